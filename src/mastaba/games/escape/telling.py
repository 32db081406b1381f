"""How events are told, those of the base game and those of its modules."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from mastaba.games.escape import events
from mastaba.games.escape.box import Box
from mastaba.games.escape.events import Colour, Die, Room, Treasure
from mastaba.games.escape.manifests import MANIFESTS
from mastaba.games.escape.modules import part_of
from mastaba.kernel.telling import Telling

MODULE_EVENTS: Final[tuple[ModuleType, ...]] = tuple(
    part for one in MANIFESTS if (part := part_of(one, "events")) is not None
)


def _room(fact: int, box: Box) -> str:
    return box.room_names[fact] if fact >= 0 else ""


TELLING: Final[Telling[Box]] = Telling(
    (events, *MODULE_EVENTS),
    {
        Room: _room,
        Colour: lambda fact, box: box.colours[fact],
        Treasure: lambda fact, box: box.treasure_names[fact],
        Die: lambda fact, _box: fact + 1,
        list[Die]: lambda fact, _box: [die + 1 for die in fact],
        list[Treasure]: lambda fact, box: [box.treasure_names[kind] for kind in fact],
        list[int]: lambda fact, _box: list(fact),
        list[str]: lambda fact, _box: list(fact),
        **{
            kind: tell
            for source in MODULE_EVENTS
            for kind, tell in getattr(source, "FACTS", {}).items()
        },
    },
)
