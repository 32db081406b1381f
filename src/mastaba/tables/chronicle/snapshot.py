"""Snapshots: the state of a game after an entry, by name, so that rules of a later edition can read
it as well. What is around the game (seats, chat, tickets) is in the entries and needs no rules."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mastaba.kernel.contract import Option
from mastaba.tables.chronicle.packing import pack, unpack

FORMAT: Final = 1


class Undoable(msgspec.Struct, frozen=True):
    """The state since which nothing was revealed: what was done after it may be taken back, by the
    edition that is played. `moves` is how many moves led to it."""

    moves: int
    facts: dict[str, Any]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The game of a table after the entry `seq`."""

    format: int = FORMAT
    game: str
    editions: dict[str, int]
    """Those that wrote it, by part of the game."""
    box: str
    box_parts: dict[str, str]
    seats: int
    seed: int
    options: dict[str, Option]
    """All options of the game."""
    seq: int
    began_at: int
    """When the game began, in unix milliseconds."""
    not_played: int
    """Milliseconds since then that do not count."""
    moves: int
    """How many moves and ticks have led here; those that were taken back do not count."""
    struck: list[int] = []
    """The seqs of moves up to it that do not count any more."""
    digest: str
    facts: dict[str, Any]
    """What `State.facts` tells, for `Game.restore`."""
    undoable: Undoable | None = None


def snapshot_body(snapshot: Snapshot) -> bytes:
    return pack(snapshot)


def snapshot_of(body: bytes) -> Snapshot:
    """The snapshot in a body; Unreadable says why there is none."""
    return unpack(body, Snapshot, FORMAT)
