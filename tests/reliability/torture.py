"""Kill a server again and again while many tables are played, and prove that nothing is lost.

python -m tests.reliability.torture --tables 50 --kills 20
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from tests.reliability.parties import Parties
from tests.reliability.players import Stage
from tests.reliability.proof import Found, kept_by_sqlite, prove
from tests.reliability.servers import COMMAND, ServerProcess

EARLY_KILLS = 2
"""So many kills fall while people still sign in and sit down."""


class Report(msgspec.Struct):
    """The measured numbers of one run."""

    seconds: float
    kills: int
    slowest_start: float
    median_start: float
    players: int
    found: Found
    lost_lines: int
    lost_answers: int
    found_again: int
    refusals: dict[str, int]
    median_wait: float
    longest_wait: float


async def torture(
    folder: Path,
    tables: int,
    kills: int,
    seed: int = 1,
    promises: int = 0,
    uptime: tuple[float, float] = (0.3, 2.5),
    patience: float = 60.0,
    command: Sequence[str] = COMMAND,
) -> Report:
    """Play, kill and start again; AssertionError tells what was lost.

    The first two kills come soon. Before each of the others everybody has come back and so many
    more promises have been made, however long that takes.
    """
    began = time.monotonic()
    database = folder / "mastaba.db"
    server = ServerProcess(folder, command=command, database=f"sqlite:///{database}")
    stage = Stage(seed)
    parties = Parties(stage, [server.url], tables, racing=False)
    await server.start()
    try:
        arriving = asyncio.create_task(parties.begin())
        for number in range(kills):
            await asyncio.sleep(stage.chance.uniform(*uptime))
            parties.check_alive()
            if number >= EARLY_KILLS and promises:
                async with asyncio.timeout(patience):
                    await arriving
                await parties.all_are_there(patience)
                await parties.more_promises(promises, patience)
            if number % 2:
                await stage.a_move_is_under_way(patience)
            server.kill()
            await server.start()
        async with asyncio.timeout(patience):
            await arriving
        await parties.all_go_on(patience)
        await parties.games_end(1, patience)
        await parties.come_to_rest(lambda: asyncio.to_thread(kept_by_sqlite, database), patience)
        await parties.leave()
        await server.stop()
    finally:
        server.kill()
        await parties.leave()
    assert not server.complaints(), server.complaints()
    found = prove(kept_by_sqlite(database), parties.players)
    assert found.ended == found.finished
    return report(time.monotonic() - began, server, parties, found)


def report(seconds: float, server: ServerProcess, parties: Parties, found: Found) -> Report:
    players, waits = parties.players, parties.stage.waits
    refusals: dict[str, int] = {}
    for player in players:
        for key, times in player.refusals.items():
            refusals[key] = refusals.get(key, 0) + times
    return Report(
        seconds=seconds,
        kills=len(server.starts) - 1,
        slowest_start=max(server.starts),
        median_start=statistics.median(server.starts),
        players=len(players),
        found=found,
        lost_lines=sum(player.lost_lines for player in players),
        lost_answers=sum(player.lost_answers for player in players),
        found_again=sum(player.found_again for player in players),
        refusals=refusals,
        median_wait=statistics.median(waits),
        longest_wait=max(waits),
    )


def lines(report: Report) -> list[str]:
    found = report.found
    return [
        f"{report.kills} kills in {report.seconds:.0f} s",
        f"a start took {report.median_start:.1f} s (median), {report.slowest_start:.1f} s at most",
        f"{report.players} clients at {found.tables} tables, {found.finished} of them finished",
        f"{found.entries} entries: {found.moves} moves of people, {found.bot_moves} of bots",
        f"{found.promises} acknowledged wishes, all in the log at their seq",
        f"{found.sights} views of clients, all as the log says",
        f"{report.lost_lines} lines and {report.lost_answers} answers were lost with a server",
        f"{report.found_again} moves without an answer had been written, and were found again",
        f"a wish took {report.median_wait * 1000:.0f} ms (median), crashes included",
        f"the slowest took {report.longest_wait:.1f} s",
        f"refused: {report.refusals}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="played at the same time")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--uptime", type=float, nargs=2, default=(0.5, 4.0), help="seconds between kills: from, to"
    )
    parser.add_argument("--patience", type=float, default=300.0, help="seconds to end in")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mastaba-torture-") as folder:
        measured = asyncio.run(
            torture(
                Path(folder),
                given.tables,
                given.kills,
                given.seed,
                uptime=tuple(given.uptime),
                patience=given.patience,
            )
        )
    Console().print("\n".join(["Nothing was lost.", *lines(measured)]), highlight=False)


if __name__ == "__main__":
    main()
