### What The Cursed Tomb says, in the terms of rulebook/en.toml.
###
### Facts arrive raw: $pawn and $colour are names to select on, squares are written P7, stones come as
### the message `stone` has put them, and everything countable is a number.
### Adventurers go by the names of their pawns.


## Names

# $pawn is none before a seat has its pawn.
player = { $pawn ->
        [hat] Hat
        [scarf] Scarf
        [lamp] Lamp
        [rope] Rope
        [map] Map
        [camel] Camel
       *[none] seat { seat-number }
    }
# Seats are counted from 0 in the log and from 1 for people.
seat-number = { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }
pawn = { $pawn ->
        [hat] hat
        [scarf] scarf
        [lamp] lamp
        [rope] rope
        [map] map
       *[camel] camel
    }
colour = { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[purple] purple
    }
# A stone of the bowl: red stone 2.
stone = { colour } stone { $number }
# A list: $most is "a, b", $last is "c".
listing = { $most } and { $last }
facing = { $facing ->
        [entrance] the entrance
       *[tomb] the tomb
    }


## Events

event-game-began = { $players } adventurers are on their way to the pyramid. { $variant ->
        [mad-rockfall] Variant: mad rockfall.
        [full-speed] Variant: full speed into the tomb.
       *[base] Who will free the mummy?
    }
event-pawn-taken = Seat { seat-number } plays { player }.
event-vote-cast = { player } votes for { $choice }.
event-first-player-found = { player } begins.
event-trap-built = { $seat ->
        [-1] The trap is built: { $stones } stones in the bowl, and the sceptre stands.
       *[other] The trap is rebuilt with all { $stones } stones.
    }
event-turn-began = Turn { $turn }, round { $round }: { player }
event-tile-turned = { player } turns over { $square }: { colour }.
event-colour-demanded = { player } must pull: { colour }.
event-tomb-entered = { $scarabs ->
        [0] { player } enters the tomb.
       *[other] { player } shows { $scarabs } scarabs and enters the tomb.
    }
event-hand-touched = { player } reaches into the bowl.
event-rummaged = { player } pushes the { $cover } off the { $stone } ({ $chance } in 100).
event-pull-risked = { player } pulls the { $stone } { $pace ->
        [gentle] gently
        [normal] at a normal pace
       *[bold] boldly
    }; { $lies ->
        [open] it lies open
        [half] it is half covered
       *[deep] it lies deep
    } ({ $chance } in 100).
event-stone-pulled = { player } has the { $stone }! { $left ->
        [0] No other of its colour is left in the bowl.
        [one] One more of its colour is left.
       *[other] { $left } of its colour are left.
    }
event-last-stone = That was the last { colour } stone: { player } may explore again.
event-rockfall = { $thing ->
        [sceptre] Rockfall! The sceptre comes down.
        [stone] Rockfall! The { $fallen } comes down.
       *[none] That counts as a rockfall.
    }
event-sent-back = { $start ->
        [START] { player } stays on START.
       *[other] { player } goes back from { $start } to { $to }.
    }
event-timed-out = { player } is out of time.
event-pull-voided = { $cause ->
        [agreed] All agree: the pull does not count and is made again.
       *[fault] The trap has failed: the pull does not count and is made again.
    }
event-pull-restarted = The pull begins again, with the trap as it was.
event-fell-by-itself = { $thing ->
        [sceptre] The sceptre has fallen by itself and is planted again. No rockfall.
       *[stone] The { $fallen } has fallen by itself and is put back. No rockfall.
    }
event-stuck-reported = { player } says that this pull is stuck.
event-stuck-taken-back = { player } no longer calls the pull stuck.
event-adventurer-moved = { $forward ->
        [yes] { player } goes forward from { $start } to { $to }.
       *[no] { player } goes back from { $start } to { $to }.
    }
event-adventurer-stayed = { player } stays on { $at }.
event-scarab-gained = { $scarabs ->
        [one] { player } finds a scarab, the first one.
       *[other] { player } finds a scarab and now has { $scarabs }.
    }
