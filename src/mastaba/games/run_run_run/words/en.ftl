### What Run Run Run! says, in the terms of rulebook/en.toml.
###
### Facts arrive raw: $cat, $partner, $foe, $token, $back and $symbol are names to select on,
### places are written (2,-1), cards R17, and everything countable is a number.
### Names are messages of their own ({ cat }, { foe }, { token } …), so that a language may give
### them attributes for its cases (token.accusative) and use those in its sentences.
### A message ends with a full stop only if it is a sentence; map labels have six letters at most.


## Names

# $cat is none before a seat has its cat.
cat = { $cat ->
        [Mapkin] Mapkin
        [Pilfer] Pilfer
        [Scratch] Scratch
        [Ember] Ember
       *[none] seat { $seat }
    }
# The other cat of a trade.
partner = { $partner ->
        [Mapkin] Mapkin
        [Pilfer] Pilfer
        [Scratch] Scratch
        [Ember] Ember
       *[none] the other seat
    }
cat-colour = { $cat ->
        [Mapkin] blue
        [Pilfer] green
        [Scratch] red
        [Ember] yellow
       *[none] no colour
    }
cat-ability = { $cat ->
        [Mapkin] draws a Room Card for each question mark
        [Pilfer] takes a sarcophagus token for each question mark
        [Scratch] deals one extra damage for each question mark
        [Ember] adds a torch to the stock for each question mark
       *[none] has no ability yet
    }
foe = { $foe ->
        [Howl] Howl
        [Dash] Dash
        [Jaws] Jaws
        [Snuff] Snuff
        [Gnashur] Gnashur
        [Muzzlok] Muzzlok
       *[Mastabark] Mastabark
    }
foe-nature = { $foe ->
        [Howl] two more mummy dice
        [Dash] swift, one more mummy die
        [Jaws] a strong bite
        [Snuff] eats two torches when it appears
        [Gnashur] the fiercest Boss, swift
        [Muzzlok] the silencing Boss, swift
       *[Mastabark] the toughest Boss, swift
    }
token = { $token ->
        [torch2] torch token (2)
        [torch3] torch token (3)
        [double] double damage token
        [draw2] draw token (2)
        [draw3] draw token (3)
        [shield] shield token
        [trap] trap
        [passage] secret passage token
       *[other] { $token }
    }
# The token that comes back in a trade.
back = { $back ->
        [torch2] torch token (2)
        [torch3] torch token (3)
        [double] double damage token
        [draw2] draw token (2)
        [draw3] draw token (3)
        [shield] shield token
        [passage] secret passage token
       *[none] nothing
    }
symbol = { $symbol ->
        [eye] eye
        [scarab] scarab
        [ankh] ankh
       *[none] no symbol
    }
# The shape of a Room Card, by the smallest number its exits can spell (RRR-GEO-06).
shape = { $shape ->
        [1] dead end
        [3] sharp bend
        [5] wide bend
        [7] fan
        [9] straight
        [11] fork A
        [13] fork B
        [15] half ring
        [21] star
        [23] kite
        [27] cross
        [31] five-way
       *[63] hub
    }
# A Room Card: R17 (wide bend, eye, torch).
card = { $symbol ->
        [none] { $card } ({ shape }{ card-extras })
       *[other] { $card } ({ shape }, { symbol }{ card-extras })
    }
card-extras = { $torch ->
        [yes] { $tomb ->
            [yes] , sarcophagus, torch
           *[no] , torch
        }
       *[no] { $tomb ->
            [yes] , sarcophagus
           *[no] { "" }
        }
    }
# One cat's part of shared damage, and of a shared pool.
share-of-damage = { cat } { $damage }
share-of-cards = { cat } { $cards }
# A list: $most is "a, b", $last is "c".
listing = { $most } and { $last }
tile-vault = VAULT
tile-exit = EXIT
# $side is the edge of a hex, clockwise from the right.
side = { $side ->
        [0] right
        [1] lower right
        [2] lower left
        [3] left
        [4] upper left
       *[5] upper right
    }


## Events

event-game-began = { $players ->
        [one] One cat sets out from the Pharaoh's Vault.
       *[other] { $players } cats set out from the Pharaoh's Vault. First to go: { cat }.
    }
event-cat-taken = Seat { $seat } plays { cat } ({ cat-colour }), who { cat-ability }.
event-cards-drawn = { $seen ->
        [yes] { $count ->
            [one] { cat } draws a card: { $cards }.
           *[other] { cat } draws { $count } cards: { $cards }.
        }
       *[no] { $count ->
            [one] { cat } draws a card.
           *[other] { cat } draws { $count } cards.
        }
    }
event-turn-began = Turn { $turn }, round { $round }: { cat }
event-mummies-rolled = { $dice ->
        [one] { cat } rolls a mummy die
       *[other] { cat } rolls { $dice } mummy dice
    }: { $symbols ->
        [0] no symbol
        [one] one symbol
       *[other] { $symbols } symbols
    }.
event-symbol-resolved = Symbol { $number } of { $symbols }:
event-foe-moved = { foe } goes from { $start } to { $to }.
event-foe-halted = { foe } stops at { $at }, where a cat stands.
event-foe-held = { foe } stays at { $at }, held up by a cat.
event-heart-added = A heart for the Mummy pile: { $hearts } of 5.
event-heart-lost = There is no place for the heart: it is lost.
event-mummy-woke = { $hearts ->
        [one] { foe } wakes with one heart ({ foe-nature })!
       *[other] { foe } wakes with { $hearts } hearts ({ foe-nature })!
    }
