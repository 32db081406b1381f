"""The random games among the recorded ones, which can be recorded anew at any time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mastaba.games.run_run_run import GAME
from mastaba.kernel.contract import Option
from mastaba.kernel.log import Recording
from tests.conformance.playing import varied_move
from tests.conformance.subject import Dice
from tests.run_run_run.subject import SUBJECT

FOLDER = Path(__file__).parent

RANDOM_GAMES: Mapping[str, tuple[int, int, Mapping[str, Option]]] = {
    "random-two-seats": (2, 20144, {}),
    "random-four-seats-house": (4, 20400, {"level": "kitten", "tokenWindows": "actionStep"}),
}
"""Each with its seats, its seed and its options."""


def record(name: str) -> None:
    seats, seed, options = RANDOM_GAMES[name]
    dice = Dice(seed)
    with (FOLDER / f"{name}.jsonl").open("wb") as file:
        players = [f"random {seat + 1}" for seat in range(seats)]
        game = Recording(GAME, seats, seed, options, players, file)
        at = 0
        while game.state.outcome() is None:
            seat, move = varied_move(SUBJECT, game.state, dice)
            at += 500 + dice.below(4000)
            game.play(seat, move, at)


def regenerate() -> None:
    for name in RANDOM_GAMES:
        record(name)
