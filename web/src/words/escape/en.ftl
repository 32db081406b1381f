# What only the browser says at a table of Escape.

## The board

board-temple = The temple
board-follow = Follow my adventurer
board-fit = Show the whole temple
board-nearer = Nearer
board-farther = Farther
board-covered = The temple is covered until you go on.

room-can-enter = You can enter.
room-target = You can choose it.
room-chosen = Chosen.
room-cost = Entry: { $cost }.
room-symbol = { symbol } for { $gems ->
    [one] one gem
   *[other] { $gems } gems
}.
room-gems = { $gems ->
    [one] One gem activated.
   *[other] { $gems } gems activated.
}
room-treasure = A treasure lies here.
room-people = Here: { $names }.

clock-label = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
}
clock-before = Get ready …
clock-waits = Ready when you are
clock-slam = Back to Start!
clock-collapse = Everybody out!
clock-paused = Paused: { $left }
clock-practice = Practice

sign-start = Escape!
sign-gong = { $number ->
    [1] First gong: back to Start!
    [2] Second gong: back to Start!
   *[other] Third gong: everybody out!
}
sign-slam = The door slams!
sign-collapse = The temple collapses!
sign-fate = Fate helps: all dice are free!
sign-healed = Healing mask: all dice are free!
sign-exit = The Exit is found!
sign-curse = You are cursed!
sign-gems = { $number ->
    [one] A gem is activated!
   *[other] { $number } gems are activated!
}

## My dice and what they can do

hand-title = Your dice
hand-watching = You are watching. Every adventurer rolls at the same time.
hand-escaped = You are out. Cheer for the others!
hand-gift = You are out! Give one of your dice to somebody inside.
hand-paused = Paused: everybody must agree to go on.
hand-choose = With whom do you swap souls?
hand-place = Where does this room go? { $device ->
    [touch] Tap a light on the map.
   *[desk] Click a light on the map or press an arrow key.
}
hand-on = Your hand is on your head
hand-off = Put your hand on your head
hand-hold = Hold to play
hand-keep = Keep holding
hand-why = { $device ->
    [touch] This must be kept pressed while you play.
   *[desk] This must be kept pressed while you play: hold the key { $key } down.
} If you cannot, choose “{ prepare-ease }” before a game.

dice-title = Dice
die-label = Die { $number }: { $state ->
    [ready] not rolled yet
    [rolling] rolling
    [held] { $face ->
        [A] adventurer, held
        [K] key, held
        [T] torch, held
        [G] golden mask, held
       *[none] held
    }
    [locked] black mask, locked
    [committed] laid down for a gem
    [laid] under rubble
   *[shown] { $face ->
        [A] adventurer
        [K] key
        [T] torch
        [G] golden mask
       *[none] blank
    }
}
roll = { $count ->
    [0] All dice are held
    [one] Roll one die
   *[other] Roll { $count } dice
}
roll-none = No die is free
roll-queued = Rolling …
roll-turn = Somebody else rolls now

gone-slam = You were not safe when the door slammed. You lose { $was ->
    [locked] a locked die
    [ready] a die that was yet to be rolled
    [rolling] a die that was still rolling
    [shown] a die that showed { $face }
    [committed] a die from the pool: { $face }
   *[other] a die
}; the least useful goes first.
gone-rubble = Debris has buried { $was ->
    [locked] a locked die
    [ready] a die that was yet to be rolled
    [rolling] a die that was still rolling
    [shown] a die that showed { $face }
    [committed] a die from the pool: { $face }
   *[other] a die
}; the least useful goes first.
gone-tray = A die that you threw has left the table for good.

