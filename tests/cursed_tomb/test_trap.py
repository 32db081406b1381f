"""Chapter TRAP: building, what may be pulled, and what the last stone of a colour earns."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.kernel.contract import Caution
from tests.cursed_tomb.scene import BOX, JULIE, MAX, scene


@pytest.mark.rule("TOMB-TRAP-01")
def test_the_bowl_stands_beside_the_track() -> None:
    printed = GAME.components()
    assert printed.snake == "beside the track"
    assert printed.snake not in [square.name for square in printed.track]


@pytest.mark.rule("TOMB-TRAP-02", "TOMB-TRAP-03")
def test_every_rebuild_uses_all_stones() -> None:
    s = scene(["D3", "START"], bowl={"red": 2, "green": 3})
    assert s.bowl == 16
    s.do("name red")
    s.fall("blue1")
    assert s.bowl == 20
    assert s.game.view(None).trap.bag == []
    assert [event.stones for event in s.told(told.TrapBuilt)] == [20]


@pytest.mark.rule("TOMB-TRAP-05", "TOMB-TRAP-06")
def test_building_asks_nobody_and_nothing_can_go_wrong_in_it() -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    s.fall()
    built = s.told(told.TrapBuilt)
    assert [event.seat for event in built] == [MAX]
    assert (s.question, s.asked) == ("explore", JULIE)
    assert s.refused("fell sceptre", seat=-1).key == "not-your-decision"


@pytest.mark.rule("TOMB-TRAP-07", "TOMB-TRAP-18")
def test_one_stone_of_the_demanded_colour_goes_into_the_bag() -> None:
    s = scene(["START", "START"])
    s.do("name red", "touch", "pulled red4")
    trap = s.game.view(None).trap
    assert trap.bag == ["red4"]
    assert len(trap.bowl) == 19
    s.do("stay", "name red", "touch")
    assert "pulled red4" not in s.options
    refusal = s.refused("pulled red4")
    assert (refusal.rule, refusal.key) == ("TOMB-TRAP-18", "stone-in-bag")
    assert s.refused("fell red4").key == "stone-in-bag"


@pytest.mark.rule("TOMB-TRAP-20")
def test_a_stone_of_another_colour_cannot_be_pulled() -> None:
    s = scene(["START", "START"])
    s.do("name red", "touch")
    refusal = s.refused("pulled blue1")
    assert (refusal.rule, refusal.key) == ("TOMB-TRAP-20", "other-colour-demanded")
    assert refusal.facts == {"stone": "blue1", "colour": "red"}


@pytest.mark.rule("TOMB-TRAP-21")
def test_a_pull_ends_only_by_success_rockfall_or_time_out() -> None:
    s = scene(["START", "START"])
    s.do("name red")
    assert s.options == ["touch", "late", "void"]
    s.do("touch")
    verbs = {option.split()[0] for option in s.options}
    assert verbs == {"pulled", "fell", "late", "void", "restart"}
    for text in ("restart", "touch", "void", "touch"):
        s.do(text)
        assert s.question == "pull"
        assert s.game.active == MAX
    refusal = s.refused("stay", seat=MAX)
    assert (refusal.rule, refusal.key) == ("TOMB-TRAP-21", "pull-under-way")


# --- the last stone of a colour ---


@pytest.mark.rule("TOMB-TRAP-22", "TOMB-TRAP-23", "TOMB-TRAP-25")
def test_the_last_stone_brings_a_rebuild_the_move_and_another_exploration() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.do("name purple")
    s.pull("purple")
    kinds = [event[0] for event in s.events]
    assert kinds[-3:] == [told.StonePulled, told.LastStone, told.TrapBuilt]
    assert s.bowl == 20
    assert s.question == "move"
    s.do("forward")
    assert s.at[MAX] == "D6"
    assert (s.question, s.asked) == ("explore-again", MAX)
    s.do("explore")
    assert (s.question, s.asked) == ("explore", MAX)
    s.succeed("blue")
    assert s.at[MAX] == "P1"
    assert s.asked == JULIE


@pytest.mark.rule("TOMB-TRAP-24")
def test_stones_in_the_bag_do_not_count() -> None:
    s = scene(["D5", "START"], bowl={"purple": 2})
    s.succeed("purple")
    assert not s.told(told.LastStone)
    assert s.asked == JULIE
    assert s.bowl == 18


@pytest.mark.rule("TOMB-TRAP-26")
def test_the_extra_exploration_may_be_declined() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.succeed("purple")
    assert s.options == ["explore", "decline"]
    assert GAME.cautions(s.game, MAX, GAME.parse("decline")) == [
        Caution("TOMB-TRAP-26", "gives-up-exploration")
    ]
    s.do("decline")
    assert (s.question, s.asked) == ("explore", JULIE)


@pytest.mark.rule("TOMB-TRAP-27")
def test_an_extra_exploration_may_earn_another() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.succeed("purple")
    s.do("explore")
    for stone in ("green2", "green3", "green4"):
        s.game.bowl &= ~(1 << BOX.stone_names.index(stone))
    s.succeed("green")
    assert (s.question, s.asked) == ("explore-again", MAX)


@pytest.mark.rule("TOMB-TRAP-27")
def test_with_three_stones_of_each_colour_it_cannot_happen_at_once() -> None:
    assert min(BOX.stone_counts) == 3


@pytest.mark.rule("TOMB-TRAP-28")
def test_the_right_survives_being_sent_back() -> None:
    s = scene(["P1", "START"], mummy="P7e", bowl={"blue": 1})
    s.succeed("blue")
    assert s.at[MAX] == "GATE"
    assert (s.question, s.asked) == ("explore-again", MAX)
