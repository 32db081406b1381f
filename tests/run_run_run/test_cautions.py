"""Cautions: legal moves that a table asks about once more."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run.cautions import cautions
from tests.run_run_run.scene import BLUE, GREEN, RED, SEAL, Scene, scene

NEARLY_SEALED = {place: edges for place, edges in SEAL.items() if place != (1, 1)}
"""One exit is open: from (2,0) down to (1,1)."""


def keys(s: Scene, seat: int, text: str) -> list[str]:
    """The cautions before a move, which must be legal and is not made by asking."""
    assert s.legal(seat, text), text
    before = s.game.digest()
    found = [caution.key for caution in cautions(s.game, seat, s.move(seat, text))]
    assert s.game.digest() == before
    return found


@pytest.mark.rule("RRR-EXPLORE-14")
def test_closing_the_last_open_exit() -> None:
    s = scene(NEARLY_SEALED, hands={BLUE: "#1 #9 #5"}, cats={BLUE: (2, 0)})
    assert keys(s, BLUE, "explore #1@1,1 {5}") == ["seals-maze"]
    assert keys(s, BLUE, "explore #9@1,1 {2,5}") == []


@pytest.mark.rule("RRR-END-05")
def test_playing_the_last_card_with_nothing_left_to_draw() -> None:
    s = scene("M1", hands={BLUE: "#9"}, draw_pile=0)
    assert keys(s, BLUE, "explore #9@-2,0 {0,3}") == ["empties-hand"]


@pytest.mark.rule("RRR-EXPLORE-15")
def test_playing_the_last_card_is_fine_while_cards_can_be_drawn() -> None:
    s = scene("M1", hands={BLUE: "#9"}, draw_pile=1)
    assert keys(s, BLUE, "explore #9@-2,0 {0,3}") == []
    s = scene("M1", hands={BLUE: "#9 #1"}, draw_pile=0)
    assert keys(s, BLUE, "explore #9@-2,0 {0,3}") == []


def attacked(shields: dict[int, list[str]] | None = None, **options: bool) -> Scene:
    """Jaws (strength 2) walks in on Blue with two cards and Red with five."""
    s = scene(
        "LINE-4",
        hands={BLUE: 2, RED: 5},
        cats={BLUE: (3, 0), RED: (3, 0), GREEN: (0, 0)},
        foes={"Jaws": (4, 0)},
        tokens=shields,
        options=options,
    )
    s.start(symbols=1)
    while s.question == "token-window":
        s.play(s.asked[1][0], "hold")
    assert s.question == "split-damage"
    return s


@pytest.mark.rule("RRR-ATTACK-05")
def test_a_split_that_kills() -> None:
    s = attacked()
    assert keys(s, BLUE, "split 2 0") == ["split-kills"]
    assert keys(s, BLUE, "split 1 1") == []
    assert keys(s, BLUE, "split 0 2") == []


@pytest.mark.rule("RRR-ATTACK-05")
def test_a_caution_says_whom_a_split_would_kill() -> None:
    s = attacked()
    (caution,) = cautions(s.game, BLUE, s.move(BLUE, "split 2 0"))
    assert caution.facts == {"seats": [BLUE]}


@pytest.mark.rule("RRR-ATTACK-05")
def test_agreeing_to_a_split_that_kills() -> None:
    s = attacked()
    s.play(BLUE, "split 2 0")
    assert keys(s, RED, "agree") == ["split-kills"]
    assert keys(s, RED, "object") == []
    s = attacked()
    s.play(BLUE, "split 1 1")
    assert keys(s, RED, "agree") == []


@pytest.mark.rule("RRR-ATTACK-13")
def test_a_shield_makes_a_deadly_share_harmless() -> None:
    s = attacked({BLUE: ["shield"]})
    assert keys(s, BLUE, "split 2 0") == []


@pytest.mark.rule("RRR-ATTACK-11")
def test_a_shield_for_the_own_turn_only_does_not_help_on_another() -> None:
    s = attacked({RED: ["shield"]}, shieldOwnTurnOnly=True)
    s.game.hands[RED] = s.game.hands[RED][:1]
    assert keys(s, BLUE, "split 1 1") == ["split-kills"]


@pytest.mark.rule("RRR-ATTACK-08")
def test_not_using_the_shield_that_saves_you() -> None:
    s = attacked({BLUE: ["shield"]})
    s.play(BLUE, "split 2 0")
    s.play(RED, "agree")
    assert s.question == "shield"
    assert keys(s, BLUE, "suffer") == ["suffering-kills"]
    assert keys(s, BLUE, "shield") == []


@pytest.mark.rule("RRR-ATTACK-10")
def test_suffering_what_you_can_bear() -> None:
    s = attacked({BLUE: ["shield"]})
    s.play(BLUE, "split 1 1")
    s.play(RED, "agree")
    assert keys(s, BLUE, "suffer") == []


@pytest.mark.rule("RRR-BOSS-03")
def test_an_exit_door_close_to_the_vault() -> None:
    tiles = {
        (1, 0): "0,3 eye",
        (2, 0): "0,2,3 scarab",
        (3, 0): "0,3",
        (4, 0): "0,3",
    }
    s = scene(tiles, hands={BLUE: "#1 ankh | #9"}, cats={BLUE: (2, 0)}, doors_placed=2)
    s.play(BLUE, "explore #1@1,1 {5}")
    assert s.question == "place-exit"
    assert keys(s, BLUE, "open -1,0/0,0") == ["exit-near-vault"]
    (caution,) = cautions(s.game, BLUE, s.move(BLUE, "open -1,0/0,0"))
    assert caution.facts == {"steps": 1}
    assert keys(s, BLUE, "open 5,0/4,0") == []


@pytest.mark.rule("RRR-COOP-10")
def test_a_regroup_that_would_find_nothing() -> None:
    assert keys(scene("M1", discard=0), BLUE, "regroup") == ["regroup-finds-nothing"]
    assert keys(scene("M1", discard=1), BLUE, "regroup") == []


@pytest.mark.rule("RRR-SARC-19")
def test_a_sarcophagus_beside_the_vault_may_hold_a_trap() -> None:
    hands = {BLUE: "#1 tomb | #9"}
    s = scene("V", hands=hands, token_pile=["trap", "draw2"])
    assert keys(s, BLUE, "explore #1@1,0 {3}") == ["trap-near-vault"]
    s = scene("V", hands=hands, token_pile=["shield", "draw2"])
    assert keys(s, BLUE, "explore #1@1,0 {3}") == []
    s = scene("LINE-4", hands=hands, token_pile=["trap"])
    assert keys(s, BLUE, "explore #1@-1,0 {0}") == []


@pytest.mark.rule("RRR-LIGHT-04")
def test_darkness_that_wakes_a_mummy_near_the_vault() -> None:
    s = scene("LINE-1", hands={BLUE: "#1 dark | #9"}, stock=0, track=4)
    (caution,) = cautions(s.game, BLUE, s.move(BLUE, "explore #1@2,0 {3}"))
    assert (caution.key, caution.facts) == ("dark-wakes-near-vault", {"steps": 2})
    s = scene("LINE-1", hands={BLUE: "#1 dark | #9"}, stock=1, track=4)
    assert keys(s, BLUE, "explore #1@2,0 {3}") == []


@pytest.mark.rule("RRR-MUMMY-13")
def test_a_mummy_put_near_the_vault_although_there_is_room_farther_away() -> None:
    s = scene("LINE-4", track=4)
    s.start(symbols=1)
    assert s.question == "place-mummy"
    assert keys(s, BLUE, "wake 1,0") == ["wakes-near-vault"]
    assert keys(s, BLUE, "wake 4,0") == []
