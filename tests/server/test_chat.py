"""Chat: everybody has a fair share of it, and each saying costs its own size."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from mastaba.kernel.words import LANGUAGES
from mastaba.server.errors import sentence
from mastaba.tables.live import Live
from tests.server.clients import PATIENCE, SAYINGS_KEPT, Guest, Place, start
from tests.server.serving import Running, serving

FEW = {"saying_burst": 3, "sayings_per_second": 0.001}
"""However long a test takes, nobody may say more than three times."""


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("quiet"), FEW) as running:
        yield running


@pytest.fixture(scope="module")
def busy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("busy"), {"saying_burst": 1000}) as running:
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


# --- what is heard of it ---


def test_everybody_hears_a_saying_alone_in_the_same_bytes(busy_server: Running) -> None:
    with (
        Guest(busy_server.url, "Ann") as ann,
        Guest(busy_server.url, "Bob") as bob,
        Guest(busy_server.url) as nobody,
    ):
        table = ann.open(seats=2)["id"]
        with (
            ann.connect(table, 0) as ann_there,
            bob.connect(table) as bob_there,
            nobody.connect(table) as onlooker,
        ):
            bob_there.must("sit", seat=1)
            bob_there.hello(1)
            everybody = [ann_there, bob_there, onlooker]
            seq = before = bob_there.seq
            for number in range(SAYINGS_KEPT // 2 + 1):
                for place in (ann_there, bob_there):
                    seq = place.must("say", ticket=f"{number}", text=f"{number:03} " + "x" * 496)
            heard = []
            for place in everybody:
                place.catch_up(seq)
                updates = [text for _, text in place.heard if '"type":"update"' in text]
                heard.append(updates[before - seq :])
            assert heard[0] == heard[1] == heard[2]
            assert {len(text) for text in heard[0]} <= set(range(500, 600))

            # As many are kept as a newcomer is shown, and who comes back sees the same.
            said = onlooker.table["sayings"]
            assert len(said) == SAYINGS_KEPT
            assert [saying["text"][:3] for saying in said[:3]] == ["001", "001", "002"]
            assert [saying["name"] for saying in said[:2]] == ["Ann", "Bob"]
            with nobody.connect(table, last_seq=before) as newcomer:
                assert newcomer.table["sayings"] == said
            with bob.connect(table, 1, last_seq=seq - 10) as back:
                assert back.table["sayings"] == said
                ann_there.must("say", ticket="last", text="welcome back")
                back.catch_up(seq + 1)
                assert back.table["sayings"] == ann_there.table["sayings"]
                assert back.table["sayings"][-1] == {"name": "Ann", "text": "welcome back"}


def test_nothing_but_the_saying_is_told_in_mid_game(busy_server: Running) -> None:
    with Guest(busy_server.url, "Ann") as ann:
        table = ann.open(seats=2, options={"first": 0})["id"]
        with ann.connect(table, 0) as place:
            place.must("sit", seat=1)
            start([place])
            view = place.view
            place.must("say", text="run!")
            update = json.loads(place.heard[-2][1])
            assert update.keys() == {"type", "seq", "said", "at"}
            assert update["said"] == {"name": "Ann", "text": "run!"}
            assert place.view == view
            # What follows is patched as ever.
            place.play(next(move for move in place.moves() if move.startswith("explore")))
            assert place.table["sayings"] == [update["said"]]
            assert "said" not in place.heard[-2][1]
