### What the client says beside the games and the server.

app-title = Mastaba
close = Close
cancel = Cancel
try-again = Try again
back-home = To the start page
link-copy = Copy the link
link-copied = The link is copied.
link-select = The link is marked: copy it with your device's own menu.
error-unreachable = The server cannot be reached. Check your connection and try again.
opening-table = Opening the table …
opening-replay = Threading the film …
page-unknown = There is nothing here
page-unknown-why = The address may be mistyped, or the page has moved.
table-shut = This table cannot be opened now

## The bar at the top

header-nav = You and your settings
header-guest = Guest

## Who you are

profile-title = You
profile-name = Your name at the tables
profile-rename = Use this name
# $name (string): the new name
profile-renamed = You are { $name } now.
profile-device = Play on another device
profile-device-why = Your seats go with you: scan a code with your phone, and it is you there as well.
profile-device-show = Show the code
profile-device-code = QR code that signs you in on another device
# $minutes (number): how long the link works
profile-device-once = It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Show it to nobody else: whoever scans it is you.
profile-devices = Where you are signed in
profile-device-here = This device
# $day (string): when it was used last
profile-device-other = Another device, last used on { $day }
profile-elsewhere = Sign out everywhere else
profile-elsewhere-done = You are signed in on this device only.
profile-forget = Sign out on this device
# $count (number): on how many others
profile-forget-stays = { $count ->
    [one] You stay signed in on your other device, with your name and your seats.
   *[other] You stay signed in on your { $count } other devices, with your name and your seats.
}
# $name (string): yours; $games (number): how many of your games are not over
profile-forget-lost = { $games ->
    [0] Nobody will know you any more: your name { $name } and the games that you have played are lost to you.
    [one] Nobody will know you any more: your name { $name }, your seat in a game that is not over, and all that you have played are lost to you.
   *[other] Nobody will know you any more: your name { $name }, your seats in { $games } games that are not over, and all that you have played are lost to you.
}
profile-forget-keep = Take them along to another device first: scan its code there.
profile-forget-yes = Yes, sign out

## Start page

home-tagline = Tomb-and-temple games for friends, or for one
home-solo = Play solo now
# $bots (number): how many bots play with you
home-bots = { $bots ->
    [one] Play with a bot
   *[other] Play with { $bots } bots
}
home-open = Open a table
home-join = Join with a code
home-join-why = Somebody opened a table? Their screen shows a short code.
home-continue = Continue
home-continue-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
home-public = Open tables
home-watch = Games to watch
home-replay = Watch a replay
home-replay-none = Games that you have finished can be watched again here, move by move.
home-replay-all = All replays
home-learn = Learn by playing
# The names of those whom a pupil leads in a guided game.
lesson-you = You
lesson-companion = Companion
home-rules = Rulebook
# $least, $most (number): how many can play
game-players = { $least } to { $most } players
game-run-run-run-title = Run Run Run!
game-run-run-run-kind = all against the tomb
game-run-run-run-blurb = Four cats, one curse. Lay the maze from your hand, room by room, keep the torches burning, and find the way out before the mummies you wake catch up.
game-cursed-tomb-title = The Cursed Tomb
game-cursed-tomb-kind = a steady hand against a curse
game-cursed-tomb-blurb = Pull stones out of a bowl without a pebble falling, race through the pyramid past a mummy on patrol, and be the first to free her.
game-escape-title = Escape
game-escape-kind = ten minutes, everybody at once
game-escape-blurb = The temple shuts in ten minutes, and everybody rolls at the same time. Find the gems, help each other with golden masks, be back when the gong sounds, and get out together.

## Tables in lists

# $bot (string): which bot plays
bot-name = { $bot ->
    [random] random
    [scout] scout
    [surgeon] surgeon
    [child] child
    [weak] weak
    [medium] medium
    [strong] strong
    [novice] novice
    [steady] steady
    [veteran] veteran
   *[other] { $bot }
}
seat-bot = bot { bot-name }
# Several bots of one kind sit here.
seat-bot-number = bot { bot-name } { $number }
seat-free = free seat
table-my-turn = your turn
table-phase-lobby = before the start
table-phase-running = under way
table-phase-abandoned = put away
# $date (string): a day
table-kept-until = can be taken up again until { $date }
# $date (string): a day
table-put-away-soon = will be put away on { $date } unless somebody plays
# $version (string): of this program, such as 0.2.0
table-needs-version = waits until version { $version } is started once on this server
table-phase-finished = finished
table-imported-verified = from a file
table-imported-unverified = from a file, not checked
# How a finished game ended: all of them, or only some.
table-won = won
table-lost = { $game ->
        [cursed-tomb] nobody won
       *[other] lost
    }
