"""The first entry of play says by which rules, with all options; older entries that do not are read
as what they were."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

import msgspec
import pytest

from mastaba.games import NAMES, game_named
from mastaba.games.escape.modules.curses.rules import Curses
from mastaba.kernel.contract import Option, UnknownOption
from mastaba.kernel.editions import PHYSICS
from mastaba.kernel.log_header import as_played, first_options
from mastaba.tables import entries as e
from mastaba.tables.beginning import started
from mastaba.tables.table import RUNNING, OtherRules, Table

CHOSEN: dict[str, Option] = {"curses": True}


def lobby(options: dict[str, Option] = CHOSEN) -> Table:
    table = Table("t1")
    table.take(e.Opened("anna", "escape", "ABCDEF", 2, False, options), at=0)
    for seat in range(2):
        table.take(e.Sat("anna", seat, "Anna"), at=0)
    return table


def test_a_game_begins_with_all_options_by_rules_and_a_box_that_are_named() -> None:
    game = game_named("escape")
    entry = started(game, CHOSEN, 7)
    assert entry.options == game.options(CHOSEN)
    assert entry.editions == {"base": game.edition, "curses": Curses.edition}
    assert set(entry.box_parts) == {"base", "curses"}
    table = lobby()
    table.take(e.decode(e.encode(entry)), at=5)
    assert table.phase == RUNNING
    assert table.options == game.options(CHOSEN)
    assert table.rules == (entry.editions, entry.box_parts)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_begins_with_just_the_options_that_were_chosen(name: str) -> None:
    """Also with those that need another one, such as the further tiles of Escape's modules."""
    game, seen = game_named(name), set[tuple[str, Option]]()
    values = [(option, value) for option, choices in game.choices.items() for value in choices]
    for pair in product(values, values):
        with suppress(UnknownOption):
            every = game.options(dict(pair))
            assert started(game, dict(pair), 7).options == every
            seen.update(every.items())
    assert seen == set(values)


def test_what_goes_together_no_more_is_not_begun_with() -> None:
    game = game_named("escape")
    assert started(game, {"extraTiles": True}, 7).options == game.options({})
    assert started(game, {"clock": "sundial", "gone": 1, **CHOSEN}, 7).options["curses"] is True


def test_an_entry_without_options_and_editions_is_one_of_the_first() -> None:
    then = lobby()
    with pytest.raises(OtherRules):
        then.take(e.decode(b'{"kind":"started","by":"","seed":7}'), at=5)
    assert then.rules.editions == {"base": 1, "curses": 1}
    assert then.options == as_played(then.game, first_options(then.game, CHOSEN))


def test_what_a_table_was_opened_with_long_ago_is_read() -> None:
    body = (
        b'{"kind":"opened","by":"anna","game":"escape","rules":"1","box":"the box","code":"ABCDEF",'
        b'"seats":2,"public":true,"options":{"curses":true}}'
    )
    assert e.decode(body) == e.Opened("anna", "escape", "ABCDEF", 2, True, CHOSEN)


def test_other_rules_do_not_play_the_game_again() -> None:
    table = lobby()
    with pytest.raises(OtherRules):
        table.take(e.Started("", 7, {}, {"base": 0, "curses": 1}), at=5)


def test_the_physics_is_no_matter_of_replaying() -> None:
    table = Table("t1")
    table.take(e.Opened("anna", "cursed-tomb", "ABCDEF", 2, False, {}), at=0)
    today = started(table.game, {}, 7)
    began = msgspec.structs.replace(today, editions={**today.editions, PHYSICS: 0})
    table.take(began, at=5)
    assert table.phase == RUNNING
