"""The written protocol is the one that is spoken, and every error has its words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import mastaba
from mastaba.server import protocol, schema
from mastaba.server.sockets import CLOSE_CODES
from mastaba.tables.wishes import AnyWish
from tests.server.clients import Guest, start

SOURCE = Path(mastaba.__file__).parent
DOCS = SOURCE.parent.parent / "docs"


def test_a_server_gives_the_protocol_away(ann: Guest) -> None:
    for name, kind in (("protocol.json", "application/json"), ("protocol.d.ts", "text/plain")):
        plain = ann.http.get(f"/api/{name}", headers={"accept-encoding": "identity"})
        assert plain.status_code == 200
        assert plain.headers["content-type"].startswith(kind)
        assert plain.text == schema.published()[name]
        assert plain.headers["cache-control"] == "no-cache"
        packed = ann.http.get(f"/api/{name}", headers={"accept-encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(plain.content) / 4
        assert packed.text == plain.text
        known = {"if-none-match": plain.headers["etag"]}
        again = ann.http.get(f"/api/{name}", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        other = ann.http.get(f"/api/{name}", headers={"if-none-match": 'W/"other"'})
        assert other.status_code == 200


def test_every_message_is_explained() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for kind in (*get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage)):
        assert f"`{kind.__struct_config__.tag}`" in text
    for kind in get_args(AnyWish):
        assert f"`{kind.__struct_config__.tag}`" in text
    for key, code in CLOSE_CODES.items():
        assert f"`{key}`" in text
        assert str(code) in text


def test_what_is_heard_fits_the_schema(ann: Guest) -> None:
    table = ann.open(seats=2, options={"first": 0})["id"]
    with ann.connect(table, 0) as place:
        place.must("sit", seat=1)
        start([place])
        move = next(move for move in place.moves() if move.startswith("explore"))
        place.ask("preview", seat=0, move=move)
        place.ask("insight", seat=0)
        place.play(move, seat=1)
        place.play(move)
        place.send(type="ping", n=1)
        place.until(lambda message: message["type"] == "pong")
        heard = [json.loads(text) for _, text in place.heard]
    definitions = schema.protocol_schema()["$defs"]
    assert len({message["type"] for message in heard}) >= 7
    for message in heard:
        check(message, definitions["ServerMessage"], definitions)
    with pytest.raises(AssertionError):
        check({**heard[0], "seq": "x"}, definitions["ServerMessage"], definitions)


def check(value: Any, part: dict[str, Any], definitions: dict[str, Any]) -> None:
    """As much of JSON Schema as our own schemas use."""
    problem = find_problem(value, part, definitions)
    assert not problem, problem


def find_problem(value: Any, part: dict[str, Any], definitions: dict[str, Any]) -> str:
    if "$ref" in part:
        return find_problem(value, definitions[part["$ref"].rpartition("/")[2]], definitions)
    if "anyOf" in part:
        problems = [find_problem(value, one, definitions) for one in part["anyOf"]]
        return "" if "" in problems else f"{value!r}: {problems}"
    if "enum" in part:
        return "" if value in part["enum"] else f"{value!r} is not in {part['enum']}"
    kinds = {
        "integer": int,
        "number": (int, float),
        "string": str,
        "boolean": bool,
        "array": list,
        "object": dict,
        "null": type(None),
    }
    if "type" in part and not isinstance(value, kinds[part["type"]]):  # type: ignore[arg-type]
        return f"{value!r} is no {part['type']}"
    if isinstance(value, dict) and "properties" in part:
        missing = set(part.get("required", ())) - set(value)
        strange = set(value) - set(part["properties"])
        if missing or strange:
            return f"missing {missing}, strange {strange}"
        parts = [(value[name], part["properties"][name]) for name in value]
    elif isinstance(value, list):
        ones = part.get("prefixItems") or [part.get("items") or {}] * len(value)
        parts = list(zip(value, ones, strict=True))
    else:
        parts = []
    return next(filter(None, (find_problem(one, kind, definitions) for one, kind in parts)), "")


def test_a_schema_names_every_client_message() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(protocol.ClientMessage)}
    definitions = schema.protocol_schema()["$defs"]
    named = {
        definitions[one["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0]
        for one in definitions["ClientMessage"]["anyOf"]
    }
    assert named == tags == {"hello", "wish", "moves", "preview", "insight", "hint", "hand", "ping"}
    for tag in tags - {"hello", "hand", "ping"}:
        with pytest.raises(msgspec.ValidationError, match="ticket"):
            protocol.decoder.decode(json.dumps({"type": tag}).encode())
