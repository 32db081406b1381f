"""Scenarios of escaping, help of fate, slams, the end, and how the table is laid."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.flight import NO_ROOM
from tests.escape.scene import ANI, COLLAPSE, FRANK, MICHA, SLAM_1, SLAM_2, Scene, begun, scene

EXIT = {"EXIT": (1, 0, 1)}
BESIDE_START = {"B01": (1, 0, 1)}

# --- escape ---


@pytest.mark.scenario("ESC-GOLD-22")
@pytest.mark.rule("ESC-EXIT-02", "ESC-EXIT-05")
def test_an_escape_takes_a_key_more_than_gems_are_left() -> None:
    s = scene(rooms=EXIT, at={FRANK: "EXIT"}, dice={FRANK: "K K K A T"}, depot=3)
    assert s.code(FRANK, "escape 1 2 3") == "COST"
    s.set_dice(FRANK, "K K K K T")
    assert s.code(FRANK, "escape 1 2 3") == "COST"
    s.do(FRANK, "escape 1 2 3 4")
    assert (s.at(FRANK), s.game.pawns[FRANK]) == ("", NO_ROOM)
    assert s.code(FRANK, "roll 5") == "OUT"


@pytest.mark.scenario("ESC-GOLD-23")
@pytest.mark.rule("ESC-EXIT-06", "ESC-EXIT-07", "ESC-EXIT-08")
def test_an_escaped_player_gives_one_die_away() -> None:
    s = scene(rooms=EXIT, at={FRANK: "EXIT"}, dice={ANI: "A K T B G", FRANK: "K A T A -"}, depot=0)
    s.do(FRANK, "escape 1")
    s.do(FRANK, "gift 2 to 0")
    assert s.dice(ANI) == "A K T B G -"
    assert s.dice(FRANK).split().count(">") == 1
    assert s.code(FRANK, "gift 3 to 0") == "USED"
    s.do(ANI, "roll 6")


@pytest.mark.scenario("ESC-EDGE-78")
@pytest.mark.rule("ESC-EXIT-03", "ESC-TREASURE-2KEY", "ESC-M2-12")
def test_a_double_key_of_ones_own_helps_to_escape() -> None:
    s = scene(
        rooms=EXIT,
        at={ANI: "EXIT", FRANK: "EXIT"},
        dice={ANI: "K K - - -", FRANK: "K K - - -"},
        treasures={ANI: ["2key"]},
        depot=3,
    )
    s.refused(FRANK, "escape 1 2 +2key")
    assert s.code(ANI, "escape 1 2") == "COST"
    s.do(ANI, "escape 1 2 +2key")
    assert (s.at(ANI), s.treasures(ANI)) == ("", [])


# --- help of fate ---


@pytest.mark.scenario("ESC-GOLD-24")
@pytest.mark.rule("ESC-FATE-01", "ESC-FATE-03", "ESC-FATE-06")
def test_fate_frees_the_locked_dice_of_all() -> None:
    s = scene(
        seats=3, dice={ANI: "B B K A -", FRANK: "B B B T G", MICHA: "B T K A A"}, depot=9
    )  # fmt: skip
    assert s.spare == 2
    s.do(ANI, "propose fate")
    s.do(FRANK, "vote fate yes")
    assert (s.depot, s.spare, s.dice(ANI)) == (9, 2, "B B K A -")
    s.do(MICHA, "vote fate yes")
    assert (s.depot, s.spare) == (10, 1)
    assert [s.dice(seat) for seat in range(3)] == ["- - K A -", "- - - T G", "- T K A A"]


@pytest.mark.scenario("ESC-GOLD-25")
@pytest.mark.rule("ESC-FATE-03", "ESC-RT-30")
def test_one_no_keeps_fate_away() -> None:
    dice = {ANI: "B B K A -", FRANK: "B B B T G", MICHA: "B T K A A"}
    s = scene(seats=3, dice=dice, depot=9)
    s.do(ANI, "propose fate", t=5000)
    s.do(FRANK, "vote fate yes", t=5000)
    s.do(MICHA, "vote fate no", t=5000)
    assert (s.depot, s.spare) == (9, 2)
    assert {seat: s.dice(seat) for seat in range(3)} == dice
    assert s.code(FRANK, "propose fate", t=7999) == "RATE"
    s.do(FRANK, "propose fate", t=8000)


@pytest.mark.scenario("ESC-GOLD-26")
@pytest.mark.rule("ESC-FATE-04")
def test_fate_helps_twice() -> None:
    s = scene(depot=3)
    for gems, spare in ((4, 1), (5, 0)):
        s.do(ANI, "propose fate", t=s.t + 5000)
        s.do(FRANK, "vote fate yes")
        assert (s.depot, s.spare) == (gems, spare)
    assert s.code(ANI, "propose fate", t=s.t + 5000) == "USED"


@pytest.mark.scenario("ESC-GOLD-26", "ESC-EDGE-83")
@pytest.mark.rule("ESC-LEVEL-03", "ESC-LEVEL-04", "ESC-LEVEL-05")
def test_experts_have_no_fate_from_the_start() -> None:
    normal, expert = begun(4), begun(4, options={"level": "expert"})
    assert (expert.depot, expert.spare) == (normal.depot + 6, 0)
    s = scene(options={"level": "expert"}, dice={ANI: "B B B B B"})
    assert s.code(ANI, "propose fate", t=1000) == "LEVEL"


@pytest.mark.scenario("ESC-EDGE-85")
@pytest.mark.rule("ESC-RT-05", "ESC-RT-30")
def test_a_vote_on_fate_goes_on_over_the_slam() -> None:
    s = scene(rooms=BESIDE_START, at={ANI: "B01"}, dice={ANI: "B B - - -"}, depot=5)
    s.do(ANI, "propose fate", t=SLAM_1 - 5000)
    s.tick(SLAM_1)
    assert (s.dice(ANI), s.depot) == ("x B - - -", 5)
    s.do(FRANK, "vote fate yes", t=SLAM_1 + 4000)
    assert (s.dice(ANI), s.depot) == ("x - - - -", 6)


@pytest.mark.scenario("ESC-EDGE-85")
@pytest.mark.rule("ESC-RT-04", "ESC-RT-05")
def test_the_slam_comes_before_a_vote_at_the_same_time() -> None:
    s = scene(rooms=BESIDE_START, at={ANI: "B01"}, dice={ANI: "A B - - -"}, depot=5)
    s.do(ANI, "propose fate", t=SLAM_1 - 5000)
    s.do(FRANK, "vote fate yes", t=SLAM_1)
    # Had fate come first, the slam would have taken a die that is ready.
    assert (s.dice(ANI), s.depot) == ("A x - - -", 6)


# --- slams ---


@pytest.mark.scenario("ESC-GOLD-27")
@pytest.mark.rule("ESC-CLOCK-07", "ESC-CLOCK-09", "ESC-CLOCK-10")
def test_each_slam_that_is_missed_takes_a_die() -> None:
    s = scene(rooms=BESIDE_START, at={ANI: "B01"})
    s.tick(224_999)
    assert (s.dice(ANI).count("x"), s.at(FRANK)) == (0, "START")
    s.tick(225_000)
    assert (s.dice(ANI).count("x"), s.dice(FRANK).count("x")) == (1, 0)
    assert s.at(ANI) == "B01"
    s.tick(SLAM_2)
    assert (s.dice(ANI).count("x"), len(s.dice(ANI).split())) == (2, 5)


@pytest.mark.scenario("ESC-GOLD-28")
@pytest.mark.rule("ESC-CLOCK-11", "ESC-RT-04")
def test_the_last_millisecond_before_the_slam() -> None:
    s = scene(rooms=BESIDE_START, at={ANI: "B01"}, dice={ANI: "A A K T -"})
    s.do(ANI, "enter W 1 2", t=224_999)
    s.tick(225_000)
    assert (s.at(ANI), s.dice(ANI)) == ("START", "- - K T -")
    s = scene(rooms=BESIDE_START, at={ANI: "B01"}, dice={ANI: "A A K T -"})
    s.do(ANI, "enter W 1 2", t=225_000)
    assert [told.seat for told in s.told(events.DieLost)] == [ANI]
    assert (s.at(ANI), s.dice(ANI)) == ("START", "- - K T x")


@pytest.mark.scenario("ESC-GOLD-29")
@pytest.mark.rule("ESC-CLOCK-14")
@pytest.mark.parametrize(("before", "after"), [("B K -", "x K -"), ("- K B", "- K x")])
def test_the_slam_takes_a_locked_die_first(before: str, after: str) -> None:
    s = scene(rooms=BESIDE_START, at={ANI: "B01"}, dice={ANI: before})
    s.tick(SLAM_1)
    assert s.dice(ANI) == after


# --- the end ---


def two_at_the_exit() -> Scene:
    """Frank has escaped, Ani stands in the Exit with her key; the temple is about to collapse."""
    s = scene(rooms=EXIT, at={ANI: "EXIT", FRANK: "EXIT"}, dice={FRANK: "K - - - -"}, depot=0)
    s.do(FRANK, "escape 1")
    s.tick(COLLAPSE - 1000)
    s.set_dice(ANI, "K - - - -")
    return s


@pytest.mark.scenario("ESC-GOLD-30", "ESC-EDGE-86")
@pytest.mark.rule("ESC-END-03", "ESC-END-04")
def test_the_last_pawn_escapes_in_the_last_millisecond() -> None:
    s = two_at_the_exit()
    s.do(ANI, "escape 1", t=599_999)
    ended = s.game.outcome()
    assert ended is not None
    assert (ended.cause, ended.winners) == ("escaped", (ANI, FRANK))


@pytest.mark.scenario("ESC-GOLD-30", "ESC-EDGE-86")
@pytest.mark.rule("ESC-END-01", "ESC-END-02", "ESC-RT-04")
def test_a_pawn_inside_at_the_collapse_loses_for_all() -> None:
    s = two_at_the_exit()
    assert s.code(ANI, "escape 1", t=600_000) == "ENDED"
    s.tick(600_000)
    ended = s.game.outcome()
    assert ended is not None
    assert (ended.cause, ended.winners) == ("buried", ())


@pytest.mark.scenario("ESC-EDGE-150")
@pytest.mark.rule("ESC-RT-45")
def test_a_pause_in_a_countdown() -> None:
    # The first countdown runs from 180 000 to the slam.
    s = scene(rooms=BESIDE_START, at={ANI: "B01"})
    s.do(ANI, "propose pause", t=200_000)
    s.do(FRANK, "vote pause yes", t=200_000)
    assert s.told(events.GamePaused)
    s.wait(20_000)
    assert (s.t, s.code(ANI, "roll 1")) == (200_000, "PAUSED")
    s.do(ANI, "propose resume")
    s.do(FRANK, "vote resume yes")
    s.wait(3000)
    assert s.t == 200_000
    s.wait(24_999)
    assert "x" not in s.dice(ANI)
    s.wait(1)
    assert (s.t, s.dice(ANI).count("x")) == (SLAM_1, 1)


# --- the table ---


@pytest.mark.scenario("ESC-GOLD-31")
@pytest.mark.rule("ESC-SETUP-05", "ESC-SETUP-06", "ESC-SETUP-08", "ESC-SETUP-10")
@pytest.mark.parametrize("seed", range(20))
def test_a_table_for_four(seed: int) -> None:
    s = begun(4, seed)
    assert (s.depot, s.spare, len(s.pile)) == (14, 2, 16)
    assert "EXIT" in s.pile[-5:]
    laid = s.temple
    assert laid.pop("START") == (0, 0, 0)
    assert sorted(laid.values()) == [(-1, 0, 3), (1, 0, 1)]


@pytest.mark.scenario("ESC-GOLD-31")
@pytest.mark.rule("ESC-SETUP-07")
def test_a_table_for_two() -> None:
    piles = [begun(2, seed).pile for seed in range(60)]
    assert {len(pile) for pile in piles} == {15 + 1}
    assert {pile.index("EXIT") for pile in piles} == {6, 7, 8}
