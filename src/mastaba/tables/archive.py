"""Finished games: as log files, as tables made from log files, and told again from any seat."""

from __future__ import annotations

import io
from collections import OrderedDict
from typing import Any, Final

import msgspec

from mastaba.kernel import log as logs
from mastaba.kernel.contract import CLOCK, EVERYBODY, Game, Option, Seat
from mastaba.kernel.log_header import Header
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.chronicle.film import Film
from mastaba.tables.offered import offered_game
from mastaba.tables.sight import merge_patch, patch
from mastaba.tables.table import FINISHED, NotPossible, Table, checked_name

LONGEST_REPLAY: Final = 500
"""So many frames come at once."""

MOST_ENTRIES: Final = 20_000
"""Some times as many as the longest games have; who brings more wants to keep a server busy."""

STAGES: Final = 500
"""So many moves lie between the states that are kept of a game that is looked at again."""

STAGED: Final = 20
"""Of so many games."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One move of a finished game, seen with the eyes that were asked for.

    Frame 0 is the beginning. The first frame that comes has the whole view, the others a merge
    patch of it. `move` is there for those who could know it: its own seat, and open hands; those of
    the referee (seat -1) and the clock (-2) for all.
    """

    number: int
    at: int
    seat: int | None
    events: list[Any]
    view: dict[str, Any] | None
    move: str = ""


class Replay(msgspec.Struct, frozen=True):
    """Part of a finished game; its last frame is number `length`. `bots` has, for each seat that
    was a bot's alone, the bot."""

    game: str
    seats: int
    players: list[str]
    bots: list[str]
    options: dict[str, Option]
    length: int
    frames: list[Frame]
    imported: e.Origin = ""
    """As in the table."""
    watch_only: bool = False
    """As in the table: nothing that needs rules is offered."""


class Imported(msgspec.Struct, frozen=True):
    """A log that was checked, as the entries of a table that nobody sits at."""

    header: Header
    entries: list[tuple[int, e.AnyEntry]]
    """Milliseconds since the start, and what happened."""
    origin: e.Origin = "verified"


def players(table: Table) -> list[str]:
    return [chair.name or chair.bot for chair in table.chairs]


def _check_finished(table: Table) -> None:
    # The seed and the moves of a running game would give every hand away.
    if table.phase != FINISHED:
        raise NotPossible("game-is-not-over")


def log_of(table: Table) -> logs.Log:
    """The game of a finished table, with the digest after every move."""
    _check_finished(table)
    recording = logs.Recording(
        table.game, len(table.chairs), table.seed, table.options, players(table)
    )
    latest = 0
    for moved, at in zip(table.moves, table.move_times, strict=True):
        # Clocks of several hosts may differ by a little; the time of a log never runs back.
        latest = max(latest, at)
        if isinstance(moved, e.Ticked):
            table.let_pass(recording, latest)
        else:
            recording.play(moved.seat, table.game.parse(moved.move), latest)
    header = msgspec.structs.replace(recording.log.header, imported=bool(table.imported))
    return msgspec.structs.replace(recording.log, header=header)


def log_file(log: logs.Log) -> bytes:
    file = io.BytesIO()
    logs.write(file, log)
    return file.getvalue()


def exported(table: Table) -> bytes:
    """The log file of a finished table."""
    return log_file(log_of(table))


def entries_of(data: bytes) -> Imported:
    """Check a log file and turn it into entries; LogError or NotPossible says what is wrong."""
    log = logs.decode(data, offered_game)
    game = offered_game(log.header.game)
    if len(log.entries) > MOST_ENTRIES:
        problem = f"{len(log.entries)} entries; a table takes a game of {MOST_ENTRIES} at most"
        raise logs.LogError(MOST_ENTRIES + 2, problem)
    if log.torn:
        raise logs.LogError(len(log.entries) + 2, "is torn off")
    state: Any = None
    for _entry, state, _events in logs.verified(log, game):  # noqa: B007
        pass
    outcome = None if state is None else state.outcome()
    if outcome is None:
        raise NotPossible("game-is-not-over")
    happened: list[tuple[int, e.AnyEntry]] = [
        (0, e.Sat("", seat, checked_name(name))) for seat, name in enumerate(log.header.players)
    ]
    happened.append((0, _started(log, game)))
    for entry in log.entries:
        is_tick = entry.seat == CLOCK
        happened.append(
            (entry.at, e.Ticked("") if is_tick else e.Moved("", entry.seat, entry.move))
        )
    happened.append((log.entries[-1].at, e.Ended("", list(outcome.winners), outcome.cause)))
    return Imported(log.header, happened)


