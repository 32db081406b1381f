"""Names and what is said stand apart from their entries, so that they can be forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mastaba.tables import entries as e
from mastaba.tables.store import Stored
from mastaba.tables.table import Table
from tests.server.clients import Guest
from tests.server.serving import serving

SAT = e.Sat("ann's key", 1, "Ann")
SAID = e.Said("ann's key", "Ann", "Hello!", "t1")


@pytest.mark.parametrize("entry", [SAT, SAID])
def test_the_body_of_an_entry_holds_a_key_and_no_words(entry: e.AnyEntry) -> None:
    stored = e.stored("t", 1, 5, entry)
    assert b"ann's key" in stored.body
    assert b"Ann" not in stored.body
    assert b"Hello" not in stored.body
    assert e.entry_of(stored) == entry


def test_most_entries_have_no_words() -> None:
    assert e.stored("t", 1, 5, e.Moved("ann's key", 0, "pass")).words == b""
    assert e.stored("t", 1, 5, e.Sat("ann's key", 0)).words == b""


@pytest.mark.parametrize(
    ("body", "entry"),
    [
        (b'{"kind":"sat","by":"ann\'s key","seat":1,"name":"Ann"}', SAT),
        (
            b'{"kind":"said","by":"ann\'s key","name":"Ann","text":"Hello!","ticket":"t1"}',
            SAID,
        ),
    ],
)
def test_words_in_an_old_body_are_read(body: bytes, entry: e.AnyEntry) -> None:
    assert e.entry_of(Stored("t", 1, 5, body)) == entry


def test_a_table_goes_on_without_words_that_are_forgotten() -> None:
    table = Table("t")
    opened = e.Opened("ann's key", "run-run-run", "CODE", 2, False, {})
    entries: list[e.AnyEntry] = [opened, SAT, SAID]
    for seq, entry in enumerate(entries, 1):
        table.take(e.entry_of(Stored("t", seq, 5, e.stored("t", seq, 5, entry).body)), 5)
    assert table.chairs[1].person == "ann's key"
    assert table.chairs[1].name == ""
    assert [(one.name, one.text) for one in table.sayings] == [("", "")]


def test_a_server_keeps_no_name_and_no_word_with_its_entries(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Guest(server.url, "Nefertari") as ann:
        id = ann.open(seats=1, start=True)["id"]
        with ann.connect(id, 0) as place:
            place.must("say", text="a secret saying")
        seen = ann.get(f"/api/tables/{id}")["table"]
    assert seen["chairs"][0]["name"] == "Nefertari"
    assert seen["sayings"] == [{"name": "Nefertari", "text": "a secret saying"}]
    path = tmp_path / "mastaba.db"
    with closing(sqlite3.connect(path)) as database:
        bodies = b"".join(row[0] for row in database.execute("SELECT body FROM entry"))
        words = b"".join(row[0] for row in database.execute("SELECT body FROM words"))
    for one in (b"Nefertari", b"a secret saying"):
        assert one not in bodies
        assert one in words
