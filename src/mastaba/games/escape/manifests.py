"""The manifests of the modules: what each claims, as data. No rules are loaded to read them.

Modules are found by listing their folders, and the place in that list decides nothing: whatever is
numbered, and the order in which modules are asked, is said in a manifest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from mastaba.games.escape.clock import FIRST_OF_MODULES
from mastaba.games.escape.flight import MODULE_STREAM, STREAMS
from mastaba.kernel.parts import MODULES, PartError, manifests_in


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a module claims. Its numbers stand in digests, logs and snapshots, and never change."""

    name: str
    """That of its folder."""
    order: int
    """When it is asked among the modules."""
    option: str
    """The option of the lobby that switches it on."""
    extra_tiles: bool = False
    """Whether some of its tiles come with the option `extraTiles`."""
    requires: tuple[str, ...] = ()
    """Options without which it cannot be played."""
    excludes: tuple[str, ...] = ()
    """Options that do not go with it."""
    tables: tuple[str, ...] = ()
    """Its tables in the box, by their dotted names; one may belong to several modules."""
    streams: Mapping[str, int] = {}
    """Its streams of chance."""
    happenings: Mapping[str, int] = {}
    """What of it happens by itself."""
    places: Mapping[str, int] = {}
    """Where it lays dice."""

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / MODULES / self.name


def read_manifests(folder: Path) -> tuple[Manifest, ...]:
    """Those of a game's modules in their order; PartError says who claims what is taken."""
    found = [_read(path, data) for path, data in manifests_in(folder)]
    check_claims(found)
    return tuple(found)


def _read(path: Path, data: Mapping[str, Any]) -> Manifest:
    try:
        return msgspec.convert({**data, "name": path.parent.name}, Manifest)
    except msgspec.ValidationError as error:
        raise PartError(f"the manifest of module {path.parent.name!r} is wrong: {error}") from error


def check_claims(manifests: Sequence[Manifest]) -> None:
    """No two modules claim the same, and none what belongs to the base game."""
    owners: dict[tuple[str, str | int], str] = {}
    for one in manifests:
        for claim in _claims(one):
            what, which = claim
            if claim in owners:
                others = " and ".join(sorted({owners[claim], one.name}))
                raise PartError(f"{what} {which} is claimed twice: by {others}")
            owners[claim] = one.name
            least, end = _FREE.get(what, (0, 0))
            if isinstance(which, int) and end and not least <= which < end:
                raise PartError(
                    f"module {one.name!r} claims {what} {which}; it can be {least} to {end - 1}"
                )


def _claims(one: Manifest) -> Iterator[tuple[str, str | int]]:
    yield "order", one.order
    yield "option", one.option
    yield from [("stream", number) for number in one.streams.values()]
    yield from [("happening", number) for number in one.happenings.values()]
    yield from [("place", number) for number in one.places.values()]
    yield from [("place", name) for name in one.places]


_FREE: Final = {
    "stream": (MODULE_STREAM, STREAMS),
    "happening": (FIRST_OF_MODULES, 1 << 16),
    "place": (1, 1 << 8),
}
"""The numbers that modules may claim: the first, and the one after the last."""

MANIFESTS: Final = read_manifests(Path(__file__).parent)


def manifest(name: str) -> Manifest:
    """That of the module with this name."""
    return next(one for one in MANIFESTS if one.name == name)
