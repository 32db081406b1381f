"""Files as answers, read piece by piece: each only once the client has taken the one before, so
that nobody fills the memory with music by not listening to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from litestar.types import HTTPResponseBodyEvent, Receive, Scope, Send

PIECE: Final = 64 * 1024


class FileAnswer:
    """A file, or a part of it; an application of its own, as handlers may answer with one."""

    def __init__(
        self,
        file: Path,
        headers: Mapping[str, str],
        first: int = 0,
        count: int | None = None,
        status: int = 200,
    ) -> None:
        self._file = file
        self._first = first
        self._count = file.stat().st_size - first if count is None else count
        self._status = status
        said = {**headers, "content-length": str(self._count)}
        self._headers = [(name.encode(), value.encode()) for name, value in said.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send(
            {"type": "http.response.start", "status": self._status, "headers": self._headers}
        )
        with await asyncio.to_thread(self._file.open, "rb") as opened:
            opened.seek(self._first)
            left = self._count
            while left > PIECE:
                piece = await asyncio.to_thread(opened.read, PIECE)
                left -= PIECE
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            piece = await asyncio.to_thread(opened.read, left)
            await send({"type": "http.response.body", "body": piece, "more_body": False})


def in_pieces(message: HTTPResponseBodyEvent) -> Iterator[HTTPResponseBodyEvent]:
    """A body as several messages: only between two of them is a slow reader waited for."""
    body = message["body"]
    last = max(0, (len(body) - 1) // PIECE * PIECE)
    for at in range(0, last, PIECE):
        yield {"type": "http.response.body", "body": body[at : at + PIECE], "more_body": True}
    yield {**message, "body": body[last:]}
