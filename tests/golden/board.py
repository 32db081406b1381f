"""A whole game as the board of the browser client sees them, for its tests.

After each move stand the events and those parts of the board that are not as before.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from mastaba.bots import BOT_STREAM, bot_named, decide
from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run.events import TELLING
from mastaba.games.run_run_run.marks import mark_moves
from mastaba.kernel.chance import word

FILE: Final = (
    Path(__file__).parents[2] / "web" / "src" / "games" / "run-run-run" / "board" / "recorded.json"
)

SEATS: Final = 4
SEED: Final = 23
"""A game in which everything happens that changes the board."""

CHANGING: Final = frozenset({
    "turn-began", "room-placed", "exit-opened", "room-lit", "room-dark", "passage-laid",
    "mechanism-triggered", "cat-walked", "cat-joined", "cat-teleported", "mummy-woke",
    "mummy-placed", "boss-appeared", "foe-moved", "foe-hit", "foe-fell", "hex-marked",
    "hex-unmarked",
})  # fmt: skip

PARTS: Final = (
    "maze",
    "passages",
    "torch_corners",
    "door_corners",
    "foes",
    "cats",
    "marks",
    "active",
)


def record() -> bytes:
    game = _game()
    if missing := CHANGING - {event["event"] for move in game for event in move["events"]}:
        raise AssertionError(f"find a seed for: {', '.join(sorted(missing))}")
    return msgspec.json.encode(game) + b"\n"


def _game() -> list[dict[str, Any]]:
    bot = bot_named("scout", GAME.name)
    state = GAME.begin(SEATS, SEED, {})
    board = _board(state)
    told: list[dict[str, Any]] = [{"events": [], "board": board}]
    moves = 0
    while waiting := state.waiting_seats():
        seat = waiting[0]
        moves += 1
        if moves == 2 or moves == 4:  # point at a hex, and take it back
            events = state.play(seat, mark_moves(state, seat)[-1])
        else:
            events = state.play(seat, decide(bot, state, seat, word(SEED, BOT_STREAM, moves)))
        before, board = board, _board(state)
        told.append(
            {
                "events": [
                    msgspec.to_builtins(event)
                    for event in (TELLING.tell(event, None, state.box) for event in events)
                    if event.__struct_config__.tag in CHANGING
                ],
                "board": {name: part for name, part in board.items() if part != before[name]},
            }
        )
    return told


def _board(state: Any) -> dict[str, Any]:
    view = msgspec.to_builtins(state.view(None))
    return {name: view[name] for name in PARTS}


def regenerate() -> None:
    FILE.write_bytes(record())
