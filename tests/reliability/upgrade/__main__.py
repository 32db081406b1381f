"""Play with earlier versions, with this one and with those of later rules and later physics, all on
one database: once stopped politely, once killed.

python -m tests.reliability.upgrade e568dde 3204fda
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from tests.reliability.upgrade.drill import Stop, Update, Way
from tests.reliability.upgrade.report import table_of
from tests.reliability.upgrade.versions import (
    LATER_PHYSICS,
    LATER_RULES,
    Version,
    earlier_version,
    later_version,
    this_version,
)


async def gone_through(folder: Path, stop: Stop, versions: Sequence[Version]) -> list[Update]:
    way = Way(folder, stop, seed=1)
    try:
        await way.begin(versions[0])
        for version in versions[1:]:
            await way.become(version)
    finally:
        await way.end()
    return way.updates


async def drill(folder: Path, earlier: Sequence[Version], stops: Sequence[Stop]) -> list[Update]:
    versions = [
        *earlier,
        this_version(),
        later_version("later rules", folder / "rules", LATER_RULES),
        later_version("later physics", folder / "physics", LATER_RULES + LATER_PHYSICS),
    ]
    ways = [gone_through(folder / stop, stop, versions) for stop in stops]
    return [update for updates in await asyncio.gather(*ways) for update in updates]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="+", help="the versions to begin with, one after the other")
    parser.add_argument("--stop", choices=("SIGTERM", "kill -9"), help="only this way to stop")
    parser.add_argument("--keep", type=Path, help="a folder for databases and logs, to look at")
    given = parser.parse_args()
    stops: tuple[Stop, ...] = (given.stop,) if given.stop else ("SIGTERM", "kill -9")
    began = time.monotonic()
    earlier = [earlier_version(commit) for commit in given.commit]
    with tempfile.TemporaryDirectory(prefix="mastaba-upgrade-") as temporary:
        folder = given.keep or Path(temporary)
        folder.mkdir(exist_ok=True)
        updates = asyncio.run(drill(folder, earlier, stops))
    console = Console(width=60 + 16 * len(updates))
    console.print(table_of(updates), highlight=False)
    console.print(f"{time.monotonic() - began:.0f} s", highlight=False)


if __name__ == "__main__":
    main()
