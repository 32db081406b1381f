"""Finished games told again by their rules: from any seat, and as log files."""

from __future__ import annotations

import io
from collections import OrderedDict
from typing import Any, Final

import msgspec

from mastaba.kernel import log as logs
from mastaba.kernel.contract import EVERYBODY, Option, Seat
from mastaba.tables import entries as e
from mastaba.tables.sight import patch
from mastaba.tables.table import FINISHED, NotPossible, Table

LONGEST_REPLAY: Final = 500
"""So many frames come at once."""

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


class About(msgspec.Struct, frozen=True):
    """What there is to know of a finished game beside its moves. `bots` has, for each seat that was
    a bot's alone, the bot; `imported` and `watch_only` are as in the table."""

    game: str
    seats: int
    players: list[str]
    bots: list[str]
    options: dict[str, Option]
    imported: e.Origin = ""
    watch_only: bool = False


class Replay(About, frozen=True, kw_only=True):
    """Part of a finished game; its last frame is number `length`."""

    length: int
    frames: list[Frame]


class Began(msgspec.Struct, frozen=True):
    """What the log of a finished game says of its beginning."""

    seed: int
    commitment: str
    variant: str


def players(table: Table) -> list[str]:
    return [chair.name or chair.bot for chair in table.chairs]


def about(table: Table) -> About:
    return About(
        game=table.game.name,
        seats=len(table.chairs),
        players=players(table),
        bots=["" if chair.name else chair.bot for chair in table.chairs],
        options=table.options,
        imported=table.imported,
        watch_only=table.watch_only,
    )


def began_of(table: Table) -> Began:
    return Began(table.seed, table.commitment, table.variant)


def check_finished(table: Table) -> None:
    # The seed and the moves of a running game would give every hand away.
    if table.phase != FINISHED:
        raise NotPossible("game-is-not-over")


def _check_rules(table: Table) -> None:
    check_finished(table)
    if table.watch_only:
        raise NotPossible("no-film")


def log_of(table: Table) -> logs.Log:
    """The game of a finished table, with the digest after every move."""
    _check_rules(table)
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
    began = began_of(table)
    header = msgspec.structs.replace(
        recording.log.header,
        commitment=began.commitment,
        variant=began.variant,
        imported=bool(table.imported),
    )
    return msgspec.structs.replace(recording.log, header=header)


def log_file(log: logs.Log) -> bytes:
    file = io.BytesIO()
    logs.write(file, log)
    return file.getvalue()


def replay(table: Table, eyes: Seat | None, first: int = 0, last: int | None = None) -> Replay:
    """The frames `first` to `last` of a finished game, with the eyes of a seat (None: a spectator;
    EVERYBODY: all hands open)."""
    _check_rules(table)
    first, last = part(len(table.moves), first, last)
    frames = _frames(table, eyes, first, last)
    return told(about(table), len(table.moves), frames)


def part(length: int, first: int, last: int | None) -> tuple[int, int]:
    """The first and last of the frames that come at once, of those that were asked for."""
    last = length if last is None else min(last, length)
    if not 0 <= first <= last:
        raise NotPossible("no-such-frame", first=first, last=last, length=length)
    return first, min(last, first + LONGEST_REPLAY - 1)


def told(about: About, length: int, frames: list[Frame]) -> Replay:
    return Replay(**msgspec.structs.asdict(about), length=length, frames=frames)


_stages: OrderedDict[str, dict[int, Any]] = OrderedDict()
"""States of finished games by the number of moves before them, for the tables that were looked at
last: without them, each look at the end of a long game would play all of it."""


def _stages_of(table: Table) -> dict[int, Any]:
    stages = _stages.setdefault(table.id, {})
    _stages.move_to_end(table.id)
    if len(_stages) > STAGED:
        _stages.popitem(last=False)
    return stages


def forget_stages(table: str) -> None:
    """Look at a game as if for the first time."""
    _stages.pop(table, None)


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
