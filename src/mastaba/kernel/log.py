"""The log of a game: how it began and every accepted entry since, as a JSON Lines file.

The first line is the header, each further line one entry: line n + 1 is entry n. Replaying a log
gives the same game, bit for bit; each entry carries the digest that proves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec

from mastaba.kernel.contract import (
    CLOCK,
    Event,
    Game,
    IllegalMove,
    Millis,
    Move,
    Option,
    Seat,
    UnreadableMove,
)
from mastaba.kernel.log_header import (
    FIRST_FORMAT,
    FORMAT,
    FirstHeader,
    Header,
    as_played,
    header_of,
    modern,
    why_other,
)

TICK: Final = "tick"
"""What the clock does, in place of a move."""

LONGEST_GAME: Final = 100 * 365 * 24 * 60 * 60 * 1000
"""In milliseconds; what is longer is a mistake, and some databases could not hold it."""

MOST_AT_ONCE: Final = 50
"""So many ticks of today may stand in one of the first format, which knew no bound."""

_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_FILM: Final = b'{"film":'

Step = tuple["Entry", Any, Sequence[Event]]
"""An entry, the state after it (the same object each time, moved on) and what happened."""

_Line = TypeVar("_Line", bound=msgspec.Struct)


class LogError(ValueError):
    """A log that cannot be read or replayed: in which line (0: none of them), and why."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


class OtherEdition(LogError):
    """A log of other rules, or of another box: `version` can verify it, if one is known. It is as
    good as it can be without playing it."""

    def __init__(self, problem: str, version: str, log: Log) -> None:
        super().__init__(1, problem)
        self.version = version
        self.log = log


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One accepted move (or tick), when it was made, and the digest of the state after it."""

    seq: int
    at: Millis
    seat: Seat
    move: str
    digest: str


class FilmLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of the game's film, for those who cannot play it again."""

    film: bytes


class Log(msgspec.Struct):
    """A game as it was played. `torn` is an unfinished last line, as a crash may leave it; `film`
    are the stretches that the file brings, for readers by whose rules it was not played."""

    header: Header
    entries: list[Entry] = []
    torn: str = ""
    film: list[bytes] = []
    first_header: FirstHeader | None = None
    """As it stands in a file of the first format, in which one tick let all time pass there was."""


class _AnyFormat(msgspec.Struct):
    """The one field that every format has."""

    format: int


def line_of(entry: Entry) -> int:
    return entry.seq + 1


# --- writing ---


def append(file: IO[bytes], line: Header | FirstHeader | Entry | FilmLine) -> None:
    """Write one line and hand it to the system at once, so that a crash cannot lose it."""
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def write(file: IO[bytes], log: Log) -> None:
    """Write a whole log, in the format in which it was read."""
    append(file, log.first_header or log.header)
    for entry in log.entries:
        append(file, entry)
    for film in log.film:
        append(file, FilmLine(film))


class Recording:
    """A game that is written down while it is played, into `log` and into a file if there is one.

    `opening` is what happened while the game was set up.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Option] | None = None,
        players: Sequence[str] = (),
        file: IO[bytes] | None = None,
    ) -> None:
        given = options or {}
        self.game = game
        self.state: Any = game.begin(seats, seed, given)
        self.opening = game.opening(self.state)
        self.log = Log(header_of(game, seats, seed, given, players))
        self._file = file
        if file is not None:
            append(file, self.log.header)

    def play(self, seat: Seat, move: Move, at: Millis = 0) -> Sequence[Event]:
        """Make a legal move and write it down; IllegalMove changes nothing."""
        self._check_time(at)
        events: Sequence[Event] = self.state.play(seat, move, at)
        self._write_down(at, seat, self.game.text(move))
        return events

    def tick(self, at: Millis) -> Sequence[Event]:
        """Let time pass up to `at` and write that down."""
        self._check_time(at)
        events: Sequence[Event] = self.state.tick(at)
        self._write_down(at, CLOCK, TICK)
        return events

    def timer(self) -> Millis | None:
        """When the game next changes by itself."""
        due: Millis | None = self.state.timer()
        return due

    def _check_time(self, at: Millis) -> None:
        latest = self.log.entries[-1].at if self.log.entries else 0
        if at < latest:
            raise ValueError(f"time runs backwards: {at} ms after {latest} ms")

    def _write_down(self, at: Millis, seat: Seat, move: str) -> None:
        entry = Entry(len(self.log.entries) + 1, at, seat, move, self.state.digest())
        self.log.entries.append(entry)
        if self._file is not None:
            append(self._file, entry)


# --- reading ---


def read(path: Path, resolve: Callable[[str], Game]) -> Log:
    """The log in a file, checked as far as that goes without playing it.

    `resolve` gives the game of a name and raises ValueError for a name that no game has. Only a
    last line without an end may be unreadable: it becomes `torn`.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LogError(0, f"{path} cannot be read: {error.strerror}") from error
    return decode(data, resolve)


