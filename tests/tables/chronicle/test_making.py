"""A film tells a game as its rules do, a snapshot holds its state, wherever its parts begin."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mastaba.kernel.chance import below
from mastaba.tables import entries as e
from mastaba.tables.chronicle.film import Film, reel_of
from mastaba.tables.chronicle.making import Made, States, make
from mastaba.tables.chronicle.snapshot import snapshot_of
from mastaba.tables.chronicle.tasks import (
    BEGINNING,
    is_behind,
    place_after,
    place_of,
    task_of,
)
from mastaba.tables.screening import frames_of
from mastaba.tables.table import Table
from tests.conformance.playing import Case, cases
from tests.tables.chronicle import by_rules
from tests.tables.chronicle.games import begun, played

CASES = [case for case in cases(most=2) if case.seats in (1, 2, 4)]


class Chronicle:
    """The chronicle of one table, made in parts."""

    def __init__(self) -> None:
        self.known: States = {}
        self.place = BEGINNING
        self.films: list[bytes] = []
        self.snapshots: list[bytes] = []

    def catch_up(self, table: Table) -> Made:
        task = task_of(table, self.place)
        if not self.known and self.snapshots:
            task = msgspec.structs.replace(task, snapshot=self.snapshots[-1])
        made = make(task, self.known)
        self.place = place_after(task, made.digests)
        assert made.digests[self.place.moves] == task.digest == table.state.digest()
        self.films.append(made.film)
        self.snapshots.append(made.snapshot)
        return made

    def film(self) -> Film:
        return Film(reel_of(body) for body in self.films)


def as_told(frames: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(frames))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_film_shows_what_the_rules_have_shown(case: Case) -> None:
    chronicle, table = Chronicle(), begun(case)
    for number, _ in enumerate(played(table, case)):
        if not below(case.seed, 5, number, 6) and is_behind(chronicle.place, table):
            if chronicle.snapshots and not below(case.seed, 6, number, 3):
                # As a server does that has just started.
                chronicle.known = {}
                place = place_of(snapshot_of(chronicle.snapshots[-1]), table)
                chronicle.place = place or BEGINNING
            chronicle.catch_up(table)
    chronicle.catch_up(table)
    film = chronicle.film()
    assert film.moves == len(table.moves)
    for eyes in film.eyes():
        assert as_told(frames_of(film, eyes)) == as_told(by_rules.frames(table, eyes))
    half = film.moves // 2
    assert as_told(frames_of(film, None, half)) == as_told(by_rules.frames(table, None, half))
    digests = [entry.digest for entry in by_rules.log(table).entries]
    assert [shot.digest for shot in film.shots[1:]] == digests
    assert [shot.seq for shot in film.shots[1:]] == table.move_seqs


def test_a_tick_from_before_ticks_had_a_bound_is_one_shot_of_several() -> None:
    table = Table("Giza")
    options: dict[str, Any] = {"trap": "abstract", "rounds": None, "decisionClock": 30}
    table.take(e.Opened("ann", "cursed-tomb", "CODE", 2, False, options), at=0)
    table.take(e.Started("", 5), at=0)
    for at in (1_000_000, 80_000_000):
        table.take(e.Ticked(""), at)
    chronicle = Chronicle()
    chronicle.catch_up(table)
    film = chronicle.film()
    assert film.moves == 2
    assert as_told(frames_of(film, None)) == as_told(by_rules.frames(table, None))
    told = [(shot.at, digest) for shot in film.shots[1:] for digest in (*shot.between, shot.digest)]
    entries = by_rules.log(table).entries
    assert len(entries) > 2
    assert told == [(entry.at, entry.digest) for entry in entries]
