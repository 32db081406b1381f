"""Tokens in a fight: at any moment before the roll (RRR-SARC-04)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, RED, Scene, scene


@pytest.mark.rule("RRR-SARC-13", "RRR-FIGHT-08")
@pytest.mark.parametrize("hand", ["#9 #9", "#9 #9 #9"], ids=["last possible card", "one of two"])
def test_double_damage_may_be_declared_after_the_first_card(hand: str) -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: hand},
        foes={"Howl": (1, 0)},
        cats={BLUE: (1, 0)},
        tokens={BLUE: ["double"]},
    )
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #9")
    s.play(BLUE, "use double")
    assert s.question == "commit-cards"
    s.load_combat_dice("hit hit")
    s.roll(BLUE)
    assert s.hearts("Howl") == 1


@pytest.mark.rule("RRR-FIGHT-05", "RRR-SARC-13")
def test_double_damage_is_no_card_to_roll_with() -> None:
    s = scene(
        "LINE-2", foes={"Howl": (1, 0)}, cats={BLUE: (1, 0)}, tokens={BLUE: ["double", "draw2"]}
    )
    s.play(BLUE, "fight 1,0")
    for token in ("double", "draw2"):
        s.play(BLUE, f"use {token}")
        assert not s.legal(BLUE, "roll")
        assert s.refusal(BLUE, "roll").key == "discard-at-least-one"
    s.play(BLUE, "commit #9")
    assert s.legal(BLUE, "roll")


@pytest.mark.rule("RRR-FIGHT-04")
def test_a_fight_cannot_be_left_by_teleport_for_a_room_without_a_foe() -> None:
    s = scene(
        "LINE-3",
        foes={"Howl": (1, 0), "Jaws": (3, 0)},
        cats={BLUE: (1, 0)},
        tokens={BLUE: ["shield"]},
    )
    s.play(BLUE, "fight 1,0")
    assert s.refusal(BLUE, "teleport shield 2,0").rule == "RRR-FIGHT-04"
    assert s.legal(BLUE, "teleport shield 3,0")
    s.play(BLUE, "teleport shield 3,0")
    assert s.asked == ("commit-cards", [BLUE])


def discarding(token: str, **changes: object) -> Scene:
    """Blue has discarded the first card of a fight with Howl and holds a token."""
    fields = {
        "hands": {BLUE: "#9 #9 #9"},
        "foes": {"Howl": (1, 0), "Jaws": (3, 0)},
        "cats": {BLUE: (1, 0)},
        "tokens": {BLUE: [token]},
    }
    s = scene("LINE-3", **(fields | changes))  # type: ignore[arg-type]
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #9")
    return s


@pytest.mark.rule("RRR-SARC-04", "RRR-SARC-16")
@pytest.mark.parametrize(("token", "cards"), [("draw2", 2), ("draw3", 3)])
def test_cards_drawn_by_a_token_may_still_become_dice(token: str, cards: int) -> None:
    s = discarding(token, hands={BLUE: "#9 #9"}, draw_pile="#15 #1 #1 #1")
    assert s.refusal(BLUE, "commit #9").rule == "RRR-FIGHT-08"
    s.play(BLUE, f"use {token}")
    assert s.cards(BLUE) == 1 + cards
    s.play(BLUE, "commit #15")
    s.load_combat_dice("hit hit hit hit hit hit")
    s.play(BLUE, "roll")
    [roll] = s.told(happened.CombatRolled)
    assert roll.dice == 6


@pytest.mark.rule("RRR-SARC-04", "RRR-SARC-12")
def test_a_torch_token_may_be_used_between_two_discards() -> None:
    s = discarding("torch2", stock=1)
    s.play(BLUE, "use torch2")
    assert s.stock == 3
    assert s.legal(BLUE, "commit #9")


@pytest.mark.rule("RRR-SARC-04", "RRR-SARC-10", "RRR-FIGHT-04")
def test_a_cat_that_has_discarded_may_still_teleport_to_another_foe() -> None:
    s = discarding("shield")
    assert s.refusal(BLUE, "teleport shield 2,0").rule == "RRR-FIGHT-04"
    s.play(BLUE, "teleport shield 3,0")
    s.load_combat_dice("hit hit")
    s.roll(BLUE)
    assert (s.hearts("Howl"), s.hearts("Jaws")) == (5, 3)


@pytest.mark.rule("RRR-SARC-04", "RRR-SARC-25")
def test_a_passage_may_be_laid_between_two_discards() -> None:
    s = scene(
        "M2",
        hands={BLUE: "#9 #9 #9"},
        foes={"Howl": (1, 0)},
        cats={BLUE: (1, 0)},
        tokens={BLUE: ["passage"]},
    )
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #9")
    s.play(BLUE, "lay 1,0/0,1")
    assert s.linked((1, 0), (0, 1))


@pytest.mark.rule("RRR-SARC-04", "RRR-SARC-13")
def test_after_the_roll_no_token_helps_the_fight() -> None:
    s = discarding("double")
    s.load_combat_dice("hit hit")
    s.play(BLUE, "roll")
    assert s.question == "assign-hits"
    assert s.refusal(BLUE, "use double").rule == "RRR-FIGHT-10"
    assert s.asked == ("assign-hits", [BLUE])


@pytest.mark.rule("RRR-ATTACK-10", "RRR-SARC-29")
def test_a_shield_waits_for_an_attack_also_in_a_fight_and_others_wait_for_their_turn() -> None:
    s = discarding("shield", tokens={BLUE: ["shield"], RED: ["draw2"]})
    assert s.refusal(BLUE, "use shield").rule == "RRR-ATTACK-10"
    assert s.refusal(RED, "use draw2").rule == "RRR-SARC-29"
