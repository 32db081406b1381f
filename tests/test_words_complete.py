"""The catalogues are complete: every message the code needs, in every language, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.games.run_run_run import steps, wire
from mastaba.games.run_run_run.house import CHOICES
from mastaba.games.run_run_run.moves import VERBS
from tests.catalogues import (
    FOLDERS,
    GAME,
    Catalogue,
    caution_keys,
    ids_in_code,
    languages,
    refusal_calls,
)

FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
TRANSLATIONS = [path for path in FILES if path.stem != "en"]

NEEDED = {
    "event": {str(kind.__struct_config__.tag) for kind in wire.KINDS.values()},
    "refusal": {call.key for call in refusal_calls()},
    "ask": set(steps.QUESTIONS),
    "move": set(VERBS),
    "option": set(CHOICES),
    "caution": caution_keys(),
}


def name(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


def english(path: Path) -> Catalogue:
    return Catalogue(path.with_name("en.ftl"))


def test_there_is_english_in_every_folder() -> None:
    assert [folder for folder in FOLDERS if not (folder / "en.ftl").exists()] == []


def test_the_code_is_read_at_all() -> None:
    assert len(NEEDED["refusal"]) > 50
    assert len(NEEDED["event"]) > 50
    assert {"seals-maze", "empties-hand", "split-kills"} <= NEEDED["caution"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", NEEDED)
def test_every_message_of_a_family_is_there(family: str, language: str) -> None:
    path = GAME / "words" / f"{language}.ftl"
    if not path.exists():
        pytest.skip(f"the game does not speak {language} yet")
    ids = Catalogue(path).ids
    have = {one.partition("-")[2] for one in ids if one.partition("-")[0] == family}
    assert have == NEEDED[family]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_window_has_its_own_question(path: Path) -> None:
    if path.parent == GAME / "words":
        assert Catalogue(path).variants("ask-token-window", "window") == set(steps.WINDOWS)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_message_can_be_read(path: Path) -> None:
    catalogue = Catalogue(path)
    assert catalogue.junk == []
    assert len(catalogue.ids) == len(set(catalogue.ids)), "an ID stands there twice"
    assert [entry.id.name for entry in catalogue.entries if entry.value is None] == []


@pytest.mark.parametrize("path", FILES, ids=name)
def test_no_message_is_unused(path: Path) -> None:
    catalogue = Catalogue(path)
    used = ids_in_code() | catalogue.messages_named()
    assert [one for one in catalogue.ids if one not in used] == []


@pytest.mark.parametrize("path", TRANSLATIONS, ids=name)
def test_translations_have_the_same_messages(path: Path) -> None:
    assert sorted(Catalogue(path).ids) == sorted(english(path).ids)


@pytest.mark.parametrize("path", TRANSLATIONS, ids=name)
def test_translations_name_the_same_facts(path: Path) -> None:
    catalogue, original = Catalogue(path), english(path)
    ours = {one: catalogue.variables(one) for one in catalogue.ids}
    theirs = {one: original.variables(one) for one in original.ids}
    assert {one: ours[one] for one in ours if ours[one] != theirs.get(one)} == {}
