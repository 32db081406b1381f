"""The secrets that sign cookies and links: the newest signs, those before it verify for a while.

They lie in the store, so that all servers have the same. `mastaba rotate-secret` adds one: servers
that run find it within a minute, and sign with it only once all of them must know it. Nobody is
signed out by that, because cookies are signed anew whenever a page is loaded.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from mastaba.tables.store import Store

FIRST: Final = "session"
LATER: Final = "session-"
AFTER_LATER: Final = "session."
"""Under such names, in the order of their time, the store keeps the secrets: `.` follows `-`."""
KEY_BYTES: Final = 32

LOOK: Final = 60.0
"""Seconds after which a server looks for a newer secret."""
CLOCKS_DIFFER: Final = 120
"""Seconds by which the clocks of several servers may differ, generously."""
SIGNS_AFTER: Final = round(LOOK) + 2 * CLOCKS_DIFFER
"""A secret that is so many seconds old is known to every server."""


class Secret(msgspec.Struct, frozen=True):
    """What signs. `made` and `older_until`, when all that were made before it end, are in unix
    seconds."""

    key: bytes
    made: int = 0
    older_until: int = 0


class Signer:
    """Signs and reads what browsers keep for us, each kind with a salt of its own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._serializers: dict[str, URLSafeTimedSerializer] = {}
        self._keys: list[bytes] = []

    async def look(self) -> None:
        """Learn which secrets there are now."""
        keys = in_use(await kept_secrets(self._store), time.time())
        if keys != self._keys:
            self._keys, self._serializers = keys, {}

    def sign(self, salt: str, facts: Any) -> str:
        return str(self._serializer(salt).dumps(facts))

    def read(self, salt: str, text: str, max_age: int, ahead: float) -> tuple[Any, int]:
        """What was signed and when, in unix seconds, by a clock that may be so much ahead of ours;
        None: it is forged, or too old, or from too far in the future."""
        try:
            facts, signed = self._serializer(salt).loads(text, return_timestamp=True)
        except BadData:
            return None, 0
        made = int(signed.timestamp())
        return (facts if -ahead <= time.time() - made <= max_age else None), made

    def _serializer(self, salt: str) -> URLSafeTimedSerializer:
        assert self._keys, "nobody has looked for the secrets"
        found = self._serializers.get(salt)
        if found is None:
            found = self._serializers[salt] = URLSafeTimedSerializer(self._keys, salt=salt)
        return found


async def kept_secrets(store: Store) -> list[Secret]:
    """All secrets, oldest first; the first is made where there is none."""
    first = await store.secret(FIRST, lambda: secrets.token_bytes(KEY_BYTES))
    later = await store.secrets(LATER, AFTER_LATER)
    return [Secret(first), *(msgspec.msgpack.decode(value, type=Secret) for _name, value in later)]


def in_use(kept: Sequence[Secret], now: float) -> list[bytes]:
    """The keys that still verify; the last of them signs."""
    newest_first = sorted(kept, key=lambda secret: secret.made, reverse=True)
    known = [secret for secret in newest_first if secret.made + SIGNS_AFTER <= now]
    signing = known[0] if known else newest_first[-1]
    ends = float("inf")
    keys = []
    for secret in newest_first:
        # One that everybody signs with has not ended, whatever a newer one says.
        if secret is not signing and now < ends:
            keys.append(secret.key)
        if secret.made:
            ends = min(ends, secret.older_until)
    return [*reversed(keys), signing.key]


async def rotate(store: Store, older_seconds: int) -> Secret:
    """Add a secret that will sign; those before it verify for so many seconds from now."""
    now = int(time.time())
    # So that nothing ends before everybody signs with the new one.
    secret = Secret(secrets.token_bytes(KEY_BYTES), now, now + max(older_seconds, SIGNS_AFTER))
    name = f"{LATER}{now:012d}-{secrets.token_hex(4)}"
    await store.secret(name, lambda: msgspec.msgpack.encode(secret))
    return secret