event-torches-eaten = { $count ->
        [one] { foe } eats a torch
       *[other] { foe } eats { $count } torches
    }; the stock is down to { $stock }.
event-mummy-placed = { foe } appears at { $at }.
event-foe-attacked = { $damage ->
        [one] { foe } attacks { $cats } at { $at } for one damage.
       *[other] { foe } attacks { $cats } at { $at } for { $damage } damage.
    }
event-split-proposed = { cat } would share the damage like this: { $shares }.
event-objected = { cat } does not agree. Next to propose: { partner }.
event-deadlock-called = { cat } says that you cannot agree.
event-split-fixed = The damage is shared: { $shares }.
event-shield-raised = { $spared ->
        [one] { cat } holds up a shield against { foe } and keeps a card.
       *[other] { cat } holds up a shield against { foe } and keeps { $spared } cards.
    }
event-cards-lost = { $count ->
        [one] { foe } takes a card from { cat }: { $cards }.
       *[other] { foe } takes { $count } cards from { cat }: { $cards }.
    }
event-room-placed = { cat } places { card } at { $at }, { $links ->
        [one] with one connection.
       *[other] with { $links } connections.
    }
event-passage-laid = { cat } opens a secret passage between { $one } and { $other }.
event-stride-paid = { $allowance ->
        [one] { cat } discards { $card } to walk up to one room.
       *[other] { cat } discards { $card } to walk up to { $allowance } rooms.
    }
event-cat-walked = { $steps ->
        [one] { cat } walks one room to { $to }.
       *[other] { cat } walks { $steps } rooms to { $to }.
    }
event-cat-teleported = { cat } gives up the { token } and teleports to { $to }.
event-room-lit = { $by_torch ->
        [yes] { $stock ->
            [0] The last torch lights { $at }.
            [one] A torch lights { $at }; one is left.
           *[other] A torch lights { $at }; { $stock } are left.
        }
       *[no] A torch on the wall lights { $at }.
    }
event-room-dark = No torch left: { $at } stays dark.
event-foes-advance = Every foe moves one room towards the Vault.
event-token-revealed = { cat } opens a sarcophagus: { token }!
event-trap-sprung = { $wakes ->
        [yes] The trap wakes the top Mummy!
       *[no] The trap finds no Mummy to wake.
    }
event-token-used = { cat } uses the { token }.
event-torches-gained = { $count ->
        [0] The bank has no torch to give
        [one] One torch for the stock
       *[other] { $count } torches for the stock
    }: it holds { $stock }.
event-mechanism-triggered = { $mechanism ->
        [torch] The symbols at { $corner } set off a torch mechanism!
       *[door] { $left ->
            [0] The symbols at { $corner } set off the third door mechanism: the exit opens!
            [one] The symbols at { $corner } set off a door mechanism! One more opens the exit.
           *[other] The symbols at { $corner } set off a door mechanism! { $left } more open the exit.
        }
    }
event-mechanism-declined = { $mechanism ->
        [torch] { cat } leaves the torch mechanism alone.
       *[door] { cat } leaves the door mechanism alone.
    }
event-exit-opened = { cat } puts the Exit Door at { $at }.
event-boss-appeared = { $hearts ->
        [one] The Boss appears at { $at }: { foe }, with one heart ({ foe-nature })!
       *[other] The Boss appears at { $at }: { foe }, with { $hearts } hearts ({ foe-nature })!
    }
event-fight-began = { cat } sets off to fight at { $at }.
event-card-committed = { $dice ->
        [one] { cat } discards { $card } for the fight: one die.
       *[other] { cat } discards { $card } for the fight: { $dice } dice.
    }
# $results lists the faces below.
event-combat-rolled = { $dice ->
        [0] { cat } rolls no combat die.
        [one] { cat } rolls a combat die: { $results }.
       *[other] { cat } rolls { $dice } combat dice: { $results }.
    }
face-hits = { $count ->
        [one] one hit
       *[other] { $count } hits
    }
face-abilities = { $count ->
        [one] one question mark
       *[other] { $count } question marks
    }
face-hexes = { $count ->
        [one] one hex
       *[other] { $count } hexes
    }
face-footprints = { $count ->
        [one] one footprint
       *[other] { $count } footprints
    }
event-foe-hit = { $damage ->
        [one] { foe } loses a heart
       *[other] { foe } loses { $damage } hearts
    }; { $hearts ->
        [0] none is left.
        [one] one is left.
       *[other] { $hearts } are left.
    }
event-foe-fell = { $returns ->
        [yes] { foe } is beaten! Its card is shuffled back into the Mummy pile.
       *[no] { foe } is beaten for good!
    }
event-ability-used = { $cat ->
        [Mapkin] Mapkin reads the map: { $times ->
            [one] one more card.
           *[other] { $times } more cards.
        }
        [Pilfer] Pilfer reaches into a sarcophagus.
        [Scratch] Scratch strikes harder: { $times ->
            [one] one more damage.
           *[other] { $times } more damage.
        }
       *[Ember] Ember strikes sparks: { $times ->
            [one] one more torch.
           *[other] { $times } more torches.
        }
    }
