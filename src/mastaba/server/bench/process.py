"""Processes of the bench: on a core of their own, told what to do, and looked at from outside."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

START_WITHIN: Final = 60.0
ANSWER_WITHIN: Final = 180.0
LONGEST_COMPLAINT: Final = 1000
SERVER: Final = 0
PLAYERS: Final = 1


class BenchFailed(RuntimeError):
    """A process of the bench has died or does not answer."""


class Child:
    """A process that answers each line with a line."""

    def __init__(self, process: Process, what: str, log: Path) -> None:
        self._process = process
        self._what = what
        self._log = log

    @classmethod
    async def start(
        cls,
        what: str,
        role: int,
        command: Sequence[str],
        folder: Path,
        env: Mapping[str, str] | None = None,
    ) -> Child:
        """Its complaints go to a file in the folder, named after what it is."""
        plain = {name: value for name, value in os.environ.items() if not _is_ours(name)}
        path = folder / f"{what}.log"
        with path.open("ab") as log, _on_core(role):
            process = await asyncio.create_subprocess_exec(
                *_on_a_leash(command),
                stdin=PIPE if role == PLAYERS else DEVNULL,
                stdout=PIPE,
                stderr=log,
                cwd=folder,
                env={**plain, **(env or {})},
                limit=64 * 1024 * 1024,
            )
        return cls(process, what, path)

    async def line(self, within: float) -> str:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(within):
                line = await self._process.stdout.readline()
        except TimeoutError as error:
            raise self._failed(f"does not answer within {within:.0f} s") from error
        if not line:
            raise self._failed("has ended")
        return line.decode()

    def _failed(self, how: str) -> BenchFailed:
        complaints = self._log.read_text(errors="replace").strip()[-LONGEST_COMPLAINT:]
        return BenchFailed(f"{self._what} {how}" + (f": {complaints}" if complaints else ""))

    async def ask(self, **order: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        await self._process.stdin.drain()
        answer: dict[str, Any] = msgspec.json.decode(await self.line(ANSWER_WITHIN))
        return answer

    async def stop(self) -> None:
        if self._process.returncode is None:
            self._process.terminate()
            try:
                async with asyncio.timeout(20):
                    await self._process.wait()
            except TimeoutError:
                self._process.kill()
        await self._process.wait()

    # --- what it costs; only Linux tells ---

    def cpu_seconds(self) -> float | None:
        try:
            stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        except OSError:
            return None
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def memory_bytes(self) -> int | None:
        try:
            pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        except OSError:
            return None
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _on_a_leash(command: Sequence[str]) -> Sequence[str]:
    """The command, ended by the system when the bench is killed; where the system can do that."""
    setpriv = shutil.which("setpriv")
    return command if setpriv is None else [setpriv, "--pdeathsig", "TERM", *command]


def _is_ours(name: str) -> bool:
    return name.startswith("MASTABA")


@contextmanager
def _on_core(role: int) -> Iterator[None]:
    """A server has one core for itself, the players all others; a child keeps its parent's."""
    if sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2:
        yield
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1] if role == SERVER else cores[1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
