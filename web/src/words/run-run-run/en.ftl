### What the screen of Run Run Run! says beside the words of the game itself.
###
### As in the game's catalogue, facts arrive raw, and names are messages of it: { cat }, { foe },
### { token }. Places are written (2,-1), cards R17.


# $number counts the seats from 1; it stands in for a name.
seat-number = seat { $number }
# $name is who sits there.
told-cat-taken = { $name } plays { cat } ({ cat-colour }), who { cat-ability }.

## What the others are asked, as everybody else reads it

# $name is who sits there; a cat has not been chosen yet.
doing-choose-cat = { $name } chooses a cat.
doing-token-window = { cat } may use a token.
doing-foe-route = { cat } chooses the way of { foe }.
doing-foe-order = { cat } chooses which foe moves next.
doing-place-mummy = { cat } chooses where { foe } appears.
doing-split-damage = { $damage ->
        [one] { foe } attacks: { cat } says who takes the damage.
       *[other] { foe } attacks: { cat } says how to share { $damage } damage.
    }
doing-agree-split = { foe } attacks: { cat } has to agree to { $shares }.
doing-split-deadlock = { cat } has to say whether you cannot agree on the damage.
doing-shield = { foe } attacks: { cat } may use a shield.
doing-action = { cat } is choosing: explore, fight or cooperate.
doing-stride = { cat } chooses how to get to { $to }.
doing-torch-triangle = { cat } chooses a triangle of three identical symbols.
doing-door-triangle = { cat } chooses a triangle of three different symbols.
doing-place-exit = { cat } puts down the Exit Door.
doing-commit-cards = { cat } discards cards for the fight.
doing-assign-hits = { cat } deals the damage.
doing-loot = { cat } may take a sarcophagus token.
doing-use-ability = { cat } may use its ability.
doing-draw-hexes = { cat } may draw cards.
doing-footprint = { cat } may walk on.
doing-join = { cat } joins the regroup, or stays away.
doing-offer = { cat } puts cards in the pool.
doing-burn-torches = { cat } may give up torches for cards.
doing-share-pool = { cat } shares the pool.
doing-agree-share = { cat } has to agree to how the pool is shared.
doing-share-deadlock = { cat } has to say whether you cannot agree on the pool.
doing-trade = { cat } may trade tokens.
doing-agree-trade = { cat } has to agree to a trade.


## The board

# $to is an empty hex where some card of the hand fits.
target-explore = Explore { $to }
board-label = The maze
board-keys = Arrow keys go from room to room, Enter picks. R turns the room that you are placing, Escape takes it back. Plus, minus and Z zoom, Shift with the arrows moves the view, I shows the foes' ways. W asks the others to keep a hex for you, Q tells them what you plan.
board-nearer = Nearer
board-farther = Farther
board-fit = Show the whole maze
board-insight = Steps, ways of the foes, open triangles
board-turn-left = Turn left
board-turn-right = Turn right
# $at is a place: (2,-1).
board-unexplored = Unexplored at { $at }
# $who is the name of a cat that asks to keep the hex.
board-marked = marked by { $who }
board-vault = Pharaoh's Vault
# $steps: rooms to walk from the Vault.
board-exit-door = Exit Door at { $at }, { $steps ->
        [one] one room
       *[other] { $steps } rooms
    } from the Vault
# $inside: tomb, eye, scarab, ankh or none. $light: printed, torch, dark or unlit. $exits: the sides of its exits.
board-room = { $inside ->
        [tomb] Sarcophagus room
        [eye] Eye room
        [scarab] Scarab room
        [ankh] Ankh room
       *[none] Room
    } at { $at }, { $light ->
        [dark] dark
        [unlit] not lit yet
        [torch] lit by a torch
       *[printed] lit
    }, exits: { $exits }, { $steps ->
        [one] one room
       *[other] { $steps } rooms
    } from the Vault
