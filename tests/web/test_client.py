"""The browser client's own tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "web" / "node_modules"


@pytest.fixture(scope="module")
def npm() -> list[str]:
    assert PACKAGES.exists(), "the packages of the browser client are missing: run `make client`"
    return [sys.executable, str(ROOT / "scripts" / "npm.py")]


def test_the_tests_of_the_client_pass(npm: list[str]) -> None:
    run = subprocess.run([*npm, "test"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