def _started(log: logs.Log, game: Game) -> e.Started:
    """The entry with which tables of that time began: nobody else's ticks were without bound."""
    entry = started(game, log.header.options, log.header.seed)
    if log.first_header is not None:
        return msgspec.structs.replace(entry, editions={}, box_parts={})
    return entry


def replay(table: Table, eyes: Seat | None, first: int = 0, last: int | None = None) -> Replay:
    """The frames `first` to `last` of a finished game, with the eyes of a seat (None: a spectator;
    EVERYBODY: all hands open)."""
    _check_finished(table)
    length = len(table.moves)
    last = length if last is None else min(last, length)
    if not 0 <= first <= last:
        raise NotPossible("no-such-frame", first=first, last=last, length=length)
    last = min(last, first + LONGEST_REPLAY - 1)
    return Replay(
        game=table.game.name,
        seats=len(table.chairs),
        players=players(table),
        bots=["" if chair.name else chair.bot for chair in table.chairs],
        options=table.options,
        length=length,
        frames=_frames(table, eyes, first, last),
        imported=table.imported,
        watch_only=table.watch_only,
    )


def frames_of(
    film: Film, eyes: Seat | None, first: int = 0, last: int | None = None
) -> list[Frame]:
    """The frames `first` to `last` of a film, with certain eyes."""
    frames: list[Frame] = []
    before: dict[str, Any] = {}
    for number, sighting in enumerate(film.watched(eyes, last)):
        if number >= first:
            shot = sighting.shot
            public = shot.seat is None or shot.seat < 0 or eyes in (shot.seat, EVERYBODY)
            view = sighting.seen if number == first else merge_patch(before, sighting.seen)
            known = shot.move if public else ""
            frames.append(Frame(number, shot.at, shot.seat, sighting.told, view, known))
        before = sighting.seen
    return frames


_stages: OrderedDict[str, dict[int, Any]] = OrderedDict()
"""States of finished games by the number of moves before them, for the tables that were looked at
last: without them, each look at the end of a long game would play all of it."""


def _stages_of(table: Table) -> dict[int, Any]:
    stages = _stages.setdefault(table.id, {})
    _stages.move_to_end(table.id)
    if len(_stages) > STAGED:
        _stages.popitem(last=False)
    return stages


def _stage_before(table: Table, first: int) -> tuple[int, Any]:
    """The last state we have before frame `first`, and how many moves led to it."""
    stages = _stages_of(table)
    reached = max((number for number in stages if number < first), default=0)
    if reached:
        return reached, stages[reached].clone()
    return 0, table.game.begin(len(table.chairs), table.seed, table.options)


def _frames(table: Table, eyes: Seat | None, first: int, last: int) -> list[Frame]:
    game = table.game
    reached, state = _stage_before(table, first)
    frames: list[Frame] = []
    seen: msgspec.Struct | None = None
    if first == 0:
        seen = state.view(eyes)
        events = [game.tell(event, eyes) for event in game.opening(state)]
        frames.append(Frame(0, 0, None, events, patch(None, seen)))
    moves = zip(table.moves[reached:last], table.move_times[reached:last], strict=True)
    for number, (moved, at) in enumerate(moves, reached + 1):
        if isinstance(moved, e.Ticked):
            happened = table.let_pass(state, at)
        else:
            happened = state.play(moved.seat, game.parse(moved.move), at)
        if number % STAGES == 0:
            _stages[table.id].setdefault(number, state.clone())
        if number < first:
            continue
        old, seen = seen, state.view(eyes)
        known = moved.move if moved.seat < 0 or eyes in (moved.seat, EVERYBODY) else ""
        events = [game.tell(event, eyes) for event in happened]
        frames.append(Frame(number, at, moved.seat, events, patch(old, seen), known))
    return frames
