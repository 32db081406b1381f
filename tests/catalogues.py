"""What the message catalogues hold, and what the code asks of them; read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mastaba
from mastaba.games import game_named
from mastaba.kernel.contract import Option, UnknownOption
from mastaba.kernel.lessons import lesson_named, lesson_names
from mastaba.kernel.words import word_folders
from mastaba.server.errors import KEY_OF_STATUS

_Value = TypeVar("_Value")

SOURCE = Path(mastaba.__file__).parent
GAMES = {
    "RRR": SOURCE / "games" / "run_run_run",
    "TOMB": SOURCE / "games" / "cursed_tomb",
    "ESC": SOURCE / "games" / "escape",
}
"""By the beginning of their rules' IDs."""
GAME = GAMES["RRR"]
CLI = SOURCE / "cli"
SERVER = SOURCE / "server"
TABLES = SOURCE / "tables"
FOLDERS = (
    *(folder for game in GAMES.values() for folder in word_folders(game)),
    CLI / "words",
    SERVER / "words",
)


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

    def made_of(self, message: str) -> set[str]:
        """The messages that this one names itself."""
        return self._names[message].messages

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


@cache
def catalogue_at(path: Path) -> Catalogue:
    """The catalogue of this file, read once for all tests."""
    return Catalogue(path)


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


def refusal_calls(game: Path = GAME) -> list[RefusalCall]:
    found: list[RefusalCall] = []
    for _path, node in _nodes(game):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "no":
            rule, key = node.args
            facts = tuple(str(keyword.arg) for keyword in node.keywords)
            found.append(RefusalCall(_constant(rule), _constant(key), facts))
    return found


def _constant(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


class ErrorCall(NamedTuple):
    """A key that the server or a table sends to a client, and the facts that go with it."""

    key: str
    facts: frozenset[str]
    where: str


_KEY_AT = {
    "NotPossible": 0,
    "__init__": 0,
    "_mistake": 0,
    "Rejected": 1,
    "Refused": 1,
    "_Refusal": 1,
    "problem": 2,
}
"""Who sends a key, and which argument it is; `__init__` is that of a NotPossible with one key."""

_FACTS_AT = {"_Refusal": 2, "problem": 3}
"""Who has the facts in a dictionary, and which argument that is."""


def error_calls() -> list[ErrorCall]:
    """Every key that a client may be refused with by server or table, read from the source."""
    found: list[ErrorCall] = []
    for path, node in [*_nodes(SERVER), *_nodes(TABLES)]:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        at = _KEY_AT.get(name)
        if at is None or len(node.args) <= at or not _constant(node.args[at]):
            continue
        facts = {str(keyword.arg) for keyword in node.keywords}
        given = node.args[_FACTS_AT[name]] if name in _FACTS_AT else None
        if isinstance(given, ast.Dict):
            facts = {_constant(key) for key in given.keys if key is not None}
        found.append(ErrorCall(_constant(node.args[at]), frozenset(facts), path.name))
    return found


def error_keys() -> set[str]:
    """All keys of errors, with those that stand for a status."""
    return {call.key for call in error_calls()} | set(KEY_OF_STATUS.values())


def page_ids() -> set[str]:
    """The messages that the server's own pages are filled with."""
    pages = [page.read_text(encoding="utf-8") for page in (SERVER / "pages").glob("*.html")]
    return {found for page in pages for found in re.findall(r"\{(page-[\w-]+)\}", page)}


def caution_keys(game: Path = GAME) -> set[str]:
    """The keys of all cautions that the game has."""
    return {
        _constant(node.args[1])
        for _path, node in _nodes(game)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Caution"
    }


def lesson_ids(game: Path = GAME) -> set[str]:
    """The messages that explain the steps of the game's lessons."""
    lessons = [lesson_named(game, name) for name in lesson_names(game)]
    return {step.says for lesson in lessons for step in lesson.steps} | {
        lesson.end for lesson in lessons
    }


@cache
def ids_in_code() -> frozenset[str]:
    """Everything that the code could pass as a message ID: "cat", or f"event-{tag}" for any tag."""
    words: set[str] = set()
    prefixes: set[str] = set()
    sources = [*GAMES.values(), CLI, *(CLI / game.name for game in GAMES.values())]
    for _path, node in [pair for folder in sources for pair in _nodes(folder)]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)
        if isinstance(node, ast.JoinedStr):
            first = node.values[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                prefixes.add(first.value)
    beginnings = [prefix for prefix in prefixes if prefix.endswith("-")]
    return frozenset(words | {prefix + word for prefix in beginnings for word in words})


_ASKING = (ast.Call, ast.Constant, ast.JoinedStr)
"""What can hold the name of a message."""


@cache
def _nodes(folder: Path) -> list[tuple[Path, ast.AST]]:
    return [
        (path, node)
        for path in sorted([*folder.glob("*.py"), *folder.glob("modules/**/*.py")])
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, _ASKING)
    ]


def every_edition(name: str) -> dict[str, int]:
    """The editions of all parts of a game, whether they can be in play together or not."""
    return _of_every_part(name, game_named(name).editions)


def every_box_part(name: str) -> dict[str, str]:
    """The digests of all parts of a game's box that can be in play."""
    return _of_every_part(name, game_named(name).box_parts)


def _of_every_part(
    name: str, parts: Callable[[Mapping[str, Option]], Mapping[str, _Value]]
) -> dict[str, _Value]:
    every: dict[str, _Value] = {}
    for option, values in game_named(name).choices.items():
        for value in values:
            try:
                every |= parts({option: value})
            except UnknownOption:
                continue  # it needs another option beside it
    return every


def edition_ids(name: str) -> set[str]:
    """What people are told of each edition but the first, without the first word of the ID."""
    return {
        f"{part}-{edition}"
        for part, latest in every_edition(name).items()
        for edition in range(2, latest + 1)
    }
