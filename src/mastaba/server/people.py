"""Everybody plays as a guest at once: a name is enough, and a link moves you to another device."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from mastaba.server.errors import Rejected, responses
from mastaba.server.qr import qr_code
from mastaba.server.service import Service
from mastaba.server.sessions import COOKIE, LINK_SECONDS
from mastaba.tables.store import Person
from mastaba.tables.table import checked_name

AnyRequest = Request[Any, Any, State]

TAGS: Final = ["people"]
_SIGNED_OUT: Final = ResponseSpec(data_container=None, description="Nobody is signed in now")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Me(msgspec.Struct, frozen=True):
    """The person who is signed in; `since` is in unix milliseconds."""

    name: str
    since: int


class DeviceLink(msgspec.Struct, frozen=True):
    """An address that signs the same person in on another device, once; and its QR code as SVG."""

    url: str
    seconds: int
    qr: str


@post("/guest", tags=TAGS, responses=responses(409))
async def become_guest(
    request: AnyRequest, data: JSONBody[Name], service: NamedDependency[Service]
) -> Response[Me]:
    """Become somebody: sets a signed cookie that lasts a year from the last visit."""
    if await service.sessions.person(request) is not None:
        raise Rejected(409, "already-signed-in")
    name = checked_name(data.name)
    service.check_new_people(request)
    person = Person(secrets.token_urlsafe(12), name, time.time_ns() // 1_000_000)
    await service.store.save_person(person)
    return Response(Me(person.name, person.created), cookies=[service.sessions.cookie(person)])


@get("/me", tags=TAGS)
async def who_am_i(request: AnyRequest, service: NamedDependency[Service]) -> Response[Me | None]:
    """Who is signed in here; null: nobody. Every newcomer asks, so that is no error. The cookie
    lasts for another year."""
    person = await service.sessions.person(request)
    if person is None:
        return Response(None)
    return Response(Me(person.name, person.created), cookies=[service.sessions.cookie(person)])


@patch("/me", tags=TAGS, responses=responses(401))
async def change_name(
    request: AnyRequest, data: JSONBody[Name], service: NamedDependency[Service]
) -> Me:
    """Take another name; seats that were taken under the old one keep it."""
    person = await service.signed_in(request)
    await service.store.save_person(msgspec.structs.replace(person, name=checked_name(data.name)))
    return Me(checked_name(data.name), person.created)


@delete("/me", tags=TAGS, responses={**responses(401), 204: _SIGNED_OUT})
async def sign_out(request: AnyRequest, service: NamedDependency[Service]) -> Response[None]:
    """Forget on this device who you are; without another device your seats are lost."""
    await service.signed_in(request)
    answer: Response[None] = Response(None)
    answer.delete_cookie(COOKIE)
    return answer


@post("/device-link", tags=TAGS, responses=responses(401))
async def link_device(request: AnyRequest, service: NamedDependency[Service]) -> DeviceLink:
    """A link that signs you in on another device."""
    person = await service.signed_in(request)
    url = f"{service.link_base(request)}/link?token={service.sessions.device_link(person)}"
    return DeviceLink(url, LINK_SECONDS, qr_code(url))
