"""Explore, first step: where a room may be placed (RRR-EXPLORE)."""

from __future__ import annotations

import random
import re

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import card_name
from mastaba.kernel.hexgrid import OPPOSITE, STEPS, turned
from tests.run_run_run.scene import BLUE, RED, SEAL, Place, Scene, Tiles, line, scene

ALMOST_SEALED: Tiles = {place: exits for place, exits in SEAL.items() if place != (1, 1)}
"""One open exit is left: that of (2,0) towards (1,1)."""

FIVE_AROUND: Tiles = {
    (1, 0): "0,1,3",
    (0, 1): "0,1,4",
    (2, 0): "1,2,3",
    (2, 1): "3,4",
    (0, 2): "4,5",
}
"""Five rooms around (1,1), each with an exit towards it; (1,2) is empty."""


def orientations(s: Scene, shape: int, place: Place) -> set[str]:
    """The exits that Blue's card of that shape may have on that hex, e.g. {"0,3"}."""
    name = card_name(s.held(BLUE, shape))
    spot = re.compile(rf"explore {name}@{place[0]},{place[1]} r(\d)$")
    found = [spot.match(text) for text in s.moves(BLUE, "explore")]
    masks = {turned(shape, int(match[1])) for match in found if match}
    return {",".join(str(edge) for edge in range(6) if mask >> edge & 1) for mask in masks}


# --- The five steps ---


@pytest.mark.rule("RRR-EXPLORE-01")
def test_the_five_steps_come_in_a_fixed_order() -> None:
    s = scene("M1", hands={BLUE: "#9 dark tomb | #1 | #1"}, token_pile=["shield"])
    s.play(BLUE, "explore #9@2,0 {0,3}")
    steps = [type(event) for event in s.events]
    assert steps == [
        happened.RoomPlaced,
        happened.CatWalked,
        happened.RoomLit,
        happened.CardsDrawn,
        happened.TokenRevealed,
    ]


@pytest.mark.rule("RRR-EXPLORE-01")
def test_a_token_holder_is_asked_before_each_of_the_later_steps() -> None:
    s = scene("V", hands={BLUE: "#9 #1"}, tokens={BLUE: ["shield"]})
    s.play(BLUE, "explore #9@1,0 {0,3}")
    windows = []
    while s.question == "token-window":
        windows.append(s.game.waiting()[0].facts["window"])
        s.play(BLUE, "hold")
    assert windows == ["before-move", "before-light", "before-draw", "before-effects", "end"]


@pytest.mark.rule("RRR-EXPLORE-02", "RRR-EXPLORE-12", "RRR-DRAW-02", "RRR-LIGHT-02")
def test_gs_02_first_explore() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1 | #5 | #7 | #21"})
    assert orientations(s, 9, (1, 0)) == {"0,3"}
    assert orientations(s, 1, (1, 0)) == {"3"}
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.cat(BLUE) == (1, 0)
    assert s.told(happened.CatWalked)[0].path == [(0, 0), (1, 0)]
    assert s.stock == 4
    assert s.told(happened.RoomPlaced)[0].links == 1
    assert s.told(happened.CardsDrawn)[0].count == 1
    assert s.cards(BLUE) == 5


# --- Card, hex and orientation ---


@pytest.mark.rule("RRR-EXPLORE-02")
def test_the_card_comes_from_the_players_own_hand() -> None:
    s = scene("V", hands={BLUE: "#9 #1", RED: "#7"}, draw_pile="#5")
    assert s.refusal(BLUE, "explore #7@1,0 {1,2,3}").rule == "RRR-EXPLORE-02"
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.hand(BLUE) == ["#1", "#5"]
    assert s.tiles[1, 0] == 0b001001


@pytest.mark.rule("RRR-EXPLORE-02")
def test_the_hex_must_be_empty() -> None:
    s = scene("LINE-1", hands={BLUE: "#9 #1"})
    assert s.refusal(BLUE, "explore #9@1,0 {0,3}").rule == "RRR-EXPLORE-02"
    assert s.refusal(BLUE, "explore #9@0,0 {0,3}").rule == "RRR-EXPLORE-02"


