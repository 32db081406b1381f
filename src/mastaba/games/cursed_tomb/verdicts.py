"""The referee's entries: first touch, a stone pulled, a rockfall, a time-out, a fault.

The rules know nothing of physics; they know what a referee may report, and when.
"""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import COLOURS, NOTHING, SCEPTRE
from mastaba.games.cursed_tomb.clocks import spend_reserve, start_pull_clock
from mastaba.games.cursed_tomb.descent import Descent
from mastaba.games.cursed_tomb.heap import check_stone
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.slide import rockfall
from mastaba.games.cursed_tomb.spelling import STONE, THING
from mastaba.games.cursed_tomb.steps import FOR_A_MOVE, Q_PULL, STAGES, TURN_END
from mastaba.games.cursed_tomb.trap import build_trap, end_pull, rearm, take_stone
from mastaba.kernel.contract import REFEREE, Refusal
from mastaba.kernel.questions import Question
from mastaba.kernel.verbs import ASIDE, REFEREES, Verb

TOUCH: Final[Verb] = Verb(12, "touch", rule="TOMB-DT-22", marks=REFEREES)
PULLED: Final[Verb] = Verb(13, "pulled", STONE, rule="TOMB-TRAP-25", marks=REFEREES)
FELL: Final[Verb] = Verb(14, "fell", THING, rule="TOMB-SLIDE-01", marks=REFEREES)
LATE: Final[Verb] = Verb(15, "late", rule="TOMB-DT-29", marks=REFEREES)
VOID: Final[Verb] = Verb(16, "void", rule="TOMB-DT-33", marks=REFEREES)
RESTART: Final[Verb] = Verb(17, "restart", rule="TOMB-DT-35", marks=REFEREES)
SLIPPED: Final[Verb] = Verb(18, "slipped", THING, rule="TOMB-SLIDE-05", marks=ASIDE | REFEREES)
BEGIN: Final[Verb] = Verb(23, "begin", rule="TOMB-DT-36", marks=ASIDE | REFEREES)


def things_in_bowl(x: Descent) -> list[int]:
    """TOMB-SLIDE-01, TOMB-SLIDE-02, TOMB-SLIDE-04: what can fall; nothing else is a rockfall."""
    return [SCEPTRE, *[stone for stone in range(x.box.stones) if x.bowl >> stone & 1]]


def verdict_moves(x: Descent, _seat: int) -> list[int]:
    """TOMB-TRAP-21: a pull ends by success, rockfall or time-out; a fault lets it begin again."""
    ends = [m.bare(LATE), m.bare(VOID)]
    if not x.touched:
        return [m.bare(TOUCH), *ends]
    return [
        *[m.with_one(PULLED, stone) for stone in x.box.stones_in(x.bowl, x.demanded)],
        *[m.with_one(FELL, thing) for thing in things_in_bowl(x)],
        *ends,
        m.bare(RESTART),
    ]


def check_verdict(x: Descent, _seat: int, move: int) -> Refusal | None:
    if TOUCH.says(move):
        return no("TOMB-DT-22", "touched-already") if x.touched else None
    if LATE.says(move) or VOID.says(move):
        return None
    if not x.touched:
        if FELL.says(move):
            return no("TOMB-SLIDE-08", "fell-untouched")
        return no("TOMB-DT-22", "not-touched-yet")
    if PULLED.says(move):
        return check_stone(x, m.first_of(move))
    if FELL.says(move):
        return _check_thing(x, m.first_of(move))
    return None


def _check_thing(x: Descent, thing: int) -> Refusal | None:
    """Only the sceptre and stones of the bowl can fall."""
    if thing != SCEPTRE and thing >= x.box.stones:
        return no("TOMB-SLIDE-02", "no-such-thing", stones=x.box.stones)
    if thing not in things_in_bowl(x):
        return no("TOMB-TRAP-18", "stone-in-bag", stone=thing)
    return None


