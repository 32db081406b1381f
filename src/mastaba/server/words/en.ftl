### What the server says, over HTTP, on a socket and on its own pages; browsers show it by its key.

## Why something was not done, in one sentence that says what would do

error-a-bot-plays-here = A bot plays on this seat now. Whose seat it is takes over with “come back”.
error-already-signed-in = You are signed in already. Change your name instead, or sign out first.
error-already-yours = That seat is yours already.
error-bad-log = This is not a log that can be taken: { $reason }
error-bad-request = The request cannot be understood: { $reason }
error-being-updated = This server is being updated. Nothing is lost; the table is there again in a moment.
error-damaged-log = The log of this table is damaged, or was written by rules that this server does not have. The table cannot be continued here.
error-forbidden = That is not allowed: { $reason }
error-game-has-begun = The game has begun already; seats and options cannot be changed any more.
error-game-has-not-begun = The game has not begun yet.
error-game-is-not-over = The game is not over yet. Logs and replays are for finished games, because they show all hands.
error-game-is-over = The game is over.
error-game-stands = The server was updated, and the game stands until all who are here have said that they are back.
error-game-was-put-away = This game was put away, because nobody has played for a long time. Take it up again to play on.
error-game-was-not-put-away = This game was not put away: there is nothing to take up again.
error-hand-cannot = { $why ->
    [not-demanded] Choose a stone of the demanded colour that lies in the bowl.
    [not-in-bowl] That stone is not in the bowl. Push one that is.
    [choose-before-way] Choose a stone first, then its way out.
    [choose-before-pull] Choose a stone first, then pull.
    [let-go-first] Let go of the stone between the fingers first.
    [no-such-way] The stone does not have so many ways out. Choose one from 1 to { $ways }.
   *[other] The hand cannot do that: { $reason }
}
error-internal-error = Something went wrong in the server. It is not your fault; try again later.
error-lesson-is-fixed = The lesson { $lesson } has its own seats and options; leave yours out.
error-method-not-allowed = This address cannot be used like that: { $reason }
error-metrics-are-local = Numbers are told to programs on the server’s own machine that ask without a proxy. To tell everybody, start the server with --metrics public.
error-name-too-long = A name has { $most } letters at most.
error-name-with-heaps = A name can have { $most } marks on one letter at most.
error-needs-version = This game was played by an earlier edition of the rules. Start version { $version } once on this database: it writes down what later versions go on from. Until then the table waits; nothing of it is lost.
error-no-commanded-hand = At this table everybody leads the hand with their own fingers. Use the mouse or a finger.
error-needs-a-seat = You take no seat at this table, so “{ $field }” is not possible. Leave it out, or keep a seat for yourself.
error-no-film = There is no film of this game, or not yet, and other rules than those of today have played it. If it has just ended, try again in a moment.
error-no-name = A name needs at least one letter.
error-no-referee = This server has no referee for a trap of real stones. Choose the trap of chances: option “trap” = “abstract”.
error-no-rematch-yet = A rematch follows a game that is over; this one is not. Open a new table to begin anew.
error-no-such-bot = There is no bot { $bot }; { $reason }.
error-no-such-frame = The game has the frames 0 to { $length }; ask for a part of them.
error-no-such-game = There is no such game: { $reason }
error-no-such-lesson = There is no such lesson: { $reason }
error-no-such-option = The options cannot be used: { $reason }
error-no-such-pull = No pull was judged by entry { $seq } of this table.
error-no-such-rulebook = There is no such rulebook: { $reason }
error-no-such-seat = There is no seat { $seat }; { $seats ->
    [one] the table has one seat, seat 0.
   *[other] the table has { $seats } seats, counted from 0.
}
error-no-such-table = There is no table { $table }. Check the code, or open a new one.
error-nobody-can-leave = Nobody can leave this game for good. Let a bot play on for you.
error-nobody-plays = Bots alone do not play. Somebody has to sit down first.
error-not-asked = You are not asked for anything just now.
error-not-found = There is nothing at this address.
error-not-signed-in = You are not signed in. Choose a name first.
error-not-your-pull = It is not your hand that pulls now.
error-not-your-seat = That seat is not yours.
error-nothing-said = Nothing was written.
error-nothing-to-take-back = There is nothing to take back: your last move has revealed something, or was not the last one.
error-official-name = The name “{ $name }” would seem to be the server’s own. Take another one.
error-one-hint-at-a-time = A hint is on its way; one at a time.
error-only-moves-now = So much has happened at this table that it takes only moves of its game now.
error-only-the-host = Only the host of the table may do that.
error-other-edition = This game was played by other rules than those of this version. Version { $version } can verify it. A file that also brings its film can be taken over here, to watch.
error-other-edition-unknown = This game cannot be verified here ({ $reason }). A file that also brings its film can be taken over here, to watch.
error-player-is-here = { $name } is at the table. A bot takes over when they ask for it, or once they are gone.
error-player-may-be-back = { $name } has only just gone and may be back. A bot can take over in { $seconds } s.
error-pull-is-decided = The pull is already decided: what has fallen or lies in the bag counts. Wait for the verdict.
error-quota-import-megabytes = You have brought { $used } MB of games today, and { $limit } MB a day is the most. There is room again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-quota-import-too-large = This file has { $used } MB, and { $limit } MB of games a day is the most. It is too large for this server.
error-quota-imports = You have brought { $used } games today, and { $limit } a day is the most. The next one can come in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-quota-of-address = { $what ->
    [imports] From your connection, { $used } games were brought of late, and { $limit } an hour is the most.
    [megabytes] From your connection, { $used } MB of games were brought of late, and { $limit } MB a day is the most.
    [real-time] From your connection, { $used } tables where time passes all along were opened of late, and { $limit } an hour is the most.
   *[tables] From your connection, { $used } tables were opened of late, and { $limit } an hour is the most.
} There is room again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-quota-open-tables = You have { $used } tables that are not finished, and { $limit } is the most. There is room as soon as one of them is over; if nobody touches them, in { $days ->
    [one] a day
   *[other] { $days } days
}.
error-quota-real-time = You have opened { $used } tables of this game within an hour, and { $limit } is the most, because time passes there all along. The next one can be opened in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-quota-tables-a-day = You have opened { $used } tables today, and { $limit } a day is the most. The next one can be opened in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-say-hello-first = Say hello first, so that the table knows from where you look on.
error-seat-is-free = Nobody sits there.
error-seat-taken = That seat belongs to { $name }.
error-seats-are-free = Some seats are free. Fill them with people or bots, then start.
error-server-stops = The server is about to restart. Nothing is lost; try again in a moment.
error-sit-down-first = Only those who sit at the table may do that.
error-still-busy = The server is still busy with what you asked for before. Try again in { $seconds } s.
error-store-unavailable = The server cannot reach its store just now. Nothing was changed; try again soon.
error-table-is-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
} You can still look on.
error-table-is-long = So much has happened at this table that it takes no more. Open another one.
error-table-too-busy = Too much is happening at the table at once; try again.
error-taken-back-by-update = The server was updated, and that took your last move back: the rules of today do not go on from it.
error-takes-too-long = That takes more than { $seconds } s of work, and this server spends no more on one request (errand_seconds).
error-takes-too-much-memory = That takes more than { $megabytes } MB of memory, and this server spends no more on one request (errand_megabytes).
error-talking-too-fast = That is a lot of messages at once. { $seconds ->
    [one] Wait a second.
   *[other] Wait { $seconds } seconds.
}
error-too-large = That is too large: { $reason }
error-too-long-to-say = A message has { $most } letters at most.
error-too-many-names = There are { $names } names for { $free } free seats.
error-too-many-requests = Too many requests. { $seconds ->
    [one] Wait a second.
   *[other] Wait { $seconds } seconds.
}
error-unknown-host = This server does not go by the name “{ $name }”. Open it by its address in figures or by a name that ends in .local. For another name, start it with --base-url, such as --base-url https://games.example.org.
error-unprintable-name = A name is made of letters and signs that can be seen.
error-unreadable-message = The message cannot be read: { $reason }
error-unreadable-move = That is not a move of this game: { $reason }
error-wrong-host = This server goes by the name { $name } only. A proxy in front of it has to hand the Host header on; the name itself is set by --base-url.
error-wrong-kind-of-body = The body is of the wrong kind: { $reason }
error-wrong-number-of-seats = { $seats ->
    [one] One seat does not do
   *[other] { $seats } seats do not do
}; the game is for { $least } to { $most } players.
error-wrong-origin = This page may not use the server. Its origin has to be allowed first.

