"""Finished games by their films: watched and given out without rules, and brought back to watch."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.games import game_named
from mastaba.kernel import log as logs
from mastaba.kernel.contract import EVERYBODY, Option
from mastaba.kernel.log_header import Carried
from mastaba.tables import archive
from mastaba.tables import entries as e
from mastaba.tables.chronicle.film import Reel, film_of, reel_body, reel_of
from mastaba.tables.chronicle.making import make
from mastaba.tables.chronicle.tasks import BEGINNING, task_of
from mastaba.tables.imports import entries_of
from mastaba.tables.opening import _laid
from mastaba.tables.reading import read_table
from mastaba.tables.screening import file_of, replay_of
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Stretch
from mastaba.tables.table import FINISHED, NotPossible, Table
from tests.tables.event_loop import in_event_loop
from tests.tables.played import Played, snapshot_of, stored
from tests.tables.played import film_of as filmed
from tests.tables.test_carrying import TOMB, carry, edition

GAMES: dict[str, dict[str, Option]] = {
    "run-run-run": {"first": 0},
    "cursed-tomb": {"trap": "abstract", "rounds": 20},
    "escape": {"curses": True, "treasures": True, "level": "easy"},
}


def over(game: str) -> Played:
    """A game that was played to its end."""
    played = Played(game, 2, GAMES[game]).play(100_000)
    outcome = played.table.state.outcome()
    played.write(e.Ended("", list(outcome.winners), outcome.cause))
    return played


async def read(store: SqliteStore) -> Table:
    found = await read_table(store, "t1")
    assert found is not None
    return found.table


def adopted(data: bytes) -> tuple[Table, list[Stretch]]:
    """The table that is made of a file, and its film."""
    imported = entries_of(data)
    opened = e.Opened("dora", imported.header.game, "CODE", 2, False, {}, imported=imported.origin)
    return _laid("t2", 1_000_000, opened, imported), imported.film


def encoded(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES)
def test_a_film_tells_what_the_rules_tell(game: str) -> None:
    table = over(game).table
    film = [filmed(table)]
    assert film[0].closed
    for eyes in (None, 0, 1, EVERYBODY):
        by_film = replay_of(table, film, eyes)
        assert encoded(by_film) == encoded(archive.replay(table, eyes))
        assert (by_film.imported, by_film.watch_only) == ("", False)
    assert encoded(replay_of(table, film, 0, 3, 5)) == encoded(archive.replay(table, 0, 3, 5))
    assert file_of(table, film) == archive.log_file(archive.log_of(table))
    with pytest.raises(NotPossible, match="no-such-frame"):
        replay_of(table, film, 0, len(table.moves) + 1)


def test_no_rules_are_needed_where_there_is_a_film(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over("cursed-tomb").table
    film = [filmed(table)]
    monkeypatch.setattr(type(table.game), "begin", None)
    assert replay_of(table, film, None).length == len(table.moves)
    assert len(logs.decode(file_of(table, film), game_named).entries) == len(table.moves)
    with pytest.raises(TypeError):
        replay_of(table, [], None)


def test_a_film_that_is_not_complete_or_cannot_be_read_is_not_used(
    caplog: pytest.LogCaptureFixture,
) -> None:
    played = Played("cursed-tomb", 2, GAMES["cursed-tomb"]).play(20)
    part = filmed(played.table)
    table = played.play(100_000).table
    assert replay_of(table, [part], None).length == len(table.moves)
    assert not caplog.records
    torn = msgspec.structs.replace(filmed(table), body=b"no film")
    assert replay_of(table, [torn], None).length == len(table.moves)
    assert "the film of table t1 cannot be read" in caplog.text


def test_of_a_game_under_way_nothing_is_told() -> None:
    table = Played("cursed-tomb", 2, TOMB).play(20).table
    for tell in (lambda: replay_of(table, [filmed(table)], None), lambda: file_of(table, [])):
        with pytest.raises(NotPossible, match="game-is-not-over"):
            tell()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_an_older_edition_is_watched_given_out_and_brought_back(
    game: str, tmp_path: Path
) -> None:
    @in_event_loop
    async def run() -> None:
        played = over(game)
        film = filmed(played.table)
        frames = {eyes: archive.replay(played.table, eyes).frames for eyes in (None, 1, EVERYBODY)}
        ours = archive.log_of(played.table)
        async with stored(tmp_path, played.log, film) as store:
            with edition(game, 2):
                table, stretches = await read(store), await store.film("t1")
                for eyes, by_rules in frames.items():
                    told = replay_of(table, stretches, eyes)
                    assert encoded(told.frames) == encoded(by_rules)
                    assert told.watch_only
                data = file_of(table, stretches)
                with pytest.raises(logs.OtherEdition) as other:
                    logs.decode(data, game_named)
                log = other.value.log
                assert (log.header, log.entries) == (ours.header, ours.entries)
                # Who brings it back can watch it, and gets the same film once more.
                again, its_film = adopted(data)
                assert (again.imported, again.phase, again.watch_only) == (
                    "unverified",
                    FINISHED,
                    True,
                )
                told = replay_of(again, its_film, None)
                assert encoded(told.frames) == encoded(frames[None])
                assert told.imported == "unverified"
                assert its_film[-1].last == again.seq
                header, _, rest = file_of(again, its_film).partition(b"\n")
                assert rest == data.partition(b"\n")[2]
                assert msgspec.json.decode(header)["imported"] is True
        # The version that can verify it takes it like any other.
        assert adopted(data)[0].imported == "verified"

    run()


@in_event_loop
async def test_a_game_that_two_editions_have_laid_brings_its_film(tmp_path: Path) -> None:
    options: dict[str, Option] = {"trap": "abstract", "rounds": 20}
    played = Played("cursed-tomb", 2, options).play(30)
    first = filmed(played.table)
    async with stored(tmp_path, played.log, snapshot_of(played.table), first) as store:
        with edition("cursed-tomb", 2):
            played.table, entry = await carry(store, played.at)
            played.log.append(e.stored("t1", len(played.log) + 1, played.at, entry))
            played.play(100_000)
            assert played.table.phase == FINISHED
            assert played.table.watch_only
            # Its film is not complete yet, and no rules can tell it from the beginning.
            with pytest.raises(NotPossible, match="no-film"):
                replay_of(played.table, [first], None)
            stretches = [first, _since(played.table, first)]
            table = played.table
            told = replay_of(table, stretches, None)
            assert (told.length, told.watch_only) == (len(table.moves), True)
            data = file_of(table, stretches)
            moves = sum(1 for seq in table.move_seqs if seq <= first.last)
            header = msgspec.json.decode(data.partition(b"\n")[0])
            before = encoded(Carried(moves, {"base": 1}, _box(first)))
            assert header["carried"] == [before]
            assert header["editions"] == {"base": 2}
            again, its_film = adopted(data)
            assert [reel_of(one.body).editions["base"] for one in its_film] == [1, 2]
            assert [one.closed for one in its_film] == [False, True]
            assert encoded(replay_of(again, its_film, 1).frames) == encoded(
                replay_of(table, stretches, 1).frames
            )


def _box(stretch: Stretch) -> dict[str, str]:
    return reel_of(stretch.body).box_parts


def _since(table: Table, first: Stretch) -> Stretch:
    """The rest of a film, told by the rules of today."""
    whole = reel_of(make(task_of(table, BEGINNING), {}).film)
    number = film_of([first.body]).moves + 1
    rest = msgspec.structs.replace(whole, number=number, shots=whole.shots[number:])
    return Stretch(table.id, first.last + 1, table.seq, True, reel_body(rest))


def test_a_log_of_another_edition_without_film_names_the_version_that_verifies_it() -> None:
    data = archive.log_file(archive.log_of(over("cursed-tomb").table))
    with edition("cursed-tomb", 2):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(game_named("cursed-tomb")), "retired", {"base": {1: "0.7.4"}})
            with pytest.raises(NotPossible) as no:
                entries_of(data)
        assert (no.value.key, no.value.facts) == ("other-edition", {"version": "0.7.4"})
        with pytest.raises(NotPossible) as no:
            entries_of(data)
        assert no.value.key == "other-edition-unknown"
        assert "edition 1 of base" in no.value.facts["reason"]


def brought(change: Callable[[Reel], Reel]) -> bytes:
    """A file with a film that was tampered with."""
    table = over("cursed-tomb").table
    film = filmed(table)
    table.retire({})
    *lines, last = file_of(table, [film]).splitlines(keepends=True)
    reel = change(reel_of(msgspec.json.decode(last, type=logs.FilmLine).film))
    return b"".join(lines) + msgspec.json.encode(logs.FilmLine(reel_body(reel)))


def _without(reel: Reel, number: int) -> Reel:
    return msgspec.structs.replace(reel, shots=reel.shots[:number] + reel.shots[number + 1 :])


def _with(reel: Reel, number: int, **facts: Any) -> Reel:
    shots = reel.shots[:]
    shots[number] = msgspec.structs.replace(shots[number], **facts)
    return msgspec.structs.replace(reel, shots=shots)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda reel: _without(reel, 5), "shot 6 comes where 5 should be"),
        (lambda reel: _with(reel, 5, move="explore 0 0"), "other moves"),
        (lambda reel: _with(reel, 5, digest="0" * 32), "other moves"),
        (lambda reel: _with(reel, 5, told=[msgspec.msgpack.Ext(1, b"")]), "is no film"),
        (lambda reel: msgspec.structs.replace(reel, seed=1), "another game"),
        (lambda reel: msgspec.structs.replace(reel, editions={"base": 9}), "other rules"),
        (lambda reel: msgspec.structs.replace(reel, number=3), "are missing"),
        (lambda reel: msgspec.structs.replace(reel, shots=[]), "there is no film"),
    ],
)
def test_a_film_that_does_not_fit_its_log_is_refused(
    change: Callable[[Reel], Reel], why: str
) -> None:
    data = brought(change)
    with edition("cursed-tomb", 2), pytest.raises(logs.LogError, match=why):
        entries_of(data)


def test_films_that_grow_without_bound_or_depth_are_refused() -> None:
    data = archive.log_file(archive.log_of(over("cursed-tomb").table))
    deep = b"\x91" * 100_000 + b"\xc0"
    for body in (zlib.compress(b"\0" * (65 << 20)), zlib.compress(b"\x81\xa1a" + deep)):
        line = msgspec.json.encode(logs.FilmLine(body)) + b"\n"
        with edition("cursed-tomb", 2), pytest.raises(logs.LogError, match="is no film"):
            entries_of(data + line)
