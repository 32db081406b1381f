"""Every verb is declared in full: by a rule of the rulebook, in the vocabulary, and with an example
that can be read."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from mastaba.kernel.contract import REFEREE, UnreadableMove
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.verbs import REFEREES, Verb, declared
from tests.conformance.games import SUBJECTS
from tests.conformance.playing import Case, cases, spread
from tests.conformance.subject import Subject

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.game.name)
every_case = pytest.mark.parametrize("case", cases(), ids=str)


def examples(verb: Verb) -> Iterator[str]:
    """Each way to write it, with the words in brackets and without them."""
    for form in verb.form.split(", or "):
        yield re.sub(r"[\[\]]", "", form)
        yield re.sub(r" \[.*\]", "", form)


@every_game
def test_every_verb_that_a_game_declares_is_in_its_vocabulary(subject: Subject) -> None:
    package = import_module(type(subject.game).__module__)
    names = [one.name for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    found = declared(*[import_module(name) for name in names])
    assert found == set(subject.game.vocabulary.verbs)


@every_game
def test_every_verb_names_a_rule(subject: Subject) -> None:
    rules = Rulebook.load(subject.game.folder, "en").rules
    assert [verb for verb in subject.game.vocabulary.verbs if verb.rule not in rules] == []


@every_game
def test_the_example_of_every_verb_can_be_read(subject: Subject) -> None:
    game = subject.game
    for verb in game.vocabulary.verbs:
        for text in examples(verb):
            move = game.parse(text)
            assert verb.says(move)
            assert game.vocabulary.is_written(move)
            assert game.text(move) == text


@every_game
def test_the_example_stands_in_what_is_said_of_a_mistake(subject: Subject) -> None:
    game = subject.game
    for verb in game.vocabulary.verbs:
        with pytest.raises(UnreadableMove) as caught:
            game.parse(f"{verb.name} {'? ' * 30}")
        assert str(caught.value).endswith(f"it is written like: {verb.form}")


@every_case
def test_who_says_what(case: Case) -> None:
    """The referee has verbs of its own."""
    vocabulary = case.subject.game.vocabulary
    for state, *_ in spread(case):
        for seat in range(REFEREE, case.seats):
            for move in (*state.moves(seat), *state.asides(seat)):
                marks = vocabulary.verb(move).marks
                assert bool(marks & REFEREES) == (seat == REFEREE)
