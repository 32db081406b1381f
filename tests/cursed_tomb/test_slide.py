"""Chapter SLIDE: what a rockfall is, and what comes of it."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.games.cursed_tomb.slide import first_to_fall
from mastaba.kernel.contract import REFEREE
from tests.cursed_tomb.scene import JULIE, MAX, scene


@pytest.mark.rule("TOMB-SLIDE-01", "TOMB-SLIDE-02", "TOMB-SLIDE-03")
@pytest.mark.parametrize(
    ("thing", "rule"),
    [("sceptre", "TOMB-SLIDE-01"), ("blue2", "TOMB-SLIDE-02"), ("red1", "TOMB-SLIDE-02")],
)
def test_sceptre_or_stone_even_the_one_being_pulled(thing: str, rule: str) -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    s.fall(thing)
    (fall,) = s.told(told.Rockfall)
    assert (fall.seat, fall.thing, fall.rule) == (MAX, thing, rule)
    assert s.at[MAX] == "START"


@pytest.mark.rule("TOMB-SLIDE-04")
def test_nothing_else_can_be_reported_as_a_rockfall() -> None:
    s = scene(["D3", "START"], bowl={"red": 4})
    s.do("name red", "touch")
    falls = [option for option in s.options if option.startswith("fell")]
    stones = [stone for stone in GAME.box.stone_names if stone != "red5"]
    assert falls == ["fell sceptre", *(f"fell {stone}" for stone in stones)]
    refusal = s.game.check(REFEREE, GAME.parse("fell red1") + (30 << 6))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TOMB-SLIDE-02", "no-such-thing")


@pytest.mark.rule("TOMB-SLIDE-05", "TOMB-SLIDE-06", "TOMB-SLIDE-07", "TOMB-DT-26")
@pytest.mark.parametrize(
    ("thing", "rule"), [("sceptre", "TOMB-SLIDE-05"), ("green1", "TOMB-SLIDE-07")]
)
def test_what_falls_between_two_turns_is_put_back(thing: str, rule: str) -> None:
    s = scene(["D3", "START"], scarabs=[1], bowl={"red": 3})
    before = s.game.view(None)
    s.play(REFEREE, f"slipped {thing}")
    (fell,) = s.told(told.FellByItself)
    assert (fell.thing, fell.rule) == (thing, rule)
    after = s.game.view(None)
    assert after == before
    assert s.bowl == 18


@pytest.mark.rule("TOMB-SLIDE-08", "TOMB-DT-22")
def test_between_two_turns_ends_with_the_first_touch() -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    refusal = s.refused("fell sceptre")
    assert (refusal.rule, refusal.key) == ("TOMB-SLIDE-08", "fell-untouched")
    assert s.refused("pulled red1").rule == "TOMB-DT-22"
    s.play(REFEREE, "slipped sceptre")
    s.do("touch")
    refusal = s.refused("slipped sceptre", seat=REFEREE)
    assert (refusal.rule, refusal.key) == ("TOMB-SLIDE-08", "fell-while-touched")
    assert s.refused("touch").key == "touched-already"
    s.do("pulled red1")
    s.play(REFEREE, "slipped sceptre")
    assert s.question == "move"


@pytest.mark.rule("TOMB-SLIDE-09", "TOMB-SLIDE-15")
def test_no_move_and_the_next_player_explores() -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    s.fall()
    assert not s.told(told.AdventurerMoved)
    assert (s.question, s.asked) == ("explore", JULIE)


@pytest.mark.rule("TOMB-SLIDE-10", "TOMB-SLIDE-11", "TOMB-SLIDE-12", "TOMB-SLIDE-13")
@pytest.mark.parametrize(
    ("at", "to", "rule"),
    [
        ("D1", "START", "TOMB-SLIDE-10"),
        ("D6", "START", "TOMB-SLIDE-10"),
        ("GATE", "START", "TOMB-SLIDE-12"),
        ("P1", "GATE", "TOMB-SLIDE-11"),
        ("P11", "GATE", "TOMB-SLIDE-11"),
        ("START", "START", "TOMB-SLIDE-13"),
    ],
)
def test_where_it_sends_the_adventurer(at: str, to: str, rule: str) -> None:
    s = scene([at, "START"])
    s.do("name blue")
    s.fall()
    (sent,) = s.told(told.SentBack)
    assert (sent.seat, sent.start, sent.to, sent.rule) == (MAX, at, to, rule)
    assert s.at[MAX] == to


@pytest.mark.rule("TOMB-SLIDE-12")
def test_the_house_may_let_it_stay_on_the_gate() -> None:
    s = scene(["GATE", "START"], options={"gateRockfall": "stay"})
    s.do("name blue")
    s.fall()
    assert s.at[MAX] == "GATE"


@pytest.mark.rule("TOMB-SLIDE-14")
def test_the_trap_is_rebuilt() -> None:
    s = scene(["D3", "START"], bowl={"red": 2})
    s.do("name red")
    s.fall()
    assert s.bowl == 20
    assert s.told(told.TrapBuilt)


@pytest.mark.rule("TOMB-SLIDE-16", "TOMB-SLIDE-17", "TOMB-MUMMY-14")
def test_it_costs_no_scarab_and_moves_nobody_else() -> None:
    s = scene(["P6", "P8", "P8"], scarabs=[2, 1, 0], mummy="P7e")
    s.do("name red")
    s.fall()
    assert s.at == ["GATE", "P8", "P8"]
    assert s.scarabs == [2, 1, 0]
    assert s.mummy == "P7e"
    assert not s.told(told.ScarabGained, told.ScarabPaid, told.MummyWoke)


@pytest.mark.rule("TOMB-SLIDE-18", "TOMB-V1-11", "TOMB-DT-20")
def test_of_all_that_falls_the_first_decides() -> None:
    assert first_to_fall([(1250, 3), (1200, SCEPTRE)]) == SCEPTRE
    assert first_to_fall([(1250, SCEPTRE), (1200, 3)]) == 3
    assert first_to_fall([(1200, 3), (1200, SCEPTRE), (1200, 0)]) == SCEPTRE
    assert first_to_fall([(900, 7), (900, 4), (1000, SCEPTRE)]) == 4


@pytest.mark.rule("TOMB-SLIDE-18")
def test_one_pull_brings_one_rockfall() -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    s.fall("blue1")
    assert len(s.told(told.Rockfall)) == 1
    assert s.refused("fell blue2", seat=REFEREE).key == "not-your-decision"


@pytest.mark.rule("TOMB-SLIDE-19")
def test_no_stone_counts_and_no_last_stone_either() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.do("name purple")
    s.fall()
    assert not s.told(told.StonePulled, told.LastStone)
    assert s.bowl == 20
    assert s.asked == JULIE
