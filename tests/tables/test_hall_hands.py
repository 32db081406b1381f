"""How a full hall is measured: what counts as in time, and what a player sees."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import Pull
from mastaba.referee.benchmark import stirring
from mastaba.tables.hall import FRAME
from mastaba.tables.hall_hands import Punctuality, Seen
from tests.referee.scenes import RED, built


def came(*moments: float) -> Punctuality:
    """Frames that came at these moments, told in frames."""
    punctuality = Punctuality()
    for moment in moments:
        punctuality.come(100 + moment * FRAME / 1000)
    return punctuality


def test_frames_that_waver_a_little_are_in_time() -> None:
    told = came(0, 1.4, 2, 3.9, 4)
    assert (told.frames, told.in_time, told.lost) == (5, 5, 0)


def test_a_stop_costs_the_frames_that_it_swallowed_and_no_others() -> None:
    told = came(0, 1, 2, 63, 64, 65)
    assert (told.frames, told.in_time) == (6, 5)
    assert told.lost == pytest.approx(60)
    assert told.rate == pytest.approx(60 * 6 / 66)


def test_frames_that_are_all_too_slow_are_not_in_time() -> None:
    told = came(*(4 * number for number in range(30)))
    assert told.in_time / (told.frames + told.lost) < 0.5


def test_frames_that_never_come_are_lost() -> None:
    told = Punctuality()
    told.begin(100.0)
    told.stop(101.0)
    assert told.lost == pytest.approx(60)
    assert told.rate == 0
    stuck = came(0, 1, 2)
    stuck.stop(100 + 63 * FRAME / 1000)
    assert stuck.lost == pytest.approx(60)


@pytest.mark.rule("TOMB-DT-37")
def test_a_player_sees_in_frames_where_everything_is() -> None:
    made = built().trap
    pull, seen = Pull(made, RED), Seen(made, RED)
    for number in range(90):
        pull.step(stirring(number / 60))
        seen.see(pull.frame(full=number == 40))
    poses = pull.sight().poses
    assert seen.sight.tick == pull.tick
    assert seen.keys() == poses.keys()
    assert all(seen[thing].at == pytest.approx(poses[thing].at, abs=0.01) for thing in poses)
    assert seen.sight.stones == tuple(thing for thing in poses if thing != SCEPTRE)
