"""Chapter MUMMY: how she walks, held against the stop table of the specification."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.mummy import activate, legs_from, mummy_states, step_on
from tests.cursed_tomb.scene import BOX, FACINGS, MAX, scene, square

STOPS = """
P1 t  P2t    P5t 3  P5t 2
P2 e  P1t    P2t    P5t 3
P2 t  P5t 3  P5t 2  P5t
P3 e  P2e    P1t    P2t
P3 t  P5t 2  P5t    P8t 2
P4 e  P2e 2  P2e    P1t
P4 t  P5t    P8t 2  P7t
P5 e  P2e 3  P2e 2  P2e
P5 t  P8t 2  P7t    P8t
P6 e  P5e    P2e 3  P2e 2
P6 t  P7t    P8t    P11t 2
P7 e  P2e 4  P5e    P2e 3
P7 t  P8t    P11t 2 P11e 2
P8 e  P7e    P2e 4  P5e
P8 t  P11t 2 P11e 2 P11t
P9 e  P8e    P7e    P2e 4
P9 t  P11e 2 P11t   P12e
P10 e P7e 2  P8e    P7e
P10 t P11t   P12e   P11e
P11 e P7e 2  P7e 2  P8e
P11 t P12e   P11e   P7e 2
P12 e P11e   P7e 2  P7e 2
"""
"""From, facing; for one, two and three heads where she stops, and the legs if more than one."""


def stop_table() -> list[tuple[str, str, int, str, int]]:
    found = []
    for line in STOPS.split("\n"):
        if not line:
            continue
        start, facing, *words = line.split()
        stops: list[list[str]] = []
        for word in words:
            if word.isdigit():
                stops[-1].append(word)
            else:
                stops.append([word])
        for heads, (stop, *legs) in enumerate(stops, 1):
            found.append((start, facing, heads, stop, int(legs[0]) if legs else 1))
    return found


CASES = stop_table()


def test_the_table_has_all_66_cases() -> None:
    assert len(CASES) == 66
    assert {(square(start), FACINGS[facing]) for start, facing, *_ in CASES} == set(
        mummy_states(BOX)
    )


@pytest.mark.rule("TOMB-MUMMY-01", "TOMB-MUMMY-02", "TOMB-MUMMY-03", "TOMB-MUMMY-04")
@pytest.mark.parametrize(("start", "facing", "heads", "stop", "legs"), CASES)
def test_she_stops_where_the_table_says(
    start: str, facing: str, heads: int, stop: str, legs: int
) -> None:
    s = scene(["START", "START"], mummy=f"{start}{facing}")
    s.game.told = []
    activate(s.game, heads)
    s.events = list(s.game.told)
    assert s.mummy == stop
    assert len(s.told(told.MummyWoke)) == legs
    assert s.told(told.MummyWoke)[0].heads == heads
    (stopped,) = s.told(told.MummyStopped)
    assert f"{stopped.at}{stopped.facing[0]}" == stop


@pytest.mark.rule("TOMB-MUMMY-01")
@pytest.mark.parametrize(
    ("start", "colour", "heads"), [("P2", "yellow", 1), ("P2", "red", 2), ("P6", "red", 3)]
)
def test_an_arrival_wakes_her_by_the_heads_of_the_square(
    start: str, colour: str, heads: int
) -> None:
    s = scene([start, "START"])
    s.succeed(colour)
    assert s.told(told.MummyWoke)[0].heads == heads


@pytest.mark.rule("TOMB-MUMMY-05")
def test_heads_that_she_passes_do_nothing() -> None:
    s = scene(["P6", "START"], mummy="P5t")
    s.succeed("red")  # P10, three heads
    assert s.walked() == ["P6", "P7", "P8"]


@pytest.mark.rule("TOMB-MUMMY-06", "TOMB-MUMMY-08")
def test_she_turns_at_the_entrance_and_walks_on() -> None:
    s = scene(["P6", "START"], mummy="P2e")
    s.succeed("red")
    assert s.walked()[:3] == ["P1", "P2", "P3"]
    (turned,) = s.told(told.MummyTurned)
    assert (turned.at, turned.facing, turned.rule) == ("P1", "tomb", "TOMB-MUMMY-06")


@pytest.mark.rule("TOMB-MUMMY-07", "TOMB-MUMMY-08")
def test_she_turns_before_the_tomb_and_walks_on() -> None:
    s = scene(["P4", "START"], mummy="P11t")
    s.succeed("green")
    assert s.walked() == ["P12", "P11"]
    (turned,) = s.told(told.MummyTurned)
    assert (turned.at, turned.facing, turned.rule) == ("P12", "entrance", "TOMB-MUMMY-07")


@pytest.mark.rule("TOMB-MUMMY-09")
@pytest.mark.parametrize(("before", "after"), [("P2e", "P1t"), ("P11t", "P12e")])
def test_she_turns_with_her_last_step_too(before: str, after: str) -> None:
    s = scene(["GATE", "START"], mummy=before)
    s.succeed("yellow")
    assert s.mummy == after


@pytest.mark.rule("TOMB-MUMMY-10", "TOMB-MUMMY-11")
def test_she_never_leaves_the_pyramid() -> None:
    for start, facing in mummy_states(BOX):
        for _ in range(40):
            start, facing = step_on(BOX, start, facing)
            assert BOX.in_pyramid(start)
            assert (start, facing) in mummy_states(BOX)


@pytest.mark.rule("TOMB-MUMMY-12")
def test_heads_under_face_down_tiles_count() -> None:
    s = scene(["GATE", "START"], face_up=9)
    s.succeed("yellow")  # P3, one head; P10 and P11 lie face down
    assert s.mummy == "P11e"
    s = scene(["P2", "START"], face_up=12)
    s.succeed("red")  # P6, two heads: to P10, face down, three heads
    assert s.walked() == ["P11", "P10", "P9", "P8", "P7"]


@pytest.mark.rule("TOMB-MUMMY-13")
def test_arriving_on_her_own_square_wakes_her() -> None:
    s = scene(["P8", "START"], scarabs=[0], mummy="P4t")
    s.succeed("blue", then="stay")
    s = scene(["P5", "START"], mummy="P4t")
    s.do("name green")
    s.pull("green")
    s.do("backward")
    assert s.at[MAX] == "P4"
    assert s.mummy == "P5t"


@pytest.mark.rule("TOMB-MUMMY-14")
def test_being_sent_back_wakes_nobody() -> None:
    s = scene(["P1", "START"], mummy="P7e")
    s.succeed("blue")
    assert s.at[MAX] == "GATE"
    assert not s.told(told.MummyWoke)


@pytest.mark.rule("TOMB-MUMMY-15")
def test_the_heads_still_act_for_someone_sent_back() -> None:
    s = scene(["P2", "START"], mummy="P4t")
    s.succeed("green")
    assert s.at[MAX] == "GATE"
    assert s.mummy == "P5t"


@pytest.mark.rule("TOMB-MUMMY-16")
def test_every_activation_ends() -> None:
    assert BOX.most_legs == 12
    legs = [
        legs_from(BOX, at, facing, heads) for at, facing in mummy_states(BOX) for heads in (1, 2, 3)
    ]
    assert max(legs) == 4


def test_onlookers_can_work_out_her_walk() -> None:
    s = scene(["START", "START"])
    walks = GAME.insight(s.game, None).walks
    assert [(walk.heads, walk.path, walk.facing) for walk in walks] == [
        (1, ["P11"], "entrance"),
        (2, ["P11", "P10", "P9", "P8", "P7"], "entrance"),
        (3, ["P11", "P10", "P9", "P8", "P7"], "entrance"),
    ]
