"""What players may do at any time: call a pull stuck, ask for more time; and what if one leaves."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.clocks import start_pull_clock
from mastaba.games.cursed_tomb.descent import GONE, NO_PAWN, Descent
from mastaba.games.cursed_tomb.ending import abandon
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.scarabs import give_up_scarabs
from mastaba.games.cursed_tomb.setup import count_votes
from mastaba.games.cursed_tomb.spelling import FACTOR, FACTORS, SEAT
from mastaba.games.cursed_tomb.steps import Q_PAWN, Q_PULL, Q_VOTE, TURN_END
from mastaba.games.cursed_tomb.verdicts import void_pull
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import ASIDE, REFEREES, Verb

REMOVE: Final[Verb] = Verb(19, "remove", SEAT, rule="TOMB-END-04", marks=ASIDE | REFEREES)
STUCK: Final[Verb] = Verb(20, "stuck", rule="TOMB-DT-33", marks=ASIDE)
UNSTUCK: Final[Verb] = Verb(21, "unstuck", rule="TOMB-DT-33", marks=ASIDE)
CLOCK: Final[Verb] = Verb(22, "clock", FACTOR, rule="TOMB-DT-32", marks=ASIDE)

FEWEST = 2


# --- a pull that all agree to repeat ---


def seat_asides(x: Descent, seat: int) -> list[int]:
    out: list[int] = []
    if x.question() == Q_PULL:
        out.append(m.bare(UNSTUCK if x.stuck >> seat & 1 else STUCK))
    if x.house.clock_factors:
        others = [factor for factor in range(len(FACTORS)) if factor != x.factors[seat]]
        out += [m.with_one(CLOCK, factor) for factor in others]
    return out


def check_seat_aside(x: Descent, seat: int, move: int) -> Refusal | None:
    if CLOCK.says(move):
        return _check_clock(x, seat, m.first_of(move))
    if x.question() != Q_PULL:
        return no("TOMB-DT-33", "no-pull-under-way")
    reported = bool(x.stuck >> seat & 1)
    if STUCK.says(move) and reported:
        return no("TOMB-DT-33", "reported-already")
    if UNSTUCK.says(move) and not reported:
        return no("TOMB-DT-33", "not-reported")
    return None


def _check_clock(x: Descent, seat: int, factor: int) -> Refusal | None:
    if factor >= len(FACTORS):
        return no("TOMB-DT-32", "no-such-factor", factors=list(FACTORS))
    if not x.house.clock_factors:
        return no("TOMB-DT-32", "no-clock-factors")
    if factor == x.factors[seat]:
        return no("TOMB-DT-32", "clock-already-so", factor=FACTORS[factor])
    return None


def make_seat_aside(x: Descent, seat: int, move: int) -> None:
    """TOMB-DT-32: a longer clock is nobody else's business, so nothing is told of it.

    TOMB-DT-33: a pull is void when all players agree.
    """
    if CLOCK.says(move):
        if seat == x.active and x.touched:
            start_pull_clock(x)
        x.factors[seat] = m.first_of(move)
        return
    x.stuck ^= 1 << seat
    kind = told.StuckReported if STUCK.says(move) else told.StuckTakenBack
    x.tell(kind, "TOMB-DT-33", seat)
    _void_if_agreed(x)


def _void_if_agreed(x: Descent) -> None:
    if x.stuck and all(x.stuck >> player & 1 for player in x.players()):
        void_pull(x, "TOMB-DT-33", "agreed")


# --- somebody leaves ---


def leave_moves(x: Descent) -> list[int]:
    return [m.with_one(REMOVE, seat) for seat in x.players() if not _in_pull(x, seat)]


def _in_pull(x: Descent, seat: int) -> bool:
    """The seat's hand is in the bowl: what falls still counts (TOMB-DT-31)."""
    return seat == x.active and x.question() == Q_PULL and x.touched


def check_leave(x: Descent, move: int) -> Refusal | None:
    seat = m.first_of(move)
    if seat >= x.seats or not x.plays(seat):
        return no("TOMB-END-04", "no-such-player", seat=seat)
    if _in_pull(x, seat):
        return no("TOMB-DT-31", "pull-must-end-first", seat=seat)
    return None


def leave(x: Descent, move: int) -> None:
    """TOMB-END-04: the scarabs go back to the supply, the pawn off the board; with fewer than two
    players the game is void."""
    seat = m.first_of(move)
    x.reveals += 1
    x.tell(told.PlayerRemoved, "TOMB-END-04", seat, x.scarabs[seat])
    give_up_scarabs(x, seat, x.scarabs[seat])
    was_asked = seat == x.active
    x.pawns[seat] = GONE
    x.stuck &= ~(1 << seat)
    if len(x.players()) < FEWEST:
        abandon(x)
    elif x.question() in (Q_PAWN, Q_VOTE):
        _leave_before_play(x, seat)
    elif was_asked:
        x.agenda = (TURN_END,)
    else:
        _void_if_agreed(x)


def _leave_before_play(x: Descent, seat: int) -> None:
    """The others go on choosing; if the first player leaves, the next one begins."""
    if x.question() == Q_PAWN and x.kinds[seat] == NO_PAWN:
        free = [pawn for pawn in range(len(x.box.pawns)) if pawn not in x.kinds]
        x.kinds[seat] = free[-1]
        x.pop()
    while not x.plays(x.first):
        x.first = x.active = (x.first + 1) % x.seats
    if x.pending >> seat & 1:
        x.pending &= ~(1 << seat)
        if x.question() == Q_VOTE and not x.pending:
            count_votes(x)
