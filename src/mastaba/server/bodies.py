"""Requests whose bodies anybody may have written: what cannot be read is not our error."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException


class AnyBodyRequest(Request[Any, Any, State]):
    """As the framework's, which knows no JSON that is too deep or no text."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError as error:
            raise ClientException("body: too many brackets in each other") from error
        except UnicodeDecodeError as error:
            raise ClientException(f"body: {error}") from error
