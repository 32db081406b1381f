"""Walking, as Explore and Fight use it (RRR-MOVE)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import card_name
from tests.run_run_run.scene import BLUE, M1, M4, RED, Tiles, scene

HOOK: Tiles = {(1, 0): "0,3", (2, 0): "2,3", (1, 1): "1,5", (0, 1): "4"}
"""(0,1) and (1,1) are neighbours with a wall between them, four links apart."""

RING: Tiles = {**M1, (1, 1): "0,3,4"}
"""Two ways of equal length lead from the Vault to (1,1): through (1,0) and through (0,1)."""


# --- Three rooms ---


@pytest.mark.rule("RRR-MOVE-01", "RRR-MOVE-03")
def test_three_rooms_are_free() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #7 #1"})
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert s.told(happened.CatWalked)[0].path == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert s.told(happened.StridePaid) == []
    assert s.discard == []


@pytest.mark.rule("RRR-MOVE-01", "RRR-MOVE-03", "RRR-MOVE-04")
def test_the_step_onto_the_new_room_is_the_fourth() -> None:
    s = scene("LINE-3", hands={BLUE: "#9 #7 #1"})
    s.play(BLUE, "explore #9@4,0 {0,3}")
    assert s.asked == ("stride", [BLUE])
    assert s.game.waiting()[0].facts["distance"] == 4
    assert s.told(happened.CatWalked) == []


@pytest.mark.rule("RRR-MOVE-03")
def test_the_step_into_the_fight_counts() -> None:
    near = scene("LINE-4", hands={BLUE: "#9 #7 #1"}, foes={"Jaws": (3, 0)})
    near.play(BLUE, "fight 3,0")
    assert near.cat(BLUE) == (3, 0)
    far = scene("LINE-4", hands={BLUE: "#9 #7 #1"}, foes={"Jaws": (4, 0)})
    far.play(BLUE, "fight 4,0")
    assert far.question == "stride"


@pytest.mark.rule("RRR-MOVE-02")
def test_neighbours_without_a_link_are_no_step_apart() -> None:
    s = scene(HOOK, hands={BLUE: "#1 #9"}, cats={BLUE: (0, 1)})
    # (0,1), (0,0), (1,0), (2,0), (1,1), (1,2): five steps, though (0,1) touches (1,1).
    assert s.refusal(BLUE, "explore #1@1,2 {4}").rule == "RRR-MOVE-06"
    s = scene(HOOK, hands={BLUE: "#1 #3 #9"}, cats={BLUE: (0, 1)})
    s.play(BLUE, "explore #1@1,2 {4}")
    s.play(BLUE, "stride #3")
    path = s.told(happened.CatWalked)[0].path
    assert path == [(0, 1), (0, 0), (1, 0), (2, 0), (1, 1), (1, 2)]


# --- Extra movement ---


@pytest.mark.rule("RRR-MOVE-04", "RRR-EXPLORE-09")
def test_gs_04_extra_movement() -> None:
    s = scene("LINE-5", hands={BLUE: "#9 #7 #1"})
    s.play(BLUE, "explore #9@6,0 {0,3}")
    assert s.asked == ("stride", [BLUE])
    assert s.refusal(BLUE, "stride #1").rule == "RRR-MOVE-04"
    assert not s.legal(BLUE, "hold")
    s.play(BLUE, "stride #7")
    assert s.told(happened.StridePaid)[0].allowance == 6
    assert s.cat(BLUE) == (6, 0)
    assert len(s.told(happened.CatWalked)[0].path) == 7


@pytest.mark.rule("RRR-MOVE-06")
def test_gs_04_ec_06_two_cards_are_not_enough_for_extra_movement() -> None:
    s = scene("LINE-5", hands={BLUE: "#9 #7"})
    assert s.refusal(BLUE, "explore #9@6,0 {0,3}").rule == "RRR-MOVE-06"
    assert [text for text in s.moves(BLUE, "explore") if "@6,0" in text] == []


@pytest.mark.rule("RRR-MOVE-06")
def test_ec_06_three_cards_are_enough() -> None:
    s = scene("LINE-3", hands={BLUE: "#9 #1 #5"}, draw_pile="#21 #21")
    s.play(BLUE, "explore #9@4,0 {0,3}")
    s.play(BLUE, "stride #1")
    assert s.hand(BLUE) == ["#5", "#21"]


@pytest.mark.rule("RRR-MOVE-06")
def test_the_walk_to_a_fight_must_leave_a_card_too() -> None:
    s = scene("LINE-4", hands={BLUE: "#63"}, foes={"Jaws": (4, 0)})
    assert not s.legal(BLUE, "fight 4,0")


@pytest.mark.rule("RRR-MOVE-04", "RRR-MOVE-06")
@pytest.mark.parametrize(
    ("hand", "far", "legal"),
    [
        ("#3 #1 #1", 5, True),
        ("#3 #1 #1", 6, False),
        ("#3 #1", 3, True),
        ("#3 #1", 4, False),
    ],
)
def test_how_far_a_cat_walks_to_a_fight(hand: str, far: int, legal: bool) -> None:
    """A fight takes one card and leaves one, so two cards buy no way to it."""
    s = scene("LINE-7", hands={BLUE: hand}, foes={"Jaws": (far, 0)})
    assert s.legal(BLUE, f"fight {far},0") == legal


@pytest.mark.rule("RRR-MOVE-04")
def test_only_cards_with_enough_exits_are_offered_for_the_way() -> None:
    s = scene("LINE-5", hands={BLUE: "#1 #3 #7 #15"}, foes={"Jaws": (5, 0)})
    s.play(BLUE, "fight 5,0")
    names = [card_name(s.held(BLUE, shape)) for shape in (3, 7, 15)]
    assert s.moves(BLUE) == [f"stride {name}" for name in names]
    assert s.refusal(BLUE, "stride #1").rule == "RRR-MOVE-04"


@pytest.mark.rule("RRR-MOVE-04", "RRR-MOVE-06")
def test_ec_42_four_rooms_with_a_dead_end() -> None:
    s = scene("LINE-3", hands={BLUE: "#9 #1 #5"})
    s.play(BLUE, "explore #9@4,0 {0,3}")
    s.play(BLUE, "stride #1")
    assert s.cat(BLUE) == (4, 0)
    assert s.told(happened.StridePaid)[0].allowance == 4


@pytest.mark.rule("RRR-MOVE-04")
def test_the_placed_card_cannot_pay_for_its_own_way() -> None:
    s = scene("LINE-5", hands={BLUE: "#63 #1 #1"})
    assert s.refusal(BLUE, "explore #63@6,0 {0,1,2,3,4,5}").rule == "RRR-EXPLORE-09"


@pytest.mark.rule("RRR-MOVE-05")
def test_ec_43_only_one_card_buys_movement() -> None:
    s = scene("LINE-7", hands={BLUE: "#9 #3 #7 #1"})
    # Eight rooms: 3 + 2 + 3 would do, 3 + 3 does not.
    assert s.refusal(BLUE, "explore #9@8,0 {0,3}").rule == "RRR-EXPLORE-09"


@pytest.mark.rule("RRR-MOVE-05")
def test_after_one_card_the_cat_walks_at_once() -> None:
    s = scene("LINE-3", hands={BLUE: "#9 #7 #5 #1"})
    s.play(BLUE, "explore #9@4,0 {0,3}")
    s.play(BLUE, "stride #7")
    assert s.cat(BLUE) == (4, 0)
    assert s.discard == ["#7"]
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-MOVE-07")
def test_no_card_is_discarded_for_a_near_room() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #7 #1"}, tokens={BLUE: ["shield"]})
    assert not s.legal(BLUE, "stride #7")
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert s.question == "token-window"
    assert not s.legal(BLUE, "stride #7")
    s.play(BLUE, "hold")
    assert s.cat(BLUE) == (3, 0)
    assert s.discard == []


@pytest.mark.rule("RRR-MOVE-07")
def test_ho_28_a_card_may_be_discarded_for_nothing() -> None:
    hands = {BLUE: "#9 #7 #1 #63"}
    s = scene("LINE-2", hands=hands, options={"strideDiscard": "anytime"})
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert s.asked == ("stride", [BLUE])
    assert s.game.waiting()[0].facts["near"]
    assert s.moves(BLUE)[0] == "hold"
    assert all(s.legal(BLUE, f"stride {card}") for card in ("#7", "#1", "#63"))
    s.play(BLUE, "stride #1")
    assert (s.cat(BLUE), s.discard) == ((3, 0), ["#1"])


@pytest.mark.rule("RRR-MOVE-07")
def test_ho_28_nobody_has_to_discard_for_a_near_room() -> None:
    options = {"strideDiscard": "anytime"}
    s = scene("LINE-2", hands={BLUE: "#9 #7 #1"}, options=options)
    s.play(BLUE, "explore #9@3,0 {0,3}")
    s.play(BLUE, "hold")
    assert (s.cat(BLUE), s.discard) == ((3, 0), [])
    poor = scene("LINE-2", hands={BLUE: "#9 #7"}, options=options)
    poor.play(BLUE, "explore #9@3,0 {0,3}")
    assert poor.cat(BLUE) == (3, 0)  # one card is kept, so there is nothing to ask
    poor = scene("LINE-2", hands={BLUE: "#9 #7"}, foes={"Jaws": (2, 0)}, options=options)
    poor.play(BLUE, "fight 2,0")
    assert poor.question == "commit-cards"  # the one card to spare is for the fight
    far = scene("LINE-3", hands={BLUE: "#9 #7 #1"}, options=options)
    far.play(BLUE, "explore #9@4,0 {0,3}")
    assert far.refusal(BLUE, "hold").key == "too-far-to-hold"


@pytest.mark.rule("RRR-MOVE-12")
def test_a_card_discarded_for_movement_gives_no_dice() -> None:
    s = scene("LINE-4", hands={BLUE: "#7 #9 #1"}, foes={"Jaws": (4, 0)})
    s.play(BLUE, "fight 4,0")
    s.play(BLUE, "stride #7")
    assert s.cat(BLUE) == (4, 0)
    s.play(BLUE, "commit #9")
    assert s.told(happened.CardCommitted)[0].dice == 2
    s.load_mummy_dice(0)
    s.roll(BLUE)
    assert s.told(happened.CombatRolled)[0].dice == 2


@pytest.mark.rule("RRR-MOVE-13")
def test_a_card_discarded_for_movement_lies_face_up() -> None:
    s = scene("LINE-3", hands={BLUE: "#9 #7 #1"}, discard="#21")
    card = card_name(s.held(BLUE, 7))
    s.play(BLUE, "explore #9@4,0 {0,3}")
    s.play(BLUE, "stride #7")
    assert s.discard == ["#21", "#7"]
    assert card in s.game.view(None).discard
    assert s.told(happened.StridePaid)[0].card == card


# --- Foes, cats and special rooms on the way ---


@pytest.mark.rule("RRR-MOVE-08", "RRR-MOVE-11")
def test_the_way_leads_around_a_foe() -> None:
    s = scene(RING, hands={BLUE: "#9 #1"}, foes={"Jaws": (1, 0)})
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@2,1 {0,3}")
    assert s.told(happened.CatWalked)[0].path == [(0, 0), (0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("RRR-MOVE-08")
def test_no_way_leads_through_foes() -> None:
    s = scene(RING, hands={BLUE: "#9 #1"}, foes={"Jaws": (1, 0), "Howl": (0, 1)})
    assert s.refusal(BLUE, "explore #9@2,1 {0,3}").rule == "RRR-EXPLORE-10"


@pytest.mark.rule("RRR-MOVE-08")
def test_a_foe_behind_a_foe_is_out_of_walking_reach() -> None:
    s = scene("LINE-3", foes={"Jaws": (1, 0), "Howl": (3, 0)})
    assert s.legal(BLUE, "fight 1,0")
    assert not s.legal(BLUE, "fight 3,0")


@pytest.mark.rule("RRR-MOVE-08", "RRR-MOVE-04")
def test_a_longer_way_around_a_foe_costs_extra_movement() -> None:
    tiles = {**M4, (2, 0): "0,1,3", (1, 1): "0,1,3,4"}
    assert scene(tiles, hands={BLUE: "#9 #1"}).legal(BLUE, "explore #9@3,0 {0,3}")
    s = scene(tiles, hands={BLUE: "#9 #3 #1"}, foes={"Jaws": (1, 0)})
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert s.question == "stride"
    s.load_mummy_dice(0)
    s.play(BLUE, "stride #3")
    path = s.told(happened.CatWalked)[0].path
    assert path == [(0, 0), (0, 1), (1, 1), (2, 1), (2, 0), (3, 0)]


@pytest.mark.rule("RRR-MOVE-09")
def test_cats_do_not_block_cats() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #1"}, cats={RED: (1, 0)})
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert (1, 0) in s.told(happened.CatWalked)[0].path


@pytest.mark.rule("RRR-MOVE-09")
def test_cats_share_a_room() -> None:
    s = scene("LINE-2", cats={RED: (2, 0)}, foes={"Jaws": (2, 0)})
    s.play(BLUE, "fight 2,0")
    assert s.cat(BLUE) == s.cat(RED) == (2, 0)


@pytest.mark.rule("RRR-MOVE-10")
def test_the_vault_is_an_ordinary_room_to_walk_through() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, cats={BLUE: (-1, 0)})
    s.play(BLUE, "explore #9@2,0 {0,3}")
    assert s.told(happened.CatWalked)[0].path == [(-1, 0), (0, 0), (1, 0), (2, 0)]


@pytest.mark.rule("RRR-MOVE-10")
def test_a_cat_walks_out_of_the_exit_door() -> None:
    s = scene(
        "M1",
        hands={BLUE: "#9 #1"},
        cats={BLUE: (2, 0)},
        door=((2, 0), (1, 0)),
        foes={"Jaws": (-1, 0), "Gnashur": (2, 0)},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,-1 {1,4}")
    assert s.told(happened.CatWalked)[0].path == [(2, 0), (1, 0), (0, 0), (0, -1)]


@pytest.mark.rule("RRR-MOVE-10")
def test_a_cat_walks_into_the_exit_door() -> None:
    s = scene("LINE-2", door=((3, 0), (2, 0)), foes={"Gnashur": (3, 0)})
    s.play(BLUE, "fight 3,0")
    assert s.cat(BLUE) == (3, 0)


@pytest.mark.rule("RRR-MOVE-11")
def test_the_shortest_way_is_taken_unasked() -> None:
    s = scene(RING, hands={BLUE: "#9 #1"})
    s.play(BLUE, "explore #9@2,1 {0,3}")
    path = s.told(happened.CatWalked)[0].path
    assert path in (
        [(0, 0), (1, 0), (1, 1), (2, 1)],
        [(0, 0), (0, 1), (1, 1), (2, 1)],
    )
    assert s.asked == ("action", [RED])
