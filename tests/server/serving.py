"""A real server on a free port, with a real database, in a thread of the test process."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from mastaba.server.config import Settings, settings
from mastaba.server.listening import listener
from mastaba.server.running import MastabaServer
from mastaba.server.service import Service

_Result = TypeVar("_Result")

PATIENCE: Final = 120.0
"""Seconds after which a test gives up, however busy the machine is."""


class Running:
    """A server that listens at `url` until `stop`."""

    def __init__(self, chosen: Settings) -> None:
        self._up = threading.Event()
        self._server = MastabaServer(chosen, self._up.set)
        self._listen = listener(chosen)
        self.port: int = self._listen.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def service(self) -> Service:
        return self._server.service

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            self._loop = runner.get_loop()
            runner.run(self._server.serve([self._listen]))

    def do(self, work: Coroutine[Any, Any, _Result]) -> _Result:
        """Let the server do something that no client can ask for, in its own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def send_from_narrow_lines(self, size: int) -> None:
        """From now on, a line holds so many bytes that its reader has not taken, more or less."""
        self._listen.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)

    def start(self) -> None:
        self._thread.start()
        assert self._up.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"


@contextmanager
def serving(folder: Path, limits: dict[str, Any] | None = None, **given: Any) -> Iterator[Running]:
    """A server whose bots do not pause, with the limits and settings that are given."""
    chosen = settings(
        {
            "host": "127.0.0.1",
            "port": 0,
            "database": f"sqlite:///{folder}/mastaba.db",
            "bot_pace": (0.0, 0.0),
            "bot_budget": 20.0,
            "limits": {"requests_per_second": 1000, "messages_per_second": 1000, **(limits or {})},
            **given,
        }
    )
    running = Running(chosen)
    running.start()
    try:
        yield running
    finally:
        running.stop()
