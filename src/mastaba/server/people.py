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
from mastaba.tables.table import chosen_name

AnyRequest = Request[Any, Any, State]

TAGS: Final = ["people"]
_SIGNED_OUT: Final = ResponseSpec(data_container=None, description="Nobody is signed in now")
_SIGNED_OUT_ELSEWHERE: Final = ResponseSpec(
    data_container=None, description="You are signed in here only"
)


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Me(msgspec.Struct, frozen=True):
    """The person who is signed in; `since` is in unix milliseconds."""

    name: str
    since: int


class Device(msgspec.Struct, frozen=True):
    """A browser where you are signed in: this one or another, and when it was seen, to a day; in
    unix milliseconds."""

    here: bool
    seen: int


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
    name = chosen_name(data.name)
    service.check_new_people(request)
    person = Person(secrets.token_urlsafe(12), name, time.time_ns() // 1_000_000)
    await service.store.save_person(person)
    cookie = await service.sessions.sign_in(person)
    return Response(Me(person.name, person.created), cookies=[cookie] if cookie else [])


@get("/me", tags=TAGS)
async def who_am_i(request: AnyRequest, service: NamedDependency[Service]) -> Response[Me | None]:
    """Who is signed in here; null: nobody. Every newcomer asks, so that is no error. The cookie
    lasts for another year."""
    sessions = service.sessions
    session = await sessions.session(sessions.claim(request))
    if session is None:
        return Response(None)
    me = Me(session.person.name, session.person.created)
    return Response(me, cookies=[await sessions.renew(session)])


@patch("/me", tags=TAGS, responses=responses(401))
async def change_name(
    request: AnyRequest, data: JSONBody[Name], service: NamedDependency[Service]
) -> Me:
    """Take another name; seats that were taken under the old one keep it."""
    person = await service.signed_in(request)
    await service.store.save_person(msgspec.structs.replace(person, name=chosen_name(data.name)))
    return Me(chosen_name(data.name), person.created)


@delete("/me", tags=TAGS, responses={**responses(401), 204: _SIGNED_OUT})
async def sign_out(request: AnyRequest, service: NamedDependency[Service]) -> Response[None]:
    """Sign out on this device: its cookie is nobody's from now on, wherever it was copied to, and
    its sockets are closed. Without another device your name, seats and tables are lost."""
    session = await service.session(request)
    await service.sessions.sign_out(session)
    await service.devices.signed_out(session.person.id)
    answer: Response[None] = Response(None)
    answer.delete_cookie(COOKIE)
    return answer


@get("/devices", tags=TAGS, responses=responses(401))
async def list_devices(request: AnyRequest, service: NamedDependency[Service]) -> list[Device]:
    """Where you are signed in, this device first."""
    session = await service.session(request)
    devices = await service.sessions.devices(session)
    return [Device(device.id == session.claim.device, device.seen) for device in devices]


@delete("/devices", tags=TAGS, responses={**responses(401), 204: _SIGNED_OUT_ELSEWHERE})
async def sign_out_elsewhere(
    request: AnyRequest, service: NamedDependency[Service]
) -> Response[None]:
    """Sign out everywhere but on this device, with the links to devices that were made there."""
    session = await service.session(request)
    cookie = await service.sessions.sign_out_elsewhere(session)
    await service.devices.signed_out(session.person.id)
    return Response(None, cookies=[cookie])


@post("/device-link", tags=TAGS, responses=responses(401))
async def link_device(
    request: AnyRequest, service: NamedDependency[Service]
) -> Response[DeviceLink]:
    """A link that signs you in on another device, as long as you are signed in on this one."""
    session = await service.session(request)
    # Also for a cookie that names no device yet: the link holds as long as somebody is signed in.
    cookie = await service.sessions.renew(session)
    url = f"{service.link_base(request)}/link?token={service.sessions.device_link(session)}"
    return Response(DeviceLink(url, LINK_SECONDS, qr_code(url)), cookies=[cookie])
