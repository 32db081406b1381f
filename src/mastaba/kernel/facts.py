"""Facts: a state told by names, as plain values that any version can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from mastaba.kernel.contract import UnreadableFacts

FactsType = TypeVar("FactsType", bound=msgspec.Struct)


def told(names: Sequence[str], values: msgspec.Struct) -> dict[str, Any]:
    return {name: plain(getattr(values, name)) for name in names}


def plain(value: Any) -> Any:
    """The value as it comes back from a file: lists, and names as keys."""
    return msgspec.json.decode(msgspec.json.encode(value))


def heard(facts: Mapping[str, Any], kind: type[FactsType]) -> FactsType:
    """The facts as the struct they were told from; UnreadableFacts says what is wrong."""
    names = kind.__struct_fields__
    missing = [name for name in names if name not in facts]
    unknown = [name for name in facts if name not in names]
    if missing or unknown:
        lacks = f"lack {', '.join(missing)}" if missing else ""
        knows = f"have unknown fields: {', '.join(unknown)}" if unknown else ""
        raise UnreadableFacts(f"the facts {' and '.join(filter(None, (lacks, knows)))}")
    try:
        return msgspec.convert([facts[name] for name in names], kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise UnreadableFacts(f"the facts cannot be read: {error}") from error
