"""What the message catalogues hold, and what the code asks of them; read from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mastaba

SOURCE = Path(mastaba.__file__).parent
GAME = SOURCE / "games" / "run_run_run"
CLI = SOURCE / "cli"
FOLDERS = (GAME / "words", CLI / "words")


def languages() -> list[str]:
    """Every language that has at least one catalogue."""
    return sorted({path.stem for folder in FOLDERS for path in folder.glob("*.ftl")})


# --- what the catalogues hold ---


class _References(Visitor):
    """The variables and the other messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
            self.variants.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Catalogue:
    """All messages of one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self.junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        self.entries = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
        self.ids = [entry.id.name for entry in self.entries]
        self._names = {entry.id.name: _names(entry) for entry in self.entries}

    def messages_named(self) -> set[str]:
        """Messages that other messages are made of."""
        return {name for refs in self._names.values() for name in refs.messages}

    def variables(self, message: str) -> set[str]:
        """The facts that a message needs, also for the messages it is made of."""
        needed: set[str] = set()
        seen: set[str] = set()
        due = [message]
        while due:
            name = due.pop()
            if name in self._names and name not in seen:
                seen.add(name)
                needed |= self._names[name].variables
                due.extend(self._names[name].messages)
        return needed

    def variants(self, message: str, variable: str) -> set[str]:
        """The values that a message tells apart when it selects on a variable."""
        entry = next(entry for entry in self.entries if entry.id.name == message)
        found = _References()
        found.visit(entry)
        return found.variants.get(variable, set())


def _names(entry: Any) -> _References:
    found = _References()
    found.visit(entry)
    return found


# --- what the code asks for ---


class RefusalCall(NamedTuple):
    """A `no(rule, key, **facts)` in the rules; the rule is "" if it is worked out there."""

    rule: str
    key: str
    facts: tuple[str, ...]


def refusal_calls() -> list[RefusalCall]:
    found: list[RefusalCall] = []
    for _path, node in _nodes(GAME):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "no":
            rule, key = node.args
            facts = tuple(str(keyword.arg) for keyword in node.keywords)
            found.append(RefusalCall(_constant(rule), _constant(key), facts))
    return found


def _constant(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def caution_keys() -> set[str]:
    """The second halves of the (rule, key) pairs in cautions.py."""
    pairs = [
        [_constant(element) for element in node.elts]
        for path, node in _nodes(GAME)
        if path.stem == "cautions" and isinstance(node, ast.Tuple) and len(node.elts) == 2
    ]
    return {key for rule, key in pairs if rule.startswith("RRR-")}


def ids_in_code() -> set[str]:
    """Everything that the code could pass as a message ID: "cat", or f"event-{tag}" for any tag."""
    words: set[str] = set()
    prefixes: set[str] = set()
    for _path, node in [*_nodes(GAME), *_nodes(CLI)]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)
        if isinstance(node, ast.JoinedStr):
            first = node.values[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                prefixes.add(first.value)
    beginnings = [prefix for prefix in prefixes if prefix.endswith("-")]
    return words | {prefix + word for prefix in beginnings for word in words}


def _nodes(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, node
