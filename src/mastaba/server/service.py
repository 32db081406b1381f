"""What all handlers of one server share."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from mastaba.kernel.contract import Game
from mastaba.server import signing
from mastaba.server.addresses import invitation_base
from mastaba.server.config import Settings
from mastaba.server.devices import Devices
from mastaba.server.errands import Errands, Lines
from mastaba.server.errors import Rejected
from mastaba.server.limits import Buckets, Door, network_of
from mastaba.server.metrics import Metrics
from mastaba.server.readiness import Readiness
from mastaba.server.sessions import Session, Sessions
from mastaba.server.shares import DAY, HOUR, Shares
from mastaba.server.tidying import keep_tidy
from mastaba.tables.doorbell import PEOPLE, doorbell_at
from mastaba.tables.hall import Hall
from mastaba.tables.host import Host
from mastaba.tables.live import now
from mastaba.tables.quotas import MEGABYTE, check_import
from mastaba.tables.relay import relay_at
from mastaba.tables.store import Person, StoreUnavailable, store_at
from mastaba.tables.table import NotPossible
from mastaba.tables.thinking import Thinkers

if TYPE_CHECKING:
    from mastaba.server.sockets import TableSocket

log = logging.getLogger("mastaba.server")

ERRANDS_AT_ONCE: Final = 2
LISTS_AT_ONCE: Final = 2
"""Of the five threads that the smallest machine has, one is always left for pages."""

RETOLD_PER_SECOND: Final = 2000.0
RETOLD_AT_ONCE: Final = 20_000
"""How many entries of the past one address hears: who asks for all of it again and again waits."""


class Service:
    """The host of the tables, who is signed in, and who may ask for how much."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store_at(settings.database)
        self.host = Host(
            self.store,
            doorbell_at(settings.redis or None),
            Thinkers(settings.bot_workers, settings.bot_budget),
            settings.bot_pace,
            settings.tables_in_memory,
            to_stand_in=limits.away_seconds,
            hall=_hall(settings),
            relay=relay_at(settings.redis or None),
            quotas=limits.quotas(),
            retention=settings.retention,
        )
        self.sessions = Sessions(self.store, settings.secure)
        self.devices = Devices(
            self.store, doorbell_at(settings.redis or None, PEOPLE), self.host.scribe.spawn
        )
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.new_people = Buckets(limits.new_people_per_minute / 60, limits.new_people_burst)
        self.openings = Shares("tables", limits.tables_per_hour, HOUR)
        self.quick_openings = Shares("real-time", limits.real_time_tables_per_hour, HOUR)
        self.imports = Shares("imports", limits.imports_per_hour, HOUR)
        self.import_bytes = Shares("megabytes", limits.import_megabytes_per_day, DAY, MEGABYTE)
        self.sayings = Buckets(limits.sayings_per_second, limits.saying_burst)
        self.retold = Buckets(RETOLD_PER_SECOND, RETOLD_AT_ONCE)
        self.errands = Errands(
            ERRANDS_AT_ONCE,
            limits.errands_per_address,
            limits.errand_seconds,
            limits.errand_megabytes,
        )
        self.lists = Lines(LISTS_AT_ONCE, limits.errands_per_address)
        self.door = Door()
        self.sockets: set[TableSocket] = set()
        self.metrics = Metrics(self)
        self.readiness = Readiness(self.store.ready)
        self.open = False

    async def start(self) -> None:
        if self.open:
            return
        await self.host.open()
        await self.sessions.open()
        await self.devices.open()
        self.host.scribe.spawn(self.devices.keep_looking())
        self.host.scribe.spawn(self._keep_secrets())
        self.host.scribe.spawn(self.host.tidying().keep_tidy())
        self.host.scribe.spawn(keep_tidy(lambda: self.host.scribe.appended))
        self.open = True

    async def say_goodbye(self) -> None:
        """Finish what is under way, then send everybody off; they may come back at once."""
        self.open = False
        self.errands.stop_soon()
        await asyncio.gather(*(socket.send_off() for socket in list(self.sockets)))

    async def stop(self) -> None:
        await self.say_goodbye()
        self.errands.stop()
        await self.devices.close()
        await self.host.close()

    async def _keep_secrets(self) -> None:
        """Sign with a new secret, and forget old ones, when it is time."""
        while True:
            await asyncio.sleep(signing.LOOK)
            try:
                await self.sessions.look_for_secrets()
            except StoreUnavailable as error:
                log.warning("the secrets of cookies cannot be read: %s", error)

    async def signed_in(self, connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
        """The person who asks; nobody signed in is an error."""
        return (await self.session(connection)).person

    async def session(self, connection: ASGIConnection) -> Session:  # type: ignore[type-arg]
        """The same, and where they are signed in."""
        session = await self.sessions.session(self.sessions.claim(connection))
        if session is None:
            raise Rejected(401, "not-signed-in")
        return session

    def link_base(self, request: Request[object, object, State]) -> str:
        """The beginning of links that are meant for other devices."""
        if self.settings.base_url:
            return self.settings.base_url.rstrip("/")
        return invitation_base(self.settings.host, str(request.base_url))

    def check_new_people(self, request: Request[object, object, State]) -> None:
        """One address cannot fill the store with people."""
        wait = self.new_people.take(address_of(request), time.monotonic())
        if wait:
            raise Rejected(429, "too-many-requests", seconds=int(wait) + 1)

    def check_opening(self, request: Request[object, object, State], game: Game) -> None:
        """One address cannot fill the store with tables, whoever it says it is."""
        self.openings.take(address_of(request))
        if game.real_time:
            self.quick_openings.take(address_of(request))

    async def check_import(
        self, request: Request[object, object, State], person: Person, size: int
    ) -> None:
        """Nor with the logs of games, and no person can."""
        self.imports.take(address_of(request))
        self.import_bytes.take(address_of(request), size)
        # Once more when it is added; but what will not be taken need not be read.
        await check_import(self.store, self.host.quotas, person.id, size, now())

    async def check_saying(self, table: str, person: str, ticket: str) -> None:
        """Nobody floods a chat, over however many lines; what was said already is not refused."""
        wait = self.sayings.take(person, time.monotonic())
        if not wait:
            return
        live = await self.host.live(table)
        # A line that was lost may be about to say it.
        async with live.turn:
            is_said = live.table.done_with(person, ticket) is not None
        if not is_said:
            self.host.refused += 1
            raise NotPossible("talking-too-fast", seconds=math.ceil(wait))


def _hall(settings: Settings) -> Hall | None:
    if not settings.pull_workers:
        return None
    return Hall(settings.pull_workers, settings.pull_places, settings.pull_lag)


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """What limits count as the client's address."""
    return network_of(connection.client.host) if connection.client else ""
