"""The music of the games, in pieces: a browser plays a file while it comes, and seeks in it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from mastaba.server.client import ASK_AGAIN, AnyRequest, is_file
from mastaba.server.errors import Rejected
from mastaba.server.service import Service

_TYPES: Final = {".opus": "audio/ogg", ".json": "application/json"}
_MOST: Final = 512 * 1024
"""A browser that wants the rest of a file gets so much of it, and asks again when it needs more."""


@get("/sound/{name:str}", include_in_schema=False)
async def sound(
    request: AnyRequest, service: NamedDependency[Service], name: FromPath[str]
) -> Response[bytes]:
    """A piece of a file, or all of it if no piece is asked for."""
    file = service.settings.sound / name
    if file.suffix not in _TYPES or file.name.startswith(".") or not is_file(file):
        raise Rejected(404, "not-found")
    size = file.stat().st_size
    wanted = _range(request.headers.get("range", ""), size)
    first, last = wanted or (0, size - 1)
    headers = {"accept-ranges": "bytes", "cache-control": ASK_AGAIN}
    if first > last:
        headers["content-range"] = f"bytes */{size}"
        return Response(b"", status_code=416, media_type=_TYPES[file.suffix], headers=headers)
    if wanted:
        last = min(last, first + _MOST - 1)
        headers["content-range"] = f"bytes {first}-{last}/{size}"
    piece = await asyncio.to_thread(_read, file, first, last - first + 1)
    status = 206 if wanted else 200
    return Response(piece, status_code=status, media_type=_TYPES[file.suffix], headers=headers)


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


def _read(file: Path, first: int, count: int) -> bytes:
    with file.open("rb") as opened:
        opened.seek(first)
        return opened.read(count)
