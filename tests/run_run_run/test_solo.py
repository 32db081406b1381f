"""Playing alone (RRR-SOLO)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import CATS
from tests.run_run_run.scene import BLUE, scene

# --- the same rules ---


@pytest.mark.rule("RRR-SOLO-01")
def test_a_solo_game_is_set_up_like_any_other() -> None:
    game = GAME.begin(1, 1, {})
    game.play(0, GAME.parse("cat Scratch"))
    table = game.view(0)
    assert [(cat.at, cat.cards) for cat in table.cats] == [((0, 0), 5)]
    assert (table.draw_pile, table.stock, table.bank) == (59, 5, 34)
    assert (table.token_pile, table.mummy_pile, table.regroup_tiles) == (17, 4, 3)
    assert table.power == 1


@pytest.mark.rule("RRR-SOLO-01")
def test_foes_strike_a_solo_cat_like_any_other() -> None:
    s = scene("LINE-4", players=1, foes={"Jaws": (4, 0)}, cats={BLUE: (3, 0)})
    s.start(symbols=1)
    assert s.cards(BLUE) == 3
    assert s.track == 1
    assert s.question == "action"


@pytest.mark.rule("RRR-SOLO-01")
def test_a_solo_player_loses_like_a_group() -> None:
    by_hand = scene("LINE-4", players=1, foes={"Jaws": (4, 0)}, cats={0: (3, 0)}, hands={0: 2})
    by_hand.start(symbols=1)
    assert by_hand.ended == "lost: hand"
    by_vault = scene("LINE-4", players=1, foes={"Jaws": (1, 0)})
    by_vault.start(symbols=1)
    assert by_vault.ended == "lost: vault"


@pytest.mark.rule("RRR-SOLO-01")
def test_a_solo_player_wins_like_a_group() -> None:
    s = scene(
        "LINE-2",
        players=1,
        door=((3, 0), (2, 0)),
        foes={"Gnashur": (1, 0, 1)},
        hands={BLUE: "#1 #9"},
    )
    s.load_combat_dice("hit")
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #1")
    s.roll(BLUE)
    assert s.ended == "won"


def test_a_solo_player_has_nobody_to_point_for() -> None:
    s = scene("LINE-2", players=1)
    assert s.game.asides(BLUE) == []
    s.refusal(BLUE, "mark 3,0")


# --- the cat ---


@pytest.mark.rule("RRR-SOLO-02")
@pytest.mark.parametrize("cat", CATS)
def test_the_solo_player_chooses_the_cat(cat: str) -> None:
    game = GAME.begin(1, 1, {})
    assert [(one.seat, one.question) for one in game.waiting()] == [(0, "choose-cat")]
    assert {GAME.text(move) for move in game.moves(0)} == {f"cat {name}" for name in CATS}
    game.play(0, GAME.parse(f"cat {cat}"))
    assert game.view(0).cats[0].cat == cat
    assert game.waiting()[0].question == "action"


# --- regrouping alone ---


@pytest.mark.rule("RRR-SOLO-03")
def test_gs_42_solo_regroup() -> None:
    s = scene("LINE-3", players=1, discard=7, stock=2, regroup_tiles=1)
    s.play(BLUE, "regroup")
    s.load_mummy_dice(0)
    s.play(BLUE, "burn 1")
    assert s.cards(BLUE) == 9
    assert len(s.discard) == 3
    assert s.stock == 1
    assert s.game.view(BLUE).regroup_tiles == 0
    assert s.question == "action"
    assert not s.legal(BLUE, "regroup")


@pytest.mark.rule("RRR-SOLO-03")
def test_a_solo_player_may_regroup_three_times() -> None:
    s = scene("LINE-3", players=1, discard=6, stock=0)
    for left, cards in ((2, 7), (1, 9), (0, 11)):
        s.load_mummy_dice(0)
        s.play(BLUE, "regroup")
        assert s.game.view(BLUE).regroup_tiles == left
        assert s.cards(BLUE) == cards
    assert not s.legal(BLUE, "regroup")


# --- every turn is one's own ---


@pytest.mark.rule("RRR-SOLO-04")
def test_every_turn_is_the_solo_players_with_a_mummies_step_first() -> None:
    s = scene(players=1)
    for hex_and_exits in ("1,0 {0,3}", "-1,0 {0,3}", "0,1 {1,4}"):
        s.load_mummy_dice(0)
        s.play(BLUE, f"explore #9@{hex_and_exits}")
        assert [turn.seat for turn in s.told(happened.TurnBegan)] == [BLUE]
        assert [roll.seat for roll in s.told(happened.MummiesRolled)] == [BLUE]
        assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-SOLO-04")
def test_a_solo_player_may_always_use_tokens() -> None:
    s = scene("LINE-4", players=1, tokens={BLUE: ["torch2"]})
    s.start(symbols=1)
    for window in ("start", "roll", "symbol"):
        assert s.game.waiting()[0].facts["window"] == window
        assert s.legal(BLUE, "use torch2")
        s.play(BLUE, "hold")
    assert s.question == "action"
    assert s.legal(BLUE, "use torch2")


@pytest.mark.rule("RRR-SOLO-04")
def test_ho_18_a_solo_players_shield_always_works() -> None:
    s = scene(
        "LINE-4",
        players=1,
        foes={"Jaws": (4, 0)},
        cats={BLUE: (3, 0)},
        tokens={BLUE: ["shield"]},
        options={"shieldOwnTurnOnly": True},
    )
    s.start(symbols=1)
    while s.question == "token-window":
        s.play(BLUE, "hold")
    assert s.asked == ("shield", [BLUE])
