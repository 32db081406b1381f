"""Secret passages between rooms (RRR-SARC)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from mastaba.kernel.contract import UnreadableMove
from tests.run_run_run.scene import BLUE, M1, RED, Tiles, scene
from tests.run_run_run.test_tokens import window

HOOK: Tiles = {(1, 0): "0,3", (2, 0): "2,3", (1, 1): "1,5", (0, 1): "4"}
"""(0,1) and (1,1) are neighbours with a wall between them, four links apart."""


# --- Secret passages ---


@pytest.mark.rule("RRR-SARC-23", "RRR-SARC-25", "RRR-SARC-27")
def test_gs_08_a_passage_shortens_a_foes_way() -> None:
    tiles = {**HOOK, (1, 2): "4"}
    s = scene(tiles, tokens={BLUE: ["passage"]}, foes={"Jaws": (1, 2)})
    assert s.distance((1, 2)) == 4
    s.play(BLUE, "lay 1,1/0,1")
    assert s.distance((1, 2)) == 3
    s.start(symbols=1)
    assert s.foe("Jaws") == (1, 1)
    s.start(symbols=1)
    assert s.foe("Jaws") == (0, 1)


@pytest.mark.rule("RRR-SARC-27")
@pytest.mark.parametrize("lay", ["lay -1,-1/0,-1", "lay 0,-1/-1,-1"])
def test_a_passage_shortens_the_way_whichever_of_its_rooms_is_nearer_to_the_vault(lay: str) -> None:
    # HOOK turned by half: here the room of the passage that is named second is the nearer one.
    tiles = {(-1, 0): "0,3", (-2, 0): "0,5", (-1, -1): "2,4", (0, -1): "1", (-1, -2): "1"}
    s = scene(tiles, tokens={BLUE: ["passage"]}, foes={"Jaws": (-1, -2)})
    assert s.distance((-1, -2)) == 4
    s.play(BLUE, lay)
    assert (s.distance((-1, -1)), s.distance((-1, -2))) == (2, 3)
    s.start(symbols=1)
    s.start(symbols=1)
    assert s.foe("Jaws") == (0, -1)


@pytest.mark.rule("RRR-SARC-27")
def test_cats_walk_through_a_passage() -> None:
    s = scene(HOOK, hands={BLUE: "#1 #9"}, cats={BLUE: (0, 1)}, tokens={BLUE: ["passage"]})
    s.play(BLUE, "lay 0,1/1,1")
    s.play(BLUE, "explore #1@1,2 {4}")
    assert s.told(happened.CatWalked)[0].path == [(0, 1), (1, 1), (1, 2)]


@pytest.mark.rule("RRR-SARC-27")
def test_a_passage_stays_open() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    s.play(BLUE, "lay 1,0/0,1")
    s.play(BLUE, "explore #9@2,0 {0,3}")
    s.play(RED, "explore #9@0,2 {1,4}")
    assert s.linked((1, 0), (0, 1))
    assert s.linked((0, 1), (1, 0))
    assert len(s.game.view(None).passages) == 1


@pytest.mark.rule("RRR-SARC-23")
def test_a_passage_joins_neighbours_only() -> None:
    s = scene("M1", tokens={BLUE: ["passage"]})
    with pytest.raises(UnreadableMove):
        s.move(BLUE, "lay 1,0/-1,0")
    assert s.moves(BLUE, "lay") in (["lay 1,0/0,1"], ["lay 0,1/1,0"])


@pytest.mark.rule("RRR-SARC-24", "RRR-DRAW-03", "RRR-GEO-08")
@pytest.mark.parametrize(
    ("maze", "placed"),
    [
        ("LINE-1", "explore #9@1,1 {1,4} via 4"),
        ("M1", "explore #9@1,1 {0,3} via 4"),
        ("LINE-1", "explore #9@1,1 {0,3} via 4"),
    ],
    ids=["exit-wall", "wall-exit", "wall-wall"],
)
def test_ec_93_a_passage_on_any_mismatch_while_placing(maze: str, placed: str) -> None:
    s = scene(maze, hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    assert not s.legal(BLUE, placed.removesuffix(" via 4"))
    s.play(BLUE, placed)
    assert s.linked((1, 1), (1, 0))
    links = 2 if maze == "M1" else 1
    assert s.told(happened.RoomPlaced)[0].links == links
    assert s.told(happened.CardsDrawn)[0].count == links
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-24")
def test_a_passage_exempts_one_edge_only() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    assert s.refusal(BLUE, "explore #9@1,1 {2,5} via 4").rule == "RRR-EXPLORE-05"
    assert s.refusal(BLUE, "explore #9@1,1 {2,5} via 3").rule == "RRR-EXPLORE-05"


@pytest.mark.rule("RRR-SARC-24")
def test_a_passage_is_not_wasted_where_corridors_meet() -> None:
    s = scene("M1", hands={BLUE: "#3 #1"}, tokens={BLUE: ["passage"]})
    assert s.legal(BLUE, "explore #3@1,1 {3,4}")
    assert not s.legal(BLUE, "explore #3@1,1 {3,4} via 4")


@pytest.mark.rule("RRR-SARC-24")
def test_without_a_token_no_passage_while_placing() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["shield"], RED: ["passage"]})
    assert s.refusal(BLUE, "explore #9@1,1 {0,3} via 4").rule == "RRR-SARC-26"


@pytest.mark.rule("RRR-SARC-25")
def test_a_passage_may_be_laid_far_away_at_any_moment_of_the_turn() -> None:
    tiles = {**M1, (2, 0): "2,3", (1, 1): "3,4,5", (1, -1): "2"}
    s = scene(tiles, cats={BLUE: (-1, 0)}, tokens={BLUE: ["passage"]})
    s.start(symbols=0)
    assert window(s) == "start"
    s.play(BLUE, "lay 1,-1/1,0")
    assert s.linked((1, -1), (1, 0))
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-SARC-25", "RRR-SARC-27")
def test_a_passage_laid_after_placing_shortens_the_way_to_the_new_room() -> None:
    s = scene(HOOK, hands={BLUE: "#1 #9"}, cats={BLUE: (0, 1)}, tokens={BLUE: ["passage"]})
    s.play(BLUE, "explore #1@1,2 {4}")
    assert window(s) == "before-move"
    s.play(BLUE, "lay 0,1/1,1")
    assert s.told(happened.CatWalked)[0].path == [(0, 1), (1, 1), (1, 2)]


@pytest.mark.rule("RRR-SARC-25")
def test_a_passage_needs_an_edge_without_a_link() -> None:
    s = scene("M2", tokens={BLUE: ["passage"]})
    assert s.refusal(BLUE, "lay 1,0/1,1").rule == "RRR-SARC-25"
    s = scene("M1", tokens={BLUE: ["passage", "passage"]})
    s.play(BLUE, "lay 1,0/0,1")
    assert s.refusal(BLUE, "lay 0,1/1,0").rule == "RRR-SARC-25"


@pytest.mark.rule("RRR-SARC-25")
def test_a_passage_needs_two_rooms() -> None:
    s = scene("M1", tokens={BLUE: ["passage"]})
    assert not s.legal(BLUE, "lay 1,0/2,0")


@pytest.mark.rule("RRR-SARC-26")
def test_ec_92_two_passages_on_one_placement() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage", "passage"]})
    s.play(BLUE, "explore #9@1,1 {2,5} via 3,4")
    assert s.told(happened.RoomPlaced)[0].links == 2
    assert s.told(happened.CardsDrawn)[0].count == 2
    assert s.tokens(BLUE) == []
    assert s.linked((1, 1), (1, 0))
    assert s.linked((1, 1), (0, 1))


@pytest.mark.rule("RRR-SARC-26")
def test_ec_92_one_token_serves_one_edge() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    assert s.refusal(BLUE, "explore #9@1,1 {2,5} via 3,4").rule == "RRR-SARC-26"


@pytest.mark.rule("RRR-SARC-28")
def test_ec_94_no_passage_to_the_vault() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage", "passage"]})
    assert s.refusal(BLUE, "explore #9@1,-1 {1,4} via 2").rule == "RRR-SARC-28"
    assert s.refusal(BLUE, "explore #9@1,-1 {1,4} via 1,2").rule == "RRR-SARC-28"
    assert s.refusal(BLUE, "explore #9@1,-1 {1,4} via 1").rule == "RRR-EXPLORE-05"
    assert not s.legal(BLUE, "explore #9@1,-1 {1,4} via 2")


@pytest.mark.rule("RRR-SARC-28")
def test_no_passage_to_the_exit_door() -> None:
    s = scene(
        "M1",
        hands={BLUE: "#7 #1"},
        tokens={BLUE: ["passage"]},
        door=((2, 0), (1, 0)),
        foes={"Gnashur": (2, 0)},
    )
    assert s.refusal(BLUE, "explore #7@1,1 {3,4,5} via 5").rule == "RRR-SARC-28"
    assert not s.legal(BLUE, "explore #7@1,1 {3,4,5} via 5")
    s = scene("M2", tokens={BLUE: ["passage"]}, door=((2, 0), (1, 0)), foes={"Gnashur": (2, 0)})
    assert s.refusal(BLUE, "lay 1,1/2,0").rule == "RRR-SARC-28"
    beside = {(1, 0): "0,3,5", (2, -1): "2"}
    s = scene(beside, tokens={BLUE: ["passage"]}, door=((2, 0), (1, 0)), foes={"Gnashur": (2, 0)})
    assert s.refusal(BLUE, "lay 2,-1/2,0").rule == "RRR-SARC-28"
    assert s.moves(BLUE, "lay") == []
