"""Hands that fill a hall to measure it: people who pull, and hands that never rest.

They are on the server's side of the pipes, as everybody at a table is: they see frames and send
wishes.
"""

from __future__ import annotations

import asyncio
import math
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mastaba.bots.cursed_tomb.hand_trials import PATIENCE, TRIES, mouse
from mastaba.referee import HandInput, Luck, Pose, PullEvent, Sight, Trap
from mastaba.referee.benchmark import stirring
from mastaba.referee.film import thing_of
from mastaba.referee.frames import FULL, GRACE, HEAD, NONE, Vector, unpack
from mastaba.referee.model import load
from mastaba.referee.scene import stone_colours
from mastaba.referee.sight import NOTHING_GRIPPED
from mastaba.tables import hall_words as words
from mastaba.tables.hall import FRAME, Hall, Waiting

LATE: Final = 0.050
"""A frame is late when it is here so many seconds after its time."""
AFTER: Final = 12
"""Frames that a hand in the air waits before it moves again."""
SEEN: Final = 0.5
"""Millimetres by which a hand must have moved to be seen moving."""


class Punctuality:
    """Whether frames come in time. One that is late has stopped its pull for that long: those after
    it are due from then on, and what should have been there meanwhile is lost."""

    def __init__(self) -> None:
        self.frames = 0
        self.in_time = 0
        self.lost = 0.0
        self._due: float | None = None
        self._begun = 0.0

    def begin(self, now: float) -> None:
        """Another pull: its first frame sets the beat."""
        self._due = None
        self._begun = now

    def measure(self) -> None:
        """From now on."""
        self.frames, self.in_time, self.lost = 0, 0, 0.0

    def come(self, now: float) -> None:
        """A frame is here; the earliest ones set the beat."""
        due = now if self._due is None else min(self._due, now)
        self.frames += 1
        if now - due < LATE:
            self.in_time += 1
        else:
            self.lost += (now - due) * 1000 / FRAME
            due = now
        self._due = due + FRAME / 1000

    def stop(self, now: float) -> None:
        """The measurement ends: what should have been here by now is lost."""
        if self._due is None:
            self.lost += max(0.0, now - self._begun) * 1000 / FRAME
        elif now - self._due >= LATE:
            self.lost += (now - self._due) * 1000 / FRAME

    @property
    def rate(self) -> float:
        """Frames a second while there was a pull."""
        return 1000 / FRAME * self.frames / max(1.0, self.frames + self.lost)


class Seat(ABC):
    """Has a pull in the hall; hands are made of it."""

    def __init__(self, hall: Hall) -> None:
        self.punctuality = Punctuality()
        self.began = 0
        self.ended = 0
        self.waited = 0
        """How many pulls had to wait for a place."""
        self._hall = hall
        self._loop = asyncio.get_running_loop()
        self._place: Waiting | None = None
        self._is_told_to_wait = False

    def measure(self) -> None:
        self.punctuality.measure()
        self.began = self.ended = self.waited = 0

    @abstractmethod
    def come(self) -> None:
        """Begin the next pull."""

    @abstractmethod
    def see(self, shown: words.Shown) -> None:
        """A frame, and what to wish then."""

    def end(self, ended: words.Ended) -> None:
        """The pull is over: the next one."""
        self.come()

    def stop(self) -> None:
        if self._place is not None and self._place.worker is not None:
            self.punctuality.stop(self._loop.time())

    def enter(self, trap: bytes, colour: int) -> None:
        self._is_told_to_wait = False
        id = self._hall.next_id()
        enter = words.Enter(id, trap, colour, None, b"", "", bytes(32))
        self._place = self._hall.come(enter, self)

    def leave(self) -> None:
        if self._place is not None:
            self._place.leave()

    def wish(self, hand: HandInput) -> None:
        if self._place is not None:
            self._place.say(words.Wish(self._place.id, hand.pack()))

    def hears(self, word: words.FromWorker) -> None:
        if isinstance(word, words.Shown):
            self.punctuality.come(self._loop.time())
            self.see(word)
        elif isinstance(word, words.Ended):
            self.ended += 1
            self.end(word)

    def waits(self, ahead: int) -> None:
        self.waited += not self._is_told_to_wait
        self._is_told_to_wait = True

    def begins(self) -> None:
        self.punctuality.begin(self._loop.time())
        self.began += 1

    def is_dropped(self) -> None:
        self.come()


