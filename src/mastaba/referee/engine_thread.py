"""Work on a thread of the engine's own, where its steps run at once.

From any other thread the engine hands each step to a thread of its pool and waits for it: two
switches of threads, 240 times a second and pull. On a thread of a pool it steps on the spot. The
one door to such a thread is a callback, so a small world makes two balls touch and calls.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

import rapier3d as rapier

_Result = TypeVar("_Result")
_here = threading.local()


def is_here() -> bool:
    """Is this a thread of the engine?"""
    return bool(getattr(_here, "engine", False))


def on_engine_thread(work: Callable[[], _Result]) -> _Result:
    """What comes of the work, done on a thread of the engine."""
    if is_here():
        return work()
    caller = _Caller(work)
    door = rapier.PhysicsWorld()
    door.set_num_threads(1)
    door.event_handler = caller  # type: ignore[assignment]
    for _ in range(2):
        ball = rapier.Collider.ball(1.0).active_events(rapier.ActiveEvents.COLLISION_EVENTS)
        door.add_body(rapier.RigidBody.dynamic(), [ball])
    door.step()
    return caller.results[0]


class _Caller(Generic[_Result]):
    """Does the work when the balls touch; what it raises, the engine raises after its step."""

    def __init__(self, work: Callable[[], _Result]) -> None:
        self._work = work
        self.results: list[_Result] = []

    def handle_collision_event(self, *_: object) -> None:
        _here.engine = True
        try:
            self.results.append(self._work())
        finally:
            _here.engine = False
