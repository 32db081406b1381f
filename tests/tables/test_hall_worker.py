"""What a worker of the pull hall hears, however the pipe cuts it up."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from mastaba.games.cursed_tomb.boxfile import DEFAULT
from mastaba.tables import hall_words as words
from mastaba.tables.hall_worker import Ear


def test_words_are_heard_when_they_are_complete() -> None:
    source, sink = os.pipe()
    try:
        ear = Ear(source)
        assert ear.hear(wait=False) == []
        first, second = words.Wish(1, b"0123456789"), words.Command(2, "pull")
        data = words.packed([first]) + words.packed([second, first])
        os.write(sink, data[:-3])
        assert ear.hear(wait=True) == [first]
        assert ear.hear(wait=False) == []
        os.write(sink, data[-3:])
        assert ear.hear(wait=True) == [second, first]
    finally:
        os.close(source)
        os.close(sink)


@pytest.mark.parametrize("said", [b"", words.packed([words.Leave(7)])])
def test_a_worker_leaves_with_its_server_and_complains_of_nothing(said: bytes) -> None:
    left = subprocess.run(
        [sys.executable, "-m", "mastaba.tables.hall_worker", "0.25", str(DEFAULT)],
        input=said,
        capture_output=True,
        check=True,
    )
    assert (left.stdout, left.stderr) == (b"", b"")
