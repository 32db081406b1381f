"""The order of the Mummies' step (RRR-MUMMY): who moves when, swift foes, and the end."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from mastaba.kernel.contract import Option
from tests.run_run_run.scene import BLUE, GREEN, RED, Place, scene
from tests.run_run_run.test_mummies import story

# --- the order of the foes ---


@pytest.mark.rule("RRR-MUMMY-16")
@pytest.mark.parametrize("order", [["Howl", "Jaws", "Snuff"], ["Snuff", "Howl", "Jaws"]])
def test_foes_move_in_the_order_in_which_they_came(order: list[str]) -> None:
    s = scene("LINE-5", foes=dict.fromkeys(order, (5, 0)))
    s.start(symbols=1)
    assert [move.foe for move in s.told(happened.FoeMoved)] == order


@pytest.mark.rule("RRR-MUMMY-16")
def test_the_boss_moves_after_the_mummies() -> None:
    s = scene(
        "LINE-5",
        door=((6, 0), (5, 0)),
        foes={"Snuff": (5, 0), "Jaws": (5, 0), "Gnashur": (6, 0)},
    )
    s.start(symbols=1)
    assert story(s.events) == [
        "roll",
        "Snuff to 4,0",
        "Jaws to 4,0",
        "Gnashur to 5,0",
        "Gnashur to 4,0",
    ]


@pytest.mark.rule("RRR-MUMMY-16")
def test_ho_04_the_active_player_may_order_the_foes() -> None:
    s = scene(
        "LINE-5", foes={"Howl": (5, 0), "Jaws": (4, 0)}, options={"foeOrder": "active"}, active=RED
    )
    s.start(symbols=1)
    assert s.asked == ("foe-order", [RED])
    assert sorted(s.moves(RED)) == ["order Howl", "order Jaws"]
    s.play(RED, "order Jaws")
    assert [move.foe for move in s.told(happened.FoeMoved)] == ["Jaws", "Howl"]
    assert s.question == "action"


@pytest.mark.rule("RRR-MUMMY-16")
def test_ho_04_halted_foes_need_no_order() -> None:
    s = scene(
        "LINE-9",
        foes={"Howl": (4, 0), "Jaws": (9, 0)},
        cats={RED: (3, 0)},
        options={"foeOrder": "active"},
    )
    s.start(symbols=2)
    s.play(BLUE, "order Howl")
    assert s.question == "action"
    assert (s.foe("Howl"), s.foe("Jaws")) == ((3, 0), (7, 0))


@pytest.mark.rule("RRR-MUMMY-17")
def test_a_mummy_woken_by_one_symbol_moves_with_the_next() -> None:
    s = scene("LINE-9", foes={"Howl": (9, 0)}, track=4, mummy_pile=["Jaws", "Snuff", "Dash"])
    s.start(symbols=3)
    s.play(BLUE, "wake 9,0")
    assert s.foe("Howl") == (6, 0)
    assert s.foe("Jaws") == (7, 0)


# --- the end of the step ---


@pytest.mark.rule("RRR-MUMMY-18")
@pytest.mark.parametrize(
    ("symbols", "timing", "cards", "howl"),
    [
        (0, "enter+end", 2, (4, 0)),
        (1, "enter+end", 3, (3, 0)),
        (0, "enter", 3, (4, 0)),
        (0, "end", 2, (4, 0)),
        (1, "end", 3, (3, 0)),
    ],
)
def test_gs_20_ho_01_end_of_step_attack(
    symbols: int, timing: Option, cards: int, howl: Place
) -> None:
    s = scene(
        "LINE-5",
        active=RED,
        foes={"Howl": (4, 0)},
        cats={RED: (4, 0)},
        hands={RED: 3},
        options={"attackTiming": timing},
    )
    s.start(symbols)
    assert s.cards(RED) == cards
    assert s.foe("Howl") == howl


@pytest.mark.rule("RRR-MUMMY-12", "RRR-MUMMY-18")
@pytest.mark.parametrize(
    ("timing", "told"),
    [
        ("enter+end", ["roll", "Howl to 4,0", "Howl attacks", "heart", "heart"]),
        ("enter", ["roll", "Howl to 4,0", "Howl attacks", "heart", "heart"]),
        ("end", ["roll", "Howl to 4,0", "heart", "heart", "Howl attacks"]),
    ],
)
def test_ho_01_an_entering_foe_halts_and_attacks_once(timing: Option, told: list[str]) -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)}, cats={RED: (4, 0)}, options={"attackTiming": timing})
    s.start(symbols=2)
    assert story(s.events) == told
    assert s.cards(RED) == 4


@pytest.mark.rule("RRR-MUMMY-18")
@pytest.mark.parametrize(("symbols", "cards", "jaws"), [(0, 3, (3, 0)), (1, 5, (2, 0))])
def test_ec_19_teleporting_to_a_foe_after_the_roll(symbols: int, cards: int, jaws: Place) -> None:
    s = scene("LINE-4", foes={"Jaws": (3, 0)}, tokens={BLUE: ["torch2"]})
    s.start(symbols)
    s.play(BLUE, "hold")
    assert s.game.waiting()[0].facts["window"] == "roll"
    s.play(BLUE, "teleport torch2 3,0")
    assert s.question == "action"
    assert s.foe("Jaws") == jaws
    assert s.cards(BLUE) == cards


@pytest.mark.rule("RRR-MUMMY-18")
def test_a_cat_that_teleports_away_before_the_end_is_not_attacked() -> None:
    s = scene("LINE-4", foes={"Jaws": (3, 0)}, cats={BLUE: (3, 0)}, tokens={BLUE: ["torch2"]})
    s.start(symbols=0)
    s.play(BLUE, "hold")
    s.play(BLUE, "teleport torch2 1,0")
    assert s.question == "action"
    assert s.cards(BLUE) == 5


@pytest.mark.rule("RRR-MUMMY-18", "RRR-MUMMY-19")
def test_a_cat_may_flee_from_one_foe_to_the_next() -> None:
    s = scene(
        "LINE-9",
        foes={"Howl": (5, 0), "Jaws": (9, 0)},
        cats={BLUE: (4, 0)},
        tokens={BLUE: ["torch2"]},
    )
    s.start(symbols=1)
    s.play(BLUE, "hold")
    s.play(BLUE, "hold")
    assert story(s.events) == ["Howl to 4,0", "Howl attacks", "Jaws to 8,0", "heart"]
    s.play(BLUE, "teleport torch2 8,0")
    assert story(s.events) == ["Jaws attacks"]


@pytest.mark.rule("RRR-MUMMY-19")
@pytest.mark.parametrize("foe", ["Howl", "Dash", "Jaws", "Snuff"])
def test_no_foe_attacks_twice_in_one_step(foe: str) -> None:
    s = scene("LINE-5", foes={foe: (5, 0)}, cats={RED: (4, 0)})
    s.start(symbols=1)
    assert len(s.told(happened.FoeAttacked)) == 1


@pytest.mark.rule("RRR-MUMMY-20")
@pytest.mark.parametrize("order", [["Jaws", "Snuff"], ["Snuff", "Jaws"]])
def test_attacks_at_the_end_follow_the_order_of_the_foes(order: list[str]) -> None:
    where = {"Jaws": (2, 0), "Snuff": (4, 0)}
    s = scene(
        "LINE-4", foes={name: where[name] for name in order}, cats={RED: (2, 0), GREEN: (4, 0)}
    )
    s.start(symbols=0)
    assert [attack.foe for attack in s.told(happened.FoeAttacked)] == order


@pytest.mark.rule("RRR-MUMMY-21", "RRR-MUMMY-18")
def test_roll_then_symbols_then_swift_moves_then_attacks() -> None:
    s = scene(
        "LINE-9",
        foes={"Dash": (9, 0)},
        cats={RED: (4, 0)},
        track=4,
        mummy_pile=["Jaws", "Snuff", "Howl"],
    )
    before = s.start(symbols=1)
    after = s.play(BLUE, "wake 4,0")
    assert story([*before, *after]) == [
        "roll",
        "Dash to 8,0",
        "heart",
        "Jaws wakes",
        "Dash to 7,0",
        "Jaws attacks",
    ]


# --- swift foes in the step ---


@pytest.mark.rule("RRR-MUMMY-21", "RRR-FOE-17")
@pytest.mark.parametrize(
    ("symbols", "path"), [(0, ["4,0"]), (1, ["4,0", "3,0"]), (2, ["4,0", "3,0", "2,0"])]
)
def test_gs_24_a_swift_foe_moves_once_more_than_the_symbols(symbols: int, path: list[str]) -> None:
    s = scene("LINE-5", foes={"Dash": (5, 0)})
    s.start(symbols)
    moves = [line for line in story(s.events) if line.startswith("Dash")]
    assert moves == [f"Dash to {room}" for room in path]


@pytest.mark.rule("RRR-MUMMY-11", "RRR-FOE-18")
def test_gs_24_a_halted_swift_foe_makes_no_bonus_move() -> None:
    s = scene("LINE-5", foes={"Dash": (5, 0)}, cats={RED: (3, 0)})
    s.start(symbols=2)
    assert story(s.events) == [
        "roll",
        "Dash to 4,0",
        "heart",
        "Dash to 3,0",
        "Dash attacks",
        "heart",
    ]


@pytest.mark.rule("RRR-MUMMY-13")
def test_gs_24_the_bonus_move_may_enter_the_vault() -> None:
    s = scene("LINE-5", foes={"Dash": (3, 0)}, cats={RED: (5, 0)})
    s.start(symbols=2)
    assert s.ended == "lost: vault"
    assert s.track == 2


@pytest.mark.rule("RRR-FOE-17", "RRR-MUMMY-19")
def test_ec_26_a_swift_foe_reaches_a_cat_without_any_symbol() -> None:
    s = scene("LINE-5", foes={"Dash": (5, 0)}, cats={RED: (4, 0)})
    s.start(symbols=0)
    assert story(s.events) == ["roll", "Dash to 4,0", "Dash attacks"]


@pytest.mark.rule("RRR-FOE-17")
@pytest.mark.parametrize(("symbols", "dash"), [(0, (5, 0)), (1, (3, 0)), (2, (2, 0))])
def test_ho_03_swift_foes_may_need_a_symbol(symbols: int, dash: Place) -> None:
    s = scene("LINE-5", foes={"Dash": (5, 0)}, options={"swiftOnZero": False})
    s.start(symbols)
    assert s.foe("Dash") == dash


@pytest.mark.rule("RRR-MUMMY-03", "RRR-MUMMY-17", "RRR-FOE-19")
def test_ec_27_dash_wakes_on_the_first_of_two_symbols() -> None:
    s = scene("LINE-9", foes={"Howl": (9, 0)}, track=4, mummy_pile=["Dash", "Jaws", "Snuff"])
    before = s.start(symbols=2)
    after = s.play(BLUE, "wake 9,0")
    assert story([*before, *after]) == [
        "roll",
        "Howl to 8,0",
        "heart",
        "Dash wakes",
        "Howl to 7,0",
        "Dash to 8,0",
        "heart",
    ]
    assert before[1:2] == [happened.MummiesRolled("RRR-MUMMY-01", BLUE, 3, 2)]
