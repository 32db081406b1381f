"""Rolling dice, and golden masks that release black ones (spec §2.2, §3.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mastaba.games.escape import clock
from mastaba.games.escape import dice as d
from mastaba.games.escape import events as told
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import FACES, FALLEN, G
from mastaba.games.escape.flight import DICE_STREAM, NO_ROOM, Flight
from mastaba.games.escape.refusing import (
    BLOCKED,
    COST,
    DIE_STATE,
    NO_TARGET,
    NOT_HERE,
    OUT,
    RATE,
    no,
)
from mastaba.games.escape.spelling import DICE, DIE, FOR, WHOM
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

ROLL: Final[Verb] = Verb(3, "roll", DICE, rule="ESC-DICE-03", marks=m.UNHURRIED)
UNLOCK: Final[Verb] = Verb(13, "unlock", DIE, FOR, WHOM, rule="ESC-DICE-06")
PASS: Final[Verb] = Verb(19, "pass", rule="ESC-DICE-02")

GOLDEN_RELEASES = 2
"""ESC-DICE-06."""

Happen = Callable[[Flight, int, int], None]


# --- roll ---


def roll_moves(x: Flight, seat: int) -> list[int]:
    """ESC-DICE-03, ESC-DICE-14, ESC-RT-16: any of one's free dice, but at least one."""
    if check_turn(x, seat) is not None:
        return []
    masks = [0]
    for die in d.free_dice(x, seat):
        masks += [mask | 1 << die for mask in masks]
    return [m.command(ROLL, dice=mask) for mask in masks if mask]


def check_turn(x: Flight, seat: int) -> Refusal | None:
    """ESC-RT-15: a script rolls no faster than a person. Without a clock, rolls go in turns."""
    if x.house.turns:
        if x.roller != seat:
            return no("ESC-DICE-02", "not-your-roll", code=RATE, seat=x.roller)
        return None
    if x.t < x.rollable[seat]:
        return no("ESC-RT-15", "rolls-too-fast", code=RATE, wait=x.rollable[seat] - x.t)
    return None


def check_roll(x: Flight, seat: int, move: int) -> Refusal | None:
    mask = m.dice(move)
    if not mask:
        return no("ESC-DICE-03", "rolls-nothing", code=DIE_STATE)
    for die in d.numbers(mask):
        if die >= len(x.dice[seat]):
            return no("ESC-DICE-03", "no-such-die", code=DIE_STATE, die=die + 1)
        state = d.state(x.dice[seat][die])
        if state == d.LOCKED:
            return no("ESC-DICE-04", "die-is-locked", code=DIE_STATE, die=die + 1)
        if state not in d.FREE:
            name = d.STATES[state]
            return no("ESC-RT-11", "die-not-free", code=DIE_STATE, die=die + 1, state=name)
    return check_turn(x, seat)


def roll(x: Flight, seat: int, move: int) -> None:
    """ESC-RT-08, ESC-RT-13, ESC-RT-14: faces are drawn now and known when the dice settle. Dice
    that are not named keep their face, whatever it is (ESC-DICE-13, ESC-DICE-16, ESC-RT-12)."""
    mask, power, pace = m.dice(move), x.powers[seat], x.box.pace
    gap = pace.between_rolls(power)
    hear = x.house.hear
    for module in hear.joins_roll:
        mask = module.joins_roll(x, seat, mask)
    for module in hear.roll_gap:
        gap = module.roll_gap(x, seat, gap)
    thrown = d.numbers(mask)
    for die in thrown:
        to = x.box.faces[x.chance(DICE_STREAM + seat, len(x.box.faces))]
        if any(module.leaves_tray(x, seat, power) for module in hear.leaves_tray):
            to = FALLEN
        x.dice[seat][die] = d.rolling(to)
    x.turn += 1
    x.rollable[seat] = x.t + gap
    x.tell(told.DiceRolled, "ESC-DICE-02", seat, thrown, power)
    if x.house.turns:
        settle(x, seat)
    else:
        x.plan(x.t + pace.settle(power), clock.ORDER_SETTLE, clock.SETTLE, seat)