def answer_verdict(x: Descent, _seat: int, move: int) -> None:
    x.reveals += 1
    if TOUCH.says(move):
        x.touched = True
        x.tell(told.HandTouched, "TOMB-DT-22", x.active)
    elif VOID.says(move):
        void_pull(x, "TOMB-DT-33", "fault")
    elif RESTART.says(move):
        rearm(x)
        x.since = x.now
        x.tell(told.PullRestarted, "TOMB-DT-35", x.active)
    else:
        spend_reserve(x)
        if LATE.says(move):
            time_out_pull(x)
            return
        x.time_outs[x.active] = 0
        if PULLED.says(move):
            take_stone(x, m.first_of(move))
        else:
            rockfall(x, m.first_of(move))


def time_out_pull(x: Descent) -> None:
    """TOMB-DT-29, TOMB-CHAMBER-14: no stone, no move, the trap stays as it lies; out of the tomb
    the way leads to GATE. HO-08: it counts as a rockfall."""
    x.time_outs[x.active] += 1
    x.tell(told.TimedOut, "TOMB-DT-29", x.active, "pull")
    if x.house.late_is_rockfall:
        rockfall(x, NOTHING)
        return
    x.pop()
    if x.stage != FOR_A_MOVE:
        start = x.at()
        x.pawns[x.active] = x.box.gate
        x.tell(told.SentBack, "TOMB-CHAMBER-14", x.active, start, x.box.gate)
    end_pull(x)
    x.plan(TURN_END)


def void_pull(x: Descent, rule: str, cause: str) -> None:
    """TOMB-DT-33: the trap is put back as it was and the pull begins again; after the second time
    it is built anew."""
    x.voids += 1
    x.tell(told.PullVoided, rule, x.active, cause, x.voids)
    rearm(x)
    x.since = x.now
    if x.voids >= x.box.void_pulls_before_rebuild:
        x.voids = 0
        build_trap(x, x.active)


def judging(_x: Descent) -> list[int]:
    return [REFEREE]


def pull_facts(x: Descent) -> dict[str, Any]:
    colour, stage = COLOURS[x.demanded], STAGES[x.stage]
    return {"seat": x.active, "colour": colour, "stage": stage, "touched": x.touched}


ASK_PULL: Final[Question[Descent]] = Question(
    Q_PULL,
    "pull",
    rule="TOMB-TRAP-07",
    verbs=(TOUCH, PULLED, FELL, LATE, VOID, RESTART),
    seats=judging,
    moves=verdict_moves,
    check=check_verdict,
    answer=answer_verdict,
    facts=pull_facts,
)


# --- the clock of a pull ---


def begin_moves(x: Descent) -> list[int]:
    return [] if check_begin(x) else [m.bare(BEGIN)]


def check_begin(x: Descent) -> Refusal | None:
    if x.question() != Q_PULL:
        return no("TOMB-DT-33", "no-pull-under-way")
    return no("TOMB-DT-22", "touched-already") if x.touched else None


def begin_pull(x: Descent) -> None:
    """TOMB-DT-28, TOMB-DT-36: the clock runs from when the hand may really move, not while its
    player's screen is still empty or the referee has no time."""
    x.reveals += 1
    x.since = x.now
    start_pull_clock(x)


# --- between two turns ---


def slip_moves(x: Descent) -> list[int]:
    """TOMB-SLIDE-05, TOMB-SLIDE-07, TOMB-DT-57: what may fall by itself while no hand is at it."""
    if x.touched or not x.builds or x.house.abstract:
        return []
    return [m.with_one(SLIPPED, thing) for thing in things_in_bowl(x)]


def check_slip(x: Descent, move: int) -> Refusal | None:
    if x.house.abstract:
        return no("TOMB-DT-57", "nothing-falls-by-itself")
    if not x.builds:
        return no("TOMB-SETUP-11", "trap-not-built")
    if x.touched:
        return no("TOMB-SLIDE-08", "fell-while-touched")
    return _check_thing(x, m.first_of(move))


def slip(x: Descent, move: int) -> None:
    """TOMB-SLIDE-05 to TOMB-SLIDE-08, TOMB-DT-26: it is put back, nobody moves, no stone is added
    or taken, and whoever is about to pull has the whole clock again."""
    thing = m.first_of(move)
    x.reveals += 1
    x.since = x.now
    rule = "TOMB-SLIDE-05" if thing == SCEPTRE else "TOMB-SLIDE-07"
    x.tell(told.FellByItself, rule, thing)