event-scarabs-full = { player } has { $scarabs } scarabs already and gets no more.
event-scarab-calmed = { player } finds a scarab and gives it up at once to calm the mummy.
event-scarab-paid = { $scarabs ->
        [0] { player } gives the mummy the last scarab.
        [one] { player } gives the mummy a scarab and has one left.
       *[other] { player } gives the mummy a scarab and has { $scarabs } left.
    }
event-mummy-woke = { $heads ->
        [one] The mummy sets off from { $start }: one step towards { facing }.
       *[other] The mummy sets off from { $start }: { $heads } steps towards { facing }.
    }
event-mummy-stepped = The mummy comes to { $to }.
event-mummy-turned = On { $at } the mummy turns round to face { facing }.
event-mummy-stopped = The mummy stops on { $at }, facing { facing }.
event-extra-taken = { player } explores again.
event-extra-declined = { player } declines to explore again.
event-forced-choice = { player } has only one choice.
event-player-removed = { player } leaves the game.
event-mummy-freed = { player } has freed the mummy from the curse and wins!
event-rounds-over = { $round } rounds are over. { $seat ->
        [-1] Nobody has freed the mummy: the game is a draw.
       *[other] { player } has come farthest and wins.
    }
event-game-void = Too few players are left: the game is void.


## Questions, as the one who is asked reads them

ask-choose-pawn = Which pawn do you take?
ask-vote = Who walks most like a mummy?
ask-explore = Turn over a tile, name a colour ahead of you, or enter the tomb?
ask-pull = { $touched ->
        [yes] What becomes of the pull of { player } for { colour }?
       *[no] { player } is about to pull { colour }. Has the hand touched the trap?
    }
ask-heap = You need a { colour } stone and have { $patience } units of patience. What do you do?
ask-move = { $forward ->
        [none] { $backward ->
            [none] Your stone leads nowhere.
           *[other] Your { colour } stone leads back to { $backward }. Do you go?
        }
       *[other] { $backward ->
            [none] Your { colour } stone leads forward to { $forward }. Do you go?
           *[other] Your { colour } stone leads forward to { $forward } or back to { $backward }. Where do you go?
        }
    }
ask-explore-again = That was the last stone of its colour. Do you explore again?


## Legal moves, as a menu lists them

move-pawn = Take the { pawn }
move-vote = Vote for { $choice }
move-turn = Turn over the tile on { $square }
move-name = Name { colour }
move-enter = Enter the tomb
move-forward = Go forward to { $to }
move-backward = Go back to { $to }
move-stay = Stay on { $at }
move-explore = Explore again
move-decline = Let it be
move-rummage = Push the { $cover } off the { $stone }: { $chance } in 100
move-pull = { $pace ->
        [gentle] Pull the { $stone } gently
        [normal] Pull the { $stone } at a normal pace
       *[bold] Pull the { $stone } boldly
    }: { $chance } in 100
move-touch = The hand touches the trap
move-pulled = The { $stone } is out
move-fell = { $thing ->
        [sceptre] The sceptre falls
       *[stone] The { $fallen } falls
    }
move-late = Time is up
move-void = The pull is void
move-restart = The pull begins again
move-begin = The hand may move
move-slipped = { $thing ->
        [sceptre] The sceptre fell by itself
       *[stone] The { $fallen } fell by itself
    }
move-remove = Take { $choice } out of the game
move-stuck = Call this pull stuck
move-unstuck = No longer call this pull stuck
move-clock = { $factor ->
        [x1] Clocks of normal length
        [x2] Clocks twice as long
        [x3] Clocks three times as long
       *[off] No clocks for you
    }


## Refusals: what is in the way, and what would do

