"""The golden scenarios of the specification, as far as they need no physics; layout A."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.games.cursed_tomb.slide import first_to_fall
from mastaba.kernel.contract import REFEREE
from tests.cursed_tomb.scene import BOX, Scene, begun, scene
from tests.referee.proven import proven

A, B, C, D = range(4)


def first_turn() -> Scene:
    """GS-02: Max has turned D1 and gone there."""
    s = scene(["START", "START"], face_up=0)
    s.do("turn")
    s.pull("red")
    assert s.options == ["forward", "stay"]
    s.do("forward")
    return s


def test_gs_01_setup() -> None:
    s = begun(4, options={"pawns": "dealt"})
    view = s.game.view(None)
    assert [tile.colour for tile in view.tiles] == [""] * 20
    assert [tile.kind for tile in view.tiles] == ["desert"] * 6 + ["pyramid"] * 12 + ["tomb"] * 2
    assert view.surplus_counts == {"desert": 2, "pyramid": 4, "tomb": 6}
    assert s.mummy == "P12e"
    assert s.at == ["START"] * 4
    assert (s.scarabs, s.game.supply) == ([0] * 4, 24)
    assert (len(view.trap.bowl), len(view.trap.bag)) == (20, 0)
    assert len(s.game.waiting()) == 1


def test_gs_02_first_turn() -> None:
    s = first_turn()
    assert s.at[A] == "D1"
    assert len(s.stones("red")) == 4
    assert s.asked == B


def test_gs_03_known_colour() -> None:
    s = first_turn()
    s.succeed("red")
    assert s.at == ["D1", "D1"]
    assert len(s.stones("red")) == 3


def test_gs_04_new_tile_with_scarab() -> None:
    s = first_turn()
    s.do("turn")
    s.pull("blue")
    s.do("forward")
    assert (s.at[B], s.scarabs[B], s.game.supply) == ("D2", 1, 23)


@pytest.mark.parametrize(("first", "to"), [(0, "D1"), (1, "D4")])
def test_gs_05_nearest_not_newest(first: int, to: str) -> None:
    s = scene(["START", "D1"], face_up=3, options={"first": first})
    s.do("turn")
    s.pull("red")
    assert s.game.waiting()[0].facts["forward"] == to


def test_gs_06_both_directions() -> None:
    s = scene(["D3", "START"], face_up=6)
    s.do("name red")
    s.pull("red")
    assert s.options == ["forward", "backward", "stay"]
    assert s.game.waiting()[0].facts == {"colour": "red", "forward": "D4", "backward": "D1"}


def test_gs_07_only_tiles_ahead() -> None:
    s = scene(["D5", "START"], face_up=6)
    assert s.options == ["turn", "name purple"]
    s.do("turn")
    assert s.told(told.TileTurned)[0].square == "P1"


def test_gs_08_rockfall_in_the_desert() -> None:
    s = scene(["D5", "START"], scarabs=[2], face_up=6)
    s.do("turn")
    s.fall("green2")
    assert (s.at[A], s.scarabs[A]) == ("START", 2)
    assert s.game.turned == 7
    assert (s.bowl, s.asked, s.mummy) == (20, B, "P12e")


@pytest.mark.parametrize(
    ("at", "to"), [("P6", "GATE"), ("GATE", "START"), ("START", "START")], ids=["09", "10", "11"]
)
def test_gs_09_to_11_rockfall_elsewhere(at: str, to: str) -> None:
    s = scene([at, "START"])
    s.do("name red")
    s.fall()
    assert (s.at[A], s.bowl, s.asked) == (to, 20, B)
    assert s.told(told.TrapBuilt)


def test_gs_12_last_stone() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.do("name purple")
    s.pull("purple")
    assert (s.bowl, s.game.view(None).trap.bag) == (20, [])
    assert s.game.waiting()[0].facts["forward"] == "D6"
    s.do("forward")
    assert s.question == "explore-again"
    s.do("decline")
    assert s.asked == B


def test_gs_13_scarab_limit() -> None:
    s = scene(["D3", "START"], scarabs=[4])
    s.succeed("green")
    assert (s.at[A], s.scarabs[A], s.game.supply) == ("D5", 4, 20)


@pytest.mark.parametrize(("scarabs", "to"), [(1, "P7"), (0, "GATE")], ids=["14", "15"])
def test_gs_14_15_stopping_at_the_mummy(scarabs: int, to: str) -> None:
    s = scene(["P1", "START"], scarabs=[scarabs], mummy="P7e")
    s.succeed("blue")
    assert (s.at[A], s.scarabs[A]) == (to, 0)


def test_gs_16_backwards_is_safe() -> None:
    s = scene(["P8", "START"], scarabs=[1], mummy="P7e")
    s.succeed("blue", then="backward")
    assert (s.at[A], s.scarabs[A]) == ("P7", 1)


@pytest.mark.parametrize("scarabs", [4, 0])
def test_gs_17_scarab_square_with_mummy(scarabs: int) -> None:
    s = scene(["P4", "START"], scarabs=[scarabs], mummy="P8t")
    s.succeed("yellow")
    assert (s.at[A], s.scarabs[A]) == ("P8", scarabs)


def test_gs_18_one_head() -> None:
    s = scene(["GATE", "START"], scarabs=[1, 1])
    s.succeed("yellow")
    assert (s.at[A], s.mummy, s.scarabs) == ("P3", "P11e", [1, 1])


def test_gs_19_chain_with_passing() -> None:
    s = scene(["P2", "P11", "P8", "P12"], scarabs=[0, 1, 0, 1])
    s.succeed("red")
    assert s.walked() == ["P11", "P10", "P9", "P8", "P7"]
    assert s.mummy == "P7e"
    assert s.at == ["P6", "P11", "GATE", "P12"]
    assert s.scarabs == [0, 0, 0, 1]


def test_gs_20_the_trigger_is_passed_too() -> None:
    s = scene(["P6", "START"], scarabs=[1])
    s.succeed("red")
    assert s.walked() == ["P11", "P10", "P9", "P8", "P7"]
    assert (s.at[A], s.scarabs[A], s.mummy) == ("P10", 0, "P7e")


def test_gs_21_turning_at_the_entrance() -> None:
    s = scene(["P6", "P2"], scarabs=[0, 1], mummy="P2e")
    s.succeed("red")
    assert s.walked() == ["P1", "P2", "P3", "P4", "P5"]
    assert (s.mummy, s.scarabs[B]) == ("P5t", 0)


def test_gs_22_passed_twice_paid_once() -> None:
    s = scene(["P6", "P2", "P1"], scarabs=[0, 2, 0], mummy="P3e")
    s.succeed("red")
    assert s.walked() == ["P2", "P1", "P2"]
    assert (s.mummy, s.scarabs[B], s.at[C]) == ("P2t", 1, "GATE")


def test_gs_23_turning_at_the_tomb() -> None:
    s = scene(["P4", "P12"], scarabs=[0, 1], mummy="P11t")
    s.succeed("green")
    assert s.walked() == ["P12", "P11"]
    assert (s.mummy, s.scarabs[B], s.at[B]) == ("P11e", 0, "P12")


def test_gs_24_sent_home_heads_still_act() -> None:
    s = scene(["P2", "START"], mummy="P4t")
    s.succeed("green")
    assert (s.at[A], s.mummy) == ("GATE", "P5t")


@pytest.mark.parametrize(("colour", "to"), [("blue", "P7"), ("purple", "P11")])
def test_gs_25_too_few_scarabs_at_the_tomb(colour: str, to: str) -> None:
    s = scene(["P12", "START"], scarabs=[1])
    assert s.options == ["name red", "name blue", "name yellow", "name green", "name purple"]
    s.succeed(colour, then="backward")
    assert s.at[A] == to


def test_gs_26_victory() -> None:
    s = scene(["P12", "START"], scarabs=[2])
    s.do("enter")
    s.pull("green")
    s.pull("yellow")
    outcome = s.game.outcome()
    assert outcome is not None
    assert (outcome.winners, s.scarabs[A], s.game.waiting()) == ((A,), 2, [])


def failed_at_the_second_stone() -> Scene:
    s = scene(["P12", "P12"], scarabs=[2, 3])
    s.do("enter")
    s.pull("green")
    s.fall()
    return s


def test_gs_27_failure_at_the_second_stone() -> None:
    s = failed_at_the_second_stone()
    assert (s.at[A], s.scarabs[A]) == ("GATE", 2)
    tomb = s.game.view(None).tiles[-2:]
    assert [tile.colour for tile in tomb] == ["green", "yellow"]
    assert (s.bowl, s.asked) == (20, B)


def test_gs_28_second_entrant() -> None:
    s = failed_at_the_second_stone()
    colours = []
    for text in ("enter", "touch", "pulled green1", "touch"):
        s.do(text)
        colours.append(s.game.waiting()[0].facts["colour"])
        assert not s.told(told.TileTurned)
    assert colours == ["green", "green", "yellow", "yellow"]


def test_gs_29_last_stone_inside_the_tomb() -> None:
    s = scene(["P12", "START"], scarabs=[2], bowl={"green": 1})
    s.do("enter")
    s.pull("green")
    assert s.bowl == 20
    assert s.told(told.TileTurned)[0].square == "T2"
    assert s.game.waiting()[0].facts["colour"] == "yellow"
    s.pull("yellow")
    assert s.game.outcome() is not None


def test_gs_30_extra_exploration_into_the_tomb() -> None:
    s = scene(["P7", "START"], scarabs=[2], mummy="P3e", bowl={"blue": 1})
    s.succeed("blue")
    assert s.told(told.TrapBuilt)
    assert s.at[A] == "P12"
    s.do("explore")
    assert "enter" in s.options


MAD = {"variant": "mad-rockfall"}


def test_gs_31_mad_sceptre() -> None:
    s = scene(["P8", "START"], scarabs=[1], mummy="P5e", options=MAD)
    s.do("name purple")
    s.fall("sceptre")
    assert (s.at[A], s.scarabs[A], s.mummy) == ("P5", 1, "P5e")
    assert (s.bowl, s.asked) == (20, B)


def test_gs_32_mad_stone() -> None:
    s = scene(["D5", "START"], options=MAD)
    s.do("name purple")
    s.fall("red2")
    assert s.at[A] == "D4"


def test_gs_33_mad_nothing_behind() -> None:
    s = scene(["D1", "START"], options=MAD)
    s.do("name blue")
    s.fall("green1")
    assert s.at[A] == "START"


def test_gs_34_mad_order_of_falling() -> None:
    faller = first_to_fall([(1250, 0), (1200, SCEPTRE)])
    s = scene(["P8", "START"], options=MAD)
    s.do("name purple")
    s.fall(BOX.thing(faller))
    assert s.at[A] == "P5"


def test_gs_35_full_speed() -> None:
    s = scene(["GATE", "P12"], options={"variant": "full-speed"})
    s.do("name yellow")
    s.pull("yellow")
    assert s.options == ["forward", "stay"]
    s.do("forward")
    assert s.at[A] == "P3"
    assert not s.told(told.MummyStepped)
    assert s.options == ["enter"]


def test_gs_36_between_turns() -> None:
    s = scene(["D3", "D5"], bowl={"red": 3}, options={"pullClock": 45})
    s.succeed("red")
    s.play(B, "name purple", at=1000)
    bowl, at = s.game.bowl, s.at
    s.play(REFEREE, "slipped sceptre", at=2000)
    assert (s.game.bowl, s.at) == (bowl, at)
    assert not s.told(told.Rockfall)
    assert s.game.view(None).clock.since == 2000  # type: ignore[union-attr]


def test_gs_37_grace_time() -> None:
    s = scene(["D3", "START"])
    s.do("name red", "touch", "fell sceptre")  # the stone was in the bag already
    assert not s.told(told.StonePulled, told.AdventurerMoved)
    assert (s.bowl, s.at[A]) == (20, "START")


def test_gs_39_dropped_outside() -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    s.fall("red1")
    assert s.told(told.Rockfall)
    assert s.at[A] == "START"


def test_gs_41_time_out() -> None:
    s = scene(["P5", "START"], face_up=14, bowl={"red": 3})
    s.do("turn", "late")
    assert (s.at[A], s.bowl, s.game.turned, s.asked) == ("P5", 18, 15, B)


def test_every_scenario_is_here_or_with_the_referee() -> None:
    told_here = {
        number
        for name in globals()
        if name.startswith("test_gs_")
        for number in _numbers(name.removeprefix("test_gs_"))
    }
    assert told_here | proven("gs") == set(range(1, 43))


def _numbers(name: str) -> list[int]:
    """`14_15_stopping` stands for two scenarios, `09_to_11_rockfall` for three."""
    first, *rest = name.split("_")
    if rest[0] == "to":
        return list(range(int(first), int(rest[1]) + 1))
    return [int(first), *(int(word) for word in rest[:1] if word.isdigit())]
