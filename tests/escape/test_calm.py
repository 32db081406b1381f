"""A calm moment is one in which no die is in the air and no vote is open."""

from __future__ import annotations

import pytest

from tests.escape.scene import ANI, FRANK, scene


def test_dice_in_the_air_are_not_calm() -> None:
    s = scene(dice={ANI: "A A - - -"})
    assert s.game.calm()
    s.do(ANI, "roll 3", t=1000)
    assert not s.game.calm()
    s.wait(2000)
    assert "*" not in s.dice(ANI)
    assert s.game.calm()


@pytest.mark.parametrize("ballot", ["pause", "concede", "fate"])
def test_an_open_vote_is_not_calm(ballot: str) -> None:
    s = scene()
    s.do(ANI, f"propose {ballot}", t=1000)
    assert not s.game.calm()
    s.do(FRANK, f"vote {ballot} no", t=1100)
    s.wait(200_000)
    assert s.game.calm()