refusal-game-over = The game is over. Begin a new one to play on.
refusal-no-such-seat = There is no seat { $seat }. There are { $players } seats, counted from 0.
refusal-not-a-move = This number stands for no move. Use one of the listed moves, or write it out.
refusal-referee-only-judges = The referee only judges pulls. Players decide all else.
refusal-only-the-referee = What comes of a pull only the referee can say. Wait for the verdict.
refusal-seat-has-left = { player } has left the game. Only those who still play can do this.
refusal-no-such-player = Nobody plays on seat { $seat }. Name a player who is in the game.
refusal-not-your-decision = It is not yours to decide. The game waits for { $names }.
refusal-pull-under-way = { player } is pulling. Wait until the referee has judged it.
refusal-answer-the-question = That is no answer to what is asked now. It can be answered with: { $verbs }.
refusal-no-such-pawn = There is no such pawn. The pawns are: { $pawns }.
refusal-pawn-taken = Somebody has the { pawn } already. Choose another pawn.
refusal-all-tiles-face-up = All tiles are face up. Name a colour instead, or enter the tomb.
refusal-no-such-colour = There is no such colour. The colours are: { $colours }.
refusal-no-colour-ahead = No face-up tile lies ahead of you, so you cannot name { colour }. Turn over a tile, or enter the tomb.
refusal-colour-not-ahead = No { colour } tile lies face up ahead of you. You can name: { $colours }.
refusal-not-before-the-tomb = The tomb can only be entered from: { $squares }. Get there first.
refusal-too-few-scarabs = { $scarabs ->
        [0] You have no scarab, and the tomb takes { $needed }. Go back for some.
        [one] You have one scarab, and the tomb takes { $needed }. Go back for more.
       *[other] You have { $scarabs } scarabs, and the tomb takes { $needed }. Go back for more.
    }
refusal-no-square-that-way = { $way ->
        [forward] No { colour } square lies face up ahead of you. Go back or stay.
       *[backward] No { colour } square lies face up behind you. Go forward or stay.
    }
refusal-must-move = At this table you have to move if your { colour } stone leads anywhere. Go forward or back.
refusal-only-forward = In this variant you only go forward. Go forward or stay.
refusal-no-such-stone = There is no such stone. There are { $stones } in the box.
refusal-no-such-thing = Only the sceptre or one of the { $stones } stones can fall.
refusal-other-colour-demanded = The { $stone } is not wanted. Pull a stone of this colour: { colour }.
refusal-stone-in-bag = The { $stone } is in the bag already. Name one that lies in the bowl.
refusal-no-such-pace = There is no such pace. The paces are: { $paces }.
refusal-too-little-patience = That pace takes { $cost } units of patience, and you have { $patience }. Pull faster.
refusal-no-patience-to-rummage = Rummaging takes { $cost } units of patience and must leave some for the pull; you have { $patience }. Pull now.
refusal-not-on-that-stone = { $count ->
        [0] Nothing lies on the { $stone } any more. Pull it.
       *[other] That one does not lie on the { $stone }. These do: { $covers }.
    }
refusal-touched-already = The hand has touched the trap already. Say what becomes of the pull.
refusal-not-touched-yet = The hand has not touched the trap yet. Report the touch first.
refusal-fell-untouched = No hand has touched the trap, so this is no rockfall. Report it as fallen by itself.
refusal-fell-while-touched = The hand has touched the trap, so what falls is a rockfall. Report it as that.
refusal-trap-not-built = The trap is not built yet. Wait for the first turn.
refusal-nothing-falls-by-itself = In the abstract trap nothing falls by itself. There is nothing to put back.
refusal-no-pull-under-way = Nobody is pulling. A pull can be called stuck while it lasts.
refusal-reported-already = You have called this pull stuck already. Wait for the others.
refusal-not-reported = You have not called this pull stuck. There is nothing to take back.
refusal-pull-must-end-first = { player } has a hand in the bowl. Let the pull end first, since what falls still counts.
refusal-no-such-factor = There is no such clock. You can have: { $factors }.
refusal-no-clock-factors = At this table all clocks run alike. Ask the host to allow longer ones.
refusal-clock-already-so = Your clocks run like this already: { $factor }. Choose another length.


## Cautions: legal, but are you sure?

caution-sends-you-back = You have no scarab for the mummy there: this move ends on GATE.
caution-gives-up-exploration = This gives up a whole extra exploration.


## House options, each with its values; the first one is the default

