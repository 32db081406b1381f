"""The opt-in mypyc build plays bit-identical games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.compiled.playouts import digests, words

ROOT = Path(__file__).parents[2]


def compiled_modules() -> list[str]:
    """The modules that the wheel would compile."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return [str(Path(module).relative_to("src")) for module in hook["include"]]


@pytest.mark.skipif(
    not any(shutil.which(name) for name in ("cc", "gcc", "clang")),
    reason="needs a C compiler: install gcc",
)
def test_compiled_rules_play_bit_identical_games(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    build = subprocess.run(
        [sys.executable, "-m", "mypyc", "--strict", *compiled_modules()],
        cwd=source,
        # Optimising would take twice as long and changes no result; nor does what a debugger needs.
        env={**os.environ, "MYPYC_OPT_LEVEL": "0", "CFLAGS": "-g0 -fwrapv"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stdout + build.stderr
    played = subprocess.run(
        [sys.executable, str(ROOT / "tests/compiled/playouts.py"), "--expect-compiled"],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.splitlines() == words() + digests()
