### What Escape says of curses, in the terms of rulebook/en.toml.


## Names

curse = { $curse ->
        [trapped] Trapped
        [debris] Debris
        [mask] Mask
        [silence] Silence
        [lostdice] Lost dice
        [hand] Cursed hand
        [soulswap] Soul swap
       *[other] { $curse }
    }


## Events

event-curse-drawn = { player } draws a curse: { curse }.
event-curse-discarded = The new tile ({ curse }) has no effect on { player } and leaves the game.
event-curse-lifted = { player } lifts the curse: { curse }.
event-die-buried = { $was ->
        [locked] Rubble buries a locked die of { player }.
        [ready] Rubble buries a die of { player } that was yet to be rolled.
        [rolling] Rubble buries a die of { player } that was still rolling.
        [shown] Rubble buries a die of { player } that showed { $face }.
        [committed] Rubble buries a die of { player } from a pool ({ $face }).
       *[other] Rubble buries a die of { player }.
    }
event-die-dug-out = { player } digs a die out of the rubble.
event-hand-on-head = { $on ->
        [yes] { player } puts a hand on the head.
       *[no] { player } takes the hand off the head.
    }
event-souls-swapped = { player } and { $partner } swap souls, and with them the pawns they lead.
event-souls-returned = The soul swap of { player } and { $partner } is undone.
event-souls-parted = The Soul swap of { player } and { $partner } is discarded: who is still inside keeps the pawn they lead.


## Questions, as the one who is asked reads them

ask-choose = With whom do you swap souls?


## Legal moves, as a menu lists them

move-lift = Lift { curse } for { $paid }
move-hand = { $on ->
        [yes] Hand on the head
       *[no] Hand off the head
    }
move-choose = Swap souls with { $whose }


## Refusals: what is in the way, and what would do

refusal-trapped = You are trapped and can neither enter nor discover rooms. Lift the curse first.
refusal-silenced = You are under Silence: no calls, no pings, no chat. Lift the curse first.
refusal-hand-not-on-head = Put your hand on your head first, and keep it there: the curse wants it so.
refusal-hand-not-cursed = No curse is on your hand. Use it freely.
refusal-not-your-curse = That curse does not lie before you. Everybody lifts their own.
refusal-nothing-to-choose = There is nothing to choose now. Choose when Soul swap asks you to.
refusal-not-a-partner = Souls are swapped with somebody else who is inside. Name one of them.


## House options, each with its values; the first one is the default

option-curses = Whether you play with module 1, curses: false, true.


## What the rules of an edition have changed, for those whose game goes on by them

edition-curses-2 = A die that Debris catches rolling comes back unrolled. The Cursed hand keeps nobody from pointing. However Soul swaps end, everybody gets their own pawn back.
