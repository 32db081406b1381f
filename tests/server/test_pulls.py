"""Pulls at a trap over the network: real servers, real sockets, real physics."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.clients import Guest, Place, start
from tests.server.serving import Running, serving
from tests.server.trap_hands import pull, steady, sweep, wait_for_news

OPTIONS: dict[str, Any] = {"pawns": "dealt", "first": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    # A busy machine that runs tests is no reason for a pull not to count.
    with serving(tmp_path_factory.mktemp("pulls"), pull_lag=30.0) as running:
        yield running


@contextmanager
def armed(ann: Guest, bob: Guest, **options: Any) -> Iterator[tuple[Place, Place]]:
    """Ann is asked to pull, and Bob looks on from his seat."""
    table = ann.open(game="cursed-tomb", seats=2, options={**OPTIONS, **options})
    with ann.connect(table["id"], 0) as hers, bob.connect(table["id"]) as his:
        his.must("sit", seat=1)
        his.hello(1)
        start([hers, his])
        hers.must("play", seat=0, move="turn")
        wait_for_news(hers, "armed")
        yield hers, his


def test_a_whole_pull_that_succeeds(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        pull(hers, steady())
        print(hers.events[-4:], len(hers.frames))
        his.catch_up(hers.seq)
        assert hers.events == his.events
        assert any(event["event"] == "stone-pulled" for event in hers.events)


def test_a_rockfall(ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        pull(hers, sweep())
        assert any(event["event"] == "rockfall" for event in hers.events)
