"""`mastaba serve` as a process of its own: started, killed, stopped, and started again."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

COMMAND = [sys.executable, "-c", "from mastaba.cli import main; main()"]
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0

# Everybody comes from one address here, and plays faster than people do.
LIMITS = {
    "messages_per_second": 1000,
    "message_burst": 1000,
    "sockets_per_address": 5000,
    "requests_per_second": 1000,
    "request_burst": 5000,
    "new_people_per_minute": 60_000,
    "new_people_burst": 5000,
    "tables_per_hour": 5000,
}


class Program(NamedTuple):
    """What is started, where, and which limits it knows."""

    command: Sequence[str] = COMMAND
    folder: Path = ROOT
    limits: Mapping[str, int] = LIMITS


class ServerProcess:
    """One server, always on the same port; `kills` and `starts` tell what it went through. Between
    a stop and a start it may become another `program`."""

    def __init__(
        self,
        folder: Path,
        name: str = "server",
        command: Sequence[str] = COMMAND,
        **settings: str,
    ) -> None:
        self.port = lasting_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"{name}.log"
        self.kills = 0
        self.starts: list[float] = []
        """How many seconds each start took."""
        self.program = Program(command)
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start, and wait until it listens."""
        began = time.monotonic()
        program = self.program
        command = [*program.command, "serve"]
        if setpriv := shutil.which("setpriv"):
            # So that it stops even if the tests are killed.
            command = [setpriv, "--pdeathsig", "KILL", *command]
        limits = [
            part for name, most in program.limits.items() for part in ("--limit", f"{name}={most}")
        ]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--bot-pace", "0", "0", "--bot-budget", "20", *limits],
                cwd=program.folder,
                env=self._environment(),
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            first = await asyncio.to_thread(self._process.stdout.readline)
        assert str(self.port).encode() in first, (first, self.log.read_text())
        self.starts.append(time.monotonic() - began)

    def _environment(self) -> dict[str, str]:
        plain = {name: value for name, value in os.environ.items() if "MASTABA" not in name}
        settings = {f"MASTABA_{name.upper()}": value for name, value in self._settings.items()}
        return {**plain, "MASTABA_HOST": "127.0.0.1", "MASTABA_PORT": str(self.port), **settings}

    @property
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As a crash does: at once, in the middle of whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._forget(self._process)
            self.kills += 1

    async def stop(self) -> int:
        """As an operator does; how it ended."""
        assert self._process is not None
        process = self._process
        process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(process.wait, PATIENCE)
        self._forget(process)
        return code

    def _forget(self, process: subprocess.Popen[bytes]) -> None:
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None

    def complaints(self) -> list[str]:
        """What it has logged that nobody should ever see."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if "Traceback" in line or " ERROR" in line]


def lasting_port() -> int:
    """A free port that nobody takes between a crash and the next start.

    It is below those that systems hand out by themselves.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
