"""What is legal: `moves`, `asides` and `check` agree, and every move can be said and read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from mastaba.kernel.contract import Game, IllegalMove, Move, UnreadableMove
from mastaba.kernel.rulebook import Rulebook
from tests.conformance.playing import Case, cases, final_state, positions, spread
from tests.conformance.subject import Dice

every_case = pytest.mark.parametrize("case", cases(), ids=str)

OTHER_MOVES = 25
"""How many moves that may or may not be legal are tried in each position, for each seat."""


@cache
def rules_in(folder: Path) -> frozenset[str]:
    return frozenset(Rulebook.load(folder, "en").rules)


def altered(text: str, dice: Dice) -> str:
    """The text with one of its numbers changed: another card, hex, turn, seat or count."""
    numbers = list(re.finditer(r"-?\d+", text))
    if not numbers:
        return text
    found = dice.pick(numbers)
    width = len(found[0].lstrip("-"))
    number = dice.below(65) if width > 1 else dice.below(9) - 2
    sign = "-" if number < 0 else ""
    return f"{text[: found.start()]}{sign}{abs(number):0{width}}{text[found.end() :]}"


def shape(word: str) -> str:
    return re.sub(r"-?\d+", "#", word)


def mixed(text: str, other: str, dice: Dice) -> str:
    """The text with a word taken from another text: a card for a card, a hex for a hex."""
    theirs = re.split(r"[\s@/]", other)
    mine = list(re.finditer(r"[^\s@/]+", text))
    found = dice.pick(mine)
    fitting = [word for word in theirs if shape(word) == shape(found[0])]
    if not fitting:
        return text
    return f"{text[: found.start()]}{dice.pick(fitting)}{text[found.end() :]}"


def read(game: Game, text: str) -> Move | None:
    try:
        return game.parse(text)
    except UnreadableMove:
        return None


@every_case
def test_every_listed_move_passes_check(case: Case) -> None:
    for state, *_ in spread(case):
        for seat in range(case.seats):
            moves = [*state.moves(seat), *state.asides(seat)]
            assert len(set(moves)) == len(moves), "a move is listed twice"
            for move in moves:
                assert state.check(seat, move) is None, case.subject.game.text(move)
            is_aside = case.subject.game.is_aside
            assert [move for move in moves if is_aside(move)] == list(state.asides(seat))


@every_case
def test_every_other_move_is_refused_and_changes_nothing(case: Case) -> None:
    game, dice = case.subject.game, Dice(case.seed)
    seen = sorted({move for state, seat, *_ in positions(case) for move in state.moves(seat)})
    recent: list[Move] = []
    refused = 0
    for state, asked, *_ in spread(case):
        digest = state.digest()
        now = state.moves(asked)
        recent = [*recent[-40:], *dice.pick_some(now, 20)]
        for seat in range(-1, case.seats + 1):
            legal = set(state.moves(seat)) | set(state.asides(seat))
            others = dice.pick_some(seen, OTHER_MOVES)
            texts = [altered(game.text(move), dice) for move in dice.pick_some(now, OTHER_MOVES)]
            texts += [
                mixed(game.text(dice.pick(now)), game.text(dice.pick(recent)), dice)
                for _ in range(OTHER_MOVES if seat == asked else 0)
            ]
            others += [move for text in texts if (move := read(game, text)) is not None]
            for move in others:
                refusal = state.check(seat, move)
                assert (refusal is None) == (move in legal), f"{seat}: {game.text(move)}"
                if refusal is not None:
                    refused += 1
                    assert refusal.rule in rules_in(game.folder)
                    assert refusal.key
                    assert msgspec.json.encode(refusal.facts)
            assert state.digest() == digest
    assert refused > len(spread(case))


@every_case
def test_playing_a_refused_move_raises_and_changes_nothing(case: Case) -> None:
    for state, seat, move, _events in spread(case):
        nobody = [other for other in range(case.seats) if other not in state.waiting_seats()]
        for other in nobody:
            digest = state.digest()
            with pytest.raises(IllegalMove) as caught:
                state.play(other, move)
            assert caught.value.refusal == state.check(other, move)
            assert state.digest() == digest
        assert seat not in nobody


@every_case
def test_only_seats_that_are_waited_for_have_moves(case: Case) -> None:
    for state, *_ in spread(case):
        waiting = list(state.waiting_seats())
        assert waiting == [decision.seat for decision in state.waiting()]
        assert waiting, "nobody is asked, but the game is not over"
        assert len(set(waiting)) == len(waiting)
        for seat in range(case.seats):
            assert bool(state.moves(seat)) == (seat in waiting)


@every_case
def test_questions_and_events_name_rules_of_the_rulebook(case: Case) -> None:
    game = case.subject.game
    rules = rules_in(game.folder)
    for state, _seat, _move, events in positions(case):
        for decision in state.waiting():
            assert decision.question
            assert decision.rule in rules
            assert msgspec.json.encode(decision)
        for event in events:
            assert game.tell(event, None).rule in rules  # type: ignore[attr-defined]


@every_case
def test_every_move_can_be_written_and_read_back(case: Case) -> None:
    game = case.subject.game
    for state, *_ in spread(case):
        for seat in range(case.seats):
            for move in (*state.moves(seat), *state.asides(seat)):
                assert game.parse(game.text(move)) == move


@every_case
def test_asides_leave_the_question_as_it_is(case: Case) -> None:
    dice = Dice(case.seed)
    for state, *_ in spread(case):
        seats = range(case.seats)
        before = [state.moves(seat) for seat in seats]
        for seat in seats:
            for aside in dice.pick_some(state.asides(seat), 2):
                after = state.clone()
                after.play(seat, aside)
                assert after.waiting() == state.waiting()
                assert [after.moves(other) for other in seats] == before


@every_case
def test_when_the_game_is_over_nothing_is_legal(case: Case) -> None:
    state = final_state(case)
    outcome = state.outcome()
    assert outcome.rule in rules_in(case.subject.game.folder)
    assert set(outcome.winners) <= set(range(case.seats))
    assert list(state.waiting()) == list(state.waiting_seats()) == []
    for seat in range(case.seats):
        assert list(state.moves(seat)) == list(state.asides(seat)) == []
        for _state, _seat, move, _events in positions(case):
            assert state.check(seat, move) is not None