event-ability-silenced = { $times ->
        [one] { cat } is silenced: the question mark counts for nothing.
       *[other] { cat } is silenced: { $times } question marks count for nothing.
    }
event-regroup-began = { cat } calls for a regroup. { $left ->
        [0] That was the last regroup tile.
        [one] One regroup tile is left.
       *[other] { $left } regroup tiles are left.
    }
event-cat-joined = { $steps ->
        [0] { cat } is here already and takes part.
        [one] { cat } comes over from the next room.
       *[other] { cat } comes over, { $steps } rooms.
    }
event-cat-stayed-away = { cat } stays away.
event-cards-offered = { $seen ->
        [yes] { $count ->
            [one] { cat } puts a card in the pool: { $cards }.
           *[other] { cat } puts { $count } cards in the pool: { $cards }.
        }
       *[no] { $count ->
            [0] { cat } puts nothing in the pool.
            [one] { cat } puts a card in the pool.
           *[other] { cat } puts { $count } cards in the pool.
        }
    }
event-torches-burnt = { $count ->
        [one] { cat } gives up a torch for more cards
       *[other] { cat } gives up { $count } torches for more cards
    }; { $stock } in the stock.
event-pool-revealed = { $offered_count ->
        [0] Nobody has offered a card
       *[other] Offered: { $offered }
    }; { $found_count ->
        [0] the discard pile has nothing to add.
       *[other] from the discard pile: { $found }.
    }
event-card-shared = { $card } is for { cat }.
event-pool-shared = The pool is shared: { $shares }.
event-trade-proposed = { $back ->
        [none] { cat } wants to give { partner } the { token }.
       *[other] { cat } offers { partner } the { token } for the { back }.
    }
event-tokens-traded = { $back ->
        [none] { partner } takes the { token } from { cat }.
       *[other] { cat } and { partner } swap the { token } for the { back }.
    }
event-trade-refused = { partner } would rather not trade with { cat }.
event-passed = { cat } passes.
event-hex-marked = { cat } points at { $at }.
event-hex-unmarked = { cat } no longer points at { $at }.
event-cat-called = { cat }: “{ saying }”
# A word of the intent wheel; $at is the hex of build and the foe's room of leave.
saying = { $call ->
        [build] I can build at { $at }.
        [fight] I would rather fight.
        [cards] I need cards.
        [leave] Leave the foe at { $at } to me.
        [regroup] Shall we regroup?
        [yes] Yes!
        [no] No.
       *[wait] Wait!
    }
event-pile-empty = { $missing ->
        [one] The draw pile is empty: { cat } misses a card.
       *[other] The draw pile is empty: { cat } misses { $missing } cards.
    }
event-tokens-recycled = { $count ->
        [one] A used sarcophagus token comes back as the new pile.
       *[other] { $count } used sarcophagus tokens are shuffled into a new pile.
    }
event-forced-choice = { cat } has only one choice.
event-game-won = The exit is open and the last foe is beaten: you all win!
event-game-lost = { $cause ->
        [vault] { foe } is in the Pharaoh's Vault: you all lose.
       *[hand] { cat } has no card left: you all lose.
    }


## Questions, as the one who is asked reads them

ask-choose-cat = Which cat will you be?
ask-token-window = { $window ->
        [start] Your turn begins. Use a token before the mummy dice are rolled?
        [roll] The mummy dice are rolled. Use a token before the foes move?
        [symbol] The symbol is done. Use a token now?
        [before-move] The card lies. Use a token before you walk?
        [before-light] You are there. Use a token before the room is lit?
        [before-draw] Use a token before you draw?
        [before-effects] Use a token before the room takes effect?
        [before-mechanisms] The token is yours. Use one before the symbols take effect?
        [after-loot] The token is yours. Use one right away?
        [before-footprints] Use a token before your footprints?
       *[end] Your action is done. Use a token before your turn ends?
    }
ask-foe-route = { foe } has several shortest ways to the Vault. Where does it go?
ask-foe-order = Which foe moves next?
ask-place-mummy = { foe } wakes. On which Room Card does it appear?
ask-split-damage = { $objected ->
        [yes] { $damage ->
            [one] You do not agree yet who takes the damage of { foe }. What do you propose?
           *[other] You do not agree yet how to share { $damage } damage of { foe }. What do you propose?
        }
       *[no] { $damage ->
            [one] { foe } attacks for one damage. Who takes it?
           *[other] { foe } attacks for { $damage } damage. How do you share it?
        }
    }
ask-agree-split = { foe } attacks. The damage would be shared like this: { $shares }. Do you agree?
ask-split-deadlock = Can you really not agree? Then the damage goes to whoever holds most cards: { $shares }. Shall it be so?
ask-shield = { $damage ->
        [one] { foe } would cost you a card. Use your shield?
       *[other] { foe } would cost you { $damage } cards. Use your shield?
    }
ask-action = What do you do: Explore, Fight or Cooperate?
ask-stride = { $near ->
        [yes] You can walk to { $to } as it is. Do you discard a card all the same?
       *[no] { $distance ->
            [-1] You cannot walk to { $to }. Which token takes you there?
           *[other] { $to } is { $distance } rooms away. Which card do you discard to get there?
        }
    }
