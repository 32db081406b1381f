"""Whatever players do, legal or not: nothing is created, lost or duplicated, and nothing breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.games.run_run_run.house import CHOICES
from mastaba.kernel.contract import Event, IllegalMove, Move, Option, Seat
from mastaba.kernel.log import Recording, verify
from tests.conformance.playing import any_move, varied_move
from tests.conformance.subject import Dice
from tests.run_run_run.invariants import check_all
from tests.run_run_run.subject import SUBJECT

DICE = st.integers(0, 2**32 - 1).map(Dice)
SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, Option]]:
    """A number of seats, and house options that fit it."""
    seats = draw(st.integers(1, 4))
    some = {name: st.sampled_from(values) for name, values in CHOICES.items()}
    options = draw(st.fixed_dictionaries({}, optional=some))
    first = options.get("first")
    if isinstance(first, int) and first >= seats:
        options["first"] = seats - 1
    return seats, options


class AnyTable(RuleBasedStateMachine):
    """Any number of seats, any house options, any sequence of moves."""

    @initialize(table=tables(), seed=SEEDS)
    def begin(self, table: tuple[int, dict[str, Option]], seed: int) -> None:
        seats, options = table
        self.seats, self.options = seats, options
        self.recording = Recording(GAME, seats, seed, options)
        self.events: Sequence[Event] = self.recording.opening
        self.boss = self.state.boss
        self.strangers: list[Move] = []

    @property
    def state(self) -> RunRunRun:
        state: RunRunRun = self.recording.state
        return state

    def over(self) -> bool:
        return self.state.outcome() is not None

    @precondition(lambda self: not self.over())
    @rule(dice=DICE, count=st.integers(1, 6))
    def play_on(self, dice: Dice, count: int) -> None:
        for _ in range(count):
            if not self.over():
                self.make(*varied_move(SUBJECT, self.state, dice))

    @precondition(lambda self: not self.over())
    @rule(dice=DICE)
    def play_anything(self, dice: Dice) -> None:
        self.make(*any_move(self.state, dice))

    def make(self, seat: Seat, move: Move) -> None:
        self.strangers = [*self.strangers[-50:], *self.state.moves(seat)[:10]]
        self.events = self.recording.play(seat, move)
        check_all(self.state, self.events)

    @precondition(lambda self: not self.over())
    @rule(dice=DICE)
    def point_at_a_hex(self, dice: Dice) -> None:
        seat = dice.below(self.seats)
        asides = self.state.asides(seat)
        if asides:
            self.events = self.recording.play(seat, dice.pick(asides))

    @rule(dice=DICE, seat=st.integers(-2, 4), number=st.integers(0, 2**46))
    def try_a_move_from_elsewhere(self, dice: Dice, seat: int, number: int) -> None:
        """Moves of earlier positions, and numbers that need not be moves at all."""
        legal = {*self.state.moves(seat), *self.state.asides(seat)}
        digest = self.state.digest()
        self.state.check(seat, number)
        for move in dice.pick_some(self.strangers, 10):
            if move not in legal:
                with pytest.raises(IllegalMove):
                    self.state.play(seat, move)
        assert self.state.digest() == digest

    @precondition(lambda self: not self.over())
    @rule(dice=DICE)
    def think_ahead(self, dice: Dice) -> None:
        """What happens on a clone, or in the imagination, stays there."""
        digest = self.state.digest()
        for dream in (self.state.clone(), self.state.imagine(dice.below(self.seats), dice.seed)):
            for _ in range(4):
                if dream.outcome() is None:
                    seat, move = varied_move(SUBJECT, dream, dice)
                    check_all(dream, dream.play(seat, move))
        assert self.state.digest() == digest

    @rule()
    def save_and_load(self) -> None:
        digest = self.state.digest()
        loaded: Any = GAME.load(self.state.dump(), self.options)
        assert loaded.digest() == digest
        self.recording.state = loaded

    @invariant()
    def components_are_complete(self) -> None:
        check_all(self.state, self.events)
        assert self.state.boss == self.boss

    def teardown(self) -> None:
        if hasattr(self, "recording"):
            verify(self.recording.log, GAME)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=100, stateful_step_count=40)
