"""The doorbell between processes: Redis Pub/Sub."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, ParamSpec

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, RedisError, ResponseError

from mastaba.tables.doorbell import TABLES, DoorbellUnavailable, Heard, Missed
from mastaba.tables.outage import Outage

log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0

WRONG: Final = (AuthenticationError, ResponseError)
"""What no waiting mends."""

_Arguments = ParamSpec("_Arguments")


class RedisDoorbell:
    """Rings by Redis Pub/Sub, which forgets: what a lost connection swallows is made up for.

    Whoever listens hears `missed` once the connection is back; whoever rings rings again.
    `quiet` is after how many silent seconds the connection is tried.
    """

    def __init__(
        self,
        url: str,
        time_limit: float = 5.0,
        quiet: float = 15.0,
        channel: str = TABLES,
    ) -> None:
        try:
            self._redis = Redis.from_url(
                url,
                socket_timeout=time_limit,
                socket_connect_timeout=time_limit,
                # redis-py would mend a lost connection in silence.
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError:
            # redis-py's message may hold a part of the password.
            raise ValueError(
                "the address of the doorbell is unreadable; write redis://user:password@host:port, "
                "and in the password %2F for /, %3A for :, %3F for ?, %23 for # and %40 for @"
            ) from None
        self._channel = channel
        self._place = _place_of(self._redis)
        self._quiet = quiet
        self._time_limit = time_limit
        self._rings = Outage(f"the doorbell at {self._place} cannot be rung")
        self._hears = Outage(f"the doorbell at {self._place} cannot be heard")
        self._unsent: dict[str, int] = {}
        self._something_to_send = asyncio.Event()
        self._closing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, ring: Heard, missed: Missed) -> None:
        if self._tasks:
            raise RuntimeError("the doorbell is open already")
        self._closing.clear()
        listening: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tasks = [
            asyncio.create_task(self._send(), name="doorbell-sender"),
            asyncio.create_task(self._listen(ring, missed, listening), name="doorbell-listener"),
        ]
        try:
            await listening
        except RedisError as error:
            await self.close()
            raise DoorbellUnavailable(
                f"the doorbell at {self._place} does not work: {_advice(error)}"
            ) from None

    async def close(self) -> None:
        """Ring what is still to be rung, if Redis answers, and stop listening."""
        if not self._tasks:
            return
        sender, listener = self._tasks
        self._closing.set()
        self._something_to_send.set()
        await asyncio.wait([sender], timeout=self._time_limit)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(sender, listener, return_exceptions=True)
        self._tasks = []
        await self._redis.aclose()

    def ring(self, table: str, seq: int) -> None:
        # Only the newest entry matters, so rings that wait never pile up.
        self._unsent[table] = max(seq, self._unsent.get(table, 0))
        self._something_to_send.set()

    # --- sending ---

    async def _send(self) -> None:
        pause = FIRST_PAUSE
        while self._unsent or not self._closing.is_set():
            await self._something_to_send.wait()
            self._something_to_send.clear()
            rings, self._unsent = self._unsent, {}
            try:
                await self._publish(rings)
                pause = FIRST_PAUSE
                self._rings.is_back()
            except (RedisError, OSError) as error:
                self._rings.is_out(_advice(error))
                if self._closing.is_set():
                    return
                for table, seq in rings.items():
                    self.ring(table, seq)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _publish(self, rings: dict[str, int]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for table, seq in rings.items():
                pipeline.publish(self._channel, f"{table} {seq}")
            await pipeline.execute()

    # --- listening ---

    async def _listen(self, ring: Heard, missed: Missed, listening: asyncio.Future[None]) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await self._subscribe(subscription)
                    pause = FIRST_PAUSE
                    self._hears.is_back()
                    if listening.done():
                        _call(missed)
                    else:
                        listening.set_result(None)
                    while True:
                        _hear(await self._next_message(subscription), ring)
            except (RedisError, OSError) as error:
                if not listening.done():
                    if isinstance(error, WRONG):
                        listening.set_exception(error)
                        return
                    # Whoever starts without Redis serves its own clients, and listens later.
                    listening.set_result(None)
                self._hears.is_out(_advice(error))
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _subscribe(self, subscription: PubSub) -> None:
        await subscription.subscribe(self._channel)
        message = await subscription.get_message(timeout=self._time_limit)
        if message is None or message["type"] != "subscribe":
            raise RedisError("it does not let us listen")

    async def _next_message(self, subscription: PubSub) -> dict[str, Any]:
        """Waits as long as it takes, but not on a connection that is dead."""
        message = await subscription.get_message(timeout=self._quiet)
        if message is None:
            await subscription.ping()
            message = await subscription.get_message(timeout=self._time_limit)
        if message is None:
            raise RedisError("it does not answer")
        return message  # type: ignore[no-any-return]


def _hear(message: dict[str, Any], ring: Heard) -> None:
    if message["type"] != "message":
        return
    table, _space, seq = message["data"].decode(errors="replace").rpartition(" ")
    # Others may use the channel too, and what they say is none of our business.
    if table and seq.isdecimal():
        _call(ring, table, int(seq))


def _call(
    heard: Callable[_Arguments, None], *arguments: _Arguments.args, **named: _Arguments.kwargs
) -> None:
    """Whatever goes wrong in there, the doorbell goes on listening."""
    try:
        heard(*arguments, **named)
    except Exception:
        log.exception("a ring of the doorbell was not taken well")


def _advice(error: Exception) -> str:
    if isinstance(error, AuthenticationError):
        return "it lets nobody in with this user and password; check both"
    if isinstance(error, ResponseError):
        return f"it says {str(error)!r}; check what this user may do"
    return f"check that Redis runs, and the host and port ({error})"


def _place_of(redis: Redis) -> str:
    """Host and port, or the path of the socket, to be shown in messages."""
    way: dict[str, Any] = redis.connection_pool.connection_kwargs
    if "path" in way:
        return str(way["path"])
    return f"{way.get('host', 'localhost')}:{way.get('port', 6379)}"