ask-torch-triangle = Your room completes three identical symbols. Which triangle gives you torches?
ask-door-triangle = Your room completes three different symbols. Which triangle sets off a door mechanism?
ask-place-exit = The exit opens! Where do you put the Exit Door?
ask-commit-cards = { $committed ->
        [0] Which cards do you discard for the fight? One die per exit, six at most.
        [one] One card discarded. Another one, or roll?
       *[other] { $committed } cards discarded. Another one, or roll?
    }
# $foe is the only one in the room, or none if there are several.
ask-assign-hits = { $foe ->
        [none] { $left ->
            [one] One damage to deal. Which foe do you hit?
           *[other] { $left } damage to deal. Which foe do you hit, and how hard?
        }
       *[other] { $left ->
            [one] One damage to deal. Do you hit { foe }?
           *[other] { $left } damage to deal. How hard do you hit { foe }?
        }
    }
ask-loot = { $left ->
        [one] One question mark: take a sarcophagus token? It may be a trap.
       *[other] { $left } question marks: take a sarcophagus token? It may be a trap.
    }
# Mapkin or Ember; the others are asked something else, or nothing.
ask-use-ability = { $cat ->
        [Ember] { $left ->
            [one] One question mark: do you add a torch to the stock?
           *[other] { $left } question marks: how many torches do you add to the stock?
        }
       *[Mapkin] { $left ->
            [one] One question mark: do you draw a card?
           *[other] { $left } question marks: how many cards do you draw?
        }
    }
ask-draw-hexes = { $left ->
        [one] One hex: do you draw a card?
       *[other] { $left } hexes: how many cards do you draw?
    }
ask-footprint = { $left ->
        [one] One footprint: where do you go?
       *[other] { $left } footprints: where do you go first?
    }
ask-join = Do you join the regroup?
ask-offer = Which cards do you put in the pool? Up to two; nobody sees them yet.
ask-burn-torches = How many torches do you give up? Each one brings two more cards.
ask-share-pool = { $objected ->
        [yes] You do not agree yet. Who gets which card, in your opinion?
       *[no] Share the pool: who gets which card?
    }
ask-agree-share = Do you agree to share the pool like this?
ask-share-deadlock = Can you really not agree? Then all take back their own cards, and the others are dealt round like this. Shall it be so?
ask-trade = Do you want to trade tokens?
ask-agree-trade = { $back ->
        [none] { cat } wants to give you the { token }. Do you take it?
       *[other] { cat } offers you the { token } for your { back }. Do you agree?
    }


## Legal moves, as a menu lists them

move-cat = Be { cat } ({ cat-colour }), who { cat-ability }
move-hold = { $question ->
        [stride] Keep your cards
       *[token-window] Keep your tokens
    }
move-use = Use the { token }
move-lay = Open a secret passage between { $one } and { $other }
move-teleport = Give up the { token } and teleport to { $to }
move-route = Send { foe } to { $to }
move-order = Move { foe }
move-wake = { $steps ->
        [one] Put { foe } at { $to }, one room from the Vault
       *[other] Put { foe } at { $to }, { $steps } rooms from the Vault
    }
move-split = { $shares }
move-agree = Agree
move-object = { $question ->
        [agree-split] Disagree: the next one proposes
        [agree-share] Disagree: the next one proposes
        [split-deadlock] No, let us try again
        [share-deadlock] No, let us try again
       *[agree-trade] Rather not
    }
move-shield = Use your shield
move-suffer = { $damage ->
        [one] Lose a card
       *[other] Lose { $damage } cards
    }
move-explore = Explore { $to } with { card }, turn { $turns }: { $links ->
        [one] one connection
       *[other] { $links } connections
    }
move-fight = Fight { $foes } at { $to }
move-regroup = { $left ->
        [one] Cooperate: spend the last regroup tile
       *[other] Cooperate: spend one of { $left } regroup tiles
    }
move-pass = Pass
move-stride = { $reach ->
        [one] Discard { card } to walk up to one room
       *[other] Discard { card } to walk up to { $reach } rooms
    }
move-triangle = The triangle with { $one } and { $other }
move-decline = { $question ->
        [loot] Leave the sarcophagus alone
        [use-ability] { $cat ->
            [Ember] Add no torch
           *[Mapkin] Draw no card
        }
        [draw-hexes] Draw no card
        [torch-triangle] Leave the torch mechanism alone
       *[door-triangle] Leave the door mechanism alone
    }
move-open = { $steps ->
        [one] Put the Exit Door at { $to }, beside { $beside }, one room from the Vault
       *[other] Put the Exit Door at { $to }, beside { $beside }, { $steps } rooms from the Vault
    }
move-commit = { $dice ->
        [one] Discard { card }: one die
       *[other] Discard { card }: { $dice } dice
    }
move-roll = { $dice ->
        [0] Roll no dice at all
        [one] Roll one die
       *[other] Roll { $dice } dice
    }
move-hit = { $damage ->
        [one] Take one heart from { foe }
       *[other] Take { $damage } hearts from { foe }
    }
move-spare = Deal no more damage
move-take = { $cat ->
        [Ember] { $count ->
            [one] Add one torch
           *[other] Add { $count } torches
        }
       *[none] { $count ->
            [one] Draw one card
           *[other] Draw { $count } cards
        }
    }
move-loot = Take a sarcophagus token
move-step = Walk to { $to }
move-stay = { $question ->
        [join] Stay away
       *[footprint] Stay where you are
    }
move-join = Join the regroup
move-offer = { $count ->
        [0] Offer nothing
       *[other] Offer { $cards }
    }
