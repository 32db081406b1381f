"""Formal moves, about the table, are told apart from moves of the game; random play leaves them."""

from __future__ import annotations

import pytest

from mastaba.bots import bot_named
from mastaba.kernel.chance import word
from tests.conformance.games import SUBJECTS
from tests.conformance.playing import Case, cases, positions, spread
from tests.conformance.subject import Subject

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.game.name)


@every_case
def test_formal_moves_are_answers_and_legal(case: Case) -> None:
    game = case.subject.game
    for state, *_ in spread(case):
        for seat in range(case.seats):
            assert not any(game.is_formal(move) for move in state.asides(seat))
            formal = [move for move in state.moves(seat) if game.is_formal(move)]
            assert all(state.check(seat, move) is None for move in formal)


@every_case
def test_what_moves_a_game_without_a_clock_is_never_formal_alone(case: Case) -> None:
    """Otherwise whoever leaves formal moves out could not go on."""
    if case.subject.pace is None:
        for state, *_ in positions(case):
            for seat in state.waiting_seats():
                assert not all(map(case.subject.game.is_formal, state.moves(seat)))


@every_case
def test_random_play_makes_no_formal_move_while_there_is_another(case: Case) -> None:
    game, bot = case.subject.game, bot_named("random", case.subject.game.name)
    for number, (state, seat, *_) in enumerate(spread(case)):
        moves = state.moves(seat)
        others = [move for move in moves if not game.is_formal(move)]
        for count in range(8):
            chosen = bot.choose(state, seat, moves, word(case.seed, number, count))
            assert chosen in (others or moves)


@every_game
def test_which_verbs_are_formal_at_all(subject: Subject) -> None:
    game = subject.game
    mine = [case for case in cases() if case.subject is subject]
    formal = {
        game.text(move).split()[0]
        for case in mine
        for state, *_ in spread(case)
        for seat in state.waiting_seats()
        for move in state.moves(seat)
        if game.is_formal(move)
    }
    assert formal == ({"propose", "vote"} if game.name == "escape" else set())
