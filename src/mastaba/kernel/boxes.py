"""Loading a game's component data (`box.toml`) with errors that name the entry; and its parts, by
which a log tells whether a box will do."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from mastaba.kernel.contract import BASE

BoxType = TypeVar("BoxType", bound=msgspec.Struct)


class BoxFiles(Generic[BoxType]):
    """The box files of one game: what they hold, what must be true of them, and their parts."""

    def __init__(
        self,
        kind: type[BoxType],
        check: Callable[[BoxType], None],
        sections: Mapping[str, Sequence[str]],
        added: Sequence[Added] = (),
        parts: Mapping[str, Path] | None = None,
    ) -> None:
        """`parts` are the files of parts that lie in folders of their own, for the tables that they
        have in `sections`."""
        self._parts = parts or {}
        self._kind = kind
        self._check = check
        self._sections = sections
        self._added = added
        self._digests: dict[Path, dict[str, str]] = {}

    def read(self, path: Path) -> BoxType:
        """A box file, checked; BoxError names the entry that is wrong. Tables of a part that it
        leaves out are those of the part."""
        entries = _entries(path)
        for part, file in self._parts.items():
            _complete(entries, _entries(file), part, self._sections[part])
        return _checked(entries, path.name, self._kind, self._check)

    def digests(self, path: Path) -> dict[str, str]:
        """Of every part of the box, in play or not."""
        if path not in self._digests:
            self._digests[path] = part_digests(self.read(path), self._sections, self._added)
        return self._digests[path]


class BoxError(ValueError):
    """A box file that cannot be played with: which entry, and what is wrong with it."""

    def __init__(self, entry: str, problem: str) -> None:
        super().__init__(f"{entry} {problem}")
        self.entry = entry
        self.problem = problem


def read_box(path: Path, kind: type[BoxType], check: Callable[[BoxType], None]) -> BoxType:
    """Read, type-check and check a box file that has all of its tables."""
    return _checked(_entries(path), path.name, kind, check)


def _complete(
    entries: dict[str, Any], its: dict[str, Any], part: str, tables: Sequence[str]
) -> None:
    """Add the tables of a part that are not there yet."""
    for name, table in _tables(its, tables):
        if name not in tables:
            raise BoxError(name, f"stands in the box of {part}, which has no such table")
        *outer, last = name.split(".")
        into = entries
        for key in outer:
            into = into.setdefault(key, {})
        if isinstance(into, dict):
            into.setdefault(last, table)


def _tables(
    entries: dict[str, Any], named: Sequence[str], above: str = ""
) -> Iterator[tuple[str, Any]]:
    """The tables by their dotted names: those that are named, and whatever else there is."""
    for key, value in entries.items():
        name = f"{above}{key}"
        if isinstance(value, dict) and any(one.startswith(f"{name}.") for one in named):
            yield from _tables(value, named, f"{name}.")
        else:
            yield name, value


def _checked(
    entries: dict[str, Any],
    name: str,
    kind: type[BoxType],
    check: Callable[[BoxType], None],
) -> BoxType:
    try:
        box = msgspec.convert(entries, kind)
    except msgspec.ValidationError as error:
        problem, _, entry = str(error).partition(" - at `$")
        raise BoxError(entry.strip(".`") or name, f"is wrong: {problem}") from error
    check(box)
    return box


def named_in(path: Path) -> str:
    """The game that a box file says it is for."""
    return str(_entries(path).get("game", ""))


def _entries(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError(str(path), f"cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxError(path.name, f"is not TOML: {error}") from error


# --- parts ---

_SAYS_NOTHING: Final = (("game",), ("name",))
_SOURCE: Final = "source"
"""What no rule reads: whose box it is, and where its figures come from."""

Added = tuple[str, Any]
"""A key that boxes did not have from the beginning, with its default: `rooms.*.tiles.*.bars`, where
`*` is any key or place of a list. At its default it is as if it were not there."""


def part_digests(
    box: msgspec.Struct, sections: Mapping[str, Sequence[str]], added: Sequence[Added] = ()
) -> dict[str, str]:
    """A digest of the values of each part. `sections` are the tables of the other parts than the
    base, by their dotted names; one table may be in several parts."""
    values: dict[str, Any] = _values(msgspec.to_builtins(box), (), added)
    parts = {
        part: {name: _section(values, name) for name in names} for part, names in sections.items()
    }
    for name in {name for names in sections.values() for name in names}:
        *outer, last = name.split(".")
        _section(values, ".".join(outer)).pop(last)
    return {part: _digest(its) for part, its in {BASE: values, **parts}.items()}


def _values(value: Any, path: tuple[str, ...], added: Sequence[Added]) -> Any:
    """The values that rules may read, without those that are as if they were not there."""
    if isinstance(value, list):
        return [_values(one, (*path, str(at)), added) for at, one in enumerate(value)]
    if not isinstance(value, dict):
        return value
    return {
        key: _values(one, (*path, key), added)
        for key, one in value.items()
        if key != _SOURCE
        and (*path, key) not in _SAYS_NOTHING
        and not _is_default((*path, key), one, added)
    }


def _is_default(path: tuple[str, ...], value: Any, added: Sequence[Added]) -> bool:
    return any(value == default and _matches(path, key.split(".")) for key, default in added)


def _matches(path: Sequence[str], pattern: Sequence[str]) -> bool:
    return len(path) == len(pattern) and all(
        wanted in ("*", found) for found, wanted in zip(path, pattern, strict=True)
    )


def _section(values: dict[str, Any], name: str) -> dict[str, Any]:
    for key in name.split(".") if name else ():
        values = values[key]
    return values


def _digest(values: Any) -> str:
    contents = msgspec.json.encode(values, order="deterministic")
    return hashlib.blake2b(contents, digest_size=16).hexdigest()
