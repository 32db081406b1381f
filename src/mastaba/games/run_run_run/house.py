"""House options: where the booklets are silent or differ, a table may choose the other reading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.kernel.contract import Option
from mastaba.kernel.options import complete

TITLE: Final = "Run Run Run!"

CHOICES: Final[dict[str, tuple[Option, ...]]] = {
    "level": ("cat", "kitten", "pharaoh"),
    "first": ("random", 0, 1, 2, 3),
    "attackTiming": ("enter+end", "enter", "end"),
    "heldByCat": (False, True),
    "swiftOnZero": (True, False),
    "foeOrder": ("entry", "active"),
    "lostHeartAdvances": (False, True),
    "emptyTrap": ("nothing", "advanceAll"),
    "stackDouble": (False, True),
    "tokenTorchCap": (None, 5),
    "optionalMechanisms": (False, True),
    "recycleTokens": (False, True),
    "passageDrawsAnywhere": (False, True),
    "pinned": (False, True),
    "chooseCats": (False, True),
    "mercyPass": (True, False),
    "forbidSealing": (False, True),
    "heartSupply": ("unlimited", 20),
    "silenceScope": ("maze", "room"),
    "shieldOwnTurnOnly": (False, True),
    "tokenWindows": ("wholeTurn", "actionStep"),
    "zeroDiceFight": (False, True),
    "footprints": ("perFace", "one"),
    "darkAfterBoss": ("advanceAll", "nothing"),
    "torchSupply": (39, "unlimited"),
    "exitReach": ("any", "walkable"),
    "exitFits": (False, True),
    "fullStockMechanism": ("triggers", "nothing"),
    "torchMechanisms": ("unlimited", 5),
    "strideDiscard": ("farther", "anytime"),
}
"""Every option with its values; the first is the default."""

UNNAMED: Final[dict[str, Option]] = {
    "exitReach": "any",
    "exitFits": True,
    "fullStockMechanism": "nothing",
    "torchMechanisms": 5,
    "strideDiscard": "farther",
}
"""What was played before there was a choice."""


class House:
    """The house options of one table, as the rules read them."""

    def __init__(self, options: Mapping[str, Option]) -> None:
        every = complete(TITLE, CHOICES, options)
        self.attack_on_enter: bool = every["attackTiming"] != "end"
        self.attack_at_end: bool = every["attackTiming"] != "enter"
        self.held_by_cat: bool = every["heldByCat"] is True
        self.swift_on_zero: bool = every["swiftOnZero"] is True
        self.active_orders_foes: bool = every["foeOrder"] == "active"
        self.lost_heart_advances: bool = every["lostHeartAdvances"] is True
        self.empty_trap_advances: bool = every["emptyTrap"] == "advanceAll"
        self.stack_double: bool = every["stackDouble"] is True
        self.token_torch_cap: int = 5 if every["tokenTorchCap"] == 5 else 0
        self.optional_mechanisms: bool = every["optionalMechanisms"] is True
        self.recycle_tokens: bool = every["recycleTokens"] is True
        self.passage_draws_anywhere: bool = every["passageDrawsAnywhere"] is True
        self.pinned: bool = every["pinned"] is True
        self.choose_cats: bool = every["chooseCats"] is True
        self.mercy_pass: bool = every["mercyPass"] is True
        self.forbid_sealing: bool = every["forbidSealing"] is True
        self.heart_limit: bool = every["heartSupply"] == 20
        self.silence_in_room: bool = every["silenceScope"] == "room"
        self.shield_own_turn: bool = every["shieldOwnTurnOnly"] is True
        self.windows_in_action_only: bool = every["tokenWindows"] == "actionStep"
        self.zero_dice_fight: bool = every["zeroDiceFight"] is True
        self.one_footprint: bool = every["footprints"] == "one"
        self.dark_advances_after_boss: bool = every["darkAfterBoss"] == "advanceAll"
        self.endless_torches: bool = every["torchSupply"] == "unlimited"
        self.exit_walkable: bool = every["exitReach"] == "walkable"
        self.exit_fits: bool = every["exitFits"] is True
        self.full_stock_triggers: bool = every["fullStockMechanism"] == "triggers"
        self.five_torch_mechanisms: bool = every["torchMechanisms"] == 5
        self.stride_anytime: bool = every["strideDiscard"] == "anytime"
        self.options = every
