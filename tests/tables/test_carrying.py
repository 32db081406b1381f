"""Games go on by the rules of today: from their last snapshot, as far as these lead to the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba import __version__
from mastaba.games import NAMES, game_named
from mastaba.kernel.contract import Option, UnknownOption
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.carrying import FIRST_WITH_SNAPSHOTS
from mastaba.tables.chronicle.snapshot import Snapshot
from mastaba.tables.doorbell import SilentDoorbell
from mastaba.tables.host import Host
from mastaba.tables.logbook import Read
from mastaba.tables.reading import read_table
from mastaba.tables.sight import UpdateSight, game_sight, table_sight
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Stored, Stretch
from mastaba.tables.table import FINISHED, RUNNING, NewerRules, NotPossible, Table
from mastaba.tables.thinking import Thinkers
from tests.tables.event_loop import in_event_loop
from tests.tables.played import STEP, Played, film_of, snapshot_of, stored
from tests.tables.test_gallery import Onlooker

TOMB: dict[str, Option] = {"trap": "abstract", "rounds": None}
GAMES: dict[str, tuple[str, dict[str, Option]]] = {
    "run-run-run": ("run-run-run", {"first": 0}),
    "the cursed tomb": ("cursed-tomb", TOMB),
    "escape": ("escape", {"curses": True, "treasures": True}),
}
NO_MOVE = "pass the time away"
"""What no rules know."""


@contextmanager
def edition(game: str, number: int) -> Iterator[None]:
    """As if the rules had changed since: by the second edition, if today's were the first."""
    later = game_named(game).edition + number - 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game_named(game)), "edition", later)
        yield


async def read(store: SqliteStore) -> Read:
    found = await read_table(store, "t1")
    assert found is not None
    return found


async def carry(store: SqliteStore, at: int) -> tuple[Table, e.CarriedOver]:
    """Read the table, and write what it lacks, as a host does."""
    found = await read(store)
    assert found.lacks is not None
    entry = found.lacks(at)
    assert isinstance(entry, e.CarriedOver)
    assert await store.append(e.stored("t1", found.table.seq + 1, at, entry))
    found.table.pass_over(entry, at)
    for seq in found.useless:
        await store.drop_snapshot("t1", seq)
    return found.table, entry


def as_json(sight: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(sight))


def is_dropped(table: Table, one: Stored) -> bool:
    entry = e.entry_of(one)
    assert isinstance(entry, e.Moved)
    with pytest.raises(NotPossible) as refused:
        table.decide(entry.by, "", w.Play(entry.seat, entry.move, entry.ticket))
    return refused.value.key == "taken-back-by-update"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_from_a_snapshot_of_the_last_entry(game: str, tmp_path: Path) -> None:
    @in_event_loop
    async def run() -> None:
        name, options = GAMES[game]
        played = Played(name, 2, options).play(12)
        today = game_named(name).edition
        played.write(e.Said("ben", "Ben", "soon", "a saying"))
        async with stored(tmp_path, played.log, snapshot_of(played.table)) as store:
            with edition(name, 2):
                table, entry = await carry(store, played.at + 90_000)
                assert table.state.digest() == played.table.state.digest()
                assert entry.dropped == []
                assert entry.from_seq == len(played.log)
                assert (entry.from_editions["base"], entry.to_editions["base"]) == (
                    today,
                    today + 1,
                )
                assert entry.options == played.table.options
                assert [one.text for one in table.sayings] == ["soon"]
                # Who reads it next finds it like that, and has nothing to write.
                again = await read(store)
                assert again.lacks is None
                assert again.table.state.digest() == table.state.digest()
                assert again.table.not_played == table.not_played
                assert again.table.carried == entry
                assert again.table.moves == played.table.moves

    run()


