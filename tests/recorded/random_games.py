"""The random games among the recorded ones, which can be recorded anew at any time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mastaba.kernel.contract import Option
from mastaba.kernel.log import Recording
from tests.conformance.playing import varied_move
from tests.conformance.subject import Dice, Subject
from tests.cursed_tomb.subject import SUBJECT as CURSED_TOMB
from tests.run_run_run.subject import SUBJECT as RUN_RUN_RUN

FOLDER = Path(__file__).parent

HOUSE: Mapping[str, Option] = {"level": "kitten", "tokenWindows": "actionStep"}
TOMB_HOUSE: Mapping[str, Option] = {"pullClock": 45, "decisionClock": 90, "rounds": 20}

RANDOM_GAMES: Mapping[str, tuple[Subject, int, int, Mapping[str, Option]]] = {
    "random-two-seats": (RUN_RUN_RUN, 2, 20144, {}),
    "random-four-seats-house": (RUN_RUN_RUN, 4, 20400, HOUSE),
    "random-tomb-three-seats": (CURSED_TOMB, 3, 17, TOMB_HOUSE),
}
"""Each with its game, its seats, its seed and its options."""


def record(name: str) -> None:
    subject, seats, seed, options = RANDOM_GAMES[name]
    dice = Dice(seed)
    with (FOLDER / f"{name}.jsonl").open("wb") as file:
        players = [f"random {seat + 1}" for seat in range(seats)]
        game = Recording(subject.game, seats, seed, options, players, file)
        at = 0
        while game.state.outcome() is None:
            seat, move = varied_move(subject, game.state, dice)
            at += 500 + dice.below(4000)
            game.play(seat, move, at)


def regenerate() -> None:
    for name in RANDOM_GAMES:
        record(name)
