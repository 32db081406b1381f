"""What goes wrong, as clients hear of it: a key, a sentence and the facts; never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from mastaba.games import UnknownGame
from mastaba.kernel.log import LogError
from mastaba.kernel.rulebook import RulebookError
from mastaba.kernel.words import Words
from mastaba.tables.host import NoSuchTable
from mastaba.tables.store import StoreUnavailable
from mastaba.tables.table import NotPossible

log = logging.getLogger("mastaba.server")

AnyRequest = Request[Any, Any, State]


@cache
def _words() -> Words:
    return Words("en", Path(__file__).parent / "words")


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not fulfilled. `key` is for programs, `message` for people."""

    key: str
    message: str
    rule: str = ""
    facts: dict[str, Any] = {}


class Rejected(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.facts = facts


STATUS: Final = {
    "no-such-bot": 400,
    "no-such-frame": 400,
    "no-such-option": 400,
    "no-such-seat": 400,
    "wrong-number-of-seats": 400,
    "not-your-seat": 403,
    "only-the-host": 403,
    "sit-down-first": 403,
}
"""What a refusal of a table is over HTTP; any other is a conflict with how things stand."""

_KEY_OF_STATUS: Final = {
    400: "bad-request",
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "wrong-kind-of-body",
    429: "too-many-requests",
}

DOCUMENTED: Final = {
    status: ResponseSpec(data_container=Problem, generate_examples=False, description=description)
    for status, description in {
        400: "The request makes no sense",
        401: "Nobody is signed in",
        403: "Somebody else may do this",
        404: "There is nothing of that name",
        409: "Not as things stand",
        413: "The body is too large",
        429: "Too many requests",
        503: "The store cannot be reached",
    }.items()
}
"""For OpenAPI: which errors look like what."""


def responses(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: DOCUMENTED[status] for status in (*statuses, 400, 429, 503)}


def sentence(key: str, facts: Mapping[str, Any]) -> str:
    """The English sentence for an error; clients translate by its key."""
    known = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    return _words().say(f"error-{key}", **known)


def problem(status: int, key: str, facts: Mapping[str, Any], rule: str = "") -> Response[Problem]:
    return Response(Problem(key, sentence(key, facts), rule, dict(facts)), status_code=status)


def _on_rejected(_request: AnyRequest, error: Rejected) -> Response[Problem]:
    return problem(error.status, error.key, error.facts)


def _on_not_possible(_request: AnyRequest, error: NotPossible) -> Response[Problem]:
    return problem(STATUS.get(error.key, 409), error.key, error.facts, error.rule)


def _on_no_such_table(_request: AnyRequest, error: NoSuchTable) -> Response[Problem]:
    return problem(404, "no-such-table", {"table": str(error)})


def _on_unknown_game(_request: AnyRequest, error: UnknownGame) -> Response[Problem]:
    return problem(404, "no-such-game", {"reason": str(error)})


def _on_rulebook(_request: AnyRequest, error: RulebookError) -> Response[Problem]:
    return problem(404, "no-such-rulebook", {"reason": str(error)})


def _on_log(_request: AnyRequest, error: LogError) -> Response[Problem]:
    return problem(400, "bad-log", {"line": error.line, "reason": str(error)})


def _on_store(_request: AnyRequest, error: StoreUnavailable) -> Response[Problem]:
    log.error("the store is unavailable: %s", error)
    return problem(503, "store-unavailable", {})


def _on_invalid(_request: AnyRequest, error: ValidationException) -> Response[Problem]:
    return problem(400, "bad-request", {"reason": _reason(error)})


def _reason(error: ValidationException) -> str:
    """Which parts of the request are wrong; the framework's own summary names the whole route."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra]
    return "; ".join(parts) or error.detail


def _on_http(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return _on_anything(_request, error)
    answer = problem(status, _KEY_OF_STATUS.get(status, "bad-request"), {"reason": error.detail})
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _on_anything(_request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return problem(500, "internal-error", {})


HANDLERS: ExceptionHandlersMap = {
    Rejected: _on_rejected,
    NotPossible: _on_not_possible,
    NoSuchTable: _on_no_such_table,
    UnknownGame: _on_unknown_game,
    RulebookError: _on_rulebook,
    LogError: _on_log,
    StoreUnavailable: _on_store,
    ValidationException: _on_invalid,
    HTTPException: _on_http,
    Exception: _on_anything,
}
