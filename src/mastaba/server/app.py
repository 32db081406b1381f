"""The application: all routes, behind the gate."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.cors import CORSConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from mastaba import __version__
from mastaba.server import (
    client,
    games,
    health,
    invitations,
    pages,
    people,
    published,
    pulls,
    sound,
    tables,
)
from mastaba.server.bodies import AnyBodyRequest
from mastaba.server.config import Settings
from mastaba.server.errors import HANDLERS
from mastaba.server.gate import Gate
from mastaba.server.metrics import http_metrics
from mastaba.server.service import Service
from mastaba.server.sockets import table_socket


def make_app(settings: Settings) -> tuple[Gate, Service]:
    """The application with everything it needs; it opens the store when it starts."""
    service = Service(settings)
    return Gate(_litestar(service), service), service


def _litestar(service: Service) -> Litestar:
    settings = service.settings

    @asynccontextmanager
    async def serving(_app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    async def provide_service() -> Service:
        return service

    api = Router(
        "/api",
        route_handlers=[
            people.become_guest,
            people.who_am_i,
            people.change_name,
            people.sign_out,
            people.list_devices,
            people.sign_out_elsewhere,
            people.link_device,
            games.list_games,
            games.read_box,
            games.read_lesson,
            games.read_rulebook,
            published.read_schema,
            published.read_types,
            tables.open_table,
            tables.public_tables,
            tables.my_tables,
            tables.table_by_code,
            tables.see_table,
            invitations.invite,
            tables.play_again,
            tables.replay_table,
            tables.export_log,
            pulls.list_pulls,
            pulls.watch_pull,
            pulls.read_record,
            tables.importing(settings.limits),
        ],
    )
    return Litestar(
        [
            api,
            table_socket,
            health.healthz,
            health.readyz,
            health.metrics,
            pages.style,
            pages.ask_link,
            pages.follow_link,
            sound.sound,
            client.client,
        ],
        dependencies={"service": Provide(provide_service)},
        exception_handlers=HANDLERS,
        lifespan=[serving],
        middleware=[http_metrics.middleware],
        request_class=AnyBodyRequest,
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
        cors_config=_cors(settings),
        openapi_config=OpenAPIConfig(
            title="Mastaba",
            version=__version__,
            description="Tables of board games; live play is described in docs/protocol.md.",
            path="/api/schema",
            # Only JSON: the pages that show it nicely load their scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
    )


def _cors(settings: Settings) -> CORSConfig | None:
    if not settings.origins:
        return None
    return CORSConfig(allow_origins=list(settings.origins), allow_credentials=True)
