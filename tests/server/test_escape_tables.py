"""Escape at tables: real servers, real sockets, real time. What must not depend on how fast the
machine is, is given its time."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mastaba.games.escape import GAME
from mastaba.kernel.contract import CLOCK, REFEREE
from mastaba.kernel.log import decode, verify
from mastaba.server.addresses import is_loopback, own_address
from mastaba.server.delay import LEEWAY, MOST, Delay
from mastaba.server.line import shortest_trip
from mastaba.tables import gallery
from mastaba.tables.doorbell import SilentDoorbell
from mastaba.tables.host import Host
from mastaba.tables.live import now
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Person
from mastaba.tables.table import NotPossible
from mastaba.tables.thinking import Thinkers
from mastaba.tables.wishes import Play, Sit, Start
from tests.reliability.servers import ServerProcess
from tests.server.clients import Guest, Json, Place, start
from tests.server.serving import Running, serving
from tests.server.short_box import DUE, short_box

log = logging.getLogger(__name__)

AWAY = 1.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("escape")
    with (
        short_box(folder),
        serving(folder, limits={"away_seconds": AWAY}, pull_workers=0) as running,
    ):
        yield running


@contextmanager
def together(
    ann: Guest, bob: Guest, go: bool = True, **options: Any
) -> Iterator[tuple[Place, Place]]:
    """Ann and Bob at a table; `go`: the start word has fallen."""
    table = ann.open(game="escape", seats=2, options={"track": "1", **options})
    with ann.connect(table["id"], 0) as hers, bob.connect(table["id"]) as his:
        his.must("sit", seat=1)
        his.hello(1)
        start([hers, his])
        if go:
            hers.must("play", seat=0, move="ready")
            his.must("play", seat=1, move="ready")
            until_event(hers, "started")
        yield hers, his


def until_event(place: Place, event: str, before: int = 0) -> Json:
    """Wait until it has happened once more than it had `before`."""
    while len(found := [one for one in place.events if one["event"] == event]) <= before:
        place.hear()
    return found[-1]


def until_roller(place: Place, seat: int) -> None:
    while place.view is None or place.view["clock"]["roller"] != seat:
        place.hear()


def player(place: Place, seat: int) -> Json:
    assert place.view is not None
    seen: Json = place.view["players"][seat]
    return seen


class WholeGame(threading.Thread):
    """Two people and a bot, from the introduction to the collapse, while other tests run."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.heard: list[list[tuple[int, Json]]] = []
        self.views: list[Json] = []
        self.log = b""
        self.refused: Json = {}
        self.problem: Exception | None = None

    def run(self) -> None:
        try:
            self._play()
        except Exception as problem:  # the server stops early where the last test is left out
            self.problem = problem

    def _play(self) -> None:
        with Guest(self.url, "Ida") as ida, Guest(self.url, "Leo") as leo:
            options = {"track": "1", "curses": True, "treasures": True}
            table = ida.open(game="escape", seats=3, options=options, bots={"2": "veteran"})
            with ida.connect(table["id"], 0) as hers, leo.connect(table["id"]) as his:
                his.must("sit", seat=1)
                his.hello(1)
                start([hers, his])
                until_event(hers, "started")
                while hers.phase != "finished":
                    for place in (hers, his):
                        place.play("roll 1 2 3 4 5")
                    seq = hers.seq
                    while hers.seq == seq and hers.phase != "finished":
                        hers.hear()
                his.catch_up(hers.seq)
                self.heard = [_happened(place) for place in (hers, his)]
                self.views = [place.view or {} for place in (hers, his)]
                self.refused = hers.play("roll 1")
            self.log = ida.http.get(f"/api/tables/{table['id']}/log").content


def messages(place: Place) -> list[Json]:
    return [json.loads(text) for _seq, text in place.heard]


def _happened(place: Place) -> list[tuple[int, Json]]:
    """Events with the time of the table at which they happened."""
    return [
        (one["at"], event)
        for one in messages(place)
        if one["type"] == "update" and "at" in one
        for event in one.get("events", [])
    ]


@pytest.fixture(scope="module")
def whole_game(server: Running) -> WholeGame:
    game = WholeGame(server.url)
    game.start()
    return game


