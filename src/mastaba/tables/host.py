"""The host: all tables that a process serves. It finds them, brings them wishes, and lets people
look on; the scribe writes down what happens, bots play their seats."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from mastaba.kernel.contract import Seat
from mastaba.tables import entries as e
from mastaba.tables import gallery
from mastaba.tables import wishes as w
from mastaba.tables.absences import TO_STAND_IN, Absences
from mastaba.tables.bot_seats import BotSeats
from mastaba.tables.chronicle.backlog import Backlog
from mastaba.tables.chronicle.chronicler import Chronicler
from mastaba.tables.chronicle.worker import Maker
from mastaba.tables.clockwork import TO_COME_BACK, Clockwork, is_asleep
from mastaba.tables.commands import Commands
from mastaba.tables.doorbell import Doorbell, SilentDoorbell
from mastaba.tables.going_on import GoingOn
from mastaba.tables.hall import Hall
from mastaba.tables.live import Live, Viewer, now
from mastaba.tables.looks import Looks
from mastaba.tables.opening import TRIES, Opening
from mastaba.tables.quick_seats import QuickSeats
from mastaba.tables.quotas import NO_QUOTAS, Quotas
from mastaba.tables.reading import read_table
from mastaba.tables.relay import AnyWord, NoRelay, Relay
from mastaba.tables.retention import Retention, Tidying, announced
from mastaba.tables.scribe import CannotBeTaken, Scribe
from mastaba.tables.standing import Standing, Standings
from mastaba.tables.store import Person, Store, Stored, StoreUnavailable
from mastaba.tables.table import RUNNING, NewerRules, NotPossible, OtherRules, check_options
from mastaba.tables.thinking import Thinkers
from mastaba.tables.trap import absent_seats, stand_in, with_defaults
from mastaba.tables.unheard import may_be_outdated
from mastaba.tables.unreadable import Unreadable
from mastaba.tables.waking import Waking, is_idle

if TYPE_CHECKING:
    from mastaba.tables.pulls import Pulls

log = logging.getLogger("mastaba.tables")

LOOK_AGAIN: Final = 20.0
"""After so many seconds the tables that somebody looks at are read again where several hosts write:
one that crashed may have written without ringing."""
RETRY: Final = 1.0
"""Seconds until a store that was unavailable is asked again."""


class NoSuchTable(LookupError):
    """There is no table with this id or code."""


class Asker(Protocol):
    """Somebody who waits to hear what has become of a wish."""

    def answer(self, answer: int | Exception) -> None:
        """The seq of the entry that has fulfilled the wish, or why there is none."""
        ...


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
        to_come_back: float = TO_COME_BACK,
        to_stand_in: float = TO_STAND_IN,
        hall: Hall | None = None,
        relay: Relay | None = None,
        quotas: Quotas = NO_QUOTAS,
        retention: Retention | None = None,
    ) -> None:
        self.store = store
        self.doorbell = doorbell
        self.bots = BotSeats(thinkers, pace)
        self.clockwork = Clockwork(to_come_back)
        self.scribe = Scribe(store, doorbell, self._happened, retry)
        self.bots.write_with(self.scribe)
        self.clockwork.write_with(self.scribe)
        self.commands = Commands(self.scribe)
        self.quick = QuickSeats(thinkers, self.scribe, self.commands)
        self.absences = Absences(self.scribe, self.commands, to_stand_in)
        self.going_on = GoingOn(self.scribe)
        self.alone = isinstance(doorbell, SilentDoorbell)
        self.hall = hall
        self.quotas = quotas
        self.retention = retention or Retention()
        self.relay = relay or NoRelay()
        self._traps: Pulls | None = None
        self._patient = pace[1] > 0
        self.keep = keep
        self.look_again = look_again
        self.lives: dict[str, Live] = {}
        self.accepted = 0
        self.refused = 0
        self.opening = Opening(self)
        self.looks = Looks(store, self.scribe.spawn)
        self._unreadable = Unreadable()
        self._standings = Standings(store, self._unreadable)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        maker = Maker()
        self.backlog = Backlog(store, maker, self.lives, lambda: self.scribe.appended, self.live)
        self.chronicler = Chronicler(store, self.alone, maker, self.backlog.add)
        self.waking = Waking(
            store, self.lives, self.alone, self.live, self.clockwork.heed, self._forget
        )

    async def open(self) -> None:
        await self.store.open()
        await self.doorbell.open(self._rung, self._missed)
        await self.relay.open(self._said)
        self.chronicler.open()
        self.scribe.spawn(self.waking.run())
        self.scribe.spawn(self.looks.run(self.lives))
        self.scribe.spawn(self.backlog.run(self.chronicler))
        if not isinstance(self.doorbell, SilentDoorbell):
            self.scribe.spawn(self._look_again())

    async def close(self) -> None:
        """Stop thinking and writing; everything accepted is in the store."""
        await self.scribe.stop()
        await self.chronicler.close(self.lives.values())
        await self.waking.close()
        for live in self.lives.values():
            self.clockwork.forget(live)
        if self._traps is not None:
            self._traps.close()
        self.bots.close()
        await self.relay.close()
        await self.doorbell.close()
        await self.store.close()

    def _happened(self, live: Live) -> None:
        """A table has gone on."""
        self.bots.wake(live)
        self.clockwork.heed(live)
        self.chronicler.heed(live)
        if not live.seats_are_settled:
            gallery.tell_who_is_here(live)
        if live.table.real_time:
            self.quick.wake(live)
            self.absences.heed(live)
            self.going_on.heed(live)
        if live.table.with_trap and self.hall is not None:
            self._traps_of(self.hall).keeper(live).heed()
        for seat in absent_seats(live.table):
            self.scribe.spawn(self._stand_in(live, seat))

    async def _stand_in(self, live: Live, seat: Seat) -> None:
        """TOMB-DT-30: a bot acts for somebody who did not answer twice, until they are back."""
        bot = stand_in(live.table.game)
        async with live.turn:
            while live.table.phase == RUNNING and not live.table.bot_at(seat):
                if not await self.scribe.append(live, e.StoodIn("", seat, bot)):
                    await self.scribe.catch_up(live)

    def _traps_of(self, hall: Hall) -> Pulls:
        """All that knows physics; loaded when the first table needs it."""
        if self._traps is None:
            from mastaba.tables.pulls import Pulls

            alone = isinstance(self.doorbell, SilentDoorbell)
            self._traps = Pulls(self.store, self.scribe, hall, self.relay, self._patient, alone)
        return self._traps

    # --- finding tables ---

    async def live(self, table_id: str) -> Live:
        """The table, read from the store if it is not in memory; NotPossible says why it cannot be
        continued here."""
        live = self.lives.get(table_id)
        if live is None:
            self._unreadable.check(table_id)
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _done: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        if live.stale:
            await self._read(live, self.scribe.catch_up_alone(live))
        live.used = time.monotonic()
        live.only_woken = False
        return live

    async def caught_up(self, table_id: str) -> Live:
        """The table with all that is in the store, also if a ring of another host was lost."""
        live = await self.live(table_id)
        if not self.alone:
            await self._read(live, self.scribe.catch_up_alone(live))
        self.looks.note(live)
        return live

    async def was_behind(self, table_id: str, refusal: NotPossible) -> bool:
        """Whether a refusal may only have been for news that were not heard; now they are."""
        live = self.lives.get(table_id)
        if self.alone or live is None or not may_be_outdated(refusal):
            return False
        before = live.table.seq
        return (await self.caught_up(table_id)).table.seq > before

    async def _load(self, table_id: str) -> Live:
        live, is_carried = await self._read_whole(table_id)
        await self._read(live, self.scribe.go_on(live))
        self.keep_in_memory(live)
        if is_carried:
            self.chronicler.soon(live)
        # Rings that came while it was read went unheard.
        live.stale = True
        return live

    async def _read_whole(self, table_id: str) -> tuple[Live, bool]:
        """The table from the store, and whether its game was carried over to other rules just now;
        that is written then."""
        for _ in range(TRIES):
            try:
                read = await read_table(self.store, table_id)
            except StoreUnavailable:
                raise
            except Exception as error:
                raise self._unreadable.note(table_id, error) from error
            if read is None:
                raise NoSuchTable(table_id)
            live = Live(read.table, self.alone)
            live.recall(read.told)
            if read.lacks is None:
                for seq in read.useless:
                    await self.store.drop_snapshot(table_id, seq)
                return live, False
            if await self.scribe.complete(live, read):
                return live, live.table.state is not None
        raise NotPossible("table-too-busy")

    async def _read(self, live: Live, reading: Awaitable[None]) -> None:
        """Let a table take what is in the store. One that cannot is forgotten: what it has taken by
        then may be half of an entry."""
        try:
            await reading
        except CannotBeTaken as error:
            cause = error.__cause__ or error
            self.clockwork.forget(live)
            self.lives.pop(live.table.id, None)
            if live.page is not None:
                live.page.closed = True  # what it has taken is not to be written down
            if isinstance(cause, OtherRules):
                # Another server goes on with it by other rules than it had here.
                cause = NewerRules()
            if isinstance(cause, NewerRules):
                for viewer in list(live.viewers):
                    viewer.let_go(cause.key)
            raise self._unreadable.note(live.table.id, cause) from error

    async def _catch_up_surely(self, live: Live) -> None:
        # Why it cannot be read is told to whoever comes next.
        with suppress(NotPossible):
            await self._read(live, self.scribe.catch_up_surely(live))

    def keep_in_memory(self, live: Live) -> None:
        self._make_room()
        self.lives[live.table.id] = live

    def _make_room(self) -> None:
        """Forget the tables that nobody has looked at for longest; the store has them."""
        if len(self.lives) < self.keep:
            return
        idle = [
            live
            for live in self.lives.values()
            # What falls due there has to be seen to, unless the store knows when.
            if is_idle(live) and (live.due is None or not live.in_charge)
        ]
        for live in sorted(idle, key=lambda live: live.used)[: max(1, self.keep // 10)]:
            self._forget(live)

    def _forget(self, live: Live) -> None:
        self.clockwork.forget(live)
        self.chronicler.forget(live)
        del self.lives[live.table.id]

    def tidying(self, retention: Retention | None = None) -> Tidying:
        def ring(table_id: str, seq: int) -> None:
            self._rung(table_id, seq)
            self.doorbell.ring(table_id, seq)

        def is_open(table_id: str) -> bool:
            live = self.lives.get(table_id)
            return live is not None and bool(live.viewers)

        def forget(table_id: str) -> None:
            if table_id in self.lives:
                self._forget(self.lives[table_id])

        return Tidying(self.store, retention or self.retention, ring, is_open, forget)

    async def table_with_code(self, code: str) -> str:
        listing = await self.store.table_with_code(code.strip().upper())
        if listing is None:
            raise NoSuchTable(code)
        return listing.table

    def needed_version(self, table_id: str) -> str:
        """The version that has to be started once before the table can be played or shown here, as
        far as that was found out; "": none."""
        found = self.backlog.needed_versions.get(table_id)
        return found or self._unreadable.needed_version(table_id)

    async def standings_of(self, person: str) -> dict[str, Standing]:
        """How the running tables of a person stand."""
        in_memory = {id: live.table for id, live in self.lives.items() if not live.stale}
        return await self._standings.of(person, in_memory)

    # --- wishes ---

    async def submit(
        self, table_id: str, person: Person, wish: w.AnyWish, arrived: int = 0, delay: int = 0
    ) -> int:
        """Fulfil a wish durably; the seq of its entry. NotPossible says why not. `arrived` is when
        it came, if not now, and `delay` how long it was under way, both in milliseconds."""
        live = await self.live(table_id)
        if isinstance(wish, w.Play) and live.table.real_time:
            return await self._command(live, person, wish, arrived or now(), delay)
        async with live.turn:
            try:
                if isinstance(wish, w.StandIn):
                    self.absences.check_missing(live, person.id, wish.seat)
                elif isinstance(wish, w.Choose):
                    check_options(live.table.game, wish.options, len(live.table.chairs))
                    self.opening.check_trap(live.table.game, wish.options)
                    options = with_defaults(live.table.game, wish.options, live.table.public)
                    wish = w.Choose(options)
                seq = await self._fulfil(live, person, wish)
            except NotPossible:
                self.refused += 1
                raise
            try:
                await self.scribe.go_on(live)
            except StoreUnavailable:
                # The wish is fulfilled; only what follows from it has to wait.
                self.scribe.spawn(self.scribe.go_on_surely(live, self.scribe.retry))
        self.accepted += 1
        return seq

    async def _command(
        self, live: Live, person: Person, wish: w.Play, arrived: int, delay: int
    ) -> int:
        def decide(at: int) -> e.AnyEntry | int:
            return live.table.decide(person.id, person.name, wish, at)

        try:
            seq = await self.commands.give(live, arrived, delay, decide)
        except NotPossible:
            self.refused += 1
            raise
        self.accepted += 1
        return seq

    def play_now(
        self, table_id: str, person: Person, wish: w.Play, asker: Asker, delay: int = 0
    ) -> bool:
        """Make a move without a task of its own, if nothing stands in the way; False: something
        does, so `submit` it. The asker is answered when it is durable and told, or refused."""
        live = self.lives.get(table_id)
        if live is None or live.stale:
            return False
        at = max(now() - delay, live.table.latest)
        if (live.due is not None and live.due <= at) or is_asleep(live) or not live.turn.take():
            return False
        try:
            if live.keeper is not None:
                live.keeper.check_move(wish.move)
            entry = live.table.decide(person.id, person.name, wish, at)
        except Exception as error:
            live.turn.give()
            if delay and isinstance(error, NotPossible):
                return False
            if not self.alone and may_be_outdated(error):
                return False
            self.refused += isinstance(error, NotPossible)
            asker.answer(error)
            return True
        if isinstance(entry, int):
            live.turn.give()
            self.accepted += 1
            asker.answer(entry)
        else:
            self.scribe.append_soon(
                live, entry, at, partial(self._was_played, live, person, wish, entry, asker)
            )
        return True

    def _was_played(
        self,
        live: Live,
        person: Person,
        wish: w.Play,
        entry: e.AnyEntry,
        asker: Asker,
        written: Stored | Exception | None,
    ) -> None:
        if written is None:
            # Another host was faster, so it has to be decided once more.
            live.turn.give()
            self.scribe.spawn(self._submit_and_answer(live.table.id, person, wish, asker))
        elif isinstance(written, Exception):
            live.turn.give()
            asker.answer(written)
        else:
            self._tell_and_answer(live, written, entry, asker)

    def _tell_and_answer(
        self, live: Live, written: Stored, entry: e.AnyEntry, asker: Asker
    ) -> None:
        answer: int | Exception = written.seq
        try:
            self.scribe.make_happen(live, written, entry)
            self.accepted += 1
        except Exception as error:
            answer = error
        if live.table.is_torn():
            self.scribe.spawn(self._go_on_and_answer(live, answer, asker))
        else:
            live.turn.give()
            asker.answer(answer)

    async def _go_on_and_answer(self, live: Live, answer: int | Exception, asker: Asker) -> None:
        """The move was the last one; it is still our turn."""
        try:
            await self.scribe.go_on(live)
        except StoreUnavailable:
            self.scribe.spawn(self.scribe.go_on_surely(live, self.scribe.retry))
        finally:
            live.turn.give()
            asker.answer(answer)

    async def _submit_and_answer(
        self, table_id: str, person: Person, wish: w.Play, asker: Asker
    ) -> None:
        try:
            seq = await self.submit(table_id, person, wish)
        except Exception as error:
            asker.answer(error)
        else:
            asker.answer(seq)

    async def _fulfil(self, live: Live, person: Person, wish: w.AnyWish) -> int:
        for _ in range(TRIES):
            if isinstance(wish, w.Play) and is_asleep(live):
                await self.scribe.append(live, e.Resumed(""))
            if isinstance(wish, w.Play) and live.keeper is not None:
                live.keeper.check_move(wish.move)
            entry = live.table.decide(person.id, person.name, wish)
            if isinstance(entry, int):
                return entry
            if await self.scribe.append(live, entry):
                return live.table.seq
            await self._read(live, self.scribe.catch_up(live))
        raise NotPossible("table-too-busy")

    # --- looking on ---

    async def watch(self, table_id: str, viewer: Viewer, last_seq: int = 0) -> None:
        """Let somebody look on: from now, or from the last entry they have heard of."""
        live = await self.live(table_id)
        if last_seq > live.table.seq:
            # Another host has told the viewer more than this one has heard.
            await self._read(live, self.scribe.catch_up_alone(live))
        put_away = None
        if live.table.phase == RUNNING:
            put_away = await announced(self.store, self.retention, live.table.latest)
        # Where that is soon, the store was asked, and others were served meanwhile.
        live = await self.live(table_id)
        gallery.welcome(live, viewer, last_seq, put_away)
        self.looks.note(live)
        self.clockwork.heed(live)
        self.absences.heed(live)
        self.going_on.heed(live)
        if live.keeper is not None:
            live.keeper.greet(viewer)

    def leave(self, table_id: str, viewer: Viewer) -> None:
        live = self.lives.get(table_id)
        if live is not None:
            gallery.forget(live, viewer)
            self.absences.left(live, viewer.person)
            self.going_on.heed(live)
            if live.keeper is not None:
                live.keeper.left(viewer.person)

    # --- other hosts ---

    def _rung(self, table_id: str, seq: int) -> None:
        live = self.lives.get(table_id)
        if live is not None and live.table.seq < seq:
            self.scribe.spawn(self._catch_up_surely(live))

    def _said(self, word: AnyWord) -> None:
        if self._traps is not None:
            self._traps.hear(word)

    def _missed(self) -> None:
        for live in self.lives.values():
            live.stale = True
            if live.viewers:
                self.scribe.spawn(self._catch_up_surely(live))

    async def _look_again(self) -> None:
        """Find what another host has written without ringing, or has left undone, by crashing."""
        while True:
            await asyncio.sleep(self.look_again)
            for live in [live for live in self.lives.values() if live.viewers]:
                try:
                    with suppress(NotPossible):
                        async with live.turn:
                            await self._read(live, self.scribe.catch_up(live))
                            await self._read(live, self.scribe.go_on(live))
                except StoreUnavailable as error:
                    log.warning("a table cannot be read: %s", error)
