"""The kinds of events, as the first entry of an event tuple; `wire.py` says what each carries."""

from __future__ import annotations

from typing import Final

GAME_BEGAN: Final = 0
PAWN_TAKEN: Final = 1
VOTE_CAST: Final = 2
FIRST_PLAYER_FOUND: Final = 3
TRAP_BUILT: Final = 4
TURN_BEGAN: Final = 5
TILE_TURNED: Final = 6
COLOUR_DEMANDED: Final = 7
TOMB_ENTERED: Final = 8
HAND_TOUCHED: Final = 9
RUMMAGED: Final = 10
PULL_RISKED: Final = 11
STONE_PULLED: Final = 12
LAST_STONE: Final = 13
ROCKFALL: Final = 14
SENT_BACK: Final = 15
TIMED_OUT: Final = 16
PULL_VOIDED: Final = 17
PULL_RESTARTED: Final = 18
FELL_BY_ITSELF: Final = 19
STUCK_REPORTED: Final = 20
STUCK_TAKEN_BACK: Final = 21
ADVENTURER_MOVED: Final = 22
ADVENTURER_STAYED: Final = 23
SCARAB_GAINED: Final = 24
SCARABS_FULL: Final = 25
SCARAB_CALMED: Final = 26
SCARAB_PAID: Final = 27
MUMMY_WOKE: Final = 28
MUMMY_STEPPED: Final = 29
MUMMY_TURNED: Final = 30
MUMMY_STOPPED: Final = 31
EXTRA_TAKEN: Final = 32
EXTRA_DECLINED: Final = 33
FORCED_CHOICE: Final = 34
PLAYER_REMOVED: Final = 35
MUMMY_FREED: Final = 36
ROUNDS_OVER: Final = 37
GAME_VOID: Final = 38
