"""The host: brings wishes to tables, writes entries down, and tells everybody.

Durable before acknowledged: an entry is in the store before anyone hears of it. Several hosts may
serve the same table at once; the store lets only one of them write each `seq`, and the others catch
up and try again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from mastaba.bots import bot_names
from mastaba.games import game_named
from mastaba.kernel.chance import below, scramble
from mastaba.kernel.contract import Event, Option, Seat
from mastaba.kernel.log import box_of
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.archive import Imported
from mastaba.tables.doorbell import Doorbell, SilentDoorbell
from mastaba.tables.messages import Update, Welcome
from mastaba.tables.sight import (
    Comparison,
    TableSight,
    game_sight,
    game_sights,
    table_sight,
    table_sight_after_move,
    told,
    told_to,
)
from mastaba.tables.store import CodeTaken, Listing, Person, Store, Stored, StoreUnavailable
from mastaba.tables.table import NotPossible, Table, check_options
from mastaba.tables.thinking import Thinkers

log = logging.getLogger("mastaba.tables")

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without the pairs that are mistaken for each other: O and 0, I and 1."""
CODE_LENGTH: Final = 6
TRIES: Final = 50
BACKLOG: Final = 500
"""So many updates are kept per table for viewers who come back."""
LOOK_AGAIN: Final = 20.0
"""After so many seconds the tables that somebody looks at are read again where several hosts write:
one that crashed may have written without ringing."""
RETRY: Final = 1.0
"""Seconds until a store that was unavailable is asked again."""


class NoSuchTable(LookupError):
    """There is no table with this id or code."""


class Viewer(Protocol):
    """Somebody who looks at a table: from a seat they own, or as a spectator (None)."""

    person: str
    seat: Seat | None

    def send(self, message: bytes) -> None:
        """Put a message on its way; must not wait."""
        ...


