"""The few pages of the server itself: signing in on another device."""

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

from mastaba.server.languages import language_of, server_words
from mastaba.server.service import Service

AnyRequest = Request[Any, Any, State]

_FOLDER: Final = Path(__file__).parent / "pages"


class LinkForm(msgspec.Struct, frozen=True):
    token: str


def _page(request: AnyRequest, page: str, /, **facts: str) -> str:
    """A page in the language of who asks; what people have written is escaped.

    `{page-…}` is a message of the server's words, any other `{name}` a fact.
    """
    language = language_of(request.headers.get("accept-language"))
    words = server_words(language)

    def filled(hole: re.Match[str]) -> str:
        name = hole[1]
        return escape(words.say(name, **facts) if name.startswith("page-") else known[name])

    known = {**facts, "language": language}
    text = (_FOLDER / f"{page}.html").read_text(encoding="utf-8")
    return re.sub(r"\{([\w-]+)\}", filled, text)


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
        return Response(_page(request, "link-used"), status_code=400)
    present = await service.sessions.person(request)
    if present is not None and present.id != person.id:
        names = {"name": person.name, "old": present.name}
        return Response(_page(request, "link-replace", **names, token=token))
    return Response(_page(request, "link", name=person.name, token=token))


@post("/link", include_in_schema=False, media_type=MediaType.HTML)
async def follow_link(
    request: AnyRequest, data: URLEncodedBody[LinkForm], service: NamedDependency[Service]
) -> Response[str] | Redirect:
    """Sign in by the link; it works once."""
    sessions = service.sessions
    present = await sessions.session(sessions.claim(request))
    signed_in = await sessions.use_link(data.token)
    if signed_in is None:
        return Response(_page(request, "link-used"), status_code=400)
    if present is not None:
        # Nobody has the old cookie any more.
        await sessions.leave(present)
        await service.devices.signed_out(present.person.id)
    return Redirect("/", status_code=303, cookies=[signed_in[1]])
