"""The edge cases of the specification, as far as they need no physics; one test for each."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.games.cursed_tomb.slide import first_to_fall
from mastaba.kernel.contract import REFEREE
from tests.cursed_tomb.scene import BOX, Scene, scene
from tests.referee.proven import proven

A, B, C, D = range(4)
MAD = {"variant": "mad-rockfall"}
FAST = {"variant": "full-speed"}


def with_stone(s: Scene, colour: str) -> Scene:
    s.do(f"name {colour}")
    s.pull(colour)
    return s


def test_ec_01_the_move_goes_to_the_nearer_square() -> None:
    s = scene(["START", "START"], face_up=3)
    s.do("turn")
    s.pull("red")
    s.do("forward")
    assert s.at[A] == "D1"


def test_ec_02_a_shared_square_is_a_normal_destination() -> None:
    s = scene(["P1", "P7"], scarabs=[1], mummy="P7e")
    s.succeed("blue")
    assert s.at == ["P7", "P7"]
    assert s.scarabs == [0, 0]
    assert len(s.told(told.ScarabPaid)) == 1


def test_ec_03_the_own_square_does_not_count() -> None:
    s = with_stone(scene(["P2", "START"]), "red")
    assert s.game.waiting()[0].facts == {"colour": "red", "forward": "P6", "backward": "D4"}


def test_ec_04_nothing_behind_no_way_back() -> None:
    s = with_stone(scene(["D1", "START"]), "blue")
    assert "backward" not in s.options


def test_ec_05_all_ahead_face_down() -> None:
    s = scene(["D3", "START"], face_up=3)
    assert s.options == ["turn"]
    refusal = s.refused("name red")
    assert (refusal.rule, refusal.key) == ("TOMB-EXPLORE-06", "no-colour-ahead")


def test_ec_06_all_tiles_face_up() -> None:
    s = scene(["D3", "START"])
    assert "turn" not in s.options


def test_ec_07_before_the_tomb_with_too_few_scarabs() -> None:
    s = scene(["P12", "START"], scarabs=[0])
    assert "enter" not in s.options
    s.succeed("blue", then="backward")
    assert s.at[A] == "P7"


def test_ec_08_before_the_tomb_and_unwilling() -> None:
    s = scene(["P12", "START"], scarabs=[3])
    assert "enter" in s.options
    s.succeed("purple", then="backward")
    assert s.at[A] == "P11"


def test_ec_09_over_the_gate() -> None:
    s = scene(["D6", "START"])
    s.succeed("green")
    assert s.at[A] == "P4"
    assert not s.told(told.ScarabGained)


def test_ec_10_out_of_the_pyramid_again() -> None:
    s = scene(["P1", "START"])
    s.succeed("red", then="backward")
    assert s.at[A] == "D4"
    s.do("name blue", "touch", "late")
    s.do("name green")
    s.fall()
    assert s.at[A] == "START"


def test_ec_11_rockfall_on_the_gate() -> None:
    s = scene(["GATE", "START"])
    s.do("name red")
    s.fall()
    assert s.at[A] == "START"


def test_ec_12_rockfall_in_the_extra_exploration() -> None:
    s = scene(["GATE", "START"], bowl={"blue": 1})
    s.succeed("blue")
    assert (s.at[A], s.scarabs[A]) == ("P1", 1)
    s.do("explore", "name red")
    s.fall()
    assert (s.at[A], s.scarabs[A]) == ("GATE", 1)
    assert s.asked == B


def test_ec_13_the_last_stone_and_a_late_fall() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.do("name purple")
    s.fall("sceptre")
    assert s.at[A] == "START"
    assert (s.question, s.asked) == ("explore", B)


def test_ec_14_sent_to_the_gate_and_exploring_again() -> None:
    s = scene(["P1", "START"], mummy="P7e", bowl={"blue": 1})
    s.succeed("blue")
    s.do("explore")
    assert s.at[A] == "GATE"
    assert "name blue" in s.options  # P1 lies ahead


def test_ec_15_last_stone_in_the_tomb() -> None:
    s = scene(["P12", "START"], scarabs=[2], bowl={"green": 1})
    s.do("enter")
    s.pull("green")
    assert s.bowl == 20
    s.pull("yellow")
    assert s.game.outcome() is not None


def test_ec_16_the_same_colour_twice_and_one_stone_left() -> None:
    s = scene(["P12", "START"], scarabs=[2], tomb=["green", "green"], bowl={"green": 1})
    s.do("enter")
    s.pull("green")
    assert len(s.stones("green")) == 4
    assert s.game.waiting()[0].facts["colour"] == "green"


def test_ec_17_four_scarabs_are_enough() -> None:
    s = scene(["START", "START"], scarabs=[4])
    s.succeed("blue")
    assert s.scarabs[A] == 4


def test_ec_18_four_scarabs_beside_the_mummy() -> None:
    s = scene(["P4", "START"], scarabs=[4], mummy="P8t")
    s.succeed("yellow")
    assert s.scarabs[A] == 4


def test_ec_19_no_scarab_beside_the_mummy() -> None:
    s = scene(["P4", "START"], scarabs=[0], mummy="P8t")
    s.succeed("yellow")
    assert (s.at[A], s.scarabs[A]) == ("P8", 0)


def test_ec_20_backward_onto_scarab_and_mummy() -> None:
    s = scene(["P9", "START"], scarabs=[0], mummy="P8t")
    s.do("name red")
    s.game.demanded = 2  # yellow, which lies behind only
    s.do("touch", "pulled yellow1", "backward")
    assert (s.at[A], s.scarabs[A]) == ("P8", 1)


def test_ec_21_forward_onto_heads_and_mummy_without_scarab() -> None:
    s = scene(["P2", "START"], mummy="P4t")
    s.succeed("green")
    assert (s.at[A], s.mummy) == ("GATE", "P5t")


def test_ec_22_she_stops_on_occupied_heads() -> None:
    s = scene(["P2", "P10"], scarabs=[0, 1])
    s.succeed("red")
    kinds = [event[0] for event in s.events]
    paid = kinds.index(told.ScarabPaid)
    assert kinds[paid + 1] == told.MummyWoke
    assert s.told(told.ScarabPaid)[0].rule == "TOMB-CURSE-07"


def test_ec_23_passed_twice() -> None:
    s = scene(["P6", "P2"], scarabs=[0, 2], mummy="P3e")
    s.succeed("red")
    assert s.scarabs[B] == 1


def test_ec_24_sent_away_at_the_first_contact() -> None:
    s = scene(["P6", "P2"], scarabs=[0, 0], mummy="P3e")
    s.succeed("red")
    assert s.at[B] == "GATE"
    assert len(s.told(told.SentBack)) == 1


def test_ec_25_sharing_her_square_when_she_leaves() -> None:
    s = scene(["GATE", "P12"], scarabs=[0, 1])
    s.succeed("yellow")
    assert s.scarabs[B] == 1


def test_ec_26_she_comes_back_to_it() -> None:
    s = scene(["P6", "P2"], scarabs=[0, 1], mummy="P2e")
    s.succeed("red")
    assert s.scarabs[B] == 0


def test_ec_27_she_stops_at_an_end() -> None:
    s = scene(["GATE", "START"], mummy="P2e")
    s.succeed("yellow")
    assert s.mummy == "P1t"


def test_ec_28_one_head_from_the_start() -> None:
    s = scene(["GATE", "START"])
    s.succeed("yellow")
    assert s.mummy == "P11e"
    assert not s.told(told.MummyTurned)


def test_ec_29_one_pays_the_other_goes() -> None:
    s = scene(["GATE", "P11", "P11"], scarabs=[0, 1, 0])
    s.succeed("yellow")
    assert (s.scarabs[B], s.at[B], s.at[C]) == (0, "P11", "GATE")


def test_ec_30_the_chain_comes_by_the_one_who_woke_her() -> None:
    s = scene(["P6", "START"], scarabs=[1])
    s.succeed("red")
    assert s.scarabs[A] == 0


def test_ec_31_nobody_keeps_the_last_scarab() -> None:
    s = scene(["P1", "START"], scarabs=[1], mummy="P7e")
    s.succeed("blue")
    assert (s.at[A], s.scarabs[A]) == ("P7", 0)


def test_ec_32_the_tile_under_the_mummy() -> None:
    s = scene(["START", "START"], face_up=17, mummy="P12e")
    s.do("turn")
    assert s.told(told.TileTurned)[0].square == "P12"


def test_ec_38_the_sceptre_falls_while_somebody_thinks() -> None:
    s = scene(["D3", "D4"])
    s.play(REFEREE, "slipped sceptre")
    assert s.at == ["D3", "D4"]
    assert not s.told(told.Rockfall)


def test_ec_39_a_stone_falls_while_somebody_thinks() -> None:
    s = scene(["D3", "D4"])
    s.do("name red")
    s.play(REFEREE, "slipped blue1")
    assert s.bowl == 20
    assert not s.told(told.Rockfall)


def test_ec_45_the_simulation_fails() -> None:
    s = scene(["D3", "START"], bowl={"red": 4})
    s.do("name red")
    bowl = s.game.bowl
    s.do("touch", "void")
    assert (s.game.bowl, s.at[A], s.asked) == (bowl, "D3", REFEREE)


def test_ec_46_sceptre_and_stone_at_the_same_tick() -> None:
    faller = first_to_fall([(700, 0), (700, SCEPTRE)])
    s = scene(["P8", "START"], options=MAD)
    s.do("name purple")
    s.fall(BOX.thing(faller))
    assert s.at[A] == "P5"


def test_ec_47_the_colour_lies_only_ahead() -> None:
    s = scene(["D2", "START"], options=MAD)
    s.do("name red")
    s.fall("purple1")
    assert s.at[A] == "START"


def test_ec_48_back_to_mummy_and_scarab() -> None:
    s = scene(["P8", "START"], scarabs=[1], mummy="P5e", options=MAD)
    s.do("name purple")
    s.fall()
    assert (s.at[A], s.scarabs[A], s.mummy) == ("P5", 1, "P5e")


def test_ec_49_from_the_pyramid_into_the_desert() -> None:
    s = scene(["P2", "START"], options=MAD)
    s.do("name green")
    s.fall()
    assert s.at[A] == "D5"


def test_ec_50_three_scarabs_are_enough_in_the_mad_rockfall() -> None:
    s = scene(["START", "START"], scarabs=[3], options=MAD)
    s.succeed("blue")
    assert s.scarabs[A] == 3


def test_ec_51_full_speed_before_the_tomb() -> None:
    assert scene(["P12", "START"], options=FAST).options == ["enter"]


def test_ec_52_full_speed_forward_or_stay() -> None:
    s = with_stone(scene(["D3", "START"], options=FAST), "red")
    assert s.options == ["forward", "stay"]


def test_ec_53_staying_with_the_last_stone() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.succeed("purple", then="stay")
    assert s.question == "explore-again"


def test_ec_54_the_second_to_enter() -> None:
    s = scene(["P12", "P12"], scarabs=[2, 2])
    s.do("enter")
    s.fall()
    s.do("enter")
    assert not s.told(told.TileTurned)
    assert s.game.waiting()[0].facts["colour"] == "green"


def test_ec_55_leaving_in_the_own_pull() -> None:
    s = scene(["D3", "START", "START"])
    s.do("name red", "touch")
    assert s.refused("remove 0", seat=REFEREE).key == "pull-must-end-first"
    s.do("late")
    s.play(REFEREE, "remove 0")
    assert s.game.players() == [1, 2]


def test_every_edge_case_is_here_or_with_the_referee() -> None:
    here = {int(name.split("_")[2]) for name in globals() if name.startswith("test_ec_")}
    assert here | proven("ec") == set(range(1, 56))
