"""By which names browsers may ask for the server.

A page of a foreign name can let its name lead to this machine (DNS rebinding). Its Origin and the
Host header then agree, and it would be taken for a page of our own.
"""

from __future__ import annotations

import asyncio
import re
import socket
import time
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from mastaba.server.addresses import own_address

LOOK_AGAIN: Final = 60.0
"""Seconds after which a name that is not ours may have become ours: networks come and go."""

_HOST: Final = re.compile(r"(\[[\da-f:.]+\]|[\w-][\w.-]*?)\.?(?::(\d{0,5}))?", re.ASCII)
_LAST_PORT: Final = 65535
_IN_ROOM: Final = (".local", ".localhost")
"""Names that no server of the world can give: those of the local network, and of this machine."""


class Hosts:
    """Knows whether a Host header names this server."""

    def __init__(self, base_url: str) -> None:
        self.only = urlsplit(base_url).hostname or ""
        """The one name that counts, where it is set how browsers reach the server."""
        self._own: frozenset[str] = frozenset()
        self._looked_at = -LOOK_AGAIN
        self._turn = asyncio.Lock()

    async def knows(self, host: str) -> bool:
        """A missing Host does not come from a browser, so nobody was tricked into asking."""
        name = name_in(host)
        if self.only or not host:
            return not host or name == self.only
        return bool(name) and (name == "localhost" or _is_here(name) or await self._is_own(name))

    async def _is_own(self, name: str) -> bool:
        if name in self._own:
            return True
        async with self._turn:
            if time.monotonic() - self._looked_at >= LOOK_AGAIN:
                # Whoever knows the names of a network may take seconds to answer.
                self._own = await asyncio.to_thread(own_names)
                self._looked_at = time.monotonic()
        return name in self._own


def name_in(host: str) -> str:
    """The name or address in a Host header, without its port; empty if it cannot be one."""
    found = _HOST.fullmatch(host.lower())
    if found is None or int(found[2] or 0) > _LAST_PORT:
        return ""
    return found[1].strip("[]")


def _is_here(name: str) -> bool:
    if name.endswith(_IN_ROOM):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> frozenset[str]:
    """What this machine is called, by itself and in its network."""
    name = socket.gethostname()
    names = (name, name.partition(".")[0], socket.getfqdn(), socket.getfqdn(own_address()))
    return frozenset(one.lower().rstrip(".") for one in names if one)
