"""Parts of a game that are a folder each, in `modules/`, with a manifest that says their order."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

MODULES = "modules"


class PartError(ValueError):
    """A part of a game that cannot be used; says which one, and why."""


def manifests_in(folder: Path) -> list[tuple[Path, Mapping[str, Any]]]:
    """The manifests of a game's parts, each with its file, in the order that they give."""
    found: dict[int, tuple[Path, Mapping[str, Any]]] = {}
    for path in sorted(folder.glob(f"{MODULES}/*/manifest.toml")):
        name = path.parent.name
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise PartError(f"the manifest of module {name!r} is not TOML: {error}") from error
        order = data.get("order")
        if not isinstance(order, int) or isinstance(order, bool):
            raise PartError(f"the manifest of module {name!r} says no order")
        if order in found:
            others = found[order][0].parent.name
            raise PartError(f"order {order} is claimed twice: by {others} and {name}")
        found[order] = path, data
    return [found[order] for order in sorted(found)]


@cache
def folders_of(folder: Path) -> tuple[Path, ...]:
    """Where the data of a game lies: its own folder, and those of its parts in their order."""
    return (folder, *[path.parent for path, _data in manifests_in(folder)])
