"""Token windows tell whether anything hangs in the balance; all of them stay open (RRR-SARC-04)."""

from __future__ import annotations

import pytest

from tests.run_run_run.scene import BLUE, Scene, scene
from tests.run_run_run.test_tokens import hold_until

pytestmark = pytest.mark.rule("RRR-SARC-04")


def matters(s: Scene, window: str) -> bool:
    hold_until(s, window)
    return bool(s.game.waiting()[0].facts["matters"])


def test_with_nobody_awake_and_light_enough_nothing_is_at_stake() -> None:
    s = scene("LINE-4", hands={BLUE: "#1 tomb | #9"}, tokens={BLUE: ["draw2"]}, players=1)
    s.start(symbols=1)
    for window in ("start", "roll", "symbol"):
        assert not matters(s, window)
    hold_until(s, "action")
    s.play(BLUE, "explore #1@0,1 {4}")
    for window in ("before-move", "before-light", "before-draw", "before-effects", "end"):
        assert not matters(s, window)


def test_a_foe_that_comes_as_far_as_a_cat_or_the_vault_matters() -> None:
    tokens = {BLUE: ["draw2"]}
    near = scene("LINE-4", cats={BLUE: (2, 0)}, foes={"Jaws": (3, 0)}, tokens=tokens)
    near.start(symbols=1)
    assert matters(near, "roll")
    far = scene("LINE-4", cats={BLUE: (4, 0)}, foes={"Jaws": (3, 0)}, tokens=tokens)
    far.start(symbols=1)
    assert not matters(far, "roll")
    vault = scene("LINE-4", cats={BLUE: (4, 0)}, foes={"Jaws": (1, 0)}, tokens=tokens)
    vault.start(symbols=1)
    assert matters(vault, "roll")


def test_a_swift_foe_comes_one_room_further() -> None:
    s = scene("LINE-4", cats={BLUE: (2, 0)}, foes={"Dash": (4, 0)}, tokens={BLUE: ["draw2"]})
    s.start(symbols=1)
    assert matters(s, "roll")


def test_a_mummy_about_to_wake_matters_and_no_symbol_does_not() -> None:
    s = scene("LINE-4", track=4, tokens={BLUE: ["draw2"]})
    s.start(symbols=1)
    assert matters(s, "roll")
    s = scene("LINE-4", track=4, tokens={BLUE: ["draw2"]})
    s.start(symbols=0)
    assert not matters(s, "roll")


def test_darkness_matters() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1"}, tokens={BLUE: ["torch2"]}, stock=0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert matters(s, "before-light")


def test_a_passage_beside_the_new_room_matters_before_the_draw() -> None:
    beside = scene("LINE-2", hands={BLUE: "#1 #9"}, tokens={BLUE: ["passage"]})
    beside.play(BLUE, "explore #1@0,1 {4}")
    assert matters(beside, "before-draw")
    alone = scene("LINE-2", hands={BLUE: "#1 #9"}, tokens={BLUE: ["passage"]})
    alone.play(BLUE, "explore #1@-1,0 {0}")
    assert not matters(alone, "before-draw")


def test_a_foe_in_my_room_matters_at_the_end_of_my_turn() -> None:
    tokens, foes = {BLUE: ["draw2"]}, {"Jaws": (2, 0)}
    met = scene("LINE-2", hands={BLUE: "#1 #9"}, cats={BLUE: (2, 0)}, foes=foes, tokens=tokens)
    met.play(BLUE, "fight 2,0")
    met.play(BLUE, "commit #1")
    met.load_combat_dice("hit")
    met.play(BLUE, "roll")
    assert matters(met, "end")
    away = scene("LINE-2", hands={BLUE: "#1 #9"}, foes=foes, tokens=tokens)
    away.play(BLUE, "explore #1@-1,0 {0}")
    assert not matters(away, "end")