# A foe in a room, with its hearts and the damage it deals.
board-foe = { foe }, { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    }, strength { $strength }
# The room that is being placed.
board-ghost = { $card } would go here. Enter places it, R turns it
board-ghost-wrong = { $card } does not fit like this. R turns it
# $percent: the chance that it is there after every player's next turn, if nobody gets in its way.
board-foe-way = { foe }: { $moves ->
        [one] one move from the Vault
       *[other] { $moves } moves from the Vault
    }, { $percent } % by next round
board-steps = Rooms from the Vault
board-torch-triangle = This symbol here brings torches
board-door-triangle = This symbol here opens a lock of the Exit Door
board-triangle-mine = White with a tick: you have a card for it
board-triangle-shut = Dots: no exit leads there yet
board-triangles = Open triangles
# For screen readers: one open triangle. $way says whether an exit leads there, $cards how many cards of the hand would do.
board-triangle = { $mechanism ->
        [torch] Torches
       *[door] Lock of the Exit Door
    }: { symbol } at { $at }; { $way ->
        [open] an exit leads there
       *[shut] no exit leads there yet
    }; { $cards ->
        [0] you have no card for it
        [one] you have one card for it
       *[other] you have { $cards } cards for it
    }
board-point = Keep a hex for me: pick it
# $pointing: mark, build or leave.
board-point-on = { $pointing ->
        [build] Pick the free hex where you can build; Escape takes it back.
        [leave] Pick the room of the foe that you mean; Escape takes it back.
       *[mark] Pick the free hex that the others should keep for you; Escape takes it back.
    }
wheel-title = Say what you plan
call-build = I can build here
call-fight = I would rather fight
call-cards = I need cards
call-leave = Leave this foe to me
call-regroup = Regroup?
call-yes = Yes!
call-no = No
call-wait = Wait!
chat-reminder = Tell your plans, but not exactly your cards.



## The hand, and what is asked

hand-title = Your hand
hand-cards = { $cards ->
        [one] One Room Card
       *[other] { $cards } Room Cards
    }
guide-action = To explore, pick a card.
# What the player asked may do, of explore, fight and regroup.
ask-action-now = { $ways ->
        [explore-fight-regroup] What do you do: Explore, Fight or Cooperate?
        [explore-fight] What do you do: Explore or Fight?
        [explore-regroup] What do you do: Explore or Cooperate?
        [fight-regroup] What do you do: Fight or Cooperate?
        [explore] Explore: where?
        [fight] Fight: where?
        [regroup] You can only cooperate.
       *[none] There is nothing you can do.
    }
guide-hex = Now pick a lit hex.
# $to is the hex that was picked first.
guide-card = Which card goes to the hex you chose? Those that fit are bright.
guide-token = Pick a lit place in the maze.
guide-board = Pick a lit place in the maze.
skip = Skip
hint-ask = What would a bot do? (H)
# $move is a move in words.
hint-is = Hint: { $move }
# The card is laid out in the maze already.
hint-explore = Hint: explore like this
do-explore = Explore here
do-fight = Go and fight
do-it = Do it
do-anyway = Do it anyway
do-not = Cancel
do-understood = All right
turn-card = Turn the card
turn-next = Turn to the next side that fits (R)
# $number counts the ways the card can lie, from 1.
turn-to = Turn { $number }
turn-to-illegal = Turn { $number }, does not fit: ask why
passage-where = Secret passage:
passage-none = none


## What a move would do, in a few words each

foresee-walk = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
foresee-stride = discard { $card } to get there
foresee-torch = { $stock ->
        [0] the last torch
       *[other] a torch, { $stock } left
    }
foresee-lit = lit already
foresee-dark = stays dark
foresee-heart = heart { $hearts } of 5 on the Mummy pile
foresee-draw = { $count ->
        [0] 0 cards
        [one] draw 1 card
       *[other] draw { $count } cards
    }
