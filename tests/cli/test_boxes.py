"""Owners of the real box load their own components: `--box`."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.games.run_run_run.boxfile import DEFAULT


def own_box(folder: Path, change: tuple[str, str], original: Path = DEFAULT) -> Path:
    path = folder / "own.toml"
    path.write_text(original.read_text().replace(*change))
    return path


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.output


def test_a_game_is_played_and_replayed_with_an_owners_box(tmp_path: Path) -> None:
    box = own_box(tmp_path, ('name = "', 'name = "The shelf at home, '))
    box = own_box(tmp_path, ("start_hand = 5", "start_hand = 4"), box)
    log = tmp_path / "game.jsonl"
    watch = ["watch", "run-run-run", "--bot", "random", "--seed", 3, "--log", log]
    assert run(*watch, "--box", box)[0] == 0
    assert "The shelf at home" in log.read_text()
    assert run("replay", log, "--verify", "--box", box)[0] == 0
    code, output = run("replay", log)
    assert code == 2
    words = " ".join(output.split())
    assert "played with box 'The shelf at home, Mastaba 1'" in words
    assert "which differs in: base; only that box will do" in words


def test_a_simulation_takes_an_owners_box(tmp_path: Path) -> None:
    box = own_box(tmp_path, ("start_hand = 5", "start_hand = 6"))
    code, output = run("simulate", "run-run-run", "--bot", "random", "--games", 3, "--box", box)
    assert code == 0, output


def test_a_wrong_box_is_refused_with_its_entry(tmp_path: Path) -> None:
    box = own_box(tmp_path, ("torches = 39", "torches = -1"))
    for command in ("watch", "simulate"):
        code, output = run(command, "run-run-run", "--bot", "random", "--box", box)
        assert code == 2
        assert "counts.torches" in output


def test_a_seed_that_is_none_leaves_no_log_behind(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    code, output = run("watch", "run-run-run", "--seed", -1, "--log", log)
    assert code == 2
    assert "0 to 2**64 - 1" in output
    assert not log.exists()
