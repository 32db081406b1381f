"""The bench of the server, on a very small scale: its figures are about moves that happen."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.server.bench import BadPlan, Plan, _middle, boardgame_io
from mastaba.server.bench.rush import rushed_scripts
from mastaba.server.bench.stored import played_scripts, sights

PATIENCE = 120.0


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


def test_several_rounds_show_the_one_in_the_middle() -> None:
    options = ["--tables", "1", "--seconds", "0.5", "--stored", "4", "--no-peer", "--rounds", "2"]
    answer = CliRunner().invoke(app, ["bench", "server", *options, "--json"])
    assert answer.exit_code == 0, answer.output
    figures = json.loads(answer.stdout)
    assert len(figures["rounds"]) == 2
    assert figures["mastaba"] in [one["mastaba"] for one in figures["rounds"]]


def test_the_middle_round_is_neither_the_best_nor_the_worst() -> None:
    rounds = [
        {"mastaba": {"tables_held": held}, "ratio": {"tables": ratio}}
        for held, ratio in ((600, 4.0), (500, 2.5), (550, 3.1))
    ]
    assert _middle(rounds)["ratio"]["tables"] == 3.1
    assert _middle(rounds[:2])["ratio"]["tables"] == 2.5, "of two, the worse"
    alone = [{"mastaba": {"tables_held": held}} for held in (3, 1, 2)]
    assert _middle(alone)["mastaba"]["tables_held"] == 2


def test_a_tiny_run_in_real_time_takes_every_command_at_its_moment() -> None:
    options = ["--game", "escape", "--tables", "1,2", "--seconds", "1", "--json"]
    answer = CliRunner().invoke(app, ["bench", "server", *options])
    assert answer.exit_code == 0, answer.output
    figures = json.loads(answer.stdout)
    ours = figures["mastaba"]
    assert (ours["seats"], ours["stored_tables"]) == (5, 8)
    for step in ours["steps"]:
        # Fifteen commands a second at each table, and one answer and five updates for each.
        assert step["moves"] >= 10 * step["tables"], step
        assert step["messages_per_second"] >= 7 * step["moves_per_second"], step
        assert 0 < step["p50_ms"] <= step["p99_ms"] <= step["worst_ms"]
    assert "boardgame.io" not in figures


def test_the_peer_tells_every_seat_what_it_saw_after_each_move() -> None:
    (script,) = played_scripts(count=1, shortest=10)
    seen = sights(script)
    assert [len(step) for step in seen] == [4] * len(script.moves)
    # Everybody sees a hand of their own, so no two views are alike.
    assert len({msgspec.json.encode(view) for view in seen[0]}) == 4


def test_rushed_games_are_legal_and_as_dense_as_promised() -> None:
    (script,) = rushed_scripts(count=1, seconds=10)
    assert len(script.moves) == len(script.times) == 10 * 15
    assert {move.partition(" ")[0] for _seat, move in script.moves} >= {"roll", "call", "unlock"}
    # A command that comes 80 ms early or late is still far enough from its player's others.
    for seat in range(5):
        times = [
            at for at, (who, _move) in zip(script.times, script.moves, strict=True) if who == seat
        ]
        assert min(later - earlier for earlier, later in pairwise(times)) >= 180


def test_a_game_that_is_not_measured_is_refused() -> None:
    with pytest.raises(BadPlan, match="run-run-run or escape"):
        Plan(game="chess")


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


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells whose child a process is")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_bench_that_is_ended_leaves_no_server(how: signal.Signals, tmp_path: Path) -> None:
    if how == signal.SIGKILL and shutil.which("setpriv") is None:
        pytest.skip("setpriv is not there to end what a killed bench has started")
    command = [sys.executable, "-c", "from mastaba.cli import main; main()", "bench", "server"]
    bench = subprocess.Popen(
        [*command, "--no-peer", "--tables", "2", "--stored", "20"],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stderr=subprocess.DEVNULL,
        # Tests that a shell runs in the background begin with a deaf ear for it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        children = f"/proc/{bench.pid}/task/{bench.pid}/children"
        until(lambda: bool(Path(children).read_text()))
        started = Path(children).read_text().split()
        bench.send_signal(how)
        assert bench.wait(PATIENCE) != 0
        until(lambda: not any(_runs(pid) for pid in started))
        if how != signal.SIGKILL:
            assert not list(tmp_path.iterdir())
    finally:
        bench.kill()
        bench.wait()


def _runs(pid: str) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
