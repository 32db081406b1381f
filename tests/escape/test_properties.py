"""Whatever players do, at whatever times, legal or not: nothing is created, lost or broken."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mastaba.games.escape import GAME, Escape
from mastaba.games.escape.house import CHOICES
from mastaba.kernel.contract import REFEREE, IllegalMove, Option
from mastaba.kernel.log import Recording, verify
from tests.conformance.playing import any_move, varied_move
from tests.conformance.subject import Dice
from tests.escape.invariants import check_all
from tests.escape.scene import scene
from tests.escape.subject import SUBJECT

DICE = st.integers(0, 2**32 - 1).map(Dice)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, Option]]:
    """A number of seats, and any house options, all clocks included."""
    seats = draw(st.integers(1, 6))
    some = {name: st.sampled_from(values) for name, values in CHOICES.items()}
    options = draw(st.fixed_dictionaries({}, optional=some))
    if options.get("extraTiles") and not options.get("treasures"):
        options["curses"] = True
    return seats, options


class AnyTable(RuleBasedStateMachine):
    """Any number of seats, any options, any commands, asides and ticks at any times."""

    @initialize(table=tables(), seed=st.integers(0, 2**64 - 1))
    def begin(self, table: tuple[int, dict[str, Option]], seed: int) -> None:
        self.seats, options = table
        self.recording = Recording(GAME, self.seats, seed, options)
        self.at = 0

    @property
    def state(self) -> Escape:
        state: Escape = self.recording.state
        return state

    def over(self) -> bool:
        return self.state.outcome() is not None

    @precondition(lambda self: not self.over())
    @rule(dice=DICE, count=st.integers(1, 25), most=st.sampled_from([300, 1500, 8000]))
    def play_on(self, dice: Dice, count: int, most: int) -> None:
        for _ in range(count):
            self.at += dice.below(most)
            self.recording.tick(self.at)
            if not self.over() and self.state.waiting_seats():
                self.recording.play(*varied_move(SUBJECT, self.state, dice), self.at)
                check_all(self.state)

    @precondition(lambda self: not self.over())
    @rule(dice=DICE, later=st.integers(0, 3000))
    def anything_later(self, dice: Dice, later: int) -> None:
        """What is due by then happens first, whether or not somebody has let time pass."""
        if not self.state.waiting_seats():
            return
        seat, move = any_move(self.state, dice)
        at = self.at + later
        ticked = self.state.clone()
        ticked.tick(at)
        refusal = ticked.check(seat, move)
        if refusal is not None:
            digest = self.state.digest()
            with pytest.raises(IllegalMove) as caught:
                self.state.play(seat, move, at)
            assert caught.value.refusal == refusal
            assert self.state.digest() == digest
            return
        self.recording.play(seat, move, at)
        ticked.play(seat, move, at)
        assert ticked.digest() == self.state.digest()
        self.at = at

    @precondition(lambda self: not self.over())
    @rule(dice=DICE)
    def aside(self, dice: Dice) -> None:
        seat = dice.below(self.seats + 1) + REFEREE
        asides = self.state.asides(seat)
        if asides:
            self.recording.play(seat, dice.pick(asides), self.at)

    @rule(first=st.integers(0, 60_000), then=st.integers(0, 60_000))
    def time_passes(self, first: int, then: int) -> None:
        """In one go or in two, it comes to the same."""
        at_once = self.state.clone()
        at_once.tick(self.at + first + then)
        self.recording.tick(self.at + first)
        self.recording.tick(self.at + first + then)
        self.at += first + then
        assert at_once.digest() == self.state.digest()

    @rule(seat=st.integers(-3, 8), move=st.integers(-5, 2**64))
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
TestAnyTable.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)


BROKEN: dict[str, dict[str, Any]] = {
    "dice": {"gifted": 1},
    "pools": {"pools": {}},
    "rooms": {"pile": ()},
    "gems": {"depot": 5},
    "pawns": {"leads": [0, 0]},
    "time": {"agenda": [(0, 0, 0, 0)]},
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=list(BROKEN))
def test_the_invariants_notice_what_is_broken(change: dict[str, Any]) -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={0: "GK1"}, dice={0: "K K T - -"})
    s.do(0, "commit 1 2")
    check_all(s.game)
    for field, value in change.items():
        setattr(s.game, field, value)
    with pytest.raises(AssertionError):
        check_all(s.game)
