"""Time: what happens by itself, and when (spec §3.1, §3.7-3.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mastaba.games.escape import events as told
from mastaba.games.escape.box import COLLAPSE, GONG, RESUME, SLAM, START_WORD, TICK
from mastaba.games.escape.flight import BURIED, LOBBY, NEVER, PLAYING, Due, Flight
from mastaba.games.escape.losing import give_up

# What can happen by itself; modules count on from FIRST_OF_MODULES.
CUE_START: Final = START_WORD
CUE_GONG: Final = GONG
CUE_TICK: Final = TICK
CUE_SLAM: Final = SLAM
CUE_COLLAPSE: Final = COLLAPSE
SETTLE: Final = 5
PLACE_ENDS: Final = 6
VOTE_ENDS: Final = 7
AWAY_COUNTS: Final = 8
FIRST_OF_MODULES: Final = 16

# ESC-RT-05: the order of what is due at the same time.
ORDER_START: Final = 0
ORDER_SETTLE: Final = 1
ORDER_TIMEOUT: Final = 2
ORDER_HOURGLASS: Final = 3
ORDER_SLAM: Final = 4
ORDER_GONG: Final = 5
ORDER_COLLAPSE: Final = 6

CUE_ORDERS: Final = (ORDER_START, ORDER_GONG, ORDER_GONG, ORDER_SLAM, ORDER_COLLAPSE)


def plan_track(x: Flight, track: int) -> None:
    """ESC-RT-38, ESC-CLOCK-02, ESC-CLOCK-03: the soundtrack is data; in practice only its start
    word is left (ESC-RT-41)."""
    for time, cue, number in x.box.tracks[track].cues:
        if cue == START_WORD or not x.house.practice:
            x.plan(x.house.stretch(time), CUE_ORDERS[cue], cue, number)


CUES: Final = ("start-word", "gong", "tick", "slam", "collapse")
"""What the soundtrack brings, in the order of its numbers."""


# --- letting time pass ---


def turn_of(due: Due) -> tuple[int, int]:
    """ESC-RT-05: by time, then by class; those alike stand as they were caused."""
    return due[0], due[1]


def all_ready(x: Flight) -> bool:
    return x.ready == (1 << x.seats) - 1


def stands(x: Flight) -> bool:
    """Whether the game's clock moves by what players do alone: without a clock, and while the start
    word waits for somebody."""
    return x.house.turns or (x.house.waits and x.ending == LOBBY and not all_ready(x))


def end_introduction(x: Flight, happen: Callable[[Flight, int, int], None]) -> None:
    """ESC-CLOCK-01: who is ready needs no introduction; where it was waited for, everybody has a
    moment to take up the dice."""
    waited = x.house.waits and not x.house.turns
    jump(x, -x.box.pace.lead_in if waited else 0, happen)


def timer(x: Flight) -> int | None:
    """When something happens by itself, on the table's clock."""
    if not x.running():
        return None
    if x.paused != NEVER:
        return min([pause_over(x), *_lines_given_up(x)])
    if stands(x) or not x.agenda:
        return None
    return x.now + max(0, x.agenda[0][0] - x.t)


def advance(x: Flight, at: int, happen: Callable[[Flight, int, int], None]) -> None:
    """ESC-RT-04: everything that is due up to `at` happens, in order and each at its time."""
    while (due := timer(x)) is not None and due <= at:
        pass_time(x, due)
        if x.paused != NEVER and due < pause_over(x):
            happen(x, AWAY_COUNTS, 0)
        elif x.paused != NEVER:
            end_pause(x)
        else:
            _time, _order, what, whom = x.agenda.pop(0)
            happen(x, what, whom)
    pass_time(x, max(at, x.now))


def pass_time(x: Flight, at: int) -> None:
    if x.running() and x.paused == NEVER and not stands(x):
        x.t += at - x.now
    x.now = at


def jump(x: Flight, t: int, happen: Callable[[Flight, int, int], None]) -> None:
    """Move the game's clock on at once: after the lobby, and without a clock with each round."""
    while x.running() and x.agenda and x.agenda[0][0] <= t:
        due, _order, what, whom = x.agenda.pop(0)
        x.t = max(x.t, due)
        happen(x, what, whom)
    if x.running():
        x.t = t


