"""Which rules of the rulebooks have a test.

A test names the rules it proves: `@pytest.mark.rule("RRR-SETUP-01")` (see `marks.py`).

Rules of parts that are yet to come are listed as such (`tests/*/later.py`) and need none so far.

`python -m tests.rule_coverage` prints it, and the scenarios after it (`scenario_coverage.py`);
`test_rule_coverage.py` fails while a rule has no test.
"""

import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from rich.console import Console
from rich.table import Table

from tests import scenario_coverage
from tests.marks import ROOT, Mark, UnreadableMark, marks_below

RULE = "rule"


@dataclass(frozen=True)
class Coverage:
    """The rules the rulebooks tell, in their order, and the marks the tests carry."""

    rules: tuple[str, ...]
    marks: tuple[Mark, ...]
    later: tuple[Mark, ...] = ()
    """Rules of parts that do not exist yet, and where that is said."""

    @classmethod
    def of(cls, root: Path) -> Self:
        tests = root / "tests"
        return cls(
            tuple(told_rules(root)),
            tuple(marks_below(tests, root, RULE)),
            tuple(later_in(tests, root)),
        )

    def untested(self) -> list[str]:
        marked = {mark.name for mark in (*self.marks, *self.later)}
        return [rule for rule in self.rules if rule not in marked]

    def unknown(self) -> list[Mark]:
        told = set(self.rules)
        return [mark for mark in (*self.marks, *self.later) if mark.name not in told]

    def overtaken(self) -> list[Mark]:
        """Rules that are said to come later, but have a test already."""
        marked = {mark.name for mark in self.marks}
        return [mark for mark in self.later if mark.name in marked]


def told_rules(root: Path) -> Iterator[str]:
    for rulebook in sorted(root.glob("src/mastaba/games/**/rulebook/en.toml")):
        yield from tomllib.loads(rulebook.read_text(encoding="utf-8"))["rules"]


def later_in(tests: Path, root: Path) -> Iterator[Mark]:
    """The tuple RULES of every `later.py`."""
    for file in sorted(tests.glob("*/later.py")):
        place = file.relative_to(root).as_posix()
        for node in ast.parse(file.read_text(encoding="utf-8"), place).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "RULES":
                for rule in ast.literal_eval(node.value):
                    yield Mark(rule, place)


def chapter(rule: str) -> str:
    """`RRR-SETUP-01` stands in chapter `RRR-SETUP`."""
    return rule.rpartition("-")[0]


def report(coverage: Coverage, console: Console) -> None:
    untested = coverage.untested()
    rules, missing = Counter(map(chapter, coverage.rules)), Counter(map(chapter, untested))
    later = Counter(chapter(mark.name) for mark in coverage.later)

    table = Table("chapter")
    for heading in ("rules", "tested", "later", "missing"):
        table.add_column(heading, justify="right")
    for name, count in rules.items():
        tested = count - later[name] - missing[name]
        table.add_row(name, *map(str, (count, tested, later[name] or "", missing[name] or "")))
    table.add_section()
    total, lacking, put_off = len(coverage.rules), len(untested), later.total()
    tested = total - lacking - put_off
    table.add_row("all", *map(str, (total, tested, put_off or "", lacking or "")))
    console.print(table)

    if untested:
        console.print("Without a test:", style="bold")
        for name in missing:
            console.print(*(rule for rule in untested if chapter(rule) == name))
    for mark in coverage.unknown():
        console.print(f"{mark.place} names {mark.name}, which stands in no rulebook", style="bold")
    for mark in coverage.overtaken():
        console.print(f"{mark.place} puts off {mark.name}, which has a test", style="bold")


def main() -> int:
    try:
        coverage = Coverage.of(ROOT)
        scenarios = scenario_coverage.Scenarios.of(ROOT)
    except (UnreadableMark, scenario_coverage.UnreadableList) as problem:
        Console(stderr=True).print(str(problem))
        return 1
    console = Console(highlight=False)
    report(coverage, console)
    scenario_coverage.report(scenarios, console)
    complaints = [*coverage.untested(), *coverage.unknown(), *coverage.overtaken()]
    return 1 if complaints or scenarios.complaints() else 0


if __name__ == "__main__":
    sys.exit(main())
