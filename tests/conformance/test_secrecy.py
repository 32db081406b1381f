"""What may be known: views, told events and imagined states hold no secret of anybody else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mastaba.kernel.contract import Event, Game, Seat
from tests.conformance.games import SUBJECTS
from tests.conformance.playing import Case, cases, play_on, positions, spread
from tests.conformance.subject import Dice, Subject

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.game.name)


def everybody(case: Case) -> list[Seat | None]:
    """All seats, and a spectator."""
    return [*range(case.seats), None]


def view(state: Any, seat: Seat | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def told(game: Game, events: Any, seat: Seat | None) -> bytes:
    return msgspec.json.encode([game.tell(event, seat) for event in events])


@every_case
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(case: Case) -> None:
    for number, (state, *_) in enumerate(spread(case)):
        for seat in range(case.seats):
            other = state.imagine(seat, number)
            assert view(other, seat) == view(state, seat)
            assert view(other, None) == view(state, None)


@every_case
def test_a_view_contains_no_secret(case: Case) -> None:
    for state, *_ in spread(case):
        for seat in everybody(case):
            text = view(state, seat).decode()
            leaked = [word for word in case.subject.secrets(state, seat) if word in text]
            assert leaked == []


@every_case
def test_told_events_contain_no_secret(case: Case) -> None:
    game, secrets = case.subject.game, case.subject.secrets
    first = case.begin()
    stories: list[tuple[Any, tuple[Event, ...]]] = [(first, tuple(game.opening(first)))]
    for state, seat, move, events in positions(case):
        after = state.clone()
        after.play(seat, move)
        stories.append((after, tuple(events)))
    for state, events in stories:
        for listener in everybody(case):
            text = told(game, events, listener).decode()
            assert [word for word in secrets(state, listener) if word in text] == []


@every_game
def test_told_events_do_not_depend_on_what_a_listener_cannot_know(subject: Subject) -> None:
    """The same move with other hidden parts: who sees the same table has heard the same story."""
    game, compared = subject.game, 0
    for case in (case for case in cases(4) if case.subject is subject):
        for number, (state, mover, move, events) in enumerate(spread(case)):
            after = state.clone()
            after.play(mover, move)
            for listener in everybody(case):
                other = subject.swap_hidden(state, mover if listener is None else listener, number)
                if other.check(mover, move) is not None:
                    continue
                other_events = other.play(mover, move)
                if view(other, listener) == view(after, listener):
                    compared += 1
                    assert told(game, other_events, listener) == told(game, events, listener)
    assert compared > 100


@every_case
def test_an_imagined_state_fits_what_its_seat_knows(case: Case) -> None:
    for number, (state, *_) in enumerate(spread(case)):
        for seat in range(case.seats):
            other = state.imagine(seat, number)
            assert other.waiting() == state.waiting()
            assert other.outcome() == state.outcome()
            assert sorted(other.moves(seat)) == sorted(state.moves(seat))
            assert sorted(other.asides(seat)) == sorted(state.asides(seat))


@every_case
def test_in_an_imagined_state_everybody_who_is_asked_can_answer(case: Case) -> None:
    for number, (state, *_) in enumerate(spread(case)):
        for seat in range(case.seats):
            other = state.imagine(seat, number)
            for asked in other.waiting_seats():
                assert other.moves(asked), f"seat {asked} is stuck in what seat {seat} imagines"


@every_case
def test_an_imagined_state_hides_the_future(case: Case) -> None:
    for state, *_ in spread(case)[::4]:
        for seat in range(case.seats):
            digests = {state.imagine(seat, seed).digest() for seed in range(3)}
            assert len(digests) == 3
            assert state.digest() not in digests
            assert state.imagine(seat, 1).digest() == state.imagine(seat, 1).digest()


@every_case
def test_what_is_imagined_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """The same view and the same seed give the same state, however the hidden things really lie."""
    for number, (state, *_) in enumerate(spread(case)):
        for seat in range(case.seats):
            other = state.imagine(seat, number)
            assert other.imagine(seat, 1).digest() == state.imagine(seat, 1).digest()


@every_case
def test_an_imagined_state_can_be_played_to_its_end(case: Case) -> None:
    for number, (state, seat, _move, _events) in list(enumerate(spread(case)))[::12]:
        other = state.imagine(seat, number)
        for _position in play_on(case.subject, other, Dice(number)):
            pass
        assert other.outcome() is not None


@every_case
def test_while_nothing_is_revealed_a_move_goes_as_foreseen(case: Case) -> None:
    """`reveals` stands still only if neither chance nor anything hidden had a part in it."""
    for number, (state, seat, move, events) in enumerate(spread(case)):
        after = state.clone()
        after.play(seat, move)
        assert after.reveals >= state.reveals
        if after.reveals == state.reveals:
            other = state.imagine(seat, number)
            assert told(case.subject.game, other.play(seat, move), seat) == told(
                case.subject.game, events, seat
            )
            assert view(other, seat) == view(after, seat)


@every_case
def test_insight_comes_from_what_its_seat_knows(case: Case) -> None:
    game = case.subject.game
    for number, (state, *_) in enumerate(spread(case)):
        for seat in everybody(case):
            known = msgspec.json.encode(game.insight(state, seat))
            other = state.imagine(number % case.seats if seat is None else seat, number)
            assert msgspec.json.encode(game.insight(other, seat)) == known
            leaked = [word for word in case.subject.secrets(state, seat) if word in known.decode()]
            assert leaked == []


@every_case
def test_a_preview_tells_what_then_happens(case: Case) -> None:
    game, dice = case.subject.game, Dice(case.seed)
    for state, seat, *_ in spread(case):
        for move in dice.pick_some(state.moves(seat), 5):
            digest = state.digest()
            preview = game.preview(state, seat, move)
            assert state.digest() == digest
            after = state.clone()
            events = [event for one in (move, *preview.assumed) for event in after.play(seat, one)]
            # Told as to a spectator: how many cards will be drawn is certain, which ones is not.
            foreseen, happened = preview.events, events[: len(preview.events)]
            assert told(game, foreseen, None) == told(game, happened, None)
            assert preview.chances == game.preview(state.imagine(seat, 1), seat, move).chances