# --- the pause (ESC-RT-45 to ESC-RT-48) ---


def begin_pause(x: Flight, seats: list[int]) -> None:
    """ESC-RT-45: `t` stands still, and with it everything that would happen by itself."""
    x.paused = x.now
    x.resuming = NEVER
    x.tell(told.GamePaused, "ESC-RT-45", seats, _longest_pause(x) // 1000, is_covered(x))


def is_covered(x: Flight) -> bool:
    """ESC-PAUSE-03: whether nobody may look at the temple now."""
    return x.paused != NEVER and x.house.pauses_once


def pause_over(x: Flight) -> int:
    """When the pause ends by itself, on the table's clock."""
    return x.resuming if x.resuming != NEVER else x.paused + _longest_pause(x)


def _longest_pause(x: Flight) -> int:
    """ESC-RT-47, ESC-PAUSE-02."""
    return x.box.pace.one_pause if x.house.pauses_once else x.box.pace.pause_most


def _lines_given_up(x: Flight) -> list[int]:
    """ESC-RT-31: when those who are away will not be waited for any more; that goes on in a pause,
    or nobody could end it without them."""
    ends = [x.aways[seat] + x.box.pace.away for seat in x.insiders() if x.aways[seat] != NEVER]
    return [end for end in ends if end > x.now]


def begin_lead_in(x: Flight) -> None:
    """ESC-RT-47: all agree to go on, or the pause is over anyway: a moment to take up the dice."""
    x.ballots[RESUME] = (NEVER, 0, x.now)
    x.resuming = x.now + x.box.pace.lead_in
    x.tell(told.Resuming, "ESC-RT-47", x.box.pace.lead_in)


def end_pause(x: Flight) -> None:
    """The pause has lasted as long as it may, or its lead-in is over."""
    if x.resuming == NEVER:
        begin_lead_in(x)
        return
    x.paused = x.resuming = NEVER
    x.tell(told.GameResumed, "ESC-RT-47")


# --- the soundtrack ---


def start(x: Flight, _number: int) -> None:
    """ESC-CLOCK-01: the game starts at the word."""
    x.ending = PLAYING
    x.tell(told.Started, "ESC-CLOCK-01")


def strike_gong(x: Flight, number: int) -> None:
    """ESC-CLOCK-04, ESC-CLOCK-05, ESC-CLOCK-06: as many strokes as the number of the countdown."""
    x.tell(told.GongStruck, f"ESC-CLOCK-0{number + 3}", number)


def tick_seconds(x: Flight, seconds: int) -> None:
    x.tell(told.SecondsLeft, "ESC-CLOCK-12", seconds)


def is_safe(x: Flight, seat: int) -> bool:
    """ESC-RT-43: in Start, or where a module says so."""
    if x.at(seat) == x.box.start:
        return True
    return any(module.is_safe(x, seat) for module in x.house.hear.is_safe)


def slam(x: Flight, number: int) -> None:
    """ESC-CLOCK-07, ESC-CLOCK-09, ESC-CLOCK-11, ESC-CLOCK-13, ESC-RT-42: who is not safe at this
    instant loses a die, and play goes on from where everybody is (ESC-CLOCK-10)."""
    inside = x.insiders()
    safe = [seat for seat in inside if is_safe(x, seat)]
    x.tell(told.DoorSlammed, f"ESC-CLOCK-0{number + 3}", number, safe)
    hear = x.house.hear
    for module in hear.before_slam:
        module.before_slam(x)
    if not x.running():
        return
    for seat in inside:
        count = 0 if seat in safe else 1
        for module in hear.losses:
            count = module.losses(x, seat, seat in safe, count)
        for _ in range(count):
            give_up(x, seat, "ESC-CLOCK-07")
    for module in hear.after_losses:
        module.after_losses(x)
    for module in hear.after_slam:
        module.after_slam(x)


def collapse(x: Flight, _number: int) -> None:
    """ESC-END-01, ESC-END-02, ESC-RT-44: whoever is inside is buried, and all have lost."""
    x.ending = BURIED
    x.tell(told.Collapsed, "ESC-END-02", x.insiders())
