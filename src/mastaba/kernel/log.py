"""The log of a game: how it began and every accepted entry since, as a JSON Lines file.

The first line is the header, each further line one entry: line n + 1 is entry n. Replaying a log
gives the same game, bit for bit; each entry carries the digest that proves it.
"""

from __future__ import annotations

import hashlib
import tomllib
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

FORMAT: Final = 1
TICK: Final = "tick"
"""What the clock does, in place of a move."""

Step = tuple["Entry", Any, Sequence[Event]]
"""An entry, the state after it (the same object each time, moved on) and what happened."""

_Line = TypeVar("_Line", bound=msgspec.Struct)


class LogError(ValueError):
    """A log that cannot be read or replayed: in which line (0: none of them), and why."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All it takes to begin the same game again. `options` are those that were asked for."""

    format: int
    game: str
    rules: str
    box: str
    box_digest: str
    seats: int
    seed: int
    options: dict[str, Option]
    players: tuple[str, ...] = ()
    """Who sat there, a name or a bot for each seat; or nothing is known of them."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One accepted move (or tick), when it was made, and the digest of the state after it."""

    seq: int
    at: Millis
    seat: Seat
    move: str
    digest: str


class Log(msgspec.Struct):
    """A game as it was played. `torn` is an unfinished last line, as a crash may leave it."""

    header: Header
    entries: list[Entry] = []
    torn: str = ""


class _AnyFormat(msgspec.Struct):
    """The one field that every format has."""

    format: int


def line_of(entry: Entry) -> int:
    return entry.seq + 1


# --- writing ---


def header_of(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Option],
    players: Sequence[str] = (),
) -> Header:
    """The header of a game that is about to begin."""
    name, digest = box_of(game)
    return Header(
        FORMAT, game.name, game.version, name, digest, seats, seed, dict(options), tuple(players)
    )


def box_of(game: Game) -> tuple[str, str]:
    """The name of the game's box and a digest of what is in it; comments do not count."""
    data = tomllib.loads(game.box_path.read_text(encoding="utf-8"))
    contents = msgspec.json.encode(data, order="deterministic")
    return str(data["name"]), hashlib.blake2b(contents, digest_size=16).hexdigest()


def append(file: IO[bytes], line: Header | Entry) -> None:
    """Write one line and hand it to the system at once, so that a crash cannot lose it."""
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def write(file: IO[bytes], log: Log) -> None:
    """Write a whole log."""
    append(file, log.header)
    for entry in log.entries:
        append(file, entry)


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
    """The log that `write` and `append` have written."""
    *lines, rest = data.split(b"\n")
    if not lines and not rest:
        raise LogError(0, "the log is empty; its first line must be a header")
    header = _read_header(lines.pop(0) if lines else rest)
    _check_header(header, resolve)
    log = Log(header)
    latest = 0
    for line in lines:
        entry = _read_line(line, Entry, len(log.entries) + 2)
        latest = _check_entry(entry, log, latest)
        log.entries.append(entry)
    if rest and data.count(b"\n"):
        _read_last(rest, log, latest)
    return log


def _read_line(line: bytes, kind: type[_Line], number: int) -> _Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        field = place.strip(".`")
        raise LogError(number, f"{field}: {problem}" if field else problem) from error
    except msgspec.DecodeError as error:
        raise LogError(number, f"is not JSON: {error}") from error


def _read_header(line: bytes) -> Header:
    found = _read_line(line, _AnyFormat, 1).format
    if found != FORMAT:
        raise LogError(1, f"the log has format {found}; this version reads format {FORMAT}")
    return _read_line(line, Header, 1)


def _check_header(header: Header, resolve: Callable[[str], Game]) -> None:
    try:
        game = resolve(header.game)
        game.options(header.options)
    except ValueError as error:
        raise LogError(1, str(error)) from error
    if header.rules != game.version:
        raise LogError(1, f"played by rules version {header.rules}; this is version {game.version}")
    name, digest = box_of(game)
    if (header.box, header.box_digest) != (name, digest):
        raise LogError(
            1,
            f"played with box {header.box!r} ({header.box_digest}); this is {name!r} ({digest})",
        )
    if header.seats not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise LogError(1, f"{header.seats} seats; {game.title} has {fewest} to {most}")
    if header.players and len(header.players) != header.seats:
        raise LogError(1, f"{len(header.players)} players on {header.seats} seats")
    if not 0 <= header.seed < 1 << 64:
        raise LogError(1, f"seed {header.seed} is not a 64-bit number")


def _check_entry(entry: Entry, log: Log, latest: Millis) -> Millis:
    """The time of the entry, if the entry may follow the log so far."""
    number = len(log.entries) + 2
    if entry.seq != number - 1:
        raise LogError(number, f"seq is {entry.seq}, but {number - 1} comes next")
    if entry.at < latest:
        raise LogError(number, f"time runs backwards: at {entry.at} ms after {latest} ms")
    if entry.seat < CLOCK:
        raise LogError(number, f"seat {entry.seat} is neither a seat, the referee nor the clock")
    return entry.at


def _read_last(rest: bytes, log: Log, latest: Millis) -> None:
    """A last line that lacks its end: whole after all, or torn off by a crash."""
    number = len(log.entries) + 2
    try:
        entry = _read_line(rest, Entry, number)
    except LogError:
        log.torn = rest.decode("utf-8", errors="replace")
        return
    _check_entry(entry, log, latest)
    log.entries.append(entry)


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
        yield entry, state, _play(state, entry, game)


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


def _play(state: Any, entry: Entry, game: Game) -> Sequence[Event]:
    line, who = line_of(entry), f"entry {entry.seq} ({entry.move})"
    events: Sequence[Event]
    if entry.seat == CLOCK:
        if entry.move != TICK:
            raise LogError(line, f"{who}: the clock can only {TICK}")
        events = state.tick(entry.at)
        return events
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
