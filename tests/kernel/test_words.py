"""Message catalogues: languages, plurals, gaps, and what happens to a message that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.kernel.words import LANGUAGES, UnknownLanguage, Words, WordsError, word_folders

ENGLISH = """\
torches = { $count ->
        [0] no torch
        [one] one torch
       *[other] { $count } torches
    }
greeting = Hello, { cat }!
cat = { $cat ->
        [Mapkin] Mapkin
       *[other] somebody
    }
only-english = Run!
"""

POLISH = """\
torches = { $count ->
        [one] jedna pochodnia
        [few] { $count } pochodnie
        [many] { $count } pochodni
       *[other] { $count } pochodni
    }
greeting = Witaj, { cat.vocative }!
cat = { $cat ->
        [Mapkin] Mapkin
       *[other] ktoś
    }
    .vocative = { $cat ->
        [Mapkin] Mapkinie
       *[other] ty
    }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(POLISH, encoding="utf-8")
    return tmp_path


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 0, "no torch"),
        ("en", 1, "one torch"),
        ("en", 5, "5 torches"),
        ("pl", 1, "jedna pochodnia"),
        ("pl", 3, "3 pochodnie"),
        ("pl", 5, "5 pochodni"),
        ("pl", 12, "12 pochodni"),
        ("pl", 22, "22 pochodnie"),
    ],
)
def test_plurals_follow_the_language(folder: Path, language: str, count: int, said: str) -> None:
    assert Words(language, folder).say("torches", count=count) == said


def test_a_language_may_decline_names(folder: Path) -> None:
    assert Words("en", folder).say("greeting", cat="Mapkin") == "Hello, Mapkin!"
    assert Words("pl", folder).say("greeting", cat="Mapkin") == "Witaj, Mapkinie!"


def test_english_fills_the_gaps_of_another_language(folder: Path) -> None:
    assert Words("pl", folder).say("only-english") == "Run!"


def test_a_language_without_a_file_speaks_english(folder: Path) -> None:
    assert Words("fr", folder).say("torches", count=2) == "2 torches"


def test_several_folders_make_one_catalogue(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "en.ftl").write_text("bye = Bye, { cat }.\ncat = nobody\n", encoding="utf-8")
    words = Words("en", folder, other)
    assert words.say("bye", cat="Mapkin") == "Bye, Mapkin.", "the first folder has the last word"


def test_no_isolation_marks(folder: Path) -> None:
    said = Words("en", folder).say("torches", count=7)
    assert said.isascii()


def test_a_missing_message_shows_its_id(folder: Path) -> None:
    words = Words("en", folder)
    assert not words.knows("nonsense")
    assert words.say("nonsense", count=1) == "nonsense"


@pytest.mark.usefixtures("strict")
def test_a_missing_message_is_an_error_in_strict_mode(folder: Path) -> None:
    with pytest.raises(WordsError, match="nonsense"):
        Words("en", folder).say("nonsense")


@pytest.mark.usefixtures("strict")
def test_a_missing_fact_is_an_error_in_strict_mode(folder: Path) -> None:
    with pytest.raises(WordsError, match="count"):
        Words("en", folder).say("torches")


@pytest.mark.usefixtures("strict")
def test_a_broken_file_is_an_error_in_strict_mode(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = fine\nbad = { $count ->\n", encoding="utf-8")
    with pytest.raises(WordsError, match=r"en\.ftl"):
        Words("en", tmp_path)


def test_a_broken_message_leaves_the_others_alone(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("bad = { $count ->\n\ngood = fine\n", encoding="utf-8")
    assert Words("en", tmp_path).say("good") == "fine"


def test_an_unknown_language_names_those_there_are(folder: Path) -> None:
    with pytest.raises(UnknownLanguage, match=", ".join(LANGUAGES)):
        Words("tlh", folder)


def test_a_game_and_its_parts_speak_together(tmp_path: Path) -> None:
    fog = tmp_path / "modules" / "fog"
    fog.mkdir(parents=True)
    (fog / "manifest.toml").write_text("order = 1", encoding="utf-8")
    folders = word_folders(tmp_path)
    assert folders == [tmp_path / "words", fog / "words"]
    for folder, text in zip(folders, ("cat = cat\n", "lost = The { cat } is lost.\n"), strict=True):
        folder.mkdir()
        (folder / "en.ftl").write_text(text, encoding="utf-8")
    assert Words("en", *folders).say("lost") == "The cat is lost."