move-burn = { $count ->
        [0] Give up no torch
        [one] Give up one torch
       *[other] Give up { $count } torches
    }
move-give = Give { card } to { cat }
move-trade = { $back ->
        [none] Give { partner } the { token }
       *[other] Swap your { token } for the { back } of { partner }
    }
move-done = Trade no more
move-deadlock = Say that you cannot agree
move-mark = Point at { $to }
move-unmark = Point at { $to } no longer
move-call = Say: “{ saying }”


## Menus: moves in groups, and what is picked on the way to one

group-explore = { $count ->
        [one] Explore (one way)
       *[other] Explore ({ $count } ways)
    }
group-fight = { $count ->
        [one] Fight (one room)
       *[other] Fight ({ $count } rooms)
    }
group-teleport = Teleport with a token
group-lay = Open a secret passage
group-give = Give a card
group-trade = Trade a token
group-hit = Hit a foe
pick-card = { $count ->
        [one] { card }: one way
       *[other] { card }: { $count } ways
    }
pick-hex = { $count ->
        [one] { $to }: one way
       *[other] { $to }: { $count } ways
    }
pick-token = The { token }
pick-foe = { foe }
# Under the picture of a card as it would lie.
pick-turn = { $links ->
        [one] one connection
       *[other] { $links } connections
    }
# $sides: the edges of the new card that get a secret passage, such as 0,4.
pick-passage = passage on { $sides }


## Refusals: what is in the way, and what would do

refusal-split-seats = Name damage only for seats at this table; attacked are { $cats }.
refusal-split-not-attacked = { cat } is not attacked. Share the damage among { $cats }.
refusal-split-sum = The shares add up to { $given }, but the damage is { $damage }. Share exactly { $damage }.
refusal-nobody-objected = Nobody has objected yet, so you may still agree. Make a proposal first.
refusal-hex-taken = There is a tile at { $cell } already. Choose an empty hex.
refusal-exit-blocks-corridor = At { $cell } the Exit Door would wall off another corridor. Choose a hex that only one exit faces.
refusal-exit-out-of-reach = Your cat cannot walk to where the Exit Door at { $cell } would be. Choose an open exit that it could reach past no foe.
refusal-exit-needs-open-exit = No open exit leads to { $cell } from there. Put the Exit Door where an open exit meets it.
refusal-exit-beside-room-card = The maze has no open exit left, so the Exit Door breaks through a wall. Put it on an empty hex beside a Room Card, facing that card.
refusal-card-not-held = { $card } is not in your hand. Choose a card you hold.
refusal-hex-not-beside-maze = { $cell } does not touch the maze. Choose an empty hex beside a tile.
refusal-turn-looks-same = Turned to r{ $turns } this card looks the same as with a smaller number. Write the smallest one.
refusal-would-seal = That would close the last open exit of the maze. Leave at least one open.
refusal-too-few-passages = { $wanted ->
        [one] That takes a secret passage token, and you have none. Choose a side that fits without it.
       *[other] That takes { $wanted } secret passage tokens, and you have fewer. Open fewer sides.
    }
refusal-passage-needs-room-cards = { $cell } is not a Room Card. A secret passage joins two neighbouring Room Cards.
refusal-passage-not-needed = Exit already meets exit towards { $cell }. Keep the secret passage for a wall.
refusal-exit-meets-wall = On the { side } the card's exit would run into the wall of { $cell }. { $turns ->
        [no] This card fits here in no turn: choose another card or another hex
       *[other] Turn the card so that its wall is there
    }{ $passage ->
        [held] , or lay a secret passage.
        [never] ; no secret passage can lie here.
       *[none] .
    }
refusal-closes-corridor = On the { side } the card would wall off the corridor of { $cell }. { $turns ->
        [no] This card fits here in no turn: choose another card or another hex
       *[other] Turn the card so that an exit is there
    }{ $passage ->
        [held] , or lay a secret passage.
        [never] ; no secret passage can lie here.
       *[none] .
    }
refusal-no-link = The card would not be connected to anything. At least one of its exits must meet an exit of the maze.
refusal-foe-in-the-way = Your cat cannot get to { $cell } past the foes. Choose a hex on this side of them, or have a token to teleport.
refusal-too-far-for-hand = { $cell } is { $distance } rooms away, three is your limit. Going farther takes a third card in hand: one to place, one to discard, one to keep.
refusal-too-far-for-cards = { $cell } is { $distance } rooms away, and no other card in your hand carries you that far. Choose a nearer hex, or have a token to teleport.
refusal-no-foe-there = There is no foe at { $cell }. Fight in a room that holds one.
refusal-fight-needs-two-cards = { $cards ->
        [one] You hold one card, and a fight takes two: one to discard and one to keep.
       *[other] You hold { $cards } cards, and a fight takes at least two: one to discard and one to keep.
    }