@pytest.mark.rule("RRR-EXPLORE-02")
def test_the_hex_must_touch_the_maze() -> None:
    s = scene("LINE-1", hands={BLUE: "#9 #1"})
    assert s.refusal(BLUE, "explore #9@3,0 {0,3}").rule == "RRR-EXPLORE-02"


@pytest.mark.rule("RRR-EXPLORE-03")
def test_a_card_may_be_turned_in_all_six_ways() -> None:
    s = scene("V", hands={BLUE: "#1 #9"})
    for side, place in enumerate(STEPS):
        assert orientations(s, 1, place) == {str(OPPOSITE[side])}


@pytest.mark.rule("RRR-EXPLORE-03")
def test_a_card_is_never_mirrored() -> None:
    s = scene("V", hands={BLUE: "#11 #13"})
    assert orientations(s, 11, (1, 0)) == {"0,1,3", "2,3,5", "0,3,4"}
    assert orientations(s, 13, (1, 0)) == {"0,2,3", "1,3,4", "0,3,5"}


# --- Corridors must meet ---


@pytest.mark.rule("RRR-EXPLORE-04")
def test_an_exit_may_not_run_into_a_wall() -> None:
    s = scene("M1", hands={BLUE: "#3 #1"})
    assert s.refusal(BLUE, "explore #3@1,-1 {1,2}").rule == "RRR-EXPLORE-04"
    assert s.legal(BLUE, "explore #3@1,-1 {2,3}")


@pytest.mark.rule("RRR-EXPLORE-05")
def test_no_corridor_of_the_maze_may_be_closed_off() -> None:
    s = scene("M1", hands={BLUE: "#1 #3"})
    assert s.refusal(BLUE, "explore #1@1,1 {3}").rule == "RRR-EXPLORE-05"
    assert s.refusal(BLUE, "explore #1@1,1 {4}").rule == "RRR-EXPLORE-05"
    assert s.legal(BLUE, "explore #3@1,1 {3,4}")


@pytest.mark.rule("RRR-EXPLORE-06")
def test_exits_towards_empty_hexes_stay_open() -> None:
    s = scene("LINE-1", hands={BLUE: "#63 #1"})
    s.play(BLUE, "explore #63@2,0 {0,1,2,3,4,5}")
    assert s.tiles[2, 0] == 63
    # Five of the Vault, five of the new room; the middle room has none.
    assert s.game.maze.open_exits() == 10


@pytest.mark.rule("RRR-EXPLORE-07")
def test_wall_against_wall_is_fine() -> None:
    s = scene("M1", hands={BLUE: "#1 #9"})
    s.play(BLUE, "explore #1@1,-1 {2}")
    assert s.told(happened.RoomPlaced)[0].links == 1
    assert not s.linked((1, -1), (1, 0))


@pytest.mark.rule("RRR-EXPLORE-08")
def test_the_card_must_make_a_link() -> None:
    s = scene("LINE-1", hands={BLUE: "#9 #1"})
    assert s.refusal(BLUE, "explore #9@1,1 {0,3}").rule == "RRR-EXPLORE-08"


