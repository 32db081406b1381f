"""What every store must do: a test module makes a subclass that knows the address of one."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mastaba.tables.sql_people import MOST_DEVICES
from mastaba.tables.store import (
    LONGEST_UNSEEN,
    CodeTaken,
    Device,
    Due,
    Keeping,
    Listing,
    Old,
    Person,
    Store,
    Stored,
    StoreUnavailable,
    Stretch,
    store_at,
)
from tests.tables.event_loop import in_event_loop

WRITER = Path(__file__).with_name("writer_process.py")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = store_at(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def make(url: str) -> None:
    """Make the database, so that others find it complete."""
    async with opened(url):
        pass


def entry(table: str, seq: int, body: bytes = b"a move") -> Stored:
    return Stored(table, seq, 1_700_000_000_000 + seq, body)


def listing(table: str, code: str | None = None, **facts: Any) -> Listing:
    usual = Listing(table, code or f"code of {table}", "escape", True, "lobby", b"{}", 1)
    return msgspec.structs.replace(usual, **facts)


class StoreContract:
    """Subclasses have a fixture `url`: the address of an empty database."""

    # --- the log ---

    @in_event_loop
    async def test_entries_are_read_in_order(self, url: str) -> None:
        async with opened(url) as store:
            written = [entry("Giza", seq, b"body %d" % seq) for seq in (2, 1, 3)]
            assert [await store.append(one) for one in written] == [True, True, True]
            assert await store.append(entry("Saqqara", 1))
            assert await store.read("Giza") == sorted(written, key=lambda one: one.seq)
            assert [one.seq for one in await store.read("Giza", after=1)] == [2, 3]
            assert await store.read("Giza", after=3) == []
            assert await store.read("Giza", after=10**30) == []
            assert len(await store.read("Giza", after=-1)) == 3
            assert await store.read("Abydos") == []

    @in_event_loop
    async def test_a_record_is_kept_beside_its_entry(self, url: str) -> None:
        film = bytes(range(256)) * 200
        async with opened(url) as store:
            assert await store.append(entry("Giza", 1), record=film)
            assert await store.append(entry("Giza", 2))
            # Who comes second leaves nothing behind.
            assert not await store.append(entry("Giza", 2), record=b"another")
            many = [store.append(entry("Giza", seq), record=b"%d" % seq) for seq in (3, 4)]
            assert await asyncio.gather(*many) == [True, True]
        async with opened(url) as store:
            assert await store.record("Giza", 1) == film
            assert await store.record("Giza", 2) is None
            assert await store.record("Abydos", 1) is None
            assert await store.records("Giza") == [1, 3, 4]
            assert await store.record("Giza", 4) == b"4"

    @in_event_loop
    async def test_words_are_kept_apart_from_their_entry(self, url: str) -> None:
        async with opened(url) as store:
            said = msgspec.structs.replace(entry("Giza", 1), words=b"hello")
            assert await store.append(said)
            assert await store.append(entry("Giza", 2))
            # Who comes second leaves nothing behind.
            late = msgspec.structs.replace(entry("Giza", 2), words=b"too late")
            assert not await store.append(late)
            many = [
                msgspec.structs.replace(entry("Giza", seq), words=b"%d" % seq) for seq in (3, 4)
            ]
            assert await asyncio.gather(*map(store.append, many)) == [True, True]
            assert await store.append(
                msgspec.structs.replace(entry("Giza", 5), words=b"sat down"), listing("Giza")
            )
            read = await store.read("Giza")
            assert read[0] == said
            assert [one.words for one in read] == [b"hello", b"", b"3", b"4", b"sat down"]
            assert (await store.read("Giza", after=3))[0] == many[1]

    @in_event_loop
    async def test_a_seq_is_given_once(self, url: str) -> None:
        async with opened(url) as store:
            assert await store.append(entry("Giza", 1, b"first"))
            assert not await store.append(entry("Giza", 1, b"second"))
            assert not await store.append(entry("Giza", 1, b"first"))
            assert [one.body for one in await store.read("Giza")] == [b"first"]

    @in_event_loop
    async def test_a_seq_is_given_once_to_those_who_come_together(self, url: str) -> None:
        async with opened(url) as store:
            bodies = [b"%d" % number for number in range(20)]
            won = await asyncio.gather(*(store.append(entry("Giza", 1, body)) for body in bodies))
            assert won == [True] + [False] * 19
            assert [one.body for one in await store.read("Giza")] == [b"0"]

    @in_event_loop
    async def test_bodies_of_any_kind_and_size(self, url: str) -> None:
        async with opened(url) as store:
            bodies = [b"", bytes(range(256)), b"x" * 1_000_000]
            for seq, body in enumerate(bodies, 1):
                assert await store.append(entry("Гіза 𓉴", seq, body))
            assert [one.body for one in await store.read("Гіза 𓉴")] == bodies

    @in_event_loop
    async def test_many_tasks_append_to_many_tables(self, url: str) -> None:
        async with opened(url) as store:

            async def play(table: str) -> None:
                for seq in range(1, 11):
                    assert await store.append(entry(table, seq, f"{table} {seq}".encode()))

            tables = [f"table {number}" for number in range(20)]
            await asyncio.gather(*(play(table) for table in tables))
            for table in tables:
                bodies = [one.body.decode() for one in await store.read(table)]
                assert bodies == [f"{table} {seq}" for seq in range(1, 11)]

    @in_event_loop
    async def test_two_stores_race_for_every_seq(self, url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            places = list(itertools.product(("Giza", "Saqqara", "Abydos"), range(1, 31)))

            async def win(store: Store, name: bytes) -> dict[tuple[str, int], bool]:
                won = await asyncio.gather(
                    *(store.append(entry(table, seq, name)) for table, seq in places)
                )
                return dict(zip(places, won, strict=True))

            ones, others = await asyncio.gather(win(one, b"one"), win(other, b"other"))
            for table in ("Giza", "Saqqara", "Abydos"):
                for stored in await one.read(table):
                    place = (stored.table, stored.seq)
                    assert (ones[place], others[place]) == (
                        stored.body == b"one",
                        stored.body == b"other",
                    )
            assert sum(ones.values()) + sum(others.values()) == len(places)

    @in_event_loop
    async def test_a_bad_append_fails_alone(self, url: str) -> None:
        async with opened(url) as store:
            unstorable: Any = object()
            results = await asyncio.gather(
                store.append(entry("Giza", 1)),
                store.append(entry("Giza", 2, unstorable)),
                store.append(entry("Giza", 3)),
                return_exceptions=True,
            )
            assert [results[0], results[2]] == [True, True]
            assert isinstance(results[1], Exception)
            assert [one.seq for one in await store.read("Giza")] == [1, 3]

    @in_event_loop
    async def test_what_cannot_be_stored_is_refused(self, url: str) -> None:
        refused = {
            "numbered from 1": Stored("Giza", 0, 5, b""),
            "of a table are": Stored("Giza", 2**63, 5, b""),
            "NUL": Stored("Gi\0za", 1, 5, b""),
            "surrogate": Stored("Gi\ud800za", 1, 5, b""),
            "milliseconds": Stored("Giza", 1, -1, b""),
        }
        async with opened(url) as store:
            for problem, given in refused.items():
                with pytest.raises(ValueError, match=problem):
                    await store.append(given)
            with pytest.raises(ValueError, match="one table"):
                await store.append(entry("Giza", 1), listing("Saqqara"))
            assert await store.read("Giza") == []

    # --- snapshots and films ---

    @in_event_loop
    async def test_the_newest_snapshots_are_kept(self, url: str) -> None:
        async with opened(url) as store:
            assert await store.snapshots("Giza") == []
            for seq in (4, 1, 9, 7, 12, 12):
                await store.save_snapshot("Giza", seq, b"state %d" % seq)
            await store.save_snapshot("Saqqara", 2, bytes(range(256)))
        async with opened(url) as store:
            kept = [(12, b"state 12"), (9, b"state 9"), (7, b"state 7")]
            assert [(one.seq, one.body) for one in await store.snapshots("Giza")] == kept
            await store.save_snapshot("Giza", 9, b"the same once more")
            await store.save_snapshot("Giza", 3, b"an old one")
            assert [one.seq for one in await store.snapshots("Giza")] == [12, 9, 7]
            assert (await store.snapshots("Giza"))[1].body == b"the same once more"
            await store.drop_snapshot("Giza", 12)
            await store.drop_snapshot("Giza", 12)
            assert [one.seq for one in await store.snapshots("Giza")] == [9, 7]
            assert [one.seq for one in await store.snapshots("Saqqara")] == [2]

    @in_event_loop
    async def test_some_older_snapshots_are_kept_far_apart(self, url: str) -> None:
        async with opened(url) as store:
            for seq in range(10, 1001, 10):
                await store.save_snapshot("Giza", seq, b"")
            kept = [one.seq for one in await store.snapshots("Giza")]
            assert kept == [1000, 990, 980, 890, 790, 690]

    @in_event_loop
    async def test_a_film_is_kept_in_stretches(self, url: str) -> None:
        async with opened(url) as store:
            assert await store.film("Giza") == []
            assert await store.filmed("Giza") == (0, False)
            first, second = (
                Stretch("Giza", 3, 9, False, b"first"),
                Stretch("Giza", 10, 12, True, b""),
            )
            await store.save_film(second, b"state 12")
            await store.save_film(first)
            assert await store.filmed("Saqqara") == (0, False)
        async with opened(url) as store:
            assert await store.film("Giza") == [first, second]
            assert await store.filmed("Giza") == (12, True)
            assert [one.seq for one in await store.snapshots("Giza")] == [12]

    @in_event_loop
    async def test_of_two_stretches_from_one_entry_the_longer_stays(self, url: str) -> None:
        shorter, longer = Stretch("Giza", 3, 9, False, b"9"), Stretch("Giza", 3, 20, False, b"20")
        later = Stretch("Giza", 10, 15, False, b"15")
        async with opened(url) as store:
            for stretch in (shorter, longer, shorter, later):
                await store.save_film(stretch)
            assert await store.film("Giza") == [later, longer]
            assert await store.filmed("Giza") == (20, False)
            await store.save_film(longer)
            assert await store.film("Giza") == [longer], "it has all that lies within"

    @in_event_loop
    async def test_tables_whose_film_lacks_something_are_found(self, url: str) -> None:
        async with opened(url) as store:
            phases = {
                "lobby": "lobby",
                "unseen": "running",
                "behind": "running",
                "shown": "running",
                "over": "finished",
                "older": "finished",
                "unclosed": "finished",
                "closed": "finished",
            }
            for updated, (table, phase) in enumerate(phases.items()):
                await store.append(entry(table, 1), listing(table, phase=phase, updated=updated))
                await store.append(entry(table, 2))
            films = {"behind": (1, False), "shown": (2, False), "unclosed": (2, False)}
            for table, (last, closed) in {**films, "closed": (2, True)}.items():
                await store.save_film(Stretch(table, 1, last, closed, b""))
            expected = ["behind", "unseen", "unclosed", "older", "over"]
            assert await store.tables_without_film() == expected
            assert await store.tables_without_film(limit=2) == expected[:2]

    @in_event_loop
    async def test_what_is_no_part_of_a_film_is_refused(self, url: str) -> None:
        async with opened(url) as store:
            for first, last in ((0, 3), (5, 4)):
                with pytest.raises(ValueError, match="numbered from 1"):
                    await store.save_film(Stretch("Giza", first, last, False, b""))
            with pytest.raises(ValueError, match="NUL"):
                await store.save_snapshot("Gi\0za", 1, b"")
            with pytest.raises(ValueError, match="numbered from 1"):
                await store.save_snapshot("Giza", 0, b"")
            assert await store.film("Giza") == []
            assert await store.snapshots("Giza") == []

    # --- durability ---

    @in_event_loop
    async def test_everything_is_there_after_reopening(self, url: str) -> None:
        store = store_at(url)
        for seq in (1, 2):
            await store.open()
            assert await store.append(entry("Giza", seq), listing("Giza", updated=seq), ["Ann"])
            await store.save_person(Person("Ann", "Anna", 5))
            await store.close()
        async with opened(url) as other:
            assert [one.seq for one in await other.read("Giza")] == [1, 2]
            assert await other.listing("Giza") == listing("Giza", updated=2)
            assert await other.tables_of("Ann") == [listing("Giza", updated=2)]
            assert await other.person("Ann") == Person("Ann", "Anna", 5)

    @in_event_loop
    async def test_closing_writes_what_was_accepted(self, url: str) -> None:
        store = store_at(url)
        await store.open()
        waiting = [asyncio.ensure_future(store.append(entry("Giza", seq))) for seq in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [True] * 50
        async with opened(url) as other:
            assert len(await other.read("Giza")) == 50

    @in_event_loop
    async def test_an_append_goes_on_when_its_caller_leaves(self, url: str) -> None:
        async with opened(url) as store:
            caller = asyncio.ensure_future(store.append(entry("Giza", 1)))
            await asyncio.sleep(0)
            caller.cancel()
            with pytest.raises(asyncio.CancelledError):
                await caller
            assert not await store.append(entry("Giza", 1))

    def test_killed_processes_lose_nothing_they_reported(self, url: str) -> None:
        asyncio.run(make(url))
        names = ("one", "other")
        writers = [
            subprocess.Popen([sys.executable, WRITER, url, name], stdout=subprocess.PIPE, text=True)
            for name in names
        ]
        reported: dict[str, int] = {}
        for writer in writers:
            assert writer.stdout is not None
            lines = list(itertools.islice(writer.stdout, 200))
            writer.kill()
            with writer.stdout:
                lines += writer.stdout
            writer.wait()
            for line in lines:
                if line.endswith("\n"):  # else it was killed while it wrote the line
                    table, seq = line.split()
                    reported[table] = max(int(seq), reported.get(table, 0))
        assert {table.split("-")[0] for table in reported} == set(names)
        asyncio.run(self._check_logs(url, reported))

    async def _check_logs(self, url: str, reported: dict[str, int]) -> None:
        async with opened(url) as store:
            for table, last in reported.items():
                entries = await store.read(table)
                # The database may still be about to commit what a killed process has sent.
                while entries != (entries := await store.read(table)):
                    await asyncio.sleep(0.05)
                end = len(entries)
                assert end >= last
                assert entries == [
                    Stored(table, seq, seq, b"%d" % seq) for seq in range(1, end + 1)
                ]
                # The listing and the members came with the last entry, in one transaction.
                found = await store.listing(table)
                assert found is not None
                assert found.updated == end
                assert await store.tables_of(f"{table} {end}") == [found]
                assert await store.tables_of(f"{table} {end - 1}") == []

    # --- the lobby ---

    @in_event_loop
    async def test_an_append_brings_its_listing_and_members(self, url: str) -> None:
        async with opened(url) as store:
            first = listing("Giza", "AB12", public=False, summary=b'{"seats": 4}')
            assert await store.append(entry("Giza", 1), first, ["Ann", "Bob", "Ann"])
            assert await store.listing("Giza") == first
            assert await store.table_with_code("AB12") == first
            assert await store.tables_of("Ann") == [first]

            second = listing("Giza", "AB12", phase="running", updated=2)
            assert await store.append(entry("Giza", 2), second, ["Bob", "Cy"])
            assert await store.listing("Giza") == second
            assert await store.tables_of("Ann") == []
            assert await store.tables_of("Bob") == await store.tables_of("Cy") == [second]

            assert await store.append(entry("Giza", 3))
            assert await store.listing("Giza") == second
            assert await store.tables_of("Bob") == [second]

            assert await store.append(entry("Giza", 4), members=[])
            assert await store.tables_of("Bob") == []

            renamed = listing("Giza", "CD34")
            assert await store.append(entry("Giza", 5), renamed)
            assert await store.table_with_code("AB12") is None
            assert await store.table_with_code("CD34") == renamed

    @in_event_loop
    async def test_the_last_entries_of_a_persons_running_tables(self, url: str) -> None:
        async with opened(url) as store:
            running = listing("Giza", phase="running")
            assert await store.append(entry("Giza", 1), running, ["Ann", "Bob"])
            assert await store.append(entry("Giza", 2, b"the last move"))
            assert await store.append(entry("Luxor", 1), listing("Luxor"), ["Ann"])
            done = listing("Meroe", phase="finished")
            assert await store.append(entry("Meroe", 1), done, ["Ann"])
            assert await store.append(entry("Edfu", 1), listing("Edfu", phase="running"), ["Cy"])
            assert await store.last_entries_of("Ann") == [entry("Giza", 2, b"the last move")]
            assert await store.last_entries_of("Bob") == await store.last_entries_of("Ann")
            assert await store.last_entries_of("Dan") == []

    @in_event_loop
    async def test_what_a_person_has_opened_is_counted(self, url: str) -> None:
        async with opened(url) as store:
            begun = entry("any", 1).at
            tables: dict[str, dict[str, Any]] = {
                "lobby": {},
                "over": {"phase": "finished"},
                "brought": {"phase": "finished", "updated": begun + 50, "size": 7},
                "old": {"phase": "finished", "updated": begun - 50, "size": 9},
                "theirs": {"opener": "ben"},
            }
            for name, facts in tables.items():
                shown = {"opener": "ann", **facts}
                await store.append(entry(name, 1), listing(name, **shown))
            kept = await store.kept_for("ann", begun)
            assert sorted(kept) == [
                Keeping("finished", "escape", begun + 50, 7, begun),
                Keeping("lobby", "escape", begun, None, begun),
            ]
            over = Keeping("finished", "escape", begun, None, begun)
            assert over in await store.kept_for("ann", 1)
            # A later listing says nothing of the size.
            again = listing("brought", phase="finished", opener="ann", updated=begun + 60)
            await store.append(entry("brought", 2), again)
            brought = Keeping("finished", "escape", begun + 60, 7, entry("any", 2).at)
            assert brought in await store.kept_for("ann", begun)

    @in_event_loop
    async def test_who_only_reads_changes_nothing(self, url: str) -> None:
        # Where nothing is, nothing is made.
        with pytest.raises(StoreUnavailable):
            await store_at(url).open_to_read()
        with pytest.raises(StoreUnavailable):
            await store_at(url).open_to_read()
        async with opened(url) as store:
            await store.append(entry("Giza", 1), listing("Giza"))
            reader = store_at(url)
            await reader.open_to_read()
            try:
                assert await reader.read("Giza") == [entry("Giza", 1)]
                with pytest.raises(StoreUnavailable):
                    await reader.append(entry("Giza", 2))
            finally:
                await reader.close()
            assert await store.read("Giza") == [entry("Giza", 1)]

    @in_event_loop
    async def test_a_database_is_in_use_while_somebody_else_has_it_open(self, url: str) -> None:
        async with opened(url) as store:
            await store.append(entry("Giza", 1))
            assert await store_at(url).is_in_use()
        async with asyncio.timeout(10):
            while await store_at(url).is_in_use():
                await asyncio.sleep(0.05)
        async with opened(url) as store:
            assert await store.read("Giza") == [entry("Giza", 1)]

    @in_event_loop
    async def test_what_nobody_needs_is_found_oldest_first(self, url: str) -> None:
        begun = entry("any", 1).at
        tables: dict[str, dict[str, Any]] = {
            "lobby": {},
            "lobby, talked at": {},
            "bots": {"phase": "finished", "people": False},
            "bots, running": {"phase": "running", "people": False},
            "bots, not filmed": {"phase": "running", "people": False},
            "bots, end not filmed": {"phase": "finished", "people": False},
            "bots, brought": {"phase": "finished", "people": False, "size": 5},
            "brought, not filmed": {"phase": "finished", "people": False, "size": 5},
            "people": {"phase": "running", "people": True},
            "people, of old": {"phase": "running"},
            "people, no snapshot": {"phase": "running", "people": True},
            "put away": {"phase": "abandoned", "people": True, "updated": 3},
        }
        async with opened(url) as store:
            for name, facts in tables.items():
                await store.append(entry(name, 1), listing(name, **{"updated": 2, **facts}))
            await store.append(entry("lobby, talked at", 9))
            for name in ("bots", "bots, running", "bots, brought"):
                await store.save_film(Stretch(name, 1, 1, name != "bots, running", b"film"))
            await store.save_film(Stretch("bots, end not filmed", 1, 1, False, b"film"))
            for name in ("people", "people, of old"):
                await store.save_snapshot(name, 1, b"facts")
            found = {
                kind: [due.table for due in await store.old_tables(kind, begun + 5, 10)]
                for kind in get_args(Old)
            }
            assert {kind: sorted(names) for kind, names in found.items()} == {
                "lobby": ["lobby"],
                "bots": ["bots", "bots, running"],
                "imports": ["bots, brought"],
                "people": ["people", "people, of old"],
                "put away": ["put away"],
            }
            assert await store.old_tables("put away", 3, 10) == []
            assert await store.old_tables("put away", 4, 10) == [Due("put away", 3)]
            assert len(await store.old_tables("people", begun + 5, 1)) == 1
            assert await store.old_tables("people", begun, 10) == []
            # What somebody has looked at since is not old where it would be deleted.
            looked_at: dict[str, Old] = {
                "bots, brought": "imports",
                "bots": "bots",
                "lobby": "lobby",
                "people": "people",
            }
            for name, kind in looked_at.items():
                await store.see_table(name, begun + 5)
                await store.see_table(name, begun + 3)
                still = Due(name, begun + (0 if kind == "people" else 5))
                assert still in await store.old_tables(kind, begun + 6, 10)
                due = [one.table for one in await store.old_tables(kind, begun + 5, 10)]
                assert (name in due) == (kind == "people")
            # Page by page, each is found once, also those that are of the same age.
            first = await store.old_tables("people", begun + 5, 1)
            second = await store.old_tables("people", begun + 5, 1, first[-1])
            assert [one.table for one in (*first, *second)] == ["people", "people, of old"]
            assert await store.old_tables("people", begun + 5, 1, second[-1]) == []

    @in_event_loop
    async def test_a_table_is_deleted_with_all_that_belongs_to_it(self, url: str) -> None:
        async with opened(url) as store:
            for name in ("Giza", "Abydos"):
                shown = listing(name)
                await store.append(entry(name, 1), shown, members=["ann"], record=b"record")
                await store.save_film(Stretch(name, 1, 1, True, b"film"))
                await store.save_snapshot(name, 1, b"facts")
                await store.secret(f"trap of {name}", lambda: b"old")
            await store.delete("Giza", "trap of Giza")
            await store.delete("unknown", "unknown")
            assert await store.read("Giza") == []
            assert await store.last_entry("Giza") is None
            assert await store.listing("Giza") is None
            assert await store.records("Giza") == []
            assert [shown.table for shown in await store.tables_of("ann")] == ["Abydos"]
            assert await store.secret("trap of Giza", lambda: b"new") == b"new"
            assert await store.secret("trap of Abydos", lambda: b"new") == b"old"
            assert (await store.last_entry("Abydos")) == entry("Abydos", 1)
            # Its place can be taken again, as if it had never been there.
            assert await store.append(entry("Giza", 1), listing("Giza"), record=b"record")

    @in_event_loop
    async def test_what_waits_for_longest_is_due_first(self, url: str) -> None:
        async with opened(url) as store:
            for table, phase, due in [
                ("late", "running", 30),
                ("soon", "running", 10),
                ("asleep", "running", None),
                ("over", "finished", 5),
                ("far", "running", 1000),
            ]:
                await store.append(entry(table, 1), listing(table, phase=phase, due=due))
            assert await store.due_tables(30, 10) == [Due("soon", 10), Due("late", 30)]
            assert await store.due_tables(30, 1) == [Due("soon", 10)]
            await store.stay_in_charge(["late", "over", "unknown"], 500)
            assert await store.due_tables(400, 10) == [Due("soon", 10)]

    @in_event_loop
    async def test_one_server_takes_charge_of_a_table(self, url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            for number in range(20):
                name = f"t{number}"
                await one.append(entry(name, 1), listing(name, phase="running", due=number))
            found = await one.due_tables(100, 100)
            mine, theirs = await asyncio.gather(one.claim(found, 900), other.claim(found, 901))
            assert sorted([*mine, *theirs]) == sorted(due.table for due in found)
            assert await one.due_tables(100, 100) == []
            assert await one.claim([], 900) == []

    @in_event_loop
    async def test_a_table_that_has_gone_on_does_not_rest(self, url: str) -> None:
        async with opened(url) as store:
            await store.append(entry("Giza", 1), listing("Giza", phase="running", due=7))
            await store.append(entry("Giza", 2))
            await store.rest("Giza", 1, None)
            assert await store.due_tables(100, 10) == [Due("Giza", 7)]
            await store.rest("Giza", 2, 50)
            assert await store.due_tables(100, 10) == [Due("Giza", 50)]
            await store.rest("Giza", 2, None)
            assert await store.due_tables(100, 10) == []

    @in_event_loop
    async def test_the_last_of_several_listings_counts(self, url: str) -> None:
        async with opened(url) as store:
            won = await asyncio.gather(
                *(
                    store.append(entry("Giza", seq), listing("Giza", updated=seq), [f"{seq}"])
                    for seq in range(1, 31)
                )
            )
            assert all(won)
            assert await store.tables_of("30") == [listing("Giza", updated=30)]
            assert await store.tables_of("29") == []

    @in_event_loop
    async def test_who_comes_second_changes_nothing(self, url: str) -> None:
        async with opened(url) as store:
            first = listing("Giza")
            assert await store.append(entry("Giza", 1), first, ["Ann"])
            assert not await store.append(entry("Giza", 1), listing("Giza", "new"), ["Bob"])
            assert await store.listing("Giza") == first
            assert await store.table_with_code("new") is None
            assert await store.tables_of("Ann") == [first]
            assert await store.tables_of("Bob") == []

    @in_event_loop
    async def test_a_code_belongs_to_one_table(self, url: str) -> None:
        async with opened(url) as store:
            first = listing("Giza", "AB12")
            assert await store.append(entry("Giza", 1), first)
            with pytest.raises(CodeTaken, match="AB12"):
                await store.append(entry("Saqqara", 1), listing("Saqqara", "AB12"), ["Ann"])
            assert await store.read("Saqqara") == []
            assert await store.listing("Saqqara") is None
            assert await store.tables_of("Ann") == []
            assert await store.table_with_code("AB12") == first
            # Who comes second need not care about the code.
            assert await store.append(entry("Saqqara", 1), listing("Saqqara", "CD34"))
            assert not await store.append(entry("Saqqara", 1), listing("Saqqara", "AB12"))

    @in_event_loop
    async def test_a_taken_code_fails_alone(self, url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            results = await asyncio.gather(
                *(
                    store.append(entry(f"{name} {number}", 1), listing(f"{name} {number}", code))
                    for store, name in ((one, "one"), (other, "other"))
                    for number, code in enumerate(("free " + name, "wanted", "also " + name))
                ),
                return_exceptions=True,
            )
            wanted = [results[1], results[4]]
            assert wanted.count(True) == 1
            assert sum(isinstance(result, CodeTaken) for result in wanted) == 1
            assert [results[at] for at in (0, 2, 3, 5)] == [True] * 4
            winner = await one.table_with_code("wanted")
            assert winner is not None
            assert winner.table == ("one 1" if results[1] is True else "other 1")

    @in_event_loop
    async def test_the_lobby_shows_public_tables_that_are_not_finished(self, url: str) -> None:
        async with opened(url) as store:
            shown = [
                listing("old", updated=10),
                listing("new", updated=30, phase="running"),
                listing("middle b", updated=20),
                listing("middle a", updated=20),
            ]
            hidden = [
                listing("over", updated=40, phase="finished"),
                listing("private", updated=50, public=False),
            ]
            for one in shown + hidden:
                assert await store.append(entry(one.table, 1), one, [f"host of {one.table}"])
            names = [one.table for one in await store.public_tables()]
            assert names == ["new", "middle a", "middle b", "old"]
            assert [one.table for one in await store.public_tables(limit=2)] == names[:2]

    @in_event_loop
    async def test_the_lobby_shows_at_most_three_tables_of_one_person(self, url: str) -> None:
        async with opened(url) as store:
            modest = listing("Bob's", updated=1)
            assert await store.append(entry("Bob's", 1), modest, ["Bob"])
            for number in range(2, 100):
                one = listing(f"Ann's {number}", updated=number)
                assert await store.append(entry(one.table, 1), one, ["Ann"])
            # What another one of its people shows is shown.
            shared = listing("Ann's 50", updated=50)
            assert await store.append(entry("Ann's 50", 2), shared, ["Ann", "Cy"])
            names = [one.table for one in await store.public_tables()]
            assert names == ["Ann's 99", "Ann's 98", "Ann's 97", "Ann's 50", "Bob's"]

    @in_event_loop
    async def test_what_is_not_finished_is_never_cut_off_for_what_is(self, url: str) -> None:
        async with opened(url) as store:
            kept = [
                listing("private", updated=3, public=False),
                listing("running", updated=2, phase="running"),
                listing("waiting", updated=1),
            ]
            past = [listing(f"{day}", updated=day, phase="finished") for day in range(10, 150)]
            for one in kept + past:
                assert await store.append(entry(one.table, 1), one, ["Ann"])
            newest = past[::-1]
            assert await store.tables_of("Ann") == kept + newest[:100]
            assert await store.tables_of("Ann", limit=2) == kept + newest[:2]

    @in_event_loop
    async def test_nothing_is_found_under_unknown_names(self, url: str) -> None:
        async with opened(url) as store:
            for name in ("", "nobody", "a\0b", "\ud800"):
                assert await store.read(name) == []
                assert await store.listing(name) is None
                assert await store.table_with_code(name) is None
                assert await store.tables_of(name) == []
                assert await store.person(name) is None
            assert await store.public_tables() == []

    # --- people and secrets ---

    @in_event_loop
    async def test_a_person_may_change_their_name(self, url: str) -> None:
        async with opened(url) as store:
            await store.save_person(Person("p1", "Zażółć", 5))
            assert await store.person("p1") == Person("p1", "Zażółć", 5)
            await store.save_person(Person("p1", "Ann", 9))
            assert await store.person("p1") == Person("p1", "Ann", 5)
            with pytest.raises(ValueError, match="name"):
                await store.save_person(Person("p1", "A\0nn", 9))
            assert await store.person("p1") == Person("p1", "Ann", 5)

    @in_event_loop
    async def test_people_are_signed_in_by_devices(self, url: str) -> None:
        ann = Person("ann", "Ann", 5)
        async with opened(url) as store, opened(url) as other:
            await store.save_person(ann)
            await store.save_person(Person("bob", "Bob", 6))
            assert await store.sign_in("ann", "desk", 10)
            assert await store.sign_in("bob", "couch", 10)
            # By a link, as long as somebody is signed in where it was made.
            assert await store.sign_in("ann", "phone", 20, link_of="desk")
            for device in ("couch", "nowhere"):
                assert not await store.sign_in("ann", "thief", 20, link_of=device)
            assert await other.signed_in("ann", "desk") == (ann, 10)
            assert await other.signed_in("bob", "desk") is None
            assert await other.signed_in("ann", "thief") is None
            await store.see_device("ann", "desk", 30)
            await store.see_device("ann", "attic", 30)
            assert await other.devices_of("ann") == [Device("desk", 30), Device("phone", 20)]

            assert await other.signed_in_anywhere("ann") == ann
            assert await other.signed_out_since(0) == []
            await store.sign_out("ann", "desk", 40)
            await store.sign_out("ann", "couch", 40)  # it is another person's
            assert await other.signed_in("ann", "desk") is None
            assert await other.signed_in("ann", "phone") == (ann, 20)
            assert await other.signed_in_anywhere("ann") is None
            assert (await other.signed_out_since(40), await other.signed_out_since(41)) == (
                ["ann"],
                [],
            )
            assert not await store.sign_in("ann", "late", 50, link_of="desk")

            await store.sign_in("ann", "desk again", 50)
            await store.sign_out_elsewhere("ann", "desk again", 60)
            assert await other.devices_of("ann") == [Device("desk again", 50)]
            assert await other.devices_of("bob") == [Device("couch", 10)]
            await store.forget_device("bob", "couch")
            assert await other.devices_of("bob") == []
            assert await other.signed_out_since(0) == ["ann"]

    @in_event_loop
    async def test_devices_are_forgotten_that_nobody_has_used_for_long(self, url: str) -> None:
        async with opened(url) as store:
            await store.save_person(Person("ann", "Ann", 5))
            for number in range(MOST_DEVICES + 1):
                await store.sign_in("ann", f"device {number}", number)
            kept = await store.devices_of("ann")
            assert [device.seen for device in kept] == list(range(MOST_DEVICES, 0, -1))
            await store.sign_in("ann", "new", LONGEST_UNSEEN + 49)
            assert [device.seen for device in await store.devices_of("ann")] == [
                LONGEST_UNSEEN + 49,
                50,
                49,
            ]

    @in_event_loop
    async def test_secrets_are_found_by_the_order_of_their_names(self, url: str) -> None:
        async with opened(url) as store:
            for name in ("session-002", "session", "session-001", "sessions", "session.", "proof"):
                await store.secret(name, name.encode)
            assert await store.secrets("session-", "session.") == [
                ("session-001", b"session-001"),
                ("session-002", b"session-002"),
            ]

    @in_event_loop
    async def test_secrets_are_forgotten_by_the_order_of_their_names(self, url: str) -> None:
        async with opened(url) as store:
            for name in ("link-001-b", "link-002-a", "link-010-c", "linked", "session"):
                await store.secret(name, lambda: b"old")
            await store.forget_secrets("link-", "link-010")
            new = {
                name: await store.secret(name, lambda: b"new")
                for name in ("link-001-b", "link-002-a", "link-010-c", "linked", "session")
            }
            assert [name for name in new if new[name] == b"new"] == ["link-001-b", "link-002-a"]

    @in_event_loop
    async def test_a_secret_is_made_once(self, url: str) -> None:
        values = (b"secret %d" % number for number in itertools.count())
        async with opened(url) as one, opened(url) as other:
            got = await asyncio.gather(
                *(store.secret("cookies", lambda: next(values)) for store in (one, other) * 5)
            )
            assert len(set(got)) == 1
            assert await one.secret("invitations", lambda: b"another") == b"another"

        def make_no_more() -> bytes:
            raise AssertionError("it was made already")

        async with opened(url) as store:
            assert await store.secret("cookies", make_no_more) == got[0]

    # --- opening and closing ---

    @in_event_loop
    async def test_a_store_is_ready_while_it_is_open(self, url: str) -> None:
        store = store_at(url)
        assert not await store.ready()
        await store.open()
        assert await store.ready()
        with pytest.raises(RuntimeError, match="open already"):
            await store.open()
        assert await store.ready()
        await store.close()
        assert not await store.ready()
        await store.close()

    @in_event_loop
    async def test_a_closed_store_says_so(self, url: str) -> None:
        store = store_at(url)
        for _time in range(2):
            with pytest.raises(StoreUnavailable, match="not open"):
                await store.append(entry("Giza", 1))
            with pytest.raises(StoreUnavailable, match="not open"):
                await store.read("Giza")
            with pytest.raises(StoreUnavailable, match="not open"):
                await store.save_person(Person("p1", "Ann", 5))
            await store.open()
            await store.close()

    @in_event_loop
    async def test_several_open_an_empty_database_at_once(self, url: str) -> None:
        stores = [store_at(url) for _number in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        won = await asyncio.gather(*(store.append(entry("Giza", 1)) for store in stores))
        assert sorted(won) == [False, False, False, True]
        await asyncio.gather(*(store.close() for store in stores))

    @in_event_loop
    async def test_others_may_come_and_go(self, url: str) -> None:
        async def come_and_go(name: str) -> None:
            for seq in range(1, 5):
                async with opened(url) as store:
                    assert await store.append(entry(name, seq))
                    assert len(await store.read(name)) == seq

        await make(url)
        await asyncio.gather(*(come_and_go(name) for name in ("Ann", "Bob", "Cy")))