refusal-foe-out-of-reach = No free way leads to the foe at { $cell }. Fight the foe that bars the way, or have a token to teleport.
refusal-foe-too-far = The foe at { $cell } is { $distance } rooms away, farther than you can walk. Choose a nearer one, or have a token to teleport.
refusal-foe-too-far-for-hand = The foe at { $cell } is { $distance } rooms away, three is your limit. Going farther takes one more card in hand: one to discard for the walk, one for the fight, one to keep.
refusal-discard-at-least-one = No cards, no dice. Discard at least one card before you roll.
refusal-keep-one-card = This is your last card, and you must keep one. Roll with what you have discarded.
refusal-foe-not-here = { foe } is not in your room. Hit a foe that is.
refusal-damage-out-of-range = You cannot deal { $given } damage here. Deal from 1 to { $most }.
refusal-take-out-of-range = You cannot take { $given }. Take from 1 to { $most }, or none.
refusal-not-one-link-away = { $cell } is not one step away. Walk to a room connected with yours.
refusal-game-over = The game is over. Begin a new one to play on.
refusal-no-such-seat = { $players ->
        [one] There is no seat { $seat }. You play alone, on seat 0.
       *[other] There is no seat { $seat }. There are { $players } seats, counted from 0.
    }
refusal-not-your-decision = It is not yours to decide. The game waits for { $cats }.
refusal-not-a-move = This number stands for no move. Use one of the listed moves, or write it out.
refusal-answer-the-question = That is no answer to what you are asked now. You may: { $verbs }.
# What somebody may do who has answered something else.
answer = { $verb ->
        [cat] choose a cat
        [hold] hold back
        [use] use a token
        [lay] open a secret passage
        [teleport] teleport
        [route] send the foe somewhere
        [order] choose the foe that moves
        [wake] choose where the Mummy appears
        [split] share the damage
        [agree] agree
        [object] disagree
        [shield] use your shield
        [suffer] take the damage
        [explore] explore
        [fight] fight
        [regroup] cooperate
        [pass] pass
        [stride] discard a card to walk farther
        [triangle] choose a triangle
        [decline] decline
        [open] place the Exit Door
        [commit] discard a card for dice
        [roll] roll the dice
        [hit] hit a foe
        [spare] deal no more damage
        [loot] take a sarcophagus token
        [step] walk on
        [stay] stay
        [join] join
        [offer] put cards in the pool
        [burn] give up torches
        [give] give a card to somebody
        [trade] trade a token
        [done] say that you are done
        [take] take what the roll offers
       *[deadlock] say that you cannot agree
    }
refusal-nobody-to-tell = You play alone, so there is nobody to tell.
refusal-call-needs-hex = Say where you can build: name an empty hex beside the maze.
refusal-call-needs-foe = Say which foe you mean: name the room where it stands.
refusal-call-without-place = This says enough by itself. Name no hex.
refusal-no-mark-there = You are not pointing at { $cell }. Take back a mark where you have one.
refusal-nobody-to-point-for = You play alone, so there is nobody to point for. Just build there.
refusal-mark-beside-maze = { $cell } is no empty hex beside the maze. Point at one that is.
refusal-marked-already = You are pointing at { $cell } already. Point at another hex, or take this mark back.
refusal-two-marks-only = { $most ->
        [one] You may point at one hex at a time. Take your mark back first.
       *[other] You may point at { $most } hexes at a time. Take a mark back first.
    }
refusal-mechanism-not-optional = The mechanism starts by itself. Choose one of the triangles.
refusal-not-a-triangle = { $cells } do not complete a triangle with your new room. Choose one of the triangles you are shown.
refusal-token-not-held = You do not have this token: { token }. Use one that lies before you.
refusal-must-reach = You are on your way to { $cell }. Teleport there and nowhere else.
refusal-teleport-keeps-fight = You have begun a fight, and there is no foe at { $cell }. Teleport to a room with a foe, or fight here.
refusal-stride-keeps-card = { $keep ->
        [one] You need to keep a card after the walk, so there is none to discard. Use a token to teleport.
       *[other] You need { $keep } cards after the walk, so there is none to discard. Use a token to teleport.
    }
refusal-too-far-to-hold = { $cell } is more than three rooms away. Discard a card to get there, or use a token to teleport.
refusal-stride-too-short = { $distance ->
        [-1] No walk leads there, however far { $card } carries you. Use a token to teleport.
       *[other] With { $card } you walk { $reach } rooms, and it is { $distance }. Discard a card with more exits.
    }
refusal-not-on-shortest-way = { $cell } is not on a shortest way to the Vault. Choose from { $rooms }.
refusal-foe-not-due = { foe } is not waiting to move. Choose a foe that is.
refusal-pinned = A foe is in your room and holds you there. Fight it, cooperate, or use a token to teleport.
refusal-no-regroup-tile = All regroup tiles are spent. Explore or fight.
refusal-offer-twice = You cannot offer the same card twice. Offer up to two different cards.
refusal-too-few-torches = { $stock ->
        [0] The stock is empty, so there is no torch to give up.
        [one] There is only one torch in the stock. Give up one or none.
       *[other] There are only { $stock } torches in the stock. Give up that many at most.
    }
refusal-torch-brings-no-card = { $most ->
        [one] The discard pile is too small: only one torch would bring a card. Give up one at most.
       *[other] The discard pile is too small: only { $most } torches would bring a card. Give up that many at most.
    }
