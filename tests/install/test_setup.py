"""`make` installs what was locked, to the last byte, or nothing."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.install.wheelhouse import Wheelhouse

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text()
PINNED = re.compile(r"^([^ =]+)==([^ ]+)", re.MULTILINE)


def spoilt(lock: str, name: str) -> str:
    """The lock, with another last digit in a hash of that distribution."""
    found = re.search(rf"^{name}==.*?sha256:[0-9a-f]*([0-9a-f])\n", lock, re.MULTILINE | re.DOTALL)
    assert found is not None
    other = "0" if found[1] != "0" else "1"
    return lock[: found.start(1)] + other + lock[found.end(1) :]


@pytest.fixture
def wheels(tmp_path: Path) -> Wheelhouse:
    wheels = Wheelhouse(tmp_path / "wheelhouse")
    wheels.installed("uv")
    wheels.installed("hatchling")
    return wheels


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    folder = tmp_path / "clone"
    (folder / "src/mastaba").mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copy(ROOT / "src/mastaba/__init__.py", folder / "src/mastaba")
    return folder


def test_a_file_that_was_not_locked_is_refused(clone: Path, wheels: Wheelhouse) -> None:
    """A set-up with the tools alone: all that the real lock has would take a network."""
    lock = wheels.lock()
    for refused in ("uv", "hatchling"):
        (clone / "requirements.lock").write_text(spoilt(lock, refused))
        made = set_up(clone, wheels)
        assert made.returncode != 0
        assert "hash" in made.stderr.lower(), made.stderr
        assert refused in made.stderr
        assert not (clone / ".venv/.ready").exists()
    (clone / "requirements.lock").write_text(lock)
    made = set_up(clone, wheels)
    assert made.returncode == 0, made.stderr
    assert (clone / ".venv/.ready").exists()


def set_up(clone: Path, wheels: Wheelhouse) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", ".venv/.ready", f"PYTHON={sys.executable}"],
        cwd=clone,
        env=wheels.environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_version_is_locked_with_the_hashes_of_its_files() -> None:
    entries = re.split(r"\n(?! )", LOCK.strip())
    for entry in entries:
        head, *hashes = [line.removesuffix("\\").strip() for line in entry.splitlines()]
        assert PINNED.match(head), head
        assert hashes, f"{head} has no hash"
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in hashes), head


def test_lock_and_constraints_agree() -> None:
    constraints = dict(PINNED.findall((ROOT / "constraints.txt").read_text()))
    locked = dict(PINNED.findall(LOCK))
    assert {name: constraints.get(name, version) for name, version in locked.items()} == locked


def test_all_that_the_project_asks_for_is_locked() -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = [
        *data["project"]["dependencies"],
        *data["project"]["optional-dependencies"]["server"],
        *data["dependency-groups"]["dev"],
        *data["build-system"]["requires"],
    ]
    locked = dict(PINNED.findall(LOCK))
    for requirement in map(Requirement, asked):
        version = locked.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement.name} is not locked: make lock"
        assert version in requirement.specifier, f"{requirement}, but {version}: make lock"
