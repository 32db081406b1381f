"""Who gets a place in the pull hall, by what pulls cost there."""

from __future__ import annotations

import pytest

from mastaba.tables import hall_words as words
from mastaba.tables.hall import Hall, Waiting, Worker
from tests.referee.scenes import RED, state, trap
from tests.tables.event_loop import in_event_loop

TRAP = trap({RED: state((0.0, 0.0, 20.0))}).snapshot()


class Guest:
    def __init__(self, hall: Hall) -> None:
        self.told: list[int | str] = []
        """How many were ahead, and that it began."""
        enter = words.Enter(hall.next_id(), TRAP, RED, None, b"", "", bytes(32))
        self.place: Waiting = hall.come(enter, self)

    @property
    def worker(self) -> Worker:
        assert self.place.worker is not None
        return self.place.worker

    def waits(self, ahead: int) -> None:
        self.told.append(ahead)

    def begins(self) -> None:
        self.told.append("began")

    def hears(self, word: words.FromWorker) -> None: ...

    def is_dropped(self) -> None: ...


@pytest.mark.rule("TOMB-DT-36")
@in_event_loop
async def test_there_are_as_many_places_as_pulls_can_be_stepped_in_time() -> None:
    hall = Hall(workers=2, places=3)
    try:
        first, second = Guest(hall), Guest(hall)
        assert first.worker is not second.worker
        # One frame takes most of a worker's time: it has no place for another pull.
        first.worker.heard([words.Load(0, 9.0)])
        others = [Guest(hall), Guest(hall)]
        assert [other.worker for other in others] == [second.worker, second.worker]
        waiting, later = Guest(hall), Guest(hall)
        assert (waiting.told, later.told) == ([0], [1])
        assert (hall.running, hall.waiting) == (4, 2)
        # What was dear gets cheaper: those who wait come in, and nobody has to end for it.
        first.worker.heard([words.Load(0, 5.0)])
        assert (waiting.told, later.told) == ([0, "began"], [1, 0])
        first.worker.heard([words.Load(0, 1.0)])
        assert later.told == [1, 0, "began"]
        assert later.worker is first.worker
        full = Guest(hall)
        assert full.told == [0]
    finally:
        hall.close()
