"""Chapter TRAP: building the trap, arming a pull, and what a stone out of the bowl earns."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.games.cursed_tomb.heap import pour
from mastaba.games.cursed_tomb.steps import (
    AFTER_PULL,
    ARM_PULL,
    NO_PULL,
    Q_HEAP,
    Q_PULL,
)
from mastaba.kernel.questions import Step


def build_trap(x: Descent, builder: int) -> None:
    """TOMB-TRAP-01 to TOMB-TRAP-06: all stones lie in the bowl again; nobody is asked anything, and
    nothing that spills on the way counts. `builder` caused it, GONE before the first turn."""
    x.bowl = x.box.full_bowl
    x.builds += 1
    if x.house.abstract:
        pour(x)
    x.tell(told.TrapBuilt, "TOMB-TRAP-02", builder, x.builds, x.box.stones)


def demand(x: Descent, colour: int, stage: int) -> None:
    """TOMB-EXPLORE-14, TOMB-V1-03: everybody hears which colour must come out of the bowl; in the
    variant nobody takes an announcement back, since it decides what a fall costs."""
    x.demanded = colour
    x.stage = stage
    x.reveals += x.house.mad_rockfall
    rule = "TOMB-V1-03" if x.house.mad_rockfall else "TOMB-EXPLORE-14"
    x.tell(told.ColourDemanded, rule, x.active, colour)
    x.plan(ARM_PULL)


def arm_pull(x: Descent) -> None:
    """TOMB-EXPLORE-15: a stone of the colour is always there; now the hand may begin."""
    x.pulls += 1
    x.voids = 0
    rearm(x)
    x.plan(Q_HEAP if x.house.abstract else Q_PULL)


STEP_ARM_PULL: Final[Step[Descent]] = Step(ARM_PULL, "arm-pull", arm_pull)


def rearm(x: Descent) -> None:
    """The trap as it was before the hand touched it."""
    x.touched = False
    x.stuck = 0
    x.patience = x.box.patience if x.house.abstract else 0


def left_of(x: Descent, colour: int) -> int:
    """How many stones of a colour lie in the bowl."""
    return (x.bowl & x.box.colour_masks[colour]).bit_count()


def take_stone(x: Descent, stone: int) -> None:
    """TOMB-TRAP-07, TOMB-TRAP-18, TOMB-TRAP-22, TOMB-TRAP-24, TOMB-TRAP-25: the stone goes into the
    bag; if it was the last of its colour in the bowl, the trap is rebuilt at once."""
    x.pop()
    x.bowl &= ~(1 << stone)
    left = left_of(x, x.demanded)
    x.tell(told.StonePulled, "TOMB-TRAP-18", x.active, stone, left)
    x.bonus = not left
    if x.bonus:
        x.tell(told.LastStone, "TOMB-TRAP-22", x.active, x.demanded)
        build_trap(x, x.active)
    x.touched = False
    x.plan(AFTER_PULL)


def end_pull(x: Descent) -> None:
    """Nothing is demanded any more."""
    x.demanded = -1
    x.stage = NO_PULL
    x.touched = False
    x.voids = 0
    x.stuck = 0
    x.patience = 0
