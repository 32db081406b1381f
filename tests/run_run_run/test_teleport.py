"""Tokens that are given up to teleport (RRR-SARC)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, GREEN, RED, Place, scene
from tests.run_run_run.test_tokens import hold_until

# --- Teleport ---


@pytest.mark.rule("RRR-SARC-08")
def test_a_teleport_ignores_distance_walls_and_foes() -> None:
    s = scene("LINE-9", tokens={BLUE: ["draw2"]}, foes={"Howl": (2, 0), "Jaws": (8, 0)})
    s.play(BLUE, "teleport draw2 9,0")
    assert s.cat(BLUE) == (9, 0)
    assert s.told(happened.CatTeleported)[0].to == (9, 0)
    assert s.told(happened.FoeAttacked) == []


@pytest.mark.rule("RRR-SARC-08")
def test_a_teleport_leads_to_another_room_of_the_maze() -> None:
    s = scene("LINE-4", tokens={BLUE: ["draw2"]})
    assert s.refusal(BLUE, "teleport draw2 0,0").rule == "RRR-SARC-08"
    assert s.refusal(BLUE, "teleport draw2 5,0").rule == "RRR-SARC-08"


@pytest.mark.rule("RRR-SARC-08")
def test_a_teleport_moves_the_owners_cat_only() -> None:
    s = scene("LINE-4", tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 4,0")
    assert (s.cat(BLUE), s.cat(RED), s.cat(GREEN)) == ((4, 0), (0, 0), (0, 0))


@pytest.mark.rule("RRR-SARC-09")
@pytest.mark.parametrize("place", [(0, 0), (5, 0), (2, 0)], ids=["vault", "exit-door", "foe"])
def test_a_teleport_may_end_in_any_room(place: Place) -> None:
    s = scene(
        "LINE-4",
        cats={BLUE: (1, 0)},
        tokens={BLUE: ["draw2"]},
        door=((5, 0), (4, 0)),
        foes={"Howl": (2, 0), "Gnashur": (5, 0)},
    )
    assert s.legal(BLUE, f"teleport draw2 {place[0]},{place[1]}")
    s.play(BLUE, f"teleport draw2 {place[0]},{place[1]}")
    assert s.cat(BLUE) == place
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-SARC-10")
def test_a_teleport_before_the_action_costs_neither_action_nor_movement() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, tokens={BLUE: ["draw2"]}, cats={BLUE: (4, 0)})
    s.play(BLUE, "teleport draw2 2,0")
    assert s.asked == ("action", [BLUE])
    s.play(BLUE, "explore #9@5,0 {0,3}")
    assert s.told(happened.CatWalked)[0].path == [(2, 0), (3, 0), (4, 0), (5, 0)]


@pytest.mark.rule("RRR-SARC-10")
def test_a_teleport_after_the_action() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@0,1 {1,4}")
    hold_until(s, "end")
    s.play(BLUE, "teleport draw2 4,0")
    assert s.cat(BLUE) == (4, 0)
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-SARC-10")
def test_ec_49_teleporting_away_before_lighting() -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: "#1 dark tomb | #9"},
        tokens={BLUE: ["draw2"]},
        token_pile=["shield"],
    )
    s.play(BLUE, "explore #1@0,1 {4}")
    hold_until(s, "before-light")
    s.play(BLUE, "teleport draw2 4,0")
    assert s.cat(BLUE) == (4, 0)
    assert s.told(happened.RoomLit)[0].at == (0, 1)
    assert s.told(happened.CardsDrawn)[0].count == 1
    assert s.told(happened.TokenRevealed)[0].token == "shield"


@pytest.mark.rule("RRR-SARC-11", "RRR-SARC-06")
def test_ec_48_gs_40_teleport_onto_the_room_just_placed() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@5,0 {0,3}")
    s.load_mummy_dice(0)
    s.play(BLUE, "teleport draw2 5,0")
    assert s.cat(BLUE) == (5, 0)
    assert s.told(happened.CatWalked) == []
    assert [event.count for event in s.told(happened.CardsDrawn)] == [1]
    assert s.tokens(BLUE) == []
    assert s.cards(BLUE) == 2


@pytest.mark.rule("RRR-SARC-11")
def test_ec_48_a_teleport_next_to_the_new_room_and_a_walk() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@5,0 {0,3}")
    s.load_mummy_dice(0)
    s.play(BLUE, "teleport draw2 4,0")
    assert s.told(happened.CatWalked)[0].path == [(4, 0), (5, 0)]


@pytest.mark.rule("RRR-SARC-11")
def test_ec_48_a_teleport_instead_of_extra_movement() -> None:
    s = scene("LINE-9", hands={BLUE: "#9 #63 #1"}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@10,0 {0,3}")
    s.play(BLUE, "hold")
    assert s.question == "stride"
    s.load_mummy_dice(0)
    s.play(BLUE, "teleport draw2 10,0")
    assert s.cat(BLUE) == (10, 0)
    assert s.discard == []


@pytest.mark.rule("RRR-SARC-10")
def test_gs_40_teleport_then_explore() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 4,0")
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@5,0 {0,3}")
    assert s.told(happened.CatWalked)[0].path == [(4, 0), (5, 0)]
    assert s.cards(BLUE) == 2


@pytest.mark.rule("RRR-SARC-10", "RRR-SARC-09")
def test_gs_40_teleport_then_fight() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 2,0")
    s.play(BLUE, "fight 2,0")
    assert s.told(happened.CatWalked) == []
    assert s.question == "commit-cards"
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-EXPLORE-10")
def test_gs_40_without_the_token_the_far_room_is_illegal() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)})
    assert s.refusal(BLUE, "explore #9@5,0 {0,3}").rule == "RRR-EXPLORE-10"
