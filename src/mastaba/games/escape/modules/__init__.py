"""The modules, a folder each; which moments they join in is told in `moments.py`.

A folder is found because it is there. What its module claims stands in its `manifest.toml`, its
rules in `rules.py` as `MODULE`, and its events, if it has any, in `events.py`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from mastaba.games.escape.manifests import MANIFESTS, Manifest
from mastaba.games.escape.moments import Module


def part_of(manifest: Manifest, name: str) -> ModuleType | None:
    """A part of a module's code, if it has such a part."""
    part = f"{__name__}.{manifest.name}.{name}"
    return import_module(part) if find_spec(part) else None


ALL: Final[tuple[type[Module], ...]] = tuple(
    [import_module(f"{__name__}.{one.name}.rules").MODULE for one in MANIFESTS]
)
"""In the order in which they are asked, whichever way their folders are listed."""
