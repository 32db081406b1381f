"""The marks by which tests say what they prove: `@pytest.mark.rule("RRR-SETUP-01")`.

They are read from the source of the tests, not from a run, so the answer does not depend on which
tests were selected.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Mark(NamedTuple):
    """What a test names, and where."""

    name: str
    place: str


class UnreadableMark(ValueError):
    """A mark whose IDs cannot be read without running the test."""


def marks_below(folder: Path, root: Path, kind: str) -> Iterator[Mark]:
    for file in sorted(folder.rglob("*.py")):
        yield from marks_in(
            file.read_text(encoding="utf-8"), file.relative_to(root).as_posix(), kind
        )


def marks_in(source: str, file: str, kind: str) -> Iterator[Mark]:
    """Every `….mark.<kind>(…)`: on a test, on a parameter or in a `pytestmark`."""
    for node in ast.walk(ast.parse(source, file)):
        if isinstance(node, ast.Call) and is_mark(node.func, kind):
            place = f"{file}:{node.lineno}"
            if node.keywords or not node.args:
                raise UnreadableMark(f"{place}: a {kind} mark takes {kind} IDs and nothing else")
            for name in node.args:
                if not (isinstance(name, ast.Constant) and isinstance(name.value, str)):
                    raise UnreadableMark(
                        f"{place}: write {kind} IDs out, so that they can be found"
                    )
                yield Mark(name.value, place)


def is_mark(func: ast.expr, kind: str) -> bool:
    """`pytest.mark.<kind>` or `mark.<kind>`."""
    if not (isinstance(func, ast.Attribute) and func.attr == kind):
        return False
    return ast.unparse(func.value).split(".")[-1] == "mark"
