"""How many sequences of moves lead on from fixed positions: a change of any rule changes some."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mastaba.games.cursed_tomb import CursedTomb
from mastaba.games.run_run_run import GAME, RunRunRun
from tests.cursed_tomb import scene as tomb
from tests.run_run_run.scene import BLUE, GREEN, RED, scene

FILE = Path(__file__).with_name("move_counts.toml")
DEEPEST = 3


def count_sequences(state: Any, depth: int) -> int:
    """All ways to make so many moves; every seat that is asked may be the next to answer."""
    if depth == 1:
        return sum(len(state.moves(seat)) for seat in state.waiting_seats())
    total = 0
    for seat in state.waiting_seats():
        for move in state.moves(seat):
            following = state.clone()
            following.apply(seat, move)
            total += count_sequences(following, depth - 1)
    return total


def first_moves_of_two() -> RunRunRun:
    return GAME.begin(2, 5, {"first": 0})


def solo_chooses_a_cat() -> RunRunRun:
    return GAME.begin(1, 8, {})


def exploring_past_a_mummy() -> RunRunRun:
    return scene("M2", players=2, hands={BLUE: "#9 #1 #7 dark"}, foes={"Jaws": (1, 1)}).game


def exploring_with_a_passage() -> RunRunRun:
    tokens = {BLUE: ["passage"]}
    return scene("M2", players=1, hands={BLUE: "#1 | #9"}, tokens=tokens, regroup_tiles=0).game


def exploring_a_sealed_maze() -> RunRunRun:
    return scene("SEAL", players=1, hands={BLUE: "#3"}, tokens={BLUE: ["passage", "torch2"]}).game


def walking_far() -> RunRunRun:
    hands = {BLUE: "#9 #31 #63 #1"}
    return scene("LINE-7", players=1, hands=hands, foes={"Jaws": (6, 0)}, regroup_tiles=0).game


def fighting_two_foes() -> RunRunRun:
    s = scene(
        "LINE-4",
        players=1,
        kinds={BLUE: "Pilfer"},
        hands={BLUE: "#31 #15 #3"},
        cats={BLUE: (2, 0)},
        foes={"Howl": (2, 0), "Jaws": (2, 0, 2)},
        tokens={BLUE: ["double"]},
    )
    s.play(BLUE, "fight 2,0")
    return s.game


def choosing_a_triangle() -> RunRunRun:
    tiles = {
        (1, 0): "0,1,3 eye",
        (0, 1): "0,1,4 scarab",
        (2, 0): "2,3 ankh",
        (0, 2): "0,4 ankh",
    }
    hands = {BLUE: "#15 dark eye | #15 ankh | #31 scarab"}
    options = {"optionalMechanisms": True}
    return scene(tiles, players=2, hands=hands, stock=3, doors_placed=2, options=options).game


def sharing_damage() -> RunRunRun:
    s = scene(
        "LINE-5",
        foes={"Gnashur": (5, 0)},
        door=((6, 0), (5, 0)),
        cats={BLUE: (4, 0), RED: (4, 0), GREEN: (4, 0)},
        tokens={RED: ["shield"]},
    )
    s.start(symbols=1)
    return s.game


def regrouping_with_tokens() -> RunRunRun:
    s = scene(
        "LINE-3",
        hands={BLUE: 2, RED: 2, GREEN: 1},
        cats={BLUE: (2, 0), GREEN: (3, 0)},
        tokens={RED: ["torch2"], GREEN: ["shield"]},
        discard=5,
    )
    s.play(BLUE, "regroup")
    return s.game


def tomb_first_choice_of_pawns() -> CursedTomb:
    return tomb.begun(3).game


def tomb_in_the_middle_of_the_desert() -> CursedTomb:
    return tomb.scene(["D3", "START"], face_up=6).game


def tomb_before_the_door() -> CursedTomb:
    return tomb.scene(["P12", "P6"], scarabs=[2, 1]).game


def tomb_stone_in_hand() -> CursedTomb:
    s = tomb.scene(["P2", "P11", "P8"], scarabs=[0, 1, 0], bowl={"red": 1})
    s.do("name red", "touch", "pulled red1")
    return s.game


def tomb_abstract_pull() -> CursedTomb:
    s = tomb.scene(["D3", "START"], options={"trap": "abstract"})
    s.do("name red")
    return s.game


POSITIONS: tuple[Callable[[], Any], ...] = (
    first_moves_of_two,
    solo_chooses_a_cat,
    exploring_past_a_mummy,
    exploring_with_a_passage,
    exploring_a_sealed_maze,
    walking_far,
    fighting_two_foes,
    choosing_a_triangle,
    sharing_damage,
    regrouping_with_tokens,
    tomb_first_choice_of_pawns,
    tomb_in_the_middle_of_the_desert,
    tomb_before_the_door,
    tomb_stone_in_hand,
    tomb_abstract_pull,
)


def counts(position: Callable[[], Any]) -> list[int]:
    return [count_sequences(position(), depth) for depth in range(1, DEEPEST + 1)]


def golden_counts() -> dict[str, list[int]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def regenerate() -> None:
    lines = [
        "# Sequences of one, two and three moves from each position of move_counts.py.",
        "# `make golden` writes this file anew; look at what changes.",
        "",
        *(f"{position.__name__} = {counts(position)}" for position in POSITIONS),
    ]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
