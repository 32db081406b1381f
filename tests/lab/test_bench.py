"""The bench: what its figures stand for. How large they are is the machine's business."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.lab.bench import measure_flight


def test_a_flight_in_virtual_time_lasts_as_long_as_a_real_one() -> None:
    figures = measure_flight(0)
    seconds = figures["times_real_time"] / figures["games_per_second"]
    commands = figures["commands_per_second"] / figures["games_per_second"]
    # Fifteen seconds of introduction at most, and ten minutes.
    assert 60 < seconds < 616
    # Three players, each with a command every six seconds at least and every half second at most.
    assert seconds / 6 * 3 < commands < seconds * 2 * 3


def test_the_bench_tells_both_games_to_machines() -> None:
    told = CliRunner().invoke(app, ["bench", "--rounds", "1", "--seconds", "0.01", "--json"])
    figures = json.loads(told.stdout)
    assert {"moves_per_second", "compiled"} < figures["run-run-run"].keys()
    assert (figures["escape"]["players"], figures["escape"]["bot"]) == (3, "steady")
    assert all(figures["escape"][key] > 0 for key in ("games_per_second", "times_real_time"))