def settle(x: Flight, seat: int) -> None:
    """ESC-RT-11, ESC-RT-14, ESC-DICE-04: dice come to rest; black masks are locked at once."""
    rested: list[int] = []
    faces: list[str] = []
    fallen: list[int] = []
    for die in d.in_state(x, seat, d.ROLLING):
        face = d.face(x.dice[seat][die])
        if face == FALLEN:
            fallen.append(die)
            continue
        x.dice[seat][die] = d.shown(face)
        rested.append(die)
        faces.append(FACES[face])
    if rested:
        x.tell(told.DiceSettled, "ESC-RT-14", seat, rested, faces)
    for die in fallen:
        x.tell(told.DiceFell, "ESC-CURSE-LOSTDICE", seat, die)
        d.lose(x, seat, die, "ESC-CURSE-LOSTDICE")


# --- without a clock: turns ---


def pass_moves(x: Flight, seat: int) -> list[int]:
    return [m.command(PASS)] if x.house.turns and x.roller == seat else []


def check_pass(x: Flight, seat: int, _move: int) -> Refusal | None:
    if not x.house.turns:
        return no("ESC-DICE-02", "no-turns", code=BLOCKED)
    return check_turn(x, seat)


def pass_roll(x: Flight, seat: int, _move: int) -> None:
    x.tell(told.TurnPassed, "ESC-DICE-02", seat)


def next_roller(x: Flight, happen: Happen) -> None:
    """Without a clock the next one inside rolls; each full round takes a stretch of the time."""
    order = [(x.roller + step) % x.seats for step in range(1, x.seats + 1)]
    inside = [seat for seat in order if x.inside(seat)]
    if not inside:
        return
    able = [seat for seat in inside if d.free_dice(x, seat)]
    following = (able or inside)[0]
    wrapped = following <= x.roller
    x.roller = following
    if wrapped:
        x.round_ += 1
        clock.jump(x, x.t + x.box.pace.round, happen)


# --- golden masks ---


def unlock_moves(x: Flight, seat: int) -> list[int]:
    golden = d.showing(x, seat, G)
    bans = x.house.hear.forbids_release
    if not golden or any(module.forbids_release(x, seat) for module in bans):
        return []
    helped = [other for other in x.together(x.at(seat)) if d.locked_dice(x, other)]
    return [m.command(UNLOCK, other, dice=1 << die) for die in golden for other in helped]


def check_unlock(x: Flight, seat: int, move: int) -> Refusal | None:
    """ESC-DICE-08, ESC-DICE-09, ESC-DICE-10, ESC-DICE-21: one golden mask, for oneself or for one
    teammate in the same room who has locked dice."""
    other, dice = m.first(move), d.numbers(m.dice(move))
    if len(dice) != 1:
        return no("ESC-DICE-10", "one-golden-mask", code=COST)
    if dice[0] >= len(x.dice[seat]) or d.state(x.dice[seat][dice[0]]) != d.SHOWN:
        return no("ESC-DICE-12", "not-a-golden-mask", code=DIE_STATE, die=dice[0] + 1)
    if d.face(x.dice[seat][dice[0]]) != G:
        return no("ESC-DICE-06", "not-a-golden-mask", code=DIE_STATE, die=dice[0] + 1)
    if other >= x.seats:
        return no("ESC-DICE-09", "no-such-player", code=NO_TARGET)
    if not x.inside(other):
        return no("ESC-EXIT-10", "has-escaped", code=OUT, seat=other)
    if x.at(other) == NO_ROOM or x.at(other) != x.at(seat):
        return no("ESC-DICE-09", "not-in-your-room", code=NOT_HERE, seat=other)
    if not d.locked_dice(x, other):
        return no("ESC-DICE-21", "nothing-locked", code=NO_TARGET, seat=other)
    for module in x.house.hear.forbids_release:
        refusal = module.forbids_release(x, seat)
        if refusal is not None:
            return refusal
    return None


def unlock(x: Flight, seat: int, move: int) -> None:
    """ESC-DICE-05, ESC-DICE-06, ESC-DICE-11, ESC-DICE-19, ESC-DICE-20: up to two dice come free at
    once, without asking; the golden die stays its roller's."""
    other, most = m.first(move), GOLDEN_RELEASES
    for module in x.house.hear.releases:
        most = module.releases(x, seat, most)
    d.make_ready(x, seat, d.numbers(m.dice(move)))
    freed = d.release(x, other, most)
    rule = "ESC-DICE-08" if other == seat else "ESC-DICE-09"
    x.tell(told.DiceUnlocked, rule, seat, other, freed)
