"""Tables for the bench, written straight into a store: real games, as bots have played them.

Players who move at random lose within a dozen moves; the games of bots last as long as people's.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from mastaba.bots import bot_named, bot_names, decide
from mastaba.games import game_named
from mastaba.kernel.log import box_of
from mastaba.server.sessions import Sessions
from mastaba.tables import entries as e
from mastaba.tables.sqlite_store import SqliteStore
from mastaba.tables.store import Person

GAME: Final = "run-run-run"
SEATS: Final = 4
SCRIPTS: Final = 12
SHORTEST: Final = 120
"""A game with fewer moves would have people change tables all the time."""
BEGUN: Final = 1_700_000_000_000
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


class Script(msgspec.Struct, frozen=True):
    """A whole game: the seed it begins with, and who makes which move."""

    seed: int
    moves: list[tuple[int, str]]


class StoredTable(msgspec.Struct, frozen=True):
    """A table in the store: which script is played, how far it has come, and who sits there."""

    id: str
    script: int
    made: int
    cookies: list[str]

    @property
    def seq(self) -> int:
        return self.made + 2 * SEATS + 2


class Stock(msgspec.Struct, frozen=True):
    """Everything that the players of the bench need to know."""

    scripts: list[Script]
    tables: list[StoredTable]


def played_scripts(count: int = SCRIPTS, shortest: int = SHORTEST) -> list[Script]:
    """Games of the best bot against the tomb, none of them short."""
    scripts: list[Script] = []
    seed = 0
    while len(scripts) < count:
        script = _played(seed)
        if len(script.moves) >= shortest:
            scripts.append(script)
        seed += 1
    return scripts


def _played(seed: int) -> Script:
    game = game_named(GAME)
    bot = bot_named(bot_names(GAME)[-1], GAME)
    state = game.begin(SEATS, seed, {})
    moves: list[tuple[int, str]] = []
    while state.outcome() is None:
        seat = state.waiting_seats()[0]
        move = decide(bot, state, seat, len(moves))
        moves.append((seat, game.text(move)))
        state.apply(seat, move)
    return Script(seed, moves)


def fill(path: Path, count: int, scripts: list[Script]) -> Stock:
    """Write so many tables into the store at the path; every second one has not begun to move."""
    tables = [_table(number, scripts) for number in range(count)]
    sessions = asyncio.run(_prepared(path))
    people = [[_person(table.id, seat) for seat in range(SEATS)] for table in tables]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO person (id, name, created) VALUES (?, ?, ?)",
            ((one.id, one.name, one.created) for four in people for one in four),
        )
        connection.executemany(
            "INSERT INTO entry (table_id, seq, at, body) VALUES (?, ?, ?, ?)",
            _entries(tables, scripts, people),
        )
        connection.executemany(
            "INSERT INTO listing (table_id, code, game, public, phase, summary, updated) "
            "VALUES (?, ?, ?, 0, 'running', ?, ?)",
            ((table.id, _code(number), GAME, _summary(people[number]), BEGUN)
             for number, table in enumerate(tables)),
        )  # fmt: skip
        connection.executemany(
            "INSERT INTO member (table_id, person_id) VALUES (?, ?)",
            (
                (table.id, one.id)
                for table, four in zip(tables, people, strict=True)
                for one in four
            ),
        )
    signed = [
        msgspec.structs.replace(table, cookies=[str(sessions.cookie(one).value) for one in four])
        for table, four in zip(tables, people, strict=True)
    ]
    return Stock(scripts, signed)


async def _prepared(path: Path) -> Sessions:
    """Make the database as a server would; who signs its cookies."""
    store = SqliteStore(path)
    await store.open()
    sessions = Sessions(store, secure=False)
    await sessions.open()
    await store.close()
    return sessions


def _table(number: int, scripts: Sequence[Script]) -> StoredTable:
    script = number // 2 % len(scripts)
    # Somewhere in the middle, so that not all games end at the same time.
    made = 0 if number % 2 else number * 37 % (len(scripts[script].moves) - 20)
    return StoredTable(f"bench-{number}", script, made, [])


def _person(table: str, seat: int) -> Person:
    return Person(f"{table}-{seat}", f"Cat {seat + 1}", BEGUN)


def _code(number: int) -> str:
    base = len(_LETTERS)
    return "".join(_LETTERS[number // base**place % base] for place in range(6))


def _summary(people: Sequence[Person]) -> bytes:
    seats = [{"name": one.name, "bot": "", "taken": True} for one in people]
    return msgspec.json.encode({"seats": seats, "options": {}})


def _entries(
    tables: Sequence[StoredTable], scripts: Sequence[Script], people: Sequence[Sequence[Person]]
) -> Iterator[tuple[str, int, int, bytes]]:
    game = game_named(GAME)
    box, _digest = box_of(game)
    for number, table in enumerate(tables):
        four, script = people[number], scripts[table.script]
        log: list[e.AnyEntry] = [
            e.Opened(four[0].id, GAME, game.version, box, _code(number), SEATS, False, {}),
            *(e.Sat(one.id, seat, one.name) for seat, one in enumerate(four)),
            *(e.Readied(one.id, True) for one in four),
            e.Started("", script.seed),
            *(e.Moved(four[seat].id, seat, move) for seat, move in script.moves[: table.made]),
        ]
        for seq, entry in enumerate(log, 1):
            yield table.id, seq, BEGUN + seq, e.encode(entry)
