"""The doorbell: rings are heard by all, and none is missed unnoticed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from redis.asyncio import Redis

from mastaba.tables.doorbell import TABLES, DoorbellUnavailable, SilentDoorbell, doorbell_at
from mastaba.tables.redis_doorbell import RedisDoorbell
from tests.tables.event_loop import in_event_loop
from tests.tables.flaky_line import flaky_line

if TYPE_CHECKING:
    from tests.services import RedisServer

pytest_plugins = ["tests.services"]


class Listener:
    """What one process has heard: the rings, and `missed` for those that it may have missed."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int] | str] = []
        self._news = asyncio.Event()

    def ring(self, table: str, seq: int) -> None:
        if table == "cursed":
            raise LookupError("nobody knows this table")
        self._take((table, seq))

    def missed(self) -> None:
        self._take("missed")

    def _take(self, what: tuple[str, int] | str) -> None:
        self.heard.append(what)
        self._news.set()

    async def hears(self, what: tuple[str, int] | str) -> None:
        async with asyncio.timeout(60):
            while what not in self.heard:
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def listening(
    url: str, time_limit: float = 5.0, quiet: float = 15.0
) -> AsyncIterator[tuple[RedisDoorbell, Listener]]:
    doorbell, listener = RedisDoorbell(url, time_limit, quiet), Listener()
    await doorbell.open(listener.ring, listener.missed)
    try:
        yield doorbell, listener
    finally:
        await doorbell.close()


@in_event_loop
async def test_a_ring_is_heard_by_all(redis_url: str) -> None:
    async with listening(redis_url) as (one, first), listening(redis_url) as (other, second):
        one.ring("Giza", 7)
        await second.hears(("Giza", 7))
        other.ring("the tomb of Ti", 1)
        await first.hears(("the tomb of Ti", 1))
        assert second.heard == [("Giza", 7), ("the tomb of Ti", 1)]


@in_event_loop
async def test_the_newest_entry_of_each_table_is_rung(redis_url: str) -> None:
    async with listening(redis_url) as (one, _first), listening(redis_url) as (_other, second):
        for seq in range(1, 101):
            one.ring("Giza", seq)
            one.ring("Saqqara", 101 - seq)
        await second.hears(("Giza", 100))
        await second.hears(("Saqqara", 100))
        assert len(second.heard) < 200


@in_event_loop
async def test_closing_rings_what_is_still_to_be_rung(redis_url: str) -> None:
    async with listening(redis_url) as (_doorbell, listener):
        async with listening(redis_url) as (other, _listener):
            other.ring("Giza", 7)
        await listener.hears(("Giza", 7))


@in_event_loop
async def test_a_doorbell_can_be_opened_again(redis_url: str) -> None:
    doorbell, listener = RedisDoorbell(redis_url), Listener()
    for seq in (1, 2):
        await doorbell.open(listener.ring, listener.missed)
        with pytest.raises(RuntimeError, match="open already"):
            await doorbell.open(listener.ring, listener.missed)
        doorbell.ring("Giza", seq)
        await listener.hears(("Giza", seq))
        await doorbell.close()
        await doorbell.close()
    assert listener.heard == [("Giza", 1), ("Giza", 2)]