class Live:
    """A table in memory: a cache of its entries, with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.views: dict[Seat | None, msgspec.Struct | None] = {}
        self.sights: dict[str, TableSight] = {}
        self.backlog: list[tuple[int, list[Event]]] = []
        self.thinking: set[tuple[Seat, int]] = set()
        self.stale = False
        """A ring of the doorbell may have gone unheard."""
        self.used = time.monotonic()


def now() -> int:
    return time.time_ns() // 1_000_000


class Host:
    """All tables that this process serves."""

    def __init__(
        self,
        store: Store,
        doorbell: Doorbell,
        thinkers: Thinkers,
        pace: tuple[float, float] = (0.7, 1.6),
        keep: int = 2000,
        look_again: float = LOOK_AGAIN,
        retry: float = RETRY,
    ) -> None:
        self.store = store
        self.doorbell = doorbell
        self.thinkers = thinkers
        self.pace = pace
        self.keep = keep
        self.look_again = look_again
        self.retry = retry
        self.lives: dict[str, Live] = {}
        self.accepted = 0
        self.refused = 0
        self.appended = 0
        self.bot_moves = 0
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._encode = msgspec.json.Encoder().encode

    async def open(self) -> None:
        await self.store.open()
        await self.doorbell.open(self._rung, self._missed)
        if not isinstance(self.doorbell, SilentDoorbell):
            self._spawn(self._look_again())

    async def close(self) -> None:
        """Stop thinking and writing; everything accepted is in the store."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.doorbell.close()
        await self.store.close()

    # --- opening and finding tables ---

    async def create(
        self,
        person: Person,
        game_name: str,
        seats: int,
        options: dict[str, Option],
        public: bool = False,
        bots: dict[int, str] | None = None,
        after: str = "",
    ) -> Table:
        """Open a table; its host sits down on the first seat that no bot takes."""
        game = game_named(game_name)
        check_options(game, options, seats)
        for seat, bot in (bots or {}).items():
            if not 0 <= seat < seats:
                raise NotPossible("no-such-seat", seat=seat, seats=seats)
            if bot not in bot_names(game_name):
                names = ", ".join(bot_names(game_name))
                raise NotPossible("no-such-bot", bot=bot, reason=f"there is: {names}")
        box, _digest = box_of(game)
        live = await self._open(
            e.Opened(person.id, game_name, game.version, box, "", seats, public, options, after)
        )
        for seat, bot in (bots or {}).items():
            await self.submit(live.table.id, person, w.Sit(seat, bot))
        for seat, chair in enumerate(live.table.chairs):
            if not chair.bot:
                await self.submit(live.table.id, person, w.Sit(seat))
                break
        return live.table

    async def _open(self, opened: e.Opened) -> Live:
        """A new table, with a code that no other table has."""
        for _ in range(TRIES):
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            live = Live(Table(secrets.token_urlsafe(12)))
            with suppress(CodeTaken):
                await self._append(live, msgspec.structs.replace(opened, code=code))
                self._make_room()
                self.lives[live.table.id] = live
                return live
        raise RuntimeError("no free table code was found")

    async def adopt(self, person: Person, imported: Imported) -> Table:
        """A finished table from a log that was checked; it belongs to who brought it."""
        header = imported.header
        live = await self._open(
            e.Opened(
                person.id,
                header.game,
                header.rules,
                header.box,
                "",
                header.seats,
                False,
                header.options,
            )
        )
        async with live.lock:
            began = live.table.latest
            for since_start, entry in imported.entries:
                await self._append(live, entry, began + since_start)
        return live.table

    async def live(self, table_id: str) -> Live:
        """The table, read from the store if it is not in memory."""
        live = self.lives.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _done: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        if live.stale:
            await self._catch_up_alone(live)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        live = Live(Table(table_id))
        await self._catch_up(live)
        if not live.table.seq:
            raise NoSuchTable(table_id)
        await self._go_on(live)
        self._make_room()
        self.lives[table_id] = live
        # Rings that came while it was read went unheard.
        live.stale = True
        return live

    async def _go_on(self, live: Live) -> None:
        """Do what follows from the last entry, which a crash may have prevented."""
        await self._start(live)
        await self._write_end(live)

    async def _go_on_later(self, live: Live) -> None:
        while True:
            await asyncio.sleep(self.retry)
            try:
                async with live.lock:
                    return await self._go_on(live)
            except StoreUnavailable as error:
                log.warning("a table cannot go on: %s", error)

    def _make_room(self) -> None:
        """Forget the tables that nobody has looked at for longest; the store has them."""
        if len(self.lives) < self.keep:
            return
        idle = [
            live
            for live in self.lives.values()
            if not live.viewers and not live.thinking and not live.lock.locked()
        ]
        for live in sorted(idle, key=lambda live: live.used)[: max(1, self.keep // 10)]:
            del self.lives[live.table.id]

    async def table_with_code(self, code: str) -> str:
        listing = await self.store.table_with_code(code.strip().upper())
        if listing is None:
            raise NoSuchTable(code)
        return listing.table

    # --- wishes ---

    async def submit(self, table_id: str, person: Person, wish: w.AnyWish) -> int:
        """Fulfil a wish durably; the seq of its entry. NotPossible says why not."""
        live = await self.live(table_id)
        async with live.lock:
            try:
                seq = await self._fulfil(live, person, wish)
            except NotPossible:
                self.refused += 1
                raise
            try:
                await self._go_on(live)
            except StoreUnavailable:
                # The wish is fulfilled; only what follows from it has to wait.
                self._spawn(self._go_on_later(live))
        self.accepted += 1
        return seq

    async def _fulfil(self, live: Live, person: Person, wish: w.AnyWish) -> int:
        for _ in range(TRIES):
            entry = live.table.decide(person.id, person.name, wish)
            if isinstance(entry, int):
                return entry
            if await self._append(live, entry):
                return live.table.seq
            await self._catch_up(live)
        raise NotPossible("table-too-busy")

    async def _start(self, live: Live) -> None:
        """Begin the game as soon as everybody is ready, unless another host was faster."""
        while live.table.all_ready():
            if not await self._append(live, e.Started("", secrets.randbits(63))):
                await self._catch_up(live)

    async def rematch(self, table_id: str, person: Person) -> str:
        """A new table with the same game, options and bots; the old one points to it."""
        live = await self.live(table_id)
        table = live.table
        # Who asks at the same time waits here, and finds the table that the first one opens.
        async with live.lock:
            if table.rematch:
                return table.rematch
            if not table.seats_of(person.id):
                raise NotPossible("sit-down-first")
            again = await self._same_again(table, person)
            while not table.rematch:
                if not await self._append(live, e.PlayedAgain(person.id, again.id)):
                    await self._catch_up(live)
        return table.rematch

    async def _same_again(self, table: Table, person: Person) -> Table:
        bots = {
            seat: chair.bot
            for seat, chair in enumerate(table.chairs)
            if chair.bot and not chair.person
        }
        return await self.create(
            person, table.game.name, len(table.chairs), table.options, table.public, bots, table.id
        )

    # --- entries ---

    async def _append(self, live: Live, entry: e.AnyEntry, at: int | None = None) -> bool:
        """Write the next entry; False if somebody else has written another one there."""
        table = live.table
        # Clocks of several hosts may differ by a little; the time of a table never runs back.
        at = max(now(), table.latest) if at is None else at
        stored = Stored(table.id, table.seq + 1, at, e.encode(entry))
        listing, members = _listing_after(table, entry, stored.at)
        try:
            if not await self.store.append(stored, listing, members):
                return False
        except StoreUnavailable:
            # It may have been written all the same, and then everybody has to hear of it.
            self._spawn(self._catch_up_surely(live))
            raise
        self.appended += 1
        self._take(live, stored, entry)
        self._wake_bots(live)
        await self.doorbell.ring(table.id, table.seq)
        return True

    async def _write_end(self, live: Live) -> None:
        """List a game as finished that the last move has ended."""
        table = live.table
        while table.lacks_end():
            outcome = table.state.outcome()
            if not await self._append(live, e.Ended("", list(outcome.winners), outcome.cause)):
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Take the entries that others have written."""
        for stored in await self.store.read(live.table.id, live.table.seq):
            if stored.seq == live.table.seq + 1:
                self._take(live, stored, e.decode(stored.body))
        self._wake_bots(live)

    def _take(self, live: Live, stored: Stored, entry: e.AnyEntry) -> None:
        events = list(live.table.take(entry, stored.at))
        live.backlog.append((stored.seq, events))
        del live.backlog[:-BACKLOG]
        if isinstance(entry, e.Stood | e.Sat | e.SatBot):
            self._move_viewers(live)
        self._tell(live, stored.seq, events)

    def _move_viewers(self, live: Live) -> None:
        """Who has lost a seat looks on as a spectator."""
        for viewer in live.viewers:
            if viewer.seat is not None and not live.table.owns(viewer.person, viewer.seat):
                viewer.seat = None

    # --- telling ---

    def _tell(self, live: Live, seq: int, events: list[Event]) -> None:
        """Every viewer gets the events and the changes of what they see."""
        if not live.viewers:
            live.views.clear()
            live.sights.clear()
            return
        table = live.table
        seats = list({viewer.seat for viewer in live.viewers})
        heard = told_to(table, events, seats)
        # What was seen last is held until all is compared.
        old_views, live.views = live.views, game_sights(table, seats)
        old_sights, live.sights = live.sights, self._table_sights(live)
        compared = Comparison()
        encoded: dict[tuple[Seat | None, str], bytes] = {}
        for viewer in list(live.viewers):
            key = (viewer.seat, viewer.person)
            if key not in encoded:
                seat, person = key
                encoded[key] = self._encode(
                    Update(
                        seq,
                        heard[seat],
                        compared.patch(old_sights.get(person), live.sights[person]),
                        compared.patch(old_views.get(seat), live.views[seat]),
                    )
                )
            viewer.send(encoded[key])

    def _table_sights(self, live: Live) -> dict[str, TableSight]:
        """What everybody who looks on sees of the table around the game."""
        table = live.table
        sights = {}
        for person in {viewer.person for viewer in live.viewers}:
            last = live.sights.get(person)
            if last is None or table.arranged_at == table.seq:
                sights[person] = table_sight(table, person)
            else:
                sights[person] = table_sight_after_move(table, last)
        return sights

    async def watch(self, table_id: str, viewer: Viewer, last_seq: int = 0) -> None:
        """Let somebody look on: from now, or from the last entry they have heard of."""
        live = await self.live(table_id)
        if last_seq > live.table.seq:
            # Another host has told the viewer more than this one has heard.
            await self._catch_up_alone(live)
        table = live.table
        if viewer.seat is not None and not table.owns(viewer.person, viewer.seat):
            raise NotPossible("not-your-seat", seat=viewer.seat)
        view = game_sight(table, viewer.seat)
        sight = table_sight(table, viewer.person)
        live.views[viewer.seat] = view
        live.sights[viewer.person] = sight
        missed = [(seq, events) for seq, events in live.backlog if seq > last_seq]
        if last_seq and len(missed) == table.seq - last_seq:
            for seq, events in missed:
                viewer.send(self._encode(Update(seq, told(table, events, viewer.seat))))
        viewer.send(self._encode(Welcome(table.seq, viewer.seat, sight, view)))
        live.viewers.add(viewer)

    def leave(self, table_id: str, viewer: Viewer) -> None:
        live = self.lives.get(table_id)
        if live is not None:
            live.viewers.discard(viewer)

    # --- other hosts ---

    def _rung(self, table_id: str, seq: int) -> None:
        live = self.lives.get(table_id)
        if live is not None and live.table.seq < seq:
            self._spawn(self._catch_up_surely(live))

    def _missed(self) -> None:
        for live in self.lives.values():
            live.stale = True
            if live.viewers:
                self._spawn(self._catch_up_surely(live))

    async def _catch_up_alone(self, live: Live) -> None:
        async with live.lock:
            live.stale = False
            try:
                await self._catch_up(live)
            except StoreUnavailable:
                live.stale = True
                raise
        if live.table.is_torn():
            # Its writer goes on at once, unless it has crashed.
            self._spawn(self._go_on_later(live))

    async def _catch_up_surely(self, live: Live) -> None:
        """Catch up also when the store is away for a while; without viewers it can wait."""
        while True:
            try:
                return await self._catch_up_alone(live)
            except StoreUnavailable as error:
                log.warning("a table cannot be read: %s", error)
                if not live.viewers:
                    return
            await asyncio.sleep(self.retry)

    async def _look_again(self) -> None:
        """Find what another host has written without ringing, or has left undone, by crashing."""
        while True:
            await asyncio.sleep(self.look_again)
            for live in [live for live in self.lives.values() if live.viewers]:
                try:
                    async with live.lock:
                        await self._catch_up(live)
                        await self._go_on(live)
                except StoreUnavailable as error:
                    log.warning("a table cannot be read: %s", error)

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the host failed", exc_info=task.exception())

    # --- bots ---

    def _wake_bots(self, live: Live) -> None:
        for seat in live.table.bots_to_move():
            key = (seat, live.table.asked_at)
            if key not in live.thinking:
                live.thinking.add(key)
                self._spawn(self._bot_moves(live, seat, live.table.asked_at))

    async def _bot_moves(self, live: Live, seat: Seat, asked_at: int) -> None:
        """A bot answers at a human pace; a move made meanwhile makes its answer void."""
        table = live.table
        try:
            luck = scramble(table.seed ^ (asked_at << 8) ^ seat)
            shortest, longest = self.pace
            await asyncio.sleep(shortest + (longest - shortest) * below(luck, 0, 0, 1000) / 1000)
            if not self._still_due(live, seat, asked_at):
                return
            move = await self.thinkers.move(
                table.game.name, table.bot_at(seat), table.state.dump(), table.options, seat, luck
            )
            while self._still_due(live, seat, asked_at):
                try:
                    await self._write_bot_move(live, seat, asked_at, move)
                except StoreUnavailable as error:
                    # Nobody would ask the bot again.
                    log.warning("a bot's move cannot be written: %s", error)
                    await asyncio.sleep(self.retry)
        finally:
            live.thinking.discard((seat, asked_at))

    async def _write_bot_move(self, live: Live, seat: Seat, asked_at: int, move: str) -> None:
        async with live.lock:
            while self._still_due(live, seat, asked_at):
                if await self._append(live, e.Moved("", seat, move)):
                    self.bot_moves += 1
                else:
                    await self._catch_up(live)
            try:
                await self._write_end(live)
            except StoreUnavailable:
                self._spawn(self._go_on_later(live))

    def _still_due(self, live: Live, seat: Seat, asked_at: int) -> bool:
        table = live.table
        return table.asked_at == asked_at and seat in table.bots_to_move()

    async def hint(self, live: Live, seat: Seat, bot: str) -> str:
        """The move that a bot would make in this seat."""
        table = live.table
        luck = scramble(table.seq)
        return await self.thinkers.move(
            table.game.name, bot, table.state.dump(), table.options, seat, luck
        )


def _listing_after(
    table: Table, entry: e.AnyEntry, at: int
) -> tuple[Listing | None, list[str] | None]:
    """How the table is listed once it has taken the entry, if that changes it."""
    if isinstance(entry, e.Moved | e.Said | e.TookBack | e.Readied | e.StoodIn | e.CameBack):
        return None, None
    after = table.copy()
    after.take(entry, at)
    summary = {
        "seats": [
            {"name": chair.name, "bot": chair.bot, "taken": bool(chair.person)}
            for chair in after.chairs
        ],
        "options": after.options,
    }
    listing = Listing(
        table=after.id,
        code=after.code,
        game=after.game.name,
        public=after.public,
        phase=after.phase,
        summary=msgspec.json.encode(summary),
        updated=at,
    )
    return listing, after.members()
