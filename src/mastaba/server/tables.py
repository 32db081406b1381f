"""Tables over HTTP: open, find, look at, play again, and the files of finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody

from mastaba.kernel.contract import EVERYBODY, Option, Seat
from mastaba.server.config import Limits
from mastaba.server.errors import Rejected, responses
from mastaba.server.service import Service
from mastaba.tables.archive import Replay, entries_of, log_file, log_of, replay
from mastaba.tables.sight import TableSight, game_sight, table_sight
from mastaba.tables.store import Listing
from mastaba.tables.table import NotPossible, Table

AnyRequest = Request[Any, Any, State]

TAGS: Final = ["tables"]
JSON_LINES: Final = "application/jsonl"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `bots` gives seats to bots; you sit down on the first other seat."""

    game: str
    seats: int
    options: dict[str, Option] = {}
    public: bool = False
    bots: dict[int, str] = {}


class ListedSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str
    taken: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list; `updated` is when somebody last sat down or the game began or ended."""

    id: str
    code: str
    game: str
    public: bool
    phase: Literal["lobby", "running", "finished"]
    seats: list[ListedSeat]
    options: dict[str, Option]
    updated: int


class SeenTable(msgspec.Struct, frozen=True):
    """A table as of entry `seq`, seen from a seat or as a spectator (null)."""

    seq: int
    seat: int | None
    table: TableSight
    view: Any


class OtherTable(msgspec.Struct, frozen=True):
    id: str


class _Summary(msgspec.Struct):
    seats: list[ListedSeat]
    options: dict[str, Option]


_summary: msgspec.json.Decoder[_Summary] = msgspec.json.Decoder(_Summary)


def _listed(listing: Listing) -> ListedTable:
    summary = _summary.decode(listing.summary)
    return ListedTable(
        id=listing.table,
        code=listing.code,
        game=listing.game,
        public=listing.public,
        phase=listing.phase,
        seats=summary.seats,
        options=summary.options,
        updated=listing.updated,
    )


def _seen(table: Table, person: str, seat: Seat | None) -> SeenTable:
    return SeenTable(table.seq, seat, table_sight(table, person), game_sight(table, seat))


# --- opening and finding ---


@post("/tables", tags=TAGS, responses=responses(401, 404))
async def open_table(
    request: AnyRequest, data: JSONBody[NewTable], service: NamedDependency[Service]
) -> SeenTable:
    """Open a table and sit down at it."""
    person = await service.signed_in(request)
    table = await service.host.create(
        person, data.game, data.seats, data.options, data.public, data.bots
    )
    mine = table.seats_of(person.id)
    return _seen(table, person.id, mine[0] if mine else None)


@get("/tables/public", tags=TAGS, responses=responses())
async def public_tables(service: NamedDependency[Service]) -> list[ListedTable]:
    """The public tables that are not finished, newest first."""
    return [_listed(listing) for listing in await service.store.public_tables()]


@get("/tables/mine", tags=TAGS, responses=responses(401))
async def my_tables(request: AnyRequest, service: NamedDependency[Service]) -> list[ListedTable]:
    """The tables where you sit, newest first."""
    person = await service.signed_in(request)
    return [_listed(listing) for listing in await service.store.tables_of(person.id)]


@get("/tables/by-code/{code:str}", tags=TAGS, responses=responses(404))
async def table_by_code(code: FromPath[str], service: NamedDependency[Service]) -> ListedTable:
    """The table with a join code."""
    id = await service.host.table_with_code(code)
    listing = await service.store.listing(id)
    if listing is None:
        raise Rejected(404, "no-such-table", table=code)
    return _listed(listing)


@get("/tables/{table_id:str}", tags=TAGS, responses=responses(403, 404))
async def see_table(
    request: AnyRequest,
    table_id: FromPath[str],
    service: NamedDependency[Service],
    seat: FromQuery[int | None] = None,
) -> SeenTable:
    """A table from a seat of yours; without one, from your first seat or as a spectator."""
    person = await service.sessions.person(request)
    id = person.id if person else ""
    table = (await service.host.live(table_id)).table
    if seat is None:
        mine = table.seats_of(id)
        seat = mine[0] if mine else None
    elif not table.owns(id, seat):
        raise NotPossible("not-your-seat", seat=seat)
    return _seen(table, id, seat)


@post("/tables/{table_id:str}/rematch", tags=TAGS, responses=responses(401, 403, 404))
async def play_again(
    request: AnyRequest, table_id: FromPath[str], service: NamedDependency[Service]
) -> OtherTable:
    """A new table with the same game, options and bots; everybody is led to the same one."""
    person = await service.signed_in(request)
    return OtherTable(await service.host.rematch(table_id, person))


# --- finished games ---


@get(
    "/tables/{table_id:str}/replay",
    tags=TAGS,
    responses=responses(404, 409),
)
async def replay_table(
    table_id: FromPath[str],
    service: NamedDependency[Service],
    seat: FromQuery[str] = "spectator",
    from_: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Replay:
    """A finished game, move by move: `seat` is a number, `spectator`, or `all` for open hands."""
    table = (await service.host.live(table_id)).table
    return await asyncio.to_thread(replay, table, _eyes(table, seat), from_, to)


def _eyes(table: Table, seat: str) -> Seat | None:
    if seat == "spectator":
        return None
    if seat == "all":
        return EVERYBODY
    if seat.isascii() and seat.isdigit() and int(seat) < len(table.chairs):
        return int(seat)
    raise NotPossible("no-such-seat", seat=seat, seats=len(table.chairs))


@get(
    "/tables/{table_id:str}/log",
    tags=TAGS,
    media_type=JSON_LINES,
    responses=responses(404, 409),
)
async def export_log(table_id: FromPath[str], service: NamedDependency[Service]) -> Response[bytes]:
    """The log file of a finished game; `mastaba replay` reads it, and so does the import."""
    table = (await service.host.live(table_id)).table
    log = await asyncio.to_thread(log_of, table)
    name = f"{table.game.name}-{table.code}.jsonl"
    return Response(
        log_file(log),
        media_type=JSON_LINES,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/tables/import", tags=TAGS, responses=responses(401, 409, 413))
async def import_log(
    request: AnyRequest, body: RawBody, service: NamedDependency[Service]
) -> SeenTable:
    """A finished table from a log file, after every move of it was checked."""
    person = await service.signed_in(request)
    table = await service.host.adopt(person, await asyncio.to_thread(entries_of, body))
    return _seen(table, person.id, None)


def importing(limits: Limits) -> Router:
    """Log files are larger than anything else that is sent to us."""
    return Router("/", route_handlers=[import_log], request_max_body_size=limits.log_bytes)
