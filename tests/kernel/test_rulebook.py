"""Rulebooks: the same rules in every language, and look-ups that help."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.games import NAMES, game_named
from mastaba.kernel.rulebook import Rulebook, RulebookError, chapter_of, languages, load_all

ENGLISH = """
language = "en"
title = "Small Game"
[chapters]
SETUP = "Setting up"
MOVE = "Moving"
[rules]
SG-SETUP-01 = "Shuffle."
SG-SETUP-02 = "Deal."
SG-MOVE-01 = "Walk."
"""
FRENCH = (
    ENGLISH.replace('"en"', '"fr"')
    .replace('"Shuffle."', '"Mélangez."')
    .replace("Setting up", "Début")
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game whose rulebook is in English and French."""
    (tmp_path / "rulebook").mkdir()
    put(tmp_path, "en", ENGLISH)
    put(tmp_path, "fr", FRENCH)
    return tmp_path


def put(folder: Path, language: str, text: str) -> None:
    (folder / "rulebook" / f"{language}.toml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_game_tells_the_same_rules_in_every_language(name: str) -> None:
    game = game_named(name)
    books = load_all(game.folder)
    assert set(books) == {"en", "fr", "pl"}
    for book in books.values():
        assert list(book.rules) == list(books["en"].rules)
        assert list(book.chapters) == list(books["en"].chapters)
        assert all(rule.startswith(f"{game.prefix}-") for rule in book.rules)
        assert all(text.strip() for text in (*book.rules.values(), *book.chapters.values()))


def test_a_rulebook_is_read_in_its_order(folder: Path) -> None:
    book = Rulebook.load(folder, "fr")
    assert languages(folder) == ["en", "fr"]
    assert book.title == "Small Game"
    assert list(book.chapters) == ["SETUP", "MOVE"]
    assert book.rules["SG-SETUP-01"] == "Mélangez."
    assert list(book.chapter("SETUP")) == ["SG-SETUP-01", "SG-SETUP-02"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("SG-SETUP-02", ["SG-SETUP-02"]),
        ("sg-setup-02", ["SG-SETUP-02"]),
        (" setup-02 ", ["SG-SETUP-02"]),
        ("SG-SETUP", ["SG-SETUP-01", "SG-SETUP-02"]),
        ("setup", ["SG-SETUP-01", "SG-SETUP-02"]),
        ("Move", ["SG-MOVE-01"]),
    ],
)
def test_rules_and_chapters_are_found(folder: Path, wanted: str, found: list[str]) -> None:
    assert list(Rulebook.load(folder, "en").look_up(wanted)) == found


@pytest.mark.parametrize(
    ("wanted", "hint"),
    [
        ("SG-SETUP-03", "near it: SG-SETUP-0"),
        ("SETPU-01", "near it: SG-SETUP-01"),
        ("mov", "near it: MOVE"),
        ("walrus", "the chapters are: SETUP, MOVE"),
        ("", "the chapters are: SETUP, MOVE"),
    ],
)
def test_a_look_up_that_finds_nothing_names_what_there_is(
    folder: Path, wanted: str, hint: str
) -> None:
    with pytest.raises(RulebookError) as caught:
        Rulebook.load(folder, "en").look_up(wanted)
    assert str(caught.value).startswith(f"there is no rule or chapter {wanted!r}; ")
    assert hint in str(caught.value)


def test_an_unknown_language_is_told_which_there_are(folder: Path) -> None:
    with pytest.raises(RulebookError, match="no rulebook in 'de'; there is one in: en, fr"):
        Rulebook.load(folder, "de")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("language = ", r"en\.toml cannot be read"),
        (ENGLISH.replace('title = "Small Game"', ""), "missing required field `title`"),
        (ENGLISH + "SG-MOVE-02 = 3\n", "Expected `str`, got `int`"),
        (ENGLISH.replace('"en"', '"it"'), r"en\.toml says that its language is 'it'"),
        (ENGLISH + 'SG-FIGHT-01 = "Strike."\n', "SG-FIGHT-01 belongs to no chapter"),
        (ENGLISH.replace("MOVE =", "REST = 'Sleep'\nMOVE ="), "chapter REST has no rules"),
    ],
)
def test_a_broken_rulebook_is_described(folder: Path, text: str, problem: str) -> None:
    put(folder, "en", text)
    with pytest.raises(RulebookError, match=problem):
        Rulebook.load(folder, "en")