# $clock (string): three-quarters, half, quarter, turns or practice
table-clock = { $clock ->
    [three-quarters] clock at ¾
    [half] clock at ½
    [quarter] clock at ¼
    [turns] no clock
   *[practice] practice
}
# $names (string): who won
table-won-by = won by { $names }
# $round (number): how many rounds, or in real time minutes, were played, or which is being played
table-rounds = { $game ->
    [escape] { $round ->
        [one] one minute
       *[other] { $round } minutes
    }
   *[other] { $round ->
        [one] one round
       *[other] { $round } rounds
    }
}
table-round = { $game ->
    [escape] minute { $round }
   *[other] round { $round }
}

## Joining

join-code = Table code
join-go = Join
join-no-code = Type the code that the other screen shows.
# $code (string): the code of the invitation
join-looking = Looking for table { $code } …

## Opening a table

new-title = Open a table
# $game (string): the name in the address
new-no-game = There is no game { $game } here.
new-seats = How many play?
new-way = How do you sit together?
new-way-own = Everybody on their own device
new-way-own-why = Send the link, or let them scan the code.
new-way-shared = Around this screen
new-way-shared-why = This screen shows the board, each phone its own hand.
new-way-hot = On this one device
new-way-hot-why = { $game ->
    [escape] Two share the keyboard: each has one half of it.
    [cursed-tomb] You pass it around; everybody may see everything.
   *[other] You pass it around; a curtain falls between turns.
}
new-names = Who plays here?
# $number (number): which seat, counted from 1
new-name = Name of player { $number }
new-names-why = Seats without a name stay free for bots or for friends elsewhere.
new-names-missing = Passing a device around takes two: write down at least two names.
new-who = Who may join?
new-invited = Only who has the link
new-public = Everybody here
new-open = Open the table

## Replays

replays-import = From a file
replays-import-why = A log file that somebody saved at the end of a game. It is checked move by move; one of other rules can be watched, if it brings its film.
replays-import-choose = Choose a log file

## Rulebook

rules-search = Search the rules
rules-chapter = Go to a chapter
# $wanted (string): what was typed
rules-none = No rule speaks of “{ $wanted }”.

## Settings

settings-title = Settings
settings-kept = Settings are kept on this device.
settings-language = Language
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-theme = Light
settings-theme-auto = As the device
settings-theme-day = Day: papyrus
settings-theme-night = Night: torchlight
settings-text = Size of the text
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-full = Show what moves
settings-motion-less = Hold still
settings-contrast = Contrast
settings-contrast-auto = As the device
settings-contrast-normal = Normal
settings-contrast-more = Strong
settings-asking = Questions in { game-run-run-run-title }
settings-asking-always = At every choice
settings-asking-matters = Only where it matters
settings-asking-never = Only where it matters, and never about tokens

## About

about-title = About Mastaba
about-what = Mastaba is a free place to play tomb-and-temple board games, with every rule and no referee needed.
about-run-run-run = A game by Bruno Cathala and Anthony Perone, illustrated by Camille Chaussy, published by The Flying Games; in Poland as Kotkrywcy.
about-cursed-tomb = Le Tombeau Maudit: a game by Wolfgang Kramer, Jürgen P. K. Grunau and Hans Raggan, illustrated by Eva Czerwenka. The booklet we worked from does not name its publisher.
about-escape = Escape: The Curse of the Temple is a game by Kristian Amundsen Østby, published by Queen Games.
about-unofficial = Mastaba is an unofficial adaptation by fans. It is not made, endorsed or checked by the authors or the publishers. If you like a game, buy it.
about-own = All texts, names of characters, drawings, sounds and code here are our own, under the MIT licence; component data that the booklets do not give is our design.
about-fonts = The letters are Cinzel by Natanael Gama and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License.