@pytest.mark.rule("RRR-EXPLORE-08")
def test_the_card_must_make_a_link_even_for_a_cat_that_can_teleport() -> None:
    s = scene("LINE-1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["draw2"]})
    assert s.refusal(BLUE, "explore #9@1,1 {0,3}").rule == "RRR-EXPLORE-08"


@pytest.mark.rule("RRR-EXPLORE-04")
def test_ec_44_an_exit_towards_the_wall_of_the_exit_door() -> None:
    s = scene("M1", hands={BLUE: "#7 #1"}, door=((2, 0), (1, 0)), foes={"Gnashur": (2, 0)})
    assert s.refusal(BLUE, "explore #7@1,1 {3,4,5}").rule == "RRR-EXPLORE-04"
    assert s.legal(BLUE, "explore #7@1,1 {2,3,4}")


@pytest.mark.rule("RRR-EXPLORE-04", "RRR-EXPLORE-05")
def test_ec_45_all_edges_of_a_room_among_five_neighbours_are_tested() -> None:
    s = scene(FIVE_AROUND, hands={BLUE: "#31 #15 #63 #9"}, draw_pile=10)
    assert orientations(s, 31, (1, 1)) == {"0,2,3,4,5"}
    assert orientations(s, 63, (1, 1)) == {"0,1,2,3,4,5"}
    assert orientations(s, 15, (1, 1)) == set()
    s.play(BLUE, "explore #31@1,1 {0,2,3,4,5}")
    assert s.told(happened.RoomPlaced)[0].links == 5
    assert s.told(happened.CardsDrawn)[0].count == 5


# --- The way to the new room ---


@pytest.mark.rule("RRR-EXPLORE-09")
def test_a_room_out_of_reach_may_not_be_placed() -> None:
    s = scene("LINE-5", hands={BLUE: "#9 #3 #1"})
    assert s.refusal(BLUE, "explore #9@6,0 {0,3}").rule == "RRR-EXPLORE-09"
    assert s.legal(BLUE, "explore #9@-1,0 {0,3}")


@pytest.mark.rule("RRR-EXPLORE-09")
def test_the_reach_is_that_of_the_active_cat() -> None:
    s = scene("LINE-5", hands={BLUE: "#9 #3 #1", RED: "#63 #63 #63"}, cats={RED: (5, 0)})
    assert s.refusal(BLUE, "explore #9@6,0 {0,3}").rule == "RRR-EXPLORE-09"


@pytest.mark.rule("RRR-EXPLORE-10")
def test_the_way_may_not_lead_through_a_foe() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #1"}, foes={"Howl": (1, 0)})
    assert s.refusal(BLUE, "explore #9@3,0 {0,3}").rule == "RRR-EXPLORE-10"
    assert scene("LINE-2", hands={BLUE: "#9 #1"}).legal(BLUE, "explore #9@3,0 {0,3}")


@pytest.mark.rule("RRR-EXPLORE-10")
def test_no_extra_movement_leads_through_a_foe() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #63 #1"}, foes={"Howl": (2, 0)})
    assert s.refusal(BLUE, "explore #9@3,0 {0,3}").rule == "RRR-EXPLORE-10"


@pytest.mark.rule("RRR-EXPLORE-10", "RRR-DRAW-01")
def test_ec_46_a_room_between_a_foe_and_me() -> None:
    s = scene("M1", hands={BLUE: "#3 #1"}, cats={BLUE: (0, 1)}, foes={"Howl": (1, 0)})
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.cat(BLUE) == (1, 1)
    assert s.told(happened.CatWalked)[0].path == [(0, 1), (1, 1)]
    assert s.told(happened.CardsDrawn)[0].count == 2


@pytest.mark.rule("RRR-EXPLORE-11")
def test_ec_47_walking_out_of_a_foes_room() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #1"}, cats={BLUE: (2, 0)}, foes={"Howl": (2, 0)})
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert s.cat(BLUE) == (3, 0)


@pytest.mark.rule("RRR-EXPLORE-11")
def test_ho_12_a_pinned_cat_does_not_walk_out() -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#9 #1"},
        cats={BLUE: (2, 0)},
        foes={"Howl": (2, 0), "Jaws": (1, 0)},
        options={"pinned": True},
    )
    assert s.moves(BLUE, "explore") == []
    assert not s.legal(BLUE, "fight 1,0")
    assert s.legal(BLUE, "fight 2,0")
    assert s.legal(BLUE, "regroup")


@pytest.mark.rule("RRR-EXPLORE-11")
def test_ho_12_the_refusal_tells_a_pinned_cat_why() -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#9 #1"},
        cats={BLUE: (2, 0)},
        foes={"Howl": (2, 0)},
        options={"pinned": True},
    )
    assert s.refusal(BLUE, "explore #9@3,0 {0,3}").rule == "RRR-EXPLORE-11"


@pytest.mark.rule("RRR-EXPLORE-11")
def test_ho_12_a_pinned_cat_may_teleport_away_and_explore() -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#9 #1"},
        cats={BLUE: (2, 0)},
        foes={"Howl": (2, 0)},
        tokens={BLUE: ["draw2"]},
        options={"pinned": True},
    )
    s.play(BLUE, "teleport draw2 0,0")
    assert s.legal(BLUE, "explore #9@-1,0 {0,3}")


