"""What falls, when the world is at rest, and when grace has run out (TOMB-DT-20 to TOMB-DT-25)."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.referee.model import Model
from mastaba.referee.verdict import PullEvent
from mastaba.referee.world import ON_GROUND, Touch, World


class Judge:
    """Watches one world."""

    def __init__(self, model: Model, world: World) -> None:
        self.fallers: list[tuple[int, int]] = []
        """(tick, thing), in the order of falling."""
        self._model = model
        self._world = world
        self._quiet_since: int | None = None
        self._waiting_since = 0
        self.at_rest = True

    def falls(self, touches: Sequence[Touch], tick: int) -> list[PullEvent]:
        """TOMB-SLIDE-01 to TOMB-SLIDE-04, TOMB-DT-20: sceptre or stone touches the ground;
        TOMB-TRAP-14: shifting and touching the bowl are harmless."""
        begun = [touch.thing for touch in touches if touch.by == ON_GROUND and touch.begun]
        return self._note(begun, tick)

    def leavers(self, tick: int) -> list[PullEvent]:
        """TOMB-DT-03: who leaves the play volume has touched the ground."""
        return self._note(self._world.outside(), tick)

    def _note(self, things: Sequence[int], tick: int) -> list[PullEvent]:
        if not things:
            return []
        known = {thing for _, thing in self.fallers}
        new = sorted(set(things) - known)
        self.fallers += [(tick, thing) for thing in new]
        return [PullEvent(tick, "fell", thing) for thing in new]

    def look(self, tick: int) -> bool:
        """TOMB-DT-23: looked at each frame; has the world just come to rest?"""
        rest = self._model.rest
        if self._world.quick(rest.speed, rest.turning):
            self._quiet_since = None
            self.at_rest = False
            return False
        if self._quiet_since is None:
            self._quiet_since = tick
        was = self.at_rest
        self.at_rest = tick - self._quiet_since >= self._model.ticks(rest.time)
        return self.at_rest and not was

    def wait_for_rest(self, tick: int) -> None:
        """TOMB-DT-24: the grace time begins."""
        self._waiting_since = tick
        self._quiet_since = None
        self.at_rest = False

    def graceful(self, tick: int) -> bool:
        """TOMB-DT-24: has the world come to rest, or 3 s passed?"""
        waited = tick - self._waiting_since
        return self.at_rest or waited >= self._model.ticks(self._model.rest.grace)
