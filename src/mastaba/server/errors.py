"""What goes wrong, as clients hear of it: a key, a sentence and the facts; never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from mastaba.games import UnknownGame
from mastaba.kernel.lessons import UnknownLesson
from mastaba.kernel.log import LogError
from mastaba.kernel.rulebook import RulebookError
from mastaba.kernel.words import ENGLISH
from mastaba.server.languages import language_of, server_words
from mastaba.tables.errand_runner import Stopped, TakesTooLong, TakesTooMuch, TakesTooMuchMemory
from mastaba.tables.host import NoSuchTable
from mastaba.tables.store import StoreUnavailable
from mastaba.tables.table import NotPossible

log = logging.getLogger("mastaba.server")

AnyRequest = Request[Any, Any, State]


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
    "lesson-is-fixed": 400,
    "name-too-long": 400,
    "name-with-heaps": 400,
    "needs-a-seat": 400,
    "no-name": 400,
    "no-such-bot": 400,
    "no-such-frame": 400,
    "no-such-option": 400,
    "no-such-seat": 400,
    "too-many-names": 400,
    "unprintable-name": 400,
    "wrong-number-of-seats": 400,
    "not-your-seat": 403,
    "official-name": 400,
    "only-the-host": 403,
    "sit-down-first": 403,
    "quota-import-megabytes": 429,
    "quota-import-too-large": 413,
    "quota-imports": 429,
    "quota-open-tables": 429,
    "quota-real-time": 429,
    "quota-tables-a-day": 429,
    "being-updated": 503,
}
"""What a refusal of a table is over HTTP; any other is a conflict with how things stand."""

KEY_OF_STATUS: Final = {
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
        421: "The server does not go by this name",
        429: "Too many requests",
        503: "The store cannot be reached, it takes too long, or the server stops",
    }.items()
}
"""For OpenAPI: which errors look like what."""


def responses(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: DOCUMENTED[status] for status in (*statuses, 400, 421, 429, 503)}


def sentence(key: str, facts: Mapping[str, Any], language: str = ENGLISH) -> str:
    """The sentence for an error."""
    known = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    return server_words(language).say(f"error-{key}", **known)


def problem(
    request: AnyRequest, status: int, key: str, facts: Mapping[str, Any], rule: str = ""
) -> Response[Problem]:
    """An error in the language of who asked."""
    language = language_of(request.headers.get("accept-language"))
    told = Problem(key, sentence(key, facts, language), rule, dict(facts))
    headers = {"content-language": language, "vary": "accept-language"}
    return Response(told, status_code=status, headers=headers)


def _on_rejected(request: AnyRequest, error: Rejected) -> Response[Problem]:
    answer = problem(request, error.status, error.key, error.facts)
    if error.status == 429:
        answer.headers["retry-after"] = str(error.facts["seconds"])
    return answer


def _on_not_possible(request: AnyRequest, error: NotPossible) -> Response[Problem]:
    answer = problem(request, STATUS.get(error.key, 409), error.key, error.facts, error.rule)
    if "minutes" in error.facts:
        answer.headers["retry-after"] = str(60 * error.facts["minutes"])
    return answer


def _on_no_such_table(request: AnyRequest, error: NoSuchTable) -> Response[Problem]:
    return problem(request, 404, "no-such-table", {"table": str(error)})


def _on_unknown_game(request: AnyRequest, error: UnknownGame) -> Response[Problem]:
    return problem(request, 404, "no-such-game", {"reason": str(error)})


def _on_unknown_lesson(request: AnyRequest, error: UnknownLesson) -> Response[Problem]:
    return problem(request, 404, "no-such-lesson", {"reason": error.args[0]})


def _on_rulebook(request: AnyRequest, error: RulebookError) -> Response[Problem]:
    return problem(request, 404, "no-such-rulebook", {"reason": str(error)})


def _on_log(request: AnyRequest, error: LogError) -> Response[Problem]:
    return problem(request, 400, "bad-log", {"line": error.line, "reason": str(error)})


def _on_too_long(request: AnyRequest, error: TakesTooLong) -> Response[Problem]:
    return problem(request, _given_up(request, error), "takes-too-long", {"seconds": error.seconds})


def _on_too_much_memory(request: AnyRequest, error: TakesTooMuchMemory) -> Response[Problem]:
    status = _given_up(request, error)
    return problem(request, status, "takes-too-much-memory", {"megabytes": error.megabytes})


def _given_up(request: AnyRequest, error: TakesTooMuch) -> int:
    """The status: what somebody brings is too large, what lies here is too much for us."""
    log.warning("an errand was given up: %s", error)
    return 413 if request.method == "POST" else 503


def _on_stopped(request: AnyRequest, _error: Stopped) -> Response[Problem]:
    return problem(request, 503, "server-stops", {})


def _on_store(request: AnyRequest, error: StoreUnavailable) -> Response[Problem]:
    log.error("the store is unavailable: %s", error)
    return problem(request, 503, "store-unavailable", {})


def _on_invalid(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    return problem(request, 400, "bad-request", {"reason": _reason(error)})


def _reason(error: ValidationException) -> str:
    """Which parts of the request are wrong; the framework's own summary names the whole route."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra]
    return "; ".join(parts) or error.detail


def _on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return _on_anything(request, error)
    key = KEY_OF_STATUS.get(status, "bad-request")
    answer = problem(request, status, key, {"reason": error.detail})
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _on_anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return problem(request, 500, "internal-error", {})


HANDLERS: ExceptionHandlersMap = {
    Rejected: _on_rejected,
    NotPossible: _on_not_possible,
    NoSuchTable: _on_no_such_table,
    UnknownGame: _on_unknown_game,
    UnknownLesson: _on_unknown_lesson,
    RulebookError: _on_rulebook,
    LogError: _on_log,
    TakesTooLong: _on_too_long,
    TakesTooMuchMemory: _on_too_much_memory,
    Stopped: _on_stopped,
    StoreUnavailable: _on_store,
    ValidationException: _on_invalid,
    HTTPException: _on_http,
    Exception: _on_anything,
}
