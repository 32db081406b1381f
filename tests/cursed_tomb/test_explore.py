"""Chapter EXPLORE: a new tile, a known colour, or the tomb."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import events as told
from mastaba.kernel.contract import Option
from tests.cursed_tomb.scene import JULIE, MAX, scene


@pytest.mark.rule("TOMB-EXPLORE-01")
def test_first_explore_then_move() -> None:
    s = scene(["START", "START"])
    assert s.question == "explore"
    assert s.refused("forward").key == "answer-the-question"
    s.do("name red")
    assert s.question == "pull"
    s.pull("red")
    assert s.question == "move"
    s.do("forward")
    assert (s.question, s.asked) == ("explore", JULIE)


@pytest.mark.rule("TOMB-EXPLORE-02")
def test_exactly_one_way_to_fix_the_colour() -> None:
    s = scene(["START", "START"], face_up=3)
    assert s.options == ["turn", "name red", "name blue", "name yellow"]
    s.do("turn")
    assert s.question == "pull"
    assert s.game.waiting()[0].facts["colour"] == "red"


@pytest.mark.rule("TOMB-EXPLORE-03", "TOMB-EXPLORE-14")
def test_the_new_tile_fixes_the_colour_for_all_to_know() -> None:
    s = scene(["START", "START"], face_up=4)
    s.do("turn")
    (turned,) = s.told(told.TileTurned)
    assert (turned.square, turned.colour) == ("D5", "green")
    (demanded,) = s.told(told.ColourDemanded)
    assert (demanded.seat, demanded.colour) == (MAX, "green")
    assert s.game.view(None).pull.colour == "green"  # type: ignore[union-attr]


@pytest.mark.rule("TOMB-EXPLORE-03")
def test_there_must_be_a_tile_to_turn() -> None:
    refusal = scene(["START", "START"]).refused("turn")
    assert (refusal.rule, refusal.key) == ("TOMB-EXPLORE-03", "all-tiles-face-up")


@pytest.mark.rule("TOMB-EXPLORE-04")
@pytest.mark.parametrize(("face_up", "square"), [(0, "D1"), (5, "D6"), (6, "P1"), (17, "P12")])
@pytest.mark.parametrize("at", ["START", "D1"])
def test_the_next_tile_is_the_one_nearest_to_start(face_up: int, square: str, at: str) -> None:
    s = scene([at if face_up else "START", "START"], face_up=face_up)
    s.do("turn")
    assert s.told(told.TileTurned)[0].square == square


@pytest.mark.rule("TOMB-EXPLORE-05")
@pytest.mark.parametrize("options", [{}, {"mustMove": True}, {"anyColour": True}])
def test_there_is_no_way_back_from_a_turned_tile(options: dict[str, Option]) -> None:
    s = scene(["START", "START"], face_up=1, options=options)
    s.do("turn")
    assert s.refused("name red", seat=MAX).key == "pull-under-way"
    s.do("touch")
    assert s.refused("pulled red1").key == "other-colour-demanded"


@pytest.mark.rule("TOMB-EXPLORE-06", "TOMB-EXPLORE-07")
def test_a_known_colour_must_lie_ahead() -> None:
    s = scene(["D4", "START"], face_up=6)
    assert s.options == ["turn", "name green", "name purple"]
    refusal = s.refused("name red")
    assert (refusal.rule, refusal.key) == ("TOMB-EXPLORE-07", "colour-not-ahead")
    assert refusal.facts == {"colour": "red", "colours": ["green", "purple"]}
    s.do("name purple")
    assert s.told(told.ColourDemanded)[0].colour == "purple"


@pytest.mark.rule("TOMB-EXPLORE-07")
def test_the_house_may_allow_any_colour_that_leads_somewhere() -> None:
    s = scene(["D4", "START"], face_up=6, options={"anyColour": True})
    names = ["name red", "name blue", "name yellow", "name green", "name purple"]
    assert s.options == ["turn", *names]
    alone = scene(["D1", "START"], face_up=1, options={"anyColour": True})
    assert alone.options == ["turn"]


@pytest.mark.rule("TOMB-EXPLORE-08")
def test_before_the_tomb_the_colours_behind_count() -> None:
    s = scene(["P12", "START"], scarabs=[1])
    assert s.options == ["name red", "name blue", "name yellow", "name green", "name purple"]


@pytest.mark.rule("TOMB-EXPLORE-08")
def test_they_do_not_count_while_a_tile_lies_ahead() -> None:
    s = scene(["P11", "START"], scarabs=[1])
    assert s.options == ["name blue"]


@pytest.mark.rule("TOMB-EXPLORE-09")
def test_a_colour_is_named_once_however_many_tiles_show_it() -> None:
    s = scene(["START", "START"])
    assert s.options.count("name red") == 1


@pytest.mark.rule("TOMB-EXPLORE-10")
def test_tomb_tiles_are_not_for_exploring() -> None:
    s = scene(["P11", "P10"], face_up=18)
    s.game.bays_turned = 2  # green and yellow
    assert s.options == ["name blue"]
    assert s.refused("turn").key == "all-tiles-face-up"


@pytest.mark.rule("TOMB-EXPLORE-11")
def test_the_tile_under_the_mummy_can_be_turned() -> None:
    s = scene(["START", "START"], face_up=9, mummy="P4t")
    s.do("turn")
    assert s.told(told.TileTurned)[0].square == "P4"
    assert s.mummy == "P4t"


@pytest.mark.rule("TOMB-EXPLORE-12")
@pytest.mark.parametrize("end", ["fell sceptre", "late"])
def test_a_tile_stays_face_up(end: str) -> None:
    s = scene(["START", "START"], face_up=2)
    s.do("turn", "touch", end)
    assert s.game.turned == 3
    assert "name yellow" in s.options


@pytest.mark.rule("TOMB-EXPLORE-13")
def test_nobody_may_pass() -> None:
    s = scene(["START", "START"], face_up=0)
    assert s.options == ["turn"]
    for text in ("stay", "decline"):
        assert s.refused(text).key == "answer-the-question"


@pytest.mark.rule("TOMB-EXPLORE-15")
def test_a_stone_of_the_colour_is_always_there() -> None:
    s = scene(["START", "START"], bowl={"purple": 1})
    s.succeed("purple", then="stay")
    s.do("explore", "name purple", "touch")
    assert [one for one in s.options if one.startswith("pulled")] == [
        "pulled purple1",
        "pulled purple2",
        "pulled purple3",
    ]
