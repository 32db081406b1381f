"""The catalogues are complete: every message the code needs, in every language, and no other."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from mastaba.games import game_named
from mastaba.games.escape import asking, modules
from mastaba.games.run_run_run import steps
from mastaba.kernel.words import LANGUAGES, word_folders
from mastaba.referee import commanded
from mastaba.server.sockets import CLOSE_CODES
from tests.catalogues import (
    FOLDERS,
    GAME,
    GAMES,
    SERVER,
    Catalogue,
    catalogue_at,
    caution_keys,
    edition_ids,
    error_calls,
    error_keys,
    ids_in_code,
    lesson_ids,
    page_ids,
    refusal_calls,
)
from tests.conformance.numbered import asked_in

FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
TRANSLATIONS = [path for path in FILES if path.stem != "en"]

PARTS = ("house",)


def questions_of(game: Path) -> set[str]:
    package = f"mastaba.games.{game.name}"
    if (game / "chapters.py").exists():
        return asked_in(import_module(f"{package}.chapters").COURSE)
    chapters = [asking, *[import_module(module.__module__) for module in modules.ALL]]
    return {
        one.name
        for chapter in chapters
        for one in vars(chapter).values()
        if isinstance(one, asking.Question)
    }


def needed(game: Path) -> dict[str, set[str]]:
    """The messages that a game must have, by the first word of their IDs."""
    part = {name: import_module(f"mastaba.games.{game.name}.{name}") for name in PARTS}
    return {
        "event": {
            str(kind.__struct_config__.tag)
            for kind in import_module(f"mastaba.games.{game.name}").GAME.telling.kinds
        },
        "refusal": {call.key for call in refusal_calls(game)},
        "ask": questions_of(game),
        "move": set(game_named(game.name.replace("_", "-")).vocabulary.by_name),
        "option": set(part["house"].CHOICES),
        "caution": caution_keys(game),
        "edition": edition_ids(game.name.replace("_", "-")),
        "lesson": {one.partition("-")[2] for one in lesson_ids(game)},
    }


NEEDED = {name: needed(game) for name, game in GAMES.items()}
FAMILIES = tuple(NEEDED["RRR"])


SERVER_NEEDS = {
    "error": error_keys(),
    "closing": set(CLOSE_CODES),
    "page": {one.partition("-")[2] for one in page_ids()},
}


def name(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


def english(path: Path) -> Catalogue:
    return catalogue_at(path.with_name("en.ftl"))


def test_every_folder_speaks_every_language_and_no_other() -> None:
    assert {folder: {path.stem for path in folder.glob("*.ftl")} for folder in FOLDERS} == {
        folder: set(LANGUAGES) for folder in FOLDERS
    }


def test_the_code_is_read_at_all() -> None:
    for game in GAMES:
        assert len(NEEDED[game]["refusal"]) > 35
        assert len(NEEDED[game]["event"]) > 35
    assert {"seals-maze", "empties-hand", "split-kills"} <= NEEDED["RRR"]["caution"]
    assert "sends-you-back" in NEEDED["TOMB"]["caution"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_family_is_there(game: str, family: str, language: str) -> None:
    catalogues = [catalogue_at(one / f"{language}.ftl") for one in word_folders(GAMES[game])]
    ids = [one for catalogue in catalogues for one in catalogue.ids]
    have = [one.partition("-")[2] for one in ids if one.partition("-")[0] == family]
    assert sorted(have) == sorted(NEEDED[game][family])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", SERVER_NEEDS)
def test_every_key_that_can_reach_a_client_has_its_message(family: str, language: str) -> None:
    ids = catalogue_at(SERVER / "words" / f"{language}.ftl").ids
    have = {one.partition("-")[2] for one in ids if one.partition("-")[0] == family}
    assert have == SERVER_NEEDS[family]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_hand_cannot_is_said(language: str) -> None:
    calls = [
        node.args[1]
        for node in ast.walk(ast.parse(Path(commanded.__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "BadCommand"
        and len(node.args) > 1
    ]
    reasons = {str(ast.literal_eval(why)) for why in calls}
    assert len(reasons) > 4
    catalogue = catalogue_at(SERVER / "words" / f"{language}.ftl")
    assert catalogue.variants("error-hand-cannot", "why") == reasons | {"other"}


def test_every_error_brings_the_facts_that_its_message_names() -> None:
    catalogue = catalogue_at(SERVER / "words" / "en.ftl")
    calls = error_calls()
    assert len(calls) > 60
    lacking = [
        (call, sorted(catalogue.variables(f"error-{call.key}") - call.facts))
        for call in calls
        if not catalogue.variables(f"error-{call.key}") <= call.facts
    ]
    assert lacking == []


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_window_has_its_own_question(path: Path) -> None:
    if path.parent == GAME / "words":
        assert catalogue_at(path).variants("ask-token-window", "window") == set(steps.WINDOWS)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_message_can_be_read(path: Path) -> None:
    catalogue = catalogue_at(path)
    assert catalogue.junk == []
    assert len(catalogue.ids) == len(set(catalogue.ids)), "an ID stands there twice"
    assert [entry.id.name for entry in catalogue.entries if entry.value is None] == []


@pytest.mark.parametrize("path", FILES, ids=name)
def test_no_message_is_unused(path: Path) -> None:
    catalogue = catalogue_at(path)
    lessons = {one for game in GAMES.values() for one in lesson_ids(game)}
    server = {f"{family}-{key}" for family, keys in SERVER_NEEDS.items() for key in keys}
    editions = {f"edition-{one}" for needs in NEEDED.values() for one in needs["edition"]}
    used = ids_in_code() | lessons | server | editions | catalogue.messages_named()
    assert [one for one in catalogue.ids if one not in used] == []


@pytest.mark.parametrize("path", TRANSLATIONS, ids=name)
def test_translations_have_the_same_messages(path: Path) -> None:
    assert sorted(catalogue_at(path).ids) == sorted(english(path).ids)


@pytest.mark.parametrize("path", TRANSLATIONS, ids=name)
def test_translations_name_the_same_facts(path: Path) -> None:
    catalogue, original = catalogue_at(path), english(path)
    ours = {one: catalogue.variables(one) for one in catalogue.ids}
    theirs = {one: original.variables(one) for one in original.ids}
    assert {one: ours[one] for one in ours if ours[one] != theirs.get(one)} == {}