@pytest.mark.rule("RRR-EXPLORE-12")
def test_the_cat_moves_onto_the_new_room_unasked() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #1"}, cats={BLUE: (1, 0), RED: (2, 0)})
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert s.cat(BLUE) == (3, 0)
    assert s.cat(RED) == (2, 0)
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-EXPLORE-12")
def test_a_cat_that_teleports_between_placing_and_moving_still_moves_onto_the_new_room() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #1"}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@0,1 {1,4}")
    s.play(BLUE, "teleport draw2 1,0")
    assert s.cat(BLUE) == (0, 1)


@pytest.mark.rule("RRR-EXPLORE-12")
def test_nobody_teleports_out_of_reach_of_the_room_just_placed() -> None:
    s = scene("LINE-5", hands={BLUE: "#9 #1"}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert s.question == "token-window"
    assert not s.legal(BLUE, "teleport draw2 5,0")
    assert s.legal(BLUE, "teleport draw2 2,0")


@pytest.mark.rule("RRR-EXPLORE-12")
def test_a_token_that_the_way_depends_on_is_not_spent_otherwise() -> None:
    s = scene("LINE-5", hands={BLUE: "#9 #1"}, tokens={BLUE: ["torch2"]})
    s.play(BLUE, "explore #9@6,0 {0,3}")
    assert not s.legal(BLUE, "use torch2")
    s.play(BLUE, "hold")
    assert s.question == "stride"
    assert s.moves(BLUE) == ["teleport torch2 6,0"]


# --- After placing ---


@pytest.mark.rule("RRR-EXPLORE-13")
def test_a_placed_room_stays_as_it_lies() -> None:
    for seed in range(4):
        chance = random.Random(seed)
        state = GAME.begin(3, seed, {})
        lying: dict[Place, tuple[str, int]] = {}
        while state.outcome() is None:
            seat = state.waiting_seats()[0]
            state.play(seat, chance.choice(state.moves(seat)))
            now = {tile.at: (tile.card, tile.exits) for tile in state.view(None).maze}
            assert lying.items() <= now.items()
            lying = now
        assert len(lying) > 3


@pytest.mark.rule("RRR-EXPLORE-14")
def test_closing_the_last_open_exit_is_legal() -> None:
    s = scene(ALMOST_SEALED, hands={BLUE: "#1 #3"})
    assert s.seals(BLUE, "explore #1@1,1 {5}")
    assert not s.seals(BLUE, "explore #3@1,1 {0,5}")
    s.play(BLUE, "explore #1@1,1 {5}")
    assert s.game.maze.open_exits() == 0
    assert not s.over


@pytest.mark.rule("RRR-EXPLORE-14")
def test_ho_15_sealing_may_be_forbidden() -> None:
    s = scene(ALMOST_SEALED, hands={BLUE: "#1 #3"}, options={"forbidSealing": True})
    assert s.refusal(BLUE, "explore #1@1,1 {5}").rule == "RRR-EXPLORE-14"
    assert s.legal(BLUE, "explore #3@1,1 {0,5}")


@pytest.mark.rule("RRR-EXPLORE-14")
def test_ho_15_sealing_is_forbidden_only_until_the_exit_is_open() -> None:
    tiles = {place: exits for place, exits in ALMOST_SEALED.items() if place != (0, 1)}
    s = scene(
        tiles,
        hands={BLUE: "#1 #3"},
        door=((0, 1), (0, 0)),
        foes={"Gnashur": (0, 1)},
        options={"forbidSealing": True},
    )
    assert s.legal(BLUE, "explore #1@1,1 {5}")


@pytest.mark.rule("RRR-EXPLORE-16")
def test_one_card_per_explore() -> None:
    s = scene("M1", hands={BLUE: "#9 #9 #9"})
    s.play(BLUE, "explore #9@2,0 {0,3}")
    assert len(s.told(happened.RoomPlaced)) == 1
    assert s.asked == ("action", [RED])
    assert not s.legal(BLUE, "explore #9@0,2 {1,4}")


# --- The last card ---


@pytest.mark.rule("RRR-EXPLORE-15", "RRR-END-05")
def test_ec_03_gs_33_the_last_card_may_be_placed() -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=10)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.ended == ""
    assert s.cards(BLUE) == 1
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-EXPLORE-15")
def test_gs_33_the_hand_is_empty_between_placing_and_drawing() -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=10, tokens={BLUE: ["shield"]})
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.question == "token-window"
    assert s.cards(BLUE) == 0
    assert s.ended == ""


