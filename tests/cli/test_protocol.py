"""`mastaba protocol`: what authors of other clients build on."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.server.schema import published

run = CliRunner().invoke


def test_both_files_are_written(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    for _ in range(2):
        done = run(app, ["protocol", str(folder)])
        assert done.exit_code == 0, done.output
        assert "protocol.d.ts" in "".join(done.output.split())
    found = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert found == published()
    definitions = json.loads(found["protocol.json"])["$defs"]
    assert {"ClientMessage", "ServerMessage", "GameView", "EscapeDiceRolled"} <= set(definitions)
    assert "export interface EscapeDiceRolled {" in found["protocol.d.ts"]


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    failed = run(app, ["protocol", str(tmp_path / "taken")])
    assert failed.exit_code == 2
    assert "cannot write to" in " ".join(failed.output.split())
    assert "Traceback" not in failed.output
    assert run(app, ["protocol"]).exit_code == 2
