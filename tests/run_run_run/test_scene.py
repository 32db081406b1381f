"""The scenes themselves: a few golden scenarios, so that the other tests can trust them."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, RED, scene


@pytest.mark.rule("RRR-EXPLORE-04", "RRR-EXPLORE-05", "RRR-EXPLORE-10")
def test_gs_03_where_may_i_place() -> None:
    s = scene("M1", hands={BLUE: "#9 #9 #9"}, foes={"Howl": (-1, 0)})
    assert s.legal(BLUE, "explore #9@2,0 {0,3}")
    assert s.legal(BLUE, "explore #9@0,2 {1,4}")
    assert s.legal(BLUE, "explore #9@-1,1 {2,5}")
    assert not [text for text in s.moves(BLUE, "explore") if "@1,1 " in text]
    assert s.refusal(BLUE, "explore #9@1,1 {0,3}").rule == "RRR-EXPLORE-05"
    assert s.refusal(BLUE, "explore #9@-2,0 {0,3}").rule == "RRR-EXPLORE-10"


@pytest.mark.rule("RRR-FOE-17", "RRR-MUMMY-17", "RRR-FOE-08")
def test_gs_18_waking_between_two_symbols() -> None:
    s = scene("LINE-4", foes={"Dash": (4, 0)}, track=4, mummy_pile=["Snuff", "Howl", "Jaws"])
    s.start(symbols=2)
    assert s.question == "place-mummy"
    assert s.foe("Dash") == (3, 0)
    assert s.stock == 3
    s.play(BLUE, "wake 4,0")
    assert s.foe("Dash") == (1, 0)
    assert s.foe("Snuff") == (3, 0)
    assert s.track == 1


@pytest.mark.rule("RRR-MUMMY-11", "RRR-MUMMY-19")
def test_gs_19_entering_a_cats_room_halts() -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)}, cats={RED: (4, 0)}, hands={RED: 4})
    s.start(symbols=2)
    assert s.foe("Howl") == (4, 0)
    assert s.cards(RED) == 3
    assert s.track == 2
    assert len(s.told(happened.FoeAttacked)) == 1
