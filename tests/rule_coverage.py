"""Which rules of the rulebooks have a test.

A test names the rules it proves: `@pytest.mark.rule("RRR-SETUP-01")`. The marks are read from the
source of the tests, not from a run, so the answer does not depend on which tests were selected.

`python -m tests.rule_coverage` prints it; `test_rule_coverage.py` fails while a rule has no test.
"""

import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Self

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent


class Mark(NamedTuple):
    """A rule named by a test, and where."""

    rule: str
    place: str


class UnreadableMark(ValueError):
    """A rule mark whose rules cannot be read without running the test."""


@dataclass(frozen=True)
class Coverage:
    """The rules the rulebooks tell, in their order, and the marks the tests carry."""

    rules: tuple[str, ...]
    marks: tuple[Mark, ...]

    @classmethod
    def of(cls, root: Path) -> Self:
        return cls(tuple(told_rules(root)), tuple(marks_below(root / "tests", root)))

    def untested(self) -> list[str]:
        marked = {mark.rule for mark in self.marks}
        return [rule for rule in self.rules if rule not in marked]

    def unknown(self) -> list[Mark]:
        told = set(self.rules)
        return [mark for mark in self.marks if mark.rule not in told]


def told_rules(root: Path) -> Iterator[str]:
    for rulebook in sorted(root.glob("src/mastaba/games/*/rulebook/en.toml")):
        yield from tomllib.loads(rulebook.read_text(encoding="utf-8"))["rules"]


def marks_below(folder: Path, root: Path) -> Iterator[Mark]:
    for file in sorted(folder.rglob("*.py")):
        yield from marks_in(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())


def marks_in(source: str, file: str) -> Iterator[Mark]:
    """Every `….mark.rule(…)`: on a test, on a parameter or in a `pytestmark`."""
    for node in ast.walk(ast.parse(source, file)):
        if isinstance(node, ast.Call) and is_rule_mark(node.func):
            place = f"{file}:{node.lineno}"
            if node.keywords or not node.args:
                raise UnreadableMark(f"{place}: a rule mark takes rule IDs and nothing else")
            for rule in node.args:
                if not (isinstance(rule, ast.Constant) and isinstance(rule.value, str)):
                    raise UnreadableMark(f"{place}: write rule IDs out, so that they can be found")
                yield Mark(rule.value, place)


def is_rule_mark(func: ast.expr) -> bool:
    return ast.unparse(func).split(".")[-2:] == ["mark", "rule"]


def chapter(rule: str) -> str:
    """`RRR-SETUP-01` stands in chapter `RRR-SETUP`."""
    return rule.rpartition("-")[0]


def report(coverage: Coverage, console: Console) -> None:
    untested = coverage.untested()
    rules, missing = Counter(map(chapter, coverage.rules)), Counter(map(chapter, untested))

    table = Table("chapter")
    for heading in ("rules", "tested", "missing"):
        table.add_column(heading, justify="right")
    for name, count in rules.items():
        table.add_row(name, *map(str, (count, count - missing[name], missing[name] or "")))
    table.add_section()
    total, lacking = len(coverage.rules), len(untested)
    table.add_row("all", *map(str, (total, total - lacking, lacking or "")))
    console.print(table)

    if untested:
        console.print("Without a test:", style="bold")
        for name in missing:
            console.print(*(rule for rule in untested if chapter(rule) == name))
    for mark in coverage.unknown():
        console.print(f"{mark.place} names {mark.rule}, which stands in no rulebook", style="bold")


def main() -> int:
    try:
        coverage = Coverage.of(ROOT)
    except UnreadableMark as problem:
        Console(stderr=True).print(str(problem))
        return 1
    report(coverage, Console(highlight=False))
    return 1 if coverage.untested() or coverage.unknown() else 0


if __name__ == "__main__":
    sys.exit(main())
