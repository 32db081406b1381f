"""What all decide together: help of fate, conceding, a pause (spec §2.8, §3.6)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import clock
from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import ADOPT, BALLOTS, CONCEDE, FATE, PAUSE, RESUME
from mastaba.games.escape.flight import CONCEDED, NEVER, NOBODY, Flight
from mastaba.games.escape.refusing import (
    BLOCKED,
    CONSENT,
    LEVEL,
    NO_TARGET,
    OUT,
    PAUSED,
    RATE,
    USED,
    no,
)
from mastaba.games.escape.spelling import ANSWER, BALLOT, WHOSE, Only
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

PROPOSE: Final[Verb] = Verb(
    11, "propose", BALLOT, Only(ADOPT, WHOSE), rule="ESC-RT-30", marks=m.IN_PAUSE,
    form="propose fate, or propose adopt 2",
)  # fmt: skip
VOTE: Final[Verb] = Verb(
    12, "vote", BALLOT, ANSWER, rule="ESC-RT-30",
    marks=m.UNHURRIED | m.IN_PAUSE | m.IN_HAND | m.NEVER_CURSED,
)  # fmt: skip

YES = 1
NO = 0


def is_formal(move: int) -> bool:
    """ESC-RT-30: all that is proposed and voted on is about the table, but for the help of fate,
    which changes the temple (ESC-FATE-01)."""
    return (PROPOSE.says(move) or VOTE.says(move)) and m.first(move) != FATE


def any_open(x: Flight) -> bool:
    return any(since != NEVER for since, _yes, _closed in x.ballots)


def voters(x: Flight) -> list[int]:
    """ESC-FATE-03, ESC-EXIT-10, ESC-RT-31: all inside, but for those away for long."""
    return [seat for seat in x.insiders() if not is_gone(x, seat)]


def is_gone(x: Flight, seat: int) -> bool:
    """ESC-RT-31: the line is lost for so long that nobody waits for the player any more."""
    return x.aways[seat] != NEVER and x.now - x.aways[seat] >= x.box.pace.away


def stands_still(x: Flight, ballot: int) -> bool:
    """ESC-RT-46: in a pause votes on the temple, or on a pause, wait until it is over."""
    return x.paused != NEVER and ballot in (FATE, PAUSE)


def has_passed(x: Flight, ballot: int) -> bool:
    """Whether the last vote of the kind has passed: its yeses are kept."""
    since, yes, _closed = x.ballots[ballot]
    return since == NEVER and yes != 0


def _time(x: Flight, ballot: int) -> int:
    """In a pause the game's clock stands still, so going on is voted by the table's."""
    return x.now if ballot == RESUME else x.t


# --- propose ---


def propose_moves(x: Flight, seat: int) -> list[int]:
    open_to_all = [ballot for ballot in range(len(BALLOTS)) if _forbids(x, ballot) is None]
    found = [m.command(PROPOSE, ballot) for ballot in open_to_all if ballot != ADOPT]
    if ADOPT in open_to_all:
        gone = [other for other in range(x.seats) if _forbids_adopting(x, seat, other) is None]
        found += [m.command(PROPOSE, ADOPT, other) for other in gone]
    return found


def check_propose(x: Flight, seat: int, move: int) -> Refusal | None:
    if m.first(move) >= len(BALLOTS):
        return no("ESC-RT-30", "no-such-vote", code=NO_TARGET, ballots=list(BALLOTS))
    if m.first(move) != ADOPT and m.second(move):
        return no("ESC-RT-06", "not-a-command", code=BLOCKED)
    refusal = _forbids(x, m.first(move))
    if refusal is not None or m.first(move) != ADOPT:
        return refusal
    return _forbids_adopting(x, seat, m.second(move))


def _forbids_adopting(x: Flight, seat: int, other: int) -> Refusal | None:
    """ESC-RT-31, ESC-PHYS-27: a seat inside whose player is gone, and that nobody plays yet."""
    if other >= x.seats or other == seat:
        return no("ESC-RT-31", "no-such-player", code=NO_TARGET)
    if not x.inside(other):
        return no("ESC-EXIT-10", "has-escaped", code=OUT, seat=other)
    if not is_gone(x, other):
        return no("ESC-RT-31", "not-gone", code=BLOCKED, seat=other)
    if x.adopters[other] != NOBODY:
        return no("ESC-RT-31", "is-adopted", code=USED, seat=other)
    return None


def _forbids(x: Flight, ballot: int) -> Refusal | None:
    """ESC-RT-30: one open vote of a kind, and the next one a little later; in a pause at once, as
    the clock that would have to run stands still (ESC-RT-47)."""
    if stands_still(x, ballot):
        return no("ESC-RT-46", "paused", code=PAUSED)
    if ballot == FATE and not x.house.fate:
        return no("ESC-LEVEL-04", "no-fate-for-experts", code=LEVEL)
    if ballot == FATE and not x.spare:
        return no("ESC-FATE-04", "fate-used-up", code=USED)
    if ballot == RESUME and (x.paused == NEVER or x.resuming != NEVER):
        return no("ESC-RT-47", "not-paused", code=BLOCKED)
    if ballot == PAUSE and (x.house.turns or x.house.practice):
        return no("ESC-RT-48", "nothing-to-pause", code=BLOCKED)
    if ballot == PAUSE and not x.house.votes_on_pause:
        return no("ESC-PAUSE-01", "no-vote-on-pauses", code=BLOCKED)
    if ballot == PAUSE and x.house.pauses_once and has_passed(x, PAUSE):
        return no("ESC-PAUSE-02", "pause-used-up", code=USED)
    since, _yes, closed = x.ballots[ballot]
    if since != NEVER:
        return no("ESC-RT-30", "vote-is-open", code=CONSENT, ballot=BALLOTS[ballot])
    wait = 0 if closed == NEVER else closed + x.box.pace.vote_again - _time(x, ballot)
    if wait > 0 and x.paused == NEVER and not x.house.turns:
        return no("ESC-RT-30", "vote-too-soon", code=RATE, wait=wait)
    return None


def propose(x: Flight, seat: int, move: int) -> None:
    ballot = m.first(move)
    x.ballots[ballot] = (_time(x, ballot), 1 << seat, NEVER)
    if ballot == ADOPT:
        x.adopting = m.second(move) << 3 | seat
    x.tell(told.VoteOpened, "ESC-RT-30", seat, BALLOTS[ballot])
    if ballot != RESUME and not x.house.turns:
        due = x.t + x.house.stretch(x.box.pace.vote)
        x.plan(due, clock.ORDER_TIMEOUT, clock.VOTE_ENDS, ballot)


# --- vote ---


def vote_moves(x: Flight, seat: int) -> list[int]:
    if is_gone(x, seat):
        return []
    return [
        m.command(VOTE, ballot, answer)
        for ballot, (since, yes, _closed) in enumerate(x.ballots)
        if since != NEVER and not yes >> seat & 1 and not stands_still(x, ballot)
        for answer in (NO, YES)
    ]


def check_vote(x: Flight, seat: int, move: int) -> Refusal | None:
    ballot = m.first(move)
    if ballot >= len(BALLOTS) or m.second(move) > YES:
        return no("ESC-RT-30", "no-such-vote", code=NO_TARGET, ballots=list(BALLOTS))
    since, yes, _closed = x.ballots[ballot]
    if since == NEVER:
        return no("ESC-RT-30", "no-open-vote", code=NO_TARGET, ballot=BALLOTS[ballot])
    if stands_still(x, ballot):
        return no("ESC-RT-46", "paused", code=PAUSED)
    if is_gone(x, seat):
        return no("ESC-RT-31", "not-counted", code=CONSENT)
    if yes >> seat & 1:
        return no("ESC-RT-30", "has-voted", code=USED)
    return None


def vote(x: Flight, seat: int, move: int) -> None:
    """ESC-RT-30, ESC-PHYS-09: the first no ends it."""
    ballot, answer = m.first(move), m.second(move)
    since, yes, closed = x.ballots[ballot]
    x.tell(told.VoteCast, "ESC-RT-30", seat, BALLOTS[ballot], answer == YES)
    if answer == YES:
        x.ballots[ballot] = (since, yes | 1 << seat, closed)
    else:
        fail_vote(x, ballot)


def fail_vote(x: Flight, ballot: int) -> None:
    """Somebody has said no, or time is up."""
    if x.ballots[ballot][0] != NEVER:
        _close(x, ballot)
        x.tell(told.VoteFailed, "ESC-RT-30", BALLOTS[ballot])


def _close(x: Flight, ballot: int, yes: int = 0) -> None:
    x.ballots[ballot] = (NEVER, yes, _time(x, ballot))
    x.cancel(clock.VOTE_ENDS, ballot)


def count_votes(x: Flight) -> None:
    """ESC-RT-30: a vote passes as soon as all who count have said yes, if anybody counts."""
    for ballot, (since, yes, _closed) in enumerate(x.ballots):
        if since == NEVER or stands_still(x, ballot):
            continue
        counted = voters(x)
        if not counted or not all(yes >> seat & 1 for seat in counted):
            continue
        _close(x, ballot, yes)
        if ballot == FATE:
            help_of_fate(x)
        elif ballot == CONCEDE:
            concede(x)
        elif ballot == PAUSE:
            clock.begin_pause(x, voters(x))
        elif ballot == ADOPT:
            adopt(x)
        else:
            clock.begin_lead_in(x)


# --- what is decided ---


def help_of_fate(x: Flight) -> None:
    """ESC-FATE-01, ESC-FATE-02, ESC-FATE-05, ESC-FATE-06, ESC-FATE-08: a spare gem joins the depot,
    and all locked dice of all players come free; it costs no dice."""
    x.spare -= 1
    x.depot += 1
    freed = [len(d.release(x, seat, len(x.dice[seat]))) for seat in x.insiders()]
    x.tell(told.FateHelped, "ESC-FATE-01", x.depot, x.spare, sum(freed))


def concede(x: Flight) -> None:
    """ESC-END-05: also in a pause, which is over then."""
    x.ending = CONCEDED
    x.paused = x.resuming = NEVER
    x.tell(told.Conceded, "ESC-END-05")


def adopted_in_vote(x: Flight) -> int:
    """Which seat the open vote on adopting is about, or NOBODY."""
    return NOBODY if x.ballots[ADOPT][0] == NEVER else x.adopting >> 3


def adopt(x: Flight) -> None:
    """ESC-RT-31, ESC-PHYS-27: who proposed it plays the empty seat too; each keeps its own pace."""
    whose, seat = x.adopting >> 3, x.adopting & 7
    x.adopters[whose] = seat
    x.tell(told.SeatAdopted, "ESC-RT-31", seat, whose)


def end_adoptions(x: Flight, seat: int) -> None:
    """ESC-RT-31: who is back plays alone again, and who is lost plays for nobody else."""
    x.adopters = [
        NOBODY if seat in (whose, adopter) else adopter for whose, adopter in enumerate(x.adopters)
    ]
    if adopted_in_vote(x) == seat:
        fail_vote(x, ADOPT)
