"""The text form of moves: every verb can be written and read, and mistakes are explained."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import CATS, FOES
from mastaba.games.run_run_run.fits import smallest_turn
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.contract import UnreadableMove
from mastaba.kernel.hexgrid import cell

TOKENS = GAME.box({}).token_names
VERBS = VOCABULARY.verbs
BARE = [verb.name for verb in VERBS if not verb.words]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("cat Ember", m.with_small(m.CHOOSE_CAT, 3)),
        ("explore R17@2,-1 r3", m.explore(16, cell(2, -1), 3)),
        ("explore R64@-2,-1 r0 via 0,4", m.explore(63, cell(-2, -1), 0, 0b10001)),
        ("lay 1,0/1,1", m.edge(m.LAY, cell(1, 0), 1)),
        ("open 2,0/1,0", m.edge(m.OPEN, cell(2, 0), 3)),
        ("fight -3,4", m.with_cell(m.FIGHT, cell(-3, 4))),
        ("hit Mastabark 12", m.hit(6, 12)),
        ("split 3 1 0 0", m.split((3, 1, 0, 0))),
        ("offer", m.offer(())),
        ("offer R01 R64", m.offer((0, 63))),
        ("give R17 2", m.give(16, 2)),
        ("burn 0", m.with_small(m.BURN, 0)),
        ("hold", m.bare(m.HOLD)),
    ],
)
def test_what_a_text_means(text: str, move: int) -> None:
    assert GAME.parse(text) == move
    assert GAME.text(move) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  fight   2,0 ", "fight 2,0"),
        ("lay 1,1/1,0", "lay 1,0/1,1"),
        ("explore R17@2,-1 r3 via 4,0", "explore R17@2,-1 r3 via 0,4"),
        ("offer R09 R02", "offer R02 R09"),
        ("triangle 0,1 1,0", "triangle 1,0 0,1"),
        ("split 3 1", "split 3 1 0 0"),
    ],
)
def test_the_same_move_may_be_written_in_several_ways(text: str, same: str) -> None:
    assert GAME.parse(text) == GAME.parse(same)


@given(
    st.integers(0, 63), st.integers(-79, 79), st.integers(-79, 79), st.integers(0, 5),
    st.integers(0, 63),
)  # fmt: skip
def test_every_placement_can_be_written(card: int, q: int, r: int, turns: int, sides: int) -> None:
    exits = GAME.box({}).room_exits[card]
    move = m.explore(card, cell(q, r), smallest_turn(exits, turns), sides)
    assert GAME.parse(GAME.text(move)) == move
    assert GAME.parse(GAME.text(m.explore(card, cell(q, r), turns, sides))) == move


@given(
    st.sampled_from(range(len(TOKENS))),
    st.integers(0, 3),
    st.sampled_from([*range(len(TOKENS)), NOTHING]),
)
def test_every_trade_can_be_written(token: int, seat: int, back: int) -> None:
    move = m.trade(token, seat, back)
    assert GAME.parse(GAME.text(move)) == move


@pytest.mark.parametrize(
    ("text", "explained"),
    [
        ("", "'' is no verb; the verbs are: agree, "),
        ("jump 1,0", "'jump' is no verb; the verbs are: agree, "),
        ("HOLD", "'HOLD' is no verb"),
        ("hold on", "(1 words follow the verb); it is written like: hold"),
        ("fight", "(0 words follow the verb); it is written like: fight 2,0"),
        ("fight here", "('here' is no hex); it is written like: fight 2,0"),
        ("fight 2;0", "('2;0' is no hex)"),
        ("fight 2,0,1", "('2,0,1' is no hex)"),
        ("fight 2.5,0", "('2.5,0' is no hex)"),
        ("fight 99,0", "('99,0' lies off the table)"),
        ("cat Tom", f"('Tom' is no cat; they are: {', '.join(CATS)}); it is written like: cat "),
        ("cat mapkin", "('mapkin' is no cat"),
        ("use sword", f"('sword' is no token; they are: {', '.join(TOKENS)})"),
        ("order Tut", f"('Tut' is no foe; they are: {', '.join(FOES)})"),
        ("hit Tut 1", "('Tut' is no foe"),
        ("hit Howl", "(1 words follow the verb); it is written like: hit Howl 3"),
        ("hit Howl many", "('many' is no damage from 0 to 63)"),
        ("hit Howl 64", "('64' is no damage from 0 to 63)"),
        ("commit R65", "('R65' is no Room Card; they are R01 to R64); it is written like: commit"),
        ("commit R00", "('R00' is no Room Card"),
        ("commit 17", "('17' is no Room Card"),
        ("stride R5", "('R5' is no Room Card"),
        ("explore R17 2,-1 r3", "it is written like: explore R17@2,-1 r3 [via 0,4]"),
        ("explore R17@2,-1", "(1 words follow the verb); it is written like: explore"),
        ("explore R17@2,-1 r6", "('r6' is no turn from r0 to r5)"),
        ("explore R17@2,-1 3", "('3' is no turn from r0 to r5)"),
        ("explore R17@2,-1 r3 via 6", "(passages are written: via 0,4)"),
        ("explore R17@2,-1 r3 by 0", "(passages are written: via 0,4)"),
        ("lay 1,0/3,0", "('1,0/3,0' is no edge between two neighbouring hexes)"),
        ("lay 1,0", "('1,0' is no edge between two neighbouring hexes)"),
        ("open 2,0/2,0", "('2,0/2,0' is no edge between two neighbouring hexes)"),
        ("triangle 1,0", "(1 words follow the verb); it is written like: triangle 0,1 1,0"),
        ("split", "(0 words follow the verb); it is written like: split 3 1 0 0"),
        ("split 1 1 1 1 1", "(5 words follow the verb)"),
        ("split 16", "('16' is no number from 0 to 15)"),
        ("split -1", "('-1' is no number from 0 to 15)"),
        ("offer R01 R02 R03", "(3 words follow the verb); it is written like: offer [R01 [R02]]"),
        ("give R17", "(1 words follow the verb); it is written like: give R17 2"),
        ("give R17 4", "('4' is no seat from 0 to 3)"),
        ("burn", "(0 words follow the verb); it is written like: burn 1"),
        ("teleport draw2", "(1 words follow the verb); it is written like: teleport draw2 2,0"),
        ("trade torch2", "(1 words follow the verb); it is written like: trade torch2 2 [shield]"),
        ("trade torch2 1 crown", "('crown' is no token"),
        ("mark", "(0 words follow the verb); it is written like: mark 2,0"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_what_would_be_right(text: str, explained: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse(text)
    assert explained in str(caught.value)


@pytest.mark.parametrize("verb", BARE)
def test_verbs_that_stand_alone_take_no_words(verb: str) -> None:
    assert GAME.text(GAME.parse(verb)) == verb
    with pytest.raises(UnreadableMove, match="1 words follow the verb"):
        GAME.parse(f"{verb} 1")


def complaint_about(text: str) -> str:
    """Why the text is not a move; "" if it is one, which then can be written and read again."""
    try:
        move = GAME.parse(text)
    except UnreadableMove as error:
        return str(error)
    assert GAME.parse(GAME.text(move)) == move
    return ""


@given(st.text())
def test_any_text_is_a_move_or_explained(text: str) -> None:
    verb = (text.split() or [""])[0]
    assert verb in VOCABULARY.by_name or complaint_about(text).startswith(f"{verb!r} is no verb; ")


@given(
    st.sampled_from(sorted(VOCABULARY.by_name)),
    st.lists(st.from_regex(r"[R@r0-9,/-]{1,8}", fullmatch=True), max_size=4),
)
def test_any_words_after_a_verb_are_a_move_or_explained(verb: str, words: list[str]) -> None:
    complaint = complaint_about(" ".join([verb, *words]))
    assert not complaint or complaint.endswith(
        f"it is written like: {VOCABULARY.by_name[verb].form}"
    )
