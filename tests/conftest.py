"""For all tests: `--rule` picks the tests of one rule, and chance is the same in each run."""

import gc
from collections.abc import Generator
from itertools import count
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

from mastaba.kernel.chance import word
from mastaba.tables import scribe, trap

# No deadline, because tests read no clock; `--hypothesis-profile=default` searches at random.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

TESTS = Path(__file__).parent
REAL_PARTS = [TESTS / folder for folder in ("e2e", "reliability", "server")]
"""Browsers, sockets and processes that a busy machine may hold up."""
ONCE_MORE = pytest.mark.flaky(reruns=2)

LONGEST_FIRST = ("server", "reliability", "compiled", "soundtrack", "conformance", "web")
"""Folders with long tests: they begin early, and what is left at the end is short."""

QUICKLY_BUILT = b"quick 5"
"""A secret whose first traps stand at the first attempt."""


@pytest.fixture(autouse=True)
def same_games_in_each_run(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Tables that a test opens in its own process are dealt the same way each time it runs."""
    test, numbers = crc32(request.node.nodeid.encode()), count()
    monkeypatch.setattr(scribe, "fresh_seed", lambda: word(test, 0, next(numbers)) >> 1)
    monkeypatch.setattr(trap, "fresh_secret", lambda: QUICKLY_BUILT)
    monkeypatch.setattr(trap, "fresh_luck", lambda: b"steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="ID",
        help="only run the tests of this rule, chapter or scenario: RRR-SETUP-01, RRR-SETUP, "
        "ESC-EDGE-18; may be repeated",
    )


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> Generator[None, int, int]:
    """Two processes for each core, because many tests wait; browsers are busy enough."""
    cores = yield
    return cores if any(Path(name).name == "e2e" for name in config.args) else 2 * cores


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=turn_of)
    for item in items:
        if item.path.parent in REAL_PARTS:
            item.add_marker(ONCE_MORE)
    wanted: list[str] = config.getoption("rule")
    if wanted:
        config.hook.pytest_deselected(items=[item for item in items if not proves(item, wanted)])
        items[:] = [item for item in items if proves(item, wanted)]


def pytest_collection_finish() -> None:
    """Thousands of tests lie in memory until the end; looking for waste need not pass them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def turn_of(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    return LONGEST_FIRST.index(folder) if folder in LONGEST_FIRST else len(LONGEST_FIRST)


def proves(item: pytest.Item, wanted: list[str]) -> bool:
    named = [
        name
        for kind in ("rule", "scenario")
        for mark in item.iter_markers(kind)
        for name in mark.args
    ]
    return any(
        name == want or name.startswith((f"{want}-", f"{want}/"))
        for name in named
        for want in wanted
    )
