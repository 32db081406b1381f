"""Playing any game at random: whole games by a fixed seed, position by position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from mastaba.kernel.chance import word
from mastaba.kernel.contract import Event, Move, Option, Seat
from tests.conformance.games import SUBJECTS
from tests.conformance.subject import Dice, Subject

LONGEST = 3000
"""No game of ours takes nearly as many moves; random play that does is going round in circles."""

MANY = 24
"""A game may have twenty-five times as many positions, most of them much like their neighbours."""


class Position(NamedTuple):
    """A state (not to be changed), the move that was made in it and what happened."""

    state: Any
    seat: Seat
    move: Move
    events: Sequence[Event]


@dataclass(frozen=True)
class Case:
    """One game to be played: its seed fixes the options and every move."""

    subject: Subject = field(repr=False, hash=False)
    seats: int
    number: int
    house: bool
    """Whether the table plays with options of its own."""

    @property
    def seed(self) -> int:
        # Long enough that it cannot turn up in a message by accident.
        return word(self.number, 0, self.seats) | 1 << 62

    @property
    def options(self) -> Mapping[str, Option]:
        if not self.house:
            return {}
        dice = Dice(self.seed)
        choices = self.subject.choices(self.seats)
        return {name: dice.pick(values) for name, values in choices.items()}

    def begin(self) -> Any:
        return self.subject.game.begin(self.seats, self.seed, self.options)

    def dice(self) -> Dice:
        return Dice(self.seed ^ 0xD1CE)

    def __str__(self) -> str:
        table = "house" if self.house else "book"
        return f"{self.subject.game.name}-{self.seats}-{table}-{self.number}"


def cases(most: int = LONGEST) -> list[Case]:
    """Some games for each number of seats, half of them by house options."""
    return [
        Case(subject, seats, number, number % 2 == 1)
        for subject in SUBJECTS
        for seats in subject.game.seats
        for number in range(min(subject.games, most))
    ]


def any_move(state: Any, dice: Dice) -> tuple[Seat, Move]:
    """Every legal move is as likely as every other."""
    seat = dice.pick(state.waiting_seats())
    return seat, dice.pick(state.moves(seat))


def varied_move(subject: Subject, state: Any, dice: Dice) -> tuple[Seat, Move]:
    """Every verb on the shortlist is as likely as every other, then every move with it."""
    seat = dice.pick(state.waiting_seats())
    by_verb: dict[str, list[Move]] = {}
    for move in subject.shortlist(state, state.moves(seat), dice):
        by_verb.setdefault(subject.game.text(move).split()[0], []).append(move)
    return seat, dice.pick(by_verb[dice.pick(sorted(by_verb))])


def let_time_pass(subject: Subject, dice: Dice, *states: Any) -> None:
    """In a game with a clock, some time goes by before a move, the same for all these states."""
    if subject.pace is not None and states[0].outcome() is None:
        at = subject.pace(states[0], dice)
        while True:
            for state in states:
                state.tick(at)
            if states[0].outcome() is not None or states[0].waiting_seats():
                return
            at = states[0].timer()


def play_on(subject: Subject, state: Any, dice: Dice) -> Iterator[Position]:
    """Play until the game is over; the state moves on, the positions keep copies."""
    for _ in range(LONGEST):
        let_time_pass(subject, dice, state)
        if state.outcome() is not None:
            return
        seat, move = varied_move(subject, state, dice)
        before = state.clone()
        yield Position(before, seat, move, state.play(seat, move))
    raise AssertionError(f"still not over after {LONGEST} moves")


@cache
def positions(case: Case) -> tuple[Position, ...]:
    """All positions of the case's game, from the first decision to the last."""
    return tuple(play_on(case.subject, case.begin(), case.dice()))


def spread(case: Case) -> tuple[Position, ...]:
    """Some positions from all over the game, for questions that take long to answer."""
    every = positions(case)
    step = -(-len(every) // MANY)
    return every[case.number % step :: step]


def final_state(case: Case) -> Any:
    last = positions(case)[-1]
    state = last.state.clone()
    state.play(last.seat, last.move)
    while state.outcome() is None:
        state.tick(state.timer())
    return state