@in_event_loop
async def test_noise_on_the_channel_is_ignored(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with listening(redis_url) as (doorbell, listener), Redis.from_url(redis_url) as noise:
        for message in ("", "Giza", "Giza ", "Giza x", " 5", b"\xff\xfe", "Giza -1", "Giza 1.5"):
            await noise.publish(TABLES, message)
        doorbell.ring("Giza", 7)
        await listener.hears(("Giza", 7))
        assert listener.heard == [("Giza", 7)]
    assert caplog.records == []


@in_event_loop
async def test_a_listener_that_fails_goes_on_listening(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with listening(redis_url) as (doorbell, listener):
        doorbell.ring("cursed", 1)
        doorbell.ring("Giza", 7)
        await listener.hears(("Giza", 7))
        assert listener.heard == [("Giza", 7)]
    assert "nobody knows this table" in caplog.text


# --- a connection that is lost ---


@in_event_loop
async def test_a_lost_connection_is_told_of(redis_url: str) -> None:
    async with listening(redis_url) as (doorbell, listener), Redis.from_url(redis_url) as admin:
        await admin.client_kill_filter(_type="pubsub")
        await listener.hears("missed")
        doorbell.ring("Giza", 7)
        await listener.hears(("Giza", 7))
        assert listener.heard == ["missed", ("Giza", 7)]


@in_event_loop
async def test_rings_while_redis_is_away_are_rung_later(
    redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    url = redis_server.url
    async with listening(url) as (one, _first), listening(url) as (_other, second):
        redis_server.stop()
        try:
            for seq in (1, 2, 3):
                one.ring("Giza", seq)
            await asyncio.sleep(0.2)
            assert second.heard == []
        finally:
            redis_server.start_again()
        await second.hears("missed")
        # It may have been rung before the other was back: then that is what was missed.
        one.ring("Giza", 4)
        await second.hears(("Giza", 4))
    assert "cannot be rung" in caplog.text
    assert "cannot be heard" in caplog.text


@in_event_loop
async def test_what_one_process_could_not_ring_is_heard_once_it_can(
    redis_server: RedisServer,
) -> None:
    async with (
        flaky_line(redis_server.port) as line,
        listening(f"redis://127.0.0.1:{line.port}") as (one, _first),
        listening(redis_server.url) as (_other, second),
    ):
        one.ring("Giza", 1)
        await second.hears(("Giza", 1))
        line.fail("cut before the next request")
        one.ring("Giza", 2)
        await second.hears(("Giza", 2))
        assert second.heard == [("Giza", 1), ("Giza", 2)]


@in_event_loop
async def test_a_silent_line_is_noticed(redis_server: RedisServer) -> None:
    async with (
        flaky_line(redis_server.port) as line,
        listening(f"redis://127.0.0.1:{line.port}", time_limit=2.0, quiet=0.05) as (bell, listener),
    ):
        # Quiet alone is no reason to worry: it is asked, and answers.
        enough = line.answers + 10
        async with asyncio.timeout(60):
            while line.answers < enough:
                await asyncio.sleep(0.01)
        assert listener.heard == []
        line.fail("go silent")
        await listener.hears("missed")
        bell.ring("Giza", 7)
        await listener.hears(("Giza", 7))


# --- what to check ---


@in_event_loop
async def test_whoever_opens_without_redis_listens_once_it_is_there(
    redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    redis_server.stop()
    away = redis_server.url.replace("redis://", "redis://default:hunter2@")
    async with listening(away) as (one, first):
        one.ring("Giza", 1)
        assert "cannot be heard: check that Redis runs, and the host and port" in caplog.text
        redis_server.start_again()
        await first.hears("missed")
        async with listening(redis_server.url) as (other, _second):
            other.ring("Giza", 2)
            await first.hears(("Giza", 2))
    assert caplog.text.count("the doorbell at") == caplog.text.count("no longer") * 2
    assert "hunter2" not in caplog.text


@in_event_loop
async def test_a_wrong_password_is_told_without_it(redis_server: RedisServer) -> None:
    doorbell = doorbell_at(f"redis://ann:hunter2@127.0.0.1:{redis_server.port}")
    listener = Listener()
    with pytest.raises(DoorbellUnavailable, match="check both") as raised:
        await doorbell.open(listener.ring, listener.missed)
    assert "hunter2" not in str(raised.value)


@in_event_loop
async def test_a_user_who_may_not_listen_is_told(redis_server: RedisServer) -> None:
    async with Redis.from_url(redis_server.url) as admin:
        await admin.acl_setuser(
            "deaf", enabled=True, passwords=["+hunter2"], commands=["+@all"], reset_channels=True
        )
        doorbell = doorbell_at(f"redis://deaf:hunter2@127.0.0.1:{redis_server.port}")
        listener = Listener()
        with pytest.raises(DoorbellUnavailable, match=r"channel.*what this user may do"):
            await doorbell.open(listener.ring, listener.missed)
        await admin.acl_deluser("deaf")


@pytest.mark.parametrize(
    "address", ["", "localhost:6379", "http://ann:hunter2@host", "redis://ann:hunter2/3@host"]
)
def test_a_wrong_address_is_answered_by_a_right_one(address: str) -> None:
    right = "redis://user:password@host:port"
    with pytest.raises(ValueError, match=re.escape(right)) as raised:
        doorbell_at(address)
    assert "hunter2" not in str(raised.value)


@in_event_loop
async def test_without_an_address_the_doorbell_is_silent() -> None:
    doorbell, listener = doorbell_at(None), Listener()
    assert isinstance(doorbell, SilentDoorbell)
    await doorbell.open(listener.ring, listener.missed)
    doorbell.ring("Giza", 7)
    await asyncio.sleep(0)
    await doorbell.close()
    assert listener.heard == []
