"""Who is who: a signed cookie says which person a browser is, a signed link moves it to another.

A cookie names a device, and the store knows the devices where somebody is signed in; so signing out
ends a cookie wherever it has been copied to, at every server of the store at once. Cookies of older
versions name no device: they are somebody until that person signs out for the first time, or until
a page is loaded, which makes them like the others.
"""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from typing import Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mastaba.server.signing import CLOCKS_DIFFER, Signer
from mastaba.tables.live import now
from mastaba.tables.store import Device, Person, Store

COOKIE: Final = "mastaba"
YEAR: Final = 365 * 24 * 60 * 60
DAY: Final = 24 * 60 * 60 * 1000
"""After so many milliseconds it is written anew that a device was seen."""
LINK_SECONDS: Final = 10 * 60
LONGEST_COOKIE: Final = 500
ANY: Final = math.inf
USED: Final = "used-link-"
"""Under such names the store remembers links that were used, with the second they were made."""

COOKIES: Final = "session"
LINKS: Final = "device-link"


class Claim(NamedTuple):
    """What a cookie says, which we have signed; whether it still holds, the store knows."""

    person: str
    device: str
    names_device: bool = True


class Session(NamedTuple):
    """Somebody who is signed in, and where."""

    person: Person
    claim: Claim
    seen: int


class _Link(NamedTuple):
    person: str
    device: str
    used: str


class Sessions:
    """Signs people in with secrets that the store keeps."""

    def __init__(self, store: Store, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self._signer = Signer(store)

    async def open(self) -> None:
        await self.look_for_secrets()
        await self._forget_used_links()

    async def look_for_secrets(self) -> None:
        await self._signer.look()

    # --- who asks ---

    def claim(self, connection: ASGIConnection) -> Claim | None:  # type: ignore[type-arg]
        """Whom the cookie names; nobody if it is missing, forged or too old."""
        token = connection.cookies.get(COOKIE, "")
        if not token or len(token) > LONGEST_COOKIE:
            return None
        # Only we can have signed it, so one from the future only means that a clock was set back.
        match self._signer.read(COOKIES, token, YEAR, ahead=ANY)[0]:
            case [str(person), str(device)]:
                return Claim(person, device)
            case str(person):
                # The same cookie becomes the same device, also in two pages at once.
                return Claim(person, _device_of(token), names_device=False)
        return None

    async def session(self, claim: Claim | None) -> Session | None:
        """Who is signed in with such a cookie; nobody once they have signed out there."""
        if claim is None:
            return None
        if claim.names_device:
            found = await self._store.signed_in(claim.person, claim.device)
            return None if found is None else Session(found[0], claim, found[1])
        person = await self._store.signed_in_anywhere(claim.person)
        return None if person is None else Session(person, claim, 0)

    async def person(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
        session = await self.session(self.claim(connection))
        return None if session is None else session.person

    # --- signing in and out ---

    async def sign_in(self, person: Person, link_of: str | None = None) -> Cookie | None:
        """Sign somebody in on a new device; None: not by this link any more."""
        device = secrets.token_urlsafe(12)
        if not await self._store.sign_in(person.id, device, now(), link_of):
            return None
        return self.cookie(person.id, device)

    async def renew(self, session: Session) -> Cookie:
        """A cookie for another year."""
        person, claim = session.person.id, session.claim
        if not claim.names_device:
            await self._store.sign_in(person, claim.device, now())
        elif session.seen < now() - DAY:
            await self._store.see_device(person, claim.device, now())
        return self.cookie(person, claim.device)

    async def sign_out(self, session: Session) -> None:
        await self._store.sign_out(session.person.id, session.claim.device, now())

    async def sign_out_elsewhere(self, session: Session) -> Cookie:
        """End all cookies of a person but this one, which is made anew."""
        cookie = await self.renew(session)
        await self._store.sign_out_elsewhere(session.person.id, session.claim.device, now())
        return cookie

    async def leave(self, session: Session) -> None:
        """Somebody else signs in on the device."""
        await self._store.forget_device(session.person.id, session.claim.device)

    async def devices(self, session: Session) -> list[Device]:
        """Where the person is signed in, the device that asks first."""
        others = [
            device
            for device in await self._store.devices_of(session.person.id)
            if device.id != session.claim.device
        ]
        return [Device(session.claim.device, now()), *others]

    def cookie(self, person: str, device: str) -> Cookie:
        return Cookie(
            COOKIE,
            value=self._signer.sign(COOKIES, [person, device]),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    # --- another device ---

    def device_link(self, session: Session) -> str:
        """A token that signs the same person in elsewhere: once, soon, and only as long as they are
        signed in here."""
        number = secrets.token_urlsafe(9)
        return self._signer.sign(LINKS, [session.person.id, session.claim.device, number])

    async def linked_person(self, token: str) -> Person | None:
        """Whom a link would sign in, as long as it is fresh."""
        link = self._read_link(token)
        if link is None:
            return None
        found = await self._store.signed_in(link.person, link.device)
        return None if found is None else found[0]

    async def use_link(self, token: str) -> tuple[Person, Cookie] | None:
        """Sign in by a link, if it is fresh and was not used before by anybody."""
        link = self._read_link(token)
        if link is None:
            return None
        # A secret is made once, whichever process asks: who made it is the first to use the link.
        mine = secrets.token_bytes(9)
        if await self._store.secret(link.used, lambda: mine) != mine:
            return None
        await self._forget_used_links()
        person = await self._store.person(link.person)
        if person is None:
            return None
        cookie = await self.sign_in(person, link.device)
        return None if cookie is None else (person, cookie)

    async def _forget_used_links(self) -> None:
        """What is too old to be used need not be remembered as used."""
        too_old = int(time.time()) - LINK_SECONDS - CLOCKS_DIFFER
        await self._store.forget_secrets(USED, f"{USED}{too_old:012d}")

    def _read_link(self, token: str) -> _Link | None:
        if len(token) > LONGEST_COOKIE:
            return None
        facts, made = self._signer.read(LINKS, token, LINK_SECONDS, ahead=CLOCKS_DIFFER)
        match facts:
            case [str(person), str(device), str(number)]:
                return _Link(person, device, f"{USED}{made:012d}-{number}")
        return None


def _device_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:24]
