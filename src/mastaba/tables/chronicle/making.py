"""Making a chronicle: the game is played on from the last snapshot, and filmed with all eyes.

This is work for a process of its own, which knows nothing of tables but what a task says.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from mastaba.games import game_named
from mastaba.kernel.contract import CLOCK, EVERYBODY, Event, Game, Option, Seat
from mastaba.kernel.log import ticks_up_to
from mastaba.kernel.log_header import box_of
from mastaba.tables.chronicle.film import Reel, Shot, reel_body
from mastaba.tables.chronicle.snapshot import Snapshot, Undoable, snapshot_body, snapshot_of

FROM_THE_BEGINNING: Final = -1


class Play(msgspec.Struct, frozen=True, array_like=True):
    """A move or a tick that counts. `at` is in milliseconds since the start of the game."""

    seq: int
    at: int
    seat: Seat
    move: str


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A part of a table's chronicle that is to be made."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, Option]
    """All of the game's options."""
    began_at: int
    not_played: int
    first: int
    """The entry that the part begins with."""
    seq: int
    """The entry that it ends with."""
    over: bool
    """Nothing comes after it."""
    after: int
    """So many moves were filmed already and stay; or FROM_THE_BEGINNING."""
    after_digest: str
    plays: list[Play]
    """The moves since."""
    ticks_are_whole: bool
    """A tick lets all time pass that there was, as ticks did once."""
    settled: int
    """How many moves cannot be taken back any more."""
    struck: list[int]
    """The seqs of moves that do not count any more."""
    digest: str
    """That of the game as it is played; "" if it is not known."""
    snapshot: bytes | None = None
    """The last one, for who does not remember the state after it."""


class Made(msgspec.Struct, frozen=True, array_like=True):
    """A part of a chronicle. `digests` are those of the states that the next may go on from, by the
    number of moves that led to them."""

    film: bytes
    snapshot: bytes
    digests: dict[int, str]


class Lacking(Exception):
    """The state that a task goes on from is not known here: tell it again with a snapshot."""


States = dict[int, Any]
"""By the number of moves that led to them."""