option-variant = Which game: base, mad-rockfall (what falls decides where you go back to), full-speed (without mummy and scarabs, for children).
option-trap = How pulls are decided: physics (a hand in a real bowl), abstract (by chances you are shown).
option-first = Who begins: random, vote (for the best mummy's walk), or seat 0 to 5.
option-pawns = How you get your pawns: choose, dealt.
option-gateRockfall = Where a rockfall on GATE sends you: start, stay (nowhere).
option-mustMove = Whether you have to move if your stone leads anywhere: false, true.
option-tombEntry = From where the tomb can be entered: last (P12), last-three (P10, P11 or P12).
option-anyColour = Whether you may name any face-up colour that leads somewhere: false, true.
option-rounds = After how many rounds the game stops: 40, 20, 30, 50, 60, none (never).
option-lastRound = What happens when the last round is over: draw (nobody has freed the mummy, so nobody wins), farthest (whoever has come farthest wins).
option-pullClock = How many seconds a pull may take, before the reserve: none (no clock), 45, 30, 60, 90, 120, 180.
option-decisionClock = How many seconds other decisions may take: none (no clock), 90, 30, 60, 120, 180.
option-clockFactors = Whether anybody may have longer clocks, or none: true, false.
option-timeOut = What a pull that is out of time costs: lose-turn, rockfall.
option-cursePerPass = Whether the mummy takes a scarab each time she passes you: false, true.
option-nothingBehind = In the mad rockfall, where you go if no square of the colour lies behind you: base (as in the base game), start.
option-commandedHand = Whether a hand may be led with words, for play by keyboard or screen reader: true, false.


## Beside the track in the terminal

panel-players = Adventurers
panel-player = { player }
panel-scarabs = { $scarabs ->
        [one] one scarab
       *[other] { $scarabs } scarabs
    }
panel-gone = has left
panel-supply = Scarabs in the supply: { $supply }
panel-mummy = The mummy is on { $at }, facing { facing }
panel-no-mummy = No mummy in this variant
panel-bowl = In the bowl: { $stones }
panel-tomb = In the tomb: { $tiles }
panel-demanded = Demanded: { colour }
# One stone of the abstract trap: red2 half covered by blue1, at 4 o'clock.
panel-stone = { $lies ->
        [open] { $stone }: open
        [half] { $stone }: under { $covers }
       *[deep] { $stone }: deep under { $covers }
    }, at { $hour } o'clock
# How many stones of a colour lie how: before one is chosen.
panel-colour-lies = { $colour }: { $open } open, { $half } half covered, { $deep } deep
# So many stones of a colour in the bowl.
stones-of-colour = { $count } { colour }
# The signs of the track: eighty letters at most.
legend-track = Ж scarab  ☻2 mummy heads  ? face down  <☠ ☠> the mummy and where she looks
legend-colours = red ☼  blue ≈  yellow ▲  green ¶  purple ☥


## The guided first game: what to try, and why

lesson-pawn = Welcome! You lead two adventurers to learn the way. First, give the first one a pawn: take the Hat.
lesson-pawn-other = And the Lamp for the second one. Both begin on START.
lesson-turn = A turn has two parts: explore, then move. To explore, turn over the next tile: its colour says which stone you have to pull.
lesson-pull = Red, and a red stone lies open: nothing covers it. Here chances decide instead of your hand. Pull it gently; that takes patience, but rarely fails.
lesson-forward = The stone is yours and goes into the bag. Now move: forward to the nearest red square.
lesson-turn-other = The Lamp's turn. The next tile is the first that is still face down, whoever turns it over.
lesson-rummage = Blue, but every blue stone is covered. Push the yellow one aside first: your hand may rummage, as long as nothing falls.
lesson-pull-freed = Well done! Now the stone is free, and there is patience left to pull it gently.
lesson-scarab = Go forward to D2: a scarab is printed there, and whoever arrives takes one. You need two to enter the tomb, and each one calms the mummy once.
lesson-name = The Hat again. Instead of turning over a tile, you may name a colour that lies open ahead of you: blue leads to D2.
lesson-pace = An open stone again. A normal pace costs less patience and is a little riskier.
lesson-catch-up = Forward to D2. The scarab square gives again to everybody who arrives, and several may share a square.
lesson-third-tile = The Lamp explores: turn over the third tile. Every tile stays face up for the rest of the game.
lesson-rockfall = Let us see what haste does: pull boldly. If anything falls, that is a rockfall: no move, back to START (or to GATE from the pyramid), and the trap is built anew.
lesson-end = Ouch! Now you know it all: reach the pyramid, beware of the mummy who walks when somebody stops on a head, bring two scarabs to P12, and pull two stones in a row in the tomb. Play on, or open a table where your own hand does the pulling!
