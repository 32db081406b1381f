"""For those who look after the server: is it up, can it work, and how is it doing."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY
from prometheus_client.exposition import generate_latest

from mastaba.server.errors import Rejected
from mastaba.server.service import Service


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process is up."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(service: NamedDependency[Service]) -> str:
    """The store can be read and written, and nobody has asked the server to stop."""
    if not service.open or not await service.store.ready():
        raise Rejected(503, "store-unavailable")
    return "ready"


@get("/metrics", include_in_schema=False)
async def metrics(service: NamedDependency[Service]) -> Response[bytes]:
    """The numbers of this process, unless they are kept secret."""
    if not service.settings.metrics:
        raise Rejected(404, "not-found")
    text = generate_latest(REGISTRY) + generate_latest(service.metrics.registry)
    return Response(text, media_type=CONTENT_TYPE_LATEST)
