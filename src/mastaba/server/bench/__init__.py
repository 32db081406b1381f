"""How many tables one server process holds, beside a server of boardgame.io in the same run."""

from __future__ import annotations

import asyncio
import os
import platform
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

import msgspec

from mastaba.server.bench import boardgame_io
from mastaba.server.bench.process import PLAYERS, SERVER, START_WITHIN, BenchFailed, Child
from mastaba.server.bench.rush import rushed_scripts
from mastaba.server.bench.stored import (
    RUSH,
    SCRIPTS,
    TURNS,
    Kind,
    Stock,
    fill,
    played_scripts,
    sights,
)
from mastaba.server.open_files import allow_many_files

TOLD_WITHIN: Final = 0.050
"""Seconds in which 99 of 100 moves have to be told to everybody at the table."""
LADDER: Final = (
    *(25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450),
    *(500, 550, 600, 700, 800, 1000),
)
RUSH_LADDER: Final = (5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
"""Tables of five in real time, with 15 commands a second each."""
TRIES: Final = 3
"""A machine has other things to do now and then, so a step that fails is tried again."""
WARM_UP: Final = 1.0
PEER: Final = "boardgame.io"
PEER_AT_LEAST: Final = "boardgame.io, one number"
"""Its state is as small as can be: what the exchange costs it at the least."""
PEER_SCRIPTS: Final = 4

Figures = dict[str, Any]
Progress = Callable[[str], None]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to measure: which game, which numbers of tables, for how many seconds each. `pace` is
    moves a second of each player where they take turns; `stored` is how many tables lie in the
    store when the server starts; `asking`: before each move its player asks for the legal ones.
    Everything is measured `rounds` times in turns: a machine is not always equally fast."""

    game: str = TURNS.game
    ladder: tuple[int, ...] = LADDER
    seconds: float = 5.0
    pace: float = 2.0
    stored: int = 10_000
    asking: bool = False
    peer: bool = True
    rounds: int = 1

    @property
    def kind(self) -> Kind:
        return RUSH if self.game == RUSH.game else TURNS

    def __post_init__(self) -> None:
        if self.game not in (TURNS.game, RUSH.game):
            raise BadPlan(f"{self.game!r} is not measured; try {TURNS.game} or {RUSH.game}")
        if not self.ladder or min(self.ladder) < 1 or list(self.ladder) != sorted(self.ladder):
            raise BadPlan("the numbers of tables to try have to grow, such as 25,50,100")
        if self.stored < 4 * self.ladder[-1]:
            raise BadPlan(
                f"{self.stored} stored tables are too few to play at {self.ladder[-1]} of them and "
                f"to go on at others: store at least {4 * self.ladder[-1]}"
            )


class BadPlan(ValueError):
    """A plan that cannot be followed; the message says what would do."""


async def bench(plan: Plan, serve: Sequence[str], progress: Progress) -> Figures:
    """All figures; `serve` is the command that starts a server. SIGTERM ends it, with all that it
    has started."""
    allow_many_files()
    _end_politely()
    with tempfile.TemporaryDirectory(prefix="mastaba-bench-") as name:
        folder = Path(name)
        figures: Figures = {"machine": _machine(folder), "plan": msgspec.structs.asdict(plan)}
        rounds = []
        for number in range(plan.rounds):
            place = folder / f"round-{number + 1}"
            place.mkdir()
            rounds.append(await _round(plan, serve, place, progress))
        figures |= _middle(rounds)
        figures["rounds"] = rounds
        figures["machine"]["load_after"] = _load()
    return figures


async def _round(plan: Plan, serve: Sequence[str], folder: Path, progress: Progress) -> Figures:
    figures: Figures = {"mastaba": await _ours(plan, serve, folder, progress)}
    if plan.peer and not plan.kind.real_time:
        scripts = await asyncio.to_thread(played_scripts, PEER_SCRIPTS)
        games = folder / "games.json"
        games.write_bytes(msgspec.json.encode([sights(script) for script in scripts]))
        moves = round(mean(len(script.moves) for script in scripts))
        for name, file in ((PEER, games), (PEER_AT_LEAST, None)):
            progress(f"{name}: installing it, if need be")
            figures[name] = await _theirs(plan, folder, progress, name, file, moves)
        figures["ratio"] = _ratio(figures["mastaba"], figures[PEER])
        figures["ratio_at_least"] = _ratio(figures["mastaba"], figures[PEER_AT_LEAST])
    return figures


def _middle(rounds: Sequence[Figures]) -> Figures:
    """The round in the middle: by how many times more tables we hold, or how many we hold."""

    def place(figures: Figures) -> float:
        ratio = figures.get("ratio")
        return float(ratio["tables"] if ratio else figures["mastaba"]["tables_held"])

    return sorted(rounds, key=place)[(len(rounds) - 1) // 2]


def _end_politely() -> None:
    """Let SIGTERM do what Ctrl+C does: cancel, so that everything is cleaned up."""
    bench = asyncio.current_task()
    if bench is not None and sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, bench.cancel)


def _machine(folder: Path) -> Figures:
    return {
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "commit_ms": round(_commit_seconds(folder) * 1000, 2),
        "load_before": _load(),
    }


def _load() -> float | None:
    """How many processes want to run: more than the cores, and they are in each other's way."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def _commit_seconds(folder: Path) -> float:
    """How long this disk takes to make one small thing durable."""
    took = []
    with closing(sqlite3.connect(folder / "disk.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE thing (number INTEGER)")
        for number in range(31):
            begun = time.perf_counter()
            connection.execute("INSERT INTO thing VALUES (?)", (number,))
            took.append(time.perf_counter() - begun)
    return median(took)


# --- ours ---


async def _ours(plan: Plan, serve: Sequence[str], folder: Path, progress: Progress) -> Figures:
    progress("Starting with an empty store")
    server, empty_start, _address = await _start(serve, folder, "empty")
    empty_memory = server.memory_bytes()
    await server.stop()
    progress(f"Writing {plan.stored} tables")
    stock = await asyncio.to_thread(_stock, plan, folder / "full.db")
    progress("Starting with all of them")
    server, start, address = await _start(serve, folder, "full")
    try:
        memory = server.memory_bytes()
        steps = await _climb(
            plan, server, await _players(plan, stock, address, folder), "Mastaba", progress
        )
    finally:
        await server.stop()
    return {
        **_summary(steps, memory, plan.kind.seats),
        "start_seconds": round(empty_start, 2),
        "start_memory_mb": _mb(empty_memory),
        "stored_tables": plan.stored,
        "stored_start_seconds": round(start, 2),
        "stored_start_memory_mb": _mb(memory),
        "steps": steps,
    }


def _stock(plan: Plan, path: Path) -> Stock:
    scripts = (rushed_scripts if plan.kind.real_time else played_scripts)(
        min(SCRIPTS, plan.stored // 2)
    )
    return fill(path, plan.stored, scripts, plan.kind)


async def _start(
    serve: Sequence[str], folder: Path, name: str
) -> tuple[Child, float, tuple[str, int]]:
    """A server that listens; how long that took, and where it is."""
    begun = time.perf_counter()
    # Everybody comes from one address here, and people do not change their tables this often.
    limits = (
        "sockets_per_address=1000000",
        "requests_per_second=1000000",
        "request_burst=1000000",
        "messages_per_second=1000",
        "tables_per_hour=1000000",
        # No bot plays on at a table that was left.
        "away_seconds=1000000",
    )
    command = [
        *(*serve, "--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{name}.db"),
        *(part for limit in limits for part in ("--limit", limit)),
    ]
    server = await Child.start("mastaba", SERVER, command, folder)
    try:
        line = await server.line(START_WITHIN)
        took = time.perf_counter() - begun
        found = re.search(r"http://(127\.0\.0\.1):(\d+)", line)
        if found is None:
            raise BenchFailed(f"the server does not say where it is: {line!r}")
    except BenchFailed:
        await server.stop()
        raise
    return server, took, (found[1], int(found[2]))


async def _players(plan: Plan, stock: Stock, address: tuple[str, int], folder: Path) -> Child:
    file = folder / "stock.json"
    file.write_bytes(msgspec.json.encode(stock))
    host, port = address
    asking = "asking" if plan.asking else "playing"
    command = [sys.executable, "-m", "mastaba.server.bench.load"]
    command += [str(file), host, str(port), str(plan.pace), asking]
    return await Child.start("players", PLAYERS, command, folder)


# --- theirs ---


async def _theirs(
    plan: Plan, folder: Path, progress: Progress, name: str, games: Path | None, moves: int
) -> Figures:
    try:
        home = await asyncio.to_thread(boardgame_io.installed)
    except boardgame_io.NotHere as error:
        return {"missing": str(error)}
    server = await boardgame_io.start(home, folder, games)
    try:
        address = await boardgame_io.address_of(server)
        memory = server.memory_bytes()
        players = await boardgame_io.players(home, folder, address, plan.pace, moves)
        steps = await _climb(plan, server, players, name, progress)
    except BenchFailed as error:
        return {"missing": str(error)}
    finally:
        await server.stop()
    return {**_summary(steps, memory, TURNS.seats), "version": boardgame_io.VERSION, "steps": steps}


# --- step by step ---


async def _climb(
    plan: Plan, server: Child, players: Child, what: str, progress: Progress
) -> list[Figures]:
    """More and more tables, until too many moves take too long."""
    steps: list[Figures] = []
    try:
        for tables in plan.ladder:
            progress(f"{what}: {tables} tables")
            await players.ask(do="open", tables=tables)
            await asyncio.sleep(WARM_UP)
            tries = [await _step(plan, server, players, tables)]
            while not tries[-1]["held"] and len(tries) < TRIES:
                tries.append(await _step(plan, server, players, tables))
            steps.append(tries[-1])
            if not tries[-1]["held"]:
                break
    finally:
        await players.stop()
    return steps


async def _step(plan: Plan, server: Child, players: Child, tables: int) -> Figures:
    cpu = server.cpu_seconds()
    heard = await players.ask(do="play", seconds=plan.seconds)
    spent = None if cpu is None else (server.cpu_seconds() or cpu) - cpu
    waits = sorted(heard["waits"])
    p99 = _share(waits, 0.99)
    return {
        "tables": tables,
        "held": bool(waits) and p99 <= TOLD_WITHIN and not heard["untold"] + heard["refused"],
        "p50_ms": round(_share(waits, 0.5) * 1000, 1),
        "p99_ms": round(p99 * 1000, 1),
        "worst_ms": round((waits[-1] if waits else 0.0) * 1000, 1),
        "moves": heard["moves"],
        "untold": heard["untold"],
        "refused": heard["refused"],
        "games_ended": heard["changed"],
        "moves_per_second": round(heard["moves"] / heard["seconds"]),
        "messages_per_second": round((heard["sent"] + heard["heard"]) / heard["seconds"]),
        "cpu_us_per_move": None if spent is None else round(spent / heard["moves"] * 1e6),
        "server_cores": None if spent is None else round(spent / heard["seconds"], 2),
        "players_cores": round(heard["cpu"] / heard["seconds"], 2),
        "memory_mb": _mb(server.memory_bytes()),
    }


def _share(waits: Sequence[float], share: float) -> float:
    return waits[min(len(waits) - 1, int(len(waits) * share))] if waits else 0.0


def _summary(steps: Sequence[Figures], start_memory: int | None, seats: int) -> Figures:
    held = [step for step in steps if step["held"]]
    best = held[-1] if held else None
    memory = None
    if best is not None and best["memory_mb"] is not None:
        memory = round((best["memory_mb"] - (_mb(start_memory) or 0)) * 1024 / best["tables"])
    return {
        "tables_held": best["tables"] if best else 0,
        "seats": seats,
        "players_held": seats * best["tables"] if best else 0,
        "moves_per_second": best["moves_per_second"] if best else 0,
        "messages_per_second": best["messages_per_second"] if best else 0,
        "memory_per_table_kb": memory,
    }


def _ratio(ours: Figures, theirs: Figures) -> Figures | None:
    """How many times more tables we hold, and how much less a move costs at the same number."""
    if "missing" in theirs or not theirs["tables_held"]:
        return None
    both = {step["tables"]: step for step in theirs["steps"] if step["held"]}
    shared = [step for step in ours["steps"] if step["held"] and step["tables"] in both]
    ratio: Figures = {"tables": round(ours["tables_held"] / theirs["tables_held"], 2)}
    if shared and shared[-1]["cpu_us_per_move"]:
        step = shared[-1]
        ratio["compared_at_tables"] = step["tables"]
        theirs_cpu = both[step["tables"]]["cpu_us_per_move"]
        ratio["cpu_per_move"] = round(theirs_cpu / step["cpu_us_per_move"], 2)
    return ratio


def _mb(size: int | None) -> float | None:
    return None if size is None else round(size / 1024 / 1024, 1)
