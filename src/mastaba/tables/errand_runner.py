"""The process in which errands run: what it may take of time and memory is bounded, and nobody else
has to wait for it."""

from __future__ import annotations

import asyncio
import logging
import math
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple, TypeVar

from mastaba.games import boxes_in_use, use_boxes
from mastaba.tables.thinking import leave_with_parent

PATIENCE: Final = 4
"""On a busy machine an errand may take so many times longer than it works."""
START: Final = 20.0
"""Seconds that a process may take to start."""
LONGEST_ANSWER: Final = 32 << 20
"""Bytes that the server is given to hold; what it sends at most is a tenth of it."""
TRIES: Final = 2
"""A process may have been ended by the system while it had nothing to do."""
AGAIN: Final = 1.0
"""Seconds until somebody is interrupted again who was not to be disturbed the first time."""

log = logging.getLogger("mastaba.tables")

_Result = TypeVar("_Result")


class TakesTooMuch(Exception):
    """An errand that was given up: it takes more than it may."""


class TakesTooLong(TakesTooMuch):
    def __init__(self, seconds: float) -> None:
        super().__init__(f"it takes more than {seconds:g} s")
        self.seconds = math.ceil(seconds)


class TakesTooMuchMemory(TakesTooMuch):
    def __init__(self, megabytes: int) -> None:
        super().__init__(f"it takes more than {megabytes} MB")
        self.megabytes = megabytes


class Stopped(Exception):
    """The server stops before the errand is done."""


class _Done(NamedTuple):
    result: Any


class _Failed(NamedTuple):
    """An exception as it can be told to another process, whatever it is made of."""

    kind: type[Exception]
    args: tuple[Any, ...]
    facts: dict[str, Any]

    def raised(self) -> Exception:
        error = self.kind.__new__(self.kind, *self.args)
        vars(error).update(self.facts)
        return error


class _TooLong(NamedTuple):
    pass


class _TooMuchMemory(NamedTuple):
    pass


_Answer = _Done | _Failed | _TooLong | _TooMuchMemory


# --- in the process ---


class _Alarm(BaseException):
    """The time is up; nothing that handles errors may take it for one of its own."""


def _run_errands(
    line: Connection, seconds: float, megabytes: int, boxes: Mapping[str, Path]
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    use_boxes(boxes)
    _bound_memory(megabytes)
    while True:
        try:
            work, facts = line.recv()
        except EOFError:
            return
        line.send_bytes(_answer(work, facts, seconds))


def _answer(work: Callable[..., Any], facts: tuple[object, ...], seconds: float) -> bytes:
    try:
        with _alarm_after(seconds):
            answer = pickle.dumps(_Done(work(*facts)))
    except _Alarm:
        return pickle.dumps(_TooLong())
    except MemoryError:
        return pickle.dumps(_TooMuchMemory())
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return pickle.dumps(_Failed(type(error), error.args, vars(error)))
    return answer if len(answer) <= LONGEST_ANSWER else pickle.dumps(_TooMuchMemory())


@contextmanager
def _alarm_after(seconds: float) -> Iterator[None]:
    """Interrupt what works for so long; waiting does not count. Where the system has no such alarm,
    only the server looks at its watch."""
    if sys.platform == "win32":
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _Alarm

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _bound_memory(megabytes: int) -> None:
    if sys.platform != "win32":
        import resource

        most = megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


# --- for the server ---


class ErrandRunner:
    """One such process, started when first needed and again after it was ended."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self._seconds = seconds
        self._megabytes = megabytes
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._stopped = False

    async def run(self, work: Callable[..., _Result], *facts: object) -> _Result:
        """Let it do some work, one at a time; whatever it raises, and TakesTooMuch. Whoever goes
        away takes the process with them."""
        for _ in range(TRIES):
            try:
                answer = await self._answer(work, facts)
            except (EOFError, OSError):
                code = self._process.exitcode if self._process is not None else None
                self.end()
                if self._stopped:
                    raise Stopped from None
                log.warning("a process for errands has ended by itself (%s)", code)
                continue
            except BaseException:
                self.end()
                raise
            if isinstance(answer, _Done):
                result: _Result = answer.result
                return result
            if isinstance(answer, _Failed):
                raise answer.raised()
            # What it keeps for the next time may be what takes the memory.
            self.end()
            if isinstance(answer, _TooLong):
                raise TakesTooLong(self._seconds)
            break
        raise TakesTooMuchMemory(self._megabytes)

    async def _answer(self, work: Callable[..., Any], facts: tuple[object, ...]) -> _Answer:
        if self._stopped:
            raise Stopped
        patience = PATIENCE * self._seconds
        line = self._line
        if line is None:
            line = self._started()
            patience += START
        try:
            return await asyncio.wait_for(asyncio.to_thread(_ask, line, work, facts), patience)
        except TimeoutError:
            return _TooLong()

    def _started(self) -> Connection:
        # A fork of a process with threads may hang, so processes start afresh.
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        given = (theirs, self._seconds, self._megabytes, boxes_in_use())
        self._process = context.Process(target=_run_errands, args=given, daemon=True)
        self._process.start()
        theirs.close()
        return self._line

    def end(self) -> None:
        """End the process at once, whatever it does; who waits for it hears that it is gone."""
        if self._process is not None:
            self._process.kill()
        self._process = self._line = None

    def stop(self) -> None:
        """The same, and for good."""
        self._stopped = True
        self.end()


def _ask(line: Connection, work: Callable[..., Any], facts: tuple[object, ...]) -> _Answer:
    line.send((work, facts))
    answer: _Answer = line.recv()
    return answer
