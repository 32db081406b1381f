"""Every game replays to the same states. That all other scenarios do, `conftest.py` sees to."""

from __future__ import annotations

from io import BytesIO

import pytest

from mastaba.games.escape import GAME
from mastaba.kernel.log import Recording, decode, replay, write
from tests.conformance.playing import varied_move
from tests.conformance.subject import Dice
from tests.escape.scenarios.conftest import Step
from tests.escape.scenarios.conftest import replay as replay_scenes
from tests.escape.scene import ANI, FRANK, scene
from tests.escape.subject import SUBJECT

MODULES = {"curses": True, "treasures": True, "extraTiles": True}


@pytest.mark.scenario("ESC-GOLD-80")
@pytest.mark.rule("ESC-RT-02", "ESC-RT-03")
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, MODULES), (5, MODULES)])
def test_a_log_leads_to_the_same_state_after_every_command(
    seats: int, options: dict[str, bool]
) -> None:
    recording = Recording(GAME, seats, seed=80, options=options)
    dice, at = Dice(80), 16_000
    recording.tick(at)
    for _ in range(150):
        at += 100 + dice.below(2500)
        recording.tick(at)
        if recording.state.waiting_seats():
            recording.play(*varied_move(SUBJECT, recording.state, dice), at)
    file = BytesIO()
    write(file, recording.log)
    log = decode(file.getvalue(), lambda name: GAME)
    played = [(entry.digest, state.digest()) for entry, state, _events in replay(log, GAME)]
    assert len(played) > 150
    assert all(then == now for then, now in played)
    assert len({now for _then, now in played}) > 100


@pytest.mark.scenario("ESC-GOLD-80")
def test_a_scenario_that_led_to_another_state_would_be_noticed(steps: list[Step]) -> None:
    s = scene(rooms={"B01": (1, 0, 1)}, dice={ANI: "A A - - -"})
    s.do(ANI, "enter E 1 2")
    s.roll(FRANK, "1 2 3")
    assert len(steps) == 3
    replay_scenes(steps)
    for number, step in enumerate(steps):
        other = [*steps[:number], step._replace(digest="another"), *steps[number + 1 :]]
        with pytest.raises(AssertionError, match="led to another state"):
            replay_scenes(other)
