"""Verbs and their words: numbers, bits, text and back, and what is said of a mistake."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastaba.kernel.contract import UnreadableMove
from mastaba.kernel.spelling import Count, Joint, Name, Word
from mastaba.kernel.verbs import ASIDE, REFEREES, Verb, Vocabulary

FRUITS: Final = ("fig", "plum", "date")

FRUIT: Final[Word] = Name("fruit", lambda box: box, "fig", 6, 3)
HOW_MANY: Final[Word] = Count("number", range(1, 21), "3", 9, 6)
SEAT: Final[Word] = Count("seat", range(4), "2", 15, 3)
TO: Final[Word] = Joint("to")

GIVE: Final[Verb] = Verb(1, "give", HOW_MANY, FRUIT, TO, SEAT, rule="TOY-01")
VOCABULARY: Final = Vocabulary(
    [
        GIVE,
        Verb(0, "rest", rule="TOY-02"),
        Verb(2, "ripen", FRUIT, rule="TOY-03", marks=REFEREES),
    ]
)


def parse(text: str) -> int:
    return VOCABULARY.parse(text, FRUITS)


def test_words_keep_to_their_bits_and_stand_in_their_order() -> None:
    move = parse("give 12 date to 3")
    assert move == 1 | 2 << 6 | 12 << 9 | 3 << 15
    assert VOCABULARY.verb(move) is GIVE
    assert GIVE.says(move)
    assert not GIVE.says(parse("rest"))
    assert (FRUIT.of(move), HOW_MANY.of(move), SEAT.of(move)) == (2, 12, 3)
    assert VOCABULARY.text(move, FRUITS) == "give 12 date to 3"


@given(st.integers(1, 20), st.sampled_from(FRUITS), st.integers(0, 3))
def test_what_is_read_can_be_written(count: int, fruit: str, seat: int) -> None:
    text = f"give {count} {fruit} to {seat}"
    assert VOCABULARY.text(parse(text), FRUITS) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is no verb; the verbs are: give, rest"),
        ("take fig", "'take' is no verb; the verbs are: give, rest"),
        ("rest now", "cannot read 'rest now' (1 words follow the verb); it is written like: rest"),
        ("give 3 fig", "(2 words follow the verb); it is written like: give 3 fig to 2"),
        ("give 3 fig to 1 2", "(5 words follow the verb)"),
        ("give 3 fig for 1", "('for' stands where `to` should)"),
        ("give 3 pear to 1", "('pear' is no fruit; they are: fig, plum, date)"),
        ("give 21 fig to 1", "('21' is no number from 1 to 20)"),
        ("give 0 fig to 1", "('0' is no number from 1 to 20)"),
        ("give 003 fig to 1", "('003' is no number from 1 to 20)"),
        ("give ٣ fig to 1", "('٣' is no number from 1 to 20)"),
        ("give ² fig to 1", "('²' is no number from 1 to 20)"),
        ("give 3 fig to 4", "('4' is no seat from 0 to 3)"),
        ("give 3 fig to 01", "('01' is no seat from 0 to 3)"),
    ],
)
def test_a_mistake_is_told_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        parse(text)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("move", "is_written"),
    [
        (0, True),
        (parse("give 3 fig to 1"), True),
        (-1, False),
        (3, False),
        (0 | 1 << 6, False),
        (2 | 1 << 9, False),
        (1 | 1 << 18, False),
    ],
)
def test_numbers_with_bits_beside_the_words_are_no_moves(move: int, is_written: bool) -> None:
    assert VOCABULARY.is_written(move) is is_written


def test_the_referee_has_verbs_of_its_own() -> None:
    assert [verb.name for verb in VOCABULARY.of_seats()] == ["rest", "give"]


def test_asides_are_told_apart() -> None:
    point = Verb(0, "point", FRUIT, rule="TOY-03", marks=ASIDE)
    vocabulary = Vocabulary([point, Verb(1, "eat", FRUIT, rule="TOY-04")])
    assert vocabulary.is_aside(vocabulary.parse("point fig", FRUITS))
    assert not vocabulary.is_aside(vocabulary.parse("eat fig", FRUITS))


def test_two_words_of_a_verb_must_not_share_bits() -> None:
    with pytest.raises(ValueError, match="eat: two words share their bits"):
        Verb(0, "eat", FRUIT, FRUIT, rule="TOY-04")
    low = Count("seat", range(4), "2", 5, 3)
    with pytest.raises(ValueError, match="sit: two words share their bits"):
        Verb(0, "sit", low, rule="TOY-04")


def test_two_words_of_a_verb_must_not_have_the_same_name() -> None:
    one, other = [Count("seat", range(4), "2", at, 3) for at in (6, 9)]
    with pytest.raises(ValueError, match="swap: two words have the same name among seat, seat"):
        Verb(0, "swap", one, other, rule="TOY-04")


@pytest.mark.parametrize("numbers", [(1, 2), (0, 2)])
def test_verbs_are_numbered_one_after_the_other(numbers: tuple[int, int]) -> None:
    verbs = [Verb(number, f"say{at}", rule="TOY-05") for at, number in enumerate(numbers)]
    with pytest.raises(ValueError, match="not one after the other"):
        Vocabulary(verbs)


def test_no_two_verbs_have_the_same_number() -> None:
    verbs = [Verb(0, name, rule="TOY-05") for name in ("sit", "rest")]
    with pytest.raises(ValueError, match="two verbs have the number 0: sit and rest"):
        Vocabulary(verbs)


def test_no_two_verbs_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="the same name: rest"):
        Vocabulary([Verb(0, "rest", rule="TOY-06"), Verb(1, "rest", rule="TOY-07")])


def test_there_is_no_room_for_more_than_64_verbs() -> None:
    verbs = [Verb(number, f"say{number}", rule="TOY-08") for number in range(65)]
    Vocabulary(verbs[:64])
    with pytest.raises(ValueError, match="65 verbs"):
        Vocabulary(verbs)
