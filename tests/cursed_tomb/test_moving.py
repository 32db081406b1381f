"""Chapter MOVE: forward, backward or stay, and what arriving sets off."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import events as told
from tests.cursed_tomb.scene import JULIE, MAX, Scene, scene


def with_stone(s: Scene, colour: str) -> Scene:
    s.do(f"name {colour}")
    s.pull(colour)
    return s


@pytest.mark.rule("TOMB-MOVE-01", "TOMB-MOVE-02")
def test_a_stone_lets_the_player_choose_a_direction() -> None:
    s = with_stone(scene(["D3", "START"]), "red")
    assert (s.question, s.asked) == ("move", MAX)
    assert s.options == ["forward", "backward", "stay"]
    assert s.game.waiting()[0].facts == {"colour": "red", "forward": "D4", "backward": "D1"}


@pytest.mark.rule("TOMB-MOVE-03")
@pytest.mark.parametrize(("way", "to"), [("forward", "D4"), ("backward", "D1")])
def test_it_leads_to_the_next_square_of_the_colour(way: str, to: str) -> None:
    s = with_stone(scene(["D3", "START"]), "red")
    s.do(way)
    assert s.at[MAX] == to


@pytest.mark.rule("TOMB-MOVE-04")
def test_face_down_tiles_are_skipped_and_the_newest_need_not_be_the_next() -> None:
    s = scene(["START", "D1"], face_up=3)
    s.do("turn")
    s.pull("red")
    assert s.game.waiting()[0].facts["forward"] == "D1"
    s = with_stone(scene(["D4", "START"], face_up=7), "blue")
    assert s.game.waiting()[0].facts == {"colour": "blue", "forward": "P1", "backward": "D2"}


@pytest.mark.rule("TOMB-MOVE-05")
def test_the_own_square_does_not_count() -> None:
    s = with_stone(scene(["D4", "START"]), "red")
    assert s.game.waiting()[0].facts == {"colour": "red", "forward": "P2", "backward": "D1"}


@pytest.mark.rule("TOMB-MOVE-06")
def test_a_direction_without_such_a_square_cannot_be_chosen() -> None:
    s = with_stone(scene(["D1", "START"]), "blue")
    assert s.options == ["forward", "stay"]
    refusal = s.refused("backward")
    assert (refusal.rule, refusal.key) == ("TOMB-MOVE-06", "no-square-that-way")
    assert refusal.facts == {"colour": "blue", "way": "backward"}


@pytest.mark.rule("TOMB-MOVE-07")
@pytest.mark.parametrize("must_move", [False, True], ids=["may stay", "must move"])
def test_with_nowhere_to_go_the_adventurer_stays_by_itself(must_move: bool) -> None:
    s = scene(["D3", "START"], options={"mustMove": must_move})
    s.do("name red", "touch")
    s.game.turned = 0  # as a board of one's own might have it
    s.do("pulled red1")
    (stayed,) = s.told(told.AdventurerStayed)
    assert (stayed.rule, stayed.at) == ("TOMB-MOVE-07", "D3")
    assert s.told(told.ForcedChoice)
    assert s.asked == JULIE


@pytest.mark.rule("TOMB-MOVE-08")
def test_staying_is_no_arrival() -> None:
    s = with_stone(scene(["P1", "START"], scarabs=[0], mummy="P1t"), "blue")
    s.do("stay")
    assert s.at[MAX] == "P1"
    assert s.scarabs[MAX] == 0
    assert s.told(told.AdventurerStayed)[0].rule == "TOMB-MOVE-08"
    assert s.mummy == "P1t"


@pytest.mark.rule("TOMB-MOVE-08")
def test_the_house_may_make_everybody_move() -> None:
    s = with_stone(scene(["D3", "START"], options={"mustMove": True}), "red")
    assert s.options == ["forward", "backward"]
    assert s.refused("stay").key == "must-move"
    s = scene(["D1", "START"], options={"mustMove": True})
    s.do("name blue")
    s.pull("blue")
    assert s.at[MAX] == "D2"
    assert s.told(told.ForcedChoice)
    assert s.asked == JULIE


@pytest.mark.rule("TOMB-MOVE-09")
def test_a_square_holds_any_number_of_adventurers() -> None:
    s = scene(["START"] * 6)
    for _ in range(6):
        s.succeed("blue")
        if s.question == "explore-again":
            s.do("decline")
    assert s.at == ["D2"] * 6


@pytest.mark.rule("TOMB-MOVE-10")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "green", "purple"])
def test_start_gate_and_tomb_have_no_colour(colour: str) -> None:
    s = scene(["GATE", "START"])
    reached = set()
    for at in range(21):
        for direction in (1, -1):
            reached.add(
                s.game.next_square(
                    at, ("red", "blue", "yellow", "green", "purple").index(colour), direction
                )
            )
    assert not reached & {0, 7, 20}


@pytest.mark.rule("TOMB-MOVE-11", "TOMB-MOVE-12")
def test_a_move_may_cross_the_gate_both_ways_and_passing_does_nothing() -> None:
    s = scene(["D6", "START"])
    s.succeed("green")
    assert s.at[MAX] == "P4"
    assert s.scarabs[MAX] == 0  # P1 was only passed
    s = scene(["P1", "START"])
    s.succeed("red", then="backward")
    assert s.at[MAX] == "D4"


@pytest.mark.rule("TOMB-MOVE-13")
def test_scarab_before_curse_before_heads() -> None:
    s = scene(["P4", "START"], mummy="P8t")
    s.succeed("yellow")
    assert s.told(told.ScarabCalmed)
    s = scene(["P2", "START"], scarabs=[1], mummy="P6e")
    s.succeed("red")
    kinds = [event[0] for event in s.events]
    assert kinds.index(told.ScarabPaid) < kinds.index(told.MummyWoke)


@pytest.mark.rule("TOMB-MOVE-14")
def test_after_the_move_the_next_player_explores() -> None:
    s = scene(["START", "START"])
    s.succeed("red")
    assert (s.question, s.asked) == ("explore", JULIE)
