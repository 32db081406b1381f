"""Invitations: how somebody else finds a table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mastaba.server.errors import responses
from mastaba.server.qr import qr_code
from mastaba.server.service import Service

TAGS: Final = ["tables"]


class Invitation(msgspec.Struct, frozen=True):
    """The address that leads to a table, its QR code as SVG, and the short code for typing in."""

    url: str
    qr: str
    code: str


@get("/tables/{table_id:str}/invitation", tags=TAGS, responses=responses(404, 409))
async def invite(
    request: Request[Any, Any, State], table_id: FromPath[str], service: NamedDependency[Service]
) -> Invitation:
    """How to invite others to a table."""
    table = (await service.host.live(table_id)).table
    url = f"{service.link_base(request)}/join/{table.code}"
    return Invitation(url, qr_code(url), table.code)
