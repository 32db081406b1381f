"""`mastaba tidy` beside servers, and on databases of other versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

from typer.testing import CliRunner

from mastaba.cli import app
from tests.fixtures.making import FOLDER
from tests.fixtures.stock.stocking import DATABASE
from tests.server.clients import Guest
from tests.server.serving import serving
from tests.tables.test_retention import days_pass

run = CliRunner().invoke


def test_it_lists_beside_a_server_and_does_nothing(tmp_path: Path) -> None:
    """Somebody may sit at the table with an open line."""
    with serving(tmp_path, database=f"sqlite:///{tmp_path}/tables.db") as running:
        database = f"sqlite:///{tmp_path}/tables.db"
        with Guest(running.url, "Ann") as ann:
            table = ann.open(seats=2)["id"]
            with ann.connect(table, 0):
                days_pass(tmp_path, 8)
                listed = run(app, ["tidy", "--database", database, "--dry-run"])
                assert listed.exit_code == 0, listed.output
                assert "nobody has begun" in listed.output
                refused = run(app, ["tidy", "--database", database])
                assert refused.exit_code == 2
                assert "has the database open" in " ".join(refused.output.split())
                assert ann.get(f"/api/tables/{table}")["table"]["phase"] == "lobby"
    done = run(app, ["tidy", "--database", database, "--json"])
    assert done.exit_code == 0, done.output
    assert '"does":"delete lobby"' in done.output


def test_a_dry_run_migrates_nothing(tmp_path: Path) -> None:
    """A server of an earlier version may still use it."""
    copyfile(FOLDER / "edition-1" / DATABASE, tmp_path / "tables.db")
    database = f"sqlite:///{tmp_path}/tables.db"
    before = (tmp_path / "tables.db").read_bytes()
    refused = run(app, ["tidy", "--database", database, "--dry-run"])
    assert refused.exit_code == 2
    told = " ".join(refused.output.split())
    assert f"has the schema {schema(tmp_path)}" in told
    assert "nothing was changed" in told
    assert (tmp_path / "tables.db").read_bytes() == before
    assert run(app, ["tidy", "--database", database]).exit_code == 0
    assert run(app, ["tidy", "--database", database, "--dry-run"]).exit_code == 0


def schema(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        ((version,),) = database.execute("SELECT version_num FROM alembic_version")
    return str(version)
