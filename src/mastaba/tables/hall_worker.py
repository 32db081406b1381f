"""A worker of the pull hall: steps its pulls 60 times a second, in a process of its own.

Words come in on the standard input and go out on the standard output. When the server is gone, so
is the worker.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from select import select
from typing import BinaryIO, Final, NoReturn

from mastaba.games import use_boxes
from mastaba.referee import on_engine_thread
from mastaba.tables import hall_words as words
from mastaba.tables.stage import Stage

FRAME: Final = 1 / 60
HURRY: Final = 0.05
"""Seconds of delay that are made up for; longer ones are not, or stones would jump."""
LATE: Final = 3
"""TOMB-DT-33: so many times too late, and a pull is void."""
MOST: Final = 1 << 16
"""Bytes read at a time."""
REPORT: Final = 60
"""Frames of pulls between two words about the load."""
NEWS: Final = 0.1
"""How much the last of them count: one bad moment keeps nobody waiting."""


class Worker:
    """`lag` are the seconds of delay from which on a frame is too late."""

    def __init__(self, out: BinaryIO, lag: float) -> None:
        self._out = out
        self._lag = lag
        self._stages: dict[int, Stage] = {}
        self._misses: dict[int, int] = {}
        self._spent = 0.0
        self._frames = 0
        self._cost = 0.0

    def take(self, heard: Sequence[words.ToWorker]) -> None:
        for word in heard:
            self._take(word)

    def _take(self, word: words.ToWorker) -> None:
        if isinstance(word, words.Enter):
            self._stages[word.id] = Stage(word)
            self._misses[word.id] = 0
        elif isinstance(word, words.Leave):
            self._forget(word.id)
        elif word.id in self._stages:
            self._stages[word.id].take(word)

    def _forget(self, id: int) -> None:
        self._stages.pop(id, None)
        self._misses.pop(id, None)

    @property
    def idle(self) -> bool:
        return not self._stages

    def frame(self) -> None:
        """Step every pull once, and say what came of it."""
        began = time.perf_counter()
        said: list[words.Word] = []
        for id, stage in list(self._stages.items()):
            said += stage.step()
            if stage.finished:
                self._forget(id)
            self._frames += 1
        self._spent += time.perf_counter() - began
        if self._frames >= REPORT:
            cost = 1000 * self._spent / self._frames
            self._cost += (cost - self._cost) * (NEWS if self._cost else 1)
            self._spent, self._frames = 0.0, 0
            said.append(words.Load(0, self._cost))
        try:
            self._out.write(words.packed(said))
            self._out.flush()
        except BrokenPipeError:
            leave()

    def was_late(self, seconds: float) -> None:
        """TOMB-DT-33: a pull that misses real time three times is void."""
        if seconds <= self._lag:
            return
        for id, stage in self._stages.items():
            self._misses[id] += 1
            if self._misses[id] >= LATE:
                stage.void()


def leave() -> NoReturn:
    """The server is gone: so is the worker, without a word more."""
    os._exit(0)


class Ear:
    """Hears what the server says. It has no thread of its own: that would take its turns just when
    the engine steps. Read once a frame, the pipe has room for far more than a frame's words."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._rest = b""

    def hear(self, wait: bool) -> list[words.ToWorker]:
        """What has come; `wait`: until something comes. When the server is gone, leave with it."""
        heard: list[words.ToWorker] = []
        while select([self._source], [], [], None if wait and not heard else 0)[0]:
            data = os.read(self._source, MOST)
            if not data:
                leave()
            self._rest += data
            heard += self._understood()
        return heard

    def _understood(self) -> list[words.ToWorker]:
        """The words of all batches that are complete."""
        understood: list[words.ToWorker] = []
        while len(self._rest) >= words.LENGTH:
            end = words.LENGTH + int.from_bytes(self._rest[: words.LENGTH], "big")
            if len(self._rest) < end:
                break
            understood += words.to_worker.decode(self._rest[words.LENGTH : end])
            self._rest = self._rest[end:]
        return understood


def run(worker: Worker, ear: Ear) -> NoReturn:
    due = time.monotonic()
    while True:
        if worker.idle:
            # Nothing moves: sleep until somebody comes.
            worker.take(ear.hear(wait=True))
            due = time.monotonic()
            continue
        worker.take(ear.hear(wait=False))
        worker.frame()
        due += FRAME
        wait = due - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        elif wait < -HURRY:
            worker.was_late(-wait)
            due = time.monotonic()


def main(lag: str, box: str) -> None:
    # Who stops the server in a terminal must not stop its workers first.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_boxes({"cursed-tomb": Path(box)})
    # What was imported stays: nobody has to look through it for rubbish between two frames.
    gc.freeze()
    worker, ear = Worker(sys.stdout.buffer, float(lag)), Ear(sys.stdin.fileno())
    on_engine_thread(lambda: run(worker, ear))


if __name__ == "__main__":
    main(*sys.argv[1:])
