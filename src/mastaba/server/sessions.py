"""Who is who: a signed cookie says which person a browser is, a signed link moves it to another."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mastaba.tables.store import Person, Store

COOKIE: Final = "mastaba"
YEAR: Final = 365 * 24 * 60 * 60
LINK_SECONDS: Final = 10 * 60
LONGEST_COOKIE: Final = 500


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
        try:
            id = self._sessions.loads(token, max_age=YEAR)
        except BadData:
            return None
        return await self._store.person(id) if isinstance(id, str) else None

    # --- another device ---

    def device_link(self, person: Person) -> str:
        """A token that signs the same person in elsewhere, once and soon."""
        assert self._links is not None
        return str(self._links.dumps([person.id, secrets.token_urlsafe(9)]))

    async def linked_person(self, token: str) -> Person | None:
        """Whom a link would sign in, as long as it is fresh."""
        facts = self._read_link(token)
        return None if facts is None else await self._store.person(facts[0])

    async def use_link(self, token: str) -> Person | None:
        """Sign in by a link, if it is fresh and was not used before by anybody."""
        facts = self._read_link(token)
        if facts is None:
            return None
        person, number = facts
        # A secret is made once, whichever process asks: who made it is the first to use the link.
        mine = secrets.token_bytes(9)
        if await self._store.secret(f"used-link-{number}", lambda: mine) != mine:
            return None
        return await self._store.person(person)

    def _read_link(self, token: str) -> tuple[str, str] | None:
        assert self._links is not None
        if len(token) > LONGEST_COOKIE:
            return None
        try:
            person, number = self._links.loads(token, max_age=LINK_SECONDS)
        except (BadData, TypeError, ValueError):
            return None
        return str(person), str(number)
