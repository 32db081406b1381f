"""The few pages of the server itself: what is here, and signing in on another device."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, URLEncodedBody
from litestar.response import Redirect

from mastaba import __version__
from mastaba.games import NAMES, game_named
from mastaba.server.service import Service

AnyRequest = Request[Any, Any, State]

_FOLDER: Final = Path(__file__).parent / "pages"


class LinkForm(msgspec.Struct, frozen=True):
    token: str


def _page(page: str, /, **facts: str) -> str:
    """A page with its {facts} filled in; what people have written is escaped."""
    text = (_FOLDER / f"{page}.html").read_text(encoding="utf-8")
    return re.sub(r"\{(\w+)\}", lambda hole: escape(facts.get(hole[1], hole[0])), text)


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def landing() -> str:
    """What is here."""
    games = ", ".join(game_named(name).title for name in NAMES)
    return _page("landing", games=games, version=__version__)


@get("/pages.css", include_in_schema=False, media_type="text/css")
async def style() -> str:
    return (_FOLDER / "pages.css").read_text(encoding="utf-8")


@get("/link", include_in_schema=False, media_type=MediaType.HTML)
async def ask_link(
    request: AnyRequest, service: NamedDependency[Service], token: FromQuery[str] = ""
) -> Response[str]:
    """Ask before signing in: a mere look (or a messenger's preview) must not use up the link, and
    nobody may be made somebody else by following an address."""
    person = await service.sessions.linked_person(token)
    if person is None:
        return Response(_page("link-used"), status_code=400)
    present = await service.sessions.person(request)
    if present is not None and present.id != person.id:
        return Response(_page("link-replace", name=person.name, old=present.name, token=token))
    return Response(_page("link", name=person.name, token=token))


@post("/link", include_in_schema=False, media_type=MediaType.HTML)
async def follow_link(
    data: URLEncodedBody[LinkForm], service: NamedDependency[Service]
) -> Response[str] | Redirect:
    """Sign in by the link; it works once."""
    person = await service.sessions.use_link(data.token)
    if person is None:
        return Response(_page("link-used"), status_code=400)
    return Redirect("/", status_code=303, cookies=[service.sessions.cookie(person)])
