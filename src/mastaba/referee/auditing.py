"""Simulating a recorded pull again, to see that nothing was made up (TOMB-DT-34, GS-42)."""

from __future__ import annotations

import hashlib

from mastaba.referee.hand_input import HandInput
from mastaba.referee.model import Model, load
from mastaba.referee.pull import Pull
from mastaba.referee.record import PullRecord, Track, current
from mastaba.referee.trap import Trap


def again(record: PullRecord, model: Model | None = None) -> Pull:
    """The same pull once more: same trap, same wishes at the same ticks."""
    model = model or load()
    pull = Pull(Trap.restore(record.before), record.colour, record.limit, model, record.seed)
    entries = list(Track(record.track).entries())
    last = record.tick + model.ticks(model.rest.display) + model.world.ticks_per_frame
    place = 0
    while not pull.finished and pull.tick <= last:
        wish = None
        while place < len(entries) and entries[place][0] <= pull.tick:
            what = entries[place][1]
            if isinstance(what, HandInput):
                wish = what
            elif what == Track.LOST:
                pull.lose_hand()
            elif what == Track.FOUND:
                pull.find_hand()
            else:
                pull.void()
            place += 1
        pull.step(wish)
    return pull


def audit_record(record: PullRecord, model: Model | None = None) -> str | None:
    """What is wrong with a record, or None: its hashes, and what comes of simulating it again."""
    if hashlib.sha256(record.before).hexdigest() != record.before_digest:
        return "the trap before the pull does not match its digest"
    if hashlib.sha256(record.track).hexdigest() != record.track_digest:
        return "the track does not match its digest"
    stale = current(record, model)
    if stale is not None:
        return stale
    pull = again(record, model)
    if pull.verdict is None:
        return f"simulated again, there is no verdict at tick {record.tick}"
    fresh = pull.record()
    for name in ("verdict", "tick", "stone", "fallers", "final_digest", "poses"):
        if getattr(fresh, name) != getattr(record, name):
            return f"simulated again, its {name} differs"
    return None
