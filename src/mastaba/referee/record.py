"""The record of a pull: enough to watch it anywhere, and to simulate it again (TOMB-DT-34)."""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from mastaba.referee.hand_input import LAYOUT, HandInput
from mastaba.referee.model import Model, engine, load
from mastaba.referee.scene import fingerprint
from mastaba.referee.trap import Trap
from mastaba.referee.verdict import Verdict

_AT: Final = struct.Struct("<I")
_LENGTH: Final = struct.Struct("<H")


class UnreadableRecord(ValueError):
    """Bytes that are no record of a pull."""


class Track:
    """The wishes that a hand has heeded with their ticks, and what the server did: 14 bytes each
    time, the tick and then an input; the server's doings have a first byte of their own."""

    LOST: Final = 2
    FOUND: Final = 3
    VOID: Final = 4

    def __init__(self, data: bytes = b"") -> None:
        self._data = bytearray(data)

    def note(self, tick: int, hand: HandInput) -> None:
        self._data += _AT.pack(tick) + hand.pack()

    def control(self, tick: int, what: int) -> None:
        self._data += _AT.pack(tick) + bytes([what]).ljust(LAYOUT.size, b"\0")

    def __bytes__(self) -> bytes:
        return bytes(self._data)

    def entries(self) -> Iterator[tuple[int, HandInput | int]]:
        size = _AT.size + LAYOUT.size
        if len(self._data) % size:
            raise UnreadableRecord(f"a track has whole entries of {size} bytes")
        for start in range(0, len(self._data), size):
            (tick,) = _AT.unpack_from(self._data, start)
            entry = bytes(self._data[start + _AT.size : start + size])
            if entry[0] in (self.LOST, self.FOUND, self.VOID):
                yield tick, entry[0]
            else:
                yield tick, HandInput.unpack(entry)


class PullRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TOMB-DT-34, TOMB-DT-05: what was, what the hand did, what came of it, and on which engine."""

    engine: str
    model: str
    seed: bytes
    before: bytes
    before_digest: str
    colour: int
    limit: int | None
    track: bytes
    track_digest: str
    verdict: str
    tick: int
    stone: int
    fallers: tuple[tuple[int, int], ...]
    final_digest: str
    poses: bytes

    @classmethod
    def of(
        cls,
        model: Model,
        before: Trap,
        colour: int,
        limit: int | None,
        seed: bytes,
        track: Track,
        verdict: Verdict,
        final: str,
        shot: Sequence[bytes],
    ) -> PullRecord:
        film = b"".join(_LENGTH.pack(len(frame)) + frame for frame in shot)
        return cls(
            engine=engine(),
            model=fingerprint(model),
            seed=seed,
            before=before.snapshot(),
            before_digest=before.digest(),
            colour=colour,
            limit=limit,
            track=bytes(track),
            track_digest=hashlib.sha256(bytes(track)).hexdigest(),
            verdict=verdict.kind,
            tick=verdict.tick,
            stone=verdict.stone,
            fallers=verdict.fallers,
            final_digest=final,
            poses=zlib.compress(film, 6),
        )

    def encode(self) -> bytes:
        return msgspec.msgpack.encode(self)

    @classmethod
    def decode(cls, data: bytes) -> PullRecord:
        try:
            return msgspec.msgpack.decode(data, type=cls)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise UnreadableRecord(f"no record of a pull: {error}") from None

    def frames(self) -> Iterator[bytes]:
        """The pull as it was seen, 60 frames a second."""
        film = zlib.decompress(self.poses)
        start = 0
        while start < len(film):
            (length,) = _LENGTH.unpack_from(film, start)
            start += _LENGTH.size
            yield film[start : start + length]
            start += length


def current(record: PullRecord, model: Model | None = None) -> str | None:
    """TOMB-DT-05: why this record cannot be simulated again here, or None."""
    model = model or load()
    if record.engine != engine():
        return f"it was made with {record.engine}, and this is {engine()}"
    if record.model != fingerprint(model):
        return f"it was made with model {record.model}, and this is {fingerprint(model)}"
    return None
