"""Finished games that somebody brings as log files: checked, and as the entries of a table."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mastaba.kernel import log as logs
from mastaba.kernel.contract import CLOCK, Game
from mastaba.kernel.log_header import Header
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.chronicle.film import Film, Shot, reel_body, reel_of
from mastaba.tables.offered import offered_game
from mastaba.tables.screening import entries_of_shot, frames_of
from mastaba.tables.store import Stretch
from mastaba.tables.table import NotPossible, checked_name

MOST_ENTRIES: Final = 20_000
"""Some times as many as the longest games have; who brings more wants to keep a server busy."""

LARGEST_FILM: Final = 64 * 1024 * 1024
"""Bytes that a film has when it is unpacked."""


class Imported(msgspec.Struct, frozen=True):
    """A log that was checked, as the entries of a table that nobody sits at, after the one that
    opens it; and its film, if there is nothing but that to tell the game by."""

    header: Header
    entries: list[tuple[int, e.AnyEntry]]
    """Milliseconds since the start, and what happened."""
    film: list[Stretch] = []
    """Those of a table that has no name yet."""
    facts: dict[str, Any] = {}
    """Those of the game after its last move; none if there is only the film."""

    @property
    def origin(self) -> e.Origin:
        return "unverified" if self.film else "verified"


def entries_of(data: bytes) -> Imported:
    """Check a log file and turn it into entries; LogError or NotPossible says what is wrong."""
    try:
        log = logs.decode(data, offered_game)
    except logs.OtherEdition as error:
        if not error.log.film:
            raise _needs_other(error) from error
        _check_whole(error.log)
        return _by_film(error.log)
    _check_whole(log)
    return _by_rules(log)


def _needs_other(error: logs.OtherEdition) -> NotPossible:
    if error.version:
        return NotPossible("other-edition", version=error.version)
    return NotPossible("other-edition-unknown", reason=error.problem)


def _check_whole(log: logs.Log) -> None:
    if len(log.entries) > MOST_ENTRIES:
        problem = f"{len(log.entries)} entries; a table takes a game of {MOST_ENTRIES} at most"
        raise logs.LogError(MOST_ENTRIES + 2, problem)
    if log.torn:
        raise logs.LogError(len(log.entries) + len(log.film) + 2, "is torn off")


def _by_rules(log: logs.Log) -> Imported:
    game = offered_game(log.header.game)
    state: Any = None
    for _entry, state, _events in logs.verified(log, game):  # noqa: B007
        pass
    outcome = None if state is None else state.outcome()
    if outcome is None:
        raise NotPossible("game-is-not-over")
    ended = e.Ended("", list(outcome.winners), outcome.cause)
    entries = _entries(log, _started(log, game), ended)
    return Imported(log.header, entries, facts=state.facts())


def _by_film(log: logs.Log) -> Imported:
    """A game that cannot be played again here; how it ended, its film shows."""
    header = log.header
    begun = e.Started(
        "",
        header.seed,
        header.options,
        header.editions,
        header.box_parts,
        header.commitment,
        header.variant,
    )
    entries = _entries(log, begun, e.Ended("", [], ""))
    return Imported(header, entries, _stretches(_checked_film(log), len(entries), len(log.entries)))


def _checked_film(log: logs.Log) -> Film:
    """The film, if it shows each entry of the log."""
    most = LARGEST_FILM // len(log.film)
    try:
        film = Film(reel_of(body, most) for body in log.film)
        _check_film(film, log)
    except (TypeError, ValueError, RecursionError) as error:
        raise logs.LogError(len(log.entries) + 2, f"is no film of this game: {error}") from error
    return film


def _check_film(film: Film, log: logs.Log) -> None:
    header, entries = log.header, list[logs.Entry]()
    for reel in film.reels:
        if (reel.game, reel.seats, reel.seed) != (header.game, header.seats, header.seed):
            raise ValueError("it begins as another game")
    if (reel.editions, reel.box_parts) != (header.editions, header.box_parts):
        raise ValueError("it ends by other rules than the log")
    for shot in film.shots[1:]:
        entries += entries_of_shot(shot, entries)
        if shot.seq != len(entries):
            raise ValueError(f"shot {shot.seq} comes where {len(entries)} should be")
    if entries != log.entries:
        raise ValueError("it shows other moves than the log")
    for eyes in film.eyes():
        # What cannot be written to a browser is found out now.
        msgspec.json.encode(frames_of(film, eyes))


def _stretches(film: Film, entries: int, moves: int) -> list[Stretch]:
    """The film as that of a table which is opened by one entry, and then has so many, of which the
    moves are the last but for the end."""
    places = entries - moves

    def at_table(shot: Shot) -> Shot:
        return shot if shot.seat is None else msgspec.structs.replace(shot, seq=shot.seq + places)

    parts = [
        msgspec.structs.replace(reel, shots=[at_table(shot) for shot in reel.shots])
        for reel in film.by_rules()
    ]
    lasts = [part.shots[-1].seq for part in parts[:-1]]
    return [
        Stretch("", first + 1, last, part is parts[-1], reel_body(part))
        for part, first, last in zip(parts, (0, *lasts), (*lasts, entries + 1), strict=True)
    ]


def _entries(log: logs.Log, begun: e.Started, ended: e.Ended) -> list[tuple[int, e.AnyEntry]]:
    happened: list[tuple[int, e.AnyEntry]] = [
        (0, e.Sat("", seat, checked_name(name))) for seat, name in enumerate(log.header.players)
    ]
    happened.append((0, begun))
    for entry in log.entries:
        is_tick = entry.seat == CLOCK
        happened.append(
            (entry.at, e.Ticked("") if is_tick else e.Moved("", entry.seat, entry.move))
        )
    happened.append((log.entries[-1].at if log.entries else 0, ended))
    return happened


def _started(log: logs.Log, game: Game) -> e.Started:
    """The entry with which tables of that time began: nobody else's ticks were without bound."""
    header = log.header
    entry = msgspec.structs.replace(
        started(game, header.options, header.seed),
        commitment=header.commitment,
        variant=header.variant,
    )
    if log.first_header is not None:
        return msgspec.structs.replace(entry, editions={})
    return entry
