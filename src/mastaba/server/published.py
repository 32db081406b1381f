"""The protocol for authors of other clients, the same as `mastaba protocol` writes."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from mastaba.server.client import ASK_AGAIN, AnyRequest
from mastaba.server.errors import responses
from mastaba.server.schema import published

TAGS: Final = ["protocol"]


@get(
    "/protocol.json",
    tags=TAGS,
    responses={
        200: ResponseSpec(
            dict[str, Any], generate_examples=False, description="A JSON Schema (2020-12)"
        ),
        **responses(),
    },
)
async def read_schema(request: AnyRequest) -> Response[bytes]:
    """Every message, view, event and HTTP body as JSON Schema."""
    return await _answer(request, "protocol.json", "application/json")


@get("/protocol.d.ts", tags=TAGS, media_type="text/plain", responses=responses())
async def read_types(request: AnyRequest) -> Response[bytes]:
    """The same as TypeScript types."""
    return await _answer(request, "protocol.d.ts", "text/plain")


async def _answer(request: AnyRequest, name: str, kind: str) -> Response[bytes]:
    """Made once, when somebody first asks; whoever has it hears only that it is still the same."""
    text, packed, tag = await asyncio.to_thread(_file, name)
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "").lower():
        headers["content-encoding"] = "gzip"
        return Response(packed, media_type=kind, headers=headers)
    return Response(text, media_type=kind, headers=headers)


@cache
def _file(name: str) -> tuple[bytes, bytes, str]:
    """A file, the same packed, and a weak tag for both."""
    text = published()[name].encode()
    return text, gzip.compress(text, mtime=0), f'W/"{blake2b(text, digest_size=8).hexdigest()}"'
