"""The relay between processes: Redis Pub/Sub, one channel for each table that somebody looks at."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from mastaba.tables.outage import Outage
from mastaba.tables.relay import CLAIMS, AnyWord, Heard, Reached, fresh_host, packed, unpacked

log = logging.getLogger(__name__)

PAUSE: Final = 1.0
"""Seconds after which a lost connection is tried again."""
MOST: Final = 600
"""Words that may wait to be sent; older ones are forgotten, for nobody wants to see them late."""


class RedisRelay:
    """Says and hears words in order; `quiet` is after how many silent seconds its connection is
    tried."""

    def __init__(self, url: str, time_limit: float = 5.0, quiet: float = 15.0) -> None:
        # The doorbell has the same address and says what is wrong with it.
        self._redis = Redis.from_url(
            url,
            socket_timeout=time_limit,
            socket_connect_timeout=time_limit,
            retry=Retry(NoBackoff(), 0),
        )
        self.host = fresh_host()
        self._time_limit = time_limit
        self._quiet = quiet
        self._shown = Outage("pulls cannot be shown to other servers")
        self._seen = Outage("pulls of other servers cannot be seen")
        self._unsent: deque[tuple[str, AnyWord, Reached | None]] = deque(maxlen=MOST)
        self._something_to_send = asyncio.Event()
        self._wanted: set[str] = set()
        self._wanted_changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard) -> None:
        self._tasks = [
            asyncio.create_task(self._send(), name="relay-sender"),
            asyncio.create_task(self._listen(heard), name="relay-listener"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._redis.aclose()

    # --- saying ---

    def say(self, channel: str, word: AnyWord, reached: Reached | None = None) -> None:
        self._unsent.append((channel, word, reached))
        self._something_to_send.set()

    async def _send(self) -> None:
        while True:
            await self._something_to_send.wait()
            self._something_to_send.clear()
            words = list(self._unsent)
            self._unsent.clear()
            try:
                await self._publish(words)
                self._shown.is_back()
            except (RedisError, OSError) as error:
                self._shown.is_out(str(error))
                await asyncio.sleep(PAUSE)
                self._unsent.clear()

    async def _publish(self, words: list[tuple[str, AnyWord, Reached | None]]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for channel, word, _reached in words:
                pipeline.publish(channel, packed(word))
            counts = await pipeline.execute()
        for (_channel, _word, reached), count in zip(words, counts, strict=True):
            if reached is not None:
                reached(count)

    # --- hearing ---

    def listen(self, channels: set[str]) -> None:
        if channels != self._wanted:
            self._wanted = set(channels)
            self._wanted_changed.set()

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(CLAIMS)
                    self._seen.is_back()
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._follow_wanted(subscription))
                        both.create_task(self._hear_all(subscription, heard))
            except* (RedisError, OSError) as errors:
                self._seen.is_out(str(errors.exceptions[0]))
            await asyncio.sleep(PAUSE)

    async def _follow_wanted(self, subscription: PubSub) -> None:
        """Subscribe to what somebody looks at, and to nothing else."""
        has: set[str] = set()
        while True:
            self._wanted_changed.clear()
            wanted = set(self._wanted)
            if new := wanted - has:
                await subscription.subscribe(*sorted(new))
            if old := has - wanted:
                await subscription.unsubscribe(*sorted(old))
            has = wanted
            await self._wanted_changed.wait()

    async def _hear_all(self, subscription: PubSub, heard: Heard) -> None:
        while True:
            message: dict[str, Any] | None = await subscription.get_message(timeout=self._quiet)
            if message is None:
                await subscription.ping()
                message = await subscription.get_message(timeout=self._time_limit)
            if message is None:
                raise RedisError("it does not answer")
            if message["type"] == "message":
                self._hear(message["data"], heard)

    def _hear(self, data: bytes, heard: Heard) -> None:
        word = unpacked(data)
        if word is None or word.host == self.host:
            return
        try:
            heard(word)
        except Exception:  # whatever goes wrong in there, the others are heard
            log.exception("a word of another server was not taken well")
