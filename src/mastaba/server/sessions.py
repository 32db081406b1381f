"""Who is who: a signed cookie says which person a browser is, a signed link moves it to another."""

from __future__ import annotations

import math
import secrets
import time
from typing import Any, Final, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mastaba.tables.store import Person, Store

COOKIE: Final = "mastaba"
YEAR: Final = 365 * 24 * 60 * 60
LINK_SECONDS: Final = 10 * 60
LONGEST_COOKIE: Final = 500
CLOCKS_DIFFER: Final = 120
"""Seconds by which the clocks of several servers may differ, generously."""
ANY: Final = math.inf
USED: Final = "used-link-"
"""Under such names the store remembers links that were used, with the second they were made."""


class _Link(NamedTuple):
    person: str
    used: str


class Sessions:
    """Signs people in with a secret that the store keeps."""

    def __init__(self, store: Store, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._sessions: URLSafeTimedSerializer | None = None
        self._links: URLSafeTimedSerializer | None = None

    async def open(self) -> None:
        secret = await self._store.secret("session", lambda: secrets.token_bytes(32))
        self._sessions = URLSafeTimedSerializer(secret, salt="session")
        self._links = URLSafeTimedSerializer(secret, salt="device-link")
        await self._forget_used_links()

    def cookie(self, person: Person) -> Cookie:
        assert self._sessions is not None
        return Cookie(
            COOKIE,
            value=self._sessions.dumps(person.id),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    async def person(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
        """Whom the cookie names; nobody if it is missing, forged or too old."""
        assert self._sessions is not None
        token = connection.cookies.get(COOKIE, "")
        if not token or len(token) > LONGEST_COOKIE:
            return None
        # Only we can have signed it, so one from the future only means that a clock was set back.
        id = _read(self._sessions, token, YEAR, ahead=ANY)[0]
        return await self._store.person(id) if isinstance(id, str) else None

    # --- another device ---

    def device_link(self, person: Person) -> str:
        """A token that signs the same person in elsewhere, once and soon."""
        assert self._links is not None
        return str(self._links.dumps([person.id, secrets.token_urlsafe(9)]))

    async def linked_person(self, token: str) -> Person | None:
        """Whom a link would sign in, as long as it is fresh."""
        link = self._read_link(token)
        return None if link is None else await self._store.person(link.person)

    async def use_link(self, token: str) -> Person | None:
        """Sign in by a link, if it is fresh and was not used before by anybody."""
        link = self._read_link(token)
        if link is None:
            return None
        # A secret is made once, whichever process asks: who made it is the first to use the link.
        mine = secrets.token_bytes(9)
        if await self._store.secret(link.used, lambda: mine) != mine:
            return None
        await self._forget_used_links()
        return await self._store.person(link.person)

    async def _forget_used_links(self) -> None:
        """What is too old to be used need not be remembered as used."""
        too_old = int(time.time()) - LINK_SECONDS - CLOCKS_DIFFER
        await self._store.forget_secrets(USED, f"{USED}{too_old:012d}")

    def _read_link(self, token: str) -> _Link | None:
        assert self._links is not None
        if len(token) > LONGEST_COOKIE:
            return None
        facts, made = _read(self._links, token, LINK_SECONDS, ahead=CLOCKS_DIFFER)
        try:
            person, number = facts
        except (TypeError, ValueError):
            return None
        return _Link(str(person), f"{USED}{made:012d}-{number}")


def _read(
    signed_by: URLSafeTimedSerializer, token: str, max_age: int, ahead: float
) -> tuple[Any, int]:
    """What was signed and when, in unix seconds, by a clock that may be so much ahead of ours;
    None: it is forged, or too old, or from too far in the future."""
    try:
        facts, signed = signed_by.loads(token, return_timestamp=True)
    except BadData:
        return None, 0
    made = int(signed.timestamp())
    return (facts if -ahead <= time.time() - made <= max_age else None), made