@pytest.fixture(autouse=True)
def _meanwhile(whole_game: WholeGame) -> None:
    """The whole game begins with the first test and is looked at in the last."""


# --- what is refused ---


@pytest.mark.rule("ESC-RT-40", "ESC-RT-31")
def test_nobody_acts_before_the_start_word(ann: Guest, bob: Guest) -> None:
    with together(ann, bob, go=False) as (hers, _his):
        early = hers.play("roll 1 2 3")
        assert (early["type"], early["rule"]) == ("refused", "ESC-RT-40")
        assert hers.play("away 1")["rule"] == "ESC-RT-31"


@pytest.mark.rule("ESC-RT-15", "ESC-RT-17", "ESC-RT-06")
def test_a_script_rolls_no_faster_than_a_person(ann: Guest, bob: Guest) -> None:
    with together(ann, bob) as (hers, his):
        assert hers.play("roll 1 2 3 4 5")["type"] == "accepted"
        burst = [hers.play("roll 1 2 3 4 5") for _ in range(3)]
        assert {one["type"] for one in burst} == {"refused"}
        assert {one["rule"] for one in burst} <= {"ESC-RT-15", "ESC-RT-16", "ESC-RT-11"}
        # The other one's hands are free, and what was thrown settles by itself.
        assert his.play("roll 1 2")["type"] == "accepted"
        until_event(his, "dice-settled", before=1)
        states = {die["state"] for die in player(his, 0)["dice"]}
        assert states <= {"shown", "locked"}


@pytest.mark.rule("ESC-RT-17")
def test_two_commands_at_once_are_refused_and_cost_nobody_the_line(ann: Guest, bob: Guest) -> None:
    with together(ann, bob) as (hers, _his):
        for ticket, ballot in (("first", "concede"), ("second", "pause")):
            wish = {"wish": "play", "seat": 0, "move": f"propose {ballot}"}
            hers.send(type="wish", ticket=ticket, wish=wish)
        refused = hers.until(lambda message: message.get("ticket") == "second")
        assert (refused["rule"], refused["key"]) == ("ESC-RT-17", "too-fast")
        hers.must("play", seat=0, move="ping START")


def test_nobody_touches_anothers_dice_or_the_clock(ann: Guest, bob: Guest) -> None:
    with together(ann, bob) as (hers, his):
        assert his.play("roll 1", seat=0)["key"] == "not-your-seat"
        assert hers.play("roll 9")["type"] == "refused"
        hers.send(
            type="wish", ticket="x", wish={"wish": "play", "seat": 0, "move": "roll 1", "at": 1}
        )
        assert hers.until(lambda m: m["type"] == "error")["key"] == "unreadable-message"
        assert hers.play("roll 1 at 5")["key"] == "unreadable-move"
        with Guest(ann.url, "Eve") as eve, eve.connect(hers.table["id"]) as stranger:
            assert stranger.play("roll 1", seat=0)["key"] == "not-your-seat"
        assert all(die["state"] == "ready" for die in player(hers, 0)["dice"])
        assert not [one for one in hers.events if one["event"] == "dice-rolled"]


def test_what_is_done_in_real_time_is_not_taken_back(ann: Guest, bob: Guest) -> None:
    with together(ann, bob) as (hers, _his):
        hers.must("play", seat=0, move="call golden-mask")
        hers.must("play", seat=0, move="propose fate")
        assert hers.wish("take-back", seat=0)["key"] == "nothing-to-take-back"


# --- lines that are slow, and lines that are lost ---


def test_a_delay_is_half_of_the_usual_round_trip_and_bounded() -> None:
    delay = Delay()
    assert delay.now == 0
    for round_trip in (0.08, 0.1, 3.0, 0.09, 0.08):
        delay.note(round_trip)
    assert delay.now == 45
    for _ in range(8):
        delay.note(4.0)
    assert delay.now == MOST


def test_a_line_that_becomes_slower_is_believed_bit_by_bit_and_a_quicker_one_at_once() -> None:
    delay, grown = Delay(), []
    for round_trip in [0.02] * 5 + [0.4] * 7:
        delay.note(round_trip)
        grown.append(delay.now)
    # The middle one of five changes with the third.
    assert grown == [10, 10, 10, 10, 10, 10, 10, 40, 70, 100, 130, 150]
    for _ in range(3):
        delay.note(0.02)
    assert delay.now == 10


