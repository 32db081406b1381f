"""A plain server of boardgame.io with players of its own, for comparison.

It does the same exchange: four players at a table are told what each of them sees in games that our
bots have played, and go on at another table over new connections when a game is over. No rules are
worked out, nothing is checked and nothing is kept but in memory. It also plays a game whose state
is one number, to show what the exchange costs it at the least.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from mastaba.server.bench.process import PLAYERS, SERVER, START_WITHIN, Child

VERSION: Final = "0.50.2"
SCRIPTS: Final = Path(__file__).parent / "peer"
INSTALL_WITHIN: Final = 180


class NotHere(RuntimeError):
    """boardgame.io cannot be measured on this machine; the message says why."""


def installed() -> Path:
    """The folder where boardgame.io is installed, outside of any project."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NotHere("node and npm are not installed")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    home = cache / "mastaba" / f"boardgame.io-{VERSION}"
    if not (home / "node_modules" / "boardgame.io" / "package.json").exists():
        home.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--prefix", str(home), "--no-audit", "--no-fund"]
        _run([*command, f"boardgame.io@{VERSION}"], home)
    return home


def _run(command: list[str], folder: Path) -> None:
    try:
        subprocess.run(
            command, cwd=folder, check=True, capture_output=True, timeout=INSTALL_WITHIN, text=True
        )
    except subprocess.CalledProcessError as error:
        reason = (error.stderr.strip().splitlines() or ["npm has failed"])[-1]
        raise NotHere(f"boardgame.io cannot be installed: {reason}") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotHere(f"boardgame.io cannot be installed: {error}") from error


def _environment(home: Path) -> dict[str, str]:
    return {"NODE_PATH": str(home / "node_modules"), "NODE_ENV": "production"}


async def start(home: Path, folder: Path, games: Path | None) -> Child:
    """Its server, with its own in-memory storage; `games`: what seats see, None for a number."""
    command = ["node", str(SCRIPTS / "server.cjs"), *([] if games is None else [str(games)])]
    return await Child.start("boardgame.io", SERVER, command, folder, _environment(home))


async def address_of(server: Child) -> str:
    while True:
        line = await server.line(START_WITHIN)
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]


async def players(home: Path, folder: Path, address: str, pace: float, moves: int) -> Child:
    """Its players, whose games have so many moves."""
    command = ["node", str(SCRIPTS / "load.cjs"), address, str(pace), str(moves)]
    return await Child.start("their players", PLAYERS, command, folder, _environment(home))
