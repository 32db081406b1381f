"""The bench of stored games, on a small scale: what it reads is what was played."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.server.bench.chronicles import KINDS, Kind, measure

SMALL = (
    KINDS[0],
    Kind("long", "cursed-tomb", 6, "random", {"trap": "abstract", "rounds": None}, until=250),
)


def test_stored_games_are_measured_with_and_without_a_chronicle() -> None:
    over, long = measure(1, SMALL)
    assert over.replay is not None
    assert over.replay_by_film is not None
    assert (long.entries, long.replay, long.replay_by_film) == (250, None, None)
    for one in (over, long):
        assert min(one.entry_bytes, one.film_bytes, one.snapshot_bytes) > 500
        assert min(one.read, one.read_by_snapshot, one.made) > 0


def test_the_command_says_what_it_takes() -> None:
    answer = CliRunner().invoke(app, ["bench", "tables", "--rounds", "0"])
    assert answer.exit_code == 2
    answer = CliRunner().invoke(app, ["bench", "tables", "--rounds", "1", "--json"])
    assert answer.exit_code == 0, answer.output
    assert [one["name"] for one in json.loads(answer.stdout)] == [kind.name for kind in KINDS]
