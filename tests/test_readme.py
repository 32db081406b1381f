"""The README tells the truth: its examples run."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_run() -> None:
    readme = Path(__file__).parents[1] / "README.md"
    results = doctest.testfile(str(readme), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0
