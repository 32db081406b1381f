"""Chapter SCARAB: what an adventurer finds."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from tests.cursed_tomb.scene import BOX, JULIE, MAX, scene


@pytest.mark.rule("TOMB-SCARAB-01")
def test_arriving_on_a_scarab_square_gives_a_scarab() -> None:
    s = scene(["START", "START"])
    s.succeed("blue")
    (gained,) = s.told(told.ScarabGained)
    assert (gained.seat, gained.scarabs, gained.supply) == (MAX, 1, 23)
    assert s.scarabs[MAX] == 1


@pytest.mark.rule("TOMB-SCARAB-02", "TOMB-SCARAB-03")
def test_nobody_owns_more_than_four() -> None:
    s = scene(["START", "START"], scarabs=[4])
    s.succeed("blue")
    assert s.scarabs[MAX] == 4
    assert s.game.supply == 20
    assert s.told(told.ScarabsFull)[0].rule == "TOMB-SCARAB-03"


@pytest.mark.rule("TOMB-SCARAB-04")
def test_the_symbol_gives_again_to_anyone_from_either_side() -> None:
    s = scene(["START", "D3"])
    s.succeed("blue")
    s.succeed("blue", then="backward")
    assert s.at == ["D2", "D2"]
    assert s.scarabs == [1, 1]
    s.succeed("red")
    s.succeed("yellow")
    s.succeed("blue", then="backward")
    assert s.at[MAX] == "D2"
    assert s.scarabs[MAX] == 2


@pytest.mark.rule("TOMB-SCARAB-05")
def test_staying_gives_nothing() -> None:
    s = scene(["D2", "START"])
    s.succeed("red", then="stay")
    assert s.scarabs[MAX] == 0


@pytest.mark.rule("TOMB-SCARAB-06")
def test_scarabs_given_up_go_back_to_the_supply() -> None:
    s = scene(["P1", "START"], scarabs=[1], mummy="P7e")
    assert s.game.supply == 23
    s.succeed("blue")
    assert s.game.supply == 24
    assert s.told(told.ScarabPaid)[0].supply == 24


@pytest.mark.rule("TOMB-SCARAB-07")
def test_the_supply_is_enough_for_all() -> None:
    assert BOX.supply == 6 * BOX.limit
    s = scene(["START"] * 6, scarabs=[3, 4, 4, 4, 4, 4])
    s.succeed("blue")
    assert (s.scarabs[MAX], s.game.supply) == (4, 0)


@pytest.mark.rule("TOMB-SCARAB-08")
def test_everybody_sees_all_scarabs() -> None:
    s = scene(["START"] * 3, scarabs=[1, 2, 3])
    for seat in (0, 1, 2, None):
        assert [player.scarabs for player in s.game.view(seat).players] == [1, 2, 3]


@pytest.mark.rule("TOMB-SCARAB-09")
def test_no_move_gives_trades_or_returns_scarabs() -> None:
    assert not {"give", "trade", "return", "pay"} & set(VOCABULARY.by_name)
    s = scene(["P12", "P12"], scarabs=[4, 0])
    assert s.options[-1] == "enter"
    assert {GAME.text(move).split()[0] for move in s.game.asides(MAX)} == {"clock"}


@pytest.mark.rule("TOMB-SCARAB-10")
def test_the_mummy_takes_no_scarabs_from_squares() -> None:
    s = scene(["GATE", "START"])
    s.succeed("yellow")
    assert s.mummy == "P11e"  # a scarab square
    assert s.game.supply == 24
    assert s.scarabs == [0, 0]
    assert s.asked == JULIE
