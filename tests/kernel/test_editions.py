"""Editions: which rules a game is played by, and what has changed since."""

from __future__ import annotations

import pytest

from mastaba.games import NAMES, game_named
from mastaba.kernel.contract import Option
from mastaba.kernel.editions import changes, first_editions, newer_parts, same_rules
from tests.catalogues import every_edition


@pytest.mark.parametrize(
    ("name", "options", "parts"),
    [
        ("run-run-run", {}, ["base"]),
        ("cursed-tomb", {"trap": "abstract"}, ["base"]),
        ("cursed-tomb", {}, ["base", "physics"]),
        ("escape", {}, ["base"]),
        ("escape", {"curses": True}, ["base", "curses"]),
        ("escape", {"treasures": True}, ["base", "treasures"]),
        ("escape", {"curses": True, "treasures": True}, ["base", "curses", "treasures"]),
    ],
)
def test_a_game_names_the_editions_of_what_is_in_play(
    name: str, options: dict[str, Option], parts: list[str]
) -> None:
    game = game_named(name)
    assert list(game.editions(options)) == parts
    assert first_editions(game, options) == dict.fromkeys(parts, 1)


@pytest.mark.parametrize("name", NAMES)
def test_every_retired_edition_names_the_last_version_that_played_it(name: str) -> None:
    game = game_named(name)
    every = every_edition(name)
    for part, edition in every.items():
        assert sorted(game.retired.get(part, {})) == list(range(1, edition))
    assert set(game.retired) <= set(every)


def test_rules_are_the_same_whatever_judged_the_pulls() -> None:
    assert same_rules({"base": 1}, {"base": 1})
    assert same_rules({"base": 2, "physics": 1}, {"base": 2, "physics": 3})
    assert not same_rules({"base": 1}, {"base": 2})
    assert not same_rules({"base": 1}, {"base": 1, "curses": 1})
    assert not same_rules({"base": 1, "curses": 1}, {"base": 1, "curses": 2})


def test_a_newer_edition_is_told_from_an_older_one() -> None:
    assert newer_parts({"base": 2, "curses": 1}, {"base": 1, "curses": 1}) == ["base"]
    assert newer_parts({"base": 1, "illusions": 1}, {"base": 1}) == ["illusions"]
    assert newer_parts({"base": 1}, {"base": 2}) == []


def test_what_changed_is_told_one_edition_after_the_other() -> None:
    before, now = {"base": 1, "curses": 2, "physics": 1}, {"base": 3, "curses": 2, "physics": 2}
    assert changes(before, now) == ["edition-base-2", "edition-base-3", "edition-physics-2"]
    assert changes(now, now) == []
    assert changes(now, before) == []
