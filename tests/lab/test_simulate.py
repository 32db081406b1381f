"""Many games at once: the figures are right, and do not depend on how the work is spread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.games import game_named
from mastaba.games.run_run_run import GAME
from mastaba.kernel.rulebook import Rulebook
from mastaba.lab.simulate import Report, seats_for, simulate, wilson


def figures(report: Report) -> dict[str, object]:
    """Everything but the time it took."""
    told: dict[str, object] = msgspec.to_builtins(report)
    return {key: value for key, value in told.items() if "second" not in key}


def test_the_result_does_not_depend_on_how_the_work_is_spread() -> None:
    alone = simulate("run-run-run", 2, 50, ["random"], seed=3)
    with ThreadPoolExecutor(3) as pool:
        spread = simulate("run-run-run", 2, 50, ["random"], seed=3, executor=pool)
    processes = simulate("run-run-run", 2, 50, ["random"], seed=3, jobs=2)
    assert figures(alone) == figures(spread) == figures(processes)


def test_every_game_is_counted_once() -> None:
    heard: list[int] = []
    report = simulate("run-run-run", 3, 45, ["random"], progress=heard.append)
    assert sum(heard) == report.games == 45
    assert report.wins + sum(report.loss_causes.values()) == 45
    assert report.rules_fired["RRR-SETUP-20"] == 45
    assert report.rules_fired_games["RRR-SETUP-20"] == 1.0


def test_only_rules_of_the_rulebook_fire() -> None:
    report = simulate("run-run-run", 4, 12, ["scout"], seed=11)
    rules = Rulebook.load(GAME.folder, "en").rules
    assert set(report.rules_fired) <= set(rules)
    assert len(report.rules_fired) > 50


def test_scouts_win_clearly_more_often_than_random_players() -> None:
    scouts = simulate("run-run-run", 2, 30, ["scout"], seed=100)
    randoms = simulate("run-run-run", 2, 30, ["random"], seed=100)
    assert scouts.win_rate_low > randoms.win_rate_high


def test_a_game_of_skill_is_won_by_the_skilled() -> None:
    report = simulate("cursed-tomb", 2, 60, ["strong"], seed=1, skills=[90, 70])
    assert report.wins == 60
    assert sum(report.wins_by_seat) == 60
    assert report.wins_by_seat[0] > 2 * report.wins_by_seat[1]
    assert report.turns_p10 <= report.turns_median <= report.turns_p90


def test_only_rules_of_the_tomb_fire_in_it() -> None:
    report = simulate("cursed-tomb", 5, 15, ["medium"], seed=11)
    rules = Rulebook.load(game_named("cursed-tomb").folder, "en").rules
    assert set(report.rules_fired) <= set(rules)
    assert len(report.rules_fired) > 25


def test_skill_is_for_games_of_skill() -> None:
    with pytest.raises(ValueError, match="nothing in run-run-run depends on a hand"):
        simulate("run-run-run", 2, 1, ["random"], skills=[80])


@pytest.mark.parametrize("wins", [0, 1, 50, 99, 100])
def test_the_interval_holds_the_rate_and_stays_between_none_and_all(wins: int) -> None:
    low, high = wilson(wins, 100)
    assert 0 <= low <= wins / 100 <= high <= 1
    assert high - low < 0.21


def test_the_interval_is_the_known_one() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)


def test_one_bot_fills_all_seats_and_several_must_match() -> None:
    assert seats_for(["scout"], 3) == ["scout"] * 3
    assert seats_for(["scout", "random"], 2) == ["scout", "random"]
    with pytest.raises(ValueError, match="2 bots for 3 players"):
        seats_for(["scout", "random"], 3)


def test_the_command_prints_json_with_every_figure() -> None:
    arguments = ["simulate", "run-run-run", "--players", "2", "--games", "30", "--jobs", "1"]
    result = CliRunner().invoke(app, [*arguments, "--bot", "random", "--json"])
    assert result.exit_code == 0, result.output
    report = msgspec.json.decode(result.stdout)
    assert {
        "games", "win_rate", "win_rate_low", "win_rate_high", "rounds_mean", "loss_causes",
        "rules_fired", "games_per_second", "moves_per_second",
    } <= report.keys()  # fmt: skip
    assert report["games"] == 30


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nim"], "there is no game 'nim'"),
        (["run-run-run", "--players", "5"], "1 to 4 players"),
        (["run-run-run", "--bot", "genius"], "there is no bot 'genius'"),
        (["run-run-run", "--games", "0"], "at least one"),
        (["run-run-run", "--option", "level"], "key=value"),
        (["run-run-run", "--option", "level=lion"], "level"),
        (["run-run-run", "--bot", "random", "--bot", "scout"], "2 bots for 3 players"),
        (["run-run-run", "--seed", "-1"], "seed -1"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], complaint: str) -> None:
    result = CliRunner().invoke(app, ["simulate", *arguments])
    assert result.exit_code == 2
    assert complaint in result.output
    assert "Traceback" not in result.output
