"""Deciding together, also without those cut off; written from the rules, not from the code."""

from __future__ import annotations

import pytest

from mastaba.games.escape import events
from mastaba.kernel.contract import REFEREE
from tests.escape.scene import ALEX, ANI, FRANK, MICHA, SLAM_1, Scene, scene


def stuck() -> Scene:
    """Three players with locked dice, depot 9."""
    return scene(seats=3, dice={ANI: "B B A - -", FRANK: "B - - - -"}, depot=9)


@pytest.mark.rule("ESC-RT-30", "ESC-PHYS-09")
def test_a_proposal_is_a_yes_and_passes_with_the_last_one() -> None:
    s = stuck()
    s.do(ANI, "propose fate")
    assert s.told(events.VoteOpened)[0].seat == ANI
    s.do(FRANK, "vote fate yes")
    assert (s.depot, s.dice(ANI)) == (9, "B B A - -")
    s.do(MICHA, "vote fate yes")
    assert (s.depot, s.dice(ANI), s.dice(FRANK)) == (10, "- - A - -", "- - - - -")


@pytest.mark.rule("ESC-RT-30")
def test_a_vote_fails_at_the_first_no() -> None:
    s = stuck()
    s.do(ANI, "propose fate")
    s.do(FRANK, "vote fate no")
    assert s.told(events.VoteFailed)[0].ballot == "fate"
    s.refused(MICHA, "vote fate yes")
    assert s.depot == 9


@pytest.mark.rule("ESC-RT-30")
def test_a_vote_fails_after_ten_seconds() -> None:
    s = stuck()
    s.do(ANI, "propose fate", t=20_000)
    s.do(FRANK, "vote fate yes")
    s.tick(29_999)
    assert not s.told(events.VoteFailed)
    s.tick(30_000)
    assert s.told(events.VoteFailed)
    s.refused(MICHA, "vote fate yes")
    assert s.depot == 9


@pytest.mark.rule("ESC-RT-30")
def test_a_vote_passes_just_in_time() -> None:
    s = stuck()
    s.do(ANI, "propose fate", t=20_000)
    s.do(FRANK, "vote fate yes", t=25_000)
    s.do(MICHA, "vote fate yes", t=29_999)
    assert s.depot == 10


@pytest.mark.rule("ESC-RT-30", "ESC-RT-04")
def test_a_yes_at_the_last_moment_is_too_late() -> None:
    s = stuck()
    s.do(ANI, "propose fate", t=20_000)
    s.do(FRANK, "vote fate yes", t=25_000)
    s.refused(MICHA, "vote fate yes", t=30_000)
    assert s.depot == 9


@pytest.mark.rule("ESC-RT-30")
def test_the_next_vote_comes_after_three_seconds() -> None:
    s = stuck()
    s.do(ANI, "propose fate", t=20_000)
    s.do(FRANK, "vote fate no", t=21_000)
    assert s.code(MICHA, "propose fate", t=23_999) == "RATE"
    s.do(MICHA, "propose fate", t=24_000)


@pytest.mark.rule("ESC-RT-30")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_each_vote_has_its_own_ten_seconds(answer: str) -> None:
    s = scene(dice={ANI: "B B - - -"}, depot=9)
    s.do(ANI, "propose fate", t=20_000)
    s.do(FRANK, f"vote fate {answer}", t=21_000)
    s.do(ANI, "propose fate", t=25_000)
    s.tick(34_999)
    assert not s.told(events.VoteFailed)
    assert [vote.since for vote in s.game.view(ANI).votes] == [25_000]
    s.tick(35_000)
    assert s.told(events.VoteFailed)


@pytest.mark.rule("ESC-RT-30", "ESC-EXIT-10", "ESC-RT-31")
def test_a_pause_names_those_who_have_agreed() -> None:
    s = scene(seats=4, out=[FRANK])
    s.do(REFEREE, "away 2", t=5000)
    s.tick(15_000)
    s.do(ANI, "propose pause", t=15_000)
    s.do(ALEX, "vote pause yes", t=15_100)
    assert s.told(events.GamePaused)[0].names == [ANI, ALEX]