def test_who_answers_pings_late_gains_nothing_where_the_line_is_known_to_be_quick() -> None:
    delay = Delay()
    for _ in range(20):
        delay.note(0.4, shortest=0.003)
    assert delay.now == round((0.003 + LEEWAY) * 1000 / 2) < 30
    honest = Delay()
    for _ in range(20):
        honest.note(0.21, shortest=0.18)
    assert honest.now == 105


def test_the_system_knows_how_quick_a_line_is_that_leads_to_the_client_itself() -> None:
    """By an address of this machine that is not its loopback, if it has any."""
    mine = own_address()
    if is_loopback(mine):
        pytest.skip("this machine is in no network")
    assert _told_of_a_line_by("127.0.0.1") is None
    told = _told_of_a_line_by(mine)
    assert told is None or 0 < told < 0.1  # only Linux tells


def _told_of_a_line_by(address: str) -> float | None:
    async def ask() -> float | None:
        told: asyncio.Future[float | None] = asyncio.get_running_loop().create_future()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(await reader.readexactly(1))
            await reader.readexactly(1)
            told.set_result(shortest_trip(writer.transport))
            writer.close()

        server = await asyncio.start_server(answer, address, 0)
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
            writer.write(b"1")
            writer.write(await reader.readexactly(1))
            shortest = await told
            writer.close()
            await writer.wait_closed()
        return shortest

    return asyncio.run(ask())


class Eyes:
    """Somebody who looks on without a network."""

    def __init__(self, person: str, seat: int) -> None:
        self.person = person
        self.seat: int | None = seat

    def send(self, message: bytes) -> None:
        pass

    def send_frame(self, frame: bytes) -> None:
        pass

    def let_go(self, key: str) -> None:
        raise AssertionError(key)


@pytest.mark.rule("ESC-RT-01", "ESC-RT-03", "ESC-RT-04")
def test_a_command_counts_from_when_it_was_given(tmp_path: Path) -> None:
    """Arrival and delay are given to the host as a socket gives them, so no luck is in it."""
    asyncio.run(_commands_around_the_start_word(tmp_path))


async def _commands_around_the_start_word(folder: Path) -> None:
    host = Host(SqliteStore(folder / "tables.db"), SilentDoorbell(), Thinkers())
    await host.open()
    ann, bob = Person("ann", "Ann", 0), Person("bob", "Bob", 0)
    table = await host.opening.create(ann, "escape", 2, {"track": "1"})
    await host.submit(table.id, bob, Sit(1))
    await host.submit(table.id, ann, Start())
    for seat, person in enumerate((ann, bob)):
        eyes = Eyes(person.id, seat)
        await host.watch(table.id, eyes)
        # What falls due is held back as long as the slowest line takes.
        gallery.note_delay(host.lives[table.id], eyes, (MOST, 20)[seat])
    start_word = table.due()
    assert start_word is not None

    async def play(person: Person, move: str, arrived: int, delay: int) -> int:
        wish = Play(table.seats_of(person.id)[0], move, move)
        return await host.submit(table.id, person, wish, start_word + arrived, delay)

    # In time by its delay alone.
    await play(ann, "colour green", arrived=60, delay=100)
    assert table.latest == start_word - 40
    # Never before the last entry.
    await play(bob, "colour yellow", arrived=-40, delay=100)
    assert table.latest == start_word - 40
    # Given too late, by a quicker line; it waits until nobody can have been earlier.
    with pytest.raises(NotPossible) as late:
        await play(bob, "colour red", arrived=60, delay=20)
    assert (late.value.key, late.value.rule) == ("has-begun", "ESC-RT-40")
    assert now() >= start_word + MOST
    while table.moves[-1].seat != CLOCK:
        await asyncio.sleep(0.01)
    # The start word bears its own time, though it was held back.
    assert table.move_times[-1] == table.time(start_word)
    assert [entry.seat for entry in table.moves] == [0, 1, CLOCK]
    await host.close()


def test_nobody_is_looked_for_after_the_host_has_closed(tmp_path: Path) -> None:
    asyncio.run(_close_while_somebody_is_missing(tmp_path))


