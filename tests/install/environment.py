"""Environments in which little is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.install.wheelhouse import Wheelhouse

UV = Path(sys.executable).with_name("uv")


class Environment:
    """A virtual environment with what is installed from a wheelhouse, and nothing else."""

    def __init__(self, folder: Path, wheels: Wheelhouse) -> None:
        self._folder = folder
        self._wheels = wheels
        self._must(str(UV), "venv", "--quiet", "--python", sys.executable, str(folder))

    def install(self, *what: str) -> None:
        python = str(self._program("python"))
        self._must(str(UV), "pip", "install", "--quiet", "--offline", "--python", python, *what)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self._run(str(self._program(program)), *arguments)

    def _program(self, name: str) -> Path:
        return self._folder / ("Scripts" if sys.platform == "win32" else "bin") / name

    def _must(self, *command: str) -> None:
        done = self._run(*command)
        assert done.returncode == 0, done.stdout + done.stderr

    def _run(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self._wheels.folder,
            env=self._wheels.environment,
            capture_output=True,
            text=True,
            check=False,
        )