@pytest.mark.rule("ESC-RT-30", "ESC-RT-31")
def test_with_everybody_cut_off_nothing_is_decided() -> None:
    s = stuck()
    for seat in (ANI, FRANK, MICHA):
        s.do(REFEREE, f"away {seat}", t=20_000)
    s.tick(40_000)
    assert (s.depot, s.outcome, s.game.view(None).clock.paused) == (9, "", -1)


@pytest.mark.rule("ESC-RT-30")
def test_one_vote_of_a_kind_is_open_at_a_time() -> None:
    s = stuck()
    s.do(ANI, "propose fate")
    s.refused(FRANK, "propose fate")
    s.do(FRANK, "propose concede")
    s.do(MICHA, "vote fate yes")
    s.do(MICHA, "vote concede no")
    s.do(FRANK, "vote fate yes")
    assert (s.depot, s.outcome) == (10, "")


@pytest.mark.rule("ESC-RT-30")
def test_play_goes_on_during_a_vote() -> None:
    s = stuck()
    s.do(ANI, "propose fate")
    s.do(ANI, "roll 4 5")
    s.do(MICHA, "roll 1 2 3 4 5")
    assert s.dice(MICHA) == "* * * * *"


@pytest.mark.rule("ESC-RT-30", "ESC-EXIT-10")
def test_only_players_inside_vote() -> None:
    s = scene(seats=3, out=[MICHA], dice={ANI: "B - - - -"}, depot=9)
    assert s.code(MICHA, "propose fate") == "OUT"
    s.do(ANI, "propose fate")
    assert s.code(MICHA, "vote fate no") == "OUT"
    s.do(FRANK, "vote fate yes")
    assert s.depot == 10


@pytest.mark.rule("ESC-RT-30")
def test_an_open_vote_passes_when_the_last_missing_voice_escapes() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)},
        at={FRANK: "EXIT"},
        dice={ANI: "B B - - -", FRANK: "K - - - -"},
        depot=0,
    )
    s.do(ANI, "propose fate")
    s.do(FRANK, "escape 1")
    assert (s.depot, s.dice(ANI)) == (1, "- - - - -")


@pytest.mark.rule("ESC-RT-30")
def test_alone_a_proposal_passes_at_once() -> None:
    s = scene(seats=1, dice={ANI: "B B B B - - -"}, depot=5)
    s.do(ANI, "propose fate")
    assert (s.depot, s.dice(ANI)) == (6, "- - - - - - -")


@pytest.mark.rule("ESC-RT-31")
def test_who_was_cut_off_for_ten_seconds_does_not_count() -> None:
    s = stuck()
    s.do(REFEREE, "away 2", t=20_000)
    s.do(ANI, "propose fate", t=25_000)
    s.do(FRANK, "vote fate yes", t=25_000)
    s.tick(29_999)
    assert s.depot == 9
    s.tick(30_001)
    assert s.depot == 10


@pytest.mark.rule("ESC-RT-31")
def test_who_is_back_in_time_counts() -> None:
    s = stuck()
    s.do(REFEREE, "away 2", t=20_000)
    s.do(REFEREE, "back 2", t=24_000)
    s.do(ANI, "propose fate", t=25_000)
    s.do(FRANK, "vote fate yes", t=25_000)
    s.tick(34_999)
    assert s.depot == 9
    s.do(MICHA, "vote fate yes", t=34_999)
    assert s.depot == 10


@pytest.mark.rule("ESC-RT-31")
def test_who_is_back_after_long_counts_again() -> None:
    s = stuck()
    s.do(REFEREE, "away 2", t=20_000)
    s.tick(60_000)
    s.do(REFEREE, "back 2", t=60_000)
    s.do(ANI, "propose fate", t=61_000)
    s.do(FRANK, "vote fate yes", t=61_000)
    assert s.depot == 9
    s.do(MICHA, "vote fate no", t=61_000)
    assert s.depot == 9


@pytest.mark.rule("ESC-RT-31")
def test_who_is_cut_off_is_still_in_the_temple() -> None:
    s = scene(seats=3, rooms={"B01": (1, 0, 1)}, at={MICHA: "B01"})
    s.do(REFEREE, "away 2", t=20_000)
    s.tick(SLAM_1)
    assert [told.seat for told in s.told(events.DieLost)] == [MICHA]


# --- adopting a seat ---