## Why a connection ends

closing-being-updated = { error-being-updated }
closing-damaged-log = { error-damaged-log }
closing-idle = Nothing was heard from you for a while, so the line was closed. It is opened again.
closing-no-such-table = This table does not exist.
closing-needs-version = { error-needs-version }
closing-server-stops = The server restarts. Nothing is lost; you are connected again in a moment.
closing-signed-out = This device was signed out, from here or from another device, so the line was closed.
closing-store-unavailable = The server cannot reach its store just now. You are connected again as soon as it can.
closing-too-fast = Too many messages at once, so the line was closed. Wait a moment.
closing-too-large = A message was too large, so the line was closed.
closing-too-many-mistakes = The server could not understand this page. Load it again.
closing-too-many-sockets = { $of ->
    [table] So many people are watching this table that there is no room for another. Try again later.
    [network] So many lines from your network are open to this table that there is no room for another. Close other windows, or try again later.
    [address] Too many lines are open from your network. Close other windows of Mastaba, or try again later.
   *[other] You have too many lines open. Close other windows of this table.
}
closing-too-slow = Your line was too slow to follow. It is opened again.

## The pages that sign somebody in on another device

page-link-title = Sign in – Mastaba
page-link-heading = Sign in here as { $name }?
page-link-text = The link works once. Your seats at tables will be yours on this device, too.
page-link-button = Sign in as { $name }
page-replace-text = On this device you are { $old } now. If { $old } is signed in nowhere else, their seats at tables are lost. If you do not know where this link comes from, close this page.
page-replace-button = Stop being { $old } and sign in as { $name }
page-used-title = Link not valid – Mastaba
page-used-heading = This link is not valid any more
page-used-text = A link works once, for ten minutes. Ask for a new one on the device where you are signed in.
