"""Opening tables: new ones, the same once more after a game, and finished ones from a log."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from mastaba.bots import bot_names
from mastaba.kernel.contract import Game, Option
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.carrying import last_views
from mastaba.tables.chronicle.film import film_of
from mastaba.tables.chronicle.tasks import snapshot_now
from mastaba.tables.imports import Imported
from mastaba.tables.live import Live, now
from mastaba.tables.offered import offered_game
from mastaba.tables.quotas import check_import, check_opening
from mastaba.tables.rules_in_play import known_options
from mastaba.tables.scribe import listing_of
from mastaba.tables.store import CodeTaken, Person, Stored
from mastaba.tables.table import FINISHED, NotPossible, Table, check_options
from mastaba.tables.trap import has_trap, with_defaults
from mastaba.tables.turns import Turns

if TYPE_CHECKING:
    from mastaba.tables.host import Host

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without the pairs that are mistaken for each other: O and 0, I and 1."""
CODE_LENGTH: Final = 6
TRIES: Final = 50
AT_ONCE: Final = 200
"""So many entries of an imported game are handed to the store together; others write as well."""


class Opening:
    """Opens the tables of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._turns = Turns()
        """By person: what they have is counted, and then there is more of it."""

    async def create(
        self,
        person: Person,
        game_name: str,
        seats: int,
        options: dict[str, Option],
        public: bool = False,
        bots: dict[int, str] | None = None,
        names: dict[int, str] | None = None,
        after: str = "",
        lesson: str = "",
    ) -> Table:
        """Open a table. Its host takes the seats that have `names`, none if that is empty; without
        `names`, the first seat that no bot takes."""
        game = offered_game(game_name)
        check_options(game, options, seats)
        self.check_trap(game, options)
        options = with_defaults(game, options, public)
        for seat, bot in (bots or {}).items():
            if not 0 <= seat < seats:
                raise NotPossible("no-such-seat", seat=seat, seats=seats)
            if bot not in bot_names(game_name):
                known = ", ".join(bot_names(game_name))
                raise NotPossible("no-such-bot", bot=bot, reason=f"there is: {known}")
        if names is None:
            free = [seat for seat in range(seats) if seat not in (bots or {})]
            names = dict.fromkeys(free[:1], "")
        opened = e.Opened(person.id, game_name, "", seats, public, options, after, lesson)
        async with self._turns.turn_of(person.id):
            await check_opening(
                self._host.store,
                self._host.quotas,
                self._host.retention,
                person.id,
                game_name,
                game.real_time,
                now(),
            )
            live = await self._open(opened)
        for seat, bot in (bots or {}).items():
            await self._host.submit(live.table.id, person, w.Sit(seat, bot))
        for seat, name in names.items():
            await self._host.submit(live.table.id, person, w.Sit(seat, name=name))
        return live.table

    def check_trap(self, game: Game, options: dict[str, Option]) -> None:
        """A game that physics judges needs a referee; NotPossible: this host has none."""
        if self._host.hall is None and has_trap(game, options):
            raise NotPossible("no-referee")

    async def _open(self, opened: e.Opened) -> Live:
        """A new table, with a code that no other table has."""
        for _ in range(TRIES):
            live = Live(Table(secrets.token_urlsafe(12)), self._host.alone)
            with suppress(CodeTaken):
                entry = msgspec.structs.replace(opened, code=_a_code())
                await self._host.scribe.append(live, entry)
                self._host.keep_in_memory(live)
                return live
        raise RuntimeError("no free table code was found")

    async def adopt(self, person: Person, imported: Imported, size: int = 0) -> Table:
        """A finished table from a log of so many bytes that was checked; it belongs to who brought
        it.

        Its first entry is written last: without it, there is no table, whatever a crash left.
        """
        header = imported.header
        opened = e.Opened(
            person.id,
            header.game,
            "",
            header.seats,
            False,
            header.options,
            imported=imported.origin,
        )
        # As if it had just ended: nothing happens in the future.
        id, began = secrets.token_urlsafe(12), now() - imported.entries[-1][0]
        # A long game takes a while to encode, and everybody else plays meanwhile.
        rest = await asyncio.to_thread(_stored, id, began, imported)
        for stretch in imported.film:
            await self._host.store.save_film(msgspec.structs.replace(stretch, table=id))
        for done in range(0, len(rest), AT_ONCE):
            some = rest[done : done + AT_ONCE]
            await asyncio.gather(*[self._host.store.append(stored) for stored in some])
        for _ in range(TRIES):
            entry = msgspec.structs.replace(opened, code=_a_code())
            table = await asyncio.to_thread(_laid, id, began, entry, imported)
            if not imported.film:
                await self._host.store.save_snapshot(id, table.seq, snapshot_now(table))
            with suppress(CodeTaken):
                listing = msgspec.structs.replace(listing_of(table), size=size)
                await self._host.store.append(
                    e.stored(id, 1, began, entry), listing, table.members()
                )
                return table
        raise RuntimeError("no free table code was found")

    async def bring(self, person: Person, imported: Imported, size: int) -> Table:
        """The same, unless the person has brought enough."""
        async with self._turns.turn_of(person.id):
            await check_import(self._host.store, self._host.quotas, person.id, size, now())
            return await self.adopt(person, imported, size)

    async def rematch(self, table_id: str, person: Person) -> str:
        """After a game, a new table with the same one, its options and bots; the old table points
        to it."""
        live = await self._host.live(table_id)
        table = live.table
        # Who asks at the same time waits here, and finds the table that the first one opens.
        async with live.turn:
            if table.phase != FINISHED:
                # Another host may have written the end, and its ring not have come yet.
                await self._host.scribe.catch_up(live)
            if table.rematch:
                return table.rematch
            if not table.seats_of(person.id) and person.id != table.host:
                raise NotPossible("sit-down-first")
            if table.phase != FINISHED:
                raise NotPossible("no-rematch-yet")
            again = await self._same_again(table, person)
            while not table.rematch:
                if not await self._host.scribe.append(live, e.PlayedAgain(person.id, again.id)):
                    await self._host.scribe.catch_up(live)
        return table.rematch

    async def _same_again(self, table: Table, person: Person) -> Table:
        bots = {
            seat: chair.bot
            for seat, chair in enumerate(table.chairs)
            if chair.bot and not chair.person
        }
        names = {seat: table.chairs[seat].name for seat in table.seats_of(person.id)}
        return await self.create(
            person,
            table.game.name,
            len(table.chairs),
            table.options,
            table.public,
            bots,
            names,
            table.id,
        )


def _stored(id: str, began: int, imported: Imported) -> list[Stored]:
    return [
        e.stored(id, seq, began + since_start, entry)
        for seq, (since_start, entry) in enumerate(imported.entries, 2)
    ]


def _laid(id: str, began: int, opened: e.Opened, imported: Imported) -> Table:
    """Nothing is played again here: a few bytes of a file may make that take long."""
    table = Table(id)
    for since_start, happened in [(0, opened), *imported.entries]:
        table.pass_over(happened, began + since_start)
    if imported.film:
        table.retire(last_views(film_of(stretch.body for stretch in imported.film)))
    else:
        game = table.game
        table.resume(game.restore(imported.facts, known_options(game, table.options)), ())
    return table


def _a_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
