"""Which scenarios of the rules have a test: edge cases and golden scenarios, listed in
`tests/<game>/scenarios.txt` with the modules that each needs.

A test names the scenarios it plays: `@pytest.mark.scenario("ESC-EDGE-129")` (see `marks.py`). A
scenario is due as soon as all its modules are in the game's box; `test_scenario_coverage.py` fails
while one that is due has no test, and `make rules` prints them.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, Self

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tests.marks import Mark, marks_below

SCENARIO: Final = "scenario"
_LINE: Final = re.compile(r"([A-Z]+-[A-Z]+-\d+(?:/[a-z]+)?) \[([a-z_ ]*)\] (\S.*)")
_MODULES: Final = "modules:"


class UnreadableList(ValueError):
    """A list of scenarios that makes no sense."""


class Scenario(NamedTuple):
    """One scenario, or the part of one that needs more modules than the rest."""

    name: str
    modules: frozenset[str]
    about: str
    due: bool


class Named(NamedTuple):
    """What the list of a game says: the scenarios, and every module by its name."""

    scenarios: tuple[Scenario, ...]
    modules: tuple[str, ...]


@dataclass(frozen=True)
class Scenarios:
    """The scenarios in the order of their lists, and the marks the tests carry."""

    scenarios: tuple[Scenario, ...]
    marks: tuple[Mark, ...]

    @classmethod
    def of(cls, root: Path) -> Self:
        tests = root / "tests"
        found = [scenario for file in lists(tests) for scenario in read(file, root).scenarios]
        return cls(tuple(found), tuple(marks_below(tests, root, SCENARIO)))

    def untested(self) -> list[Scenario]:
        marked = {mark.name for mark in self.marks}
        return [one for one in self.scenarios if one.due and one.name not in marked]

    def unknown(self) -> list[Mark]:
        listed = {one.name for one in self.scenarios}
        return [mark for mark in self.marks if mark.name not in listed]

    def early(self) -> list[Mark]:
        """Marks of scenarios whose modules are not there: nobody can have played them yet."""
        later = {one.name for one in self.scenarios if not one.due}
        return [mark for mark in self.marks if mark.name in later]

    def complaints(self) -> list[str]:
        return [
            *(f"{one.name} has no test: {one.about}" for one in self.untested()),
            *(f"{mark.place} names {mark.name}, which no list knows" for mark in self.unknown()),
            *(f"{mark.place} names {mark.name}, which is not due yet" for mark in self.early()),
        ]


def lists(tests: Path) -> list[Path]:
    return sorted(tests.glob("*/scenarios.txt"))


def in_the_box(game: str, root: Path) -> set[str]:
    """The modules of a game, each a file or a folder."""
    folder = root / "src/mastaba/games" / game / "modules"
    return {
        part.stem
        for part in folder.iterdir()
        if (part.suffix == ".py" or (part / "__init__.py").exists()) and part.stem != "__init__"
    }


def read(file: Path, root: Path) -> Named:
    """The list of the game that the file's folder is named after."""
    place = file.relative_to(root).as_posix()
    lines = [(number, line) for number, line in told(file)]
    modules = [name for _, line in lines if line.startswith(_MODULES) for name in line.split()[1:]]
    there = in_the_box(file.parent.name, root)
    if strange := sorted(there - set(modules)):
        raise UnreadableList(f"{place}: modules in the box without a name here: {strange}")
    scenarios: dict[str, Scenario] = {}
    for number, line in lines:
        if line.startswith(_MODULES):
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise UnreadableList(f"{place}:{number}: not `ID [modules] what it is about`: {line}")
        name, needs = found[1], frozenset(found[2].split())
        if name in scenarios:
            raise UnreadableList(f"{place}:{number}: {name} is listed twice")
        if strange := sorted(needs - set(modules)):
            raise UnreadableList(
                f"{place}:{number}: {name} needs modules without a name: {strange}"
            )
        scenarios[name] = Scenario(name, needs, found[3], due=needs <= there)
    return Named(tuple(scenarios.values()), tuple(modules))


def told(file: Path) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line


def kind(name: str) -> str:
    """`ESC-EDGE-129` is an `ESC-EDGE`."""
    return name.rpartition("-")[0]


def report(scenarios: Scenarios, console: Console) -> None:
    untested = scenarios.untested()
    listed = Counter(kind(one.name) for one in scenarios.scenarios)
    later = Counter(kind(one.name) for one in scenarios.scenarios if not one.due)
    missing = Counter(kind(one.name) for one in untested)
    table = Table("scenarios")
    for heading in ("listed", "tested", "later", "missing"):
        table.add_column(heading, justify="right")
    for name, count in listed.items():
        tested = count - later[name] - missing[name]
        table.add_row(name, *map(str, (count, tested, later[name] or "", missing[name] or "")))
    console.print(table)
    for complaint in scenarios.complaints():
        console.print(escape(complaint), style="bold")