deeds-title = What your dice can do
deeds-none = { $device ->
    [touch] Roll, or tap a die to hold it.
   *[desk] Roll, or click a die to hold it.
}
deeds-target = { $device ->
    [touch] Tap a lit room on the map.
   *[desk] Choose a lit room on the map: click it, or use the arrow keys and Enter.
}
deeds-partner = Now choose the room next to it.
deed-enter = { $side ->
    [N] Enter north
    [E] Enter east
    [S] Enter south
   *[W] Enter west
}
deed-place = { $side ->
    [N] Lay it north
    [E] Lay it east
    [S] Lay it south
   *[W] Lay it west
}
deed-discover = Discover a room
deed-gems = { $gems ->
    [one] Activate a gem
   *[other] Activate { $gems } gems
}
deed-commit = Lay down { $count ->
    [one] { $face ->
        [K] a key
       *[T] a torch
    }
   *[other] { $face ->
        [K] { $count } keys
       *[T] { $count } torches
    }
}
deed-aim = { $gems ->
    [one] Aim at one gem
   *[other] Aim at { $gems } gems
}
deed-escape = Escape!
deed-unlock-me = Free my dice
deed-unlock = Free dice of { $name }
deed-lift = Lift { curse }
deed-take = Take the treasure
deed-use = Use { treasure }
deed-withdraw = Take my dice back
deed-gift = Give a die to { $name }
deed-choose = Swap with { $name }
deed-pass = Do not roll
deed-with-tile = with { treasure }

calls-title = Call out
calls-silenced = Silence: you cannot call
call-golden-mask = Golden mask!
call-torches = Torches!
call-keys = Keys!
call-gems-here = Gems here
call-go-back = Back!
call-to-exit = To the exit
call-wait = Wait
call-coming = I'm coming
call-yes = Yes
call-no = No

curse-effect = { $curse ->
    [trapped] You cannot enter or discover rooms.
    [debris] One of your dice lies under rubble.
    [mask] Your golden masks free only one die.
    [silence] No calls, no pings, no chat.
    [lostdice] Dice thrown hard may be lost: throw gently.
    [hand] Hold the sign down whenever you do anything.
   *[soulswap] You lead another's adventurer.
}
curse-lift = Lifted by { $price }
treasure-effect = { $treasure ->
    [healing] Frees all black masks of everybody.
    [double-torch] Pays as two torches.
    [double-key] Pays as two keys.
    [teleport] Takes you to a room with somebody in it.
    [gem] Takes a gem from the depot.
    [passage] Opens a way through a wall.
   *[greattorch] Makes this room a second Start.
}

vote-ask = { $ballot ->
    [fate] Ask fate for help? One more gem, and all dice come free.
    [concede] Give up?
    [pause] { $pauses ->
        [once] Pause the game? Once only: for a minute at most, with the temple covered.
       *[free] Pause the game?
    }
    [adopt] Let somebody play the empty seat too?
   *[resume] Go on?
}
vote-short = { $ballot ->
    [fate] Help of fate?
    [concede] Give up?
    [pause] { $pauses ->
        [once] Pause? One minute, temple covered
       *[free] Pause?
    }
    [adopt] Play the empty seat?
   *[resume] Go on?
}
vote-yes = Yes
vote-no = No
vote-count = { $count ->
    [one] One has said yes
   *[other] { $count } have said yes
}
propose = { $ballot ->
    [fate] Help of fate ({ $spare } left)
    [concede] Give up
    [pause] { $pauses ->
        [once] Pause (once, one minute, temple covered)
       *[free] Pause
    }
   *[resume] Go on
}
propose-sure = Really give up?
propose-adopt = Play for { $name } too
hand-seats = The seats you play

more-title = Votes and settings
power = How hard you throw: { $power }
wish-left = Left-handed
wish-haptics = Vibration
wish-music = Music
wish-join = My fitting dice join an open pool by themselves

