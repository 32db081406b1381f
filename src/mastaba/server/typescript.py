"""TypeScript types from JSON Schema, as far as our own schemas go."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

Schema = dict[str, Any]

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def typescript(definitions: Mapping[str, Schema]) -> str:
    """A module with one exported type for each definition."""
    head = "// Generated from the messages of Mastaba's server; do not edit.\n"
    return head + "".join(_definition(name, schema) for name, schema in definitions.items())


def _definition(name: str, schema: Schema) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" in schema:
        return f"\n{comment}export interface {name} {_object(schema)}\n"
    return f"\n{comment}export type {name} = {_type(schema)};\n"


def _object(schema: Schema) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(part)};"
        for field, part in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return _union([_type(part) for part in schema["anyOf"]])
    if "enum" in schema:
        return _union([json.dumps(value) for value in schema["enum"]])
    match schema.get("type"):
        case "null":
            return "null"
        case "array":
            return _array(schema)
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case str(kind):
            return _PLAIN[kind]
        case None:
            return "unknown"
        case other:
            raise ValueError(f"no TypeScript type for {other!r}")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    item = _type(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"


def _union(members: list[str]) -> str:
    return " | ".join(dict.fromkeys(members))
