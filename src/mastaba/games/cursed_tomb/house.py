"""House options: variants, clocks, and other readings where the booklet is silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.kernel.contract import Option
from mastaba.kernel.options import complete

BASE: Final = "base"
MAD_ROCKFALL: Final = "mad-rockfall"
FULL_SPEED: Final = "full-speed"

TITLE: Final = "The Cursed Tomb"

CHOICES: Final[dict[str, tuple[Option, ...]]] = {
    "variant": (BASE, MAD_ROCKFALL, FULL_SPEED),
    "trap": ("physics", "abstract"),
    "first": ("random", "vote", 0, 1, 2, 3, 4, 5),
    "pawns": ("choose", "dealt"),
    "gateRockfall": ("start", "stay"),
    "mustMove": (False, True),
    "tombEntry": ("last", "last-three"),
    "anyColour": (False, True),
    "rounds": (40, 20, 30, 50, 60, None),
    "lastRound": ("draw", "farthest"),
    "pullClock": (None, 45, 30, 60, 90, 120, 180),
    "decisionClock": (None, 90, 30, 60, 120, 180),
    "clockFactors": (True, False),
    "timeOut": ("lose-turn", "rockfall"),
    "cursePerPass": (False, True),
    "nothingBehind": ("base", "start"),
    "commandedHand": (True, False),
}
"""Every option with its values; the first is the default.

TOMB-V1-01, TOMB-V2-01, TOMB-V2-10: one option names the variant, so that two cannot be combined;
where the rules do not ask for it, a variant plays like the base game.
"""


UNNAMED: Final[dict[str, Option]] = {"lastRound": "farthest"}
"""What was played before there was a choice."""


def _seconds(option: Option) -> int:
    """A clock in milliseconds; 0 is no clock."""
    return 1000 * option if isinstance(option, int) else 0


class House:
    """The options of one table, as the rules read them."""

    def __init__(self, options: Mapping[str, Option]) -> None:
        every = complete(TITLE, CHOICES, options)
        self.mad_rockfall: bool = every["variant"] == MAD_ROCKFALL
        self.full_speed: bool = every["variant"] == FULL_SPEED
        self.abstract: bool = every["trap"] == "abstract"
        self.vote: bool = every["first"] == "vote"
        self.choose_pawns: bool = every["pawns"] == "choose"
        self.stay_on_gate: bool = every["gateRockfall"] == "stay"
        self.must_move: bool = every["mustMove"] is True
        self.entry_squares: int = 3 if every["tombEntry"] == "last-three" else 1
        self.any_colour: bool = every["anyColour"] is True
        rounds = every["rounds"]
        self.round_cap: int = rounds if isinstance(rounds, int) else 0
        self.farthest_wins: bool = every["lastRound"] == "farthest"
        self.pull_clock: int = _seconds(every["pullClock"])
        self.decision_clock: int = _seconds(every["decisionClock"])
        self.clock_factors: bool = every["clockFactors"] is True
        self.late_is_rockfall: bool = every["timeOut"] == "rockfall"
        self.curse_per_pass: bool = every["cursePerPass"] is True
        self.nothing_behind_is_start: bool = every["nothingBehind"] == "start"
        self.commanded_hand: bool = every["commandedHand"] is True
        self.options = every