prepare-ask = Choose your adventurer.
prepare-waiting = { $count ->
    [0] Here we go!
    [one] Ready! Waiting for one more.
   *[other] Ready! Waiting for { $count } more.
}
prepare-waits = Take your time: nothing runs yet, and nothing begins before everybody is ready.
prepare-runs = It begins by itself when the clock on the map is down, or as soon as everybody is ready.
# $what (text): what runs then; $minutes (number): how long
prepare-then = { $what ->
    [turns] Then you take turns rolling, without a clock.
    [practice] Then everybody rolls at once, and nothing collapses.
   *[clock] Then the word “Escape!” sounds, everybody rolls at once, and the temple stands for { $minutes ->
        [one] one minute.
       *[other] { $minutes } minutes.
    }
}
prepare-colour = Your adventurer
prepare-ease = Eased curses
prepare-ready = I am ready

digest-my-roll = It is your roll.
digest-roll = { $name } rolls now.
digest-dice = You show: adventurers { $adventurers }, keys { $keys }, torches { $torches }, golden masks { $golden }, locked { $locked }.
digest-can = You can { $what }.
digest-verb = { $verb ->
    [enter] enter a room
    [discover] discover a room
    [commit] lay down for gems
    [escape] escape
    [unlock] free dice
    [lift] lift a curse
    [take] take the treasure
    [use] use a treasure
    [gift] give a die away
    [choose] choose whom you swap with
    [pass] leave out your roll
   *[place] place the room
}

## The others

status-depot = Gems still in the depot
status-exit = Keys to escape
status-spare = Helps of fate left
status-pile = Rooms not yet discovered
mate-label = { $name }: { $where ->
    [out] escaped
    [here] in your room
    [covered] out of sight
   *[elsewhere] elsewhere
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}, locked: { $locked }

## The end

ending = { $outcome ->
    [escaped] You are out!
    [buried] Buried by the temple
    [conceded] You gave up
   *[lost] The temple has won
}
ending-waited = { $name } waited { $time } for { $other }
figure-time = Time
figure-gems = Gems in rooms
figure-depot = Gems in the depot
figure-rooms = Rooms found
figure-rolls = Rolls
figure-masks = Black masks
figure-locked = Dice locked
figure-waited = Waited
figure-helped = Helped
figure-lost = Dice lost
chart-label = The game as a line of time: { $time }
chart-rooms = in a room (pale: Start)
chart-locked = locked dice
chart-waited = waited with dice laid down
chart-gong = gong
chart-slam = door
chart-gems = gems

## House options

house-yes = yes
house-no = no
house-group-temple = The temple
house-group-more = More
house-level = Level
house-level-normal = Normal
house-level-veteran = Veteran: 3 more gems
house-level-expert = Expert: 6 more gems, no fate
house-clock = Clock
house-clock-real = Ten minutes, real time
house-clock-three-quarters = Slower: ¾
house-clock-half = Slower: ½
house-clock-quarter = Slower: ¼
house-clock-turns = No clock: take turns rolling
house-clock-practice = Practice: nothing collapses
house-pause = Pauses by vote
house-pause-once = Once: 60 s, temple covered
house-pause-treasure = Only by a treasure
house-pause-free = As often as you like
house-curses = Curses
house-treasures = Treasures
house-extraTiles = Soul swap and Great torch
house-start = The start
house-start-introduction = After the introduction
house-start-ready = When everybody is ready
house-track = Music
house-track-random = Surprise
house-track-1 = Drums
house-track-2 = Jungle
house-strictCoop = Two or three gems need two players

## Before the game

first-time-title = First time in the temple?
first-time = Go through the introduction first, then play with soundtrack 1, “{ house-track-1 }”.
first-time-learn = To the introduction
first-time-choose = Take soundtrack 1
first-time-chosen = Soundtrack 1 is chosen.
first-time-lesson = First time in the temple? “Learn by playing” on the start page shows you around without a clock.
first-time-listen = First time in the temple? Hear the introduction to its end before you are ready.
halves-title = Several at this screen
halves-keys = { $name }: { $ways } and { $roll }
halves-roll-left = the space bar
halves-roll-right = Enter
halves-none = { $name }: no keys are left, only touch and mouse
halves-why = Everybody rolls at the same time, so each has dice and keys of their own; the keys stand on the buttons. Two share a keyboard. Better for more: everybody takes a seat with their own phone.