def decode(data: bytes, resolve: Callable[[str], Game]) -> Log:
    """The log that `write` and `append` have written; OtherEdition holds one that cannot be played
    again here."""
    *lines, rest = data.split(b"\n")
    if not lines and not rest:
        raise LogError(0, "the log is empty; its first line must be a header")
    header, game, first_header = _read_header(lines.pop(0) if lines else rest, resolve)
    why, version = _check_header(header, game)
    log = Log(header, first_header=first_header)
    latest = 0
    for line in lines:
        latest = _read_entry(line, log, latest)
    if rest and data.count(b"\n"):
        _read_last(rest, log, latest)
    if why:
        raise OtherEdition(why, version, log)
    return log


def _read_entry(line: bytes, log: Log, latest: Millis) -> Millis:
    """Add an entry, or a stretch of film after the last of them; the time of the latest entry."""
    number = len(log.entries) + len(log.film) + 2
    if line.startswith(_FILM):
        log.film.append(_read_line(line, FilmLine, number).film)
        return latest
    entry = _read_line(line, Entry, number)
    if log.film:
        raise LogError(number, "is an entry after the film; the film stands at the end")
    latest = _check_entry(entry, log, latest)
    log.entries.append(entry)
    return latest


def _read_line(line: bytes, kind: type[_Line], number: int) -> _Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        field = place.strip(".`")
        raise LogError(number, f"{field}: {problem}" if field else problem) from error
    except _UNREADABLE as error:
        raise LogError(number, f"is not JSON: {error}") from error


def _read_header(
    line: bytes, resolve: Callable[[str], Game]
) -> tuple[Header, Game, FirstHeader | None]:
    """The header in today's format, its game, and the header as it stands if that is of the first
    format."""
    found = _read_line(line, _AnyFormat, 1).format
    if found not in (FIRST_FORMAT, FORMAT):
        formats = f"formats {FIRST_FORMAT} and {FORMAT}"
        raise LogError(1, f"the log has format {found}; this version reads {formats}")
    try:
        if found == FORMAT:
            header = _read_line(line, Header, 1)
            game = resolve(header.game)
            options = as_played(game, header.options)
            return msgspec.structs.replace(header, options=options), game, None
        first = _read_line(line, FirstHeader, 1)
        game = resolve(first.game)
        return modern(first, game), game, first
    except LogError:
        raise
    except ValueError as error:
        raise LogError(1, str(error)) from error


def _check_header(header: Header, game: Game) -> tuple[str, str]:
    """As `why_other`; LogError if no rules at all could begin such a game."""
    if header.seats not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise LogError(1, f"{header.seats} seats; {game.title} has {fewest} to {most}")
    if header.players and len(header.players) != header.seats:
        raise LogError(1, f"{len(header.players)} players on {header.seats} seats")
    if not 0 <= header.seed < 1 << 64:
        raise LogError(1, f"seed {header.seed} is not a 64-bit number")
    try:
        why = why_other(header, game)
        if why == ("", ""):
            game.options(header.options)
    except ValueError as error:
        raise LogError(1, str(error)) from error
    return why


