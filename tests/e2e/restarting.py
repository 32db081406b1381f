"""A server that can be stopped and started while people are at its tables."""

from __future__ import annotations

from pathlib import Path

from tests.server.serving import Running, serving


class Restarting:
    """A server that can go away and come back at the same address, with the same database."""

    def __init__(self, folder: Path, client: Path) -> None:
        self._folder = folder
        self._client = client
        self._port = 0
        self.start()

    def start(self) -> None:
        self._serving = serving(self._folder, client=self._client, port=self._port)
        self.running: Running = self._serving.__enter__()
        self._port = self.running.port

    def stop(self) -> None:
        self._serving.__exit__(None, None, None)
