"""Which games there are, with what can be chosen about them, and their rulebooks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from mastaba.bots import bot_names
from mastaba.games import NAMES, game_named
from mastaba.kernel.contract import Option
from mastaba.kernel.rulebook import Rulebook, languages
from mastaba.server.errors import responses

TAGS: Final = ["games"]


class GameOption(msgspec.Struct, frozen=True):
    """Something that a table chooses about a game; the first value is the default."""

    name: str
    values: list[Option]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; `seats` are the numbers of players it is for."""

    name: str
    title: str
    version: str
    seats: list[int]
    bots: list[str]
    languages: list[str]
    options: list[GameOption]


@get("/games", tags=TAGS, responses=responses())
async def list_games() -> list[GameInfo]:
    """All games."""
    return [_info(name) for name in NAMES]


def _info(name: str) -> GameInfo:
    game = game_named(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=list(game.seats),
        bots=list(bot_names(name)),
        languages=languages(game.folder),
        options=[GameOption(key, list(values)) for key, values in game.choices.items()],
    )


@get("/games/{game:str}/rulebook", tags=TAGS, responses=responses(404))
async def read_rulebook(game: FromPath[str], lang: FromQuery[str] = "en") -> Rulebook:
    """The rules of a game in our own words, by rule ID."""
    return _rulebook(game, lang)


@lru_cache(maxsize=16)
def _rulebook(game: str, language: str) -> Rulebook:
    return Rulebook.load(game_named(game).folder, language)