def _check_entry(entry: Entry, log: Log, latest: Millis) -> Millis:
    """The time of the entry, if the entry may follow the log so far."""
    number = len(log.entries) + 2
    if entry.seq != number - 1:
        raise LogError(number, f"seq is {entry.seq}, but {number - 1} comes next")
    if entry.at < latest:
        raise LogError(number, f"time runs backwards: at {entry.at} ms after {latest} ms")
    if entry.at > LONGEST_GAME:
        raise LogError(number, f"at {entry.at} ms: no game lasts longer than {LONGEST_GAME} ms")
    if entry.seat < CLOCK:
        raise LogError(number, f"seat {entry.seat} is neither a seat, the referee nor the clock")
    return entry.at


def _read_last(rest: bytes, log: Log, latest: Millis) -> None:
    """A last line that lacks its end: whole after all, or torn off by a crash."""
    try:
        _read_entry(rest, log, latest)
    except LogError as error:
        if not isinstance(error.__cause__, _UNREADABLE):
            raise
        log.torn = rest.decode("utf-8", errors="replace")


# --- replaying ---


def opening(log: Log, game: Game) -> tuple[Any, Sequence[Event]]:
    """The state in which the logged game began, and what happened while it was set up."""
    header = log.header
    try:
        state = game.begin(header.seats, header.seed, header.options)
    except ValueError as error:
        raise LogError(1, str(error)) from error
    return state, game.opening(state)


def replay(log: Log, game: Game, to: int | None = None) -> Iterator[Step]:
    """Play the log again, entry by entry, up to entry `to`.

    LogError names the first entry whose move cannot be read or is not legal.
    """
    state, _events = opening(log, game)
    for entry in log.entries[:to]:
        yield entry, state, _play(state, entry, game, log.first_header is not None)


def verified(log: Log, game: Game, to: int | None = None) -> Iterator[Step]:
    """As `replay`, but LogError also names the first entry that leads to another digest."""
    for entry, state, events in replay(log, game, to):
        digest = state.digest()
        if digest != entry.digest:
            raise LogError(
                line_of(entry),
                f"entry {entry.seq} ({entry.move}) leads to {digest}, "
                f"but the log has {entry.digest}",
            )
        yield entry, state, events


def verify(log: Log, game: Game) -> None:
    """Replay the whole log and compare every digest; LogError names the first that differs."""
    for _step in verified(log, game):
        pass


def ticks_up_to(state: Any, at: Millis) -> Iterator[Sequence[Event]]:
    """Tick until nothing is due any more; one tick alone goes only so far."""
    yield state.tick(at)
    while (due := state.timer()) is not None and due <= at:
        yield state.tick(at)


def _tick(state: Any, entry: Entry, whole: bool) -> Sequence[Event]:
    events: list[Event] = []
    for number, some in enumerate(ticks_up_to(state, entry.at)):
        if number == MOST_AT_ONCE:
            problem = f"entry {entry.seq} ({entry.move}) lets more time run out than any game had"
            raise LogError(line_of(entry), problem)
        events += some
        if not whole:
            break
    return events


def _play(state: Any, entry: Entry, game: Game, ticks_are_whole: bool) -> Sequence[Event]:
    line, who = line_of(entry), f"entry {entry.seq} ({entry.move})"
    events: Sequence[Event]
    if entry.seat == CLOCK:
        if entry.move != TICK:
            raise LogError(line, f"{who}: the clock can only {TICK}")
        return _tick(state, entry, ticks_are_whole)
    try:
        events = state.play(entry.seat, game.parse(entry.move), entry.at)
    except UnreadableMove as error:
        raise LogError(line, f"{who} is unreadable: {error}") from error
    except IllegalMove as error:
        refusal = error.refusal
        facts = ", ".join(f"{name} {fact}" for name, fact in refusal.facts.items())
        detail = f" ({facts})" if facts else ""
        raise LogError(line, f"{who} is not legal: {refusal.rule} {refusal.key}{detail}") from error
    return events
