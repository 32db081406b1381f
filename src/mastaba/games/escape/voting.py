"""What all decide together: help of fate, conceding, a pause (spec §2.8, §3.6)."""

from __future__ import annotations

from mastaba.games.escape import clock
from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import BALLOTS, CONCEDE, FATE, PAUSE, RESUME
from mastaba.games.escape.flight import CONCEDED, NEVER, Flight
from mastaba.games.escape.refusing import BLOCKED, CONSENT, LEVEL, NO_TARGET, PAUSED, RATE, USED, no
from mastaba.kernel.contract import Refusal

YES = 1
NO = 0


def voters(x: Flight) -> list[int]:
    """ESC-FATE-03, ESC-EXIT-10, ESC-RT-31: all inside, but for those away for long."""
    away = x.box.pace.away
    return [seat for seat in x.insiders() if x.aways[seat] == NEVER or x.t - x.aways[seat] < away]


def _time(x: Flight, ballot: int) -> int:
    """In a pause the game's clock stands still, so going on is voted by the table's."""
    return x.now if ballot == RESUME else x.t


# --- propose ---


def propose_moves(x: Flight, seat: int) -> list[int]:
    return [
        m.command(m.PROPOSE, ballot)
        for ballot in range(len(BALLOTS))
        if _forbids(x, ballot) is None
    ]


def check_propose(x: Flight, seat: int, move: int) -> Refusal | None:
    if m.first(move) >= len(BALLOTS):
        return no("ESC-RT-30", "no-such-vote", code=NO_TARGET, ballots=list(BALLOTS))
    return _forbids(x, m.first(move))


def _forbids(x: Flight, ballot: int) -> Refusal | None:
    """ESC-RT-30: one open vote of a kind, and the next one a little later."""
    if ballot != RESUME and x.paused != NEVER:
        return no("ESC-RT-30", "paused", code=PAUSED)
    if ballot == FATE and not x.house.fate:
        return no("ESC-LEVEL-04", "no-fate-for-experts", code=LEVEL)
    if ballot == FATE and not x.spare:
        return no("ESC-FATE-04", "fate-used-up", code=USED)
    if ballot == RESUME and (x.paused == NEVER or x.resuming != NEVER):
        return no("ESC-RT-30", "not-paused", code=BLOCKED)
    if ballot == PAUSE and (x.house.turns or x.house.practice):
        return no("ESC-RT-30", "nothing-to-pause", code=BLOCKED)
    since, _yes, closed = x.ballots[ballot]
    if since != NEVER:
        return no("ESC-RT-30", "vote-is-open", code=CONSENT, ballot=BALLOTS[ballot])
    wait = 0 if closed == NEVER else closed + x.box.pace.vote_again - _time(x, ballot)
    if wait > 0 and not x.house.turns:
        return no("ESC-RT-30", "vote-too-soon", code=RATE, wait=wait)
    return None


def propose(x: Flight, seat: int, move: int) -> None:
    ballot = m.first(move)
    x.ballots[ballot] = (_time(x, ballot), 1 << seat, NEVER)
    x.tell(told.VOTE_OPENED, "ESC-RT-30", seat, BALLOTS[ballot])
    if ballot != RESUME and not x.house.turns:
        due = x.t + x.house.stretch(x.box.pace.vote)
        x.plan(due, clock.ORDER_TIMEOUT, clock.VOTE_ENDS, ballot)


# --- vote ---


def vote_moves(x: Flight, seat: int) -> list[int]:
    return [
        m.command(m.VOTE, ballot, answer)
        for ballot, (since, yes, _closed) in enumerate(x.ballots)
        if since != NEVER and not yes >> seat & 1
        for answer in (NO, YES)
    ]


def check_vote(x: Flight, seat: int, move: int) -> Refusal | None:
    ballot = m.first(move)
    if ballot >= len(BALLOTS) or m.second(move) > YES:
        return no("ESC-RT-30", "no-such-vote", code=NO_TARGET, ballots=list(BALLOTS))
    since, yes, _closed = x.ballots[ballot]
    if since == NEVER:
        return no("ESC-RT-30", "no-open-vote", code=NO_TARGET, ballot=BALLOTS[ballot])
    if yes >> seat & 1:
        return no("ESC-RT-30", "has-voted", code=USED)
    return None


def vote(x: Flight, seat: int, move: int) -> None:
    """ESC-RT-30, ESC-PHYS-09: the first no ends it."""
    ballot, answer = m.first(move), m.second(move)
    since, yes, closed = x.ballots[ballot]
    x.tell(told.VOTE_CAST, "ESC-RT-30", seat, BALLOTS[ballot], answer == YES)
    if answer == YES:
        x.ballots[ballot] = (since, yes | 1 << seat, closed)
    else:
        fail_vote(x, ballot)


def fail_vote(x: Flight, ballot: int) -> None:
    """Somebody has said no, or time is up."""
    if x.ballots[ballot][0] != NEVER:
        _close(x, ballot)
        x.tell(told.VOTE_FAILED, "ESC-RT-30", BALLOTS[ballot])


def _close(x: Flight, ballot: int) -> None:
    x.ballots[ballot] = (NEVER, 0, _time(x, ballot))
    x.cancel(clock.VOTE_ENDS, ballot)


def count_votes(x: Flight) -> None:
    """ESC-RT-30: a vote passes as soon as everybody who counts has said yes."""
    for ballot, (since, yes, _closed) in enumerate(x.ballots):
        if since == NEVER or not all(yes >> seat & 1 for seat in voters(x)):
            continue
        _close(x, ballot)
        if ballot == FATE:
            help_of_fate(x)
        elif ballot == CONCEDE:
            concede(x)
        elif ballot == PAUSE:
            clock.begin_pause(x, voters(x))
        else:
            clock.begin_lead_in(x)


# --- what is decided ---


def help_of_fate(x: Flight) -> None:
    """ESC-FATE-01, ESC-FATE-02, ESC-FATE-05, ESC-FATE-06, ESC-FATE-08: a spare gem joins the depot,
    and all locked dice of all players come free; it costs no dice."""
    x.spare -= 1
    x.depot += 1
    freed = [len(d.release(x, seat, len(x.dice[seat]))) for seat in x.insiders()]
    x.tell(told.FATE_HELPED, "ESC-FATE-01", x.depot, x.spare, sum(freed))


def concede(x: Flight) -> None:
    """ESC-END-05: also in a pause, which is over then."""
    x.ending = CONCEDED
    x.paused = x.resuming = NEVER
    x.tell(told.CONCEDED, "ESC-END-05")
