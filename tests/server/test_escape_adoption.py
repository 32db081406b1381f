"""An empty seat of Escape is played by a friend: real servers, real sockets, real time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.clients import Guest, Json, Place, start
from tests.server.serving import Running, serving
from tests.server.short_box import short_box

CYD = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("escape")
    # Nobody is missed for long, and no bot comes before the vote is over.
    with short_box(folder), serving(folder, limits={"away_seconds": 60}, pull_workers=0) as running:
        yield running


def until_event(place: Place, event: str) -> Json:
    while not (found := [one for one in place.events if one["event"] == event]):
        place.hear()
    return found[-1]


@pytest.mark.rule("ESC-RT-31", "ESC-PHYS-27")
def test_an_empty_seat_is_adopted_by_vote_and_given_back(ann: Guest, bob: Guest) -> None:
    with ExitStack() as stack:
        cyd = stack.enter_context(Guest(ann.url, "Cyd"))
        table = ann.open(game="escape", seats=3, options={"track": "1"})["id"]
        hers = stack.enter_context(ann.connect(table, 0))
        his, third = (stack.enter_context(one.connect(table)) for one in (bob, cyd))
        for seat, place in enumerate((his, third), 1):
            place.must("sit", seat=seat)
            place.hello(seat)
        start([hers, his, third])
        for seat, place in enumerate((hers, his, third)):
            place.must("play", seat=seat, move="ready")
        until_event(hers, "started")
        third.socket.close()
        until_event(hers, "line-lost")
        while "propose adopt 2" not in hers.moves():
            hers.hear()
        hers.must("play", seat=0, move="propose adopt 2")
        assert hers.play("roll 1", seat=CYD)["key"] == "not-your-seat"
        his.must("play", seat=1, move="vote adopt yes")
        until_event(hers, "seat-adopted")
        assert hers.table["mine"] == [0, CYD]
        # Each seat keeps its own pace: both roll at once, and neither of them twice.
        assert hers.play("roll 1 2", seat=0)["type"] == "accepted"
        assert hers.play("roll 1 2", seat=CYD)["type"] == "accepted"
        assert hers.play("roll 3", seat=CYD)["rule"] == "ESC-RT-15"
        assert his.play("roll 3", seat=CYD)["key"] == "not-your-seat"
        with cyd.connect(table, CYD) as again:
            until_event(hers, "line-back")
            assert hers.table["mine"] == [0]
            assert hers.play("roll 3", seat=CYD)["key"] == "not-your-seat"
            assert again.play("call coming")["type"] == "accepted"
