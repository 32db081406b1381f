"""Nobody fills the store: what a person, and an address, may keep there."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.tables.quotas import DAY, MEGABYTE, Quotas, check_import
from mastaba.tables.table import NotPossible
from tests.server.clients import Guest
from tests.server.serving import serving
from tests.tables.event_loop import in_event_loop
from tests.tables.store_contract import entry, listing, opened

LOG = Path(__file__).parents[1] / "recorded" / "random-two-seats.jsonl"


@pytest.mark.parametrize(
    ("limit", "game", "key", "minutes"),
    [
        ("open_tables_per_person", "run-run-run", "quota-open-tables", None),
        ("tables_per_person_per_day", "run-run-run", "quota-tables-a-day", 24 * 60),
        ("real_time_tables_per_person_per_hour", "escape", "quota-real-time", 60),
    ],
)
def test_a_person_opens_only_so_many_tables(
    tmp_path: Path, limit: str, game: str, key: str, minutes: int | None
) -> None:
    with serving(tmp_path, limits={limit: 2}) as running, Guest(running.url, "Ann") as ann:
        for _ in range(2):
            ann.open(game=game, seats=2)
        table = {"game": game, "seats": 2}
        problem = ann.refused(429, "POST", "/api/tables", json=table)
        assert (problem["key"], problem["facts"]["limit"], problem["facts"]["used"]) == (key, 2, 2)
        assert minutes is None or minutes - 5 <= problem["facts"]["minutes"] <= minutes
        with Guest(running.url, "Ben") as ben:
            ben.open(game=game, seats=2)
        assert len(ann.get("/api/tables/mine")) == 2


def test_a_game_without_hurry_is_not_counted_as_real_time(tmp_path: Path) -> None:
    limits = {"real_time_tables_per_person_per_hour": 1}
    with serving(tmp_path, limits=limits) as running, Guest(running.url, "Ann") as ann:
        ann.open(game="escape", seats=2)
        ann.open(game="run-run-run", seats=2)


def test_a_person_brings_only_so_many_games(tmp_path: Path) -> None:
    data = LOG.read_bytes()
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
        for number, size in enumerate((MEGABYTE, MEGABYTE // 2)):
            shown = listing(f"t{number}", phase="finished", opener="ann", updated=DAY, size=size)
            await store.append(entry(f"t{number}", 1), shown)
        await check_import(store, quotas, "ann", MEGABYTE // 2, DAY)
        await check_import(store, quotas, "ben", 2 * MEGABYTE, DAY)
        with pytest.raises(NotPossible) as caught:
            await check_import(store, quotas, "ann", MEGABYTE // 2 + 1, DAY)
        assert caught.value.key == "quota-import-megabytes"
        assert caught.value.facts == {"limit": 2, "used": 2, "minutes": 24 * 60}
        await check_import(store, quotas, "ann", MEGABYTE, 2 * DAY)


def test_one_address_opens_only_so_many_tables_whoever_it_says_it_is(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"tables_per_hour": 3}) as running:
        for name in ("Ann", "Ben", "Cleo"):
            with Guest(running.url, name) as guest:
                guest.open(seats=2)
        with Guest(running.url, "Dido") as dido:
            table = {"game": "run-run-run", "seats": 2}
            problem = dido.refused(429, "POST", "/api/tables", json=table)
            assert problem["key"] == "too-many-requests"
            assert problem["facts"]["seconds"] > 1000
