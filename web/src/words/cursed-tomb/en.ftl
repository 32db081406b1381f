### The Cursed Tomb on the screen; the game's own words are in games/cursed_tomb/words.

## What the others wait for

doing-choose-pawn = { player } chooses a pawn.
doing-vote = { player } votes for the best mummy's walk.
doing-explore = { player } chooses what to explore.
doing-heap = { player } reaches into the bowl for { colour }.
doing-move = { player } chooses where to go.
doing-explore-again = { player } may explore again.
pulling-yours = Pull a { colour } stone out of the bowl. Nothing may fall!
pulling-theirs = { player } pulls a { colour } stone. Hold your breath!
# $name is a person who shares this device.
turn-of = { $name }, your turn:


## The board

board-track = The board
board-keys = Arrow keys go along the track; Enter picks a square.
# $square is START, GATE, TOMB, D1 to D6 or P1 to P12.
square = { $square ->
        [START] START
        [GATE] GATE, before the entrance
        [TOMB] The tomb
       *[other] { $square }
    }
# $colour is none while the tile lies face down.
square-tile = { $colour ->
        [none] tile face down
       *[other] { colour } tile
    }
square-scarab = a scarab
square-heads = { $heads ->
        [one] one mummy head
       *[other] { $heads } mummy heads
    }
square-mummy = the mummy, facing { facing }
square-here = here: { $names }
bowl-count = { $stones ->
        [one] One stone in the bowl
       *[other] { $stones } stones in the bowl
    }


## The hand, and what is asked

hand-title = What you do
skip = Skip
hint-ask = What would a bot do? (H)
hint-is = Hint: { $move }
do-it = Do it
do-anyway = Do it anyway
do-not = Cancel
do-understood = All right
explore-colours = Colours that lie open
# $to is a square.
explore-leads = leads to { $to }
explore-leads-back = leads back to { $to }
explore-enter-why = Two stones in a row free the mummy and win.
explore-unseen = It may be:
chance = { $chance } %
heap-patience = Patience: { $patience } of { $of }
heap-stones = { $colour ->
        [red] Red stones
        [blue] Blue stones
        [yellow] Yellow stones
        [green] Green stones
       *[purple] Purple stones
    } in the bowl, the freest first
# How a stone lies; $hour as on the face of a clock.
stone-lies = { $lies ->
        [open] lies open
        [half] half covered by { $covers }
       *[deep] deep under { $covers }
    }, at { $hour } o'clock
heap-pull = Pull it
heap-pace = { $pace ->
        [gentle] Pull gently
        [normal] Pull
       *[bold] Pull boldly
    }
# How many units of patience it takes.
heap-cost = patience −{ $cost }
heap-rummage = Or push something aside first
heap-push = Push the { $cover } aside

# Under the question, at any time.
asides-title = A stuck pull, or more time
asides-stuck-why = If something went wrong in the bowl, everybody together can have the pull begin again, without penalty.
asides-stuck-count = { $count } of { $of } call it stuck; all of you have to.
# $name is empty unless several people share this device.
asides-clock = { $name ->
        [none] How long your clocks are, from the next question on:
       *[other] How long the clocks of { $name } are, from the next question on:
    }
leave-title = Leave the game for good
leave-why = { $players ->
        [2] You are only two: without you the game is void.
       *[other] Your pawn goes off the board, your scarabs go back to the supply, and the others play on without you. If you only have to go for a while, let a bot play for you: see “People”.
    }
leave-game = { $name ->
        [none] Leave for good…
       *[other] { $name } leaves for good…
    }
leave-really = { $name ->
        [none] Yes, leave for good
       *[other] Yes, { $name } leaves for good
    }
leave-stay = No, stay


## How the game stands

status-title = How the game stands
status-turn = has the turn
status-bowl = In the bowl
status-round = Round { $round }


## The end

ending-winner = { player } wins!
ending-draw = It is a draw
ending-void = Nobody wins
figure-rounds = rounds
figure-pulled = stones pulled
figure-rockfalls = rockfalls
figure-scarabs = scarabs found
figure-paid = scarabs given up
figure-steps = steps of the mummy


## House options: title and values

house-yes = Yes
house-no = No
house-group-begin = The game
house-group-clocks = Clocks and length
house-group-readings = House rules
house-variant = Which game?
house-variant-base = The base game
house-variant-mad-rockfall = Mad rockfall: what falls decides how far you go back
house-variant-full-speed = Full speed into the tomb: no mummy, no scarabs, from 5 years
house-trap = How are stones pulled?
house-trap-physics = With your own hand, in a bowl that obeys real physics
house-trap-abstract = By chances you are shown: for screen readers and very weak devices
house-first = Who begins?
house-first-random = Chance decides
house-first-vote = Whoever walks most like a mummy: you vote
house-pawns = How do you get your pawns?
house-pawns-choose = You choose
house-pawns-dealt = They are dealt
house-pullClock = How long may a pull take?
house-pullClock-null = As long as you like
house-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
house-timeOut = What if the time for a pull runs out?
house-timeOut-lose-turn = The turn is over
house-timeOut-rockfall = It counts as a rockfall
house-decisionClock = How long may other decisions take?
house-decisionClock-null = As long as you like
house-clockFactors = Anybody may have longer clocks, or none.
house-rounds = When does the game stop?
house-rounds-null = Only when somebody frees the mummy
house-rounds-count = { $count ->
        [one] After { $count } round
       *[other] After { $count } rounds
    }
