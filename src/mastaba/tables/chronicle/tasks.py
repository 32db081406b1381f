"""What a table asks for: the next part of its chronicle, told to a process that knows no tables."""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from mastaba.kernel.log_header import box_of
from mastaba.tables.chronicle.making import FROM_THE_BEGINNING, Play, Task
from mastaba.tables.chronicle.snapshot import Snapshot, Undoable, snapshot_body
from mastaba.tables.table import FINISHED, Table


class Place(msgspec.Struct, frozen=True):
    """How far a chronicle has come: up to the entry `seq`, which `moves` moves led to, of which
    `settled` can never be taken back. `digests` are those of the states that it can go on from, by
    the number of moves; "" where it is not known."""

    seq: int = 0
    moves: int = FROM_THE_BEGINNING
    settled: int = FROM_THE_BEGINNING
    digests: dict[int, str] = {}


BEGINNING = Place()


def is_behind(place: Place, table: Table) -> bool:
    """Whether something has happened in the game since then."""
    return place.moves != len(table.moves) or _counted(place.seq, table) != place.moves


def task_of(table: Table, place: Place, with_digest: bool = True) -> Task:
    """The part from a place on to where the table is now."""
    after = place.moves
    if after != FROM_THE_BEGINNING and _counted(place.seq, table) != after:
        # Something was taken back, so what may have been is filmed anew.
        after = place.settled
    first = max(0, after)
    return Task(
        table=table.id,
        game=table.game.name,
        seats=len(table.chairs),
        seed=table.seed,
        options=dict(table.game.options(table.options)),
        began_at=table.began_at,
        not_played=table.not_played,
        first=place.seq + 1,
        seq=table.seq,
        over=table.phase == FINISHED,
        after=after,
        after_digest=place.digests.get(after, ""),
        plays=[
            Play(seq, at, moved.seat, moved.move)
            for moved, at, seq in zip(
                table.moves[first:], table.move_times[first:], table.move_seqs[first:], strict=True
            )
        ],
        ticks_are_whole=table.ticks_are_whole,
        settled=table.settled_moves(),
        struck=table.struck[:],
        digest=table.state.digest() if with_digest else "",
    )


def snapshot_now(table: Table) -> bytes:
    """A snapshot of the game as it stands, from the table itself."""
    options = dict(table.game.options(table.options))
    undoable = None
    if (before := table.settled_state()) is not None:
        undoable = Undoable(table.settled_moves(), before.facts())
    return snapshot_body(
        Snapshot(
            game=table.game.name,
            editions=dict(table.game.editions(options)),
            box=box_of(table.game)[0],
            box_parts=dict(table.game.box_parts(options)),
            seats=len(table.chairs),
            seed=table.seed,
            options=options,
            seq=table.seq,
            began_at=table.began_at,
            not_played=table.not_played,
            moves=len(table.moves),
            struck=table.struck,
            digest=table.state.digest(),
            facts=table.state.facts(),
            undoable=undoable,
        )
    )


def place_after(task: Task, digests: dict[int, str]) -> Place:
    """How far a chronicle has come when a task is done."""
    moves = max(0, task.after) + len(task.plays)
    return Place(task.seq, moves, min(task.settled, moves), digests)


def place_of(snapshot: Snapshot, table: Table) -> Place | None:
    """Where a chronicle can go on from a snapshot; None: the table has gone another way since."""
    known = {snapshot.moves: snapshot.digest}
    if snapshot.undoable is not None:
        known[snapshot.undoable.moves] = ""
    usable = [moves for moves in known if moves <= _counted(snapshot.seq, table)]
    if not usable:
        return None
    return Place(snapshot.seq, max(usable), min(usable), known)


def _counted(seq: int, table: Table) -> int:
    """How many moves up to an entry count."""
    return bisect_right(table.move_seqs, seq)
