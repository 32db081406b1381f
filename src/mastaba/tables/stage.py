"""One pull in a worker of the hall: the referee's physics, the hand, and what is told of both."""

from __future__ import annotations

from typing import Final, Protocol

from mastaba.bots.cursed_tomb.hands import hand_for
from mastaba.referee import (
    Announcement,
    Announcer,
    BadCommand,
    CommandedHand,
    HandInput,
    Lie,
    Luck,
    Pull,
    PullEvent,
    Sight,
    Trap,
    lies,
    list_ways,
    ways_out,
)
from mastaba.referee.frames import BODY, FULL, HEAD, OPENED, REBUILT, SCEPTRE_BIT
from mastaba.referee.scene import box
from mastaba.tables import hall_words as words

KEY_FRAME: Final = 60
"""Every so many frames everything is shown, for those who have missed something."""
LOOK: Final = 6
"""Frames between two looks for something worth saying."""
LIES: Final = 24
"""Frames between two looks at how the stones lie."""


class Hand(Protocol):
    def next(self, sight: Sight, events: tuple[PullEvent, ...] = ...) -> HandInput: ...


class Stage:
    def __init__(self, enter: words.Enter) -> None:
        self.id = enter.id
        self._pull = Pull(Trap.restore(enter.trap), enter.colour, enter.limit, seed=enter.seed)
        self._hand: Hand | None = _bot_hand(enter.bot, enter.luck) if enter.bot else None
        self._luck = enter.luck
        self._wish: HandInput | None = None
        self._events: tuple[PullEvent, ...] = ()
        self._announcer = Announcer(self._pull.sight())
        self._unsaid: list[PullEvent] = []
        self._said: list[Announcement] = []
        self._problems: list[words.Word] = []
        self._older = b""
        self._number = 0
        self._touched = False
        self._missed: tuple[PullEvent, ...] = ()
        """What happened between two frames."""
        self._full = True
        self.finished = False

    def take(self, word: words.ToWorker) -> None:
        match word:
            case words.Wish():
                self._wish, self._hand = HandInput.unpack(word.hand), None
            case words.Command():
                self._command(word.text)
            case words.TakeOver():
                self._hand = _bot_hand(word.bot, word.luck)
                self._pull.find_hand()
            case words.Lose():
                self._pull.lose_hand()
                self._missed = (PullEvent(self._pull.tick, "hand-lost"),)
            case words.Find():
                self._pull.find_hand()
            case words.Look():
                self._full = True

    def _command(self, text: str) -> None:
        sight = self._pull.sight()
        if not isinstance(self._hand, CommandedHand):
            self._hand = CommandedHand(Luck(self._luck))
        try:
            self._hand.command(text, sight)
        except BadCommand as bad:
            self._problems.append(words.Misunderstood(self.id, str(bad), bad.why, bad.ways))
        else:
            if text.startswith("choose") and self._hand.stone is not None:
                self._said += list_ways(sight, self._hand.stone)

    def void(self) -> None:
        self._pull.void()

    def step(self) -> list[words.Word]:
        """One frame, and what is to be told of it."""
        pull = self._pull
        wish, self._wish = self._wish, None
        if self._hand is not None:
            wish = self._hand.next(pull.sight(), self._events)
        self._events = self._missed + pull.step(wish)
        self._missed = ()
        if pull.touched and not self._touched:
            self._touched = True
            if not any(event.kind == "touched" for event in self._events):
                self._events = (PullEvent(pull.tick, "touched"), *self._events)
        self._unsaid += self._events
        self._number += 1
        told: list[words.Word] = [*self._problems, self._shown()]
        self._problems = []
        if pull.finished:
            self.finished = True
            told.append(self._ended())
        return told

    def _shown(self) -> words.Shown:
        full = self._full or self._number % KEY_FRAME == 0
        self._full = False
        frame = self._pull.frame(full)
        half = b""
        if self._number % 2:
            self._older = frame
        else:
            half, self._older = merged(self._older, frame), b""
        thing = box().thing
        events: list[tuple[str, int, str]] = [
            (event.kind, event.tick, thing(event.thing) if event.thing >= 0 else "")
            for event in self._events
        ]
        said = [(one.key, dict(one.facts)) for one in self._say()]
        return words.Shown(self.id, frame, half, events, said, self._lies())

    def _say(self) -> list[Announcement]:
        """TOMB-DT-49: what a voice has to say, as far as something happens."""
        if self._unsaid or (self._number % LOOK == 0 and not self._pull.frozen):
            self._said += self._announcer.next(self._pull.sight(), self._unsaid, self._pull.verdict)
            self._unsaid = []
        said, self._said = self._said, []
        return said

    def _lies(self) -> list[words.Lying]:
        at_rest = any(event.kind == "at-rest" for event in self._events)
        if self._pull.verdict is not None:
            return []
        if at_rest or (self._number % LIES == 0 and not self._pull.frozen):
            sight = self._pull.sight()
            return [lying(sight, one, with_ways=at_rest) for one in lies(sight)]
        return []

    def _ended(self) -> words.Ended:
        pull, verdict = self._pull, self._pull.verdict
        assert verdict is not None
        return words.Ended(
            self.id,
            verdict.kind,
            verdict.report(box()),
            verdict.first_faller,
            pull.record().encode(),
            pull.trap().snapshot(),
        )


def _bot_hand(level: str, luck: bytes) -> Hand:
    return hand_for(level, Luck(luck))


def lying(sight: Sight, one: Lie, with_ways: bool) -> words.Lying:
    thing = box().thing
    return words.Lying(
        stone=thing(one.stone),
        lies=one.lies,
        openness=round(one.openness, 3),
        firmness=round(one.firmness, 3),
        covers=[thing(cover) for cover in one.covers],
        hour=one.clock,
        place=one.place,
        gap=round(one.sceptre_gap, 1),
        ways=[way.clock for way in ways_out(sight, one.stone)] if with_ways else [],
    )


# Offsets of a frame's head: flags, and the mask of the bodies that follow.
_FLAGS: Final = 1
_MASK: Final = slice(6, 9)


def merged(older: bytes, newer: bytes) -> bytes:
    """TOMB-DT-37: two frames as one, for those who see every other one."""
    if not older or newer[_FLAGS] & FULL:
        return newer
    seen, mask = (int.from_bytes(frame[_MASK], "little") for frame in (older, newer))
    if not seen & ~mask:
        # All that the older one shows is in the newer one: the rule when a heap is stirred.
        head = bytearray(newer)
        head[_FLAGS] |= older[_FLAGS] & (FULL | OPENED | REBUILT)
        return bytes(head)
    bodies = _bodies(older) | _bodies(newer)
    mask = sum(1 << bit for bit in bodies)
    flags = newer[_FLAGS] | older[_FLAGS] & (FULL | OPENED | REBUILT)
    head = bytearray(newer[: HEAD.size])
    head[_FLAGS] = flags
    head[_MASK] = mask.to_bytes(3, "little")
    return bytes(head) + b"".join(bodies[bit] for bit in sorted(bodies))


def _bodies(frame: bytes) -> dict[int, bytes]:
    mask = int.from_bytes(frame[_MASK], "little")
    bits = [bit for bit in range(SCEPTRE_BIT + 1) if mask >> bit & 1]
    return {
        bit: frame[HEAD.size + place * BODY.size : HEAD.size + (place + 1) * BODY.size]
        for place, bit in enumerate(bits)
    }
