"""How the game ends, and how it does not (RRR-END)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, GREEN, RED, Place, Scene, scene

DOOR: tuple[Place, Place] = ((5, 0), (4, 0))
"""The Exit Door at the end of LINE-4."""


def finale(**changes: Any) -> Scene:
    """LINE-4 with the Exit Door on (5,0)."""
    return scene("LINE-4", **{"door": DOOR, **changes})


def fight(s: Scene, seat: int, place: str, card: str, faces: str) -> None:
    s.load_combat_dice(faces)
    s.load_mummy_dice(0)
    s.play(seat, f"fight {place}")
    s.play(seat, f"commit {card}")
    s.roll(seat)


# --- victory ---


@pytest.mark.rule("RRR-END-01", "RRR-END-02")
def test_the_group_wins_when_the_last_foe_falls_after_the_exit_is_open() -> None:
    s = finale(foes={"Gnashur": (1, 0, 1)}, hands={BLUE: "#1 #9"})
    fight(s, BLUE, "1,0", "#1", "hit")
    assert s.ended == "won"
    assert s.told(happened.GameWon)
    assert s.asked == ("", [])


@pytest.mark.rule("RRR-END-01", "RRR-END-02", "RRR-BOSS-07")
def test_gs_41_order_of_victory() -> None:
    s = finale(
        foes={"Gnashur": (2, 0, 1), "Snuff": (4, 0, 2)},
        hands={BLUE: "#1 #9", RED: "#15 #9"},
        players=2,
        cats={RED: (3, 0)},
    )
    fight(s, BLUE, "2,0", "#1", "hit")
    assert s.ended == ""
    assert s.asked == ("action", [RED])
    pile = s.draw_pile
    fight(s, RED, "4,0", "#15", "hit hit hex footprint")
    assert s.ended == "won"
    [fell] = s.told(happened.FoeFell)
    assert (fell.foe, fell.returns) == ("Snuff", False)
    assert s.draw_pile == pile  # the hex face and the footprint are not resolved
    assert s.question == ""


@pytest.mark.rule("RRR-END-02")
def test_ec_84_the_rest_of_the_roll_is_not_resolved_after_the_last_foe_fell() -> None:
    s = finale(
        foes={"Mastabark": (1, 0, 1)},
        kinds={BLUE: "Mapkin"},
        hands={BLUE: "#15 #9"},
    )
    fight(s, BLUE, "1,0", "#15", "hit ability hex footprint")
    assert s.ended == "won"
    assert s.hand(BLUE) == ["#9"]
    assert s.draw_pile == 20
    assert s.question == ""


@pytest.mark.rule("RRR-END-01")
def test_ec_68_the_boss_is_dead_but_a_mummy_still_walks() -> None:
    s = finale(foes={"Gnashur": (1, 0, 1), "Jaws": (3, 0)}, hands={BLUE: "#1 #9"})
    fight(s, BLUE, "1,0", "#1", "hit")
    assert s.awake == ["Jaws"]
    assert s.ended == ""


@pytest.mark.rule("RRR-END-01")
def test_ec_69_all_mummies_are_dead_but_the_boss_lives() -> None:
    s = finale(foes={"Jaws": (1, 0, 1), "Gnashur": (5, 0)}, hands={BLUE: "#1 #9"})
    fight(s, BLUE, "1,0", "#1", "hit")
    assert s.awake == ["Gnashur"]
    assert s.ended == ""


@pytest.mark.rule("RRR-END-01", "RRR-END-02")
def test_two_foes_felled_by_one_roll_win() -> None:
    s = finale(foes={"Jaws": (1, 0, 1), "Gnashur": (1, 0, 1)}, hands={BLUE: "#3 #9"})
    fight(s, BLUE, "1,0", "#3", "hit hit")
    s.play(BLUE, "hit Jaws 1")
    s.play(BLUE, "hit Gnashur 1")
    assert s.ended == "won"


@pytest.mark.rule("RRR-END-09")
def test_gs_41_ec_70_clearing_all_foes_before_the_exit_is_open_is_no_victory() -> None:
    s = scene("LINE-4", foes={"Howl": (1, 0, 1)}, hands={BLUE: "#1 #9"}, doors_placed=2)
    fight(s, BLUE, "1,0", "#1", "hit")
    s.play(BLUE, "hit Howl 1")
    assert s.awake == []
    assert s.ended == ""
    assert "Howl" in s.mummy_pile
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-END-07")
def test_cats_need_not_stand_on_the_exit_door() -> None:
    s = finale(foes={"Gnashur": (1, 0, 1)}, cats={GREEN: (3, 0)}, hands={BLUE: "#1 #9"})
    fight(s, BLUE, "1,0", "#1", "hit")
    assert {s.cat(seat) for seat in range(3)} == {(1, 0), (0, 0), (3, 0)}
    assert s.ended == "won"


# --- defeat ---


@pytest.mark.rule("RRR-END-03")
@pytest.mark.parametrize("foe", ["Howl", "Jaws", "Snuff"])
def test_a_foe_in_the_vault_is_a_defeat(foe: str) -> None:
    s = scene("LINE-2", foes={foe: (1, 0)})
    s.start(symbols=1)
    assert s.ended == "lost: vault"


@pytest.mark.rule("RRR-END-04")
def test_losing_the_only_card_is_a_defeat() -> None:
    s = scene("LINE-3", foes={"Howl": (3, 0)}, cats={RED: (2, 0)}, hands={RED: "#9"})
    s.start(symbols=1)
    assert s.ended == "lost: hand"
    [lost] = s.told(happened.GameLost)
    assert lost.seat == RED


@pytest.mark.rule("RRR-END-04")
def test_losing_the_last_but_one_card_is_no_defeat() -> None:
    s = scene("LINE-3", foes={"Howl": (3, 0)}, cats={RED: (2, 0)}, hands={RED: "#9 #9"})
    s.start(symbols=1)
    assert s.cards(RED) == 1
    assert s.ended == ""


@pytest.mark.rule("RRR-END-05")
@pytest.mark.parametrize(("draw_pile", "ended"), [(10, ""), (0, "lost: hand")])
def test_the_hand_is_checked_after_the_draw_step(draw_pile: int, ended: str) -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=draw_pile)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.ended == ended
    assert s.cards(BLUE) == (1 if draw_pile else 0)


@pytest.mark.rule("RRR-END-05", "RRR-END-08")
@pytest.mark.parametrize("token", ["torch2", "double", "draw2", "shield", "passage"])
def test_no_token_replaces_the_last_card(token: str) -> None:
    s = scene("V", hands={BLUE: "#9"}, draw_pile=0, tokens={BLUE: [token]})
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    while s.question == "token-window":
        s.play(BLUE, "hold")
    assert s.ended == "lost: hand"


@pytest.mark.rule("RRR-END-06")
def test_all_players_win_together() -> None:
    s = finale(foes={"Gnashur": (1, 0, 1)}, hands={BLUE: "#1 #9"})
    fight(s, BLUE, "1,0", "#1", "hit")
    outcome = s.game.outcome()
    assert outcome is not None
    assert outcome.winners == (BLUE, RED, GREEN)


@pytest.mark.rule("RRR-END-06")
def test_all_players_lose_together() -> None:
    s = scene("LINE-3", foes={"Howl": (3, 0)}, cats={RED: (2, 0)}, hands={RED: "#9"})
    s.start(symbols=1)
    outcome = s.game.outcome()
    assert outcome is not None
    assert outcome.winners == ()
    assert s.asked == ("", [])


# --- no defeat ---


@pytest.mark.rule("RRR-END-08")
def test_running_out_of_everything_else_is_no_defeat() -> None:
    s = scene(
        "V", hands={BLUE: "#9 dark | #1"}, stock=0, draw_pile=0, token_pile=[], regroup_tiles=0
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.ended == ""
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-END-10")
@pytest.mark.parametrize(
    ("foes", "ended"),
    [
        ({"Howl": (3, 0), "Jaws": (1, 0)}, "lost: hand"),
        ({"Jaws": (1, 0), "Howl": (3, 0)}, "lost: vault"),
    ],
    ids=["the cat dies first", "the Vault falls first"],
)
def test_the_first_event_that_ends_the_game_decides(foes: dict[str, Place], ended: str) -> None:
    s = scene("LINE-3", foes=foes, cats={RED: (2, 0)}, hands={RED: "#9"})
    s.start(symbols=1)
    assert s.ended == ended


@pytest.mark.rule("RRR-END-10")
def test_nothing_happens_after_the_end() -> None:
    s = scene("LINE-2", foes={"Jaws": (1, 0), "Howl": (2, 0)}, cats={RED: (1, 0)})
    s.start(symbols=1)
    assert s.ended == "lost: vault"
    assert s.foe("Howl") == (2, 0)
    assert s.told(happened.FoeAttacked) == []
    assert s.track == 0


# --- forced pass ---


@pytest.mark.rule("RRR-TURN-07")
def test_gs_43_forced_pass() -> None:
    # Red's token makes the game wait in Red's turn.
    s = scene("SEAL", hands={BLUE: "#9 #7"}, regroup_tiles=0, tokens={RED: ["draw2"]})
    assert [event.seat for event in s.told(happened.Passed)] == [BLUE]
    assert s.asked == ("token-window", [RED])
    assert s.hand(BLUE) == ["#9", "#7"]


@pytest.mark.rule("RRR-TURN-07")
def test_gs_43_a_passage_token_makes_exploring_legal_again() -> None:
    s = scene("SEAL", hands={BLUE: "#9 #7"}, regroup_tiles=0, tokens={BLUE: ["passage"]})
    assert s.asked == ("action", [BLUE])
    assert s.legal(BLUE, "explore #9@3,0 {0,3} via 3")
