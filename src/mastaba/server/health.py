"""For those who look after the server: is it up, can it work, and how is it doing."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY
from prometheus_client.exposition import generate_latest

from mastaba.server.addresses import is_here, is_loopback
from mastaba.server.errors import Rejected
from mastaba.server.hosts import name_in
from mastaba.server.service import Service
from mastaba.tables.chronicle.backlog import Backlog

AnyRequest = Request[Any, Any, State]

FORWARDING: Final = frozenset({"forwarded", "via", "x-real-ip", "x-client-ip", "cf-connecting-ip"})
"""Headers by which a proxy says for whom it asks, beside all that begin with `x-forwarded-`."""


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process is up."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(service: NamedDependency[Service]) -> str:
    """The store can be read and written, and nobody has asked the server to stop; further lines
    say which tables a later version could not go on with yet."""
    if not service.open or not await service.readiness.now():
        raise Rejected(503, "store-unavailable")
    return "\n".join(("ready", *_without_chronicle(service.host.backlog)))


def _without_chronicle(backlog: Backlog) -> list[str]:
    """What a later version could not go on from if it was started now."""
    if backlog.left is None:
        return ["tables left without chronicle: not known yet"]
    told = [f"tables left without chronicle: {backlog.left}"] if backlog.left else []
    if backlog.of_older_rules:
        told.append(f"tables that wait for an earlier version: {backlog.of_older_rules}")
    return told


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, service: NamedDependency[Service]) -> Response[bytes]:
    """The numbers of this process, for those whom the settings name."""
    if service.settings.metrics == "off":
        raise Rejected(404, "not-found")
    if service.settings.metrics == "local" and not _asks_from_here(request):
        raise Rejected(403, "metrics-are-local")
    text = generate_latest(REGISTRY) + generate_latest(service.metrics.registry)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


def _asks_from_here(request: AnyRequest) -> bool:
    """Whether a program on this machine asks for itself."""
    headers, client = request.headers, request.client
    # A page in a browser of this machine asks by the name that it lets lead here.
    if client is None or not is_here(name_in(headers.get("host", ""))):
        return False
    forwarded = any(name in FORWARDING or name.startswith("x-forwarded-") for name in headers)
    return is_loopback(client.host) and not forwarded
