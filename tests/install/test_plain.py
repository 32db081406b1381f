"""What a plain install is good for, and what it says of the rest."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from mastaba.cli.extras import SERVES
from mastaba.games import NAMES
from tests.install.environment import Environment
from tests.install.wheelhouse import Wheelhouse

ROOT = Path(__file__).parents[2]

PLAY = """
import sys
from mastaba.games import NAMES
from mastaba.lab.simulate import play_chunk

for name in NAMES:
    options = {"trap": "abstract"} if name == "cursed-tomb" else {}
    (game,) = play_chunk(name, ["random", "random"], options, None, 1, 1).games
    assert game.moves > 0 and game.cause, name
    sys.stdout.write(f"{name}\\n")
"""


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Wheelhouse:
    """Mastaba as a wheel, and what a plain install of it needs."""
    wheels = Wheelhouse(tmp_path_factory.mktemp("plain") / "wheelhouse")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels.folder)],
        cwd=ROOT,
        env={**os.environ, "MASTABA_WITHOUT_CLIENT": "1"},
        check=True,
        capture_output=True,
    )
    for name in ("fluent.runtime", "msgspec", "rich", "typer"):
        wheels.installed(name)
    return wheels


@pytest.fixture(scope="module")
def plain(wheels: Wheelhouse, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("plain") / "venv", wheels)
    environment.install("mastaba")
    return environment


def test_msgspec_is_all_that_games_bots_and_lab_need(wheels: Wheelhouse, tmp_path: Path) -> None:
    alone = Environment(tmp_path / "venv", wheels)
    alone.install("--no-deps", "mastaba", "msgspec")
    played = alone.run("python", "-c", PLAY)
    assert played.stdout.split() == list(NAMES), played.stderr


@pytest.mark.parametrize(
    "command",
    [
        "--help",
        "--version",
        "options escape",
        "rules run-run-run RRR-EXPLORE-04",
        "simulate run-run-run --games 2 --players 2 --bot random --jobs 1",
        "simulate escape --games 1 --players 2 --bot novice --jobs 1",
        "watch cursed-tomb --players 2 --bot child --option trap=abstract --seed 1",
    ],
)
def test_a_plain_install_does_all_but_serve(plain: Environment, command: str) -> None:
    done = plain.run("mastaba", *command.split())
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_plain_install_writes_and_replays_logs(plain: Environment, tmp_path: Path) -> None:
    log = str(tmp_path / "game.jsonl")
    watched = plain.run(
        "mastaba", "watch", "run-run-run", "--players", "1", "--bot", "random", "--log", log
    )
    assert watched.returncode == 0, watched.stderr
    replayed = plain.run("mastaba", "replay", log, "--verify")
    assert replayed.returncode == 0, replayed.stderr


@pytest.mark.parametrize("command", ["serve", "bench server", "bench trap"])
def test_what_serves_is_asked_for_in_one_line(plain: Environment, command: str) -> None:
    done = plain.run("mastaba", *command.split())
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"mastaba {command} needs")
    assert "pip install 'mastaba[server]'" in line


def test_the_command_line_knows_what_the_extra_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    # Not every system has what is marked for some of them.
    everywhere = [one for one in project["optional-dependencies"]["server"] if ";" not in one]
    assert len(everywhere) == len(SERVES)
    for requirement, module in zip(everywhere, SERVES, strict=True):
        assert requirement.replace("-", "_").startswith(module)
