"""Whatever players and referee do, legal or not: nothing is created, lost or broken."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mastaba.games.cursed_tomb import GAME, CursedTomb
from mastaba.kernel.contract import REFEREE, IllegalMove, Option
from mastaba.kernel.log import Recording, verify
from tests.conformance.playing import any_move, varied_move
from tests.conformance.subject import Dice
from tests.cursed_tomb.invariants import check_all
from tests.cursed_tomb.scene import scene
from tests.cursed_tomb.subject import SUBJECT, choices

DICE = st.integers(0, 2**32 - 1).map(Dice)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, Option]]:
    """A number of seats, and house options that fit it."""
    seats = draw(st.integers(2, 6))
    some = {name: st.sampled_from(values) for name, values in choices(seats).items()}
    return seats, draw(st.fixed_dictionaries({}, optional=some))


class AnyTable(RuleBasedStateMachine):
    """Any number of seats, any house options, any sequence of moves, asides and ticks."""

    @initialize(table=tables(), seed=st.integers(0, 2**64 - 1))
    def begin(self, table: tuple[int, dict[str, Option]], seed: int) -> None:
        self.seats, options = table
        self.recording = Recording(GAME, self.seats, seed, options)
        self.at = 0

    @property
    def state(self) -> CursedTomb:
        state: CursedTomb = self.recording.state
        return state

    def over(self) -> bool:
        return self.state.outcome() is not None

    @precondition(lambda self: not self.over())
    @rule(dice=DICE, count=st.integers(1, 12))
    def play_on(self, dice: Dice, count: int) -> None:
        for _ in range(count):
            if not self.over():
                self.at += dice.below(4000)
                self.recording.play(*varied_move(SUBJECT, self.state, dice), self.at)
                check_all(self.state)

    @precondition(lambda self: not self.over())
    @rule(dice=DICE)
    def anything(self, dice: Dice) -> None:
        self.recording.play(*any_move(self.state, dice), self.at)

    @precondition(lambda self: not self.over())
    @rule(dice=DICE)
    def aside(self, dice: Dice) -> None:
        seat = dice.below(self.seats + 1) - 1
        asides = self.state.asides(seat)
        if asides:
            self.recording.play(seat, dice.pick(asides), self.at)

    @rule(seconds=st.integers(1, 400))
    def time_passes(self, seconds: int) -> None:
        self.at += 1000 * seconds
        self.recording.tick(self.at)

    @rule(seat=st.integers(-3, 8), move=st.integers(-5, 2**20))
    def nonsense(self, seat: int, move: int) -> None:
        digest = self.state.digest()
        legal = set(self.state.moves(seat)) | set(self.state.asides(seat))
        if move not in legal:
            with pytest.raises(IllegalMove):
                self.state.play(seat, move)
            assert self.state.digest() == digest

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "recording"):
            check_all(self.state)

    def teardown(self) -> None:
        if hasattr(self, "recording"):
            verify(self.recording.log, GAME)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)


BROKEN: dict[str, dict[str, Any]] = {
    "inv_01": {"bowl": 1 << 25},
    "inv_02": {"supply": 23},
    "inv_03": {"turned": 2, "pawns": [4, 0]},
    "inv_05": {"bowl": 1 << 19},
    "inv_07": {"pawns": [20, 0]},
    "inv_09": {"mummy": 7},
    "tiles": {"surplus": ()},
    "pawns": {"kinds": [0, 0]},
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=list(BROKEN))
def test_the_invariants_notice_what_is_broken(change: dict[str, Any]) -> None:
    s = scene(["START", "START"])
    s.do("name red")
    check_all(s.game)
    for field, value in change.items():
        setattr(s.game, field, value)
    with pytest.raises(AssertionError):
        check_all(s.game)


def test_the_referee_is_never_asked_twice_for_one_verdict() -> None:
    s = scene(["START", "START"])
    s.do("name red")
    s.pull("red")
    assert REFEREE not in s.game.waiting_seats()
