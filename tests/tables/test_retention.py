"""What nobody needs goes, and what people have played stays."""

from __future__ import annotations

import asyncio
import json
import math
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.kernel.contract import EVERYBODY
from mastaba.tables import entries as e
from mastaba.tables import retention
from mastaba.tables import wishes as w
from mastaba.tables.archive import log_of, replay
from mastaba.tables.host import Host, NoSuchTable
from mastaba.tables.imports import entries_of
from mastaba.tables.live import now
from mastaba.tables.retention import Retention, Step, due_steps, put_away_at
from mastaba.tables.served_days import DAY, ServedDays, _name, note_served, served_days
from mastaba.tables.sight import game_sight, table_sight
from mastaba.tables.store import Person, Stored, Stretch
from mastaba.tables.table import NotPossible, Table
from tests.fixtures.playing import played_today
from tests.tables.event_loop import in_event_loop
from tests.tables.played import Played
from tests.tables.test_waking import ANN, LostDoorbell, hosting

BEN = Person("ben", "Ben", 0)


def days_pass(folder: Path, days: float, served: Iterable[int] | None = None) -> None:
    """Let everything that is stored have happened so many days earlier; a server was there on each
    of these days, or only on those that are given, as days ago."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.execute("UPDATE entry SET at = at - ?", (round(days * DAY),))
        database.execute(
            "UPDATE listing SET updated = updated - ?, seen = seen - ?", (round(days * DAY),) * 2
        )
        for ago in range(math.ceil(days) + 1) if served is None else served:
            name = _name(now() - ago * DAY)
            database.execute("INSERT OR IGNORE INTO secret VALUES (?, ?)", (name, b"\x01"))


async def begun(host: Host, **options: Any) -> Table:
    """A game of two; its snapshot is written as it always is."""
    table = await host.opening.create(ANN, "run-run-run", 2, options, names={0: "Ann"})
    await host.submit(table.id, BEN, w.Sit(1))
    for person in (ANN, BEN):
        await host.submit(table.id, person, w.Ready())
    await host.store.save_snapshot(table.id, table.seq, b"facts")
    return table


async def due(host: Host) -> list[Step]:
    return [step async for step in due_steps(host.store, Retention(), now())]


@in_event_loop
async def test_a_table_where_nobody_begins_is_deleted_after_a_week(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await host.opening.create(ANN, "run-run-run", 2, {})
    days_pass(tmp_path, 6.9)
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention()).tidy() == 0
    days_pass(tmp_path, 0.2)
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention(lobby=8)).tidy() == 0
        assert await host.tidying(Retention()).tidy() == 1
        with pytest.raises(NoSuchTable):
            await host.live(table.id)


@in_event_loop
async def test_nothing_is_begun_at_a_table_that_was_deleted(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, hosting(tmp_path, LostDoorbell()) as other:
        table = await host.opening.create(ANN, "run-run-run", 2, {})
        # It is in the memory of both, and one of them hears nothing of the other.
        await other.live(table.id)
        days_pass(tmp_path, 8)
        assert await host.tidying(Retention()).tidy() == 1
        with pytest.raises(NoSuchTable):
            await host.submit(table.id, BEN, w.Sit(1))
        with pytest.raises(NotPossible) as caught:
            await other.submit(table.id, BEN, w.Sit(1))
        assert caught.value.key == "no-such-table"
        assert await host.store.read(table.id) == []


@in_event_loop
async def test_who_comes_back_while_it_is_tidied_is_not_too_late(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        lobby = await host.opening.create(ANN, "run-run-run", 2, {})
        game = await begun(host)
        days_pass(tmp_path, 31)
        steps = await due(host)
        assert {step.does for step in steps} == {"delete lobby", "put away"}
        await host.submit(lobby.id, BEN, w.Sit(1))
        await host.submit(game.id, BEN, w.Say("anybody?"))
        tidying = host.tidying(Retention())
        assert [await tidying._do(step) for step in steps] == [False, False]
        assert (await host.live(game.id)).table.phase == "running"
        assert len((await host.live(lobby.id)).table.members()) == 2


@in_event_loop
async def test_a_lobby_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await host.opening.create(ANN, "run-run-run", 2, {})
    days_pass(tmp_path, 100)
    async with hosting(tmp_path) as host:
        live = await host.live(table.id)
        live.viewers.add(_Looker())
        assert await host.tidying(Retention()).tidy() == 0


@in_event_loop
async def test_a_lobby_that_somebody_looks_at_elsewhere_stays(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await host.opening.create(ANN, "run-run-run", 2, {})
    days_pass(tmp_path, 8)
    async with hosting(tmp_path) as host, hosting(tmp_path, LostDoorbell()) as other:
        ann = _Looker()
        await other.watch(table.id, ann)
        await noted(other, table.id)
        assert await host.tidying(Retention()).tidy() == 0
        # She goes on looking, and her line needs no new one.
        days_pass(tmp_path, 8)
        live = await other.live(table.id)
        live.seen -= round(8 * DAY)
        other.looks.note_open(other.lives)
        await noted(other, table.id)
        assert await host.tidying(Retention()).tidy() == 0
        other.leave(table.id, ann)
        days_pass(tmp_path, 8)
        live.seen -= round(8 * DAY)
        other.looks.note_open(other.lives)
        assert await host.tidying(Retention()).tidy() == 1


async def noted(host: Host, table: str) -> None:
    """That somebody looks is written down, and nobody waits for it."""
    async with asyncio.timeout(10):
        while await host.store.old_tables("lobby", now() - 60_000, 9):
            await asyncio.sleep(0.01)


class _Looker:
    person = "ann"
    seat: int | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def send_frame(self, frame: bytes) -> None:
        pass

    def let_go(self, key: str) -> None:
        pass


@in_event_loop
async def test_a_game_of_bots_alone_is_deleted_after_a_day(tmp_path: Path) -> None:
    async with hosting(tmp_path, pace=(3600, 3600)) as host:
        table = await begun(host)
        await host.store.save_film(Stretch(table.id, 1, 1, True, b"film"))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE listing SET people = 0")
    days_pass(tmp_path, 1.1)
    async with hosting(tmp_path, pace=(3600, 3600)) as host:
        assert [step.does for step in await due(host)] == ["delete bots"]
        assert await host.tidying(Retention()).tidy() == 1
        assert await host.store.read(table.id) == []


@in_event_loop
async def test_a_file_that_nobody_looks_at_is_deleted_after_ninety_days(tmp_path: Path) -> None:
    data = played_today("run-two-random")
    async with hosting(tmp_path) as host:
        ids = [(await host.opening.adopt(ANN, entries_of(data), len(data))).id for _ in range(3)]
        for id in ids:
            await host.store.save_film(Stretch(id, 1, 1, True, b"film"))
        game = await begun(host)
    days_pass(tmp_path, 80)
    async with hosting(tmp_path) as host:
        # One is watched, one is in a list only, and one is read.
        await host.watch(ids[0], _Looker())
        await host.store.tables_of("ann")
        await host.caught_up(ids[2])
        assert [step for step in await due(host) if step.does == "delete import"] == []
        await host.store.read(ids[0])
    days_pass(tmp_path, 15)
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention(people=1000)).tidy() == 1
        assert [id for id in ids if await host.store.read(id)] == [ids[0], ids[2]]
        assert await host.store.read(game.id)
    days_pass(tmp_path, 76)
    async with hosting(tmp_path) as host:
        await host.tidying(Retention(people=1000)).tidy()
        assert [id for id in ids if await host.store.read(id)] == []
        assert await host.store.read(game.id)


@in_event_loop
async def test_a_game_that_people_have_left_is_put_away_and_taken_up_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
        played = table.time(table.latest)
    days_pass(tmp_path, 31)
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention()).tidy() == 1
        assert await host.tidying(Retention()).tidy() == 0
        live = await host.live(table.id)
        assert live.table.phase == "abandoned"
        until = table_sight(live.table, "ann").kept_until
        assert until == live.table.latest + 90 * DAY
        # Only their own seat's view, until it is over.
        assert game_sight(live.table, 0) is not None
        with pytest.raises(PermissionError):
            game_sight(live.table, EVERYBODY)
        for refused in (log_of, lambda table: replay(table, None)):
            with pytest.raises(NotPossible) as caught:
                refused(live.table)
            assert caught.value.key == "game-is-not-over"
        seat = live.table.state.waiting_seats()[0]
        move = live.table.game.text(live.table.state.moves(seat)[0])
        person = (ANN, BEN)[seat]
        with pytest.raises(NotPossible) as caught:
            await host.submit(table.id, person, w.Play(seat, move, "a"))
        assert caught.value.key == "game-was-put-away"
        with pytest.raises(NotPossible) as caught:
            await host.submit(table.id, Person("eve", "Eve", 0), w.TakeUp())
        assert caught.value.key == "sit-down-first"
        await host.submit(table.id, BEN, w.TakeUp())
        with pytest.raises(NotPossible) as caught:
            await host.submit(table.id, BEN, w.TakeUp())
        assert caught.value.key == "game-was-not-put-away"
        # The month does not count.
        assert live.table.time(now()) < played + DAY + 31 * DAY
        await host.submit(table.id, person, w.Play(seat, move, "a"))
        listing = await host.store.listing(table.id)
        assert listing is not None
        assert listing.phase == "running"


@in_event_loop
async def test_days_on_which_a_server_was_there_are_remembered_for_a_year(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        at = now()
        for days in (0, 0, 1, 3, 500):
            await note_served(host.store, at + days * DAY)
        served = await served_days(host.store)
        assert served.count(at, at + 500 * DAY) == 1
        assert served.count(at + 500 * DAY, at + 500 * DAY) == 1


@in_event_loop
async def test_nothing_is_put_away_that_nobody_was_told_of(tmp_path: Path) -> None:
    """A server that was down for months, or is the first that announces anything."""
    async with hosting(tmp_path) as host:
        table = await begun(host)
    days_pass(tmp_path, 200, served=[])
    async with hosting(tmp_path) as host:
        await host.tidying(Retention())._note_served()
        assert await host.tidying(Retention()).tidy() == 0
        assert await due(host) == []
    days_pass(tmp_path, 0, served=range(7))
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention()).tidy() == 0
    days_pass(tmp_path, 0, served=[7])
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention()).tidy() == 1
        assert (await host.live(table.id)).table.phase == "abandoned"


@pytest.mark.parametrize(
    ("served", "lacking"),
    [
        (range(41), 0),  # always there
        (range(10, 41), 0),  # there while it had to be told, and not since
        (range(0, 41, 2), 0),  # there every other day
        (range(15, 41), 5),  # gone three days after it was told first
        (range(3), 5),
        ((), 8),
    ],
)
def test_its_people_were_told_on_seven_days(served: Iterable[int], lacking: int) -> None:
    at = 20_000 * DAY + DAY // 2
    known = ServedDays(at // DAY - ago for ago in served)
    expected = (at // DAY + lacking) * DAY if lacking else at - 10 * DAY
    assert put_away_at(Retention(), known, at - 40 * DAY, at) == expected


def test_it_is_not_announced_before_the_time() -> None:
    at = 20_000 * DAY
    always = ServedDays(range(30_000))
    assert put_away_at(Retention(), always, at - round(22.9 * DAY), at) is None
    assert put_away_at(Retention(), always, at - 23 * DAY, at) == at + 7 * DAY
    assert put_away_at(Retention(announced=40), always, at, at) == at + 40 * DAY


@in_event_loop
async def test_who_comes_to_the_table_hears_when_it_is_put_away(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    for days, is_soon in ((20, False), (5, True)):
        days_pass(tmp_path, days)
        async with hosting(tmp_path) as host:
            ann = _Looker()
            await host.watch(table.id, ann)
            (welcome,) = [one for one in map(json.loads, ann.heard) if one["type"] == "welcome"]
            soon = welcome.get("put_away")
            assert (soon and round((soon - now()) / DAY)) == (5 if is_soon else None)


@in_event_loop
async def test_what_nobody_takes_up_again_is_over_after_ninety_days(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    days_pass(tmp_path, 31)
    async with hosting(tmp_path) as host:
        await host.tidying(Retention()).tidy()
    days_pass(tmp_path, 91)
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention()).tidy() == 1
        live = await host.live(table.id)
        assert live.table.phase == "finished"
        assert not live.table.is_torn()
        assert log_of(live.table).entries == []
        assert len(replay(live.table, EVERYBODY).frames) == 1
        listing = await host.store.listing(table.id)
        assert listing is not None
        assert listing.phase == "finished"
        # It belongs to those who have played it, and is never deleted.
    days_pass(tmp_path, 1000)
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention()).tidy() == 0


@in_event_loop
async def test_nobody_talks_at_a_table_that_was_put_away(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    days_pass(tmp_path, 31)
    async with hosting(tmp_path) as host:
        assert await host.tidying(Retention()).tidy() == 1
        with pytest.raises(NotPossible) as caught:
            await host.submit(table.id, BEN, w.Say("anybody?"))
        assert caught.value.key == "game-was-put-away"
        await host.submit(table.id, BEN, w.TakeUp())
        await host.submit(table.id, BEN, w.Say("anybody?"))


@in_event_loop
async def test_a_table_that_was_talked_at_when_it_was_put_away_ends_all_the_same(
    tmp_path: Path,
) -> None:
    """An earlier version let people talk there."""
    async with hosting(tmp_path) as host:
        table = await begun(host)
    days_pass(tmp_path, 31)
    async with hosting(tmp_path) as host:
        await host.tidying(Retention()).tidy()
        said = e.Said("ben", "Ben", "anybody?")
        assert await host.store.append(e.stored(table.id, table.seq + 2, now(), said))
    days_pass(tmp_path, 91)
    async with hosting(tmp_path) as host:
        assert await asyncio.wait_for(host.tidying(Retention()).tidy(), 10) == 1
        assert (await host.live(table.id)).table.phase == "finished"


@in_event_loop
async def test_one_look_ends_and_goes_past_what_cannot_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as are found together are open, or somebody has come back to them just now."""
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    async with hosting(tmp_path) as host:
        ids = [(await host.opening.create(ANN, "run-run-run", 2, {})).id for _ in range(7)]
    days_pass(tmp_path, 8)
    async with hosting(tmp_path) as host:
        tidying = host.tidying(Retention())
        steps = await due(host)
        assert sorted(step.table for step in steps) == sorted(ids)
        for step in steps[:3]:
            (await host.live(step.table)).viewers.add(_Looker())
        comes_back = [steps[3].table]

        async def last_entry(id: str) -> Stored | None:
            if id in comes_back:
                comes_back.remove(id)
                await host.submit(id, BEN, w.Sit(1))
            entries = await host.store.read(id)
            return entries[-1] if entries else None

        monkeypatch.setattr(host.store, "last_entry", last_entry)
        assert await asyncio.wait_for(tidying.tidy(), 10) == 3
        left = {step.table for step in steps[:4]}
        assert {id for id in ids if await host.store.read(id)} == left


