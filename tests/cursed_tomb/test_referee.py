"""What the referee and the clocks may do: chapter DT as far as it needs no physics."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.kernel.contract import REFEREE
from tests.cursed_tomb.scene import BOX, JULIE, MAX, begun, scene


@pytest.mark.rule("TOMB-DT-01")
@pytest.mark.parametrize(
    "text", ["touch", "pulled red1", "fell sceptre", "late", "void", "restart", "slipped sceptre",
             "remove 1"]
)  # fmt: skip
def test_only_the_referee_says_what_came_of_a_pull(text: str) -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    for seat in (MAX, JULIE):
        refusal = s.refused(text, seat=seat)
        assert (refusal.rule, refusal.key) == ("TOMB-DT-01", "only-the-referee")


@pytest.mark.rule("TOMB-DT-01")
def test_the_referee_decides_nothing_else() -> None:
    s = scene(["D3", "START"])
    assert s.refused("name red", seat=REFEREE).key == "referee-only-judges"
    assert s.refused("clock x2", seat=REFEREE).key == "referee-only-judges"
    assert s.refused("touch", seat=REFEREE).key == "not-your-decision"


def test_a_restart_puts_the_pull_back_to_its_beginning() -> None:
    s = scene(["D3", "START"], bowl={"red": 3})
    s.do("name red")
    assert s.refused("restart").key == "not-touched-yet"
    before = s.game.view(None)
    s.do("touch", "restart")
    assert s.told(told.PullRestarted)
    assert s.game.view(None) == before
    assert s.game.voids == 0


@pytest.mark.rule("TOMB-DT-33")
def test_a_void_pull_is_repeated_and_the_second_brings_a_fresh_trap() -> None:
    s = scene(["D3", "START"], scarabs=[1], bowl={"red": 2})
    s.do("name red", "touch", "void")
    (voided,) = s.told(told.PullVoided)
    assert (voided.cause, voided.times) == ("fault", 1)
    assert (s.at[MAX], s.scarabs[MAX], s.bowl) == ("D3", 1, 17)
    assert s.options == ["touch", "late", "void"]
    s.do("touch", "void")
    assert s.bowl == 20
    assert s.told(told.TrapBuilt)
    assert (s.question, s.game.demanded) == ("pull", 0)


@pytest.mark.rule("TOMB-DT-33")
def test_a_pull_is_void_if_all_players_agree() -> None:
    s = scene(["D3", "START", "START"])
    refusal = s.refused("stuck", seat=JULIE)
    assert (refusal.rule, refusal.key) == ("TOMB-DT-33", "no-pull-under-way")
    s.do("name red", "touch")
    s.play(JULIE, "stuck")
    assert s.refused("stuck", seat=JULIE).key == "reported-already"
    assert s.refused("unstuck", seat=MAX).key == "not-reported"
    s.play(MAX, "stuck")
    s.play(JULIE, "unstuck")
    s.play(2, "stuck")
    assert not s.told(told.PullVoided)
    assert s.game.view(None).pull.stuck == [0, 2]  # type: ignore[union-attr]
    s.play(JULIE, "stuck")
    (voided,) = s.told(told.PullVoided)
    assert voided.cause == "agreed"
    assert s.options == ["touch", "late", "void"]
    assert s.game.stuck == 0


@pytest.mark.rule("TOMB-DT-33")
def test_who_leaves_no_longer_has_to_agree() -> None:
    s = scene(["D3", "START", "START"])
    s.do("name red", "touch")
    s.play(MAX, "stuck")
    s.play(2, "stuck")
    s.play(REFEREE, "remove 1")
    assert s.told(told.PullVoided)


# --- clocks ---


@pytest.mark.rule("TOMB-DT-28")
def test_a_pull_clock_with_its_reserve_is_shown_to_all() -> None:
    s = scene(["D3", "START"], options={"pullClock": 45})
    s.play(MAX, "name red", at=7000)
    clock = s.game.view(None).clock
    assert clock is not None
    assert (clock.since, clock.limit, clock.reserve) == (7000, 45_000, 60_000)
    assert clock.warnings == [15, 5]
    assert s.game.timer() is None  # the referee keeps this one
    s.play(REFEREE, "touch", at=9000)
    assert s.game.since == 7000
    s.play(REFEREE, "pulled red1", at=7000 + 45_000 + 12_000)
    assert s.game.view(None).players[MAX].reserve == 48_000
    assert s.game.view(None).players[JULIE].reserve == 60_000


@pytest.mark.rule("TOMB-DT-28", "TOMB-DT-36")
def test_the_clock_of_a_pull_starts_when_the_hand_may_move() -> None:
    s = scene(["D3", "START"], options={"pullClock": 45})
    assert s.refused("begin", seat=REFEREE).key == "no-pull-under-way"
    s.play(MAX, "name red", at=7000)
    s.play(REFEREE, "begin", at=60_000)
    assert s.game.since == 60_000
    s.play(REFEREE, "touch", at=61_000)
    assert s.refused("begin", seat=REFEREE).key == "touched-already"
    s.play(REFEREE, "pulled red1", at=60_000 + 45_000)
    assert s.game.view(None).players[MAX].reserve == 60_000


@pytest.mark.rule("TOMB-DT-28")
def test_without_a_clock_nobody_is_hurried() -> None:
    s = scene(["D3", "START"])
    s.do("name red")
    assert s.game.view(None).clock is None
    s.play(REFEREE, "touch", at=10**9)
    s.play(REFEREE, "pulled red1", at=2 * 10**9)
    assert s.game.timer() is None


@pytest.mark.rule("TOMB-DT-26")
def test_what_falls_by_itself_starts_the_clock_anew() -> None:
    s = scene(["D3", "START"], options={"pullClock": 45})
    s.play(MAX, "name red", at=1000)
    s.play(REFEREE, "slipped sceptre", at=5000)
    assert s.game.view(None).clock.since == 5000  # type: ignore[union-attr]


@pytest.mark.rule("TOMB-DT-29")
@pytest.mark.parametrize("touched", [False, True])
def test_a_time_out_costs_the_turn_and_nothing_else(touched: bool) -> None:
    s = scene(["P5", "START"], scarabs=[1], bowl={"red": 3}, face_up=13)
    s.do("turn")
    s.do(*["touch"] * touched, "late")
    (late,) = s.told(told.TimedOut)
    assert (late.seat, late.rule) == (MAX, "TOMB-DT-29")
    assert (s.at[MAX], s.scarabs[MAX], s.bowl) == ("P5", 1, 18)
    assert s.game.turned == 14
    assert (s.question, s.asked) == ("explore", JULIE)


@pytest.mark.rule("TOMB-DT-29")
def test_the_house_may_count_a_time_out_as_a_rockfall() -> None:
    s = scene(["P5", "START"], bowl={"red": 3}, options={"timeOut": "rockfall"})
    s.do("name red", "late")
    assert s.at[MAX] == "GATE"
    assert s.bowl == 20


@pytest.mark.rule("TOMB-DT-30")
def test_time_outs_in_a_row_are_counted_for_the_table() -> None:
    assert BOX.time_outs_before_bot == 2
    s = scene(["P5", "START"], options={"decisionClock": 30})
    s.game.tick(30_000)
    s.play(REFEREE, "late", at=31_000)
    assert [player.time_outs for player in s.game.view(None).players] == [2, 0]
    s.play(JULIE, "name red", at=32_000)
    s.play(REFEREE, "late", at=33_000)
    s.play(MAX, "name red", at=34_000)
    assert [player.time_outs for player in s.game.view(None).players] == [0, 1]


@pytest.mark.rule("TOMB-DT-30")
@pytest.mark.parametrize("trap", ["physics", "abstract"])
def test_who_is_slow_but_there_is_never_replaced(trap: str) -> None:
    s = scene(["P5", "START"], options={"decisionClock": 30, "trap": trap})
    at = 0
    for seat in (MAX, JULIE, MAX, JULIE, MAX):
        s.play(seat, "name red", at=at)
        at += 60_000
        if trap == "physics":
            s.play(REFEREE, "late", at=at)
        else:
            s.game.tick(s.game.timer() or 0)
        assert s.game.time_outs[seat] == 1


@pytest.mark.rule("TOMB-DT-32")
def test_a_seat_may_have_longer_clocks_and_nobody_is_told() -> None:
    s = scene(["D3", "START"], options={"pullClock": 45})
    assert s.play(MAX, "clock x3") == []
    assert s.game.view(MAX).clock_factor == "x3"
    assert s.game.view(JULIE).clock_factor == "x1"
    assert s.game.view(None).clock_factor == ""
    s.do("name red")
    assert s.game.view(None).clock.limit == 135_000  # type: ignore[union-attr]
    s.play(MAX, "clock off")
    assert s.game.view(None).clock is None
    assert s.refused("clock off", seat=MAX).key == "clock-already-so"


@pytest.mark.rule("TOMB-DT-28", "TOMB-DT-32")
@pytest.mark.parametrize("started_by", ["begin", "touch"])
@pytest.mark.parametrize("factor", ["x3", "off"])
def test_no_reserve_is_saved_by_asking_late_for_a_longer_clock(
    started_by: str, factor: str
) -> None:
    s = scene(["D3", "START"], options={"pullClock": 45})
    s.play(MAX, "name red")
    s.play(REFEREE, started_by)
    s.play(MAX, f"clock {factor}", at=90_000)
    assert s.game.view(None).clock.limit == 45_000  # type: ignore[union-attr]
    if started_by == "begin":
        s.play(REFEREE, "touch", at=91_000)
    s.play(REFEREE, "pulled red1", at=99_000)
    assert s.game.reserve[MAX] == 6000
    assert s.game.view(MAX).clock_factor == factor


@pytest.mark.rule("TOMB-DT-32")
def test_a_longer_clock_counts_from_the_next_pull_on() -> None:
    s = scene(["D3", "START"], options={"pullClock": 45})
    s.do("name red", "touch")
    s.play(MAX, "clock x2")
    s.play(REFEREE, "restart")
    assert s.game.view(None).clock.limit == 90_000  # type: ignore[union-attr]
    assert s.game.view(None).pull.patience == 0  # type: ignore[union-attr]


@pytest.mark.rule("TOMB-DT-32")
def test_the_host_may_forbid_it() -> None:
    s = scene(["D3", "START"], options={"clockFactors": False})
    assert s.game.asides(MAX) == []
    refusal = s.refused("clock x2", seat=MAX)
    assert (refusal.rule, refusal.key) == ("TOMB-DT-32", "no-clock-factors")


@pytest.mark.rule("TOMB-DT-56")
def test_a_decision_clock_decides_for_who_does_not() -> None:
    s = scene(["D3", "START"], face_up=6, options={"decisionClock": 90})
    assert s.game.timer() == 90_000
    assert s.game.tick(89_999) == []
    s.events = list(s.game.tick(90_000))
    assert s.told(told.TimedOut)[0].question == "explore"
    assert s.told(told.TileTurned)[0].square == "P1"  # a new tile
    assert s.question == "pull"
    s.play(REFEREE, "touch", at=100_000)
    s.play(REFEREE, "pulled blue1", at=101_000)
    assert s.game.timer() == 191_000
    s.events = list(s.game.tick(200_000))
    assert s.at[MAX] == "P1"  # forward
    assert s.game.timer() == 281_000  # the next player's clock began when the last one ran out


@pytest.mark.rule("TOMB-DT-56")
def test_the_defaults_of_every_decision() -> None:
    clock = {"decisionClock": 30}
    s = scene(["P2", "START"], scarabs=[0], options=clock)
    s.game.tick(30_000)
    assert s.game.waiting()[0].facts["colour"] == "blue"  # leads farthest: P7, as P6 for red
    s = scene(["P12", "START"], scarabs=[2], options=clock)
    s.game.tick(30_000)
    assert s.at[MAX] == "TOMB"
    s = scene(["P12", "START"], scarabs=[1], options=clock)
    s.game.tick(30_000)
    assert s.game.waiting()[0].facts["colour"] == "purple"  # the shortest way back
    s.pull("purple")
    s.game.tick(60_000)
    assert s.at[MAX] == "P12"  # no way forward: stay
    s = scene(["D5", "START"], bowl={"purple": 1}, options=clock)
    s.succeed("purple")
    s.game.tick(30_000)
    assert s.asked == JULIE  # no extra exploration
    s = begun(2, options={**clock, "first": "vote"})
    s.game.tick(60_000)
    assert s.question == "vote"
    assert [player.pawn for player in s.game.view(None).players] == ["hat", "scarf"]
    s.game.tick(90_000)
    assert s.question == "explore"


@pytest.mark.rule("TOMB-DT-56", "TOMB-DT-32")
def test_the_decision_clock_obeys_the_factor() -> None:
    s = scene(["D3", "START"], options={"decisionClock": 30})
    s.play(MAX, "clock x2")
    assert s.game.timer() == 60_000
    s.play(MAX, "clock off")
    assert s.game.timer() is None


def test_a_finished_game_has_no_clock() -> None:
    s = scene(["P12", "START"], scarabs=[2], options={"decisionClock": 30, "pullClock": 45})
    s.do("enter")
    s.pull("green")
    s.pull("yellow")
    assert s.game.timer() is None
    assert s.game.view(None).clock is None
    assert GAME.opening(s.game)


@pytest.mark.rule("TOMB-DT-38")
@pytest.mark.parametrize("trap", ["physics", "abstract"])
def test_everybody_sees_the_same_trap(trap: str) -> None:
    s = scene(["D3", "START", "START"], bowl={"red": 3}, options={"trap": trap})
    s.do("name red")
    views = [s.game.view(seat) for seat in (0, 1, 2, None, REFEREE)]
    assert all(view.trap == views[0].trap and view.pull == views[0].pull for view in views)
    assert len(views[0].trap.bowl) == 18
    assert len(views[0].trap.heap) == (18 if trap == "abstract" else 0)
