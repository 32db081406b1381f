"""Gongs, slams, collapse and the end; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import GAME, events
from mastaba.kernel.telling import Told
from tests.escape.scene import ANI, COLLAPSE, FRANK, SLAM_1, SLAM_2, Scene, begun, scene

ROOM = {"B01": (1, 0, 1)}


def heard(s: Scene, kind: type[Told], until: int) -> list[int]:
    """When something of this kind happens, up to a time."""
    times = []
    while (due := s.game.timer()) is not None:
        t = s.t + due - s.game.now
        if t > until:
            break
        s.tick(t)
        times += [t] * len(s.told(kind))
    return times


@pytest.mark.rule("ESC-CLOCK-14", "ESC-CLOCK-07")
@pytest.mark.parametrize(
    ("dice", "die", "was", "face"),
    [
        ("A - B B K", 3, "locked", "B"),
        ("A - K K -", 2, "ready", ""),
        ("K A T T G", 1, "shown", "K"),
        ("x A T T G", 2, "shown", "A"),
    ],
)
def test_everybody_hears_which_die_went_at_the_slam(
    dice: str, die: int, was: str, face: str
) -> None:
    s = scene(rooms=ROOM, at={ANI: "B01"}, dice={ANI: dice}, t=SLAM_1 - 1)
    s.tick(SLAM_1)
    [told] = s.told(events.DieLost)
    assert (told.seat, told.die, told.was, told.face) == (ANI, die, was, face)
    assert told.rule == "ESC-CLOCK-07"


@pytest.mark.rule("ESC-CLOCK-14", "ESC-RT-24")
@pytest.mark.parametrize(
    ("is_rolling", "was", "face"), [(True, "rolling", ""), (False, "committed", "K")]
)
def test_what_a_die_in_the_air_would_show_is_told_to_nobody(
    is_rolling: bool, was: str, face: str
) -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={ANI: "GK1"}, dice={ANI: "K x x x x"}, t=SLAM_1 - 300)
    s.do(ANI, "roll 1" if is_rolling else "commit 1")
    s.tick(SLAM_1)
    [told] = s.told(events.DieLost)
    assert (told.was, told.face, told.left) == (was, face, 0)
    assert s.game.pools == {}


@pytest.mark.rule("ESC-CLOCK-01")
def test_the_game_starts_with_a_word_after_the_introduction() -> None:
    s = begun(2)
    assert s.t == -15_000
    s.tick(-1)
    assert not s.told(events.Started)
    s.tick(0)
    assert s.told(events.Started)


@pytest.mark.rule("ESC-CLOCK-01")
def test_the_word_may_wait_until_everybody_is_ready() -> None:
    game = begun(2, options={"start": "ready"}).game
    ready = GAME.parse("ready")
    game.play(0, ready, 1000)
    game.tick(1_000_000)
    assert game.timer() is None
    assert not game.view(None).clock.running
    game.play(1, ready, 2_000_000)
    assert game.timer() == 2_003_000
    assert events.Started not in {event[0] for event in game.tick(2_002_999)}
    assert events.Started in {event[0] for event in game.tick(2_003_000)}


@pytest.mark.rule("ESC-CLOCK-02", "ESC-END-01", "ESC-END-02")
def test_the_temple_collapses_after_ten_minutes() -> None:
    s = scene(rooms={"EXIT": (1, 0, 1)}, out=[FRANK])
    s.tick(COLLAPSE - 1)
    assert s.outcome == ""
    s.tick(COLLAPSE)
    assert s.outcome == "buried"
    ended = s.game.outcome()
    assert ended is not None
    assert ended.winners == ()


@pytest.mark.rule("ESC-CLOCK-03", "ESC-CLOCK-04", "ESC-CLOCK-05", "ESC-CLOCK-06", "ESC-RT-38")
@pytest.mark.parametrize(
    ("track", "gongs", "slams"),
    [
        ("1", [180_000, 375_000, 376_500, 540_000, 541_500, 543_000], [225_000, 420_000]),
        ("2", [165_000, 360_000, 361_500, 540_000, 541_500, 543_000], [210_000, 405_000]),
    ],
)
def test_three_countdowns(track: str, gongs: list[int], slams: list[int]) -> None:
    assert heard(scene(options={"track": track}), events.GongStruck, COLLAPSE - 1) == gongs
    assert heard(scene(options={"track": track}), events.DoorSlammed, COLLAPSE - 1) == slams


@pytest.mark.rule("ESC-CLOCK-07", "ESC-CLOCK-08", "ESC-CLOCK-09", "ESC-CLOCK-10")
def test_who_is_not_in_start_loses_a_die() -> None:
    s = scene(rooms=ROOM, at={ANI: "B01"})
    s.tick(SLAM_1)
    assert (s.dice(ANI), s.dice(FRANK)) == ("x - - - -", "- - - - -")
    assert s.at(ANI) == "B01"
    assert s.code(ANI, "roll 1") == "DIE_STATE"
    s.roll(ANI, "2 3 4 5")
    s.set_dice(ANI, "x - - - -")
    s.tick(SLAM_2)
    assert s.dice(ANI) == "x x - - -"


@pytest.mark.rule("ESC-CLOCK-11")
def test_who_leaves_start_just_before_is_not_safe() -> None:
    s = scene(rooms=ROOM, dice={ANI: "A A - - -"})
    s.do(ANI, "enter E 1 2", t=SLAM_1 - 1)
    s.tick(SLAM_1)
    assert "x" in s.dice(ANI)


@pytest.mark.rule("ESC-CLOCK-12")
def test_play_goes_on_in_countdowns() -> None:
    s = scene(rooms=ROOM, dice={ANI: "A A - - -"})
    s.do(ANI, "enter E 1 2", t=200_000)
    assert s.at(ANI) == "B01"


@pytest.mark.rule("ESC-CLOCK-13")
def test_who_is_out_loses_nothing() -> None:
    s = scene(out=[FRANK])
    s.tick(SLAM_1)
    assert s.dice(FRANK) == "- - - - -"


@pytest.mark.rule("ESC-CLOCK-14")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("K - B A B", "K - x A B"),
        ("K - A A -", "K x A A -"),
        ("K T A A A", "x T A A A"),
        ("x B K K K", "x x K K K"),
    ],
)
def test_which_die_is_lost(before: str, after: str) -> None:
    s = scene(rooms=ROOM, at={ANI: "B01"}, dice={ANI: before})
    s.tick(SLAM_1)
    assert s.dice(ANI) == after


@pytest.mark.rule("ESC-CLOCK-14")
def test_dice_that_wait_to_be_rolled_go_before_those_in_the_air() -> None:
    s = scene(rooms=ROOM, at={ANI: "B01"}, dice={ANI: "- K - A A"})
    s.do(ANI, "roll 1", t=SLAM_1 - 100)
    s.tick(SLAM_1)
    assert s.dice(ANI) == "* K x A A"


@pytest.mark.rule("ESC-CLOCK-14", "ESC-RT-24")
def test_rolling_dice_go_before_shown_and_those_before_committed() -> None:
    s = scene(rooms={"B04": (0, 1, 2)}, at={ANI: "B04"}, dice={ANI: "K K A A A"})
    s.do(ANI, "commit 1 2", t=SLAM_1 - 1000)
    s.do(ANI, "roll 4", t=SLAM_1 - 100)
    s.tick(SLAM_1)
    assert s.dice(ANI) == "k k A x A"
    s = scene(rooms={"B04": (0, 1, 2)}, at={ANI: "B04"}, dice={ANI: "K K x x x"})
    s.do(ANI, "commit 1 2")
    s.tick(SLAM_1)
    assert s.dice(ANI) == "x k x x x"


@pytest.mark.rule("ESC-CLOCK-15", "ESC-RT-41")
def test_practice_has_no_clock() -> None:
    s = scene(rooms=ROOM, at={ANI: "B01"}, options={"clock": "practice"})
    s.tick(2 * COLLAPSE)
    assert s.outcome == ""
    assert s.dice(ANI) == "- - - - -"


@pytest.mark.rule("ESC-CLOCK-16", "ESC-CLOCK-17")
def test_dice_on_tiles_are_never_taken() -> None:
    s = scene(rooms=ROOM, at={ANI: "B01"}, dice={ANI: "(K) x x x x"}, curses={ANI: ["debris"]})
    s.tick(SLAM_1)
    assert s.dice(ANI) == "(K) x x x x"


def ani_alone_at_the_exit() -> Scene:
    rooms = {"EXIT": (1, 0, 1)}
    return scene(rooms=rooms, at={ANI: "EXIT"}, out=[FRANK], dice={ANI: "K - - - -"}, depot=0)


@pytest.mark.rule("ESC-END-03", "ESC-END-04")
def test_all_out_is_won_at_once() -> None:
    s = ani_alone_at_the_exit()
    s.do(ANI, "escape 1", t=COLLAPSE - 1)
    assert s.outcome == "escaped"
    ended = s.game.outcome()
    assert ended is not None
    assert ended.winners == (ANI, FRANK)
    assert s.code(ANI, "gift 2 to 1") == "ENDED"


@pytest.mark.rule("ESC-END-03", "ESC-RT-04")
def test_at_the_collapse_it_is_too_late() -> None:
    s = ani_alone_at_the_exit()
    assert s.code(ANI, "escape 1", t=COLLAPSE) == "ENDED"


@pytest.mark.rule("ESC-END-05")
def test_all_may_give_up_together() -> None:
    s = scene(seats=3)
    s.do(0, "propose concede")
    s.do(1, "vote concede yes")
    assert s.outcome == ""
    s.do(2, "vote concede yes")
    assert s.outcome == "conceded"
    assert s.code(0, "roll 1") == "ENDED"
