"""Chapter CURSE: who pays, who goes back, and who does not."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME, CursedTomb
from mastaba.games.cursed_tomb import events as told
from mastaba.kernel.contract import Caution
from tests.cursed_tomb.scene import JULIE, MAX, Scene, scene


@pytest.mark.rule("TOMB-CURSE-01")
@pytest.mark.parametrize(
    ("start", "way", "to"), [("P1", "forward", "P7"), ("P12", "backward", "P7")]
)
def test_passing_her_is_safe(start: str, way: str, to: str) -> None:
    s = scene([start, "START"], scarabs=[1], mummy="P5t" if way == "forward" else "P9e")
    s.succeed("blue", then=way)
    assert s.at[MAX] == to
    assert s.scarabs[MAX] == 1


@pytest.mark.rule("TOMB-CURSE-02")
def test_stopping_on_her_square_forward_costs_a_scarab() -> None:
    s = scene(["P1", "START"], scarabs=[2], mummy="P7e")
    s.succeed("blue")
    (paid,) = s.told(told.ScarabPaid)
    assert (paid.seat, paid.scarabs, paid.rule) == (MAX, 1, "TOMB-CURSE-02")
    assert s.at[MAX] == "P7"


@pytest.mark.rule("TOMB-CURSE-03")
def test_stopping_there_backward_costs_nothing() -> None:
    s = scene(["P8", "START"], scarabs=[0], mummy="P7e")
    s.succeed("blue", then="backward")
    assert s.at[MAX] == "P7"
    assert not s.told(told.ScarabPaid, told.SentBack)


@pytest.mark.rule("TOMB-CURSE-04", "TOMB-CURSE-05")
@pytest.mark.parametrize("scarabs", [0, 2, 4])
def test_on_a_scarab_square_the_scarab_calms_her(scarabs: int) -> None:
    s = scene(["P4", "START"], scarabs=[scarabs], mummy="P8t")
    supply = s.game.supply
    s.succeed("yellow")
    assert s.at[MAX] == "P8"
    assert s.scarabs[MAX] == scarabs
    assert s.game.supply == supply
    assert s.told(told.ScarabCalmed)[0].rule == "TOMB-CURSE-04"


@pytest.mark.rule("TOMB-CURSE-04")
def test_that_works_with_an_empty_supply_too() -> None:
    s = scene(["P4", *["START"] * 5], scarabs=[4] * 6, mummy="P8t")
    s.succeed("yellow")
    assert (s.at[MAX], s.scarabs[MAX], s.game.supply) == ("P8", 4, 0)


@pytest.mark.rule("TOMB-CURSE-06", "TOMB-CURSE-07")
def test_whom_she_passes_and_where_she_stops_all_pay() -> None:
    s = scene(["GATE", "P11", "P10", "P11"], scarabs=[0, 1, 2, 3], mummy="P12e")
    s.succeed("yellow")  # one head: she stops on P11
    assert s.scarabs == [0, 0, 2, 2]
    assert {event.rule for event in s.told(told.ScarabPaid)} == {"TOMB-CURSE-07"}
    s = scene(["P2", "P11", "P8"], scarabs=[0, 1, 1])
    s.succeed("red")
    passed = {event.seat: event.rule for event in s.told(told.ScarabPaid)}
    assert passed == {1: "TOMB-CURSE-06", 2: "TOMB-CURSE-06"}


@pytest.mark.rule("TOMB-CURSE-08")
@pytest.mark.parametrize(("each_pass", "left"), [(False, 2), (True, 1)])
def test_one_activation_costs_one_scarab(each_pass: bool, left: int) -> None:
    s = scene(["P6", "P2"], scarabs=[0, 3], mummy="P3e", options={"cursePerPass": each_pass})
    s.succeed("red")
    assert s.walked() == ["P2", "P1", "P2"]
    assert s.scarabs[JULIE] == left


@pytest.mark.rule("TOMB-CURSE-09")
def test_sharing_her_square_when_she_leaves_costs_nothing() -> None:
    s = scene(["GATE", "P12"], scarabs=[0, 1])
    s.succeed("yellow")
    assert s.scarabs[JULIE] == 1
    s = scene(["P6", "P2"], scarabs=[0, 1], mummy="P2e")
    s.succeed("red")
    assert s.walked()[:2] == ["P1", "P2"]
    assert s.scarabs[JULIE] == 0


@pytest.mark.rule("TOMB-CURSE-10")
def test_the_active_player_pays_like_the_others() -> None:
    s = scene(["P6", "START"], scarabs=[1])
    s.succeed("red")
    assert (s.at[MAX], s.scarabs[MAX]) == ("P10", 0)


@pytest.mark.rule("TOMB-CURSE-11", "TOMB-CURSE-12")
def test_without_a_scarab_everybody_goes_back_at_once() -> None:
    s = scene(["P1", "START"], mummy="P7e")
    assert GAME.cautions(*_about_to(s, "blue")) == [Caution("TOMB-CURSE-11", "sends-you-back")]
    s.do("forward")
    (sent,) = s.told(told.SentBack)
    assert (sent.start, sent.to, sent.rule) == ("P7", "GATE", "TOMB-CURSE-11")
    s = scene(["P6", "P2"], mummy="P3e")
    s.succeed("red")
    assert len(s.told(told.SentBack)) == 1
    kinds = [event[0] for event in s.events]
    first_step = kinds.index(told.MummyStepped)
    assert kinds[first_step : first_step + 3] == [
        told.MummyStepped,
        told.SentBack,
        told.MummyStepped,
    ]


def _about_to(s: Scene, colour: str) -> tuple[CursedTomb, int, int]:
    s.do(f"name {colour}")
    s.pull(colour)
    return s.game, MAX, GAME.parse("forward")


@pytest.mark.rule("TOMB-CURSE-13")
def test_whoever_owns_a_scarab_pays_it() -> None:
    s = scene(["P1", "START"], scarabs=[1], mummy="P7e")
    s.succeed("blue")
    assert (s.at[MAX], s.scarabs[MAX]) == ("P7", 0)
    assert (s.question, s.asked) == ("explore", JULIE)  # nobody was asked


@pytest.mark.rule("TOMB-CURSE-14")
def test_all_on_a_square_pay_in_seat_order_from_the_active_player() -> None:
    s = scene(["P11", "P11", "P6", "P11"], scarabs=[1, 0, 1, 1], options={"first": 2})
    s.succeed("red")
    met = [event.seat for event in s.told(told.ScarabPaid, told.SentBack)]
    assert met == [3, 0, 1, 2]


@pytest.mark.rule("TOMB-CURSE-15")
def test_outside_the_pyramid_nobody_is_cursed() -> None:
    s = scene(["P6", "START", "D5", "GATE"], scarabs=[0, 1, 1, 1], mummy="P2e")
    s.succeed("red")
    assert s.scarabs[1:] == [1, 1, 1]
    assert s.at[1:] == ["START", "D5", "GATE"]
