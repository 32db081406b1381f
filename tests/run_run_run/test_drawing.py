"""Explore, fourth step: a card for each link; and the empty draw pile (RRR-DRAW)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from mastaba.kernel.contract import Option
from tests.run_run_run.scene import BLUE, GREEN, M1, M4, RED, Scene, Tiles, scene

THREE_AROUND: Tiles = {place: exits for place, exits in M4.items() if place != (1, 2)}
"""Around (1,1) three rooms have an exit towards it and two a wall."""


def drawn(s: Scene) -> int:
    """How many cards Blue drew since the last move."""
    return sum(event.count for event in s.told(happened.CardsDrawn) if event.seat == BLUE)


# --- One card per link ---


@pytest.mark.rule("RRR-DRAW-01")
def test_gs_06_two_links_two_cards() -> None:
    s = scene("M1", hands={BLUE: "#3 #1"})
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.linked((1, 1), (0, 1))
    assert s.linked((1, 1), (1, 0))
    assert s.told(happened.RoomPlaced)[0].links == 2
    assert drawn(s) == 2
    assert s.cards(BLUE) == 3
    assert s.draw_pile == 18


@pytest.mark.rule("RRR-DRAW-01")
def test_an_open_exit_draws_no_card() -> None:
    s = scene("V", hands={BLUE: "#63 #1"})
    s.play(BLUE, "explore #63@1,0 {0,1,2,3,4,5}")
    assert drawn(s) == 1


@pytest.mark.rule("RRR-DRAW-01", "RRR-DRAW-05")
def test_the_cards_come_from_the_top_of_the_draw_pile() -> None:
    s = scene("M1", hands={BLUE: "#3 #1"}, draw_pile="#5 | #21 | #15")
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert sorted(s.hand(BLUE)) == ["#1", "#21", "#5"]


@pytest.mark.rule("RRR-DRAW-02")
def test_a_link_to_the_vault_counts() -> None:
    s = scene({(1, 0): "2,3"}, hands={BLUE: "#3 #1"})
    s.play(BLUE, "explore #3@0,1 {4,5}")
    assert s.linked((0, 1), (0, 0))
    assert s.linked((0, 1), (1, 0))
    assert drawn(s) == 2


@pytest.mark.rule("RRR-DRAW-04")
def test_walls_draw_nothing() -> None:
    s = scene(THREE_AROUND, hands={BLUE: "#11 #1"})
    s.play(BLUE, "explore #11@1,1 {0,3,4}")
    assert s.told(happened.RoomPlaced)[0].links == 3
    assert drawn(s) == 3


@pytest.mark.rule("RRR-DRAW-05")
def test_the_active_player_draws_without_being_asked() -> None:
    s = scene("V", hands={BLUE: "#9 #1", RED: 4, GREEN: 3}, cats={RED: (0, 0)})
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.asked == ("action", [RED])
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (2, 4, 3)


# --- Secret passages ---


@pytest.mark.rule("RRR-DRAW-03", "RRR-SARC-23", "RRR-SARC-24", "RRR-SARC-27")
def test_gs_07_secret_passage_while_placing() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    s.play(BLUE, "explore #9@1,1 {0,3} via 4")
    assert s.told(happened.RoomPlaced)[0].links == 2
    assert drawn(s) == 2
    assert s.tokens(BLUE) == []
    assert s.linked((1, 1), (1, 0))
    passages = [{tuple(place) for place in pair} for pair in s.game.view(None).passages]
    assert passages == [{(1, 0), (1, 1)}]


@pytest.mark.rule("RRR-SARC-27")
def test_gs_07_foes_may_use_the_passage() -> None:
    s = scene({**M1, (1, 1): "0,3"}, passages=[((1, 0), (1, 1))], foes={"Jaws": (1, 1)})
    s.start(symbols=1)
    assert s.question == "foe-route"
    s.play(BLUE, "route 1,0")
    assert s.foe("Jaws") == (1, 0)


@pytest.mark.rule("RRR-DRAW-06", "RRR-SARC-25")
def test_gs_08_a_passage_between_older_rooms_draws_no_card() -> None:
    s = scene("M1", tokens={BLUE: ["passage"]})
    assert not s.linked((1, 0), (0, 1))
    s.play(BLUE, "lay 1,0/0,1")
    assert s.linked((1, 0), (0, 1))
    assert drawn(s) == 0
    assert s.asked == ("action", [BLUE])


def lay_before_drawing(options: dict[str, Option]) -> Scene:
    """Blue places a room with one link, then opens an older edge just before drawing."""
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]}, options=options)
    s.play(BLUE, "explore #9@2,0 {0,3}")
    s.play(BLUE, "hold")
    s.play(BLUE, "hold")
    assert s.game.waiting()[0].facts["window"] == "before-draw"
    s.play(BLUE, "lay 1,0/0,1")
    return s


@pytest.mark.rule("RRR-DRAW-06")
def test_ho_11_a_passage_laid_during_explore_draws_no_card() -> None:
    assert drawn(lay_before_drawing({})) == 1


@pytest.mark.rule("RRR-DRAW-06")
def test_ho_11_or_it_does_by_house_option() -> None:
    assert drawn(lay_before_drawing({"passageDrawsAnywhere": True})) == 2


@pytest.mark.rule("RRR-DRAW-06")
@pytest.mark.parametrize("everywhere", [False, True])
def test_ec_62_ho_11_a_passage_found_in_the_tomb_comes_too_late(everywhere: bool) -> None:
    s = scene(
        "M1",
        hands={BLUE: "#1 tomb | #9"},
        token_pile=["passage"],
        options={"passageDrawsAnywhere": everywhere},
    )
    s.play(BLUE, "explore #1@1,-1 {2}")
    assert s.told(happened.TokenRevealed)[0].token == "passage"
    assert drawn(s) == 1
    s.play(BLUE, "lay 1,-1/1,0")
    assert s.linked((1, -1), (1, 0))
    assert drawn(s) == 0
    assert s.cards(BLUE) == 2


# --- The empty draw pile ---


@pytest.mark.rule("RRR-DRAW-08")
def test_ec_50_draw_what_is_there() -> None:
    s = scene(THREE_AROUND, hands={BLUE: "#11 #1"}, draw_pile=1)
    s.play(BLUE, "explore #11@1,1 {0,3,4}")
    assert s.told(happened.RoomPlaced)[0].links == 3
    assert drawn(s) == 1
    assert s.told(happened.PileEmpty)[0].missing == 2
    assert s.draw_pile == 0


@pytest.mark.rule("RRR-DRAW-08")
def test_ec_51_a_draw_token_and_an_empty_draw_pile() -> None:
    s = scene("V", draw_pile=0, tokens={BLUE: ["draw2"]})
    assert s.legal(BLUE, "use draw2")
    s.play(BLUE, "use draw2")
    assert drawn(s) == 0
    assert s.cards(BLUE) == 5
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-DRAW-08")
def test_ec_51_the_draw_token_still_teleports() -> None:
    s = scene("LINE-4", draw_pile=0, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 4,0")
    assert s.cat(BLUE) == (4, 0)


@pytest.mark.rule("RRR-DRAW-08")
def test_a_fight_draws_nothing_from_an_empty_pile() -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#9 #1 #1"},
        kinds={BLUE: "Mapkin"},
        cats={BLUE: (2, 0)},
        foes={"Jaws": (2, 0)},
        draw_pile=0,
        discard=6,
    )
    s.play(BLUE, "fight 2,0")
    s.play(BLUE, "commit #9")
    s.load_combat_dice("ability hex")
    s.load_mummy_dice(0)
    s.roll(BLUE)
    assert drawn(s) == 0
    assert s.hand(BLUE) == ["#1", "#1"]


@pytest.mark.rule("RRR-DRAW-09")
def test_discards_are_never_shuffled_back() -> None:
    s = scene(THREE_AROUND, hands={BLUE: "#11 #1"}, draw_pile=0, discard="#5 #21 #7 #13")
    s.play(BLUE, "explore #11@1,1 {0,3,4}")
    assert s.draw_pile == 0
    assert s.discard == ["#5", "#21", "#7", "#13"]
    assert s.hand(BLUE) == ["#1"]


@pytest.mark.rule("RRR-DRAW-10")
def test_an_empty_draw_pile_is_no_defeat() -> None:
    s = scene("V", hands={BLUE: "#9 #1"}, draw_pile=0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.ended == ""
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-DRAW-11")
def test_a_regroup_works_with_an_empty_draw_pile() -> None:
    s = scene("V", players=1, hands={BLUE: "#9 #1"}, draw_pile=0, discard=4)
    s.play(BLUE, "regroup")
    s.load_mummy_dice(0)
    s.play(BLUE, "burn 0")
    assert s.cards(BLUE) == 4
    assert len(s.discard) == 2


@pytest.mark.rule("RRR-DRAW-01", "RRR-DRAW-03", "RRR-DRAW-06")
@pytest.mark.parametrize(
    ("edge", "drawn"), [("1,0/1,1", 2), ("1,0/0,1", 1)], ids=["new room", "older rooms"]
)
def test_a_passage_laid_before_the_draw_counts_only_at_the_new_room(edge: str, drawn: int) -> None:
    s = scene(
        {(1, 0): "0,3", (0, 1): "0,1,4"},
        hands={BLUE: "#9 #9 #9"},
        tokens={BLUE: ["passage"]},
    )
    s.play(BLUE, "explore #9@1,1 {0,3}")
    assert s.question == "token-window"
    before = s.cards(BLUE)
    s.play(BLUE, f"lay {edge}")
    assert s.cards(BLUE) - before == drawn
