"""Clocks: how long a seat has (TOMB-DT-28, TOMB-DT-32), and that it has not answered in time."""

from __future__ import annotations

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.games.cursed_tomb.spelling import FACTORS
from mastaba.games.cursed_tomb.steps import Q_PULL
from mastaba.kernel.questions import Question

_OFF = len(FACTORS) - 1


def clock_for(x: Descent, seat: int, plain: int) -> int:
    """A clock in milliseconds as it runs for the seat (TOMB-DT-32); 0 is no clock."""
    return _stretched(plain, x.factors[seat])


def _stretched(plain: int, factor: int) -> int:
    return 0 if factor == _OFF else plain * (factor + 1)


def start_pull_clock(x: Descent) -> None:
    """TOMB-DT-28, TOMB-DT-32: a clock that runs keeps its length; who asks for another one has it
    from the next pull on, and no reserve is saved by asking late."""
    if x.house.pull_clock and not x.house.abstract and not x.patience:
        x.patience = x.factors[x.active] + 1


def pull_clock(x: Descent) -> int:
    """TOMB-DT-28: what the active player has for a pull, the reserve not counted."""
    runs = x.patience and not x.house.abstract
    return _stretched(x.house.pull_clock, x.patience - 1 if runs else x.factors[x.active])


def spend_reserve(x: Descent) -> None:
    """TOMB-DT-28: what a pull has taken beyond its clock comes out of the reserve."""
    clock = pull_clock(x)
    if clock:
        over = max(0, x.now - x.since - clock)
        x.reserve[x.active] = max(0, x.reserve[x.active] - over)


def deadline(x: Descent, seats: list[int]) -> int:
    """TOMB-DT-56: when the seats that are asked run out of time; 0 if they never do.

    In a pull the hand's own clock runs, and the referee keeps it (TOMB-DT-29).
    """
    if not seats or x.question() == Q_PULL:
        return 0
    clocks = [clock_for(x, seat, x.house.decision_clock) for seat in seats]
    return 0 if 0 in clocks else x.since + max(clocks)


def miss(x: Descent, question: Question[Descent]) -> None:
    """TOMB-DT-56: whoever is asked has not answered in time."""
    for seat in question.seats(x):
        x.time_outs[seat] += 1
        x.tell(told.TimedOut, "TOMB-DT-56", seat, question.name)
