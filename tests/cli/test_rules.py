"""`mastaba rules`: the rulebook on the command line."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from mastaba.cli import app
from mastaba.games.run_run_run import GAME
from mastaba.kernel.rulebook import Rulebook


def rules(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "400"}).invoke(app, ["rules", "run-run-run", *arguments])


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_all_rules_are_told_chapter_by_chapter(language: str) -> None:
    book = Rulebook.load(GAME.folder, language)
    output = rules("--lang", language).stdout
    for chapter in book.chapters.values():
        assert f"{book.title} · {chapter}" in output
    for rule, text in book.rules.items():
        assert rule in output
        assert text[:60] in output


@pytest.mark.parametrize("wanted", ["RRR-EXPLORE-04", "explore-04"])
def test_one_rule(wanted: str) -> None:
    book = Rulebook.load(GAME.folder, "en")
    output = rules(wanted).stdout
    assert "RRR-EXPLORE-04 · Explore: placing a room" in output
    assert book.rules["RRR-EXPLORE-04"] in output
    assert "RRR-EXPLORE-05" not in output


def test_one_chapter() -> None:
    output = rules("solo", "--lang", "fr").stdout
    assert [rule for rule in ("RRR-SOLO-01", "RRR-SOLO-04", "RRR-CAT-01") if rule in output] == [
        "RRR-SOLO-01",
        "RRR-SOLO-04",
    ]


def test_json_for_programs() -> None:
    book = Rulebook.load(GAME.folder, "pl")
    assert json.loads(rules("solo", "--lang", "pl", "--json").stdout) == {
        "game": "run-run-run",
        "title": book.title,
        "language": "pl",
        "rules": book.chapter("SOLO"),
    }


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["rules", "chess"], "there is no game 'chess'; there is: run-run-run"),
        (["rules", "run-run-run", "RRR-EXPLOR-04"], "'RRR-EXPLOR-04'; near it: "),
        (["rules", "run-run-run", "--lang", "de"], "in 'de'; there is one in: en, fr, pl"),
    ],
)
def test_a_look_up_that_fails_is_one_line_and_exit_code_two(
    arguments: list[str], problem: str
) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
