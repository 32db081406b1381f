"""`mastaba bench trap`: figures for speed, and for scripted hands."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from mastaba.bots.cursed_tomb.hand_trials import (
    DEVICES,
    PACES,
    AnyHand,
    Row,
    TouchHand,
    TypedHand,
    try_stone,
)
from mastaba.bots.cursed_tomb.hands import BotHand, Skill
from mastaba.cli.bench import bench_app
from mastaba.cli.bench_trap import summarise
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import Luck
from tests.referee.scenes import built, most_open


def test_speed_is_told_for_machines() -> None:
    told = CliRunner().invoke(bench_app, ["trap", "--json", "--seconds", "0.2", "--pulls", "1"])
    assert told.exit_code == 0
    figures = json.loads(told.stdout)
    assert figures["engine"].startswith("rapier3d")
    assert figures["bare"]["steps_per_second"] > 0
    assert figures["pull"]["real_time_factor"] > 0
    for hands in ("people", "restless"):
        assert [one["pulls"] for one in figures[hands]] == [1]
        assert figures[hands][0]["frames_per_second"] <= 60


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--pulls", "four"], "whole numbers"), (["--success", "luck"], "style, hand, device, level")],
)
def test_bad_wishes_are_explained(arguments: list[str], said: str) -> None:
    told = CliRunner().invoke(bench_app, ["trap", *arguments])
    assert told.exit_code != 0
    assert said in told.output


def test_a_summary_counts_pulls_by_hand_and_stone() -> None:
    rows = [
        Row("style", "open", "careful", "pulled", -1, 3, 900),
        Row("style", "open", "careful", "fell", SCEPTRE, 4, 500),
        Row("style", "deep", "careful", "fell", 7, 7, 300),
        Row("style", "deep", "careful", "gave up", -1, 7, 300),
    ]
    told = summarise(rows)["careful"]
    assert (told["open"]["rate"], told["all"]["rate"], told["all"]["pulls"]) == (0.5, 0.25, 4)
    assert told["open"]["first fell the sceptre"] == 1
    assert told["deep"]["first fell it"] == 1


@pytest.mark.rule("TOMB-DT-12", "TOMB-DT-48")
@pytest.mark.parametrize("device", DEVICES)
def test_every_device_gets_an_open_stone_out_by_a_gentle_pull(device: str) -> None:
    made = built().trap
    stone = most_open(made)
    mouse = BotHand(Skill(PACES["gentle"], 0.5, 0.1), Luck(b"2"), stone)
    hands: dict[str, AnyHand] = {
        "mouse": mouse,
        "touch": TouchHand(mouse, Luck(b"3")),
        "keyboard": TypedHand(stone, "gentle", Luck(b"4")),
    }
    pull = try_stone(made, stone, hands[device])
    assert pull.verdict is not None
    assert (pull.verdict.kind, pull.verdict.stone) == ("pulled", stone)
