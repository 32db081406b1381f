"""Modules that are added later, in play or not, change no game that was played before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mastaba.kernel.log import write
from tests.escape.modules.toys import AAA, ZZZ, Toy, copy_of_the_tree
from tests.fixtures import played_by
from tests.fixtures.making import FOLDER
from tests.fixtures.played_by import log_in
from tests.fixtures.playing import play, recipes


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with two toys."""
    tree = copy_of_the_tree(tmp_path_factory.mktemp("toys"))
    for toy in (AAA, ZZZ):
        toy.write(tree)
    return tree


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    # Without bytecode: that of a toy which was rewritten within a second would pass for its own.
    return subprocess.run(
        [sys.executable, "-B", *arguments],
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_game_leads_to_the_same_digests_beside_toys(tree: Path, tmp_path: Path) -> None:
    """Those of the fixtures that were played by the rules of today, and the others played anew."""
    mine = [recipe for recipe in recipes() if recipe.game == "escape"]
    for recipe in mine:
        file = FOLDER / "edition-1" / "logs" / f"{recipe.name}.jsonl"
        log = log_in(file) if file.exists() else None
        if log is None or not played_by.by_rules_of_today(log):
            log = play(recipe)[0].log
        with (tmp_path / file.name).open("wb") as out:
            write(out, log)
    script = Path(__file__).with_name("played_beside_toys.py")
    done = run(tree, str(script), str(tree), str(tmp_path))
    assert done.stderr == ""
    assert done.stdout == f"{len(mine)} games"
    assert len(mine) > 30


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"order": 2}, "PartError: order 2 is claimed twice: by treasures and zzz"),
        ({"stream": 32}, "PartError: stream 32 is claimed twice: by curses and zzz"),
        ({"stream": AAA.stream}, "PartError: stream 63 is claimed twice: by aaa and zzz"),
        ({"happening": 16}, "PartError: happening 16 is claimed twice: by curses and zzz"),
        ({"place": 1}, "PartError: place 1 is claimed twice: by curses and zzz"),
        ({"option": "curses"}, "PartError: option curses is claimed twice: by curses and zzz"),
        ({"option": "level"}, "PartError: module 'zzz' claims option level, which is not its own"),
        ({"verb": 16}, "ValueError: two verbs have the number 16: use and hum-zzz"),
    ],
)
def test_modules_that_claim_the_same_do_not_load(
    tree: Path, change: dict[str, int | str], problem: str
) -> None:
    clash: Toy = ZZZ._replace(**change)  # type: ignore[arg-type]
    clash.write(tree)
    try:
        done = run(tree, "-c", "import mastaba.games.escape")
    finally:
        ZZZ.write(tree)
    assert done.stderr.splitlines()[-1].endswith(problem)


def test_events_of_the_same_name_do_not_load(tree: Path) -> None:
    events = tree / "mastaba" / "games" / "escape" / "modules" / "zzz" / "events.py"
    events.write_text(events.read_text().replace("hummed-zzz", "curse-drawn"))
    try:
        done = run(tree, "-c", "import mastaba.games.escape")
    finally:
        ZZZ.write(tree)
    assert done.stderr.splitlines()[-1] == "ValueError: two events have the same name: curse-drawn"
