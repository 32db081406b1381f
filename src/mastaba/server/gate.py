"""The gate in front of everything: fair shares, own pages only, and headers that browsers obey."""

from __future__ import annotations

import logging
import time
from typing import Any, Final, NamedTuple, cast

import msgspec
from litestar.exceptions import ClientException
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPResponseStartEvent,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
)

from mastaba.server.errors import Problem, sentence
from mastaba.server.hosts import Hosts, name_in
from mastaba.server.languages import language_of
from mastaba.server.limits import network_of
from mastaba.server.origins import is_welcome
from mastaba.server.pieces import PIECE, in_pieces
from mastaba.server.service import Service

access = logging.getLogger("mastaba.access")

FOR_KEEPERS: Final = frozenset({"/healthz", "/readyz"})
"""Those who look after the server ask often and from one address."""

BY_ANY_NAME: Final = FOR_KEEPERS | {"/metrics"}
"""Programs look after the server by the name that they know, and no page gets anything from it."""

SAME_FOR_ALL: Final = ("/api/games", "/api/protocol", "/api/schema")
"""Whatever else is asked under /api may depend on who asks, and so does a link to a device."""

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Not "no-referrer": browsers would then send our own forms as if from nowhere.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

LONGEST_NAME: Final = 255

_NOT_KEPT: Final = (b"cache-control", b"no-store")


class _Refusal(NamedTuple):
    """What is answered instead of what was asked for."""

    status: int
    key: str
    facts: dict[str, int | str]


class Gate:
    """Wraps the whole application, so that errors and unknown paths pass through it as well."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service
        self._hosts = Hosts(service.settings.base_url)
        headers = dict(_HEADERS)
        if service.settings.secure:
            headers["strict-transport-security"] = "max-age=31536000"
        if service.settings.origins:
            headers["cross-origin-resource-policy"] = "cross-origin"
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self._http(cast("HTTPScope", scope), receive, send)
        elif kind == "websocket" and (refusal := await self._refusal(scope)):
            await self._no_handshake(scope, receive, send, refusal)
        else:
            await self._app(scope, receive, send)

    async def _no_handshake(
        self, scope: Scope, receive: Receive, send: Send, refusal: _Refusal
    ) -> None:
        """Answer a handshake that may not be as any request would be."""

        async def send_instead(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(scope, message)
            instead: Any = {**message, "type": f"websocket.{message['type']}"}
            await send(instead)

        await receive()
        await _refuse(scope, send_instead, refusal)
        # The refusal, then the end of the line: uvicorn would log an error if we left before that.
        await receive()
        await receive()

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            if message["type"] == "http.response.body" and len(message["body"]) > PIECE:
                for piece in in_pieces(message):
                    await send(piece)
            else:
                await send(message)

        async def receive_all() -> HTTPReceiveMessage:
            message = cast("HTTPReceiveMessage", await receive())
            if message["type"] == "http.disconnect":
                # Phones lose their line in the middle of a body: that is nobody's error.
                raise ClientException("the client has left")
            return message

        if refusal := await self._refusal(scope):
            await _refuse(scope, send_guarded, refusal)
        elif scope["method"] not in SAFE and not self._is_welcome(scope):
            await _refuse(scope, send_guarded, _Refusal(403, "wrong-origin", {}))
        else:
            await self._app(_as_get(scope), receive_all, send_guarded)
        if self._service.settings.access_log:
            # Without the query: a link's token would be in it.
            took = round((time.perf_counter() - begun) * 1000, 1)
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
            access.info("%(method)s %(path)s %(status)s %(ms)s ms", facts, extra=facts)

    def _add_headers(self, scope: Scope, message: HTTPResponseStartEvent) -> None:
        given = {name.lower() for name, _ in message["headers"]}
        wanted = [*self._headers, _NOT_KEPT] if _is_personal(scope) else self._headers
        more = [header for header in wanted if header[0] not in given]
        message["headers"] = [*map(_with_head, message["headers"]), *more]

    async def _refusal(self, scope: Scope) -> _Refusal | None:
        """Why nothing at all can be asked like that."""
        if wait := self._wait(scope):
            return _Refusal(429, "too-many-requests", {"seconds": int(wait) + 1})
        host = _headers(scope).get(b"host", "")
        any_will_do = scope["path"] in BY_ANY_NAME and (name_in(host) or not host)
        if any_will_do or await self._hosts.knows(host):
            return None
        if self._hosts.only:
            return _Refusal(421, "wrong-host", {"name": self._hosts.only})
        return _Refusal(421, "unknown-host", {"name": host[:LONGEST_NAME]})

    def _wait(self, scope: Scope) -> float:
        if scope["path"] in FOR_KEEPERS:
            return 0.0
        client = scope["client"]
        address = network_of(client[0]) if client else ""
        return self._service.requests.take(address, time.monotonic())

    def _is_welcome(self, scope: Scope) -> bool:
        headers = _headers(scope)
        return is_welcome(headers.get(b"origin"), headers.get(b"host", ""), self._service.settings)


def _as_get(scope: HTTPScope) -> HTTPScope:
    """HEAD is answered as GET would be; uvicorn, which knows what was asked, drops the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _with_head(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """Where GET is allowed, so is HEAD."""
    name, value = header
    methods = value.split(b", ")
    if name.lower() != b"allow" or b"GET" not in methods:
        return header
    return name, b", ".join(sorted({*methods, b"HEAD"}))


def _is_personal(scope: Scope) -> bool:
    path = scope["path"]
    return path.startswith(("/api/", "/link")) and not path.startswith(SAME_FOR_ALL)


def _headers(scope: Scope) -> dict[bytes, str]:
    return {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}


async def _refuse(scope: Scope, send: Send, refusal: _Refusal) -> None:
    status, key, facts = refusal
    language = language_of(_headers(scope).get(b"accept-language"))
    body = msgspec.json.encode(Problem(key, sentence(key, facts, language), "", facts))
    headers = [(b"content-type", b"application/json")]
    if "seconds" in facts:
        headers.append((b"retry-after", str(facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
