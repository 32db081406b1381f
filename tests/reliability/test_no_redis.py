"""Several servers while Redis is away: each starts and plays with its own people, and nobody is
refused for what another server has written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.clients import Guest, start
from tests.server.serving import Running, serving

if TYPE_CHECKING:
    from tests.services import RedisServer

pytest_plugins = ["tests.services"]

NOBODY_LISTENS = "redis://127.0.0.1:1"


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database, neither of which hears of the other."""
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(serving(tmp_path, redis=NOBODY_LISTENS, pull_workers=0))
            for _ in range(2)
        )
        yield one, two


def as_known_at(guest: Guest, other: Running) -> Guest:
    """The same person's browser at another server."""
    elsewhere = Guest(other.url)
    elsewhere.http.cookies.set("mastaba", guest.cookie)
    return elsewhere


def test_a_seat_taken_at_one_server_is_known_at_the_other(both: tuple[Running, Running]) -> None:
    one, two = both
    with Guest(one.url, "Ann") as ann, Guest(one.url, "Bob") as bob, as_known_at(bob, two) as again:
        table = ann.open(seats=2)["id"]
        with (
            Guest(two.url) as onlooker,
            onlooker.connect(table),  # so the other server has the table in memory
            bob.connect(table) as at_one,
            ann.connect(table, 0) as her_place,
        ):
            at_one.must("sit", seat=1)
            with again.connect(table, 1) as at_two:
                assert at_two.seat == 1
                at_two.must("ready")
            assert again.get(f"/api/tables/{table}", seat=1)["seat"] == 1
            her_place.must("ready")


def test_a_move_goes_on_from_what_the_other_server_has_written(
    both: tuple[Running, Running],
) -> None:
    one, two = both
    with Guest(one.url, "Ann") as ann, as_known_at(ann, two) as again:
        table = ann.open(seats=2, bots={"1": "random"}, options={"first": 0})["id"]
        with again.connect(table, 0) as at_two, ann.connect(table, 0) as at_one:
            start([at_one])
            # The other server still waits in the lobby.
            assert at_two.phase == "lobby"
            answer = at_two.play("pass")
            assert answer["key"] != "game-has-not-begun", answer
            assert at_two.phase == "running"


def test_a_server_that_started_alone_hears_the_other_once_redis_is_there(
    tmp_path: Path, redis_server: RedisServer
) -> None:
    redis_server.stop()
    with (
        serving(tmp_path, redis=redis_server.url, pull_workers=0) as one,
        serving(tmp_path, redis=redis_server.url, pull_workers=0) as two,
        Guest(one.url, "Ann") as ann,
        Guest(two.url) as onlooker,
    ):
        table = ann.open(seats=2)["id"]
        with ann.connect(table, 0) as her_place, onlooker.connect(table) as spectator:
            her_place.must("say", text="alone")
            redis_server.start_again()
            # Whoever listens again reads every table anew, and then hears each ring.
            spectator.until(lambda message: message.get("said", {}).get("text") == "alone")
            her_place.must("say", text="together")
            spectator.until(lambda message: message.get("said", {}).get("text") == "together")