class Camera:
    """Sees a game with all eyes at once."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._others: list[Seat] = [*range(seats), EVERYBODY]
        self._public: dict[str, Any] = {}
        self._own: dict[Seat, dict[str, Any]] = {eyes: {} for eyes in self._others}

    def look(self, state: Any) -> None:
        """See the game as it is, before the first shot."""
        self._public = _fields(state, None)
        self._own = {eyes: _fields(state, eyes) for eyes in self._others}

    def shoot(
        self, play: Play | None, state: Any, events: Sequence[Event], between: Sequence[str] = ()
    ) -> Shot:
        """What has come of a move, or of the opening."""
        told = [self._game.tell(event, None) for event in events]
        old, self._public = self._public, _fields(state, None)
        seen = _changed(old, self._public)
        told_else: dict[Seat, dict[int, Any]] = {}
        seen_else: dict[Seat, dict[str, Any]] = {}
        for eyes in self._others:
            if more := self._told_else(eyes, events, told):
                told_else[eyes] = more
            if differs := self._seen_else(eyes, state, seen):
                seen_else[eyes] = differs
        facts = (state.digest(), told, seen, told_else, seen_else, list(between))
        if play is None:
            return Shot(0, 0, None, "", *facts)
        return Shot(play.seq, play.at, play.seat, play.move, *facts)

    def _told_else(
        self, eyes: Seat, events: Sequence[Event], told: Sequence[Any]
    ) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for place, event in enumerate(events):
            if eyes == EVERYBODY or eyes in self._game.insiders(event):
                words = self._game.tell(event, eyes)
                if words != told[place]:
                    found[place] = words
        return found

    def _seen_else(self, eyes: Seat, state: Any, seen: dict[str, Any]) -> dict[str, Any]:
        """What is to be said to these eyes beside what all are shown."""
        old, new = self._own[eyes], _fields(state, eyes)
        self._own[eyes] = new
        found = _changed(old, new)
        return {
            field: new[field]
            for field in (*found, *(field for field in seen if field not in found))
            if field not in seen or new[field] != seen[field]
        }


def _fields(state: Any, eyes: Seat | None) -> dict[str, Any]:
    return msgspec.structs.asdict(state.view(eyes))


def _changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    if not old:
        return new
    return {field: value for field, value in new.items() if old[field] != value}


def make(task: Task, known: States) -> Made:
    """Make a part of a chronicle. `known` are the states of this game that are remembered; when it
    is made, those that the next part may go on from. Lacking: the one that is needed is not there,
    and the task brings no snapshot of it."""
    game = game_named(task.game)
    camera = Camera(game, task.seats)
    shots: list[Shot] = []
    is_whole = False
    remembered = known.get(task.after)
    if task.after == FROM_THE_BEGINNING:
        known.clear()
        state = game.begin(task.seats, task.seed, task.options)
        shots.append(camera.shoot(None, state, game.opening(state)))
    elif remembered is not None and remembered.digest() == task.after_digest:
        state = remembered.clone()
        camera.look(state)
    else:
        known.clear()
        known.update(_restored(game, task))
        state = known[task.after].clone()
        # Who does not remember the game has not seen it before either.
        is_whole = True
    number = max(0, task.after)
    known[number] = state.clone()
    for play in task.plays:
        events, between = _played(game, state, play, task.ticks_are_whole)
        shots.append(camera.shoot(play, state, events, between))
        number += 1
        if number == task.settled:
            known[number] = state.clone()
    known[number] = state
    for old in [moves for moves in known if moves not in (task.settled, number)]:
        del known[old]
    return _made(task, game, shots, number, known, is_whole)


def _restored(game: Game, task: Task) -> States:
    """The states that the task's snapshot holds, among them the one to go on from."""
    if task.snapshot is None:
        raise Lacking(task.after)
    snapshot = snapshot_of(task.snapshot)
    found = {snapshot.moves: game.restore(snapshot.facts, task.options)}
    if snapshot.undoable is not None:
        found[snapshot.undoable.moves] = game.restore(snapshot.undoable.facts, task.options)
    if task.after not in found:
        raise Lacking(task.after)
    return found


def _played(
    game: Game, state: Any, play: Play, ticks_are_whole: bool
) -> tuple[Sequence[Event], list[str]]:
    """What a move or a tick has made happen, and the digests between the ticks that one was."""
    if play.seat != CLOCK:
        return state.play(play.seat, game.parse(play.move), play.at), []
    events: list[Event] = []
    digests: list[str] = []
    for some in ticks_up_to(state, play.at):
        events += some
        digests.append(state.digest())
        if not ticks_are_whole:
            break
    return events, digests[:-1]


@cache
def _box_name(game: str) -> str:
    return box_of(game_named(game))[0]


def _made(
    task: Task, game: Game, shots: list[Shot], number: int, known: States, whole: bool
) -> Made:
    played: dict[str, Any] = {
        "game": task.game,
        "editions": game.editions(task.options),
        "box": _box_name(task.game),
        "box_parts": game.box_parts(task.options),
        "seats": task.seats,
        "seed": task.seed,
        "options": task.options,
    }
    undoable = None
    if task.settled < number and task.settled in known:
        undoable = Undoable(task.settled, known[task.settled].facts())
    digests = {moves: state.digest() for moves, state in known.items()}
    snapshot = Snapshot(
        **played,
        seq=task.seq,
        began_at=task.began_at,
        not_played=task.not_played,
        moves=number,
        struck=task.struck,
        digest=digests[number],
        facts=known[number].facts(),
        undoable=undoable,
    )
    reel = Reel(**played, number=task.after + 1, whole=whole, shots=shots)
    return Made(reel_body(reel), snapshot_body(snapshot), digests)
