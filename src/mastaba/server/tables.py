"""Tables over HTTP: open, find, look at, play again, and the files of finished games."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody

from mastaba.kernel.contract import EVERYBODY, Option, Seat
from mastaba.kernel.lessons import lesson_named
from mastaba.server.config import Limits
from mastaba.server.errors import Rejected, responses
from mastaba.server.service import Service, address_of
from mastaba.tables.archive import Replay, check_finished
from mastaba.tables.entries import Origin
from mastaba.tables.host import Host
from mastaba.tables.imports import entries_of
from mastaba.tables.live import now
from mastaba.tables.offered import offered_game
from mastaba.tables.retention import Retention, put_away_at
from mastaba.tables.screening import file_of, replay_of
from mastaba.tables.served_days import DAY, ServedDays, served_days
from mastaba.tables.sight import TableSight, game_sight, table_sight
from mastaba.tables.standing import Standing
from mastaba.tables.store import Listing
from mastaba.tables.table import ABANDONED, LOBBY, RUNNING, NotPossible, Phase, Table, chosen_name
from mastaba.tables.wishes import Ready

AnyRequest = Request[Any, Any, State]

TAGS: Final = ["tables"]
JSON_LINES: Final = "application/jsonl"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `bots` gives seats to bots; you sit down on the first other seat.

    `hot_seat`: you take one seat for each of these names, for friends who share your device.
    `seat` false: you take none, and are the host all the same, such as a screen that all look at.
    `start`: you are ready, so the game begins at once if no seat is free; only with a seat of your
    own. `lesson`: a guided game, which says itself how many seats and which options it has, and
    begins at once.
    """

    game: str
    seats: int = 0
    options: dict[str, Option] = {}
    public: bool = False
    bots: dict[int, str] = {}
    hot_seat: list[str] = []
    seat: bool = True
    start: bool = False
    lesson: str = ""

    def complete(self) -> NewTable:
        """With all that a lesson says."""
        if not self.lesson:
            return self
        if self.seats or self.options or self.bots or self.public or not self.seat:
            raise NotPossible("lesson-is-fixed", lesson=self.lesson)
        lesson = lesson_named(offered_game(self.game).folder, self.lesson)
        return msgspec.structs.replace(self, seats=lesson.seats, options=lesson.options, start=True)

    def check_seats(self) -> None:
        """Refuse what needs a seat of one's own where one takes none."""
        takes_one = self.seat and (self.hot_seat or self.seats > len(self.bots))
        for field, given in (("hot_seat", self.hot_seat), ("start", self.start)):
            if given and not takes_one:
                raise NotPossible("needs-a-seat", field=field)

    def names(self) -> dict[int, str] | None:
        """The seats that their host takes, with the names they bear; None: the first free one."""
        if not self.seat:
            return {}
        if not self.hot_seat:
            return None
        names = [chosen_name(name) for name in self.hot_seat]
        free = [seat for seat in range(len(names) + len(self.bots)) if seat not in self.bots]
        taken = dict(zip(free, names, strict=False))
        if max(taken) >= self.seats:
            left = max(0, self.seats - len(self.bots))
            raise NotPossible("too-many-names", names=len(names), free=left)
        return taken


class ListedSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str
    taken: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list; `updated` is when somebody last sat down or the game began or ended.

    `imported`: somebody has brought the game as a file; whether every move was played again here.
    `needs_version`: earlier rules have played it and left nothing to go on from, so it waits until
    that version is started once.
    `put_away`: when a game of mine that nobody plays is put away, if that is soon; of one that is
    put away, until when it can be taken up again. In unix milliseconds.

    Only in the list of my tables and only while they run: `my_turn` (null: not known yet, ask again
    later), which seats are waited for, the round and when something last happened. Of finished
    games: the last round, and which seats have won; null if that is not known.
    """

    id: str
    code: str
    game: str
    public: bool
    phase: Literal["lobby", "running", "abandoned", "finished"]
    seats: list[ListedSeat]
    options: dict[str, Option]
    updated: int
    my_turn: bool | None = False
    waiting: list[int] = []
    round: int = 0
    active: int = 0
    winners: list[int] | None = None
    put_away: int | None = None
    imported: Origin = ""
    needs_version: str = ""


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
    round: int = 0
    winners: list[int] | None = None
    imported: Origin | None = None
    """None: it was written down before anybody told games from files apart."""

    def origin(self, phase: Phase) -> Origin:
        if self.imported is not None:
            return self.imported
        # Only games from files have begun without people.
        is_from_file = phase != LOBBY and not any(seat.taken for seat in self.seats)
        return "verified" if is_from_file else ""


_summary: msgspec.json.Decoder[_Summary] = msgspec.json.Decoder(_Summary)


def _listed(host: Host, listing: Listing) -> ListedTable:
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
        round=summary.round,
        winners=summary.winners,
        imported=summary.origin(listing.phase),
        needs_version=host.needed_version(listing.table),
    )


def _put_away(table: ListedTable, retention: Retention, served: ServedDays) -> int | None:
    """When the next thing happens to a table that nobody plays at, if that is soon enough."""
    if table.phase == ABANDONED:
        return table.updated + round(retention.put_away * DAY)
    if table.phase != RUNNING:
        return None
    return put_away_at(retention, served, max(table.active, table.updated), now())


def _standing(table: ListedTable, standing: Standing | None, person: str) -> ListedTable:
    if standing is None:
        my_turn = None if table.phase == RUNNING else False
        return msgspec.structs.replace(table, my_turn=my_turn, active=table.updated)
    return msgspec.structs.replace(
        table,
        my_turn=person in standing.people,
        waiting=list(standing.waiting),
        round=standing.round,
        active=standing.at,
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
    wanted = data.complete()
    wanted.check_seats()
    service.check_opening(request, offered_game(wanted.game))
    table = await service.host.opening.create(
        person,
        wanted.game,
        wanted.seats,
        wanted.options,
        wanted.public,
        wanted.bots,
        wanted.names(),
        lesson=wanted.lesson,
    )
    mine = table.seats_of(person.id)
    if wanted.start:
        await service.host.submit(table.id, person, Ready())
    return _seen(table, person.id, mine[0] if mine else None)


@get("/tables/public", tags=TAGS, responses=responses())
async def public_tables(service: NamedDependency[Service]) -> list[ListedTable]:
    """The public tables that are not finished, newest first; at most three of one person."""
    return [_listed(service.host, listing) for listing in await service.store.public_tables()]


@get("/tables/mine", tags=TAGS, responses=responses(401))
async def my_tables(request: AnyRequest, service: NamedDependency[Service]) -> list[ListedTable]:
    """The tables where you sit: first those that wait for you, then the last that were active."""
    person = await service.signed_in(request)
    listings = await service.store.tables_of(person.id)
    async with service.lists.turn_of(person.id):
        standings = await service.host.standings_of(person.id)
    tables = [_listed(service.host, listing) for listing in listings]
    stand = [_standing(table, standings.get(table.id), person.id) for table in tables]
    retention, served = service.host.retention, await served_days(service.store)
    stand = [
        msgspec.structs.replace(table, put_away=_put_away(table, retention, served))
        for table in stand
    ]
    return sorted(stand, key=lambda table: (not table.my_turn, -table.active))


@get("/tables/by-code/{code:str}", tags=TAGS, responses=responses(404))
async def table_by_code(code: FromPath[str], service: NamedDependency[Service]) -> ListedTable:
    """The table with a join code."""
    id = await service.host.table_with_code(code)
    listing = await service.store.listing(id)
    if listing is None:
        raise Rejected(404, "no-such-table", table=code)
    return _listed(service.host, listing)


@get("/tables/{table_id:str}", tags=TAGS, responses=responses(403, 404, 409))
async def see_table(
    request: AnyRequest,
    table_id: FromPath[str],
    service: NamedDependency[Service],
    seat: FromQuery[int | None] = None,
) -> SeenTable:
    """A table from a seat of yours; without one, from your first seat or as a spectator."""
    person = await service.sessions.person(request)
    id = person.id if person else ""
    table = (await service.host.caught_up(table_id)).table
    if seat is None:
        mine = table.seats_of(id)
        seat = mine[0] if mine else None
    elif not table.owns(id, seat):
        raise NotPossible("not-your-seat", seat=seat)
    return _seen(table, id, seat)


@post("/tables/{table_id:str}/rematch", tags=TAGS, responses=responses(401, 403, 404, 409))
async def play_again(
    request: AnyRequest, table_id: FromPath[str], service: NamedDependency[Service]
) -> OtherTable:
    """When the game is over, a new table with the same one, its options and bots; everybody is led
    to the same table."""
    person = await service.signed_in(request)
    table = (await service.host.live(table_id)).table
    if not table.rematch:
        service.check_opening(request, table.game)
    return OtherTable(await service.host.opening.rematch(table_id, person))


# --- finished games ---


@get(
    "/tables/{table_id:str}/replay",
    tags=TAGS,
    responses=responses(404, 409),
)
async def replay_table(
    request: AnyRequest,
    table_id: FromPath[str],
    service: NamedDependency[Service],
    seat: FromQuery[str] = "spectator",
    from_: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Replay:
    """A finished game, move by move: `seat` is a number, `spectator`, or `all` for open hands."""
    async with service.errands.turn_of(address_of(request)) as errand:
        table = (await service.host.caught_up(table_id)).table
        check_finished(table)
        eyes, film = _eyes(table, seat), await service.store.film(table_id)
        return await errand.run(replay_of, table, film, eyes, from_, to)


def _eyes(table: Table, seat: str) -> Seat | None:
    if seat == "spectator":
        return None
    if seat == "all":
        return EVERYBODY
    seats = range(len(table.chairs))
    for one in seats:
        if seat == str(one):
            return one
    raise NotPossible("no-such-seat", seat=seat, seats=len(seats))


@get(
    "/tables/{table_id:str}/log",
    tags=TAGS,
    media_type=JSON_LINES,
    responses=responses(404, 409),
)
async def export_log(
    request: AnyRequest, table_id: FromPath[str], service: NamedDependency[Service]
) -> Response[bytes]:
    """The log file of a finished game; `mastaba replay` reads it, and so does the import."""
    async with service.errands.turn_of(address_of(request)) as errand:
        table = (await service.host.caught_up(table_id)).table
        check_finished(table)
        film = await service.store.film(table_id)
        file = await errand.run(file_of, table, film)
    name = f"{table.game.name}-{table.code}.jsonl"
    return Response(
        file,
        media_type=JSON_LINES,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/tables/import", tags=TAGS, responses=responses(401, 409, 413))
async def import_log(
    request: AnyRequest, body: RawBody, service: NamedDependency[Service]
) -> SeenTable:
    """A finished table from a log file, after every move of it was checked."""
    person = await service.signed_in(request)
    await service.check_import(request, person, len(body))
    async with service.errands.turn_of(address_of(request), brought=True) as errand:
        imported = await errand.run(entries_of, body)
        table = await service.host.opening.bring(person, imported, len(body))
    return _seen(table, person.id, None)


def importing(limits: Limits) -> Router:
    """Log files are larger than anything else that is sent to us."""
    return Router("/", route_handlers=[import_log], request_max_body_size=limits.log_bytes)
