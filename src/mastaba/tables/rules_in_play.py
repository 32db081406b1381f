"""By which rules a table's game is played, and whether those are the rules of today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mastaba.kernel.contract import Game, Option, UnknownOption
from mastaba.kernel.editions import PHYSICS, first_editions, newer_parts, same_rules
from mastaba.kernel.log_header import first_box_parts


class Rules(NamedTuple):
    """The editions in play, and the values of the box, each by part."""

    editions: Mapping[str, int]
    box_parts: Mapping[str, str]

    def are(self, others: Rules) -> bool:
        """Whether the same moves lead to the same game."""
        return same_rules(self.editions, others.editions) and self.have_box_of(others)

    def have_box_of(self, others: Rules) -> bool:
        return self.box_parts == others.box_parts


def still_named(game: Game, options: Mapping[str, Option]) -> dict[str, Option]:
    """The options that the game still has, whatever their values."""
    return {name: value for name, value in options.items() if name in game.choices}


def known_options(game: Game, options: Mapping[str, Option]) -> dict[str, Option]:
    """All options of the game: those that were chosen, as far as the game still has them.
    UnknownOption: one of them has a value that it takes no more."""
    return dict(game.options(still_named(game, options)))


def still_offered(game: Game, options: Mapping[str, Option]) -> dict[str, Option]:
    """The options that the game still has, with the values that it still takes: each for itself,
    and all of them together."""
    offered = {name: value for name, value in options.items() if _has(game, name, value)}
    while not _takes(game, offered):
        offered.popitem()
    return offered


def _has(game: Game, name: str, value: Option) -> bool:
    choices = game.choices.get(name, ())
    return any(value == choice and type(value) is type(choice) for choice in choices)


def _takes(game: Game, options: Mapping[str, Option]) -> bool:
    try:
        game.options(options)
    except UnknownOption:
        return False
    return True


def first_rules(
    game: Game, options: Mapping[str, Option], box_parts: Mapping[str, str] | None
) -> Rules:
    """By which rules a game is played whose first entry does not say so; without the parts of the
    box, it was the box of that time."""
    every = game.options(still_offered(game, options))
    parts = first_box_parts(game, every) if box_parts is None else box_parts
    return Rules(first_editions(game, every), parts)


def rules_of_today(game: Game, options: Mapping[str, Option]) -> Rules:
    """UnknownOption: the game has the option no more, or not with this value."""
    every = known_options(game, options)
    return Rules(game.editions(every), game.box_parts(every))


def physics_of(game: Game, options: Mapping[str, Option]) -> int:
    """The edition of the physics that judges pulls here now; 0: there is no trap."""
    return game.editions(game.options(still_offered(game, options))).get(PHYSICS, 0)


def is_of_today(game: Game, options: Mapping[str, Option], rules: Rules) -> bool:
    """Whether the rules that played a game with these options are those of today."""
    try:
        return rules.are(rules_of_today(game, options))
    except UnknownOption:
        return False


def is_newer(game: Game, options: Mapping[str, Option], rules: Rules) -> bool:
    """Whether something is among the rules that this version does not know yet."""
    every = game.options(still_offered(game, options))
    return bool(newer_parts(rules.editions, game.editions(every), game.retired))
