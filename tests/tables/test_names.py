"""Nobody at a table passes for a neighbour, or for the server."""

from __future__ import annotations

import pytest

from mastaba.tables import wishes as w
from mastaba.tables.names import skeleton, told_apart
from mastaba.tables.table import LONGEST_NAME
from tests.tables.test_table import ANNA, BEN, CLEO, do, opened, refused

ALIKE = [
    ("Anna", "Anna"),
    ("Anna", "ANNA"),
    ("Anna", "\u0410nn\u0430"),  # Cyrillic
    ("Anna", "\u0391nna"),  # Greek
    ("Anna", "\uff21\uff4e\uff4e\uff41"),  # fullwidth
    ("Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a"),  # mathematical
    ("Anna", "A\u0301nna"),
    ("Anna", "A n n a."),
    ("BOB", "\u0412\u041e\u0412"),
    ("Bill", "Bi11"),
    ("Bill", "BiII"),
    ("Marn", "Mam"),
    ("Otto", "0tt0"),
    ("\U0001f408", "\U0001f408\ufe0f"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE, ids=range(len(ALIKE)))
def test_a_name_that_looks_like_a_neighbours_bears_a_number(name: str, other: str) -> None:
    table = opened(3)
    do(table, BEN, w.Sit(0, name=name))
    do(table, ANNA, w.Sit(1, name=other))
    do(table, CLEO, w.Sit(2, name=other))
    assert [chair.name for chair in table.chairs] == [name, f"{other} (2)", f"{other} (3)"]
    assert refused(table, CLEO, w.Sit(2, name=other)).key == "already-yours"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        *(("Anna", "Ann"), ("Jan", "Jon"), ("Ola", "Ela"), ("\u0418\u0432\u0430\u043d", "Ivan")),
        *(("\U0001f408", "\U0001f415"), ("\u0928\u0947\u0939\u093e", "\u0928\u093e\u0939\u093e")),
    ],
)
def test_names_that_differ_stay_as_they_are(name: str, other: str) -> None:
    table = opened()
    do(table, ANNA, w.Sit(0, name=name))
    do(table, BEN, w.Sit(1, name=other))
    assert [chair.name for chair in table.chairs] == [name, other]


def test_one_person_may_use_a_name_twice_and_nobody_that_of_a_bot() -> None:
    table = opened(3)
    do(table, ANNA, w.Sit(0))
    do(table, ANNA, w.Sit(1))
    do(table, ANNA, w.Stand(1))
    do(table, ANNA, w.Sit(1, bot="scout"))
    do(table, BEN, w.Sit(2, name="SCOUT"))
    assert [chair.name for chair in table.chairs] == ["Anna", "", "SCOUT (2)"]


def test_a_number_fits_into_the_longest_name() -> None:
    name = "x" * LONGEST_NAME
    numbered = told_apart(name, [name], LONGEST_NAME)
    assert len(numbered) == LONGEST_NAME
    assert numbered.endswith("x (2)")
    assert skeleton(numbered) != skeleton(name)


@pytest.mark.parametrize(
    "name",
    [
        *("admin", "ADMIN", "\u0410dmin", "[Admin 1]", "M\u00e0staba", "Serwer", "Mod\u00e9rateur"),
        *("Adm1n", "m0derator", "\U0001f6e1 Admin", "-H0st-"),
    ],
)
def test_nobody_seems_to_be_the_server(name: str) -> None:
    no = refused(opened(), ANNA, w.Sit(0, name=name))
    assert (no.key, no.facts) == ("official-name", {"name": name})


def test_marks_are_not_heaped_on_a_letter() -> None:
    assert refused(opened(), ANNA, w.Sit(0, name="A" + "\u0301" * 4)).key == "name-with-heaps"
    table = opened()
    do(table, ANNA, w.Sit(0, name="Ti\u00ea\u0301n Z\u0363\u0364\u0365"))
    assert table.chairs[0].name.startswith("Ti")
