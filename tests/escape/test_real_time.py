"""The clock, refusals and the soundtrack; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import GAME, events
from tests.escape.scene import ALEX, ANI, COLLAPSE, FRANK, MICHA, SLAM_1, SLAM_2, begun, room, scene

# --- one clock ---


@pytest.mark.rule("ESC-RT-01", "ESC-CLOCK-01")
def test_the_clock_counts_milliseconds_from_the_start_word() -> None:
    s = begun(2)
    assert s.t == -15_000
    s.tick(-1)
    assert not s.told(events.Started)
    s.tick(0)
    assert s.told(events.Started)
    assert s.t == 0
    s.wait(1)
    assert (s.t, type(s.t)) == (1, int)


@pytest.mark.rule("ESC-RT-01")
def test_no_command_carries_a_time() -> None:
    for text in ("roll 1 2 @5000", "roll 1 2 t=5000", "enter N 1 2 at 5000"):
        with pytest.raises(ValueError):
            GAME.parse(text)


@pytest.mark.rule("ESC-RT-03")
def test_time_never_runs_backwards() -> None:
    s = scene()
    s.do(ANI, "roll 1", t=50_000)
    s.game.play(FRANK, GAME.parse("roll 1"), s.game.now - 20_000)
    assert s.t == 50_000
    s.game.tick(s.game.now - 1)
    assert s.t == 50_000
    # Frank's roll got the later time: 640 ms from there it still rolls.
    s.tick(50_639)
    assert s.dice(FRANK).startswith("*")


@pytest.mark.rule("ESC-RT-03")
@pytest.mark.parametrize(("first", "second"), [(ANI, FRANK), (FRANK, ANI)])
def test_in_one_millisecond_the_first_to_arrive_comes_first(first: int, second: int) -> None:
    s = scene(
        rooms={"C03": (1, 0, 1)},
        at={ANI: "C03", FRANK: "C03"},
        dice={ANI: "K K - - -", FRANK: "K K - - -"},
        treasure_in={"C03": "healing"},
    )
    s.do(first, "take 1 2", t=5000)
    s.refused(second, "take 1 2", t=5000)
    assert (s.treasures(first), s.treasures(second)) == (["healing"], [])


@pytest.mark.rule("ESC-RT-04", "ESC-CLOCK-11")
@pytest.mark.parametrize(("t", "lost"), [(SLAM_1 - 1, 0), (SLAM_1, 1)])
def test_what_the_clock_does_comes_before_commands_of_that_moment(t: int, lost: int) -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "A A - - -"})
    s.do(ANI, "enter W 1 2", t=t)
    s.tick(SLAM_1)
    assert (s.at(ANI), s.dice(ANI).count("x")) == ("START", lost)


@pytest.mark.rule("ESC-RT-04", "ESC-RT-14")
def test_dice_that_settle_now_can_be_used_now() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "- - - - -"})
    s.luck(ANI, "A A")
    s.do(ANI, "roll 1 2", t=10_000)
    assert s.code(ANI, "enter E 1 2", t=10_639) == "DIE_STATE"
    s.do(ANI, "enter E 1 2", t=10_640)
    assert s.at(ANI) == "B01"


@pytest.mark.rule("ESC-RT-05")
def test_dice_settle_before_the_door_slams() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, dice={ANI: "K K K - -"})
    s.luck(ANI, "A B")
    s.do(ANI, "roll 4 5", t=SLAM_1 - 640)
    s.tick(SLAM_1)
    assert s.dice(ANI) == "K K K A x"


@pytest.mark.rule("ESC-RT-05")
def test_waiting_times_run_out_between_the_dice_and_the_slam() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["B01", "B02", "EXIT"])
    s.do(FRANK, "propose fate", t=SLAM_1 - 10_000)
    s.do(ANI, "discover 1 2", t=SLAM_1 - 5000)
    s.do(FRANK, "roll 1", t=SLAM_1 - 640)
    s.tick(SLAM_1)
    order = [event[0] for event in s.events]
    settled, slammed = order.index(events.DiceSettled), order.index(events.DoorSlammed)
    assert settled < order.index(events.RoomPlaced) < slammed
    assert settled < order.index(events.VoteFailed) < slammed


@pytest.mark.rule("ESC-RT-05", "ESC-RT-34")
@pytest.mark.parametrize(("first", "second"), [(ANI, FRANK), (FRANK, ANI)])
def test_of_two_waiting_times_the_one_that_began_first_runs_out_first(
    first: int, second: int
) -> None:
    s = scene(dice={ANI: "A A - - -", FRANK: "A A - - -"}, pile=["B01", "B02", "EXIT"])
    s.do(first, "discover 1 2", t=5000)
    s.do(second, "discover 1 2", t=5000)
    s.tick(10_000)
    assert [told.seat for told in s.told(events.RoomPlaced)] == [first, second]
    assert (s.temple["B01"], s.temple["B02"]) == ((0, -1, 0), (1, 0, 1))


@pytest.mark.rule("ESC-RT-05")
@pytest.mark.parametrize(("first", "second"), [(ANI, FRANK), (FRANK, ANI)])
def test_of_two_rolls_the_one_that_was_made_first_settles_first(first: int, second: int) -> None:
    s = scene()
    s.do(first, "roll 1", t=5000)
    s.do(second, "roll 1", t=5000)
    s.tick(5640)
    assert [told.seat for told in s.told(events.DiceSettled)] == [first, second]


@pytest.mark.rule("ESC-RT-05", "ESC-RT-30", "ESC-RT-34")
def test_a_vote_that_was_opened_earlier_ends_before_a_room_lays_itself() -> None:
    s = scene(dice={ANI: "A A - - -"}, pile=["B01", "EXIT"])
    s.do(FRANK, "propose concede", t=5000)
    s.do(ANI, "discover 1 2", t=10_000)
    s.tick(15_000)
    kinds = [event[0] for event in s.events]
    assert kinds == [events.VoteFailed, events.RoomPlaced]


@pytest.mark.rule("ESC-RT-35", "ESC-GEO-25")
def test_of_rooms_that_go_back_at_once_that_of_the_lowest_seat_lies_on_top() -> None:
    s = scene(
        seats=4,
        rooms={"B01": (1, 0, 1), "B02": (0, 1, 2), "B03": (-1, 0, 3)},
        dice={ANI: "A A - - -"},
        pile=["B04", "EXIT"],
    )
    for seat, name in ((FRANK, "B05"), (MICHA, "B06"), (ALEX, "B07")):
        s.game.held[seat] = room(name)
    s.do(ANI, "discover 1 2")
    assert [told.seat for told in s.told(events.RoomReturned)] == [ALEX, MICHA, FRANK]
    assert s.pile == ["B05", "B06", "B07", "EXIT"]


@pytest.mark.rule("ESC-RT-05", "ESC-RT-44")
def test_the_collapse_comes_last() -> None:
    s = scene()
    s.do(ANI, "propose fate", t=COLLAPSE - 10_000)
    s.do(ANI, "roll 1", t=COLLAPSE - 640)
    s.tick(COLLAPSE)
    assert s.events[-1][0] == events.Collapsed


@pytest.mark.rule("ESC-RT-44", "ESC-END-02")
def test_at_the_collapse_nothing_else_counts() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, out=[FRANK], dice={ANI: "- - - - -"}, depot=0
    )
    s.luck(ANI, "K")
    s.do(ANI, "roll 5", t=COLLAPSE - 640)
    assert s.code(ANI, "escape 5", t=COLLAPSE) == "ENDED"
    s.tick(COLLAPSE)
    assert s.outcome == "buried"
    assert s.game.outcome().winners == ()  # type: ignore[union-attr]


# --- refusals ---


REFUSALS = [
    ("RATE", "roll 5", {}),
    ("NOT_HERE", "unlock 3 for 1", {"at": {FRANK: "B01"}}),
    ("BLOCKED", "enter N 1 2", {}),
    ("COST", "enter E 1 4", {}),
    ("DIE_STATE", "enter E 1 5", {}),
    ("CURSED", "enter E 1 2", {"curses": {ANI: ["trapped"]}}),
    ("LEVEL", "propose fate", {"options": {"level": "expert"}}),
    ("NO_TILE", "discover 1 2", {"pile": []}),
    ("NO_TARGET", "use teleport START", {"treasures": {ANI: ["teleport"]}}),
    ("OUT", "enter E 1 2", {"out": [ANI]}),
    ("USED", "commit g1 4", {"at": {ANI: "B04"}, "gems": {"B04": 1}}),
]


@pytest.mark.rule("ESC-RT-06")
@pytest.mark.parametrize(("code", "text", "more"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_refused_command_says_why_and_changes_nothing(
    code: str, text: str, more: dict[str, object]
) -> None:
    s = scene(
        rooms={"B01": (1, 0, 1), "B04": (0, 1, 2)},
        dice={ANI: "A A G K -", FRANK: "B B - - -"},
        **more,  # type: ignore[arg-type]
    )
    t = None
    if code == "RATE":
        s.do(ANI, "roll 4", t=10_000)
        t = 10_500
    refusal = s.refused(ANI, text, t)
    assert refusal.facts["code"] == code
    assert refusal.rule.startswith("ESC-")
    assert refusal.key


@pytest.mark.rule("ESC-RT-06")
def test_a_refused_command_does_not_use_up_the_pace() -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A A K - -"})
    s.refused(ANI, "enter E 1 3", t=5000)
    s.do(ANI, "enter E 1 2", t=5000)
    s.refused(ANI, "roll 9", t=5000)
    s.do(ANI, "roll 4", t=5000)


@pytest.mark.rule("ESC-RT-06", "ESC-RT-32")
def test_who_holds_a_tile_or_has_seen_the_end_is_told_so() -> None:
    s = scene(dice={ANI: "A A - - -"})
    s.do(ANI, "discover 1 2")
    assert s.code(ANI, "roll 3") == "HELD_TILE"
    s.tick(COLLAPSE)
    assert s.code(ANI, "roll 3") == "ENDED"


# --- the soundtrack ---


TIMES = {
    "1": ([180_000, 375_000, 376_500, 540_000, 541_500, 543_000], [225_000, 420_000]),
    "2": ([165_000, 360_000, 361_500, 540_000, 541_500, 543_000], [210_000, 405_000]),
}


@pytest.mark.rule("ESC-RT-32", "ESC-RT-23")
def test_who_holds_a_tile_may_take_dice_out_of_a_pool() -> None:
    s = scene(
        rooms={"GK2": (1, 0, 1)}, at={ANI: "GK2"}, dice={ANI: "A A K K -"}, pile=["B01", "EXIT"]
    )
    s.do(ANI, "commit 3 4")
    s.do(ANI, "discover 1 2")
    assert s.holds(ANI) == "B01"
    assert s.code(ANI, "commit g2") == "HELD_TILE"
    s.do(ANI, "withdraw 3")
    assert s.dice(ANI) == "- - K k -"


@pytest.mark.rule("ESC-RT-38", "ESC-CLOCK-03", "ESC-COMP-08")
@pytest.mark.parametrize("track", ["1", "2"])
def test_the_moments_of_each_soundtrack(track: str) -> None:
    s = scene(options={"track": track})
    gongs, slams, ticks, ends = [], [], [], []
    moments = sorted({*range(1000, 600_001, 250), *range(999, 600_000, 500)})
    for t in moments:
        s.tick(t)
        gongs += [(t, told.countdown) for told in s.told(events.GongStruck)]
        slams += [(t, told.countdown) for told in s.told(events.DoorSlammed)]
        ticks += [t for _ in s.told(events.SecondsLeft)]
        ends += [t for _ in s.told(events.Collapsed)]
    strokes, doors = TIMES[track]
    assert gongs == list(zip(strokes, [1, 2, 2, 3, 3, 3], strict=True))
    assert slams == list(zip(doors, [1, 2], strict=True))
    assert ends == [600_000]
    last_ten = [end - 10_000 + 1000 * second for end in (*doors, 600_000) for second in range(10)]
    assert ticks == last_ten


@pytest.mark.rule("ESC-RT-41", "ESC-CLOCK-15")
def test_practice_has_no_timetable() -> None:
    s = scene(options={"clock": "practice"}, rooms={"B01": (1, 0, 1)}, at={ANI: "B01"})
    heard: list[int] = []
    for t in range(10_000, 1_300_000, 10_000):
        heard += [event[0] for event in s.tick(t)]
    assert heard == []
    assert s.outcome == ""
    assert s.dice(ANI) == "- - - - -"
    s.roll(ANI, "1 2 3 4 5")


@pytest.mark.rule("ESC-RT-41")
def test_in_practice_the_great_torch_never_goes_out() -> None:
    s = scene(options={"clock": "practice", "extraTiles": True}, treasures={ANI: ["greattorch"]})
    s.do(ANI, "use greattorch")
    s.tick(2_000_000)
    assert [room.room for room in s.game.view(ANI).rooms if room.torch] == ["START"]


@pytest.mark.rule("ESC-RT-41", "ESC-RT-34")
def test_in_practice_waiting_times_still_run() -> None:
    s = scene(options={"clock": "practice"}, dice={ANI: "A A - - -"}, pile=["B01", "EXIT"])
    s.do(ANI, "discover 1 2", t=700_000)
    s.tick(704_999)
    assert s.holds(ANI) == "B01"
    s.tick(705_000)
    assert s.temple["B01"] == (0, -1, 0)


# --- the slam ---


@pytest.mark.rule("ESC-RT-42", "ESC-RT-43")
def test_a_slam_is_one_step_of_losses() -> None:
    s = scene(
        seats=3,
        rooms={"B01": (1, 0, 1)},
        at={ANI: "B01", FRANK: "B01"},
        dice={ANI: "B A - - -", FRANK: "A A A A A", MICHA: "B B B B B"},
    )
    s.tick(SLAM_1 - 1)
    s.tick(SLAM_1)
    assert (s.dice(ANI), s.dice(FRANK), s.dice(MICHA)) == (
        "x A - - -", "x A A A A", "B B B B B",
    )  # fmt: skip
    assert set(s.told(events.DoorSlammed)[0].safe) == {MICHA}
    assert [told.left for told in s.told(events.DieLost)] == [4, 4]
    s.tick(SLAM_2)
    assert [told.left for told in s.told(events.DieLost)] == [3, 3]


@pytest.mark.rule("ESC-RT-43")
@pytest.mark.parametrize("where", ["B01", "EXIT", "GK1"])
def test_only_start_is_safe(where: str) -> None:
    s = scene(rooms={"B01": (1, 0, 1), "EXIT": (-1, 0, 3), "GK1": (0, -1, 0)}, at={ANI: where})
    s.tick(SLAM_1)
    assert [told.seat for told in s.told(events.DieLost)] == [ANI]
