"""Nobody fills the store: what a person, and an address, may keep there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mastaba.tables.imports import entries_of
from mastaba.tables.quotas import DAY, MEGABYTE, Quotas, check_import, check_opening
from mastaba.tables.retention import Retention
from mastaba.tables.store import Person
from mastaba.tables.table import NotPossible, Table
from tests.fixtures.playing import played_today
from tests.server.clients import Guest
from tests.server.serving import serving
from tests.tables.event_loop import in_event_loop
from tests.tables.store_contract import entry, listing, opened
from tests.tables.test_waking import ANN, hosting

MINUTE = 60_000
LOG = played_today("run-two-random")


@pytest.mark.parametrize(
    ("limit", "game", "key", "minutes"),
    [
        ("open_tables_per_person", "run-run-run", "quota-open-tables", 7 * 24 * 60),
        ("tables_per_person_per_day", "run-run-run", "quota-tables-a-day", 24 * 60),
        ("real_time_tables_per_person_per_hour", "escape", "quota-real-time", 60),
    ],
)
def test_a_person_opens_only_so_many_tables(
    tmp_path: Path, limit: str, game: str, key: str, minutes: int
) -> None:
    with serving(tmp_path, limits={limit: 2}) as running, Guest(running.url, "Ann") as ann:
        for _ in range(2):
            ann.open(game=game, seats=2)
        table = {"game": game, "seats": 2}
        answer = ann.http.post("/api/tables", json=table)
        assert answer.status_code == 429
        problem = answer.json()
        assert (problem["key"], problem["facts"]["limit"], problem["facts"]["used"]) == (key, 2, 2)
        assert minutes - 5 <= problem["facts"]["minutes"] <= minutes
        assert int(answer.headers["retry-after"]) == 60 * problem["facts"]["minutes"]
        with Guest(running.url, "Ben") as ben:
            ben.open(game=game, seats=2)
        assert len(ann.get("/api/tables/mine")) == 2


def test_a_game_without_hurry_is_not_counted_as_real_time(tmp_path: Path) -> None:
    limits = {"real_time_tables_per_person_per_hour": 1}
    with serving(tmp_path, limits=limits) as running, Guest(running.url, "Ann") as ann:
        ann.open(game="escape", seats=2)
        ann.open(game="run-run-run", seats=2)


def test_a_person_brings_only_so_many_games(tmp_path: Path) -> None:
    data = LOG
    limits = {"imports_per_person_per_day": 2}
    with serving(tmp_path, limits=limits) as running, Guest(running.url, "Ann") as ann:
        for _ in range(2):
            assert ann.http.post("/api/tables/import", content=data).status_code == 201
        problem = ann.refused(429, "POST", "/api/tables/import", content=data)
        assert problem["key"] == "quota-imports"
        assert problem["facts"]["used"] == 2


@in_event_loop
async def test_a_person_brings_only_so_much(tmp_path: Path) -> None:
    quotas = Quotas(import_megabytes_a_day=2)
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        for number, size in enumerate((MEGABYTE // 4, MEGABYTE, MEGABYTE // 4)):
            at = DAY + number * 60 * MINUTE
            shown = listing(f"t{number}", phase="finished", opener="ann", updated=at, size=size)
            await store.append(entry(f"t{number}", 1), shown)
        evening = DAY + 120 * MINUTE
        await check_import(store, quotas, "ann", MEGABYTE // 2, evening)
        await check_import(store, quotas, "ben", 2 * MEGABYTE, evening)
        # As soon as enough of it is long ago, and not when the first is.
        for size, hours in ((MEGABYTE // 2 + 1, 22), (MEGABYTE, 23), (2 * MEGABYTE, 24)):
            with pytest.raises(NotPossible) as caught:
                await check_import(store, quotas, "ann", size, evening)
            assert caught.value.key == "quota-import-megabytes"
            assert caught.value.facts == {"limit": 2, "used": 2, "minutes": hours * 60}
            await check_import(store, quotas, "ann", size, evening + hours * 60 * MINUTE)
        with pytest.raises(NotPossible) as caught:
            await check_import(store, quotas, "ben", 2 * MEGABYTE + 1, evening)
        assert (caught.value.key, caught.value.facts["used"]) == ("quota-import-too-large", 3)


@in_event_loop
async def test_what_is_put_away_is_not_open_and_the_rest_goes_in_time(tmp_path: Path) -> None:
    quotas, retention = Quotas(open_tables=2), Retention(lobby=2, people=5)
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:

        async def check(now: int) -> None:
            await check_opening(store, quotas, retention, "ann", "escape", False, now)

        at = entry("any", 1).at
        tables = (("t1", "abandoned"), ("t2", "finished"), ("t3", "running"))
        for name, phase in tables:
            await store.append(entry(name, 1), listing(name, phase=phase, opener="ann"))
        await check(at + DAY)
        await store.append(entry("t4", 1), listing("t4", opener="ann"))
        with pytest.raises(NotPossible) as caught:
            await check(at + DAY)
        assert caught.value.key == "quota-open-tables"
        assert caught.value.facts == {"limit": 2, "used": 2, "days": 1, "minutes": 24 * 60}
        # Two must go then, and a game of people stays for longer.
        await store.append(entry("t5", 1), listing("t5", phase="running", opener="ann"))
        with pytest.raises(NotPossible) as caught:
            await check(at + DAY)
        assert caught.value.facts == {"limit": 2, "used": 3, "days": 4, "minutes": 4 * 24 * 60}


@in_event_loop
async def test_who_opens_many_at_once_gets_no_more_than_one_by_one(tmp_path: Path) -> None:
    quotas = Quotas(real_time_an_hour=2)
    async with hosting(tmp_path, quotas=quotas) as host:
        many = [host.opening.create(ANN, "escape", 2, {}) for _ in range(20)]
        ben = host.opening.create(Person("ben", "Ben", 0), "escape", 2, {})
        found = await asyncio.gather(*many, ben, return_exceptions=True)
        refused = [one.key for one in found if isinstance(one, NotPossible)]
        assert refused == ["quota-real-time"] * 18
        assert isinstance(found[-1], Table)
        assert len(await host.store.tables_of("ann")) == 2


@in_event_loop
async def test_who_brings_many_at_once_brings_no_more_than_one_by_one(tmp_path: Path) -> None:
    data = LOG
    async with hosting(tmp_path, quotas=Quotas(imports_a_day=2)) as host:
        many = [host.opening.bring(ANN, entries_of(data), len(data)) for _ in range(6)]
        found = await asyncio.gather(*many, return_exceptions=True)
        assert sum(isinstance(one, Table) for one in found) == 2
        refused = [one.key for one in found if isinstance(one, NotPossible)]
        assert refused == ["quota-imports"] * 4


def test_one_address_opens_only_so_many_tables_whoever_it_says_it_is(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"tables_per_hour": 3}) as running:
        for name in ("Ann", "Ben", "Cleo"):
            with Guest(running.url, name) as guest:
                guest.open(seats=2)
        with Guest(running.url, "Dido") as dido:
            table = {"game": "run-run-run", "seats": 2}
            problem = dido.refused(429, "POST", "/api/tables", json=table)
            facts = problem["facts"]
            assert problem["key"] == "quota-of-address"
            assert (facts["what"], facts["limit"], facts["used"]) == ("tables", 3, 3)
            assert facts["seconds"] > 1000
            assert "3 tables were opened" in problem["message"]
            # Where there is a table already, nobody opens another one.
            dido.get("/api/tables/public")


def test_one_address_opens_only_so_many_tables_in_real_time(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"real_time_tables_per_hour": 2}) as running:
        for name in ("Ann", "Ben"):
            with Guest(running.url, name) as guest:
                guest.open(game="escape", seats=2)
        with Guest(running.url, "Dido") as dido:
            problem = dido.refused(429, "POST", "/api/tables", json={"game": "escape", "seats": 2})
            assert (problem["key"], problem["facts"]["what"]) == ("quota-of-address", "real-time")
            dido.open(game="run-run-run", seats=2)


def test_one_address_brings_only_so_much_whoever_it_says_it_is(tmp_path: Path) -> None:
    large = LOG.ljust(700_000, b"\n")
    with serving(tmp_path, limits={"import_megabytes_per_day": 1}) as running:
        with Guest(running.url, "Ann") as ann:
            assert ann.http.post("/api/tables/import", content=large).status_code in (201, 400)
        with Guest(running.url, "Ben") as ben:
            answer = ben.http.post("/api/tables/import", content=large)
            assert answer.status_code == 429
            facts = answer.json()["facts"]
            assert (facts["what"], facts["limit"], facts["used"]) == ("megabytes", 1, 1)
            # 0.67 MB more than 0.33 MB that are left, at 1 MB a day.
            assert 7 * 3600 < int(answer.headers["retry-after"]) < 9 * 3600
