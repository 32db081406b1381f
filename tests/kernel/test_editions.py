"""Editions: which rules a game is played by, and what has changed since."""

from __future__ import annotations

import pytest

from mastaba.games import NAMES, game_named
from mastaba.kernel.contract import Option
from mastaba.kernel.editions import (
    changes,
    first_editions,
    last_version,
    newer_parts,
    same_rules,
)
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
    for part in set(game.retired) - set(every):  # a part that is no more
        assert sorted(game.retired[part]) == list(range(1, len(game.retired[part]) + 1))


def test_rules_are_the_same_whatever_judged_the_pulls() -> None:
    assert same_rules({"base": 1}, {"base": 1})
    assert same_rules({"base": 2, "physics": 1}, {"base": 2, "physics": 3})
    assert not same_rules({"base": 1}, {"base": 2})
    assert not same_rules({"base": 1}, {"base": 1, "curses": 1})
    assert not same_rules({"base": 1, "curses": 1}, {"base": 1, "curses": 2})


def test_a_newer_edition_is_told_from_an_older_one() -> None:
    assert newer_parts({"base": 2, "curses": 1}, {"base": 1, "curses": 1}, {}) == ["base"]
    assert newer_parts({"base": 1, "illusions": 1}, {"base": 1}, {}) == ["illusions"]
    assert newer_parts({"base": 1}, {"base": 2}, {"base": {1: "0.2.0"}}) == []


def test_a_part_that_is_no_more_is_older_and_not_newer() -> None:
    retired = {"illusions": {1: "0.2.0", 2: "0.3.0"}}
    assert newer_parts({"base": 1, "illusions": 2}, {"base": 1}, retired) == []
    assert newer_parts({"base": 1, "illusions": 3}, {"base": 1}, retired) == ["illusions"]


def test_what_several_parts_need_is_the_version_that_had_them_all() -> None:
    retired = {"base": {1: "0.10.0", 2: "1.2.0"}, "curses": {1: "0.9.2"}}
    assert last_version({"base": 1, "curses": 1}, retired) == "0.9.2"
    assert last_version({"base": 2, "curses": 2}, retired) == "1.2.0"
    assert last_version({"base": 3}, retired) == ""


def test_what_changed_is_told_one_edition_after_the_other() -> None:
    before, now = {"base": 1, "curses": 2, "physics": 1}, {"base": 3, "curses": 2, "physics": 2}
    assert changes(before, now) == ["edition-base-2", "edition-base-3", "edition-physics-2"]
    assert changes(now, now) == []
    assert changes(now, before) == []