class Stirrer(Seat):
    """Stirs without rest."""

    def __init__(self, hall: Hall, trap: bytes, phase: float) -> None:
        super().__init__(hall)
        self._trap = trap
        self._time = phase

    def come(self) -> None:
        self.enter(self._trap, 0)

    def see(self, shown: words.Shown) -> None:
        self._time += FRAME / 1000
        self.wish(stirring(self._time))


class Player(Seat):
    """Somebody with a mouse who pulls one stone after the other at a normal pace: aims, goes down,
    grips, draws it out and carries it away. The trap stays as the pull has left it; after a
    rockfall, or when a colour is gone, there is a fresh one."""

    def __init__(self, hall: Hall, traps: Sequence[bytes], number: int) -> None:
        super().__init__(hall)
        self._traps = traps
        self._turns = number
        self._luck = Luck(b"a full hall", number)
        self._trap = traps[number % len(traps)]

    def come(self) -> None:
        trap = Trap.restore(self._trap)
        colours = sorted({stone_colours()[stone] for stone in trap.bowl})
        colour = colours[self._luck.below(len(colours))]
        self._seen = Seen(trap, colour)
        self._hand = mouse("normal", self._luck)
        self._colours = len(colours)
        self.enter(self._trap, colour)

    def see(self, shown: words.Shown) -> None:
        self._seen.see(shown.frame)
        slips = [PullEvent(tick, "slipped") for kind, tick, _ in shown.events if kind == "slipped"]
        if self._hand.slips >= TRIES or self._seen.sight.tick > PATIENCE:
            self.leave()
            self._take_another_trap()
            self.come()
        elif not self._seen.sight.in_bag:
            self.wish(self._hand.next(self._seen.sight, slips))

    def end(self, ended: words.Ended) -> None:
        left = {stone_colours()[stone] for stone in Trap.restore(ended.trap).bowl}
        if ended.kind == "pulled" and len(left) == self._colours:
            self._trap = ended.trap
        else:
            self._take_another_trap()
        self.come()

    def _take_another_trap(self) -> None:
        self._turns += 1
        self._trap = self._traps[self._turns % len(self._traps)]


class Seen(Mapping[int, Pose]):
    """The trap as a player's screen shows it: poses are read when somebody looks at a stone."""

    def __init__(self, trap: Trap, colour: int) -> None:
        self._poses = {thing: trap.pose(thing) for thing in trap.bodies}
        self._unread: list[bytes] = []
        self.sight = Sight.of(trap, colour)._replace(poses=self)

    def see(self, frame: bytes) -> None:
        self._unread.append(frame)
        _, flags, tick, *_, gripped, _, _, _ = HEAD.unpack_from(frame)
        self.sight = self.sight._replace(
            tick=tick,
            gripped=NOTHING_GRIPPED if gripped == NONE else gripped,
            in_bag=bool(flags & GRACE),
        )

    def _read(self) -> dict[int, Pose]:
        for frame in map(unpack, self._unread):
            if frame.flags & FULL:
                self._poses.clear()
            self._poses.update({thing_of(bit): pose for bit, pose in frame.bodies.items()})
        self._unread.clear()
        return self._poses

    def __getitem__(self, thing: int) -> Pose:
        return self._read()[thing]

    def __iter__(self) -> Iterator[int]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())


class Waver(Seat):
    """Hangs in the air, moves now and then, and looks how long it takes until that is seen."""

    def __init__(self, hall: Hall, trap: bytes) -> None:
        super().__init__(hall)
        self._trap = trap
        self._still = 0
        self._at: Vector = load().hand.home
        self._asked: float | None = None
        self._side = 1
        self.took: list[float] = []

    def measure(self) -> None:
        super().measure()
        self.took = []

    def come(self) -> None:
        self.enter(self._trap, 0)

    def see(self, shown: words.Shown) -> None:
        before, self._at = self._at, unpack(shown.frame).hand
        if math.dist(before, self._at) > SEEN:
            self._still = 0
            if self._asked is not None:
                self.took.append(self._loop.time() - self._asked)
                self._asked = None
            return
        self._still += 1
        if self._still == AFTER:
            # Wishes come at any moment of a frame.
            self._loop.call_later(random.random() * FRAME / 1000, self._move)

    def _move(self) -> None:
        self._side = -self._side
        x, y, z = load().hand.home
        self._asked = self._loop.time()
        self.wish(HandInput.of(x + 20 * self._side, y, z))
