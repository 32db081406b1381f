"""Runs the server: uvicorn, with a goodbye to everybody before it stops."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import active_children
from types import FrameType
from typing import Final

import uvicorn

from mastaba.games import boxes_by_game, use_boxes
from mastaba.server.app import make_app
from mastaba.server.config import BadSetting, Settings
from mastaba.server.doorstep import DoorstepProtocol
from mastaba.server.limits import Door
from mastaba.server.mailbag import Mailbag
from mastaba.server.open_files import allow_many_files
from mastaba.server.service import Service
from mastaba.server.tidying import look_at_small_heaps
from mastaba.server.wire import TableProtocol
from mastaba.tables.doorbell import DoorbellUnavailable
from mastaba.tables.store import StoreUnavailable

STOP_SECONDS: Final = 10
WRITER_WAITS: Final = 0.0005
"""Seconds that the thread that writes waits for its turn while the event loop is busy."""


class MastabaServer(uvicorn.Server):
    """Calls `listening` once clients can come, and tells everybody when it stops."""

    def __init__(self, settings: Settings, listening: Callable[[], None]) -> None:
        app, self.service = make_app(settings)
        super().__init__(_config(app, settings))
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever is asked to stop ends like any program, and tidies up what it has started."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.service.say_goodbye()
        await super().shutdown(sockets)


def _config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=partial(DoorstepProtocol, Door(), settings.limits),  # type: ignore[arg-type]
        ws=partial(TableProtocol, Mailbag()),  # type: ignore[arg-type]
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=settings.compress,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def serve(settings: Settings, listen: socket.socket, listening: Callable[[], None]) -> None:
    """Serve until somebody asks to stop; BadSetting if store or doorbell cannot be reached."""
    use_boxes(boxes_by_game(settings.boxes))
    allow_many_files()
    sys.setswitchinterval(WRITER_WAITS)
    server = MastabaServer(settings, listening)
    look_at_small_heaps()
    try:
        with listen, asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_start(server.service))
            runner.run(server.serve([listen]))
    finally:
        # Nobody waits any more for what bots think and builders build.
        for worker in active_children():
            worker.kill()


async def _start(service: Service) -> None:
    try:
        await service.start()
    except StoreUnavailable as error:
        raise BadSetting(f"database: {error}") from error
    except DoorbellUnavailable as error:
        raise BadSetting(f"redis: {error}") from error