refusal-not-in-pool = { $card } is not left in the pool. Choose a card that is.
refusal-not-a-partner = { cat } does not take part with you. Choose another cat that has joined the regroup.
refusal-everyone-needs-a-card = Everyone must end with a card. Give the next one to { $cats }.
refusal-no-such-token-there = { cat } cannot give you this in return: { token }. Ask for another token that lies there, or for nothing.
refusal-same-token-back = A swap for the same token changes nothing: { token }. Ask for another one, or for nothing.
refusal-no-such-cat = There is no such cat. Choose Mapkin, Pilfer, Scratch or Ember.
refusal-cat-taken = Somebody else plays { cat }. Choose another cat.
refusal-shield-waits-for-attack = A shield waits for an attack: you are asked when a foe hurts you. Now you may only give it up to teleport.
refusal-passage-needs-edge = Say where the secret passage goes: lay, and the two rooms, such as lay 1,0/1,1.
refusal-double-needs-fight = Double damage is for a fight. Use it after you have walked to a foe and before you roll.
refusal-double-once = One double damage token per fight. Keep this one for the next.
refusal-must-still-reach = Without this token you could no longer get to { $cell }. Use it only if you can still reach the room you placed.
refusal-token-on-own-turn = Tokens are for your own turn, and this is not yours. Only a shield helps you now, and you are asked for it when a foe hurts you.
refusal-no-token-in-regroup = No token may be used while you regroup. Use it when the regroup is over.
refusal-not-in-maze = There is no tile at { $cell }. Choose a room of the maze.
refusal-already-there = You are at { $cell } already. Teleport to another room.
refusal-no-passage-token = You have no secret passage token. A sarcophagus may hold one.
refusal-edge-not-canonical = Name the two rooms the other way round.
refusal-already-linked = { $cells } are connected already. Lay the secret passage through a wall.
refusal-may-not-pass = There is something you can do, so you may not pass. Explore, fight or cooperate.
refusal-mummy-needs-room-card = { $cell } is not a Room Card. A Mummy appears on any Room Card, never in the Vault or on the Exit Door.


## Cautions: legal, but are you sure?

caution-seals-maze = This closes the last open exit: nobody could explore any more without a secret passage.
caution-empties-hand = This plays your last card, and the draw pile is empty: you would all lose.
caution-split-kills = With this split { $cats } would lose the last card, and you would all lose.
caution-suffering-kills = Without your shield you would lose your last card, and you would all lose.
caution-exit-near-vault = { $steps ->
        [one] Here the Boss appears one room from the Vault.
       *[other] Here the Boss appears only { $steps } rooms from the Vault.
    }
caution-regroup-finds-nothing = The discard pile is empty: no card would come back to you.
caution-trap-near-vault = The sarcophagus may hold a trap. A mummy would wake right beside the Vault, and the next roll could lose you the game.
caution-dark-wakes-near-vault = { $steps ->
        [one] The darkness wakes a mummy right beside the Vault: the next roll could lose you the game.
       *[other] The darkness wakes a mummy at most { $steps } rooms from the Vault: the next roll could lose you the game.
    }
caution-wakes-near-vault = { $steps ->
        [one] Right beside the Vault the mummy could win with the next roll. There are rooms farther away.
       *[other] Only { $steps } rooms from the Vault the mummy could win with the next roll. There are rooms farther away.
    }


## What changed from edition to edition, for a game that goes on by newer rules

edition-base-2 = In a fight you now say yourself whether you hit, draw cards and use your ability, and tokens may be used until you roll. If somebody disagrees with how damage or the pool is shared, the next one now proposes another way. Tokens are traded in any order until all are done.


## House options, each with its values; the first one is the default

