"""`mastaba serve` as people start it: from nothing, stopped, killed, and started again."""

from __future__ import annotations

import os
import pty
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from mastaba.cli import app
from tests.server.clients import PATIENCE, Guest, start, without_nulls

COMMAND = [sys.executable, "-c", "from mastaba.cli import main; main()", "serve"]


def environment(**given: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("MASTABA")}
    return {**plain, "MASTABA_HOST": "127.0.0.1", "MASTABA_PORT": "0", **given}


class Process:
    def __init__(self, folder: Path, *options: str, **env: str) -> None:
        self._log = (folder / "log").open("a")
        self._process = subprocess.Popen(
            [*COMMAND, *options],
            cwd=folder,
            env=environment(**env),
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", first)
        assert found is not None, first
        self.url = found[0]

    def most_files(self) -> tuple[int, int]:
        """How many files it may have open, and how many it could ask for."""
        return resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE)

    def children(self) -> list[int]:
        """The processes that it has started."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]

    def end(self, signal: int) -> int:
        self._process.send_signal(signal)
        code = self._process.wait(PATIENCE)
        self.close()
        return code

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._log.close()


@contextmanager
def process(folder: Path, *options: str, **env: str) -> Iterator[Process]:
    running = Process(folder, *options, **env)
    try:
        yield running
    finally:
        running.close()


def test_a_restart_keeps_everything_and_logs_tell_no_secrets(tmp_path: Path) -> None:
    env = {"MASTABA_LOG_FORMAT": "json", "MASTABA_ACCESS_LOG": "1"}
    with process(tmp_path, **env) as first, Guest(first.url, "Ann") as ann:
        cookie = ann.cookie
        token = ann.http.post("/api/device-link").json()["url"].partition("token=")[2]
        ann.http.get(f"/link?token={token}")
        table = ann.open(seats=2, options={"first": 0})["id"]
        with ann.connect(table, 0) as place:
            place.must("sit", seat=1)
            start([place])
            place.play(next(move for move in place.moves() if move.startswith("explore")))
            place.must("say", text="back in a minute")
            seq, view, sight = place.seq, place.view, place.table
            hand = (view or {})["hands"]["0"]
            assert first.end(signal.SIGTERM) in (0, -signal.SIGTERM)
            # A polite stop says goodbye and asks everybody to come back.
            goodbye = place.until(lambda message: message["type"] == "closing")
            assert goodbye == {"type": "closing", "key": "server-stops", "again": True}
            with pytest.raises(ConnectionClosed) as closed:
                place.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    assert (tmp_path / "mastaba.db").exists()
    with process(tmp_path) as second, Guest(second.url) as ann:
        ann.http.cookies.set("mastaba", cookie, domain="127.0.0.1")
        assert ann.get("/api/me")["name"] == "Ann"
        with ann.connect(table, 0, last_seq=seq - 1) as place:
            assert place.seq == seq
            assert without_nulls(place.view or {}) == without_nulls(view or {})
            assert without_nulls(place.table) == without_nulls(sight)
            seq = place.must("say", text="here I am")
        assert second.end(signal.SIGKILL) == -signal.SIGKILL
    with process(tmp_path) as third, Guest(third.url) as ann:
        ann.http.cookies.set("mastaba", cookie)
        with ann.connect(table, 0) as place:
            assert place.seq == seq
            assert place.table["sayings"][-1] == {"name": "Ann", "text": "here I am"}
    log = (tmp_path / "log").read_text()
    assert '"path":"/link"' in log
    assert '"status":201' in log
    for secret in ("Traceback", token, cookie, "seed", *hand):
        assert secret not in log


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody sees another's bounds")
def test_there_are_as_many_connections_as_the_system_allows(tmp_path: Path) -> None:
    _soft, hard = bounds = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        running = Process(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, bounds)
    try:
        assert running.most_files() == (hard, hard)
    finally:
        running.close()


def test_an_address_and_a_code_for_phones(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        COMMAND, cwd=tmp_path, env=environment(COLUMNS="100"), stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    try:
        shown = b""
        end = time.monotonic() + 120
        while b"Ctrl+C" not in shown:
            assert time.monotonic() < end
            shown += os.read(ours, 4096)
        running.send_signal(signal.SIGINT)
        running.wait(PATIENCE)
    finally:
        running.kill()
        running.wait()
        os.close(ours)
    text = shown.decode()
    assert "Mastaba is open at" in text
    assert text.count("█") + text.count("▀") + text.count("▄") > 100


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--database", "mysql://x"], "database:"),
        (["--redis", "http://x"], "redis:"),
        (["--base-url", "games.example.org"], "base_url:"),
        (["--port", "70000"], "port:"),
        (["--bot-pace", "2", "1"], "bot_pace:"),
        (["--limit", "message_burst=0"], "message_burst:"),
        (["--limit", "politeness=9"], "politeness: there is no such setting; there is: message"),
        (["--limit", "message_burst"], "name=number"),
        (["--log-format", "xml"], "log_format:"),
        (["--host", "203.0.113.9"], "cannot listen"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_bad_setting_is_one_clear_line(options: list[str], problem: str) -> None:
    result = CliRunner().invoke(app, ["serve", *options], env={"MASTABA_PORT": "0"})
    assert result.exit_code == 2, result.stderr
    assert problem in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_store_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    result = subprocess.run(
        [*COMMAND, "--database", f"sqlite:///{tmp_path}/file/mastaba.db"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert result.returncode == 2, result.stderr
    assert result.stderr.startswith("database: ")
    assert len(result.stderr.strip().splitlines()) == 1