@in_event_loop
async def test_who_has_the_table_in_memory_hears_that_it_was_put_away(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = await begun(host)
    days_pass(tmp_path, 31)
    async with hosting(tmp_path) as host:
        live = await host.live(table.id)
        await host.tidying(Retention()).tidy()
        again = await host.live(table.id)
        await host.scribe.catch_up_alone(again)
        assert live is again
        assert again.table.phase == "abandoned"


def test_a_dry_run_lists_and_changes_nothing(tmp_path: Path) -> None:
    @in_event_loop
    async def open_one() -> None:
        async with hosting(tmp_path) as host:
            await host.opening.create(ANN, "run-run-run", 2, {})

    open_one()
    days_pass(tmp_path, 8)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    run = CliRunner().invoke
    for _ in range(2):
        listed = run(app, ["tidy", "--database", database, "--dry-run"])
        assert listed.exit_code == 0, listed.output
        assert "nobody has begun" in listed.output
    assert (
        "nothing to tidy"
        in run(app, ["tidy", "--database", database, "--dry-run", "--keep", "lobby=9"]).output
    )
    done = run(app, ["tidy", "--database", database, "--json"])
    assert '"does":"delete lobby"' in done.output
    assert "nothing to tidy" in run(app, ["tidy", "--database", database]).output


def test_bad_days_and_missing_databases_are_named(tmp_path: Path) -> None:
    run = CliRunner().invoke
    missing = run(app, ["tidy", "--database", f"sqlite:///{tmp_path}/none.db"])
    assert missing.exit_code == 2
    assert "there is no database" in missing.output
    assert not list(tmp_path.iterdir())
    bad = run(app, ["tidy", "--keep", "lobby=-1"])
    assert bad.exit_code == 2
    assert "lobby" in bad.output


@pytest.mark.parametrize("stands", [False, True])
def test_no_month_passes_in_a_game_in_real_time_that_nobody_plays(stands: bool) -> None:
    """A server has crashed, or an update made it stand; and nobody came back."""
    played = Played("escape").play(30)
    table, began = played.table, played.table.time(played.at)
    if stands:
        editions, box = dict(table.rules.editions), dict(table.rules.box_parts)
        options, not_played = dict(table.options), table.not_played
        entry = e.CarriedOver("", table.seq, editions, editions, box, options, not_played)
        table.pass_over(entry, played.at)
        assert table.stands
    played.at += 31 * DAY
    played.write(e.PutAway("", played.at + 90 * DAY))
    played.at += 10 * DAY
    played.write(e.TakenUp("anna"))
    if stands:
        played.write(e.Resumed(""))
    assert table.time(played.at) == began
    played.play(len(played.log) + 5)
