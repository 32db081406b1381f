"""Ends the open sockets of devices that have signed out, at this server and at all others.

At the server that is asked they end at once. Others hear of it by the doorbell; what it loses, and
servers that have none, find it in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from mastaba.server.sessions import Claim
from mastaba.server.signing import CLOCKS_DIFFER
from mastaba.tables.doorbell import Doorbell
from mastaba.tables.live import now
from mastaba.tables.store import Store, StoreUnavailable

log = logging.getLogger("mastaba.server")

LOOK: Final = 10.0
"""Seconds after which a sign-out is found that nobody has rung for."""

LetGo = Callable[[str], None]
"""Ends a socket, for a reason."""


class Devices:
    """`spawn` lets something be done that nobody waits for."""

    def __init__(
        self,
        store: Store,
        doorbell: Doorbell,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._store = store
        self._doorbell = doorbell
        self._spawn = spawn
        self._lines: defaultdict[str, set[tuple[Claim, LetGo]]] = defaultdict(set)
        """By person: what the cookie of each socket says, and how to end it."""

    async def open(self) -> None:
        await self._doorbell.open(self._rung, self._missed)

    async def close(self) -> None:
        await self._doorbell.close()

    def come(self, claim: Claim, let_go: LetGo) -> None:
        """A socket is about to open: before the store is asked who is signed in there, so that no
        sign-out falls in between."""
        self._lines[claim.person].add((claim, let_go))

    def leave(self, claim: Claim, let_go: LetGo) -> None:
        lines = self._lines[claim.person]
        lines.discard((claim, let_go))
        if not lines:
            del self._lines[claim.person]

    async def signed_out(self, person: str) -> None:
        """Somebody has signed out somewhere: end those sockets, and tell the other servers."""
        self._doorbell.ring(person, now())
        await self._end_lines(person)

    async def keep_looking(self) -> None:
        """Find what nobody has rung for."""
        since = now()
        while True:
            await asyncio.sleep(LOOK)
            begun = now()
            try:
                await self._look_for_sign_outs(since - CLOCKS_DIFFER * 1000)
                since = begun
            except StoreUnavailable as error:
                log.warning("it cannot be read who has signed out: %s", error)

    async def _look_for_sign_outs(self, since: int) -> None:
        if self._lines:
            for person in await self._store.signed_out_since(since):
                await self._end_lines(person)

    async def _end_lines(self, person: str) -> None:
        """End the sockets of a person whose devices are not signed in any more."""
        if person not in self._lines:
            return
        signed_in = {device.id for device in await self._store.devices_of(person)}
        by_any_device = await self._store.signed_in_anywhere(person) is not None
        for claim, let_go in list(self._lines.get(person, ())):
            if not (claim.device in signed_in if claim.names_device else by_any_device):
                let_go("signed-out")

    def _rung(self, person: str, _at: int) -> None:
        if person in self._lines:
            self._spawn(self._end_lines_surely(person))

    async def _end_lines_surely(self, person: str) -> None:
        try:
            await self._end_lines(person)
        except StoreUnavailable as error:
            # It is found by looking, once the store is back.
            log.warning("it cannot be read where somebody is signed in: %s", error)

    def _missed(self) -> None:
        for person in list(self._lines):
            self._rung(person, 0)
