"""The pulls of a table over HTTP: to watch them again, and to check them."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from mastaba.server.errors import Rejected, responses
from mastaba.server.service import Service
from mastaba.tables import entries as e
from mastaba.tables.table import FINISHED
from mastaba.tables.trap import trap_secret

TAGS: Final = ["pulls"]
BYTES: Final = "application/octet-stream"


class PastPull(msgspec.Struct, frozen=True):
    """A pull that was judged: by the entry `seq`, at that time of the table, with that verdict."""

    seq: int
    at: int
    verdict: str


class PastBuild(msgspec.Struct, frozen=True):
    """A trap that was built, and its seed in hexadecimal digits."""

    build: int
    seed: str


class PastPulls(msgspec.Struct, frozen=True):
    """All pulls and builds of a table. After the game `secret` proves the seeds: the seed of build
    b is HMAC-SHA-256 of b, in eight bytes, with it as the key."""

    pulls: list[PastPull]
    builds: list[PastBuild]
    secret: str | None


class _Film(msgspec.Struct):
    """As much of a record as is needed to watch it."""

    poses: bytes


_film: Final = msgspec.msgpack.Decoder(_Film)


@get("/tables/{table_id:str}/pulls", tags=TAGS, responses=responses(404, 409))
async def list_pulls(table_id: FromPath[str], service: NamedDependency[Service]) -> PastPulls:
    """Every pull that was judged at a table."""
    table = (await service.host.live(table_id)).table
    with_record = set(await service.store.records(table_id))
    pulls: list[PastPull] = []
    builds: list[PastBuild] = []
    for stored in await service.store.read(table_id):
        entry = e.entry_of(stored)
        if isinstance(entry, e.Moved) and stored.seq in with_record:
            pulls.append(PastPull(stored.seq, table.time(stored.at), entry.move))
        elif isinstance(entry, e.Laid) and len(builds) < entry.build:
            builds.append(PastBuild(entry.build, entry.seed.hex()))
    secret = None
    if builds and table.phase == FINISHED:
        secret = (await trap_secret(service.store, table_id)).hex()
    return PastPulls(pulls, builds, secret)


async def _record(service: Service, table_id: str, seq: int) -> bytes:
    await service.host.live(table_id)
    record = await service.store.record(table_id, seq)
    if record is None:
        raise Rejected(404, "no-such-pull", seq=seq)
    return record


@get(
    "/tables/{table_id:str}/pulls/{seq:int}/film",
    tags=TAGS,
    media_type=BYTES,
    responses=responses(404, 409),
)
async def watch_pull(
    table_id: FromPath[str], seq: FromPath[int], service: NamedDependency[Service]
) -> Response[bytes]:
    """A pull as everybody saw it, 60 frames a second, each with its length (two bytes, little
    endian) before it."""
    record = await _record(service, table_id, seq)
    return Response(zlib.decompress(_film.decode(record).poses), media_type=BYTES)


@get(
    "/tables/{table_id:str}/pulls/{seq:int}/record",
    tags=TAGS,
    media_type=BYTES,
    responses=responses(404, 409),
)
async def read_record(
    table_id: FromPath[str], seq: FromPath[int], service: NamedDependency[Service]
) -> Response[bytes]:
    """The whole record of a pull (MessagePack): the trap before it, what the hand did, the verdict
    and the digests; enough to simulate it again on the same engine."""
    return Response(await _record(service, table_id, seq), media_type=BYTES)
