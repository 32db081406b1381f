"""The browser client, as vite has built it: its page, and the files that the page loads."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ASGIApp

from mastaba.server.errors import Rejected
from mastaba.server.pieces import FileAnswer
from mastaba.server.service import Service

AnyRequest = Request[Any, Any, State]

_NOT_BUILT: Final = Path(__file__).parent / "pages" / "not-built.html"

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

# Not from the machine's own tables, which may lack some or say something else.
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""What vite has compressed beforehand, the smallest first."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: AnyRequest, service: NamedDependency[Service], path: FromPath[str] = "/"
) -> ASGIApp:
    """A file of the client; any other address without a suffix is a page that the client draws."""
    folder = service.settings.client
    name = path.strip("/")
    found = await asyncio.to_thread(_read, folder, name, _accepted(request))
    if found is not None:
        return found
    if name.startswith("api/") or PurePosixPath(name).suffix:
        raise Rejected(404, "not-found")
    page = await asyncio.to_thread(_read, folder, "index.html", _accepted(request))
    return page or FileAnswer(_NOT_BUILT, {"content-type": content_type(_NOT_BUILT)}, status=503)


def _accepted(request: AnyRequest) -> list[str]:
    offered = {part.partition(";")[0].strip() for part in _header(request).split(",")}
    return [coding for coding in _PACKED if coding in offered]


def _header(request: AnyRequest) -> str:
    return request.headers.get("accept-encoding", "").lower()


def _read(folder: Path, name: str, accepted: list[str]) -> FileAnswer | None:
    """The file of that name, packed if the browser can unpack it; None if there is none."""
    parts = PurePosixPath(name).parts
    if not parts or any(part.startswith(".") for part in parts) or "\0" in name:
        return None
    file = folder.joinpath(*parts)
    # Links out of the folder are not followed, and packed twins are not files of their own.
    if not is_file(file) or folder.resolve() not in file.resolve().parents or _is_packed(file):
        return None
    headers = {
        "content-type": content_type(file),
        "cache-control": FOR_EVER if parts[0] == "assets" else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    for coding in accepted:
        packed = file.with_name(file.name + _PACKED[coding])
        if is_file(packed):
            headers["content-encoding"] = coding
            return FileAnswer(packed, headers)
    return FileAnswer(file, headers)


def is_file(file: Path) -> bool:
    """Whether there is one; never under a name that is longer than the system's names are."""
    try:
        return file.is_file()
    except OSError:
        return False


def _is_packed(file: Path) -> bool:
    return file.suffix in _PACKED.values()


def content_type(file: Path) -> str:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    if kind and kind.startswith("text/"):
        return f"{kind}; charset=utf-8"
    return kind or "application/octet-stream"
