"""The relay: words about a pull come to the servers that listen, and to no others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from redis.asyncio import Redis

from mastaba.tables import relay as r
from mastaba.tables.messages import PullNews
from mastaba.tables.redis_relay import RedisRelay
from tests.tables.event_loop import in_event_loop

if TYPE_CHECKING:
    from tests.services import RedisServer

pytest_plugins = ["tests.services"]

PATIENCE = 60
TABLE = "Giza"


class Ears:
    """What one server has heard."""

    def __init__(self) -> None:
        self.heard: list[r.AnyWord] = []
        self._news = asyncio.Event()

    def hear(self, word: r.AnyWord) -> None:
        self.heard.append(word)
        self._news.set()
        if isinstance(word, r.Went):
            raise LookupError("nobody knows them")

    async def until(self, word: r.AnyWord) -> None:
        async with asyncio.timeout(PATIENCE):
            while word not in self.heard:
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def listening(url: str, *channels: str) -> AsyncIterator[tuple[RedisRelay, Ears]]:
    relay, ears = RedisRelay(url), Ears()
    relay.listen(set(channels))
    await relay.open(ears.hear)
    try:
        yield relay, ears
    finally:
        await relay.close()


async def reach(relay: RedisRelay, channel: str, word: r.AnyWord, servers: int) -> None:
    """Say it again and again until so many servers get it."""
    async with asyncio.timeout(PATIENCE):
        counts: asyncio.Queue[int] = asyncio.Queue()
        while True:
            relay.say(channel, word, counts.put_nowait)
            try:
                async with asyncio.timeout(1):
                    if await counts.get() == servers:
                        return
            except TimeoutError:
                continue  # what could not be sent is lost


@in_event_loop
async def test_frames_come_only_where_somebody_looks(redis_url: str) -> None:
    bowl = r.bowl_of(TABLE)
    async with (
        listening(redis_url) as (judge, own),
        listening(redis_url, bowl) as (looker, seen),
        listening(redis_url, r.bowl_of("Saqqara")) as (_other, unseen),
    ):
        frame = r.Framed(judge.host, TABLE, 3, 0, bytes(range(232)), b"")
        await reach(judge, bowl, frame, 1)
        await seen.until(frame)
        looker.listen(set())
        await reach(judge, bowl, frame, 0)
        claim = r.Judges(judge.host, TABLE, 3, 0, PullNews("running", 1, 3, 0, "red"), True, False)
        await reach(judge, r.CLAIMS, claim, 3)
        await seen.until(claim)
        await unseen.until(claim)
        assert {type(word) for word in unseen.heard} == {r.Judges}
        assert own.heard == []  # nobody listens to themselves


@in_event_loop
async def test_words_that_cannot_be_used_are_no_harm(redis_url: str) -> None:
    async with listening(redis_url) as (one, _), listening(redis_url) as (_two, ears):
        claim = r.Judges(one.host, TABLE, 1, 0, None, False, False)
        await reach(one, r.CLAIMS, claim, 2)
        async with Redis.from_url(redis_url) as stranger:
            await stranger.publish(r.CLAIMS, b"\xc1 not ours")
        one.say(r.CLAIMS, r.Went(one.host, TABLE, 1, 0, "Ann"))
        last = r.Came(one.host, TABLE, 1, 0, "Bob")
        one.say(r.CLAIMS, last)
        await ears.until(last)


@in_event_loop
async def test_it_goes_on_after_redis_was_away(redis_server: RedisServer) -> None:
    bowl = r.bowl_of(TABLE)
    async with listening(redis_server.url) as (one, _), listening(redis_server.url, bowl) as (_, e):
        before = r.Framed(one.host, TABLE, 1, 0, b"before", b"")
        await reach(one, bowl, before, 1)
        redis_server.stop()
        one.say(bowl, r.Framed(one.host, TABLE, 1, 0, b"lost", b""))
        redis_server.start_again()
        after = r.Framed(one.host, TABLE, 1, 0, b"after", b"")
        await reach(one, bowl, after, 1)
        await e.until(after)