@pytest.mark.rule("RRR-EXPLORE-15", "RRR-END-05")
def test_ec_04_gs_33_the_last_card_with_an_empty_draw_pile() -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=0)
    assert s.legal(BLUE, "explore #9@1,0 {0,3}")
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.ended == "lost: hand"
    outcome = s.game.outcome()
    assert outcome is not None
    assert outcome.rule == "RRR-END-05"


@pytest.mark.rule("RRR-TURN-07")
def test_ec_04_gs_33_passing_is_offered_when_every_action_empties_the_hand() -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=0, regroup_tiles=0)
    assert s.legal(BLUE, "pass")
    s.play(BLUE, "pass")
    assert s.ended == ""
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-TURN-06")
def test_ec_04_no_passing_while_a_regroup_would_do() -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=0, regroup_tiles=1)
    assert not s.legal(BLUE, "pass")


@pytest.mark.rule("RRR-TURN-07")
def test_gs_33_no_mercy_by_house_option() -> None:
    options = {"mercyPass": False}
    s = scene("V", hands={BLUE: "#9"}, draw_pile=0, regroup_tiles=0, options=options)
    assert not s.legal(BLUE, "pass")


@pytest.mark.rule("RRR-DRAW-08")
def test_ec_05_a_draw_token_does_not_help_with_an_empty_draw_pile() -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=0, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@1,0 {0,3}")
    s.play(BLUE, "use draw2")
    assert s.told(happened.CardsDrawn) == []
    assert s.ended == "lost: hand"


# --- No room can be placed ---


@pytest.mark.rule("RRR-TURN-07", "RRR-EXPLORE-09")
def test_ec_41_without_a_legal_placement_the_other_actions_remain() -> None:
    s = scene(ALMOST_SEALED, hands={BLUE: "#9 #1"}, foes={"Howl": (1, 0)})
    assert s.moves(BLUE, "explore") == []
    assert s.legal(BLUE, "fight 1,0")
    assert s.legal(BLUE, "regroup")
    assert not s.legal(BLUE, "pass")


@pytest.mark.rule("RRR-TURN-07")
def test_ec_41_without_any_legal_action_the_action_is_skipped() -> None:
    s = scene("SEAL", regroup_tiles=0)
    assert s.events[0] == happened.Passed("RRR-TURN-07", BLUE)
    assert s.told(happened.TurnBegan)[0].seat == RED


@pytest.mark.rule("RRR-EXPLORE-09", "RRR-SARC-11")
def test_ec_41_a_teleport_makes_explore_legal() -> None:
    s = scene(ALMOST_SEALED, hands={BLUE: "#1 #9"}, foes={"Howl": (1, 0)}, tokens={BLUE: ["draw2"]})
    assert s.legal(BLUE, "explore #1@1,1 {5}")


@pytest.mark.rule("RRR-SARC-24")
def test_ec_41_a_passage_makes_explore_legal() -> None:
    s = scene("SEAL", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    assert s.legal(BLUE, "explore #9@3,0 {0,3} via 3")
    assert scene("SEAL", hands={BLUE: "#9 #1"}).moves(BLUE, "explore") == []


@pytest.mark.rule("RRR-MOVE-06", "RRR-EXPLORE-10")
def test_a_foe_elsewhere_is_not_blamed_for_a_long_walk() -> None:
    s = scene({**line(5), (-1, 0): "0,3"}, hands={BLUE: "#9"}, foes={"Howl": (-1, 0)})
    refusal = s.refusal(BLUE, "explore #9@6,0 {0,3}")
    assert (refusal.rule, refusal.facts["distance"]) == ("RRR-MOVE-06", 6)


@pytest.mark.rule("RRR-EXPLORE-03")
def test_a_turn_that_looks_the_same_may_be_written_either_way() -> None:
    s = scene("V", hands={BLUE: "#9 #1"})
    straight = card_name(s.held(BLUE, 9))
    assert s.move(BLUE, f"explore {straight}@1,0 r3") == s.move(BLUE, f"explore {straight}@1,0 r0")
