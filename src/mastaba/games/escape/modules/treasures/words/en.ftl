### What Escape says of treasures, in the terms of rulebook/en.toml.


## Names

treasure = { $treasure ->
        [healing] Healing mask
        [double-torch] Double torch
        [double-key] Double key
        [teleport] Teleport
        [gem] Extra gem
        [passage] Secret passage
        [greattorch] Great torch
       *[other] { $treasure }
    }


## Events

event-treasure-laid = A treasure lies here, face down: { $room }.
event-treasure-taken = { player } takes a treasure: { treasure }.
event-treasure-spent = { player } uses up: { treasure }.
event-healed = { player } uses the Healing mask. { $freed ->
        [0] No die was locked.
        [one] One die comes free.
       *[other] { $freed } dice come free.
    }
event-teleported = { player } teleports to: { $to }.
event-passage-opened = { player } opens a secret passage between { $room } and { $other }.
event-torch-lit = { player } lights the Great torch. A second Start: { $room }.
event-torch-burnt-out = The Great torch has burnt out: { $room }.


## Legal moves, as a menu lists them

move-take = Take the treasure for { $paid }
move-use = { $target ->
        [none] Use { treasure }
       *[other] Use { treasure }: { $target }
    }


## Refusals: what is in the way, and what would do

refusal-no-treasure-here = No treasure lies in this room. Go to a room with one.
refusal-no-such-use = This treasure cannot be used that way. Look at the list of commands.
refusal-use-it-to-pay = This treasure stands for two symbols: name it when you pay or join a pool.
refusal-no-pawn-there = You can only teleport to another room that holds a pawn.
refusal-no-passage-there = A secret passage joins two rooms side by side that have no way between them. Name two such rooms.


## Cautions: legal, but are you sure?

caution-no-more-slams = The door will not slam again: the Great torch would save nobody.


## House options, each with its values; the first one is the default

option-treasures = Whether you play with module 2, treasures: false, true.