option-level = How hard the game is: cat (as designed), kitten (fewer mummy symbols), pharaoh (fewer hits in fights).
option-first = Who takes the first turn: random, or seat 0, 1, 2 or 3.
option-attackTiming = When foes attack: enter+end (walking in on a cat, and at the end of the Mummies' step), enter (only walking in), end (only at the end).
option-heldByCat = Whether a foe that starts its move in a cat's room stays and attacks: false, true.
option-swiftOnZero = Whether swift foes move one room even if no symbol is rolled: true, false.
option-foeOrder = In which order foes move: entry (as they came into the maze), active (the player whose turn it is decides).
option-lostHeartAdvances = Whether a die's heart that no Mummy card can take moves all foes instead: false, true.
option-emptyTrap = What a trap does with no Mummy left to wake: nothing, advanceAll (every foe moves one room).
option-stackDouble = Whether several double damage tokens may be used in one fight: false, true.
option-tokenTorchCap = Up to how many torches a torch token fills the stock: none (no limit), 5.
option-optionalMechanisms = Whether you may leave a mechanism alone: false, true.
option-recycleTokens = Whether used sarcophagus tokens are shuffled again when the pile is empty: false, true.
option-passageDrawsAnywhere = Whether a secret passage between older rooms, opened while you explore, brings a card: false, true.
option-pinned = Whether a cat in a foe's room may only fight there, cooperate or teleport: false, true.
option-chooseCats = Whether you choose your cats: false, true. Alone you always do.
option-mercyPass = Whether you may pass when every action would cost your last card: true, false.
option-forbidSealing = Whether closing the last open exit is forbidden until the exit opens: false, true.
option-heartSupply = How many hearts there are: unlimited, 20 (as in the box; missing ones are not placed, but nobody appears without one).
option-silenceScope = Where Muzzlok silences the cats: maze (everywhere), room (only in its own room).
option-shieldOwnTurnOnly = Whether a shield works only on its owner's turn: false, true.
option-tokenWindows = When tokens may be used: wholeTurn (also in the Mummies' step), actionStep (only from the action on).
option-zeroDiceFight = Whether you may fight without discarding a card: false, true.
option-footprints = How far footprints carry: perFace (one room each), one (one room in all).
option-darkAfterBoss = What a dark room does once the Boss is out: advanceAll (every foe moves one room), nothing.
option-torchSupply = How many torches there are: 39 (as in the box), unlimited.
option-exitReach = Which open exits the Exit Door may be put at: any, walkable (only those that the cat could walk to past no foe, if there is one).
option-exitFits = Whether the Exit Door must be put where it blocks no other corridor, if there is such a place: false, true.
option-fullStockMechanism = What three equal symbols do when you have five torches or more: triggers (the three rooms are used up), nothing (they stay free).
option-torchMechanisms = How many torch mechanisms there may be: unlimited, 5 (as many as tokens).
option-strideDiscard = When a card may be discarded to walk farther: farther (if the way is longer than three rooms), anytime (also for nothing).


## The guided first game: read before each move

lesson-cat = Welcome, Catventurer! Find the way out before a mummy gets into the Pharaoh's Vault. Take Scratch: those claws count in a fight.
lesson-explore = Every turn begins with the mummy die. It shows a mummy, so a heart goes on the Mummy pile; the fifth one wakes a mummy. Then you act. Explore: lay this card where its corridor meets the Vault's. The room has no torch, so it takes one of your five, and its one connection brings you one card.
lesson-printed-torch = This card has a torch printed on it: the room is lit already and your stock stays as it is.
lesson-two-connections = No mummy this time. Corridor must meet corridor, and wall must meet wall. Here the new room connects twice, so you draw two cards.
lesson-symbols = See the scarab? Where three rooms with the same symbol meet in one corner, they fill up your torches. Lay a scarab beside the Vault; more will follow.
lesson-three-connections = A second scarab, right beside the first. This room connects with three others: three new cards for you!
lesson-sarcophagus = A room with a sarcophagus hides a token. It is a dead end and takes your last torch, but treasure is treasure.
lesson-token = This token brings two cards. Use it now. You could also keep it for later, or give up any token to teleport.
lesson-wake = The fifth heart: Snuff wakes, and it will run for the Vault by the shortest way. Put it as far away as you can. That is your own room, and its attack will cost you a card at random, but you gain time.
lesson-dark = You have no torch left, so this room stays dark, and darkness adds a heart. But look: it is the third scarab in one corner. That torch mechanism fills your stock up to five again!
lesson-eye = Three different symbols in one corner set off a door mechanism. Three of those open the Exit Door. A scarab lies beside this hex: add an eye.
lesson-door = Now the ankh, beside eye and scarab. Your first door mechanism, and two more cards as well.
lesson-fight = Snuff has moved: it is one room from the Vault, and if it gets in, all is lost. Go and fight! You may walk up to three rooms.
lesson-dice = In a fight your cards become dice: one for each exit. This card gives you three.
lesson-more-dice = Three more make six, and six is the most you can roll. One card at least must stay in your hand.
lesson-roll = Snuff has five hearts. Each hit takes one, and with Scratch each question mark takes one too. Roll!
lesson-fell = Five hearts: enough to fell it. You could also hold back, for a beaten Mummy may wake again with five fresh hearts. But so near the Vault, take them all!
lesson-hex = The hex you rolled brings a card as well, if you like. A hand full of cards is your life and your dice: take it.
lesson-regroup = Snuff has fallen! Its card is shuffled back, so it may come again. Catch your breath: Cooperate brings two cards back from the discard pile. You can do that three times in a game.
lesson-torches = Each torch you give up would bring two more cards. Only one card is left there, so keep your torches.
lesson-end = Now it is your game. Two more door mechanisms open the Exit Door, and then the Boss comes. Defeat every foe, and you are free. Good luck!


## Panels beside the maze

panel-cats = Cats
panel-foes = Foes
panel-torches = Torches: { $stock }, { $bank } in the bank
panel-mummies = Mummy pile: { $boss_out ->
        [yes] gone since the Boss came
       *[no] { $pile ->
            [0] empty, all are awake
            [one] one card, { $hearts } of 5 hearts
           *[other] { $pile } cards, { $hearts } of 5 hearts
        }
    }
panel-power = Mummy dice: { $dice }
panel-draw-pile = Draw pile: { $cards }
panel-discard = Discard pile: { $cards }
panel-tokens = Sarcophagus tokens: { $tokens }
panel-regroup = Regroup tiles: { $tiles }
panel-doors = Door mechanisms: { $done } of 3
panel-seat = { cat } ({ cat-colour })
panel-hand = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
panel-foe = { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    }, strength { $strength }
panel-distance = { $steps ->
        [0] in the Vault
        [one] one room from the Vault
       *[other] { $steps } rooms from the Vault
    }
panel-no-foes = nobody is awake
panel-your-hand = Your hand:
panel-pool = The pool:
# Under the picture of a card, eleven letters at most.
card-torch = torch
# The signs of the map: eighty letters at most.
legend-corridors = ══ corridor  ≈≈ secret passage  numbers alone: an open exit leads there
legend-rooms = ◉ eye  Ж scarab  ☥ ankh  ᵗ used for torches  ᵈ used for a door  dashed: dark
legend-figures = M Mapkin, P Pilfer, S Scratch, E Ember  Ho5 Howl, 5 hearts  »M« Mapkin points
legend-cards = ▣ sarcophagus  the number on a card: its exits, and its dice in a fight
