"""The pulls of a table over HTTP: to watch them again, and to check them."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mastaba.server.errors import Rejected, responses
from mastaba.server.service import Service
from mastaba.tables import entries as e
from mastaba.tables.table import ABANDONED, FINISHED, NotPossible, Table
from mastaba.tables.trap import trap_secret

AnyRequest = Request[Any, Any, State]

TAGS: Final = ["pulls"]
BYTES: Final = "application/octet-stream"


class PastPull(msgspec.Struct, frozen=True):
    """A pull that was judged: by the entry `seq`, at that time of the table, with that verdict."""

    seq: int
    at: int
    verdict: str


class PastBuild(msgspec.Struct, frozen=True):
    """A trap that was built, and its seed in hexadecimal digits, which tells nothing of later ones;
    "" while the game is put away."""

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


@get("/tables/{table_id:str}/pulls", tags=TAGS, responses=responses(403, 404, 409))
async def list_pulls(
    request: AnyRequest, table_id: FromPath[str], service: NamedDependency[Service]
) -> PastPulls:
    """Every pull that was judged at a table; of one that was put away, for who sits there."""
    table = await _table(request, service, table_id)
    with_record = set(await service.store.records(table_id))
    pulls: list[PastPull] = []
    builds: list[PastBuild] = []
    for stored in await service.store.read(table_id):
        entry = e.entry_of(stored)
        if isinstance(entry, e.Moved) and stored.seq in with_record:
            pulls.append(PastPull(stored.seq, table.time(stored.at), entry.move))
        elif isinstance(entry, e.Laid) and len(builds) < entry.build:
            seed = "" if table.phase == ABANDONED else entry.seed.hex()
            builds.append(PastBuild(entry.build, seed))
    secret = None
    if builds and table.phase == FINISHED:
        secret = (await trap_secret(service.store, table_id)).hex()
    return PastPulls(pulls, builds, secret)


async def _table(request: AnyRequest, service: Service, table_id: str) -> Table:
    """The table, for somebody who may see its pulls: everybody saw them, but of a game that was put
    away only those who sit there see anything until it is over."""
    table = (await service.host.caught_up(table_id)).table
    if table.phase == ABANDONED:
        person = await service.sessions.person(request)
        if person is None or not table.seats_of(person.id):
            raise NotPossible("sit-down-first")
    return table


async def _record(service: Service, table_id: str, seq: int) -> bytes:
    record = await service.store.record(table_id, seq)
    if record is None:
        raise Rejected(404, "no-such-pull", seq=seq)
    return record


@get(
    "/tables/{table_id:str}/pulls/{seq:int}/film",
    tags=TAGS,
    media_type=BYTES,
    responses=responses(403, 404, 409),
)
async def watch_pull(
    request: AnyRequest,
    table_id: FromPath[str],
    seq: FromPath[int],
    service: NamedDependency[Service],
) -> Response[bytes]:
    """A pull as everybody saw it, 60 frames a second, each with its length (two bytes, little
    endian) before it."""
    await _table(request, service, table_id)
    record = await _record(service, table_id, seq)
    return Response(zlib.decompress(_film.decode(record).poses), media_type=BYTES)


@get(
    "/tables/{table_id:str}/pulls/{seq:int}/record",
    tags=TAGS,
    media_type=BYTES,
    responses=responses(403, 404, 409),
)
async def read_record(
    request: AnyRequest,
    table_id: FromPath[str],
    seq: FromPath[int],
    service: NamedDependency[Service],
) -> Response[bytes]:
    """The whole record of a pull (MessagePack): the trap before it, what the hand did, the verdict
    and the digests; enough to simulate it again on the same engine. It names the seed of the build,
    so nobody gets it while the game is put away."""
    table = await _table(request, service, table_id)
    if table.phase == ABANDONED:
        raise NotPossible("game-was-put-away")
    return Response(await _record(service, table_id, seq), media_type=BYTES)
