"""Chat: everybody has a fair share of it, over however many lines."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from mastaba.kernel.words import LANGUAGES
from mastaba.server.errors import sentence
from mastaba.tables.live import Live
from tests.server.clients import PATIENCE, Guest, Place
from tests.server.serving import Running, serving

FEW = {"saying_burst": 3, "sayings_per_second": 0.001}
"""However long a test takes, nobody may say more than three times."""


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("quiet"), FEW) as running:
        yield running


@pytest.fixture
def ann(quiet_server: Running) -> Iterator[Guest]:
    with Guest(quiet_server.url, "Ann") as guest:
        yield guest


@pytest.fixture
def bob(quiet_server: Running) -> Iterator[Guest]:
    with Guest(quiet_server.url, "Bob") as guest:
        yield guest


def wait_until_waiting(live: Live, number: int) -> None:
    """Until so many wishes wait for their turn at the table."""
    end = time.monotonic() + PATIENCE
    while len(live.turn._waiting) < number:
        assert time.monotonic() < end
        time.sleep(0.01)


def assert_has_said_enough(place: Place) -> None:
    refused = place.wish("say", ticket="a new one", text="and another thing")
    assert (refused["type"], refused["key"]) == ("refused", "talking-too-fast")
    assert refused["facts"]["seconds"] > 1


def test_more_lines_are_not_a_larger_share(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=2)["id"]
    with ExitStack() as lines:
        mine = [lines.enter_context(ann.connect(table, 0)) for _ in range(8)]
        for number, place in enumerate(mine[:3]):
            # A ticket of its own: the same one would be the same saying.
            place.must("say", ticket=f"from line {number}", text=f"line {number}")
        seq = mine[2].seq
        for place in mine:
            assert_has_said_enough(place)
        # Nothing has changed but for those who talk too much: all lines are open, and others talk.
        bob_there = lines.enter_context(bob.connect(table))
        assert bob_there.seq == seq
        assert bob_there.must("sit", seat=1) == seq + 1
        bob_there.must("say", text="at last")
        mine[0].must("ready")
        said = [saying["text"] for saying in ann.get(f"/api/tables/{table}")["table"]["sayings"]]
        assert said == ["line 0", "line 1", "line 2", "at last"]


def test_another_table_is_not_another_share(ann: Guest) -> None:
    tables = [ann.open(seats=2)["id"] for _ in range(4)]
    for table in tables[:3]:
        with ann.connect(table, 0) as place:
            place.must("say", text="hello")
    with ann.connect(tables[3], 0) as place:
        assert_has_said_enough(place)


def test_what_was_said_already_may_be_sent_again(ann: Guest) -> None:
    table = ann.open(seats=2)["id"]
    with ann.connect(table, 0) as place:
        first = place.must("say", ticket="mine", text="hello")
        place.must("say", text="hello?")
        place.must("say", text="anybody?")
        assert_has_said_enough(place)
    with ann.connect(table, 0) as place:
        assert place.must("say", ticket="mine", text="hello") == first


def test_what_a_lost_line_is_about_to_say_may_be_sent_again(
    quiet_server: Running, ann: Guest
) -> None:
    table = ann.open(seats=2)["id"]
    live = quiet_server.service.host.lives[table]
    with ann.connect(table, 0) as lost, ann.connect(table, 0) as again:
        lost.must("say", text="one")
        lost.must("say", text="two")
        quiet_server.do(live.turn.__aenter__())
        wish = {"wish": "say", "text": "three"}
        lost.send(type="wish", ticket="third", wish=wish)
        wait_until_waiting(live, 1)
        again.send(type="wish", ticket="third", wish=wish)
        wait_until_waiting(live, 2)
        quiet_server.do(live.turn.__aexit__())
        answers = [
            place.until(lambda message: message.get("ticket") == "third") for place in (lost, again)
        ]
        assert answers[0]["type"] == "accepted"
        assert answers[1] == answers[0]
        assert [saying["text"] for saying in again.table["sayings"]] == ["one", "two", "three"]


@pytest.mark.parametrize("seconds", [1, 2, 5])
def test_the_refusal_says_how_long_to_wait(seconds: int) -> None:
    told = {
        language: sentence("talking-too-fast", {"seconds": seconds}, language)
        for language in LANGUAGES
    }
    assert len(set(told.values())) == len(LANGUAGES)
    assert all(str(seconds) in text for text in told.values()) or seconds == 1
    assert "messages at once" in told["en"]
    assert "messages à la fois" in told["fr"]
    assert "wiadomości naraz" in told["pl"]
