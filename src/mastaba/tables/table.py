"""A table: who sits there, what is being played, and what may be done about it.

A table is made from its entries alone and knows no clock, no network and no database: `decide`
turns a wish into an entry or refuses it, `take` makes an entry happen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from mastaba.bots import bot_named
from mastaba.games import game_named
from mastaba.kernel.contract import (
    REFEREE,
    Event,
    Game,
    Move,
    Option,
    Seat,
    UnknownOption,
    UnreadableMove,
)
from mastaba.kernel.log import ticks_up_to
from mastaba.kernel.log_header import as_played, first_options
from mastaba.tables import entries as e
from mastaba.tables import room
from mastaba.tables import wishes as w
from mastaba.tables.letters import can_be_seen, has_hidden, without_hidden
from mastaba.tables.names import MOST_MARKS, has_heaps, is_official, told_apart
from mastaba.tables.rules_in_play import (
    Rules,
    first_rules,
    is_newer,
    is_of_today,
    physics_of,
    still_named,
    still_offered,
)
from mastaba.tables.trap import has_trap, stand_in

Phase = Literal["lobby", "running", "abandoned", "finished"]

LOBBY: Final = "lobby"
RUNNING: Final = "running"
ABANDONED: Final = "abandoned"
FINISHED: Final = "finished"

LONGEST_SAYING: Final = 500
LONGEST_NAME: Final = 40
SAYINGS_KEPT: Final = 100
TICKETS_KEPT: Final = 200


class NotPossible(ValueError):
    """A wish that a table refuses: a message key, what it is about, and the rule if it is one."""

    def __init__(self, key: str, rule: str = "", **facts: Any) -> None:
        super().__init__(f"{key} {rule} {facts}")
        self.key = key
        self.rule = rule
        self.facts = facts


class NewerRules(NotPossible):
    """The table is played by rules of a later version: this one lets go of it."""

    def __init__(self) -> None:
        super().__init__("being-updated")


class OtherRules(Exception):
    """The game was played by rules of an earlier version: with its snapshots it goes on."""


def checked_name(name: str) -> str:
    """A name that can be shown to others."""
    plain = " ".join(name.split())
    if not plain:
        raise NotPossible("no-name")
    if len(plain) > LONGEST_NAME:
        raise NotPossible("name-too-long", most=LONGEST_NAME)
    if has_hidden(plain) or not can_be_seen(plain):
        raise NotPossible("unprintable-name")
    return plain


def chosen_name(name: str) -> str:
    """A name that somebody takes now: nobody may seem to be the server, or spoil others' lines."""
    plain = checked_name(name)
    if has_heaps(plain):
        raise NotPossible("name-with-heaps", most=MOST_MARKS)
    if is_official(plain):
        raise NotPossible("official-name", name=plain)
    return plain


class Chair(msgspec.Struct):
    """One seat: whose it is, and which bot plays it (alone, or in place of its person)."""

    person: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False


class Saying(msgspec.Struct, frozen=True):
    name: str
    text: str


_UNDECIDED: Final[dict[str, Literal["abandoned", "ended-by-update"]]] = {
    e.ABANDONED: "abandoned",
    e.ENDED_BY_UPDATE: "ended-by-update",
}

_TURNS_THE_GAME: Final = (e.Started, e.Moved, e.TookBack, e.StoodIn, e.CameBack)
"""Entries after which a bot has to think anew."""


