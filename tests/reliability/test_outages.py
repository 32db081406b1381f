"""What a host does when others die, rings are lost, or its store is away for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.archive import log_file, log_of
from mastaba.tables.doorbell import Heard, Missed
from mastaba.tables.host import Host
from mastaba.tables.imports import entries_of
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Listing, Person, Stored, StoreUnavailable
from mastaba.tables.table import NotPossible, Table
from mastaba.tables.thinking import Thinkers
from tests.tables.event_loop import in_event_loop

ANN, BOB = Person("ann", "Ann", 0), Person("bob", "Bob", 0)


class Spectator:
    """Sees only what it is told."""

    def __init__(self) -> None:
        self.person = ""
        self.seat: int | None = None
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] != "here":  # who is there is no news of the table
            self.heard.append(told)
            self._news.set()

    def send_frame(self, frame: bytes) -> None:
        raise AssertionError("there is no trap here")

    def let_go(self, key: str) -> None:
        raise AssertionError(f"{key}, and nobody comes again here")

    async def hears_of(self, seq: int) -> None:
        async with asyncio.timeout(60):
            while not any(message["seq"] >= seq for message in self.heard):
                self._news.clear()
                await self._news.wait()


class Doorbell:
    """Rings at another doorbell, unless it is broken."""

    def __init__(self, broken: bool = False) -> None:
        self.others: list[Doorbell] = []
        self._broken = broken

    async def open(self, ring: Heard, missed: Missed) -> None:
        self._ring = ring

    async def close(self) -> None:
        pass

    def ring(self, table: str, seq: int) -> None:
        if not self._broken:
            for other in self.others:
                other._ring(table, seq)


class MoodyStore(SqliteStore):
    """A store that is away when it is told to be, before or after it has written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.refuses: Callable[[e.AnyEntry], bool] = lambda _entry: False
        self.refused = 0
        self.forgets_to_answer = False
        self.unreadable = False
        self.reading: Callable[[], object] | None = None
        """Is called when something was read that is not yet handed over."""

    async def append(
        self,
        entry: Stored,
        listing: Listing | None = None,
        members: Sequence[str] | None = None,
        record: bytes | None = None,
    ) -> bool:
        if self.refuses(e.decode(entry.body)):
            self.refused += 1
            raise StoreUnavailable("away")
        written = await super().append(entry, listing, members, record)
        if self.forgets_to_answer:
            raise StoreUnavailable("away, after it has written")
        return written

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        if self.unreadable:
            raise StoreUnavailable("away")
        rows = await super().read(table, after)
        if self.reading is not None:
            reading, self.reading = self.reading, None
            await asyncio.ensure_future(reading())  # type: ignore[call-overload]
        return rows


@asynccontextmanager
async def hosts(
    folder: Path, *doorbells: Doorbell, look_again: float = 60.0
) -> AsyncIterator[list[tuple[Host, MoodyStore]]]:
    """Hosts on one database; each has the doorbell it is given."""
    async with AsyncExitStack() as stack:
        opened = []
        for doorbell in doorbells:
            doorbell.others = [other for other in doorbells if other is not doorbell]
            store = MoodyStore(folder / "tables.db")
            host = Host(store, doorbell, Thinkers(), (0, 0), look_again=look_again, retry=0.01)
            await host.open()
            stack.push_async_callback(host.close)
            opened.append((host, store))
        yield opened


async def a_table(host: Host, people: int = 2, bots: int = 0) -> Table:
    table = await host.opening.create(
        ANN,
        "run-run-run",
        people + bots,
        {"first": 0},
        bots={people + seat: "random" for seat in range(bots)},
    )
    if people == 2:
        await host.submit(table.id, BOB, w.Sit(1))
    return table


async def a_running_table(host: Host) -> Table:
    table = await a_table(host)
    await host.submit(table.id, ANN, w.Ready())
    await host.submit(table.id, BOB, w.Ready())
    assert table.phase == "running"
    return table


