"""Which games can be played here, with what can be chosen about them, and their rulebooks."""

from __future__ import annotations

from functools import lru_cache, reduce
from importlib import import_module
from operator import or_
from typing import Final

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from mastaba.bots import bot_names
from mastaba.kernel.contract import Option
from mastaba.kernel.lessons import LessonStep, lesson_named, lesson_names
from mastaba.kernel.rulebook import Rulebook, languages
from mastaba.server.errors import responses
from mastaba.tables.offered import OFFERED, offered_game

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
    lessons: list[str]
    options: list[GameOption]


class LessonPlan(msgspec.Struct, frozen=True):
    """A guided game: the moves to try one after the other, each with the message that explains it
    (in the game's catalogues) and a rule; `end` is the message for playing on alone."""

    name: str
    seats: int
    options: dict[str, Option]
    steps: list[LessonStep]
    end: str


@get("/games", tags=TAGS, responses=responses())
async def list_games() -> list[GameInfo]:
    """All games."""
    return [_info(name) for name in OFFERED]


def _info(name: str) -> GameInfo:
    game = offered_game(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=list(game.seats),
        bots=list(bot_names(name)),
        languages=languages(game.folder),
        lessons=lesson_names(game.folder),
        options=[GameOption(key, list(values)) for key, values in game.choices.items()],
    )


def struct_of_each_game(module: str, name: str) -> list[type[msgspec.Struct]]:
    """The struct of that name in every game, for descriptions of what depends on the game."""
    packages = [type(offered_game(game)).__module__ for game in OFFERED]
    return [getattr(import_module(f"{package}.{module}"), name) for package in packages]


@get(
    "/games/{game:str}/box",
    tags=TAGS,
    responses={
        200: ResponseSpec(
            reduce(or_, struct_of_each_game("components", "Components")),
            generate_examples=False,
            description="What is printed on the components, as each game has them",
        ),
        **responses(404),
    },
)
async def read_box(game: FromPath[str]) -> Response[msgspec.Struct]:
    """Every component of a game with what is printed on it: cards, tokens, dice."""
    return Response(offered_game(game).components())


@get("/games/{game:str}/rulebook", tags=TAGS, responses=responses(404))
async def read_rulebook(game: FromPath[str], lang: FromQuery[str] = "en") -> Rulebook:
    """The rules of a game in our own words, by rule ID."""
    return _rulebook(game, lang)


@get("/games/{game:str}/lessons/{name:str}", tags=TAGS, responses=responses(404))
async def read_lesson(game: FromPath[str], name: FromPath[str]) -> LessonPlan:
    """A guided game; open a table with `lesson` to play it."""
    lesson = lesson_named(offered_game(game).folder, name)
    return LessonPlan(name, lesson.seats, lesson.options, lesson.steps, lesson.end)


@lru_cache(maxsize=16)
def _rulebook(game: str, language: str) -> Rulebook:
    return Rulebook.load(offered_game(game).folder, language)