class Table:
    """The state of one table after its entries so far."""

    def __init__(self, id: str, box_parts: Mapping[str, str] | None = None) -> None:
        """`box_parts` are those that were in play, where the entries do not say so."""
        self.id = id
        self._box_parts = box_parts
        self.seq = 0
        self.phase: Phase = LOBBY
        self.host = ""
        self.code = ""
        self.public = False
        self.options: dict[str, Option] = {}
        self.chairs: list[Chair] = []
        self.seed = 0
        self.commitment = ""
        self.variant = ""
        self.state: Any = None
        self.previous: Any = None
        """The state before the last entry; the same one, if that has not changed it."""
        self.moves: list[e.Moved | e.Ticked] = []
        self.move_times: list[int] = []
        self.move_seqs: list[int] = []
        self.struck: list[int] = []
        """The seqs of moves that do not count any more."""
        self.began_at = 0
        self.not_played = 0
        """Milliseconds since the start that do not count, because no server was there."""
        self.latest = 0
        """When the last entry was written."""
        self.asked_at = 0
        """The seq since which the game waits for what it waits for; talking changes nothing."""
        self.real_time = False
        """Whether time passes in the game while nobody does anything."""
        self.is_timed = False
        """Whether decisions run out here."""
        self.with_trap = False
        """Whether physics judges pulls here."""
        self.trap: e.Laid | None = None
        """How the trap lies, once it was built."""
        self.laid_at = 0
        """The seq of that."""
        self.sayings: list[Saying] = []
        self.after = ""
        self.lesson = ""
        self.rematch = ""
        self.imported: e.Origin = ""
        self.ticks_are_whole = False
        self.rules = Rules({}, {})
        """By which the game is played."""
        self.names_its_box = True
        """Whether the entries say what the box was."""
        self.end_written = False
        self.undecided: Literal["", "abandoned", "ended-by-update"] = ""
        """Why the game is over, if not by its rules."""
        self.kept_until = 0
        """Until when a game that was put away can be taken up again, in unix milliseconds."""
        self.carried: e.CarriedOver | None = None
        """How the game was carried over to other rules last, if it ever was."""
        self.carried_at = 0
        """The seq of that."""
        self.stands = False
        """After that, a game in real time waits until those who play have come back."""
        self.is_retired = False
        """The game was played by other rules and is over: there is no state then, only its film."""
        self.last_views: Mapping[Seat | None, Any] = {}
        """What was seen at its end then, by eyes."""
        self._game: Game | None = None
        self._tickets: dict[tuple[str, str], int] = {}
        self._dropped: set[tuple[str, str]] = set()
        """The tickets of what does not count any more since the game was carried over."""
        # The seq after which a move was decided on, its entry, and the move as the rules know it.
        self._checked: tuple[int, e.Moved, Move] | None = None
        # The state before each move that may still be taken back, the move's place and its seq:
        # nothing was revealed since. Asides are no answers and stand in nobody's way.
        self._before: list[tuple[Any, int, int]] = []
        self.undone = 0
        """The seq of the move that was taken back last."""

    @property
    def game(self) -> Game:
        assert self._game is not None, "a table is opened before anything else"
        return self._game

    def copy(self) -> Table:
        """A table that can go on without changing this one, for looking one entry ahead."""
        other = Table(self.id)
        vars(other).update(vars(self))
        other.chairs = [msgspec.structs.replace(chair) for chair in self.chairs]
        other.state = None if self.state is None else self.state.clone()
        other.moves = self.moves[:]
        other.move_times = self.move_times[:]
        other.move_seqs = self.move_seqs[:]
        other.struck = self.struck[:]
        other._tickets = dict(self._tickets)
        other._dropped = set(self._dropped)
        other._before = self._before[:]
        return other

    @property
    def watch_only(self) -> bool:
        """The game is over, and not all of it can be told by the rules of today."""
        is_over = self.phase == FINISHED
        return is_over and (self.is_retired or self.carried is not None)

    def __getstate__(self) -> dict[str, Any]:
        """What another process is told of it: not the states of the game, which it can play."""
        told = {**vars(self), "state": None, "previous": None, "_before": [], "_checked": None}
        told["last_views"] = {}
        told["_game"] = None if self._game is None else self._game.name
        return told

    def __setstate__(self, told: dict[str, Any]) -> None:
        name = told["_game"]
        vars(self).update(told, _game=None if name is None else game_named(name))

    # --- who is who ---

    def adopters(self) -> tuple[Seat, ...]:
        """ESC-RT-31: by seat, the seat whose player plays it too, or -1; empty where rules know
        nothing of the kind."""
        return () if self.state is None else tuple(self.state.adopters)

    def is_adopted(self, seat: Seat) -> bool:
        return seat in range(len(self.adopters())) and self.adopters()[seat] >= 0

    def plays_too(self, person: str, seat: Seat) -> bool:
        """Whether the person plays a seat that is somebody else's."""
        return self.is_adopted(seat) and self.holds(person, self.adopters()[seat])

    def played_by(self, person: str) -> list[Seat]:
        """The person's own seats, and those that they play too."""
        return [seat for seat in range(len(self.chairs)) if self.owns(person, seat)]

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def owns(self, person: str, seat: Seat) -> bool:
        """Whether the person may look and play there."""
        if not 0 <= seat < len(self.chairs):
            return False
        return self.holds(person, seat) or self.plays_too(person, seat)

    def holds(self, person: str, seat: Seat | None) -> bool:
        """Whether a seat, if it is any, is the person's."""
        return seat is not None and bool(person) and self.chairs[seat].person == person

    def free_seats(self) -> list[Seat]:
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if not chair.person and not chair.bot]

    def members(self) -> list[str]:
        people = {chair.person for chair in self.chairs if chair.person}
        if self.host:
            people.add(self.host)
        return sorted(people)

    def bot_at(self, seat: Seat) -> str:
        return self.chairs[seat].bot

    def bots_to_move(self) -> list[Seat]:
        """Seats that are waited for and played by a bot."""
        bots = [seat for seat, chair in enumerate(self.chairs) if chair.bot]
        # Most tables have none, and need not be asked whom they wait for.
        return [seat for seat in self.seats_to_move() if seat in bots] if bots else []

    def seats_to_move(self) -> list[Seat]:
        """Seats that are waited for; the referee has no chair."""
        if self.phase != RUNNING:
            return []
        return [seat for seat in self.state.waiting_seats() if seat >= 0]

    # --- time ---

    def time(self, at: int) -> int:
        """The time of the table, in milliseconds since the start."""
        until = self.latest if self.stands else at
        return until - self.began_at - self.not_played

    def due(self) -> int | None:
        """When the game next changes by itself, in unix milliseconds."""
        if self.phase != RUNNING or self.stands:
            return None
        timer: int | None = self.state.timer()
        return None if timer is None else timer + self.began_at + self.not_played

    def may_be_due(self) -> bool:
        """Whether something may have to happen here without anybody coming to the table."""
        return self.is_timed or any(chair.bot for chair in self.chairs)

    def runs_only_while_served(self) -> bool:
        """Whether time passes here that would be unfair to lose when a server crashes."""
        return (
            self.phase == RUNNING
            and not self.stands
            and self.game.clock == "played"
            and self.state.timer() is not None
        )

    # --- deciding ---

    def decide(
        self, person: str, name: str, wish: w.AnyWish, at: int | None = None
    ) -> e.AnyEntry | int:
        """The entry that fulfils a wish, or the seq at which it was fulfilled already. `at` is when
        it is made; only games in real time ask for it."""
        entry = self._decided(person, name, wish, at)
        if self.seq >= room.MOST_AROUND and not isinstance(entry, int):
            self._check_room(entry)
        return entry

    def _decided(self, person: str, name: str, wish: w.AnyWish, at: int | None) -> e.AnyEntry | int:
        match wish:
            case w.Play():  # first, because it is asked for most
                return self._decide_play(person, wish, at)
            case w.Sit():
                return self._decide_sit(person, name, wish)
            case w.Stand():
                return self._decide_stand(person, wish)
            case w.Choose():
                return self._decide_choose(person, wish)
            case w.Ready():
                return self._decide_ready(person, wish)
            case w.Start():
                return self._decide_start(person)
            case w.TakeBack():
                return self._decide_take_back(person, wish)
            case w.StandIn():
                return self._decide_stand_in(person, wish)
            case w.ComeBack():
                return self._decide_come_back(person, wish)
            case w.Leave():
                return self._decide_leave(person, wish)
            case w.TakeUp():
                return self._decide_take_up(person)
            case w.Say():
                return self._decide_say(person, name, wish)

    def done_with(self, person: str, ticket: str) -> int | None:
        """The seq of what the person has already done with this ticket."""
        if not ticket:
            return None
        if (person, ticket) in self._dropped:
            raise NotPossible("taken-back-by-update")
        return self._tickets.get((person, ticket))

    def _note_ticket(self, entry: e.Moved | e.Said) -> None:
        if entry.ticket:
            self._tickets[entry.by, entry.ticket] = self.seq
            if len(self._tickets) > TICKETS_KEPT:
                del self._tickets[next(iter(self._tickets))]

    def _check_room(self, entry: e.AnyEntry) -> None:
        # Who stands after an update is waited for.
        leads_on = self.stands or room.leads_on(entry, self.game)
        if self.seq >= room.MOST or (self.phase == LOBBY and not leads_on):
            raise NotPossible("table-is-long")
        if not leads_on:
            raise NotPossible("only-moves-now")

    def _in_lobby(self) -> None:
        if self.phase != LOBBY:
            raise NotPossible("game-has-begun")

    def _in_play(self) -> None:
        if self.phase == LOBBY:
            raise NotPossible("game-has-not-begun")
        if self.phase == ABANDONED:
            raise NotPossible("game-was-put-away")
        if self.phase == FINISHED:
            raise NotPossible("game-is-over")

    def _check_goes_on(self) -> None:
        if self.stands:
            raise NotPossible("game-stands")

    def _chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise NotPossible("no-such-seat", seat=seat, seats=len(self.chairs))
        return self.chairs[seat]

    def _own_chair(self, person: str, seat: Seat) -> Chair:
        chair = self._chair(seat)
        if not person or chair.person != person:
            raise NotPossible("not-your-seat", seat=seat)
        return chair

    def check_begun(self) -> None:
        """Refuse what can only be asked about a game that is being played."""
        self._in_play()

    def check_in_play(self, person: str, seat: Seat) -> None:
        """Refuse what only the person of a seat may know, and only while the game is played."""
        if not self.owns(person, seat):
            self._own_chair(person, seat)
        self._in_play()

    def _known_bot(self, bot: str) -> str:
        try:
            bot_named(bot, self.game.name)
        except ValueError as error:
            raise NotPossible("no-such-bot", bot=bot, reason=str(error)) from error
        return bot

    def _decide_sit(self, person: str, name: str, wish: w.Sit) -> e.AnyEntry:
        self._in_lobby()
        chair = self._chair(wish.seat)
        if wish.bot:
            if person != self.host:
                raise NotPossible("only-the-host", who=self.host_name())
            if chair.person:
                raise NotPossible("seat-taken", seat=wish.seat, name=chair.name)
            return e.SatBot(person, wish.seat, self._known_bot(wish.bot))
        given = chosen_name(wish.name) if wish.name else name[:LONGEST_NAME]
        given = self._told_apart(person, given)
        if chair.person == person and (not wish.name or given == chair.name):
            raise NotPossible("already-yours", seat=wish.seat)
        if chair.person not in ("", person) or (chair.bot and person != self.host):
            if not self.free_seats():
                raise NotPossible("table-is-full", seats=len(self.chairs))
            raise NotPossible("seat-taken", seat=wish.seat, name=chair.name or chair.bot)
        return e.Sat(person, wish.seat, given)

    def _decide_stand(self, person: str, wish: w.Stand) -> e.AnyEntry:
        self._in_lobby()
        chair = self._chair(wish.seat)
        if not chair.person and not chair.bot:
            raise NotPossible("seat-is-free", seat=wish.seat)
        if person not in (chair.person, self.host):
            raise NotPossible("not-your-seat", seat=wish.seat)
        return e.Stood(person, wish.seat)

    def _decide_choose(self, person: str, wish: w.Choose) -> e.AnyEntry:
        self._in_lobby()
        if person != self.host:
            raise NotPossible("only-the-host", who=self.host_name())
        check_options(self.game, wish.options, len(self.chairs))
        return e.Chose(person, wish.options)

    def _decide_ready(self, person: str, wish: w.Ready) -> e.AnyEntry | int:
        if not self.stands:
            self._in_lobby()
        mine = self.seats_of(person)
        if not mine:
            raise NotPossible("sit-down-first")
        if self.stands and all(self.chairs[seat].ready == wish.ready for seat in mine):
            return self.seq
        return e.Readied(person, wish.ready)

    def _decide_start(self, person: str) -> e.AnyEntry:
        self._in_lobby()
        if person != self.host:
            raise NotPossible("only-the-host", who=self.host_name())
        free = self.free_seats()
        if free:
            raise NotPossible("seats-are-free", seats=free)
        if not any(chair.person for chair in self.chairs):
            raise NotPossible("nobody-plays")
        return e.Hastened(person)

    def _decide_play(self, person: str, wish: w.Play, at: int | None) -> e.AnyEntry | int:
        done = self.done_with(person, wish.ticket)
        if done is not None:
            return done
        self.check_in_play(person, wish.seat)
        bot = self.chairs[wish.seat].bot
        if bot and not self.plays_too(person, wish.seat):
            raise NotPossible("a-bot-plays-here", seat=wish.seat, bot=bot)
        self._check_goes_on()
        move = self.check_move(wish.seat, wish.move, at)
        entry = e.Moved(person, wish.seat, wish.move, wish.ticket)
        self._checked = (self.seq, entry, move)
        return entry

    def state_at(self, at: int | None) -> Any:
        """The game as it will be at that time if nobody does anything."""
        if at is None or not self.real_time or self.phase != RUNNING:
            return self.state
        later = self.state.clone()
        later.tick(self.time(at))
        return later

    def check_move(self, seat: Seat, text: str, at: int | None = None) -> Move:
        """The move of a text; refused if it cannot be read, or if the rules forbid it (then)."""
        try:
            move = self.game.parse(text)
        except UnreadableMove as error:
            raise NotPossible("unreadable-move", reason=str(error)) from error
        refusal = self.state_at(at).check(seat, move)
        if refusal is not None:
            raise NotPossible(refusal.key, refusal.rule, **refusal.facts)
        return move

    def _decide_take_back(self, person: str, wish: w.TakeBack) -> e.AnyEntry:
        self._own_chair(person, wish.seat)
        self._in_play()
        if self.taker_back() != wish.seat:
            raise NotPossible("nothing-to-take-back")
        return e.TookBack(person, wish.seat)

    def taker_back(self) -> Seat | None:
        """The seat that has made the last move but asides, if that has revealed nothing."""
        return self.moves[self._before[-1][1]].seat if self._before else None

    def _decide_stand_in(self, person: str, wish: w.StandIn) -> e.AnyEntry:
        self._in_play()
        if not self.seats_of(person) and person != self.host:
            raise NotPossible("sit-down-first")
        chair = self._chair(wish.seat)
        if chair.bot:
            raise NotPossible("a-bot-plays-here", seat=wish.seat, bot=chair.bot)
        bot = self._known_bot(wish.bot)
        if self.with_trap:
            # Like leaving, it has to wait until the hand is out of the bowl.
            self.check_move(REFEREE, f"remove {wish.seat}")
        return e.StoodIn(person, wish.seat, stand_in(self.game) or bot)

    def _decide_come_back(self, person: str, wish: w.ComeBack) -> e.AnyEntry:
        chair = self._own_chair(person, wish.seat)
        self._in_play()
        if not chair.bot:
            raise NotPossible("already-yours", seat=wish.seat)
        return e.CameBack(person, wish.seat)

    def _decide_take_up(self, person: str) -> e.AnyEntry:
        if self.phase != ABANDONED:
            raise NotPossible("game-was-not-put-away")
        if not self.seats_of(person):
            raise NotPossible("sit-down-first")
        return e.TakenUp(person)

    def _decide_leave(self, person: str, wish: w.Leave) -> e.AnyEntry:
        """TOMB-END-04: the referee takes the adventurer off the board."""
        self._own_chair(person, wish.seat)
        self._in_play()
        self._check_goes_on()
        move = f"remove {wish.seat}"
        try:
            self.game.parse(move)
        except UnreadableMove as error:
            raise NotPossible("nobody-can-leave") from error
        self.check_move(REFEREE, move)
        return e.Moved(person, REFEREE, move)

    def _decide_say(self, person: str, name: str, wish: w.Say) -> e.AnyEntry | int:
        done = self.done_with(person, wish.ticket)
        if done is not None:
            return done
        text = without_hidden(wish.text)
        if not can_be_seen(text):
            raise NotPossible("nothing-said")
        if len(text) > LONGEST_SAYING:
            raise NotPossible("too-long-to-say", most=LONGEST_SAYING)
        if not self.seats_of(person) and person != self.host:
            raise NotPossible("sit-down-first")
        if self.phase == ABANDONED:
            raise NotPossible("game-was-put-away")
        self._check_talk(person)
        mine = self.seats_of(person)
        # One who sits here goes by the name at the seat; several friends share their device's name.
        if len(mine) == 1:
            called = self.chairs[mine[0]].name
        else:
            called = self._told_apart(person, name)
        return e.Said(person, called[:LONGEST_NAME], text, wish.ticket)

    def _told_apart(self, person: str, name: str) -> str:
        """A person's name, with a number if it looks like that of somebody else who sits here."""
        others = [chair.name or chair.bot for chair in self.chairs if chair.person != person]
        return told_apart(name, [other for other in others if other], LONGEST_NAME)

    def _check_talk(self, person: str) -> None:
        """Where rules can forbid talk, whoever has no seat that may talk says nothing."""
        if self.phase != RUNNING:
            return
        reasons = [self.state.hushed(seat) for seat in self.seats_of(person)]
        if reasons and None not in reasons:
            raise NotPossible(reasons[0].key, reasons[0].rule, **reasons[0].facts)

    def host_name(self) -> str:
        return next((chair.name for chair in self.chairs if chair.person == self.host), "")

    def all_ready(self) -> bool:
        """Every seat is held, every person ready, and one person at least plays."""
        if self.phase != LOBBY:
            return False
        people = [chair for chair in self.chairs if chair.person]
        return bool(people) and not self.free_seats() and all(chair.ready for chair in people)

    def lacks_end(self) -> bool:
        """The last move has ended the game, and that is not yet written."""
        return self.phase == FINISHED and not self.end_written

    def is_torn(self) -> bool:
        """Something has to follow from the last entry, whoever writes it."""
        return self.all_ready() or self.lacks_end()

    # --- taking ---

    def take(self, entry: e.AnyEntry, at: int) -> Sequence[Event]:
        """Make an accepted entry happen; the game's events, if it moved."""
        since = self._count(entry, at)
        match entry:
            case e.Moved():
                return self._move(entry, at)
            case e.Ticked():
                return self._tick(entry, at)
            case e.TookBack():
                self._take_back()
            case e.Started():
                self._prepare(entry, at)
                self._check_rules()
                return self._begin()
            case e.CarriedOver():
                self._carry(entry)
                self._check_rules()
                # The state that it goes on from is in the store.
                raise OtherRules
            case _:
                self._take_around(entry, at - since)
        return ()

    def pass_over(self, entry: e.AnyEntry, at: int) -> None:
        """Take an entry but for what it has done to the game: that is known already."""
        since = self._count(entry, at)
        match entry:
            case e.Moved():
                self._note_move(entry, self.time(at), self.seq)
                self._note_ticket(entry)
                self._note_trap(entry)
            case e.Ticked():
                self.asked_at = self.seq
                self._note_move(entry, self.time(at), self.seq)
            case e.TookBack():
                pass
            case e.Started():
                self._prepare(entry, at)
            case e.CarriedOver():
                self._carry(entry)
            case _:
                self._take_around(entry, at - since)

    def drop(self, entry: e.AnyEntry, at: int) -> None:
        """Take an entry that does not count any more; what was said was said all the same."""
        if isinstance(entry, e.Said | e.PlayedAgain):
            self.pass_over(entry, at)
            return
        self.seq += 1
        self.latest = at
        if isinstance(entry, e.Moved | e.Ticked):
            self.struck.append(self.seq)
        if isinstance(entry, e.Moved) and entry.ticket:
            self._dropped.add((entry.by, entry.ticket))

    def resume(self, state: Any, struck: Sequence[int]) -> None:
        """Go on from a state that what was passed over has led to, but for the moves that do not
        count."""
        # Whether decisions run out shows when the game begins.
        first = self.game.begin(len(self.chairs), self.seed, self.options)
        self.is_timed = first.timer() is not None
        self.struck = list(struck)
        gone = set(struck)
        kept = [place for place, seq in enumerate(self.move_seqs) if seq not in gone]
        self.moves = [self.moves[place] for place in kept]
        self.move_times = [self.move_times[place] for place in kept]
        self.move_seqs = [self.move_seqs[place] for place in kept]
        self._go_on_from(state)

    def resume_undoable(self, state: Any, struck: Sequence[int], settled: int) -> None:
        """The same from the state after so many moves: those since may still be taken back."""
        self.resume(state, struck)
        for place in range(settled, len(self.moves)):
            entry, before = self.moves[place], self.state.clone()
            assert isinstance(entry, e.Moved), "time that has passed is never taken back"
            move = self.game.parse(entry.move)
            self.state.play(entry.seat, move, self.move_times[place])
            if not self.game.is_aside(move):
                self._before.append((before, place, self.move_seqs[place]))
        self._go_on_from(self.state)

    def retire(self, last_views: Mapping[Seat | None, Any]) -> None:
        """From now on the game is only to be watched."""
        self.is_retired = True
        self.last_views = last_views

    def _go_on_from(self, state: Any) -> None:
        self.previous = self.state = state
        if state.outcome() is not None:
            self.phase = FINISHED

    def _count(self, entry: e.AnyEntry, at: int) -> int:
        """One more entry; when the last one was."""
        self.seq += 1
        since, self.latest = self.latest, at
        self.previous = self.state
        if self.stands:
            self.not_played += at - since
        if isinstance(entry, _TURNS_THE_GAME):
            self.asked_at = self.seq
        return since

    def _take_around(self, entry: e.AnyEntry, passed: int) -> None:
        """What needs no rules. So many milliseconds have passed since the entry before."""
        match entry:
            case e.Opened():
                self._open(entry)
            case e.Sat():
                self.chairs[entry.seat] = Chair(entry.by, entry.name)
            case e.SatBot():
                self.chairs[entry.seat] = Chair(bot=entry.bot)
            case e.Stood():
                self.chairs[entry.seat] = Chair()
            case e.Chose():
                self.options = dict(entry.options)
                # The others have agreed to another game.
                for chair in self.chairs:
                    chair.ready = chair.ready and chair.person == entry.by
            case e.Readied():
                for seat in self.seats_of(entry.by):
                    self.chairs[seat].ready = entry.ready
            case e.Hastened():
                for chair in self.chairs:
                    chair.ready = True
            case e.Laid():
                if entry.physics > physics_of(self.game, self.options):
                    raise NewerRules
                self.trap, self.laid_at = entry, self.seq
            case e.Resumed():
                if not self.stands:
                    self.not_played += passed
                self.stands = False
            case e.Ended():
                self.phase = FINISHED
                self.end_written = True
                self.undecided = _UNDECIDED.get(entry.cause, "")
            case e.PutAway():
                if self.game.clock == "played" and not self.stands:
                    self.not_played += passed  # nobody was there, or something would have happened
                self.phase = ABANDONED
                self.kept_until = entry.until
                self._before.clear()
            case e.TakenUp():
                self.phase = RUNNING
                if not self.stands:
                    self.not_played += passed
                self.asked_at = self.seq
            case e.StoodIn():
                self.chairs[entry.seat].bot = entry.bot
            case e.CameBack():
                self.chairs[entry.seat].bot = ""
            case e.Said():
                self.sayings = [*self.sayings, Saying(entry.name, entry.text)][-SAYINGS_KEPT:]
                self._note_ticket(entry)
            case e.PlayedAgain():
                self.rematch = entry.table

    def _open(self, entry: e.Opened) -> None:
        self._game = game_named(entry.game)
        self.real_time = self._game.real_time
        self.host = entry.by
        self.code = entry.code
        self.public = entry.public
        self.options = dict(entry.options)
        self.chairs = [Chair() for _ in range(entry.seats)]
        self.after = entry.after
        self.lesson = entry.lesson
        self.imported = entry.imported

    def _prepare(self, entry: e.Started, at: int) -> None:
        given = entry.options or first_options(self.game, self.options)
        self.options = still_named(self.game, as_played(self.game, given))
        self.ticks_are_whole = not entry.editions
        if entry.editions:
            self.rules = Rules(entry.editions, entry.box_parts)
        else:
            # Files of the first format say what the box was, tables of that time do not.
            self.names_its_box = bool(entry.box_parts)
            parts = entry.box_parts or self._box_parts
            self.rules = first_rules(self.game, self.options, parts)
        self.seed = entry.seed
        self.commitment = entry.commitment
        self.variant = entry.variant
        self.began_at = at
        self.phase = RUNNING
        if not any(chair.person for chair in self.chairs):
            # Only games from files begin without people; all those of before were verified.
            self.imported = self.imported or "verified"
        self.with_trap = has_trap(self.game, still_offered(self.game, self.options))

    def _check_rules(self) -> None:
        """Refuse to play by rules that are not ours: the same moves lead to another game."""
        if is_newer(self.game, self.options, self.rules):
            raise NewerRules
        if not is_of_today(self.game, self.options, self.rules):
            raise OtherRules

    def _begin(self) -> Sequence[Event]:
        self.state = self.game.begin(len(self.chairs), self.seed, self.options)
        self.is_timed = self.state.timer() is not None
        return self.game.opening(self.state)

    def _carry(self, entry: e.CarriedOver) -> None:
        self.carried = entry
        self.carried_at = self.seq
        self.options = still_named(self.game, as_played(self.game, entry.options))
        self.rules = Rules(entry.to_editions, entry.box_parts)
        self.names_its_box = True
        self.not_played = entry.not_played
        self.with_trap = has_trap(self.game, still_offered(self.game, self.options))
        self.asked_at = self.seq
        if self.real_time:
            self.stands = True
            for chair in self.chairs:
                chair.ready = not chair.person

    def _move(self, entry: e.Moved, at: int) -> Sequence[Event]:
        before = self.previous = self.state.clone()
        since_start = self.time(at)
        move, events = self._play(entry, since_start)
        self._note_move(entry, since_start, self.seq)
        if self.state.reveals != before.reveals:
            self._before.clear()
        elif not self.real_time and not self.game.is_aside(move):
            self._before.append((before, len(self.moves) - 1, self.seq))
        self._note_ticket(entry)
        self._note_trap(entry)
        if self.state.outcome() is not None:
            self.phase = FINISHED
            self._before.clear()
        return events

    def _play(self, entry: e.Moved, since_start: int) -> tuple[Move, Sequence[Event]]:
        """Make the move; one that was just decided on is not read and checked once more."""
        if self._checked is not None:
            seq, decided, move = self._checked
            self._checked = None
            if decided is entry and seq == self.seq - 1:
                return move, self.state.apply(entry.seat, move, since_start)
        move = self.game.parse(entry.move)
        return move, self.state.play(entry.seat, move, since_start)

    def _tick(self, entry: e.Ticked, at: int) -> Sequence[Event]:
        self.previous = self.state.clone()
        since_start = self.time(at)
        events = self.let_pass(self.state, since_start)
        self.asked_at = self.seq
        self._note_move(entry, since_start, self.seq)
        self._before.clear()  # nobody can take back the time
        if self.state.outcome() is not None:
            self.phase = FINISHED
        return events

    def let_pass(self, state: Any, at: int) -> Sequence[Event]:
        """What a tick of this game does: before editions were written down, it had no bound."""
        ticks = ticks_up_to(state, at)
        if self.ticks_are_whole:
            return [event for events in ticks for event in events]
        return next(ticks)

    def _take_back(self) -> None:
        """Undo the last move; the asides after it stay, as far as they still make sense."""
        before, place, self.undone = self._before.pop()
        self.struck.append(self.undone)
        after = slice(place + 1, None)
        asides = list(
            zip(self.moves[after], self.move_times[after], self.move_seqs[after], strict=True)
        )
        self.state = before.clone()
        del self.moves[place:], self.move_times[place:], self.move_seqs[place:]
        for entry, at, seq in asides:
            assert isinstance(entry, e.Moved), "time that has passed is never taken back"
            move = self.game.parse(entry.move)
            if self.state.check(entry.seat, move) is None:
                self.state.apply(entry.seat, move, at)
                self._note_move(entry, at, seq)
            else:
                self.struck.append(seq)

    def _note_trap(self, entry: e.Moved) -> None:
        if entry.trap and self.trap is not None:
            self.trap = msgspec.structs.replace(self.trap, trap=entry.trap)

    def _note_move(self, entry: e.Moved | e.Ticked, since_start: int, seq: int) -> None:
        self.moves.append(entry)
        self.move_times.append(since_start)
        self.move_seqs.append(seq)

    def settled_moves(self) -> int:
        """How many moves cannot be taken back any more."""
        return self._before[0][1] if self._before else len(self.moves)

    def settled_state(self) -> Any:
        """The state before the first move that can be taken back, or None."""
        return self._before[0][0] if self._before else None


def check_options(game: Game, options: dict[str, Option], seats: int) -> None:
    """Refuse options that the game does not have, and a number of seats it is not for."""
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise NotPossible("wrong-number-of-seats", seats=seats, least=least, most=most)
    try:
        game.begin(seats, 0, options)
    except UnknownOption as error:
        raise NotPossible("no-such-option", reason=str(error)) from error
