"""A worker of the pull hall: steps its pulls 60 times a second, in a process of its own.

Words come in on the standard input and go out on the standard output. When the server is gone, so
is the worker.
"""

from __future__ import annotations

import gc
import os
import queue
import signal
import sys
import threading
import time
from typing import BinaryIO, Final, NoReturn

from mastaba.referee import on_engine_thread
from mastaba.tables import hall_words as words
from mastaba.tables.stage import Stage

FRAME: Final = 1 / 60
HURRY: Final = 0.05
"""Seconds of delay that are made up for; longer ones are not, or stones would jump."""
LATE: Final = 3
"""TOMB-DT-33: so many times too late, and a pull is void."""
REPORT: Final = 60
"""Frames between two words about the load."""


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

    def take(self, word: words.ToWorker) -> None:
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
            self._cost = 1000 * self._spent / self._frames
            self._spent, self._frames = 0.0, 0
            said.append(words.Load(0, self._cost))
        self._out.write(words.packed(said))
        self._out.flush()

    def was_late(self, seconds: float) -> None:
        """TOMB-DT-33: a pull that misses real time three times is void."""
        if seconds <= self._lag:
            return
        for id, stage in self._stages.items():
            self._misses[id] += 1
            if self._misses[id] >= LATE:
                stage.void()


def run(worker: Worker, given: queue.SimpleQueue[list[words.ToWorker]]) -> NoReturn:
    due = time.monotonic()
    while True:
        if worker.idle:
            # Nothing moves: sleep until somebody comes.
            for word in given.get():
                worker.take(word)
            due = time.monotonic()
        while not given.empty():
            for word in given.get():
                worker.take(word)
        if worker.idle:
            continue
        worker.frame()
        due += FRAME
        wait = due - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        elif wait < -HURRY:
            worker.was_late(-wait)
            due = time.monotonic()


def read(given: queue.SimpleQueue[list[words.ToWorker]], source: BinaryIO) -> None:
    """Hand on what the server says; leave with it."""
    while len(head := source.read(words.LENGTH)) == words.LENGTH:
        given.put(words.to_worker.decode(source.read(int.from_bytes(head, "big"))))
    os._exit(0)


def main(lag: str) -> None:
    # Who stops the server in a terminal must not stop its workers first.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    given: queue.SimpleQueue[list[words.ToWorker]] = queue.SimpleQueue()
    threading.Thread(target=read, args=(given, sys.stdin.buffer), daemon=True).start()
    # What was imported stays: nobody has to look through it for rubbish between two frames.
    gc.freeze()
    on_engine_thread(lambda: run(Worker(sys.stdout.buffer, float(lag)), given))


if __name__ == "__main__":
    main(*sys.argv[1:])
