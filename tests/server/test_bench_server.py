"""The bench of the server, on a very small scale: its figures are about moves that happen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.server.bench import BadPlan, Plan, boardgame_io


def test_a_tiny_run_tells_every_move_to_everybody() -> None:
    options = ["--tables", "1,2", "--seconds", "1", "--stored", "8", "--no-peer", "--ask", "--json"]
    answer = CliRunner().invoke(app, ["bench", "server", *options])
    assert answer.exit_code == 0, answer.output
    figures = json.loads(answer.stdout)
    ours = figures["mastaba"]
    assert ours["stored_tables"] == 8
    assert ours["start_seconds"] > 0
    assert ours["stored_start_seconds"] > 0
    assert [step["tables"] for step in ours["steps"]][:1] == [1]
    for step in ours["steps"]:
        assert step["untold"] == step["refused"] == 0, step
        # Eight moves a second at each table, each of them due even if the server were late.
        assert step["moves"] >= 7 * step["tables"], step
        # A move, an answer, and an update for each of the four; a question and its answer.
        assert step["messages_per_second"] >= 7 * step["moves_per_second"], step
        assert 0 < step["p50_ms"] <= step["p99_ms"] <= step["worst_ms"]
    assert "boardgame.io" not in figures


@pytest.mark.parametrize("ladder", [(), (0, 5), (10, 5)])
def test_numbers_of_tables_have_to_grow(ladder: tuple[int, ...]) -> None:
    with pytest.raises(BadPlan, match="25,50,100"):
        Plan(ladder=ladder)


def test_there_have_to_be_tables_to_go_on_at() -> None:
    with pytest.raises(BadPlan, match="at least 400"):
        Plan(ladder=(100,), stored=399)


def test_words_are_no_numbers_of_tables() -> None:
    answer = CliRunner().invoke(app, ["bench", "server", "--tables", "many"])
    assert answer.exit_code == 2
    assert "25,50,100" in answer.output


def test_without_node_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(boardgame_io.NotHere, match="node and npm are not installed"):
        boardgame_io.installed()