def some_move(table: Table) -> w.Play:
    """A move that does not end the game at once, as one first move in sixty does."""
    seat = table.state.waiting_seats()[0]
    for move in table.state.moves(seat):
        after = table.state.clone()
        after.play(seat, move)
        if after.outcome() is None:
            return w.Play(seat, table.game.text(move), ticket="t1")
    raise AssertionError("every move ends this game")


async def becomes(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):  # worker processes take their time to start
        while not true():
            await asyncio.sleep(0.01)


@in_event_loop
async def test_a_game_begins_though_its_host_died_just_before(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_table(host)
        await host.submit(table.id, ANN, w.Ready())
        await store.append(Stored(table.id, table.seq + 1, table.latest, _ready(BOB)))
    async with hosts(tmp_path, Doorbell()) as [(again, _store)]:
        assert (await again.live(table.id)).table.phase == "running"


@pytest.mark.parametrize("rings", [True, False], ids=["it had rung", "it had not rung"])
def test_a_game_begins_though_another_host_died_just_before(tmp_path: Path, rings: bool) -> None:
    @in_event_loop
    async def run() -> None:
        mine, its = Doorbell(), Doorbell()
        look_again = 60.0 if rings else 0.05
        async with hosts(tmp_path, mine, its, look_again=look_again) as [(host, store), _]:
            table = await a_table(host)
            await host.watch(table.id, Spectator())
            await host.submit(table.id, ANN, w.Ready())
            last = Stored(table.id, table.seq + 1, table.latest, _ready(BOB))
            await store.append(last)
            if rings:
                its.ring(table.id, last.seq)
            await becomes(lambda: table.phase == "running")

    run()


def _ready(person: Person) -> bytes:
    return e.encode(e.Readied(person.id, True))


@in_event_loop
async def test_a_ring_that_was_never_rung_is_made_up_for(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell(broken=True), Doorbell(), look_again=0.05) as [
        (one, _),
        (two, _),
    ]:
        table = await a_running_table(one)
        spectator = Spectator()
        await two.watch(table.id, spectator)
        seq = await one.submit(table.id, ANN, some_move(table))
        await spectator.hears_of(seq)


@in_event_loop
async def test_a_ring_is_heard_while_the_table_is_being_read(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell(), Doorbell()) as [(one, _), (two, store)]:
        table = await a_running_table(one)
        store.reading = lambda: one.submit(table.id, ANN, w.Say("quick"))
        spectator = Spectator()
        await two.watch(table.id, spectator)
        await spectator.hears_of(table.seq)
        assert spectator.heard[-1]["table"]["sayings"]


@in_event_loop
async def test_a_store_that_is_away_delays_news_and_loses_none(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell(), Doorbell()) as [(one, _), (two, store)]:
        table = await a_running_table(one)
        spectator = Spectator()
        await two.watch(table.id, spectator)
        store.unreadable = True
        seq = await one.submit(table.id, ANN, some_move(table))
        await asyncio.sleep(0.1)
        assert spectator.heard[-1]["seq"] == seq - 1
        store.unreadable = False
        await spectator.hears_of(seq)


@in_event_loop
async def test_a_move_that_was_written_without_an_answer_is_told_and_found(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_running_table(host)
        spectator = Spectator()
        await host.watch(table.id, spectator)
        before, move = table.seq, some_move(table)
        store.forgets_to_answer = True
        with pytest.raises(StoreUnavailable):
            await host.submit(table.id, ANN, move)
        store.forgets_to_answer = False
        await spectator.hears_of(before + 1)
        assert await host.submit(table.id, ANN, move) == before + 1
        assert table.seq == before + 1


@in_event_loop
async def test_a_bot_moves_once_the_store_is_back(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_table(host, people=1, bots=1)
        store.refuses = lambda entry: isinstance(entry, e.Moved)
        await host.submit(table.id, ANN, w.Ready())
        await host.submit(table.id, ANN, w.StandIn(0, "random"))
        await becomes(lambda: store.refused > 0)
        await asyncio.sleep(0.1)
        assert not table.moves
        store.refuses = lambda _entry: False
        await becomes(lambda: table.phase == "finished" and table.end_written)


@in_event_loop
async def test_who_was_accepted_is_not_refused_for_what_follows(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_table(host)
        await host.submit(table.id, ANN, w.Ready())
        store.refuses = lambda entry: isinstance(entry, e.Started)
        seq = await host.submit(table.id, BOB, w.Ready())
        assert (seq, table.phase) == (table.seq, "lobby")
        store.refuses = lambda _entry: False
        await becomes(lambda: table.phase == "running")


@in_event_loop
async def test_a_host_that_starts_anew_tells_the_past(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, _store)]:
        table = await a_running_table(host)
        for _ in range(5):
            if table.state.outcome() is not None:  # the seed is drawn, and a game can be short
                break
            move = some_move(table)
            person = (ANN, BOB)[move.seat]
            await host.submit(table.id, person, msgspec.structs.replace(move, ticket=""))
        before = Spectator()
        await host.watch(table.id, before, last_seq=1)
    async with hosts(tmp_path, Doorbell()) as [(again, _store)]:
        after = Spectator()
        await again.watch(table.id, after, last_seq=1)
    for heard in (before.heard, after.heard):
        assert heard[-1].pop("at") >= 0  # time goes on meanwhile
    assert after.heard == before.heard
    assert [message["seq"] for message in after.heard[:-1]] == list(range(2, table.seq + 1))
    assert after.heard[-1]["type"] == "welcome"
    assert any(message.get("events") for message in after.heard[:-1])


@in_event_loop
async def test_a_rematch_that_two_ask_for_at_once_is_one_table(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_running_table(host)
        with pytest.raises(NotPossible, match="no-rematch-yet"):
            await host.opening.rematch(table.id, ANN)
        await host.submit(table.id, ANN, w.StandIn(0, "random"))
        await host.submit(table.id, BOB, w.StandIn(1, "random"))
        await becomes(lambda: table.end_written)
        first, second = await asyncio.gather(
            host.opening.rematch(table.id, ANN), host.opening.rematch(table.id, BOB)
        )
        assert first == second == table.rematch
        mine = {listing.table for listing in await store.tables_of(BOB.id)}
        assert mine | {first} == {table.id, first}, "nobody may be left at a table alone"


# --- moves on the short way ---


class Asking:
    """Somebody who waits for an answer."""

    def __init__(self) -> None:
        self.answers: list[int | Exception] = []

    def answer(self, answer: int | Exception) -> None:
        self.answers.append(answer)

    async def hears(self) -> int | Exception:
        await becomes(lambda: bool(self.answers))
        (answer,) = self.answers
        return answer


@in_event_loop
async def test_a_move_on_the_short_way_is_told_and_answered_once(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, _store)]:
        table = await a_running_table(host)
        spectator, asking, again = Spectator(), Asking(), Asking()
        await host.watch(table.id, spectator)
        before, move = table.seq, some_move(table)
        assert host.play_now(table.id, ANN, move, asking)
        # While it is being written, nothing else can begin.
        assert not host.play_now(table.id, ANN, move, again)
        assert table.seq == before
        assert await asking.hears() == table.seq == before + 1
        await spectator.hears_of(before + 1)
        assert host.play_now(table.id, ANN, move, again)
        assert await again.hears() == before + 1
        # Another host may know of a seat of Bob's, so the store is asked first.
        assert not host.play_now(table.id, BOB, w.Play(0, move.move, "t2"), Asking())
        with pytest.raises(NotPossible, match="not-your-seat"):
            await host.submit(table.id, BOB, w.Play(0, move.move, "t2"))
        assert host.accepted >= 2
        assert host.refused == 1


@pytest.mark.parametrize("written", [True, False])
def test_a_move_on_the_short_way_when_the_store_is_away(tmp_path: Path, written: bool) -> None:
    @in_event_loop
    async def run() -> None:
        async with hosts(tmp_path, Doorbell()) as [(host, store)]:
            table = await a_running_table(host)
            spectator, asking, again = Spectator(), Asking(), Asking()
            await host.watch(table.id, spectator)
            before, move = table.seq, some_move(table)
            store.forgets_to_answer = written
            store.refuses = lambda _entry: not written
            assert host.play_now(table.id, ANN, move, asking)
            assert isinstance(await asking.hears(), StoreUnavailable)
            store.forgets_to_answer = False
            store.refuses = lambda _entry: False
            if written:
                await spectator.hears_of(before + 1)
            await becomes(lambda: host.play_now(table.id, ANN, move, again))
            assert await again.hears() == before + 1

    run()


@in_event_loop
async def test_a_move_on_the_short_way_when_another_host_was_faster(tmp_path: Path) -> None:
    deaf, other = Doorbell(), Doorbell()
    async with hosts(tmp_path, deaf, other) as [(host, _store), (faster, _its)]:
        table = await a_running_table(host)
        deaf.others = other.others = []
        await faster.submit(table.id, BOB, w.Say("first!"))
        before, asking = table.seq, Asking()
        assert host.play_now(table.id, ANN, some_move(table), asking)
        assert await asking.hears() == table.seq == before + 2


@in_event_loop
async def test_a_game_that_ends_on_the_short_way_is_listed_as_finished(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_running_table(host)
        people = {0: ANN, 1: BOB}
        while table.phase == "running":
            seat = table.state.waiting_seats()[0]
            move = table.game.text(table.state.moves(seat)[-1])
            asking = Asking()
            play = w.Play(seat, move, f"t{table.seq}")
            await becomes(partial(host.play_now, table.id, people[seat], play, asking))
            assert await asking.hears()
        assert table.end_written
        listing = await store.listing(table.id)
        assert listing is not None
        assert listing.phase == "finished"


# --- bots and imports ---


@in_event_loop
async def test_a_bot_moves_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_table(host, people=1, bots=1)
        store.refuses = lambda entry: isinstance(entry, e.Moved)
        await host.submit(table.id, ANN, w.Ready())
        await host.submit(table.id, ANN, w.StandIn(0, "random"))
        assert not table.moves
    async with hosts(tmp_path, Doorbell()) as [(_again, store)]:

        async def finished() -> bool:
            listing = await store.listing(table.id)
            return listing is not None and listing.phase == "finished"

        async with asyncio.timeout(60):
            while not await finished():
                await asyncio.sleep(0.05)


@in_event_loop
async def test_a_crash_in_an_import_leaves_no_table(tmp_path: Path) -> None:
    async with hosts(tmp_path, Doorbell()) as [(host, store)]:
        table = await a_running_table(host)
        while table.phase == "running":
            seat = table.state.waiting_seats()[0]
            move = table.game.text(table.state.moves(seat)[-1])
            await host.submit(table.id, (ANN, BOB)[seat], w.Play(seat, move, f"t{table.seq}"))
        imported = entries_of(log_file(log_of(table)))
        store.refuses = lambda entry: isinstance(entry, e.Opened)
        with pytest.raises(StoreUnavailable):
            await host.opening.adopt(BOB, imported)
        assert store.refused == 1
        assert {listing.table for listing in await store.tables_of(BOB.id)} == {table.id}
        store.refuses = lambda _entry: False
        copy = await host.opening.adopt(BOB, imported)
        again = (await host.live(copy.id)).table
        assert (again.phase, again.seq, len(again.moves)) == (
            "finished",
            copy.seq,
            len(table.moves),
        )
        assert copy.id in {listing.table for listing in await store.tables_of(BOB.id)}
