"""The steps of a turn, as entries of the agenda: what happens next, and what is being asked.

An entry is (kind, a, b, cells): two numbers and a tuple whose meaning the kind fixes. Kinds below
`FIRST_QUESTION` happen by themselves; the others wait for a seat. Token windows are questions too.
Each is declared in its chapter, with what it holds; others plan it by its number.
"""

from __future__ import annotations

from typing import Final

Entry = tuple[int, int, int, tuple[int, ...]]

TURN_START: Final = 0
ROLL_MUMMY_DICE: Final = 1
SYMBOL: Final = 2
FOES_MOVE: Final = 3
ADD_HEART: Final = 5
PLACE_MUMMY: Final = 6
SWIFT_MOVES: Final = 7
END_ATTACKS: Final = 8
END_MUMMY_STEP: Final = 9
ATTACK: Final = 10
ASK_SHIELDS: Final = 11
LOSE_CARDS: Final = 12
CHOOSE_ACTION: Final = 13
WALK_TO_ROOM: Final = 14
LIGHT: Final = 15
DRAW_FOR_LINKS: Final = 16
TORCH_MECHANISM: Final = 18
DOOR_MECHANISM: Final = 19
OPEN_EXIT: Final = 20
WALK_TO_FIGHT: Final = 21
FIGHT_ROLL: Final = 22
STRIKE: Final = 23
ABILITIES: Final = 24
HEXES: Final = 25
FOOTPRINTS: Final = 26
COLLECT_OFFERS: Final = 27
ASK_TORCHES: Final = 28
REVEAL_POOL: Final = 29
SHARE_POOL: Final = 30
TRADE_TOKENS: Final = 31
TURN_END: Final = 32
WINDOW: Final = 33
DRAW_TOKEN: Final = 34
ADVANCE_ALL: Final = 35
BEGIN_PLAY: Final = 36
COMMIT_CARDS: Final = 37

FIRST_QUESTION: Final = 64

Q_CAT: Final = 64
Q_WINDOW: Final = 65
Q_ROUTE: Final = 66
Q_FOE_ORDER: Final = 67
Q_PLACE_MUMMY: Final = 68
Q_SPLIT: Final = 69
Q_SPLIT_AGREED: Final = 70
Q_SPLIT_DEADLOCK: Final = 71
Q_SHIELD: Final = 72
Q_ACTION: Final = 73
Q_STRIDE: Final = 74
Q_TORCH_TRIANGLE: Final = 75
Q_DOOR_TRIANGLE: Final = 76
Q_EXIT: Final = 77
Q_COMMIT: Final = 78
Q_HIT: Final = 79
Q_LOOT: Final = 80
Q_FOOTPRINT: Final = 81
Q_JOIN: Final = 82
Q_OFFER: Final = 83
Q_TORCHES: Final = 84
Q_SHARE: Final = 85
Q_SHARE_AGREED: Final = 86
Q_SHARE_DEADLOCK: Final = 87
Q_TRADE: Final = 88
Q_TRADE_AGREED: Final = 89
Q_ABILITY: Final = 90
Q_HEXES: Final = 91

W_START: Final = 0
W_ROLL: Final = 1
W_SYMBOL: Final = 2
W_BEFORE_MOVE: Final = 3
W_BEFORE_LIGHT: Final = 4
W_BEFORE_DRAW: Final = 5
W_BEFORE_EFFECTS: Final = 6
W_BEFORE_MECHANISMS: Final = 7
W_AFTER_LOOT: Final = 8
W_BEFORE_FOOTPRINTS: Final = 9
W_END: Final = 10

WINDOWS: Final = (
    "start", "roll", "symbol", "before-move", "before-light", "before-draw", "before-effects",
    "before-mechanisms", "after-loot", "before-footprints", "end",
)  # fmt: skip