foresee-tomb = a sarcophagus token
foresee-torch-triangle = torch mechanism!
foresee-door-triangle = { $left ->
        [0] third door mechanism: the exit opens!
        [one] door mechanism! One more to go
       *[other] door mechanism! { $left } more to go
    }
foresee-passage = secret passage


## Tokens

tokens-mine = Your tokens
ask-me = Ask me
ask-me-always = at every choice
ask-me-matters = where it matters
ask-me-never = never about tokens
tokens-ask-not-again = Don't ask again this turn
tokens-kept = You keep your tokens.
token-use = Use
token-lay = Open
token-teleport = Teleport
# Names the token for a screen reader.
token-teleport-with = Give up the { token } to teleport


## The action

# $others: how many more foes are in the same room.
action-fight = { $others ->
        [0] Fight { foe }
       *[other] Fight { foe } and { $others } more
    }
# $left: regroup tiles that are left.
action-regroup = { $left ->
        [one] Cooperate (last time)
       *[other] Cooperate ({ $left } left)
    }


## Fights

dice-none = Pick cards for dice
dice-chosen = { $dice } of { $most } dice
# $damage is the mean, such as 2.7.
odds-dice = { $dice ->
        [one] One die: { $damage } damage on average.
       *[other] { $dice } dice: { $damage } damage on average.
    }
odds-at-most = { $dice ->
        [one] With one die, all you can pay for: { $damage } damage on average.
       *[other] With { $dice } dice, all you can pay for: { $damage } damage on average.
    }
odds-doubled = Damage counts double.
# Stands after a chance, such as 42 %.
odds-fell = { $hearts ->
        [one] to beat { foe } (one heart)
       *[other] to beat { foe } ({ $hearts } hearts)
    }
odds-all = to beat them all
hit-fells = beaten!


## Attacks

split-cards = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
split-less = { $name }: one damage less
split-more = { $name }: one damage more
split-propose = Share it like this
split-left = { $left ->
        [one] One damage left to share
       *[other] { $left } damage left to share
    }


## Regroup

regroup-choosing = still chooses
regroup-offered = { $cards ->
        [0] nothing in the pool
        [one] one card in the pool
       *[other] { $cards } cards in the pool
    }
# On a card that I have put in myself.
pool-mine = yours
pool-who = Who gets { $card }?
pool-share = Share the pool like this
trade-mine = Your tokens


## How the game stands

status-title = How the game stands
status-turn = has the turn
status-shown = Cards of this hand that all have seen
status-strength = Strength { $strength }
# Beside a number and a picture, one short word each.
status-torches = { $count ->
        [one] torch
       *[other] torches
    }
status-mummies = asleep
status-dice = { $count ->
        [one] die
       *[other] dice
    }
status-doors = doors
status-pile = { $count ->
        [one] card
       *[other] cards
    }
status-tokens = { $count ->
        [one] token
       *[other] tokens
    }
status-regroup = { $count ->
        [one] regroup
       *[other] regroups
    }


## The end

ending-won = You made it out!
ending-lost = The tomb keeps you
# Under a number each.
figure-rounds = { $count ->
        [one] round
       *[other] rounds
    }
figure-rooms = { $count ->
        [one] room explored
       *[other] rooms explored
    }
figure-steps = { $count ->
        [one] step walked
       *[other] steps walked
    }
figure-mechanisms = { $count ->
        [one] mechanism set off
       *[other] mechanisms set off
    }
figure-felled = { $count ->
        [one] foe beaten
       *[other] foes beaten
    }
figure-damage = { $count ->
        [one] heart taken
       *[other] hearts taken
    }
figure-torches = { $count ->
        [one] torch burnt
       *[other] torches burnt
    }
figure-tokens = { $count ->
        [one] token found
       *[other] tokens found
    }
figure-lost = { $count ->
        [one] card lost to foes
       *[other] cards lost to foes
    }