async def _close_while_somebody_is_missing(folder: Path) -> None:
    host = Host(SqliteStore(folder / "tables.db"), SilentDoorbell(), Thinkers())
    await host.open()
    ann, bob = Person("ann", "Ann", 0), Person("bob", "Bob", 0)
    table = await host.opening.create(ann, "escape", 2, {"track": "1"})
    await host.submit(table.id, bob, Sit(1))
    await host.submit(table.id, ann, Start())
    await host.watch(table.id, Eyes(ann.id, 0))
    live = host.lives[table.id]
    while 1 not in live.missing:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.01)  # whoever looks for Bob has begun
    await host.close()
    assert asyncio.all_tasks() == {asyncio.current_task()}


def test_the_delay_of_a_line_is_measured_bounded_and_shown(server: Running, ann: Guest) -> None:
    with slow_line(server.port, seconds=0.25) as port:
        table = ann.open(game="escape", seats=1)
        ann.url = f"http://127.0.0.1:{port}"
        with ann.connect(table["id"], 0) as hers, Guest(server.url).connect(table["id"]) as other:
            for place in (hers, other):
                told = place.until(lambda m: m["type"] == "here" and MOST in m.get("delays", []))
                assert (told["seats"], told["delays"]) == ([0], [MOST])


@contextmanager
def slow_line(server_port: int, seconds: float) -> Iterator[int]:
    """A line on which everything takes so long, each way; its port."""
    listening = threading.Event()
    port: list[int] = []
    loop = asyncio.new_event_loop()
    done = asyncio.Event()
    leaving = loop.create_task(done.wait())

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(65536):
            loop.call_later(seconds, writer.write, piece)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", server_port)
        ways = [asyncio.create_task(carry(reader, back)), asyncio.create_task(carry(there, writer))]
        await asyncio.wait([*ways, leaving], return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for end in (writer, back):
            end.transport.abort()
            with suppress(OSError):
                await end.wait_closed()

    async def serve() -> None:
        line = await asyncio.start_server(connect, "127.0.0.1", 0)
        port.append(line.sockets[0].getsockname()[1])
        listening.set()
        await leaving
        line.close()
        await asyncio.sleep(0.1)

    thread = threading.Thread(target=loop.run_until_complete, args=[serve()], daemon=True)
    thread.start()
    assert listening.wait(20)
    try:
        yield port[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(20)
        loop.close()


@pytest.mark.rule("ESC-RT-31")
def test_a_bot_keeps_a_lost_seat_alive_and_hands_it_back(ann: Guest, bob: Guest) -> None:
    with together(ann, bob) as (hers, his):
        his.socket.close()
        until_event(hers, "line-lost")
        assert player(hers, 1)["away"]
        hers.until(lambda _message: hers.table["chairs"][1]["bot"] != "")
        assert hers.table["chairs"][1]["away"]
        until_event(hers, "dice-rolled")
        with bob.connect(hers.table["id"], 1) as again:
            until_event(hers, "line-back")
            hers.until(lambda _message: hers.table["chairs"][1]["bot"] == "")
            again.catch_up(hers.seq)
            assert not player(again, 1)["away"]
            assert again.play("call golden-mask")["type"] == "accepted"


# --- clocks ---


@pytest.mark.rule("ESC-RT-30")
def test_a_pause_needs_everybody_and_stops_the_clock(ann: Guest, bob: Guest) -> None:
    with together(ann, bob) as (hers, his):
        hers.must("play", seat=0, move="propose pause")
        assert not [one for one in hers.events if one["event"] == "game-paused"]
        his.must("play", seat=1, move="vote pause yes")
        until_event(hers, "game-paused")
        assert hers.play("roll 1")["rule"] == "ESC-RT-46"
        stands = (hers.view or {})["clock"]["t"]
        his.must("play", seat=1, move="propose resume")
        hers.must("play", seat=0, move="vote resume yes")
        until_event(hers, "game-resumed")
        assert (hers.view or {})["clock"]["t"] == stands


def test_without_a_clock_bots_take_their_turns(ann: Guest) -> None:
    options = {"clock": "turns"}
    table = ann.open(game="escape", seats=2, options=options, bots={"1": "veteran"})
    with ann.connect(table["id"], 0) as hers:
        start([hers])
        hers.must("play", seat=0, move="ready")
        until_event(hers, "started")
        for _ in range(3):
            until_roller(hers, 0)
            hers.must("play", seat=0, move="pass")
        until_roller(hers, 0)
        assert [one for one in hers.events if one["event"] == "dice-rolled"]
    listed = ann.http.get("/api/tables/mine").json()
    assert {one["options"].get("clock") for one in listed if one["id"] == table["id"]} == {"turns"}


# --- crash ---


@pytest.mark.rule("ESC-RT-02")
def test_a_crash_takes_no_time_from_the_players(tmp_path: Path) -> None:
    asyncio.run(_crash_and_come_back(tmp_path))


async def _crash_and_come_back(folder: Path) -> None:
    server = ServerProcess(folder, database=f"sqlite:///{folder}/mastaba.db")
    await server.start()
    try:
        with ExitStack() as stack:
            party = [stack.enter_context(Guest(server.url, name)) for name in ("Ann", "Bob", "Cyd")]
            table = party[0].open(game="escape", seats=len(party), options={"track": "1"})["id"]
            with ExitStack() as lines:
                places = [lines.enter_context(guest.connect(table)) for guest in party]
                for seat, place in enumerate(places):
                    if seat:
                        place.must("sit", seat=seat)
                    place.hello(seat)
                start(places)
                for place in places:
                    place.must("play", seat=place.seat, move="ready")
                places[0].must("play", seat=0, move="roll 1 2 3")
                until_event(places[0], "dice-settled")
                places[0].must("play", seat=0, move="call golden-mask")
                server.kill()
                crashed = now()
            starting = asyncio.create_task(server.start())
            stories = await asyncio.gather(
                *(
                    asyncio.to_thread(_come_back, guest, table, seat)
                    for seat, guest in enumerate(party)
                )
            )
            await starting
            log.info(
                "all play on %d ms after the crash, the first after %d ms",
                *(most(story.plays for story in stories) - crashed for most in (max, min)),
            )
            # Not a millisecond has passed between the last entry and the first one's return.
            first = min(stories, key=lambda story: story.welcome["seq"])
            resumed = next(told for told in first.heard if told["type"] == "update")
            assert resumed["at"] == first.welcome["at"]
            assert first.welcome["seq"] >= places[0].seq
            for story in stories:
                assert story.dice == player(places[0], 0)["dice"]
    finally:
        server.kill()


class Story(NamedTuple):
    """How somebody came back: what was heard, what lay on the table, and when they played on."""

    welcome: Json
    heard: list[Json]
    dice: list[Json]
    plays: int


def _come_back(guest: Guest, table: str, seat: int) -> Story:
    """Try again and again, as browsers do, and do something."""
    pause = 0.25
    while True:
        try:
            with guest.connect(table, seat) as again:
                assert again.play("call golden-mask")["type"] == "accepted"
                plays = now()
                heard = messages(again)
                welcome = next(told for told in heard if told["type"] == "welcome")
                return Story(welcome, heard, player(again, 0)["dice"], plays)
        except OSError:
            time.sleep(pause)
            pause *= 1.6


# --- the whole game ---


@pytest.mark.rule("ESC-CLOCK-03", "ESC-RT-02", "ESC-RT-03", "ESC-RT-38", "ESC-END-02")
def test_a_whole_game_over_the_network(whole_game: WholeGame) -> None:
    whole_game.join(120)
    assert whole_game.problem is None
    hers, his = whole_game.heard
    assert [one for one in hers if one in his] == hers
    assert whole_game.views[0] | {"seat": 1} == whole_game.views[1]
    begun = next(at for at, event in hers if event["event"] == "started")
    kinds = ("gong-struck", "door-slammed", "collapsed")
    assert [at - begun for at, event in hers if event["event"] in kinds] == DUE
    assert whole_game.refused["key"] == "game-is-over"
    rolled = [event["seat"] for _at, event in hers if event["event"] == "dice-rolled"]
    assert set(rolled) == {0, 1, 2}
    log = decode(whole_game.log, lambda _name: GAME)
    verify(log, GAME)
    assert all(earlier.at <= later.at for earlier, later in pairwise(log.entries))
    assert {entry.seat for entry in log.entries} >= {0, 1, 2, CLOCK}
    assert REFEREE not in {entry.seat for entry in log.entries}
