"""An event is declared once, and everybody hears of it what they may."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import NewType

import pytest

from mastaba.kernel.contract import EVERYBODY
from mastaba.kernel.telling import Telling, Told

Fruit = NewType("Fruit", str)
Fruits = NewType("Fruits", list[str])
Own = NewType("Own", list[str])


class Picked(Told, frozen=True, tag="picked"):
    seat: int
    fruit: Fruit


class Hidden(Told, frozen=True, tag="hidden"):
    seat: int
    fruits: Own
    count: int


class Shared(Told, frozen=True, tag="shared"):
    fruits: Fruits
    seat: int


class Ripened(Told, frozen=True, tag="ripened"):
    pass


BASKET = ("apple", "pear", "plum")
TELLING: Telling[tuple[str, ...]] = Telling(
    (sys.modules[__name__],),
    {
        Fruit: lambda fact, box: box[fact],
        Fruits: lambda fact, box: [box[one] for one in fact],
        Own: lambda fact, box: [box[one] for one in fact],
    },
    own=(Own,),
)


def test_the_kinds_are_those_of_the_sources_in_their_order() -> None:
    assert TELLING.kinds == (Picked, Hidden, Shared, Ripened)
    assert Telling((ModuleType("empty"),), {}).kinds == ()


def test_no_two_events_have_the_same_name() -> None:
    here = sys.modules[__name__]
    with pytest.raises(ValueError, match="the same name: hidden, picked, ripened, shared"):
        Telling((here, here), {})


def test_the_type_of_a_fact_says_how_it_is_told() -> None:
    assert TELLING.tell((Picked, "TOY-1", 2, 1), None, BASKET) == Picked("TOY-1", 2, Fruit("pear"))
    shared = TELLING.tell((Shared, "TOY-2", (2, 0), 1), 0, BASKET)
    assert shared == Shared("TOY-2", Fruits(["plum", "apple"]), 1)
    assert TELLING.tell((Ripened, "TOY-3"), None, BASKET) == Ripened("TOY-3")


def test_what_is_somebodys_own_is_told_to_them_and_counted_for_the_others() -> None:
    event = (Hidden, "TOY-4", 1, (0, 2))
    for insider in (1, EVERYBODY):
        told = TELLING.tell(event, insider, BASKET)
        assert told == Hidden("TOY-4", 1, Own(["apple", "plum"]), 2)
    for outsider in (None, 0, 2):
        assert TELLING.tell(event, outsider, BASKET) == Hidden("TOY-4", 1, Own([]), 2)


def test_only_who_hears_more_is_an_insider() -> None:
    assert TELLING.insiders((Hidden, "TOY-4", 1, (0, 2))) == (1,)
    assert TELLING.insiders((Picked, "TOY-1", 2, 1)) == ()


def test_telling_leaves_the_event_as_it_was() -> None:
    event = (Hidden, "TOY-4", 1, (0, 2))
    TELLING.tell(event, None, BASKET)
    assert event == (Hidden, "TOY-4", 1, (0, 2))
