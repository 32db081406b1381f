"""The pull hall: worker processes that step pulls in real time, and a bench for those who wait.

TOMB-DT-36: a worker takes only as many pulls as it can step 60 times a second; whoever comes then
waits, is told how many wait before, and their clock does not start. Running pulls never slow down.
"""

from __future__ import annotations

import asyncio
import io
import logging
import subprocess
import sys
import threading
from collections import deque
from typing import Final, Protocol

from mastaba.games import boxes_in_use
from mastaba.tables import hall_words as words

log = logging.getLogger("mastaba.tables")

FRAME: Final = 1000 / 60
"""Milliseconds."""
BUDGET: Final = 0.75
"""The share of its time that a worker may spend on pulls."""


class Watcher(Protocol):
    """Whoever has a pull in the hall."""

    def waits(self, ahead: int) -> None:
        """So many others wait longer."""

    def begins(self) -> None:
        """The hand is in the world, and the clock runs."""

    def hears(self, word: words.FromWorker) -> None: ...

    def is_dropped(self) -> None:
        """The worker has died."""


class Worker:
    """One process; it starts with its first pull."""

    def __init__(self, hall: Hall, lag: float) -> None:
        self._hall = hall
        self._lag = lag
        self._process: subprocess.Popen[bytes] | None = None
        self._listener: threading.Thread | None = None
        self._loop = asyncio.get_running_loop()
        self.pulls: dict[int, Watcher] = {}
        self.cost = 0.0

    @property
    def pid(self) -> int:
        return self._process.pid if self._process is not None else 0

    def places(self) -> int:
        """How many pulls it can step in real time, as far as it was measured."""
        if not self.cost:
            return self._hall.places
        return max(1, min(self._hall.places, int(BUDGET * FRAME / self.cost)))

    def say(self, word: words.ToWorker) -> None:
        process = self.wake()
        assert process.stdin is not None
        try:
            process.stdin.write(words.packed([word]))
        except OSError as error:  # its end is noticed by who listens
            log.warning("a worker of the pull hall does not listen: %s", error)

    def wake(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = self._start()
        return self._process

    def _start(self) -> subprocess.Popen[bytes]:
        box = str(boxes_in_use()["cursed-tomb"])
        process = subprocess.Popen(
            [sys.executable, "-m", "mastaba.tables.hall_worker", str(self._lag), box],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self._listener = threading.Thread(target=self._listen, args=(process,), daemon=True)
        self._listener.start()
        return process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Runs in a thread; what is heard is handled in the event loop."""
        assert isinstance(process.stdout, io.RawIOBase)
        try:
            with io.BufferedReader(process.stdout) as out:
                while len(head := out.read(words.LENGTH)) == words.LENGTH:
                    batch = words.from_worker.decode(out.read(int.from_bytes(head, "big")))
                    self._loop.call_soon_threadsafe(self.heard, batch)
            process.wait()
            self._loop.call_soon_threadsafe(self._ended, process)
        except RuntimeError:  # the event loop is closed
            log.debug("nobody listens to a worker of the pull hall any more")

    def heard(self, batch: list[words.FromWorker]) -> None:
        for word in batch:
            if isinstance(word, words.Load):
                self.cost = word.cost
                self._hall.let_in()
                continue
            watcher = self.pulls.get(word.id)
            if isinstance(word, words.Ended):
                self.pulls.pop(word.id, None)
                self._hall.let_in()
            if watcher is not None:
                watcher.hears(word)

    def _ended(self, process: subprocess.Popen[bytes]) -> None:
        if process is not self._process:
            return
        log.error("a worker of the pull hall has ended with %s", process.returncode)
        self._process = None
        assert process.stdin is not None
        process.stdin.close()
        dropped, self.pulls = self.pulls, {}
        for watcher in dropped.values():
            watcher.is_dropped()
        self._hall.let_in()

    def close(self) -> None:
        self.pulls.clear()  # nobody answers what was still heard, and so wakes it again
        process, self._process = self._process, None
        if process is not None and self._listener is not None:
            assert process.stdin is not None
            process.kill()
            process.stdin.close()
            self._listener.join()


class Waiting:
    """A pull that is in the hall or waits before it."""

    def __init__(self, hall: Hall, enter: words.Enter, watcher: Watcher) -> None:
        self._hall = hall
        self.enter = enter
        self.watcher = watcher
        self.worker: Worker | None = None

    def say(self, word: words.ToWorker) -> None:
        if self.worker is not None:
            self.worker.say(word)

    @property
    def id(self) -> int:
        return self.enter.id

    def leave(self) -> None:
        self._hall.leave(self)


class Hall:
    """`places` is how many pulls each worker takes at most, `lag` the seconds of delay from which
    on a frame counts as missed."""

    def __init__(self, workers: int = 2, places: int = 10, lag: float = 0.25) -> None:
        self.places = places
        self._count = workers
        self._lag = lag
        self._workers: list[Worker] = []
        self._bench: deque[Waiting] = deque()
        self._last = 0
        self.began = 0

    def pids(self) -> list[int]:
        """The processes that work now."""
        return [worker.pid for worker in self._workers if worker.pid]

    @property
    def running(self) -> int:
        return sum(len(worker.pulls) for worker in self._workers)

    @property
    def waiting(self) -> int:
        return len(self._bench)

    def busy(self) -> list[float]:
        """The share of its time that each worker spends on its pulls, as far as it was measured."""
        return [worker.cost * len(worker.pulls) / FRAME for worker in self._workers]

    def next_id(self) -> int:
        self._last += 1
        return self._last

    def warm(self) -> None:
        """Let the first worker start, so that nobody waits for it."""
        if self._free_worker() is not None:
            self._workers[0].wake()

    def come(self, enter: words.Enter, watcher: Watcher) -> Waiting:
        """Begin a pull as soon as there is a place for it."""
        waiting = Waiting(self, enter, watcher)
        self._bench.append(waiting)
        self.let_in()
        if waiting.worker is None:
            watcher.waits(self._bench.index(waiting))
        return waiting

    def leave(self, waiting: Waiting) -> None:
        if waiting.worker is not None:
            if waiting.worker.pulls.pop(waiting.id, None) is not None:
                waiting.worker.say(words.Leave(waiting.id))
            self.let_in()
        elif waiting in self._bench:
            self._bench.remove(waiting)
            self._tell_places()

    def let_in(self) -> None:
        """First come, first served."""
        came = False
        while self._bench and (worker := self._free_worker()) is not None:
            waiting = self._bench.popleft()
            waiting.worker = worker
            worker.pulls[waiting.id] = waiting.watcher
            worker.say(waiting.enter)
            self.began += 1
            came = True
            waiting.watcher.begins()
        if came:
            self._tell_places()

    def _tell_places(self) -> None:
        for ahead, waiting in enumerate(self._bench):
            waiting.watcher.waits(ahead)

    def _free_worker(self) -> Worker | None:
        """Of those that have a place the one with the fewest pulls."""
        while len(self._workers) < self._count:
            self._workers.append(Worker(self, self._lag))
        free = [worker for worker in self._workers if len(worker.pulls) < worker.places()]
        return min(free, key=lambda worker: len(worker.pulls), default=None)

    def close(self) -> None:
        self._bench.clear()
        for worker in self._workers:
            worker.close()
