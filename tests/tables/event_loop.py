"""Lets a test wait: `@in_event_loop` before an `async def`."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

_Fixtures = ParamSpec("_Fixtures")


def in_event_loop(
    test: Callable[_Fixtures, Coroutine[Any, Any, None]],
) -> Callable[_Fixtures, None]:
    @functools.wraps(test)
    def run(*fixtures: _Fixtures.args, **named: _Fixtures.kwargs) -> None:
        asyncio.run(test(*fixtures, **named))

    return run