@in_event_loop
async def test_what_follows_an_entry_that_is_refused_is_dropped(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    snapshot = snapshot_of(played.table)
    played.play(23)
    kept = played.table.state.digest(), len(played.table.moves)
    other = Played("cursed-tomb", 2, TOMB).play(30)
    bad = msgspec.structs.replace(_moved(other.log[23]), move=NO_MOVE, ticket="bad")
    played.write_unplayed(bad)
    for one in other.log[24:26]:
        played.write_unplayed(e.entry_of(one))
    played.write_unplayed(e.Said("anna", "Anna", "what was that?", "said"))
    async with stored(tmp_path, played.log, snapshot) as store:
        with edition("cursed-tomb", 2):
            table, entry = await carry(store, played.at)
            assert entry.from_seq == 20
            assert entry.dropped == [24, 25, 26]
            assert (table.state.digest(), len(table.moves)) == kept
            assert [one.text for one in table.sayings] == ["what was that?"]
            assert is_dropped(table, played.log[23])
            # They stay in the store, and whoever reads it again leaves them out too.
            assert len(await store.read("t1")) == len(played.log) + 1
            again = (await read(store)).table
            assert (again.state.digest(), len(again.moves)) == kept
            assert again.struck == table.struck == [24, 25, 26]
            assert is_dropped(again, played.log[23])


def _moved(one: Stored) -> e.Moved:
    entry = e.entry_of(one)
    assert isinstance(entry, e.Moved)
    return entry


@in_event_loop
async def test_an_older_snapshot_will_do_when_the_newest_cannot_be_read(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    older = snapshot_of(played.table)
    played.play(30)
    newest = snapshot_of(played.table)
    strange = msgspec.structs.replace(newest, facts={**newest.facts, "of later": 1})
    played.play(33)
    async with stored(tmp_path, played.log, older, strange, film_of(played.table)) as store:
        with edition("cursed-tomb", 2):
            table, entry = await carry(store, played.at)
            assert entry.from_seq == 20
            assert entry.dropped == []
            assert table.state.digest() == played.table.state.digest()
            assert [one.seq for one in await store.snapshots("t1")] == [20]
            assert (await read(store)).table.state.digest() == table.state.digest()


def a_scarab_is_lost(told: Mapping[str, Any]) -> dict[str, Any]:
    return {**told, "supply": told["supply"] - 1}


@in_event_loop
async def test_an_older_snapshot_will_do_when_the_newest_makes_no_sense(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    older = snapshot_of(played.table)
    played.play(30)
    newest = snapshot_of(played.table)
    unsound = msgspec.structs.replace(newest, facts=a_scarab_is_lost(newest.facts))
    async with stored(tmp_path, played.log, older, unsound, film_of(played.table)) as store:
        with edition("cursed-tomb", 2):
            table, entry = await carry(store, played.at)
            assert (entry.from_seq, entry.dropped) == (20, [])
            assert table.state.digest() == played.table.state.digest()
    assert "does not hold that all scarabs are there" in caplog.text


@in_event_loop
async def test_a_game_whose_snapshots_all_make_no_sense_ends(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    snapshot = snapshot_of(played.table)
    unsound = msgspec.structs.replace(snapshot, facts=a_scarab_is_lost(snapshot.facts))
    async with stored(tmp_path, played.log, unsound, film_of(played.table)) as store:
        with edition("cursed-tomb", 2):
            found = await read(store)
            assert found.lacks is not None
            assert found.lacks(played.at) == e.Ended("", [], e.ENDED_BY_UPDATE)


@in_event_loop
async def test_what_leads_to_another_digest_than_it_was_filmed_with_is_dropped(
    tmp_path: Path,
) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    older = snapshot_of(played.table)
    played.play(25)
    kept = played.table.state.digest()
    played.play(30)
    film = film_of(played.table)
    # As if the rules of today led elsewhere from entry 26 on.
    before = Played("cursed-tomb", 2, TOMB).play(25).table
    (seat,) = before.state.waiting_seats()
    was = _moved(played.log[25])
    others = [before.game.text(move) for move in before.state.moves(seat)]
    text = next(other for other in others if other != was.move)
    played.log[25] = e.stored("t1", 26, played.log[25].at, msgspec.structs.replace(was, move=text))
    async with stored(tmp_path, played.log, older, film) as store:
        with edition("cursed-tomb", 2):
            table, entry = await carry(store, played.at)
            assert entry.dropped == [26, 27, 28, 29, 30]
            assert table.state.digest() == kept


@in_event_loop
async def test_a_game_that_no_snapshot_tells_ends_and_is_watched(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    bad = msgspec.structs.replace(snapshot_of(played.table), facts={"nothing": "known"})
    async with stored(tmp_path, played.log, bad, film_of(played.table)) as store:
        with edition("cursed-tomb", 2):
            found = await read(store)
            assert found.lacks is not None
            entry = found.lacks(played.at)
            assert entry == e.Ended("", [], e.ENDED_BY_UPDATE)
            assert await store.append(e.stored("t1", 21, played.at, entry))
            table = (await read(store)).table
            assert (table.phase, table.undecided) == (FINISHED, "ended-by-update")
            for eyes in (None, 0, 1):
                seen = game_sight(played.table, eyes)
                assert as_json(game_sight(table, eyes)) == as_json(seen)


@in_event_loop
async def test_a_game_of_which_nothing_was_kept_waits_for_its_version(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    async with stored(tmp_path, played.log) as store:
        with edition("cursed-tomb", 2), pytest.raises(NotPossible, match="needs-version") as no:
            await read(store)
        assert no.value.facts == {"version": "0.2.0"}
        with edition("cursed-tomb", 3), pytest.MonkeyPatch.context() as patch:
            retired = {"base": {1: "0.7.4", 2: "0.9.0"}}
            patch.setattr(type(game_named("cursed-tomb")), "retired", retired)
            with pytest.raises(NotPossible, match="needs-version") as no:
                await read(store)
            assert no.value.facts == {"version": "0.7.4"}
        # The version that played it plays on.
        assert (await read(store)).lacks is None


@in_event_loop
async def test_a_finished_game_without_film_waits_without_an_alarm(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    played = Played("run-run-run", 2, {"first": 0}).play(1000)
    played.write(e.Ended("", [], played.table.state.outcome().cause))
    async with stored(tmp_path, played.log) as store:
        with edition("run-run-run", 2), pytest.raises(NotPossible, match="needs-version"):
            await read(store)
    assert caplog.records == []


@in_event_loop
async def test_a_finished_game_is_watched_from_its_film(tmp_path: Path) -> None:
    played = Played("run-run-run", 2, {"first": 0}).play(1000)
    outcome = played.table.state.outcome()
    assert outcome is not None
    played.write(e.Ended("", list(outcome.winners), outcome.cause))
    async with stored(tmp_path, played.log, film_of(played.table)) as store:
        with edition("run-run-run", 2):
            found = await read(store)
            assert found.lacks is None
            assert found.table.phase == FINISHED
            assert found.table.state is None
            for eyes in (None, 0, 1):
                seen = game_sight(played.table, eyes)
                assert as_json(game_sight(found.table, eyes)) == as_json(seen)
    async with stored(tmp_path / "without", played.log, snapshot_of(played.table)) as store:
        with edition("run-run-run", 2), pytest.raises(NotPossible, match="needs-version"):
            await read(store)


@in_event_loop
async def test_a_game_is_carried_over_again_and_again(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    played.write_unplayed(e.Moved("anna", 0, NO_MOVE, "bad"))
    snapshot = snapshot_of(played.table)
    async with stored(tmp_path, played.log, snapshot) as store:
        for number in (2, 3, 4):
            with edition("cursed-tomb", number):
                table, entry = await carry(store, played.at + number)
                assert (entry.from_editions["base"], entry.to_editions["base"]) == (
                    number - 1,
                    number,
                )
                # Without a fresh snapshot, all go on from the same one.
                assert entry.from_seq == 20
                assert entry.dropped == ([21] if number == 2 else [])
                assert table.state.digest() == played.table.state.digest()
        with edition("cursed-tomb", 4):
            fresh = snapshot_of((await read(store)).table)
            await store.save_snapshot("t1", fresh.seq, b"unreadable")
            again = await read(store)
            assert again.lacks is None
            assert again.table.state.digest() == played.table.state.digest()


@in_event_loop
async def test_a_table_that_newer_rules_play_is_left_to_them(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    snapshot = snapshot_of(played.table)
    async with stored(tmp_path, played.log, snapshot) as store:
        with edition("cursed-tomb", 2):
            await carry(store, played.at)
        with pytest.raises(NewerRules):
            await read(store)


def test_a_table_in_memory_hears_that_newer_rules_play_it() -> None:
    table = Played("escape", 2, {"curses": True}).play(6).table
    newer = e.CarriedOver("", 6, {}, {"base": 1000}, {}, {}, 0)
    with pytest.raises(NewerRules):
        table.copy().take(newer, 1)
    today = dict(table.rules.editions)
    module = e.CarriedOver("", 6, {}, {**today, "of later": 1}, {}, {}, 0)
    with pytest.raises(NewerRules):
        table.copy().take(module, 1)


@in_event_loop
async def test_time_that_was_dropped_was_not_played(tmp_path: Path) -> None:
    played = Played("escape", 2).play(30)
    snapshot = snapshot_of(played.table)
    played.play(32)
    last = played.table.time(played.at)
    played.at += STEP
    played.write_unplayed(e.Moved("anna", 0, NO_MOVE, "bad"))
    played.at += 20_000
    played.write_unplayed(e.Served(""))
    async with stored(tmp_path, played.log, snapshot) as store:
        with edition("escape", 2):
            at = played.at + 3_600_000
            table, entry = await carry(store, at)
            assert entry.dropped == [33, 34]
            assert table.time(at) == last
            # It stands until those who play are back.
            assert table.stands
            assert table.due() is None
            assert not any(chair.ready for chair in table.chairs)
            table.take(e.Readied("anna", True), at + 4_000)
            table.take(e.Resumed(""), at + 9_000)
            assert table.time(at + 9_000) == last
            assert not table.stands
            assert table.due() is not None


@in_event_loop
async def test_a_table_in_the_lobby_takes_the_rules_of_today(tmp_path: Path) -> None:
    lobby = Played("cursed-tomb", 2, TOMB).log[:3]
    async with stored(tmp_path, lobby) as store:
        with edition("cursed-tomb", 2):
            found = await read(store)
            assert found.lacks is None
            assert found.table.phase == "lobby"


@in_event_loop
async def test_another_box_carries_a_game_over_too(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    snapshot = snapshot_of(played.table)
    async with stored(tmp_path, played.log, snapshot) as store:
        with pytest.MonkeyPatch.context() as patch:
            game = game_named("cursed-tomb")
            patch.setattr(type(game), "box_parts", lambda _game, _options: {"base": "another"})
            table, entry = await carry(store, played.at)
            assert entry.new_box
            assert table.phase == RUNNING
            assert (await read(store)).lacks is None


def begun_with(played: Played, **facts: Any) -> list[Stored]:
    """The entries, if the first one of the game had said this instead."""
    log = played.log[:]
    for place, one in enumerate(log):
        entry = e.entry_of(one)
        if isinstance(entry, e.Started):
            changed = msgspec.structs.replace(entry, **facts)
            log[place] = e.stored(one.table, one.seq, one.at, changed)
    return log


def with_tuned_box(patch: pytest.MonkeyPatch) -> None:
    game = game_named("cursed-tomb")
    patch.setattr(type(game), "box_parts", lambda _game, _options: {"base": "tuned"})


@in_event_loop
async def test_another_box_is_noticed_where_only_the_chronicle_says_what_it_was(
    tmp_path: Path,
) -> None:
    """A table of before the box was written down, and an owner who tunes it now."""
    played = Played("cursed-tomb", 2, TOMB).play(20)
    log = begun_with(played, editions={}, box_parts={})
    kept: dict[str, Snapshot | Stretch] = {
        "snapshot": snapshot_of(played.table),
        "film": film_of(played.table),
    }
    for name, one in kept.items():
        async with stored(tmp_path / name, log, one) as store:
            with pytest.MonkeyPatch.context() as patch:
                with_tuned_box(patch)
                if name == "snapshot":
                    table, entry = await carry(store, played.at)
                    assert entry.new_box
                    assert table.state.digest() == played.table.state.digest()
                else:
                    with pytest.raises(NotPossible, match="needs-version"):
                        await read(store)


@in_event_loop
async def test_a_box_that_stayed_as_it_was_tuned_plays_on(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_tuned_box(patch)
        played = Played("cursed-tomb", 2, TOMB).play(20)
        log = begun_with(played, editions={}, box_parts={})
        async with stored(tmp_path / "snapshot", log, snapshot_of(played.table)) as store:
            assert (await read(store)).lacks is None
        async with stored(tmp_path / "film", log, film_of(played.table)) as store:
            assert (await read(store)).lacks is None
        # Where nothing says what it was, it was the box of that time.
        async with stored(tmp_path / "nothing", log) as store:
            with pytest.raises(NotPossible, match="needs-version") as no:
                await read(store)
            assert no.value.facts == {"version": "0.2.0"}


@in_event_loop
async def test_a_module_that_is_no_more_makes_a_game_older_and_not_newer(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    editions = {**played.table.rules.editions, "illusions": 2}
    log = begun_with(played, editions=editions)
    async with stored(tmp_path, log) as store:
        with pytest.raises(NewerRules):
            await read(store)
        with pytest.MonkeyPatch.context() as patch:
            retired = {"illusions": {1: "0.3.0", 2: "0.4.0"}}
            patch.setattr(type(game_named("cursed-tomb")), "retired", retired)
            with pytest.raises(NotPossible, match="needs-version") as no:
                await read(store)
            assert no.value.facts == {"version": "0.4.0"}


@in_event_loop
async def test_a_game_of_several_older_editions_waits_for_the_version_that_had_all(
    tmp_path: Path,
) -> None:
    played = Played("escape", 2, {"curses": True}).play(20)
    async with stored(tmp_path, played.log) as store:
        with edition("escape", 9), pytest.MonkeyPatch.context() as patch:
            base, curses = (played.table.rules.editions[part] for part in ("base", "curses"))
            retired = {"base": {base: "0.10.0"}, "curses": {curses: "0.9.0"}}
            patch.setattr(type(game_named("escape")), "retired", retired)
            with pytest.raises(NotPossible, match="needs-version") as no:
                await read(store)
            assert no.value.facts == {"version": "0.9.0"}


@in_event_loop
async def test_a_game_with_a_choice_that_is_no_more_ends(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    game = game_named("cursed-tomb")
    every = type(game).options

    def options(self: Any, given: dict[str, Option]) -> Mapping[str, Option]:
        if given.get("mustMove") is False:
            raise UnknownOption("mustMove takes true only")
        return every(self, given)

    chronicle = snapshot_of(played.table), film_of(played.table)
    async with stored(tmp_path, played.log, *chronicle) as store:
        with edition("cursed-tomb", 2), pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(game), "options", options)
            found = await read(store)
            assert found.lacks is not None
            assert isinstance(found.lacks(played.at), e.Ended)


async def told_after(seq: int, folder: Path) -> list[tuple[str, int]]:
    """What a server that starts by other rules tells somebody who has heard of that entry."""
    host = Host(SqliteStore(folder / "mastaba.db"), SilentDoorbell(), Thinkers())
    await host.open()
    try:
        onlooker = Onlooker("")
        await host.watch("t1", onlooker, seq)
        return [(one["type"], one["seq"]) for one in onlooker.heard if one["type"] != "here"]
    finally:
        await host.close()


def in_order(first: int, last: int) -> list[tuple[str, int]]:
    return [*(("update", seq) for seq in range(first, last + 1)), ("welcome", last)]


@pytest.mark.parametrize("unheard", [1, 3, 40])
def test_whoever_comes_back_misses_no_number(unheard: int, tmp_path: Path) -> None:
    """A server may have written more than it could still tell, up to its last snapshot."""

    @in_event_loop
    async def run() -> None:
        played = Played("escape", 2, {"curses": True, "treasures": True}).play(60)
        snapshot = snapshot_of(played.table)
        heard_of = len(played.log) - unheard
        played.play(62)
        async with stored(tmp_path, played.log, snapshot):
            pass
        with edition("escape", 2):
            # The first to read it carries it over, the second finds it like that.
            for _ in range(2):
                assert await told_after(heard_of, tmp_path) == in_order(heard_of + 1, 63)

    run()


@in_event_loop
async def test_of_a_game_that_ends_with_an_update_no_number_is_missed(tmp_path: Path) -> None:
    played = Played("cursed-tomb", 2, TOMB).play(20)
    snapshot = msgspec.structs.replace(snapshot_of(played.table), facts={"of": "no game"})
    async with stored(tmp_path, played.log, snapshot):
        pass
    with edition("cursed-tomb", 2):
        assert await told_after(18, tmp_path) == in_order(19, 21)


@in_event_loop
async def test_people_are_told_which_rules_have_changed(tmp_path: Path) -> None:
    played = Played("escape", 2, {"curses": True}).play(20)
    today = game_named("escape").edition
    assert table_sight(played.table, "anna").update is None
    snapshot = snapshot_of(played.table)
    played.write_unplayed(e.Moved("anna", 0, NO_MOVE, "bad"))
    async with stored(tmp_path, played.log, snapshot) as store:
        with edition("escape", 3):
            await carry(store, played.at + 1)
            table = (await read(store)).table
            assert table_sight(table, "anna").update == UpdateSight(
                seq=22,
                parts=["base"],
                changes=[f"edition-base-{today + 1}", f"edition-base-{today + 2}"],
                new_box=False,
                dropped=1,
                dropped_from=21,
                dropped_until=22,
                bowl="",
            )
            table.take(e.Ended("", [], e.ABANDONED), played.at + 2)
            assert table_sight(table, "anna").update is None


def test_a_trap_that_rests_by_a_later_physics_is_left_to_it() -> None:
    table = Played("cursed-tomb", 2, {"rounds": None}).table
    table.copy().take(e.Laid("", 1, b"", b"", 1), 1)
    with pytest.raises(NewerRules):
        table.copy().take(e.Laid("", 1, b"", b"", 2), 1)


def test_whoever_is_told_to_start_a_version_can_have_it() -> None:
    def number(version: str) -> list[int]:
        return [int(part) for part in version.split(".")]

    assert number(FIRST_WITH_SNAPSHOTS) <= number(__version__)
    for game in map(game_named, NAMES):
        versions = {one for editions in game.retired.values() for one in editions.values()}
        assert all(number(version) < number(__version__) for version in versions)