@pytest.mark.rule("ESC-RT-31", "ESC-PHYS-27")
def test_the_others_may_let_one_of_them_play_an_empty_seat_too() -> None:
    s = scene(seats=3)
    s.do(REFEREE, "away 2", t=20_000)
    assert s.refused(ANI, "propose adopt 2", t=29_999).key == "not-gone"
    s.do(ANI, "propose adopt 2", t=30_000)
    assert [(vote.ballot, vote.whose) for vote in s.game.view(ANI).votes] == [("adopt", MICHA)]
    s.do(FRANK, "vote adopt yes")
    told = s.told(events.SeatAdopted)[0]
    assert (told.seat, told.whose) == (ANI, MICHA)
    assert [player.adopted_by for player in s.game.view(FRANK).players] == [-1, -1, ANI]
    assert s.refused(FRANK, "propose adopt 2", t=40_000).key == "is-adopted"


@pytest.mark.rule("ESC-RT-31", "ESC-RT-15")
def test_each_seat_keeps_its_own_pace() -> None:
    s = scene(seats=2)
    s.do(REFEREE, "away 1", t=20_000)
    s.do(ANI, "propose adopt 1", t=30_000)
    s.do(ANI, "roll 1", t=30_100)
    s.do(FRANK, "roll 1", t=30_100)
    assert s.code(FRANK, "roll 2", t=30_799) == "RATE"
    s.do(FRANK, "roll 2", t=30_800)


@pytest.mark.rule("ESC-RT-31")
def test_who_is_back_has_the_seat_again() -> None:
    s = scene(seats=2)
    s.do(REFEREE, "away 1", t=20_000)
    s.do(ANI, "propose adopt 1", t=30_000)
    s.do(REFEREE, "back 1", t=31_000)
    assert s.game.view(ANI).players[FRANK].adopted_by == -1


@pytest.mark.rule("ESC-RT-31")
def test_who_is_back_during_the_vote_is_not_adopted() -> None:
    s = scene(seats=3)
    s.do(REFEREE, "away 2", t=20_000)
    s.do(ANI, "propose adopt 2", t=30_000)
    s.do(REFEREE, "back 2", t=31_000)
    assert s.told(events.VoteFailed)[0].ballot == "adopt"
    s.refused(FRANK, "vote adopt yes")


@pytest.mark.rule("ESC-RT-31")
def test_who_is_lost_plays_for_nobody_else() -> None:
    s = scene(seats=3)
    s.do(REFEREE, "away 2", t=20_000)
    s.do(ANI, "propose adopt 2", t=30_000)
    s.do(FRANK, "vote adopt yes", t=30_100)
    s.do(REFEREE, "away 0", t=31_000)
    assert s.game.view(FRANK).players[MICHA].adopted_by == -1


@pytest.mark.rule("ESC-RT-31")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("adopt 0", "no-such-player"),
        ("adopt 1", "not-gone"),
        ("adopt 2", "has-escaped"),
        ("adopt 5", "no-such-player"),
    ],
)
def test_only_an_empty_seat_inside_is_adopted(text: str, key: str) -> None:
    s = scene(seats=3, out=[MICHA])
    s.do(REFEREE, "away 2", t=20_000)
    s.tick(40_000)
    assert s.refused(ANI, f"propose {text}").key == key
    assert "propose adopt" not in " ".join(s.options(ANI, "propose"))


@pytest.mark.rule("ESC-RT-31", "ESC-END-05")
def test_nothing_is_decided_while_nobody_counts() -> None:
    s = scene(options={"clock": "quarter"})
    s.do(ANI, "propose concede")
    s.do(REFEREE, f"away {ANI}")
    s.do(REFEREE, f"away {FRANK}")
    s.wait(12_000)
    assert s.outcome == ""


@pytest.mark.rule("ESC-RT-31")
def test_who_is_away_for_long_answers_no_vote() -> None:
    s = stuck()
    s.do(REFEREE, f"away {FRANK}")
    s.wait(11_000)
    s.do(ANI, "propose fate")
    assert s.refused(FRANK, "vote fate no").rule == "ESC-RT-31"
    assert s.options(FRANK, "vote") == []
    s.do(MICHA, "vote fate yes")
    assert s.depot == 10
