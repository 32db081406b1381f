"""Which of Escape's moves are about the table, and what the random bot does with them."""

from __future__ import annotations

import pytest

from mastaba.bots import bot_named
from mastaba.bots.policy import QuickBot
from mastaba.games.escape import GAME
from mastaba.kernel.chance import word
from mastaba.lab.simulate import simulate
from tests.escape.scene import ANI, FRANK, Scene, scene


@pytest.mark.parametrize(
    ("text", "formal"),
    [
        ("propose concede", True),
        ("propose pause", True),
        ("propose resume", True),
        ("propose adopt 1", True),
        ("vote concede yes", True),
        ("vote pause no", True),
        ("propose fate", False),
        ("vote fate yes", False),
        ("ready", False),
        ("roll", False),
    ],
)
@pytest.mark.rule("ESC-RT-30", "ESC-FATE-03")
def test_votes_are_formal_but_for_the_help_of_fate(text: str, formal: bool) -> None:
    assert GAME.is_formal(GAME.parse(text)) is formal


def wishes(s: Scene, seat: int, looks: int = 60) -> set[str]:
    """What the random bot wants, at so many looks at the same moment."""
    bot = bot_named("random", GAME.name)
    assert isinstance(bot, QuickBot)
    seen = s.game.imagine(seat, 1)
    moves = [bot.act(seen, seat, word(7, 0, count))[0] for count in range(looks)]
    return {"" if move is None else GAME.text(move) for move in moves}


@pytest.mark.rule("ESC-RT-30", "ESC-END-05")
def test_the_random_bot_agrees_to_what_people_wish() -> None:
    s = scene()
    s.do(FRANK, "propose concede")
    assert wishes(s, ANI) == {"vote concede yes"}


@pytest.mark.rule("ESC-RT-30")
def test_the_random_bot_waits_when_nothing_but_a_vote_is_left_to_it() -> None:
    s = scene(dice={ANI: "B B B B B"})
    assert any(GAME.is_formal(move) for move in s.game.moves(ANI))
    assert not {wish for wish in wishes(s, ANI) if "concede" in wish or "pause" in wish}


@pytest.mark.rule("ESC-END-05")
@pytest.mark.parametrize("clock", ["real", "turns"])
def test_teams_at_random_do_not_give_up(clock: str) -> None:
    report = simulate("escape", 3, 3, ["random"], options={"clock": clock})
    assert "conceded" not in report.loss_causes
    assert report.rounds_mean > 5


@pytest.mark.rule("ESC-END-05")
def test_a_team_that_can_do_nothing_any_more_gives_up() -> None:
    """In practice no time runs out, so nothing else would end it."""
    report = simulate("escape", 2, 2, ["random"], options={"clock": "practice"})
    assert report.loss_causes == {"conceded": 2}