house-lastRound = And if nobody has freed the mummy by then?
house-lastRound-draw = It is a draw
house-lastRound-farthest = Whoever has come farthest wins
house-gateRockfall = Where does a rockfall on GATE send you?
house-gateRockfall-start = Back to START
house-gateRockfall-stay = Nowhere: you stay
house-mustMove = You have to move if your stone leads anywhere.
house-tombEntry = From where can the tomb be entered?
house-tombEntry-last = From P12
house-tombEntry-last-three = From P10, P11 or P12
house-anyColour = You may name any face-up colour, not only those ahead.
house-cursePerPass = The mummy takes a scarab each time she passes you.
house-nothingBehind = Mad rockfall: where to, if no square of the colour lies behind?
house-nothingBehind-base = As in the base game
house-nothingBehind-start = Back to START
house-commandedHand = A hand may be led with words.


## The bowl

bowl-picture = The bowl with its stones and the sceptre
bowl-keys = Arrow keys move the hand, Page Up and Page Down raise and lower it, Space grips and lets go, Q and E turn it. With Shift the arrows turn the view. Words can lead the hand as well: see below the board.
bowl-lost = This device cannot draw the bowl. Command the hand with words instead.
bowl-slow = Once more, slowly
# $ahead: how many others wait longer.
bowl-queued = { $ahead ->
        [0] The mummy is listening… you are next.
        [one] The mummy is listening… one pull comes first.
       *[other] The mummy is listening… { $ahead } pulls come first.
    }
bowl-queued-theirs = The mummy is listening… { player } pulls soon.
bowl-building = The trap is being built…
bowl-armed = Press a { colour } stone, lift it, and carry it past the ring.
bowl-clock = { $seconds } s
bowl-warning = { $seconds ->
        [one] One second left!
       *[other] { $seconds } seconds left!
    }
# $time: milliseconds.
bowl-far = Your line is slow ({ $time } ms there and back): the stones answer late. Pull slowly.
bowl-strain = How hard the stone is held
# What the own hand does, in a word or two.
grip-open = Open hand
grip-closing = Closing…
grip-holding = It holds!
grip-slipped = Slipped!
haste-lifts = Not gripped yet: wait until the fingers hold the stone, then lift.
haste-lets-go = Keep pressing: the fingers need a moment to close around the stone.
show-bowl = Show the bowl
show-track = Show the board
film-watch = Watch this pull
film-slowly = Slowly
film-stop = Back to the board
film-none = There are no films of the pulls: they stay where the game was played and do not travel with a saved log.
ending-films = The films of the pulls stay with this table, and the replay here shows them. A saved log holds moves and verdicts only.
camera-turn = Turn the view
camera-near = Nearer
camera-far = Farther
camera-home = View from your place
hand-up = Raise the hand
hand-down = Lower the hand
hand-turn = Turn the hand
pull-how = One finger or the mouse is your hand: press a stone with a sign and pull. Two fingers or the right button turn the view; the wheel raises the hand. A whole ring: the stone lies free. Dashed: half covered. Dotted: deep.
command-title = Lead the hand with words
command-pace = Pace
command-way = Way out
command-way-number = { $number }: towards { $hour } o'clock
command-push = Push the { $cover } aside, towards:
command-hour = { $hour } o'clock
command-pull = Pull
command-let-go = Let go
# How a stone lies in the real bowl; $place: middle, between or rim.
stone-lies-real = { $lies ->
        [open] lies open
        [half] is half covered
       *[deep] lies deep
    }{ $covers ->
        [none] { "" }
       *[other] { " " }under { $covers }
    }, at { $hour } o'clock, { $place ->
        [middle] in the middle
        [rim] near the rim
       *[between] halfway to the rim
    }

# What happens in the bowl; $thing is sceptre, stone or none, $fallen names the stone.
trap-touched = The fingers touch the trap.
trap-gripped = { $fallen }: gripped.
trap-lifting = { $fallen }: lifting.
trap-slipped = The stone slips out of the fingers.
trap-let-go = Let go.
trap-not-the-sceptre = Do not hold the sceptre!
trap-not-that-stone = Only stones of the demanded colour may come out.
trap-stone-rolls = { $fallen } rolls towards { $clock } o'clock.
trap-sceptre-tilts = The sceptre tilts to { $degrees } degrees, towards { $clock } o'clock.
trap-in-the-bag = In the bag. Hold your breath…
trap-fell = { $thing ->
        [sceptre] The sceptre falls!
       *[stone] { $fallen } falls!
    }
trap-clock-ended = Time is up.
trap-hand-lost = The line is lost; the hand keeps still.
trap-success = All quiet: success!
trap-rockfall = Rockfall!
trap-late = Too late: no stone.
trap-void = The pull does not count.
trap-fell-by-itself = Something fell by itself. No rockfall.
trap-stone-lies = { $stone }, { $lies ->
        [open] open
        [half] half covered
       *[deep] deep
    }, at { $clock } o'clock
trap-way-out = Way { $number }: towards { $clock } o'clock
