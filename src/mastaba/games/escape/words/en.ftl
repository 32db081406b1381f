### What Escape says, in the terms of rulebook/en.toml.
###
### Facts arrive raw: $colour names a player, $curse, $treasure, $ballot and $call are names to select
### on; rooms, symbols and lists come as the messages `room`, `symbol` and `listing` have put them.


## Names

player = { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [black] Black
       *[white] White
    }
colour = { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [black] black
       *[white] white
    }
# A list: $most is "a, b", $last is "c".
listing = { $most } and { $last }
nobody = nobody
# Dice by their numbers: $dice is "1 and 2".
numbered-dice = { $count ->
        [one] die { $dice }
       *[other] dice { $dice }
    }
symbol = { $face ->
        [A] { $count ->
            [one] one adventurer
           *[other] { $count } adventurers
        }
        [K] { $count ->
            [one] one key
           *[other] { $count } keys
        }
        [T] { $count ->
            [one] one torch
           *[other] { $count } torches
        }
        [G] { $count ->
            [one] one golden mask
           *[other] { $count } golden masks
        }
       *[B] { $count ->
            [one] one black mask
           *[other] { $count } black masks
        }
    }
side = { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
ballot = { $ballot ->
        [fate] help of fate
        [concede] giving up
        [pause] a pause
        [adopt] playing an empty seat too
        [resume] going on
       *[other] { $ballot }
    }
state = { $state ->
        [ready] has not been rolled
        [rolling] is still rolling
        [locked] is locked by a black mask
        [committed] lies in a pool
        [laid] is buried
        [lost] is lost
        [given] was given away
       *[shown] shows its face
    }
room = { $name ->
        [START] Start
        [EXIT] Exit
        [GK1] Upper key shrine
        [GK2] Lower key shrine
        [GT1] Upper torch shrine
        [GT2] Lower torch shrine
        [B01] Hall of vines
        [B02] Broken stair
        [B03] Frog basin
        [B04] Long gallery
        [B05] Jaguar corner
        [B06] Feather corner
        [B07] Sun crossing
        [B08] Twin braziers
        [B09] Ember court
        [B10] Great crossing
        [B11] Right turn
        [B12] Left turn
        [B13] Fork
        [C01] Mask niche
        [C02] Hissing wall
        [C03] Offering table
        [C04] Gold alcove
        [C05] Idol corner
        [C06] Bone corner
        [C07] Priest's court
        [C08] Blood steps
        [C09] Scribe's hall
        [C10] Cursed crossing
        [C11] Painted turn
        [C12] Whispering turn
        [C13] Quiet fork
       *[other] room
    } ({ $name })
call = { $call ->
        [golden-mask] Golden mask, please!
        [torches] I need torches!
        [keys] I need keys!
        [gems-here] Gems, here!
        [go-back] Back to Start!
        [to-exit] To the Exit!
        [wait] Wait for me!
        [coming] I am coming!
        [yes] Yes!
       *[no] No!
    }


## Events

event-game-began = { $players ->
        [one] You are alone in the temple.
       *[other] { $players } adventurers are in the temple.
    } { $level ->
        [veteran] Level: veteran.
        [expert] Level: expert.
       *[normal] Level: normal.
    } Gems on the depot: { $depot }. Spare gems: { $spare }.
event-room-laid = On the table: { $room }.
event-colour-taken = Seat { $place } plays { colour }.
event-seat-ready = { player } is ready.
event-ease-switched = { $on ->
        [yes] { player } plays with eased physical rules.
       *[no] { player } plays with the usual physical rules.
    }
event-started = Escape!
event-dice-rolled = { $count ->
        [one] { player } rolls one die.
       *[other] { player } rolls { $count } dice.
    }
event-dice-settled = { player } has: { $faces }.
event-dice-fell = A die of { player } falls off the table.
event-dice-unlocked = { $count ->
        [one] A golden mask of { player } releases one die of { $whose }.
       *[other] A golden mask of { player } releases { $count } dice of { $whose }.
    }
event-room-entered = { player } enters: { $to }.
event-room-drawn = { player } discovers: { $room }. { $left ->
        [0] The pile is empty.
        [one] One room is left in the pile.
       *[other] { $left } rooms are left in the pile.
    }
event-room-placed = { player } lays it down: { $room }.
event-room-returned = The room in { player }'s hand can no longer be laid down and goes back onto the pile.
event-pool-joined = { player } puts { $given } into the pool of { $room }, for { $gems ->
        [one] one gem.
       *[other] { $gems } gems.
    }
event-pool-aimed = { player } now aims at { $gems ->
        [one] one gem: { $room }.
       *[other] { $gems } gems: { $room }.
    }
event-pool-left = { player } takes back: { $given }.
event-gems-activated = { $gems ->
        [one] A gem is activated
       *[other] { $gems } gems are activated
    } by { $names }! On the depot: { $depot }.
event-escaped = { player } has escaped! { $left ->
        [0] Nobody is left inside.
        [one] One is still inside.
       *[other] { $left } are still inside.
    }
event-die-given = { player } gives a die to { $whose }.
event-vote-opened = { player } proposes { ballot }.
event-vote-cast = { $yes ->
        [yes] { player } agrees to { ballot }.
       *[no] { player } is against { ballot }.
    }
event-vote-failed = Not agreed: { ballot }.
event-fate-helped = Fate helps! { $freed ->
        [0] No die was locked.
        [one] One die comes free.
       *[other] { $freed } dice come free.
    } On the depot: { $depot }. Spare gems: { $spare }.
event-gong-struck = { $countdown ->
        [1] Gong! The first countdown: back to Start!
        [2] Gong! The second countdown: back to Start!
       *[3] Gong! The last countdown: get out!
    }
event-seconds-left = { $seconds ->
        [one] One second!
       *[other] { $seconds } seconds!
    }
event-door-slammed = The door slams! In time: { $safe }.
event-die-lost = { $was ->
        [locked] { player } loses a locked die
        [ready] { player } loses a die that was yet to be rolled
        [rolling] { player } loses a die that was still rolling
        [shown] { player } loses a die that showed { $face }
        [committed] { player } loses a die from a pool ({ $face })
       *[other] { player } loses a die
    }: { $left ->
        [0] it was the last one.
        [one] one is left.
       *[other] { $left } are left.
    }
event-game-paused = { $covered ->
        [yes] All agree: a pause. Time stands still and the temple is covered, for { $seconds } seconds at most.
       *[no] All agree: a pause. Time stands still.
    }
event-resuming = Dice in hand: it goes on in a moment.
event-game-resumed = On we go!
event-turn-passed = { player } passes.
event-called = { player }: { call }
event-pinged = { player } points at: { $room }.
event-line-lost = { player } has lost the line.
event-line-back = { player } is back.
event-conceded = All agree to give up.
event-collapsed = The temple collapses. Still inside: { $names }. All have lost.
event-all-escaped = All have escaped after { $clock }. You win together!
event-power-set = { player } now throws with power { $power }.
event-seat-adopted = { player } now plays for { $whose } too.


## Questions, as the one who is asked reads them

ask-prepare = Choose a free colour, and say when you are ready.
ask-act = You are here: { $room }. On the depot: { $depot }; the Exit costs { $keys ->
        [one] one key
       *[other] { $keys } keys
    }. What do you do?
ask-place = Where does it go: { $room }?
ask-gift = You are out. Do you give one of your dice to somebody inside?
ask-resume = The game is paused. Shall it go on?


## Legal moves, as a menu lists them

move-colour = Play { colour }
move-ready = I am ready
move-ease = { $on ->
        [yes] Eased physical rules for me
       *[no] The usual physical rules for me
    }
move-roll = Roll: { $dice }
move-enter = Go { side } for { $paid }: { $room }
move-discover = Discover a room for { $paid }
move-place = Lay it to the { side }
move-commit = { $gems ->
        [0] Put { $given } into the pool
        [one] Put { $given } into the pool, for one gem
       *[other] Put { $given } into the pool, for { $gems } gems
    }
move-withdraw = Take back: { $given }
move-escape = Escape for { $paid }
move-gift = Give die { $dice } to { $whose }
move-propose = { $ballot ->
        [adopt] Propose to play for { $whose } too
       *[other] Propose { ballot }
    }
move-vote = { $yes ->
        [yes] Agree to { ballot }
       *[no] Be against { ballot }
    }
move-unlock = Release dice of { $whose } with the golden mask of die { $dice }
move-pass = Pass
move-call = Call: { call }
move-ping = Point at: { $room }
move-power = Throw with power { $power }
move-away = { $whose } has lost the line
move-back = { $whose } is back


## Refusals: what is in the way, and what would do

refusal-game-over = The game is over. Begin a new one to play on.
refusal-no-such-seat = There is no seat { $number }. There are { $players } seats, counted from 0.
refusal-not-a-command = This number stands for no command. Use one of the listed ones, or write it out.
refusal-only-the-table = Only the table itself reports lost lines. Players do all else.
refusal-has-begun = That was to be settled before the start word. Now roll!
refusal-not-begun = Nobody may act before the word “Escape!”. Choose a colour, or say that you are ready.
refusal-paused = The game is paused. Propose or vote to go on.
refusal-you-have-escaped = You have escaped. All you can still do is give a die away, once, and talk.
refusal-room-in-hand = You hold a room: { $room }. Lay it down first.
refusal-not-in-play = This table plays without the module that this belongs to. Choose something else.
refusal-too-fast = Not so fast: wait { $wait } thousandths of a second.
refusal-rolls-too-fast = Your last roll was only a moment ago. Roll again in { $wait } thousandths of a second.
refusal-not-your-roll = Without a clock you take turns: it is { player }'s roll. Do something else, or wait.
refusal-no-turns = Everybody rolls at once here, so there is nothing to pass. Just wait.
refusal-rolls-nothing = Name at least one die to roll.
refusal-no-such-die = You have no die { $die }. Name one of yours.
refusal-die-is-locked = Die { $die } shows a black mask and is locked. A golden mask releases it.
refusal-die-not-free = Die { $die } cannot be rolled: it { state }. Roll others.
refusal-die-cannot-pay = Die { $die } cannot pay: it { state }. Name dice that show what you need.
refusal-does-not-pay = That does not pay the price. It takes { $price }, all of them yours.
refusal-pays-too-much = That is more than the price. Name exactly { $price }.
refusal-no-such-tile = You have no such treasure at hand. Take one first, for two keys in its room.
refusal-one-golden-mask = Name exactly one die with a golden mask.
refusal-not-a-golden-mask = Die { $die } shows no golden mask. Roll one first.
refusal-no-such-player = There is no such player. Name a seat of this table.
refusal-not-gone = { player } is there, or has been away for less than ten seconds. Wait a moment.
refusal-is-adopted = Somebody plays for { player } already.
refusal-has-escaped = { player } has escaped already. Help somebody who is inside.
refusal-not-in-your-room = { player } is in another room. Go there first, or use the mask yourself.
refusal-nothing-locked = { player } has no locked dice. Keep the golden mask for later.
refusal-no-such-side = There are four sides: N, E, S and W.
refusal-no-room-there = There is no room in the { side } yet. Discover one first.
refusal-wall-there = A wall blocks the way to the { side }. Find another way.
refusal-no-free-side = No opening of your room leads into the unknown. Go to a room that has one.
refusal-pile-empty = The room pile is empty. There is nothing left to discover.
refusal-no-room-in-hand = You hold no room. Discover one first.
refusal-side-not-free = It cannot go there. Free sides: { $sides }.
refusal-no-gem-here = There is no gem symbol here: { $room }. Go to a room that has one.
refusal-gems-used = Gems were activated here already: { $room }. Find another room.
refusal-depot-empty = The depot is empty. Run for the Exit!
refusal-no-such-symbol = There is no symbol for { $gems } gems here. There are: { $aims }.
refusal-does-not-fit = Here only this counts: { $face }. Put in nothing else.
refusal-commits-nothing = Name dice to put in, or another number of gems if you are in the pool.
refusal-withdraws-nothing = Name what you want to take back.
refusal-not-in-a-pool = Die { $die } lies in no pool. There is nothing to take back.
refusal-tile-not-in-a-pool = That tile lies in no pool. There is nothing to take back.
refusal-not-in-exit = You can only escape from the Exit. Go there first.
refusal-still-inside = You can give a die away once you have escaped.
refusal-has-given = You have given a die away already. It can be done once.
refusal-one-die = Name exactly one die.
refusal-not-your-die = Die { $die } is not yours to give. Name one that you still have at hand.
refusal-not-inside = Only somebody who is still inside can get a die.
refusal-no-such-vote = There is no such vote. You can vote on: { $ballots }.
refusal-no-fate-for-experts = Experts get no help of fate. Help each other with golden masks.
refusal-fate-used-up = Fate has helped as often as it may. Help each other with golden masks.
refusal-not-paused = The game is not paused. There is nothing to go on with.
refusal-nothing-to-pause = No clock runs at this table. Take your time.
refusal-no-vote-on-pauses = Nobody votes on pauses at this table: only a treasure can stop the clock. Play on.
refusal-pause-used-up = You have had the one pause of this game. Play on.
refusal-temple-covered = The temple is covered until the pause is over. Point at rooms then.
refusal-vote-is-open = A vote on this is open already: { ballot }. Vote yes or no.
refusal-vote-too-soon = The last vote on this has only just ended. Propose it again in { $wait } thousandths of a second.
refusal-no-open-vote = Nobody has proposed this: { ballot }. Propose it yourself.
refusal-has-voted = You have said yes already. Wait for the others.
refusal-not-counted = Whoever is away for long is not counted in votes. The others decide until the player is back.
refusal-is-ready = You are ready. Wait for the others, or for the start word.
refusal-no-such-colour = There is no such colour. The colours are: { $colours }.
refusal-colour-taken = Somebody plays { colour } already. Choose another colour.
refusal-already-so = It is like that already. Nothing would change.
refusal-on-or-off = It can only be on or off.
refusal-no-such-power = There is no such power. You can throw with: { $powers }.
refusal-no-such-call = There is no such call. Choose one of the list.
refusal-room-not-in-temple = That room is not in the temple yet. Point at one that is.


## Cautions: legal, but are you sure?

caution-gives-up = If all agree, the game is lost.
caution-nothing-locked = No die is locked: fate would only make the Exit dearer.
caution-rolls-golden-mask = You roll a golden mask away although dice are locked.


## House options, each with its values; the first one is the default

option-level = How hard it is: normal, veteran (3 more gems), expert (6 more gems, no help of fate).
option-track = Which soundtrack: random, 1, 2.
option-clock = How time passes: real, three-quarters, half, quarter (of the speed), turns (no clock, you take turns rolling), practice (no soundtrack).
option-start = When the start word comes: introduction (after it, or once everybody is ready), ready (only then).
option-extraTiles = Whether the extra tiles of the first expansion join in, Soul swap and Great torch: false, true.
option-strictCoop = Whether two or three gems need at least two players: true, false.
option-pause = Whether all may agree on a pause: once (one in a game, a minute at most, with the temple covered), treasure (no vote, only a treasure pauses), free (as often as you like).


## Beside the temple in the terminal

panel-players = Adventurers
panel-clock = { $clock } on the clock. { $countdown ->
        [0] No countdown.
       *[other] Countdown { $countdown } ends at { $ends }.
    }
panel-depot = On the depot: { $depot }, spare: { $spare }. The Exit costs { $keys ->
        [one] one key.
       *[other] { $keys } keys.
    } Rooms in the pile: { $pile }.
panel-out = escaped
panel-covered = The temple is covered until the pause is over.
panel-pool = Pool of { $room }: { $total } of { $price }
# The signs of the temple: eighty letters at most.
legend-temple = * gems to be had  + gems activated  ? treasure  digits: who is there
legend-dice = A K T G shown  B locked  - not rolled  ~ rolling  small: in a pool  () buried


## What the rules of an edition have changed, for those whose game goes on by them

edition-base-2 = Of things that fall due at once, the one that was set off first comes first; of rooms that go back onto the pile at once, that of the lowest seat ends up on top. Who holds a room may take dice back. In a pause you may also give up or take over an empty seat.


## Guided first game

lesson-ready = You are in a temple that will collapse. In a real game everybody rolls at once, and ten minutes are all you have. Here nothing runs away: take your time. Say that you are ready.
lesson-roll = Alone you have seven dice, in company five. Roll them all: { $device ->
    [touch] tap the big button.
   *[desk] press the space bar, or click the big button.
}
lesson-discover = There is every face: adventurers walk, keys and torches open and light, black masks lock their die, the golden mask helps. Two adventurers discover a room. { $device ->
    [touch] Dice 2 and 3 show them: tap the button for it.
   *[desk] Dice 2 and 3 show them: click the button for it, or press D.
}
lesson-place = You see the room before it goes down. Its stairs always meet the room you are in. { $device ->
    [touch] Lay it to the north: tap that light on the map.
   *[desk] Lay it to the north: click that light on the map, or press the arrow.
}
lesson-unlock = Two dice are locked by black masks and cannot be rolled. A golden mask frees up to two, yours or those of somebody in your room. Use it now.
lesson-hold = The new room wants torches. { $device ->
    [touch] Tap die 5, the torch, to hold it, and roll the others.
   *[desk] Click die 5, the torch, to hold it (or press 5), and roll the others.
}
lesson-enter = The red frame is the price of a room: two adventurers for this one. Go north. Paid dice must be rolled again before they are worth anything.
lesson-commit = Four torches activate a gem here. Lay your torch down: it waits in the pool of the room, and others could add theirs.
lesson-locked = Roll on with what is free. Die 1 is locked again: that will happen all the time.
lesson-more = Two more torches. Lay them down as well; one is still missing.
lesson-last = Dice in the pool wait as long as you stay in the room. Roll the other three.
lesson-gem = There it is, the fourth torch. Lay it down, and the gem moves from the depot into the room.
lesson-mask = One gem less on the depot makes the Exit one key cheaper. And another golden mask: free your die.
lesson-end = That is all there is to it. Find the Exit, activate as many gems as you can, and escape with as many keys as gems are left on the depot, plus one. When the gong sounds, run back to Start before the door slams, or lose a die. Now play with the clock!
