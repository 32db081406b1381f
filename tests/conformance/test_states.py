"""What a state is: it can be copied, saved, sent and replayed, and it comes to an end."""

from __future__ import annotations

import pickle
from io import BytesIO
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from mastaba.kernel.contract import CLOCK
from mastaba.kernel.log import Recording, decode, replay, verify, write
from tests.conformance.games import SUBJECTS
from tests.conformance.playing import (
    LONGEST,
    Case,
    any_move,
    cases,
    final_state,
    let_time_pass,
    positions,
    spread,
    varied_move,
)
from tests.conformance.subject import Dice, Subject

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.game.name)

BRANCHES = 25
"""How many of the legal moves are tried on a clone in each position."""


@every_case
def test_a_move_on_a_clone_leaves_every_other_state_alone(case: Case) -> None:
    dice = Dice(case.seed)
    before = [position.state.digest() for position in spread(case)]
    for state, *_ in spread(case):
        assert state.clone().digest() == state.digest()
        for seat in range(case.seats):
            for move in dice.pick_some([*state.moves(seat), *state.asides(seat)], BRANCHES):
                branch = state.clone()
                events = branch.play(seat, move)
                # A call changes nothing, but everybody hears it.
                assert branch.digest() != state.digest() or (events and move in state.asides(seat))
    assert [position.state.digest() for position in spread(case)] == before


@every_case
def test_every_state_says_who_plays_for_others_and_who_may_not_talk(case: Case) -> None:
    for state, *_ in spread(case):
        assert len(state.adopters) in (0, case.seats)
        assert all(-1 <= seat < case.seats for seat in state.adopters)
        for seat in range(case.seats):
            reason = state.hushed(seat)
            assert reason is None or reason.rule.startswith(case.subject.game.prefix)


@every_case
def test_asking_questions_changes_nothing(case: Case) -> None:
    for state, seat, move, _events in spread(case):
        digest = state.digest()
        state.waiting()
        state.moves(seat)
        state.asides(seat)
        state.check(seat, move)
        state.view(seat)
        state.view(None)
        state.outcome()
        state.timer()
        state.imagine(seat, 1)
        state.dump()
        assert state.digest() == digest


@every_case
def test_a_log_replays_to_the_same_digest_after_every_entry(case: Case) -> None:
    game = case.subject.game
    recording = Recording(game, case.seats, case.seed, case.options)
    for state, seat, move, events in positions(case):
        at = case.subject.clock(state)
        if case.subject.pace is not None:
            recording.tick(at)
        assert recording.play(seat, move, at) == events
    while recording.state.outcome() is None:
        recording.tick(recording.state.timer())
    file = BytesIO()
    write(file, recording.log)
    log = decode(file.getvalue(), lambda name: game)
    verify(log, game)
    replayed = [(entry, state.digest()) for entry, state, _events in replay(log, game)]
    assert [digest for _entry, digest in replayed] == [entry.digest for entry in log.entries]
    before_moves = [digest for (_, digest), (then, _) in pairwise(replayed) if then.seat != CLOCK]
    known = [position.state.digest() for position in positions(case)]
    assert before_moves == known[-len(before_moves) :]
    assert log.entries[-1].digest == final_state(case).digest()


@every_case
def test_a_saved_state_plays_on_like_the_original(case: Case) -> None:
    game = case.subject.game
    for number, (state, *_) in enumerate(spread(case)):
        loaded = game.load(state.dump(), case.options)
        assert loaded.digest() == state.digest()
        assert loaded.dump() == state.dump()
        if number % 5 == 0:
            play_side_by_side(case.subject, loaded, state.clone(), Dice(number))


@every_case
def test_a_state_can_be_sent_to_another_process(case: Case) -> None:
    for number, (state, seat, _move, _events) in enumerate(spread(case)):
        sent = pickle.loads(pickle.dumps(state))
        assert sent.digest() == state.digest()
        assert sent.moves(seat) == state.moves(seat)
        view = state.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view
        if number % 10 == 0:
            play_side_by_side(case.subject, sent, state.clone(), Dice(number))


def play_side_by_side(subject: Subject, one: Any, other: Any, dice: Dice) -> None:
    """Both must ask the same, allow the same and become the same."""
    for _ in range(12):
        assert one.waiting() == other.waiting()
        if one.outcome() is not None:
            return
        let_time_pass(subject, dice, one, other)
        if one.outcome() is not None:
            return
        seat, move = varied_move(subject, one, dice)
        assert one.moves(seat) == other.moves(seat)
        assert one.play(seat, move) == other.play(seat, move)
        assert one.digest() == other.digest()


@every_case
def test_the_same_seed_gives_the_same_game_and_another_seed_another(case: Case) -> None:
    game = case.subject.game
    begun = case.begin()
    assert begun.digest() == case.begin().digest()
    assert game.opening(begun) == game.opening(case.begin())
    assert game.begin(case.seats, case.seed + 1, case.options).digest() != begun.digest()


@every_game
def test_random_play_always_ends(subject: Subject) -> None:
    for number in range(40):
        seats = subject.game.seats[number % len(subject.game.seats)]
        dice = Dice(number)
        options = {name: dice.pick(values) for name, values in subject.choices(seats).items()}
        state = subject.game.begin(seats, number, options)
        for _ in range(LONGEST):
            let_time_pass(subject, dice, state)
            if state.outcome() is not None:
                break
            state.play(*any_move(state, dice))
        assert state.outcome() is not None, f"game {number} goes on and on"


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@every_case
def test_changes_lead_from_one_view_to_the_next(case: Case) -> None:
    """What `changes` leaves out of a view is as it was."""
    for state, mover, move, _events in spread(case):
        after = state.clone()
        after.play(mover, move)
        public, own = after.changes(state)
        for seat in [*range(case.seats), None]:
            changed = as_json({**public, **(own.get(seat, {}) if seat is not None else {})})
            old, new = as_json(state.view(seat)), as_json(after.view(seat))
            for field, value in changed.items():
                both = isinstance(old[field], dict) and isinstance(value, dict)
                old[field] = {**old[field], **value} if both else value
            differs = [field for field in new if old[field] != new[field]]
            assert differs == [], case.subject.game.text(move)
