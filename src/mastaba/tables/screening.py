"""Finished games by their films: told again and written down, without any rules.

A film is told as bytes, so that all of this can be done in another process.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from mastaba.kernel import log as logs
from mastaba.kernel.contract import EVERYBODY, Seat
from mastaba.kernel.log_header import FORMAT, Carried, Header
from mastaba.tables import archive
from mastaba.tables.archive import (
    About,
    Began,
    Frame,
    Replay,
    about,
    began_of,
    check_finished,
    part,
    told,
)
from mastaba.tables.chronicle.film import Film, Reel, Shot, film_of, reel_body
from mastaba.tables.chronicle.packing import Unreadable
from mastaba.tables.sight import merge_patch
from mastaba.tables.store import Stretch
from mastaba.tables.table import Table

log = logging.getLogger("mastaba.tables")


def is_complete(stretches: Sequence[Stretch], table: Table) -> bool:
    """Whether the film of a finished table shows all of its game."""
    if not stretches:
        return False
    ends = stretches[-1]
    if ends.closed or table.is_retired:
        return True  # what was read without rules was read with all of its film
    # The end of one that was carried over may show what does not count any more.
    return table.carried is None and ends.last >= max(table.move_seqs, default=0)


def replay_of(
    table: Table,
    film: Sequence[Stretch],
    eyes: Seat | None,
    first: int = 0,
    last: int | None = None,
) -> Replay:
    """A part of a finished game: from its film, or by its rules as long as there is none."""
    check_finished(table)
    if is_complete(film, table):
        try:
            return shown(about(table), bodies(film), eyes, first, last)
        except Unreadable as error:
            log.error("the film of table %s cannot be read: %s", table.id, error)
    return archive.replay(table, eyes, first, last)


def file_of(table: Table, film: Sequence[Stretch]) -> bytes:
    """The log file of a finished game, in the same way."""
    check_finished(table)
    if is_complete(film, table):
        try:
            return archive.log_file(log_of(about(table), began_of(table), bodies(film)))
        except Unreadable as error:
            log.error("the film of table %s cannot be read: %s", table.id, error)
    return archive.log_file(archive.log_of(table))


def bodies(film: Sequence[Stretch]) -> list[bytes]:
    return [stretch.body for stretch in film]


def shown(
    game: About, film: Sequence[bytes], eyes: Seat | None, first: int = 0, last: int | None = None
) -> Replay:
    """The frames `first` to `last` of a film, with the eyes of a seat (None: a spectator;
    EVERYBODY: all hands open)."""
    reels = film_of(film)
    first, last = part(reels.moves, first, last)
    return told(game, reels.moves, frames_of(reels, eyes, first, last))


def frames_of(
    film: Film, eyes: Seat | None, first: int = 0, last: int | None = None
) -> list[Frame]:
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


def log_of(game: About, began: Began, film: Sequence[bytes]) -> logs.Log:
    """The log of a film; where its rules are not those of today, with the film itself."""
    entries: list[logs.Entry] = []
    carried: list[Carried] = []
    parts: list[Reel] = []
    for reel in film_of(film).by_rules():
        if parts:
            before = parts[-1]
            carried.append(Carried(len(entries), before.editions, before.box_parts))
        shots: list[Shot] = []
        for shot in reel.shots:
            entries += entries_of_shot(shot, entries)
            shots.append(msgspec.structs.replace(shot, seq=len(entries)))
        parts.append(msgspec.structs.replace(reel, shots=shots))
    ends = parts[-1]
    header = Header(
        FORMAT,
        game.game,
        ends.editions,
        ends.box,
        ends.box_parts,
        game.seats,
        began.seed,
        ends.options,
        tuple(game.players),
        began.commitment,
        began.variant,
        bool(game.imported),
        tuple(carried),
    )
    pictures = [reel_body(one) for one in parts] if game.watch_only else []
    return logs.Log(header, entries, film=pictures)


def entries_of_shot(shot: Shot, before: Sequence[logs.Entry]) -> list[logs.Entry]:
    """What a shot shows: a move, or as many ticks as it took."""
    if shot.seat is None:
        return []
    # Clocks of several hosts may differ by a little; the time of a log never runs back.
    at = max(shot.at, before[-1].at if before else 0)
    return [
        logs.Entry(len(before) + place, at, shot.seat, shot.move, digest)
        for place, digest in enumerate((*shot.between, shot.digest), 1)
    ]
