"""What must not hold the server up is done in a process beside it."""

from __future__ import annotations

import os
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from mastaba.tables.side_process import SideProcess
from tests.tables.event_loop import in_event_loop


def die_unless(file: Path) -> int:
    """Leaves a file and dies where there is none yet."""
    if not file.exists():
        file.touch()
        os._exit(1)
    return os.getpid()


def die() -> None:
    os._exit(1)


@in_event_loop
async def test_it_is_another_process_that_gives_way() -> None:
    process = SideProcess(nice=7, tries=1)
    try:
        assert not process.is_there
        assert await process.do(os.getpid) != os.getpid()
        assert process.is_there
        assert await process.do(os.nice, 0) == os.nice(0) + 7
    finally:
        process.close()
    assert not process.is_there


@in_event_loop
async def test_one_that_dies_is_started_again(tmp_path: Path) -> None:
    process = SideProcess(nice=1, tries=2)
    try:
        assert await process.do(die_unless, tmp_path / "seen") != os.getpid()
    finally:
        process.close()


@in_event_loop
async def test_one_that_always_dies_is_given_up() -> None:
    process = SideProcess(nice=1, tries=2)
    try:
        with pytest.raises(BrokenExecutor):
            await process.do(die)
    finally:
        process.close()
