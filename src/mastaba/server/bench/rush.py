"""Games in real time for the bench: five people who do three things a second each, in virtual time.

Everybody rolls once a second, calls out, and uses what the dice show. What they do is so far apart
that no command becomes illegal because it comes a few hundredths of a second early or late.
"""

from __future__ import annotations

import random
from typing import Final

from mastaba.games import game_named
from mastaba.kernel.contract import State
from mastaba.server.bench.stored import RUSH, Script

SECONDS: Final = 120
"""A game is left before its first gong."""
ROLL, CALL, USE = 0, 300, 820
"""When in its second somebody does what: dice lie still after 640 ms."""
APART: Final = 200
"""Milliseconds from one seat's second to the next one's."""
EXPLORERS: Final = (3, 4)
"""These seats walk around; the others stay together and free each other's dice."""


def rushed_scripts(count: int, seconds: int = SECONDS) -> list[Script]:
    return [_rushed(seed, seconds) for seed in range(count)]


def _rushed(seed: int, seconds: int) -> Script:
    game = game_named(RUSH.game)
    state = game.begin(RUSH.seats, seed, {})
    for seat in range(RUSH.seats):
        state.play(seat, game.parse(RUSH.first_move), 0)
    chance = random.Random(seed)
    script = Script(seed, [], [])
    for at, seat, deed in _timetable(seconds):
        state.tick(at)
        move = _chosen(state, seat, deed, chance)
        state.play(seat, game.parse(move), at)
        script.moves.append((seat, move))
        script.times.append(at)
    return script


def _timetable(seconds: int) -> list[tuple[int, int, int]]:
    """When, who, and what for."""
    return sorted(
        (1000 * second + APART * seat + deed, seat, deed)
        for second in range(1, seconds + 1)
        for seat in range(RUSH.seats)
        for deed in (ROLL, CALL, USE)
    )


def _chosen(state: State, seat: int, deed: int, chance: random.Random) -> str:
    game = game_named(RUSH.game)
    by_verb: dict[str, list[str]] = {}
    for move in state.moves(seat):
        text = game.text(move)
        by_verb.setdefault(text.partition(" ")[0], []).append(text)
    if deed == ROLL and "roll" in by_verb:
        return max(by_verb["roll"], key=len)
    if deed == USE:
        walks = ("enter",) if seat in EXPLORERS else ()
        for verb in ("unlock", "place", "discover", *walks):
            if verb in by_verb:
                return chance.choice(by_verb[verb])
    return "call coming"