## House options before the start: a title, then its values where they are not yes and no

house-yes = Yes
house-no = No
house-group-begin = The game
house-group-foes = House rules: foes
house-group-maze = House rules: the maze and the cats
house-group-fights = House rules: fights
house-group-box = House rules: tokens, torches, hearts
house-level = How hard is it?
house-level-cat = Cat: as designed
house-level-kitten = Kitten: fewer mummy symbols
house-level-pharaoh = Pharaoh: fewer hits in fights
house-first = Who takes the first turn?
house-first-random = Chance decides
house-chooseCats = You choose your cats; otherwise they are dealt.
house-attackTiming = When do foes attack?
house-attackTiming-enter-end = Walking in on a cat, and at the end of the Mummies' step
house-attackTiming-enter = Only walking in
house-attackTiming-end = Only at the end of the step
house-heldByCat = A foe that starts its move in a cat's room stays there and attacks.
house-pinned = A cat in a foe's room may only fight there, cooperate or teleport.
house-swiftOnZero = Swift foes move one room even if no symbol is rolled.
house-foeOrder = In which order do foes move?
house-foeOrder-entry = As they came into the maze
house-foeOrder-active = The player whose turn it is decides
house-silenceScope = Where does Muzzlok silence the cats?
house-silenceScope-maze = Everywhere
house-silenceScope-room = Only in its own room
house-lostHeartAdvances = A die's heart that no Mummy card can take moves all foes instead.
house-darkAfterBoss = What does a dark room do once the Boss is out?
house-darkAfterBoss-advanceAll = Every foe moves one room
house-darkAfterBoss-nothing = Nothing
house-forbidSealing = Closing the last open exit is forbidden until the Exit Door is out.
house-optionalMechanisms = You may leave a mechanism alone.
house-passageDrawsAnywhere = A secret passage between older rooms, opened while you explore, brings a card.
house-mercyPass = You may pass when every action would cost your last card.
house-zeroDiceFight = You may fight without discarding a card.
house-stackDouble = Several double damage tokens may be used in one fight.
house-footprints = How far do footprints carry?
house-footprints-perFace = One room for each face
house-footprints-one = One room in all
house-tokenWindows = When may tokens be used?
house-tokenWindows-wholeTurn = Also in the Mummies' step
house-tokenWindows-actionStep = Only from the action on
house-shieldOwnTurnOnly = A shield works only on its owner's turn.
house-emptyTrap = What does a trap do with no Mummy left to wake?
house-emptyTrap-nothing = Nothing
house-emptyTrap-advanceAll = Every foe moves one room
house-recycleTokens = Used sarcophagus tokens are shuffled again when the pile is empty.
house-tokenTorchCap = Up to how many torches does a torch token fill the stock?
house-tokenTorchCap-null = No limit
house-tokenTorchCap-5 = Five
house-torchSupply = How many torches are there?
house-torchSupply-39 = 39, as in the box
house-torchSupply-unlimited = As many as you earn
house-exitReach = At which open exits may the Exit Door be put?
house-exitReach-any = At any
house-exitReach-walkable = At those that the cat could walk to past no foe
house-exitFits = The Exit Door is put where it blocks no other corridor, if there is such a place.
house-fullStockMechanism = What do three equal symbols do when you have five torches or more?
house-fullStockMechanism-triggers = The mechanism is set off, the rooms have served
house-fullStockMechanism-nothing = Nothing, the rooms stay free
house-torchMechanisms = How many torch mechanisms may there be?
house-torchMechanisms-unlimited = As many as you build
house-torchMechanisms-5 = Five, as many as tokens
house-strideDiscard = When may you discard a card to walk farther?
house-strideDiscard-farther = If the way is longer than three rooms
house-strideDiscard-anytime = Always, also for nothing
house-heartSupply = How many hearts are there?
house-heartSupply-unlimited = As many as are needed
house-heartSupply-20 = 20, as in the box
