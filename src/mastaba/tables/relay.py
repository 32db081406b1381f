"""The relay: shows a pull that runs at one server to people at others, and brings it their hands.

All of it is for the moment and never in the store. A word that is lost is made up for: who judges a
pull says so again every second, and a full frame comes as often.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from mastaba.tables.messages import PullNews

CLAIMS: Final = "mastaba.pulls"
"""Every server hears here which pulls run at the others."""


def bowl_of(table: str) -> str:
    """The channel of those who look at a table's bowl from other servers."""
    return f"mastaba.bowl.{table}"


def hand_of(table: str) -> str:
    """The channel of the hand in a table's bowl."""
    return f"mastaba.hand.{table}"


class Word(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """`host` says it; `number` and `voids` tell which pull of the table it is about."""

    host: str
    table: str
    number: int
    voids: int


# --- from the server that judges the pull ---


class Judges(Word, frozen=True, tag="judges"):
    """It runs here, and stands like this. No news: it does not run here any more."""

    news: PullNews | None
    decided: bool
    lost: bool
    """Nobody is there whose hand it is, as far as is known here."""


class Framed(Word, frozen=True, tag="framed"):
    """A frame for whoever pulls, and every other time one for everybody else."""

    frame: bytes
    half: bytes


class Told(Word, frozen=True, tag="told"):
    """A message as clients get it; `theirs`: only for whoever pulls."""

    message: bytes
    theirs: bool


# --- from the others ---


class Wished(Word, frozen=True, tag="wished"):
    person: str
    hand: bytes


class Commanded(Word, frozen=True, tag="commanded"):
    person: str
    text: str


class Came(Word, frozen=True, tag="came"):
    """Somebody looks at the table, and has not seen anything of the pull yet."""

    person: str


class Went(Word, frozen=True, tag="went"):
    person: str


AnyWord = Judges | Framed | Told | Wished | Commanded | Came | Went

_encode: Final = msgspec.msgpack.Encoder().encode
_decoder: Final[msgspec.msgpack.Decoder[AnyWord]] = msgspec.msgpack.Decoder(AnyWord)

Heard = Callable[[AnyWord], None]
"""What to do with a word of another server."""

Reached = Callable[[int], None]
"""Told how many servers have got a word."""


def packed(word: AnyWord) -> bytes:
    return _encode(word)


def unpacked(data: bytes) -> AnyWord | None:
    """None: somebody else uses the channel too, or an older or newer server."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError:
        return None


class Relay(Protocol):
    host: str
    """The name of this server, a different one with each start."""

    async def open(self, heard: Heard) -> None:
        """Hear all claims from now on; `heard` is called in the event loop."""

    async def close(self) -> None: ...

    def listen(self, channels: set[str]) -> None:
        """Hear these channels too, and no others."""

    def say(self, channel: str, word: AnyWord, reached: Reached | None = None) -> None:
        """It does not wait, and never fails; what cannot be sent at once is lost."""


def fresh_host() -> str:
    return secrets.token_hex(8)


def relay_at(url: str | None) -> Relay:
    """The relay at the address of a doorbell, or none where one process serves all."""
    if url is None:
        return NoRelay()
    # Its client is only loaded where it is used.
    from mastaba.tables.redis_relay import RedisRelay

    return RedisRelay(url)


class NoRelay:
    """For a process that is alone."""

    def __init__(self) -> None:
        self.host = fresh_host()

    async def open(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass

    def listen(self, channels: set[str]) -> None:
        pass

    def say(self, channel: str, word: AnyWord, reached: Reached | None = None) -> None:
        pass
