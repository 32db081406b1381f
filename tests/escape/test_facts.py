"""Everything that happens by itself has a name; modules tell what they keep under their own."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import GAME
from mastaba.games.escape.facts import PLANNED
from mastaba.games.escape.house import House
from mastaba.games.escape.modules import ALL
from mastaba.kernel.contract import Option, UnreadableFacts

BOTH: dict[str, Option] = {"curses": True, "treasures": True}


def begun(**options: Option) -> dict[str, Any]:
    return GAME.begin(2, 3, options).facts()


def test_everything_that_happens_by_itself_has_a_name_of_its_own() -> None:
    house = House(BOTH)
    planned = [PLANNED, *[module.planned() for module in house.modules]]
    assert {what for one in planned for what in one} == set(house.happenings)
    for one in planned:
        assert len({its.name for its in one.values()}) == len(one)


def test_it_comes_in_the_order_in_which_it_is_planned() -> None:
    """The order among what is due at the same time is not told, as it follows from what it is."""
    state = GAME.begin(2, 3, {})
    for _due, order, what, _whom in state.agenda:
        assert PLANNED[what].order == order


def test_modules_in_play_tell_what_they_keep_under_their_own_names() -> None:
    assert begun()["modules"] == {}
    assert list(begun(curses=True)["modules"]) == ["curses"]
    assert list(begun(**BOTH)["modules"]) == ["curses", "treasures"]
    curses = begun(curses=True)["modules"]["curses"]
    assert list(curses) == ["draws", "pile", "held", "hands", "choosing", "swaps"]
    assert sorted(set(curses["pile"])) == [
        "debris", "hand", "lostdice", "mask", "silence", "trapped",
    ]  # fmt: skip


@pytest.mark.parametrize("module", ALL, ids=lambda module: module.name)
def test_a_module_names_everything_that_it_keeps(module: Any) -> None:
    state = GAME.begin(3, 1, {module.name: True})
    kept = next(one for one in state.house.modules if one.name == module.name).kept(state.box)
    assert set(kept) == set(state.shelf)


def test_facts_of_a_module_that_is_not_in_play_are_refused() -> None:
    with pytest.raises(UnreadableFacts, match=r"the game\.modules has what is unknown: curses"):
        GAME.restore(begun(curses=True), {})
    with pytest.raises(UnreadableFacts, match=r"the game\.modules lacks treasures"):
        GAME.restore(begun(curses=True), BOTH)
