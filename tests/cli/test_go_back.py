"""`mastaba go-back`: a version that was left out in an update can be started once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.tables.migrations import OF_VERSIONS, PRESENT
from tests.server.clients import Guest
from tests.server.serving import serving

run = CliRunner().invoke


def schema(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return str(database.execute(PRESENT).fetchone()[0])


def test_a_database_is_led_back_once_no_server_runs_and_forward_by_the_next_one(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    go_back = ["go-back", "0.2.0", "--database", database]
    with serving(tmp_path, database=database) as running, Guest(running.url, "Ann") as ann:
        table, cookie = ann.open(seats=2)["id"], ann.cookie
        refused = run(app, go_back)
        assert refused.exit_code == 2
        assert "has the database open" in " ".join(refused.output.split())
    newest = schema(tmp_path)
    done = run(app, go_back)
    assert done.exit_code == 0, done.output
    assert "Version 0.2.0 can be started" in done.output
    assert schema(tmp_path) == OF_VERSIONS["0.2.0"] < newest
    with serving(tmp_path, database=database) as running, Guest(running.url) as ann:
        ann.http.cookies.set("mastaba", cookie)
        assert ann.get(f"/api/tables/{table}")["table"]["phase"] == "lobby"
    assert schema(tmp_path) == newest


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    nowhere = run(app, ["go-back", "0.2.0", "--database", f"sqlite:///{tmp_path}/none.db"])
    assert nowhere.exit_code == 2
    assert "there is no database at" in " ".join(nowhere.output.split())
    assert not (tmp_path / "none.db").exists()
    unknown = run(app, ["go-back", "0.1.0", "--database", f"sqlite:///{tmp_path}/none.db"])
    assert unknown.exit_code == 2
    assert "0.2.0" in unknown.output
