"""Bots: policies that see what a seat may see and pick a move."""

from __future__ import annotations

from importlib import import_module

from mastaba.bots.policy import BOT_STREAM, Bot, decide
from mastaba.bots.random_bot import RandomBot
from mastaba.games import NAMES as GAMES
from mastaba.games import game_named

__all__ = ["BOT_STREAM", "Bot", "UnknownBot", "best_bot", "bot_named", "bot_names", "decide"]

_FOR_ONE_GAME = {
    "run-run-run": {"scout": "mastaba.bots.run_run_run.scout:Scout"},
    "cursed-tomb": {
        # A surgeon has a steadier hand than strong, and nobody wants to wait for it unasked.
        "surgeon": "mastaba.bots.cursed_tomb.explorer:Surgeon",
        "child": "mastaba.bots.cursed_tomb.explorer:Child",
        "weak": "mastaba.bots.cursed_tomb.explorer:Weak",
        "medium": "mastaba.bots.cursed_tomb.explorer:Medium",
        "strong": "mastaba.bots.cursed_tomb.explorer:Strong",
    },
    "escape": {
        "random": "mastaba.bots.escape.at_random:AtRandom",
        "novice": "mastaba.bots.escape.player:Novice",
        "steady": "mastaba.bots.escape.player:Steady",
        "veteran": "mastaba.bots.escape.player:Veteran",
    },
}
"""By game and name, the best last: where the bot's class is, imported when first asked for."""


class UnknownBot(ValueError):
    """A name that no bot of the game has."""


def bot_names(game_name: str) -> tuple[str, ...]:
    """Every bot that can play the game."""
    return tuple(dict.fromkeys((RandomBot.name, *_FOR_ONE_GAME.get(game_name, {}))))


def best_bot(game_name: str) -> str:
    """The bot that plays the game best."""
    return bot_names(game_name)[-1]


def bot_named(name: str, game_name: str) -> Bot:
    """A bot of that name for the game; raises UnknownBot."""
    where = _FOR_ONE_GAME.get(game_name, {}).get(name)
    if where is None and name == RandomBot.name and game_name in GAMES:
        return RandomBot(game_named(game_name).is_formal)
    if where is None:
        names = ", ".join(bot_names(game_name))
        playing = game_name if game_name in GAMES else "any game"
        raise UnknownBot(f"there is no bot {name!r} for {playing}; there is: {names}")
    module, kind = where.split(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot
