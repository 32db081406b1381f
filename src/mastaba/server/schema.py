"""The protocol as JSON Schema and as TypeScript types: every message, view, event and HTTP body."""

from __future__ import annotations

import json
from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from typing import Any, Final

import msgspec

from mastaba.kernel.rulebook import Rulebook
from mastaba.server.errors import Problem
from mastaba.server.games import GameInfo, LessonPlan
from mastaba.server.invitations import Invitation
from mastaba.server.people import Device, DeviceLink, Me, Name
from mastaba.server.protocol import ClientMessage, ServerMessage
from mastaba.server.pulls import PastPulls
from mastaba.server.tables import ListedTable, NewTable, OtherTable, SeenTable
from mastaba.server.typescript import typescript
from mastaba.tables.archive import Replay
from mastaba.tables.offered import OFFERED, offered_game

Schema = dict[str, Any]

HTTP_BODIES: Final = (
    Device,
    DeviceLink,
    GameInfo,
    LessonPlan,
    Invitation,
    ListedTable,
    Me,
    Name,
    NewTable,
    OtherTable,
    PastPulls,
    Problem,
    Replay,
    Rulebook,
    SeenTable,
)

_VIEW: Final = {"anyOf": [{"$ref": "#/$defs/GameView"}, {"type": "null"}]}
_VIEW_PATCH: Final = {"anyOf": [{"$ref": "#/$defs/GameViewPatch"}, {"type": "null"}]}
_TABLE_PATCH: Final = {"anyOf": [{"$ref": "#/$defs/TableSightPatch"}, {"type": "null"}]}
_EVENTS: Final = {"type": "array", "items": {"$ref": "#/$defs/GameEvent"}}

_FILLED_IN: Final[dict[tuple[str, str], Schema]] = {
    ("Welcome", "view"): _VIEW,
    ("SeenTable", "view"): _VIEW,
    ("Update", "events"): _EVENTS,
    ("Update", "table"): _TABLE_PATCH,
    ("Update", "view"): _VIEW_PATCH,
    ("Preview", "events"): _EVENTS,
    ("Preview", "chances"): {"anyOf": [{"$ref": "#/$defs/GameChances"}, {"type": "null"}]},
    ("Insight", "insight"): {"$ref": "#/$defs/GameInsight"},
    ("Frame", "events"): _EVENTS,
    ("Frame", "view"): _VIEW_PATCH,
}
"""What depends on the game, and so is Any in the code."""

_STRUCTS: Final = (
    ("components", "Components"),
    ("insight", "Insight"),
    ("odds", "Chances"),
    ("views", "View"),
)
"""What a game has, by module and name; one without odds has no such module."""

_GAME_PARTS: Final = (*(name for _module, name in _STRUCTS), "Event", "ViewPatch")
"""`GameView` is the view of any game, and so on."""


def protocol_schema() -> Schema:
    """The JSON Schema of everything that goes between client and server."""
    (client, server, *_bodies), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *HTTP_BODIES]
    )
    definitions: dict[str, Schema] = dict(parts)
    for (owner, field), schema in _FILLED_IN.items():
        definitions[owner]["properties"][field] = schema
    definitions["TableSightPatch"] = _patch_of("TableSight", definitions["TableSight"])
    # A patch would tell the whole list for each saying.
    del definitions["TableSightPatch"]["properties"]["sayings"]
    definitions["ClientMessage"] = client
    definitions["ServerMessage"] = server
    prefixes = [name.title().replace("-", "") for name in OFFERED]
    for name, prefix in zip(OFFERED, prefixes, strict=True):
        definitions.update(_game_parts(name, prefix))
    for part in _GAME_PARTS:
        names = [f"{prefix}{part}" for prefix in prefixes]
        refs = [{"$ref": f"#/$defs/{name}"} for name in names if name in definitions]
        definitions[f"Game{part}"] = {"anyOf": refs}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Mastaba: messages between client and server",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {name: _tidy(definitions[name]) for name in sorted(definitions)},
    }


def _game_parts(name: str, prefix: str) -> dict[str, Schema]:
    """What a game shows and tells, its names made different from those of other games."""
    package = type(offered_game(name)).__module__
    structs = [
        getattr(import_module(f"{package}.{module}"), name)
        for module, name in _STRUCTS
        if find_spec(f"{package}.{module}") is not None
    ]
    kinds = import_module(package).GAME.telling.kinds
    (event, *_structs), parts = msgspec.json.schema_components(
        [reduce(or_, kinds), *structs], ref_template=f"#/$defs/{prefix}{{name}}"
    )
    found = {f"{prefix}{part}": schema for part, schema in parts.items()}
    found[f"{prefix}Event"] = event
    found[f"{prefix}ViewPatch"] = _patch_of(f"{prefix}View", found[f"{prefix}View"])
    return found


def _patch_of(name: str, schema: Schema) -> Schema:
    """A merge patch: any of the fields, null for one that is gone."""
    return {
        "title": f"{name}Patch",
        "description": f"A merge patch (RFC 7396) of {name}.",
        "type": "object",
        "properties": {
            field: {"anyOf": [part, {"type": "null"}]}
            for field, part in schema["properties"].items()
        },
    }


def _tidy(schema: Schema) -> Schema:
    """Descriptions without the line breaks of the source; titles say nothing new."""
    tidy = {key: value for key, value in schema.items() if key != "title"}
    if "description" in tidy:
        tidy["description"] = " ".join(tidy["description"].split())
    return tidy


@cache
def published() -> dict[str, str]:
    """What the author of another client builds on: texts by the names of their files."""
    schema = protocol_schema()
    return {
        "protocol.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        "protocol.d.ts": typescript(schema["$defs"]),
    }
