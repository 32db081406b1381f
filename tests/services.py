"""Private PostgreSQL and Redis servers for tests: on free ports of this machine, in temp folders.

A test module that needs one says `pytest_plugins = ["tests.services"]`. Each process that runs
tests has servers of its own, started when first needed, so a test may stop and start them.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import pytest

TRIES = 400
PAUSE = 0.05


class Server:
    """A program that listens on a port of this machine until it is stopped."""

    def __init__(self, folder: Path, owner: dict[str, Any]) -> None:
        self.folder = folder
        self.port = 0
        self._owner = owner
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start for the first time, on a port that nobody else takes meanwhile."""
        for chance in (2, 1, 0):
            self.port = free_port()
            try:
                return self.start_again()
            except RuntimeError:
                if not chance:
                    raise

    def start_again(self) -> None:
        """Start on the same port as last time, and wait until it answers.

        Only from the main thread: it would stop together with any other.
        """
        command = self.command()
        if setpriv := shutil.which("setpriv"):
            # So that it stops even if the tests are killed.
            command = [setpriv, "--pdeathsig", "INT", *command]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self.folder, stdout=log, stderr=log, **self._owner
            )
        for _try in range(TRIES):
            if self.answers():
                return
            if self._process.poll() is not None:
                break
            time.sleep(PAUSE)
        self.stop()
        raise RuntimeError(f"{command} does not start:\n{(self.folder / 'log').read_text()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


class Postgres(Server):
    def __init__(self, folder: Path, programs: Path, owner: dict[str, Any]) -> None:
        super().__init__(folder, owner)
        self._programs = programs
        self._names = (f"test{number}" for number in itertools.count(1))
        subprocess.run(
            [
                *(programs / "initdb", "--pgdata", folder / "data", "--username", "mastaba"),
                *("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
            ],
            cwd=folder,
            check=True,
            capture_output=True,
            **owner,
        )

    def command(self) -> Sequence[str | Path]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            # What is killed here is processes, never the machine: the disk need not be waited for.
            "fsync": "off",
            "shared_buffers": "16MB",
            "autovacuum": "off",
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        return [self._programs / "postgres", "-D", self.folder / "data", *options]

    def answers(self) -> bool:
        ready = self._programs / "pg_isready"
        ask = [str(ready), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def crash(self) -> None:
        """Stop at once and leave everybody hanging, as a machine that fails does."""
        self.stop(signal.SIGQUIT)

    def url(self, database: str) -> str:
        return f"postgresql://mastaba@127.0.0.1:{self.port}/{database}"

    def new_schema(self) -> str:
        """The address of an empty schema, which is made much faster than an empty database."""
        name = next(self._names)
        self.run(f"CREATE SCHEMA {name}")
        return self.url(f"postgres?search_path={name}")

    def new_database(self, settings: str = "") -> str:
        """The name of an empty database."""
        name = next(self._names)
        self.run(f"CREATE DATABASE {name} {settings}")
        return name

    def run(self, statement: str) -> None:
        asyncio.run(self._run(statement))

    async def _run(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


class RedisServer(Server):
    def __init__(self, folder: Path, program: str) -> None:
        super().__init__(folder, owner={})
        self._program = program

    def command(self) -> Sequence[str | Path]:
        return [
            *(self._program, "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--dir", self.folder),
        ]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: apt install postgresql")
    owner: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="mastaba-postgres-") as name:
        folder = Path(name)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres", "postgres")
            owner = {"user": "postgres", "group": "postgres", "extra_groups": []}
        server = Postgres(folder, programs, owner)
        server.start()
        yield server
        server.crash()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The address of an empty schema."""
    return postgres.new_schema()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed: apt install redis-server")
    with tempfile.TemporaryDirectory(prefix="mastaba-redis-") as name:
        server = RedisServer(Path(name), program)
        server.start()
        yield server
        server.stop()


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    return redis_server.url


def postgres_programs() -> Path | None:
    """The folder of the newest server; Debian does not put it on the path."""
    installed = [program.parent for program in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if installed:
        return max(installed, key=lambda programs: float(programs.parent.name))
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
