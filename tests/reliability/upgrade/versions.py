"""The versions between which a server changes: this one, an earlier one in a work tree of its own,
and ones of later rules, which are copies of this tree."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from mastaba.games import game_named
from mastaba.kernel.contract import Option
from mastaba.tables.rules_in_play import Rules, first_rules
from tests.reliability.servers import COMMAND, LIMITS, ROOT, Program

KEPT: Final = ROOT / ".upgrade-drill"
"""The work trees of earlier versions; git ignores it."""
START: Final = COMMAND[1:]


_RULES: Final = """
import json, sys
from mastaba.games import game_named
from mastaba.tables.rules_in_play import rules_of_today
asked = [(game_named(name), options) for name, options in json.load(sys.stdin)]
print(json.dumps([rules_of_today(game, options) for game, options in asked]))
"""

Chosen = tuple[str, Mapping[str, Option]]
"""A game with the options that somebody has chosen."""


MENDED: Final = ("'key': 'too-fast', 'facts': {'code': 'RATE'",)
"""What players note that versions until 0.2.0 did wrong: a command that came too soon for the rules
of Escape could cut its line off."""


class Version(NamedTuple):
    name: str
    program: Program
    has_editions: bool = True
    faults: Sequence[str] = ()
    """What it is known to do wrong."""

    def rules(self, games: Sequence[Chosen]) -> list[Rules]:
        """By which rules this version plays these games, in its own words."""
        if not self.has_editions:
            return [first_rules(game_named(name), options, None) for name, options in games]
        told = subprocess.run(
            [*self.program.command[:-1], _RULES],
            cwd=self.program.folder,
            input=json.dumps(games),
            capture_output=True,
            text=True,
            check=True,
        )
        return [Rules(*one) for one in json.loads(told.stdout)]


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit_named(name: str) -> str:
    try:
        return git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
    except subprocess.CalledProcessError:
        raise SystemExit(f"FROM={name}: there is no such commit here") from None


def this_version() -> Version:
    return Version("this version", Program())


def earlier_version(name: str) -> Version:
    """The version of a commit, with what its own lock names; it is set up once."""
    commit = commit_named(name)
    tree = KEPT / commit
    if not tree.exists():
        git("worktree", "prune")
        git("worktree", "add", "--quiet", "--detach", str(tree), commit)
    # The make around us must not give its own orders to that one.
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    subprocess.run(
        ["make", "--silent", f"PYTHON={sys.executable}", ".venv/.ready"],
        cwd=tree,
        env=environment,
        check=True,
    )
    settings = (tree / "src/mastaba/server/config.py").read_text()
    limits = {name: most for name, most in LIMITS.items() if f"    {name}:" in settings}
    command = [str(tree / ".venv/bin/python"), *START]
    has_editions = (tree / "src/mastaba/kernel/editions.py").exists()
    return Version(commit[:7], Program(command, tree, limits), has_editions, MENDED)


class Raised(NamedTuple):
    """A line of a file that is another in a later version."""

    path: str
    before: str
    after: str


LATER_RULES: Final = (
    Raised("games/run_run_run/__init__.py", "    edition = 2\n", "    edition = 3\n"),
    Raised("games/run_run_run/box.toml", "combat_dice = 6\n", "combat_dice = 4\n"),
    Raised("games/cursed_tomb/__init__.py", "    edition = 1\n", "    edition = 2\n"),
    Raised("games/cursed_tomb/box.toml", "cost = 10\nopen = 86\n", "cost = 10\nopen = 8\n"),
    Raised("games/escape/__init__.py", "    edition = 2\n", "    edition = 3\n"),
    Raised("games/escape/box.toml", "settle_most = 1000\n", "settle_most = 700\n"),
)
"""Every game by its next edition, each with a number that changes what comes of moves."""

LATER_PHYSICS: Final = (
    Raised("games/cursed_tomb/physics.toml", "\nedition = 1\n", "\nedition = 2\n"),
    Raised("referee/trap.toml", "ground_friction = 0.60\n", "ground_friction = 0.50\n"),
)


def later_version(name: str, folder: Path, changes: tuple[Raised, ...]) -> Version:
    """A copy of this tree, but for these lines."""
    source = folder / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    for path, before, after in changes:
        file = source / "mastaba" / path
        text = file.read_text()
        assert text.count(before) == 1, f"{path} has {before!r} {text.count(before)} times"
        file.write_text(text.replace(before, after))
    command = ["env", f"PYTHONPATH={source}", *COMMAND]
    return Version(name, Program(command, folder))
