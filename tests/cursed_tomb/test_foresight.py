"""Previews, insight, options: what can be known before a move."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.house import CHOICES
from mastaba.kernel.contract import UnknownOption
from tests.cursed_tomb.scene import MAX, scene


def test_a_move_is_foreseen_to_its_end() -> None:
    s = scene(["P2", "P11"], scarabs=[0, 1])
    s.do("name red")
    s.pull("red")
    foreseen = GAME.preview(s.game, MAX, GAME.parse("forward")).events
    assert foreseen == s.play(MAX, "forward")


def test_a_tile_that_lies_face_down_is_not() -> None:
    s = scene(["START", "START"], face_up=3)
    assert GAME.preview(s.game, MAX, GAME.parse("turn")).events == []
    s = scene(["P12", "START"], scarabs=[2])
    kinds = [event[0] for event in GAME.preview(s.game, MAX, GAME.parse("enter")).events]
    assert kinds == [told.TombEntered]


def test_where_colours_lead_and_what_the_next_tile_may_be() -> None:
    s = scene(["D4", "START"], face_up=6)
    known = GAME.insight(s.game, None)
    ways = {way.colour: (way.forward, way.backward) for way in known.ways if way.seat == MAX}
    assert ways == {
        "red": ("", "D1"),
        "blue": ("", "D2"),
        "yellow": ("", "D3"),
        "green": ("D5", ""),
        "purple": ("D6", ""),
    }
    assert known.next_tile == {"red": 4, "blue": 3, "yellow": 3, "green": 3, "purple": 3}
    assert GAME.insight(scene().game, None).next_tile == {}
    assert GAME.insight(scene(face_up=5).game, None).next_tile == {
        "blue": 1,
        "yellow": 1,
        "purple": 1,
    }


def test_options_are_checked() -> None:
    assert GAME.options({}) == {name: values[0] for name, values in CHOICES.items()}
    with pytest.raises(UnknownOption, match="has no option 'bowl'; it has: anyColour"):
        GAME.options({"bowl": 1})
    with pytest.raises(UnknownOption, match="cannot be 1; it can be: false, true"):
        GAME.options({"mustMove": 1})
    with pytest.raises(UnknownOption, match="seed -1"):
        GAME.begin(2, -1, {})