@pytest.mark.parametrize(
    ("language", "text", "problem"),
    [
        ("fr", FRENCH.replace('SG-SETUP-02 = "Deal."\n', ""), "in 'fr' lacks rules: SG-SETUP-02"),
        ("fr", FRENCH + 'SG-MOVE-02 = "Courez."\n', "in 'en' lacks rules: SG-MOVE-02"),
    ],
)
def test_languages_that_differ_are_named(
    folder: Path, language: str, text: str, problem: str
) -> None:
    put(folder, language, text)
    with pytest.raises(RulebookError, match=problem):
        load_all(folder)


def test_a_game_without_a_rulebook(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="there is no rulebook"):
        load_all(tmp_path)


def test_the_chapter_of_a_rule() -> None:
    assert chapter_of("RRR-EXPLORE-04") == "EXPLORE"
    assert chapter_of("ESC-MODULE-CURSE-02") == "MODULE-CURSE"


def test_a_house_option_is_named_by_its_title(folder: Path) -> None:
    rule = 'SG-MOVE-01 = "Walk. House rules `runs` and `flies` change this."'
    put(folder, "en", ENGLISH.replace('SG-MOVE-01 = "Walk."', rule) + '[options]\nruns = "Hurry"')
    text = Rulebook.load(folder, "en").rules["SG-MOVE-01"]
    assert text == "Walk. House rules “Hurry” and `flies` change this."


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_readers_never_see_the_key_of_an_option(name: str, language: str) -> None:
    book = Rulebook.load(game_named(name).folder, language)
    assert [rule for rule, text in book.rules.items() if "`" in text] == []


# --- parts in folders of their own ---

PART = """
after = "SETUP"
[options]
fog = "Fog in the garden"
[chapters]
FOG = "Fog"
FOG-DEEP = "Deep fog"
[rules]
SG-FOG-01 = "With `fog`, nobody sees anything."
SG-FOG-DEEP-01 = "Not even a hand."
"""


def add_part(folder: Path, name: str, order: int, **texts: str) -> None:
    its = folder / "modules" / name
    (its / "rulebook").mkdir(parents=True)
    (its / "manifest.toml").write_text(f"order = {order}", encoding="utf-8")
    for language, text in texts.items():
        put(its, language, text)


def test_chapters_of_parts_are_read_where_they_belong_and_in_their_order(folder: Path) -> None:
    other = PART.replace("FOG", "RAIN").replace("fog =", "rain =").replace("`fog`", "`rain`")
    add_part(folder, "aaa", 2, en=other, fr=other)
    add_part(folder, "fog", 1, en=PART, fr=PART)
    book = Rulebook.load(folder, "en")
    assert list(book.chapters) == ["SETUP", "FOG", "FOG-DEEP", "RAIN", "RAIN-DEEP", "MOVE"]
    rules = [rule for rule in book.rules if chapter_of(rule) != "SETUP"]
    fog = ["SG-FOG-01", "SG-FOG-DEEP-01", "SG-RAIN-01", "SG-RAIN-DEEP-01"]
    assert rules == [*fog, *book.chapter("MOVE")]
    assert book.rules["SG-FOG-01"] == "With “Fog in the garden”, nobody sees anything."
    assert load_all(folder)["fr"].rules.keys() == book.rules.keys()


@pytest.mark.parametrize(
    ("texts", "problem"),
    [
        ({"en": PART}, "the rulebook of fog has no fr.toml"),
        (
            {"en": PART, "fr": PART.replace("SETUP", "SHOP")},
            "there is no chapter 'SHOP' after which a part is read",
        ),
        ({"en": PART, "fr": PART.replace("after", "before")}, "fr.toml cannot be read"),
        (
            {"en": PART, "fr": PART.replace("SG-FOG-01", "SG-SETUP-01")},
            "the rulebook has twice: SG-SETUP-01",
        ),
        ({"en": PART, "fr": PART.replace("FOG = ", "MOVE = ")}, "the rulebook has twice: MOVE"),
    ],
)
def test_a_part_that_cannot_be_told_is_refused(
    folder: Path, texts: dict[str, str], problem: str
) -> None:
    add_part(folder, "fog", 1, **texts)
    with pytest.raises(RulebookError, match=problem):
        Rulebook.load(folder, "fr")


def test_a_part_may_have_nothing_to_tell(folder: Path) -> None:
    (folder / "modules" / "fog").mkdir(parents=True)
    (folder / "modules" / "fog" / "manifest.toml").write_text("order = 1", encoding="utf-8")
    assert list(Rulebook.load(folder, "en").chapters) == ["SETUP", "MOVE"]
