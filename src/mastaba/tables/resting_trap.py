"""How a table's trap is shown while no hand is in it: the film of its pour, then how it lies."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from mastaba.tables.builders import Still
from mastaba.tables.live import Viewer
from mastaba.tables.running_pull import lies_of

if TYPE_CHECKING:
    from mastaba.tables.pulls import Keeper

FILM: Final = 1 / 30

_encode: Final = msgspec.json.Encoder().encode


class RestingTrap:
    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._still: Still | None = None
        self._still_of: tuple[bytes, int | None] | None = None
        self._film: Sequence[bytes] = ()

    def play(self, frames: Sequence[bytes]) -> None:
        """Show how the trap came to lie like this, until somebody pulls."""
        if frames:
            self._film = frames
            self._keeper.pulls.scribe.spawn(self._play_film(frames))

    async def _play_film(self, frames: Sequence[bytes]) -> None:
        for frame in frames:
            if self._film is not frames:
                return
            self._send_frame(frame)
            await asyncio.sleep(FILM)
        self._film = ()
        if self._still is not None and self._keeper.run is None:
            self._send_frame(self._still.frame)

    def stop_film(self) -> None:
        self._film = ()

    def _send_frame(self, frame: bytes) -> None:
        for viewer in self._keeper.live.viewers:
            viewer.send_frame(frame)

    def show(self, colour: int | None) -> None:
        """Show how it lies, and how the stones of a colour do."""
        trap = self._keeper.live.table.trap
        assert trap is not None
        wanted = (trap.trap, colour)
        if self._still_of != wanted:
            self._still, self._still_of = None, wanted
            self._keeper.pulls.scribe.spawn(self._look_and_show(wanted))

    async def _look_and_show(self, wanted: tuple[bytes, int | None]) -> None:
        still = await self._keeper.pulls.builders.still(*wanted)
        if self._still_of == wanted:
            self._still = still
            for viewer in list(self._keeper.live.viewers):
                self.show_to(viewer)

    def show_to(self, viewer: Viewer) -> None:
        if self._still is None:
            return
        run, asked = self._keeper.run, self._keeper.asked()
        if run is None and not self._film and not self._keeper.afar.runs(asked):
            viewer.send_frame(self._still.frame)
        touched = run.touched if run is not None else asked is not None and asked.touched
        if self._still.lies and not touched:
            viewer.send(_encode(lies_of(self._still.lies)))
