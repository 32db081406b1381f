"""The scenes of the tests are what they say they are, and their short words do what they say."""

from __future__ import annotations

from mastaba.games.escape import events
from tests.escape.scene import ANI, COLLAPSE, FRANK, SLAM_1, begun, scene


def test_a_scene_begins_after_the_start_word() -> None:
    s = scene(seats=3)
    assert (s.t, s.outcome, s.depot, s.spare) == (1000, "", 12, 2)
    assert s.temple == {"START": (0, 0, 0)}
    assert [s.at(seat) for seat in range(3)] == ["START"] * 3
    assert s.dice(ANI) == "- - - - -"
    assert len(s.pile) == 18


def test_a_new_game_is_in_its_introduction() -> None:
    s = begun(4)
    assert s.t == -15_000
    assert s.told(events.GameBegan)[0].depot == 14
    assert len(s.pile) == 16
    assert s.code(ANI, "roll 1", t=-1) == "BLOCKED"
    s.do(ANI, "roll 1", t=0)


def test_luck_decides_as_it_was_asked() -> None:
    s = scene()
    s.roll(ANI, "1 2 3 4 5", "A K B B T")
    assert s.dice(ANI) == "A K B B T"
    assert s.code(ANI, "roll 3") == "DIE_STATE"


def test_commands_come_at_their_times() -> None:
    s = scene()
    s.do(ANI, "roll 1 2", t=10_000)
    assert s.dice(ANI) == "* * - - -"
    assert s.code(ANI, "roll 3", t=10_699) == "RATE"
    s.do(ANI, "roll 3", t=10_700)
    assert s.t == 10_700


def test_gems_are_activated_together() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K K K -", FRANK: "K K K A B"},
        depot=12,
    )
    s.do(ANI, "commit g2 1 2 3 4")
    assert s.dice(ANI) == "k k k k -"
    s.do(FRANK, "commit 1 2 3", t=5000)
    assert (s.depot, s.gems("GK1")) == (10, 2)
    assert s.dice(ANI) == "- - - - -"
    assert s.dice(FRANK) == "- - - A B"
    assert s.code(FRANK, "commit 1") == "USED"


def test_tiles_help_and_cooperation_is_waited_for() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "K K K K K", FRANK: "K A A A A"},
        treasures={ANI: ["2key"]},
    )
    s.do(ANI, "commit g2 1 2 3 4 5 +2key")
    assert s.gems("GK1") == -1
    s.do(FRANK, "commit 1")
    assert s.gems("GK1") == 2
    assert (s.dice(ANI), s.treasures(ANI)) == ("- - - - -", [])


def test_slam_and_collapse() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "B K - - -"})
    s.tick(SLAM_1)
    assert s.dice(ANI) == "x K - - -"
    assert s.dice(FRANK) == "- - - - -"
    s.tick(COLLAPSE)
    assert s.outcome == "buried"


def test_a_room_is_discovered_and_laid() -> None:
    s = scene(
        rooms={"B03": (1, 0, 1)}, at={ANI: "B03"}, dice={ANI: "A A T - -"}, pile=["B05", "EXIT"]
    )
    s.do(ANI, "discover 1 2", t=50_000)
    assert s.holds(ANI) == "B05"
    assert s.code(ANI, "roll 1", t=52_000) == "HELD_TILE"
    s.tick(55_000)
    assert s.temple["B05"] == (1, -1, 0)
    assert s.at(ANI) == "B03"


def test_escape_and_gift() -> None:
    s = scene(rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, dice={ANI: "K K K K -"}, depot=3)
    assert s.code(ANI, "escape 1 2 3") == "COST"
    s.do(ANI, "escape 1 2 3 4")
    assert s.at(ANI) == ""
    s.do(ANI, "gift 1 to 1")
    assert s.dice(FRANK) == "- - - - - -"
    assert s.code(ANI, "gift 2 to 1") == "USED"


def test_fate_is_agreed_on() -> None:
    s = scene(dice={ANI: "B B K - -", FRANK: "B - - - -"}, depot=9)
    s.do(ANI, "propose fate")
    s.do(FRANK, "vote fate yes")
    assert (s.depot, s.spare, s.dice(ANI)) == (10, 1, "- - K - -")


def test_trays_are_lucky_or_not() -> None:
    s = scene(curses={ANI: ["lostdice"]})
    s.tray(ANI, "x . .")
    s.roll(ANI, "1 2 3", "A A K")
    assert s.dice(ANI).split()[0] == "x"
    s.do(ANI, "power 40")
    s.roll(ANI, "2 3")
    assert s.dice(ANI).count("x") == 1
