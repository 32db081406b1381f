### What stands around every table: seats, log, chat, rulebook, replay.

leave = Leave for the start page; your seat stays yours
take-back = Take back
invite = Invite others
invite-qr = QR code that leads a phone to this table
invite-code = or type in the code
sound-on = Sound on
sound-off = Sound off
menu = Log, chat, rulebook and more
# $unread (number): how many messages of the chat
menu-unread = { $unread ->
    [one] One new message; log, chat, rulebook and more
   *[other] { $unread } new messages; log, chat, rulebook and more
}

## Areas of the screen, for those who listen to it

area-board = The board
area-hand = Your hand and what is asked
area-status = How the game stands
area-seats = Who sits here
area-tools = Tools of the table

## The line to the server

line-lost = The connection is lost. It comes back by itself; nothing is lost.
line-waiting = What you did will be sent as soon as it is back.
error-line-ended = This page has lost the table for good.
line-reload = Load it again
line-home = To the start page

## Panels

panel-log = Log
panel-chat = Chat
panel-rules = Rules
panel-moves = Moves
panel-people = People
# $rule (string): the ID of a rule
log-rule = Read rule { $rule }
# $rule is the ID of a rule, such as RRR-EXPLORE-04.
rule-open = Rule { $rule }
log-empty = Here stands what happens, line by line.
# $unread (number): how many messages of the chat
chat-unread = { $unread ->
    [one] one new message
   *[other] { $unread } new messages
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-seated = Only who sits at the table may speak.
moves-search = Search the moves
# $moves (number): how many moves are listed
moves-count = { $moves ->
    [one] One move
   *[other] { $moves } moves
}
moves-none = You have nothing to decide now.

## People at the table

seat-asked = has to decide
seat-ready = ready
people-you = you
people-gone = not here just now
# $bot (string): which bot plays
people-away = away; bot { bot-name } plays on
stand-in = Let a bot play
stand-in-me = Let a bot play for me
stand-in-why = Is somebody missing? A bot can play on for them; the seat stays theirs.
# $name (string): the name at the seat; $bot (string): which bot plays
stand-in-mine = Bot { bot-name } plays for { $name } just now.
come-back = Play on myself
# $date (string): a day
put-away = Nobody has played here for a long time, so the game was put away. It is kept until { $date }.
# $date (string): a day
put-away-soon = Nobody has played here for a while. On { $date } this game is put away, unless somebody plays. It can be taken up again for a long time after that.
take-up = Play on
undecided-abandoned = This game was put away and not taken up again, so it is over. Nobody has won or lost.
undecided-ended-by-update = The server was updated, and the rules of today cannot go on with this game. It is over, and nobody has won or lost; you can still watch it.
undecided-unseen = The server was updated, and the rules of today cannot go on with this game. It is over, nobody has won or lost, and nothing of it can be shown any more.
watch-only = This game, or part of it, was played by other rules than today’s: you can watch it and save it, but it cannot be checked move by move here.
imported-verified = Somebody has brought this game as a file; it was not played here. Every move of it was checked by the rules.
imported-unverified = Somebody has brought this game as a file; it was not played here. Nothing of it was checked, and it can only be watched.

## After an update of the server, in mid-game

update-title = The server was updated
update-goes-on = The server was updated, and this game goes on by today’s rules.
update-stands = The server was updated. The clock stands until everybody is back.
update-rules = Some rules have changed; the rulebook has those of today.
update-new-box = Some numbers of the box have changed.
update-bowl-kept = The stones in the bowl lie as they lay.
update-bowl-poured = The stones in the bowl would not lie still any more, so they were poured in anew; nobody loses anything by it.
# $dropped (number): how many things that had happened do not count any more
update-dropped = { $dropped ->
    [one] The last thing that happened does not count any more.
   *[other] The last { $dropped } things that happened do not count any more.
} The game goes on from before.
# $names (string): who has not said that they are back
update-missing = Still missing: { $names }
update-back = I’m back
update-you-are-back = You are back.
# $seconds (number): until the game goes on by itself
update-goes-on-in = It goes on by itself in { $seconds } s.
update-understood = All right

## Several players on one device

# $name (string): whose turn it is
curtain-title = { $name } is next
curtain-why = Pass the device on. The others look away now.
# $name (string): whose turn it is
curtain-lift = I am { $name }: show my hand

## Before the start

lobby-public = Open to everybody here
lobby-invited = By invitation
lobby-welcome = Sit down with us
lobby-sit = Take a seat
lobby-full = All seats are taken. You can watch as soon as it begins.
lobby-seats = Seats
lobby-shared = This screen shows the board. Everybody joins with their own phone.
# $free (number): how many seats nobody has
lobby-free = { $free ->
    [one] One seat is free: invite somebody, or give it to a bot.
   *[other] { $free } seats are free: invite somebody, or give them to bots.
}
# As guests read it, who may not give seats away.
lobby-free-guest = { $free ->
    [one] One seat is still free: the host invites somebody, or gives it to a bot.
   *[other] { $free } seats are still free: the host invites others, or gives them to bots.
}
# $names (string): who is not ready, separated by commas; $count (number): how many
lobby-waiting = Not ready yet: { $names }
lobby-start = Start the game
lobby-ready = I am ready
lobby-not-ready = Not ready after all
lobby-options = How you play
lobby-options-host = The host of the table chooses.
# $count (number): how many options differ from the usual
lobby-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
# $number (number): a seat, counted from 1
lobby-seat = Seat { $number }
seat-move = Sit here
seat-friend = A friend on this device
seat-friend-name = Name of the friend
seat-friend-sit = Sit down
seat-give-bot = Give to a bot
seat-which-bot = Which bot
seat-stand = Stand up
seat-clear = Clear the seat

## The end

end-title = The end
end-show = How it ended
end-rematch = Play again
end-rematch-join = Join the rematch
end-replay = Watch the replay
end-log = Save the log

## Keys

keys-title = Keys
keys-card = Pick a card
keys-board = Go from place to place on the board
keys-view = Nearer, farther, all of the board
keys-insight = Show what could be worked out from the board
keys-turn = Turn the room; with Shift the other way
keys-confirm = Do it
keys-cancel = Not that
keys-hint = Ask for a hint
keys-skip = Skip what is being shown
keys-undo = Take back
keys-log = Log
keys-chat = Chat
keys-rules = Rulebook
keys-moves = List of all moves
keys-people = People
keys-help = This list

## Watching a finished game again

# $game (string): the game's title
replay-title = Replay: { $game }
replay-leave = To all replays
replay-controls = Replay
# $position, $length (number): the move that is shown, and how many there are
replay-position = Move { $position } of { $length }
replay-start = To the beginning
replay-back = One move back
replay-step = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-turn = Go to a turn
replay-eyes = Whose eyes
replay-eyes-spectator = A spectator
replay-eyes-all = Open hands

## A guided game

lesson-title = Learn by playing
# $step, $steps (number): where in the lesson we are
lesson-step = Step { $step } of { $steps }
lesson-show = Show me
# $back (text): whether the last move can be taken back
lesson-astray = You went your own way, so the lesson no longer knows what comes. { $back ->
    [yes] Play on freely (the hint button helps), take the move back, or start the lesson again.
   *[no] Play on freely (the hint button helps), or start the lesson again.
}
lesson-left = The lesson stops here. Play on freely, or start it again.
lesson-again = Start again
lesson-watch = Watch what happens…
lesson-close = Play on alone
lesson-leave = Leave the lesson
error-lesson-waits = Not this one yet: the lesson is about something else right now. Nothing was done. Read its words once more, or let “{ lesson-show }” help.

## What nobody has drawn, or written a sentence for, yet

# $what: its name in the rules; $who: the player, or none; $said: what else is known, or none
plain-title = More that can be done
plain-choose = Do it
plain-move = “{ $what }”{ $said ->
        [none] { "" }
       *[other] : { $said }
    }
plain-event = { $who ->
        [none] “{ $what }”
       *[other] { $who }: “{ $what }”
    }{ $said ->
        [none] { "" }
       *[other] { " " }({ $said })
    }
plain-ask = Choose: “{ $what }”
plain-doing = Somebody chooses: “{ $what }”
plain-refusal = That is not possible now: “{ $what }”.
plain-caution = Do you want that? “{ $what }”
plain-house = { $what }
lobby-options-other = More settings
