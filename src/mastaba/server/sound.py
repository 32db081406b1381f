"""The music of the games, in pieces: a browser plays a file while it comes, and seeks in it."""

from __future__ import annotations

import re
from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ASGIApp

from mastaba.server.client import ASK_AGAIN, AnyRequest, is_file
from mastaba.server.errors import Rejected
from mastaba.server.pieces import FileAnswer
from mastaba.server.service import Service

_TYPES: Final = {".opus": "audio/ogg", ".json": "application/json"}
_MOST: Final = 512 * 1024
"""A browser that wants the rest of a file gets so much of it, and asks again when it needs more."""


@get("/sound/{name:str}", include_in_schema=False)
async def sound(
    request: AnyRequest, service: NamedDependency[Service], name: FromPath[str]
) -> ASGIApp:
    """A piece of a file, or all of it if no piece is asked for."""
    file = service.settings.sound / name
    if file.suffix not in _TYPES or file.name.startswith(".") or not is_file(file):
        raise Rejected(404, "not-found")
    kind, size = _TYPES[file.suffix], file.stat().st_size
    wanted = _range(request.headers.get("range", ""), size)
    first, last = wanted or (0, size - 1)
    headers = {"accept-ranges": "bytes", "cache-control": ASK_AGAIN, "content-type": kind}
    if first > last:
        headers["content-range"] = f"bytes */{size}"
        return FileAnswer(file, headers, count=0, status=416)
    if wanted:
        last = min(last, first + _MOST - 1)
        headers["content-range"] = f"bytes {first}-{last}/{size}"
    return FileAnswer(file, headers, first, last - first + 1, status=206 if wanted else 200)


def _range(header: str, size: int) -> tuple[int, int] | None:
    """The first and last byte of `bytes=0-99`, `bytes=100-` or `bytes=-100`; None: all of it, also
    for what is no such thing."""
    found = re.fullmatch(r"bytes=(\d{0,18})-(\d{0,18})", header.strip(), re.ASCII)
    if found is None or found.group(0) == "bytes=-":
        return None
    first, last = found.groups()
    if not first:
        return max(0, size - int(last)), size - 1
    return int(first), min(int(last), size - 1) if last else size - 1
