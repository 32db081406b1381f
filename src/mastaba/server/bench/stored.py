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
from mastaba.server.sessions import Sessions
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
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
    """A game: the seed it begins with, who makes which move, and, where time matters, when each of
    them is made, in milliseconds."""

    seed: int
    moves: list[tuple[int, str]]
    times: list[int] = []


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
    real_time: bool = False


class Kind(msgspec.Struct, frozen=True):
    """What is played; everybody's first move, if there is one, is in the store already."""

    game: str
    seats: int
    first_move: str = ""
    real_time: bool = False


TURNS: Final = Kind(GAME, SEATS)
RUSH: Final = Kind("escape", 5, "ready", real_time=True)
"""The game in real time, for as many as the load is promised for."""


def played_scripts(count: int, shortest: int = SHORTEST) -> list[Script]:
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


def sights(script: Script) -> list[list[msgspec.Struct]]:
    """What each seat sees after each move of a game."""
    game = game_named(GAME)
    state = game.begin(SEATS, script.seed, {})
    seen = []
    for seat, move in script.moves:
        state.apply(seat, game.parse(move))
        seen.append([state.view(seat) for seat in range(SEATS)])
    return seen


def fill(path: Path, count: int, scripts: list[Script], kind: Kind = TURNS) -> Stock:
    """Write so many tables into the store at the path; every second one has not begun to move."""
    tables = [_table(number, scripts, kind) for number in range(count)]
    sessions = asyncio.run(_prepared(path))
    people = [[_person(table.id, seat) for seat in range(kind.seats)] for table in tables]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO person (id, name, created) VALUES (?, ?, ?)",
            ((one.id, one.name, one.created) for party in people for one in party),
        )
        connection.executemany(
            "INSERT INTO device (id, person_id, seen) VALUES (?, ?, ?)",
            ((_device(one), one.id, BEGUN) for party in people for one in party),
        )
        connection.executemany(
            "INSERT INTO entry (table_id, seq, at, body) VALUES (?, ?, ?, ?)",
            _entries(tables, scripts, people, kind),
        )
        connection.executemany(
            "INSERT INTO listing (table_id, code, game, public, phase, summary, updated) "
            "VALUES (?, ?, ?, 0, 'running', ?, ?)",
            ((table.id, _code(number), kind.game, _summary(people[number]), BEGUN)
             for number, table in enumerate(tables)),
        )  # fmt: skip
        connection.executemany(
            "INSERT INTO member (table_id, person_id) VALUES (?, ?)",
            (
                (table.id, one.id)
                for table, party in zip(tables, people, strict=True)
                for one in party
            ),
        )
    signed = [
        msgspec.structs.replace(
            table, cookies=[str(sessions.cookie(one.id, _device(one)).value) for one in party]
        )
        for table, party in zip(tables, people, strict=True)
    ]
    return Stock(scripts, signed, kind.real_time)


async def _prepared(path: Path) -> Sessions:
    """Make the database as a server would; who signs its cookies."""
    store = SqliteStore(path)
    await store.open()
    sessions = Sessions(store, secure=False)
    await sessions.open()
    await store.close()
    return sessions


def _table(number: int, scripts: Sequence[Script], kind: Kind) -> StoredTable:
    script = number // 2 % len(scripts)
    if kind.real_time:
        return StoredTable(f"bench-{number}", script, 0, [])
    # Somewhere in the middle, so that not all games end at the same time.
    made = 0 if number % 2 else number * 37 % (len(scripts[script].moves) - 20)
    return StoredTable(f"bench-{number}", script, made, [])


def _device(person: Person) -> str:
    return f"browser of {person.id}"


def _person(table: str, seat: int) -> Person:
    return Person(f"{table}-{seat}", f"Cat {seat + 1}", BEGUN)


def _code(number: int) -> str:
    base = len(_LETTERS)
    return "".join(_LETTERS[number // base**place % base] for place in range(6))


def _summary(people: Sequence[Person]) -> bytes:
    seats = [{"name": one.name, "bot": "", "taken": True} for one in people]
    return msgspec.json.encode({"seats": seats, "options": {}})


def _entries(
    tables: Sequence[StoredTable],
    scripts: Sequence[Script],
    people: Sequence[Sequence[Person]],
    kind: Kind,
) -> Iterator[tuple[str, int, int, bytes]]:
    game = game_named(kind.game)
    for number, table in enumerate(tables):
        party, script = people[number], scripts[table.script]
        first = enumerate(party if kind.first_move else ())
        log: list[e.AnyEntry] = [
            e.Opened(party[0].id, kind.game, _code(number), kind.seats, False, {}),
            *(e.Sat(one.id, seat, one.name) for seat, one in enumerate(party)),
            *(e.Readied(one.id, True) for one in party),
            started(game, {}, script.seed),
            *(e.Moved(one.id, seat, kind.first_move) for seat, one in first),
            *(e.Moved(party[seat].id, seat, move) for seat, move in script.moves[: table.made]),
        ]
        for seq, entry in enumerate(log, 1):
            yield table.id, seq, BEGUN + seq, e.encode(entry)
