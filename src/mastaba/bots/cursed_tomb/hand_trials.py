"""Many pulls by scripted hands: how often they succeed, by stone, style, device and level.

The tables of docs/physics.md come from here (`mastaba bench trap --success`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, Protocol

import msgspec

from mastaba.bots.cursed_tomb.hands import SKILLS, BotHand, Skill
from mastaba.referee import (
    BadCommand,
    CannotBuild,
    CommandedHand,
    HandInput,
    Luck,
    Pull,
    PullEvent,
    Sight,
    Trap,
    build,
    on_engine_thread,
    settle,
)
from mastaba.referee.announcing import thing_name
from mastaba.referee.lying import class_of, openness
from mastaba.referee.scene import stone_colours

SECRET: Final = b"trials of hands"
PATIENCE: Final = 40 * 240
"""Ticks after which a hand gives up."""
TRIES: Final = 3
"""Grips that may slip before a hand gives up."""

STYLES: Final = {
    "careful": Skill(50.0, 0.3, 0.0),
    "hasty": Skill(250.0, 2.0, 0.35, finds_angle=False),
    "rough": Skill(700.0, 4.0, 0.0, any_way=True, finds_angle=False),
}
"""Three kinds of player, the same as in the first measurements of the prototype."""

PACES: Final = {"gentle": 50.0, "normal": 150.0, "bold": 400.0}
DEVICES: Final = ("mouse", "touch", "keyboard")


class Row(msgspec.Struct, frozen=True):
    """One pull: what lay there, who pulled, and what came of it."""

    table: str
    lies: str
    hand: str
    verdict: str
    faller: int
    stone: int
    ticks: int
    turn: int = 0


class AnyHand(Protocol):
    def next(self, sight: Sight, events: tuple[PullEvent, ...]) -> HandInput: ...


class TouchHand:
    """A finger on glass: every third report repeats the one before, and one comes late."""

    def __init__(self, hand: BotHand, luck: Luck) -> None:
        self._hand = hand
        self._luck = luck
        self._last: HandInput | None = None

    @property
    def slips(self) -> int:
        return self._hand.slips

    def next(self, sight: Sight, events: tuple[PullEvent, ...]) -> HandInput:
        wish = self._hand.next(sight, events)
        if self._last is None or self._luck.even() > 1 / 3 or wish.grip != self._last.grip:
            self._last = wish
        return self._last


class TypedHand:
    """Somebody at a keyboard: chooses the stone, the first way on offer, a pace, and pulls."""

    def __init__(self, stone: int, pace: str, luck: Luck) -> None:
        self.slips = 0
        self._hand = CommandedHand(luck)
        self._hand.pace(pace)
        self._stone = stone
        self._begun = False

    def next(self, sight: Sight, events: tuple[PullEvent, ...]) -> HandInput:
        self.slips += sum(event.kind == "slipped" for event in events)
        if not self._hand.busy and self._stone in sight.poses:
            self.slips += self._begun
            self._begun = True
            try:
                self._hand.command(f"choose {thing_name(self._stone)}", sight)
                self._hand.command("pull", sight)
            except BadCommand:
                self.slips = TRIES
        return self._hand.next(sight, events)


def try_stone(trap: Trap, stone: int, hand: AnyHand) -> Pull:
    """One pull of one stone, until a verdict or until the hand gives up."""
    pull = Pull(trap, stone_colours()[stone])
    events: tuple[PullEvent, ...] = ()
    while not pull.finished and pull.tick < PATIENCE and getattr(hand, "slips", 0) < TRIES:
        events = pull.step(hand.next(pull.sight(), events))
    return pull


def _row(table: str, lies: str, hand: str, pull: Pull, stone: int, turn: int = 0) -> Row:
    verdict = pull.verdict
    kind = verdict.kind if verdict is not None else "gave up"
    faller = verdict.first_faller if verdict is not None else -1
    return Row(table, lies, hand, kind, faller, stone, pull.tick, turn)


# --- the tables ---


def by_style(number: int) -> list[Row]:
    """Up to five stones of each kind of one fresh trap, by every style; the hasty one, for which
    no target is set, pulls in every third trap."""
    rows = []
    for trap, lies, stone in _some_stones(number, 5):
        for style, skill in STYLES.items():
            if style == "hasty" and number % 3:
                continue
            hand = BotHand(skill, _luck(number, stone), stone)
            rows.append(_row("style", lies, style, try_stone(trap, stone, hand), stone))
    return rows


def _some_stones(number: int, most: int) -> Iterator[tuple[Trap, str, int]]:
    """Of one fresh trap so many stones that lie open, half covered and deep."""
    trap = _trap(number)
    if trap is None:
        return
    sight = Sight.of(trap, 0)
    taken: dict[str, int] = {}
    for stone in _luck(number, 99).order(trap.bowl):
        lies = class_of(openness(sight, stone))
        taken[lies] = taken.get(lies, 0) + 1
        if taken[lies] <= most:
            yield trap, lies, stone


def by_hand(number: int) -> list[Row]:
    """Up to five stones of each kind of one fresh trap, by the hand of every level: what it can do
    with a stone, whichever it would choose. The figures of hands.toml come from here."""
    rows = []
    for trap, lies, stone in _some_stones(number, 5):
        for level, skill in SKILLS.items():
            hand = BotHand(skill, _luck(number, stone), stone)
            rows.append(_row("hand", lies, level, try_stone(trap, stone, hand), stone))
    return rows


def by_device(number: int) -> list[Row]:
    """Up to five stones of each kind of one fresh trap, by device and pace."""
    rows = []
    for trap, lies, stone in _some_stones(number, 5):
        for pace in PACES:
            for device in DEVICES:
                hand = _device(device, pace, stone, _luck(number, stone))
                pull = try_stone(trap, stone, hand)
                rows.append(_row("device", lies, f"{device} {pace}", pull, stone))
    return rows


def _device(device: str, pace: str, stone: int, luck: Luck) -> AnyHand:
    if device == "keyboard":
        return TypedHand(stone, pace, luck)
    if device == "mouse":
        return mouse(pace, luck, stone)
    return TouchHand(BotHand(Skill(PACES[pace], 0.8, 0.15), luck, stone), luck)


def mouse(pace: str, luck: Luck, stone: int | None = None) -> BotHand:
    """Somebody with a mouse who wants that stone, or the most open one."""
    return BotHand(Skill(PACES[pace], 0.5, 0.1), luck, stone)


def by_level(number: int) -> list[Row]:
    """Continuous play of every level: a random colour each turn, until a rockfall or the last stone
    of a colour. The rough hand beside them chooses like a strong one: only its hand differs."""
    fresh = _trap(number)
    if fresh is None:
        return []
    rows: list[Row] = []
    for level, skill in {**SKILLS, "rough": STYLES["rough"]}.items():
        rows += _play_on(fresh, number, level, skill)
    return rows


def _play_on(trap: Trap, number: int, level: str, skill: Skill) -> Iterator[Row]:
    luck = _luck(number, 50)
    for turn in range(20):
        colours = sorted({stone_colours()[stone] for stone in trap.bowl})
        colour = colours[luck.below(len(colours))]
        sight = Sight.of(trap, colour)
        hand = BotHand(skill, luck)
        pull = Pull(trap, colour)
        events: tuple[PullEvent, ...] = ()
        while not pull.finished and pull.tick < PATIENCE and hand.slips < TRIES:
            events = pull.step(hand.next(pull.sight(), events))
        lies = class_of(openness(sight, hand.stone))
        yield _row("level", lies, level, pull, hand.stone, turn)
        settled = settle(pull.trap())
        trap = settled.trap
        left = {stone_colours()[stone] for stone in trap.bowl}
        if pull.verdict is None or pull.verdict.kind != "pulled" or len(left) < len(colours):
            return
        if settled.fallen:
            return


TABLES: Final[dict[str, Callable[[int], list[Row]]]] = {
    "style": by_style,
    "hand": by_hand,
    "device": by_device,
    "level": by_level,
}


def trials(table: str, traps: Iterable[int], jobs: int) -> Iterator[list[Row]]:
    """The rows of one table, trap by trap."""
    if jobs == 1:
        for number in traps:
            yield on_engine_thread(partial(TABLES[table], number))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(TABLES[table], traps)


def _trap(number: int) -> Trap | None:
    try:
        return build(SECRET, number).trap
    except CannotBuild:
        return None


def _luck(number: int, stream: int) -> Luck:
    return Luck(SECRET + number.to_bytes(4, "big"), stream)
