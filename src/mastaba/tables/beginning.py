"""How a game begins at a table: with all its options, and by rules and a box that are named."""

from __future__ import annotations

from collections.abc import Mapping

from mastaba.kernel.contract import Game, Option
from mastaba.tables import entries as e
from mastaba.tables.rules_in_play import still_offered


def started(game: Game, options: Mapping[str, Option], seed: int) -> e.Started:
    """The first entry of play, by the rules of today; without what they offer no more."""
    every = dict(game.options(still_offered(game, options)))
    return e.Started("", seed, every, game.editions(every), game.box_parts(every))
