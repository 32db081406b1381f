"""How a game begins at a table: with all its options, and by rules and a box that are named."""

from __future__ import annotations

from collections.abc import Mapping

from mastaba.kernel.contract import Game, Option
from mastaba.tables import entries as e


def started(game: Game, options: Mapping[str, Option], seed: int) -> e.Started:
    """The first entry of play, by the rules of today."""
    every = dict(game.options(options))
    return e.Started("", seed, every, game.editions(every), game.box_parts(every))
