"""How fast we are, beside others: every figure from one process, on one core, in one run.

The measurements take turns in short rounds, so that a busy moment of the machine hits all of them;
each figure is the median of its rounds, in CPU time. The garbage collector rests meanwhile: states
hold no cycles, and the peers get the same rest.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import msgspec

from mastaba.bots import bot_named
from mastaba.bots.policy import quick
from mastaba.games.escape import GAME as ESCAPE
from mastaba.games.run_run_run import GAME, RunRunRun, game
from mastaba.lab.in_time import live
from mastaba.lab.peers import peers

SEATS = 3
TEAM = "steady"
"""The bots that flee in virtual time."""
_CLONES_AT_ONCE = 200
_FEW = 100
"""Smaller figures are told with a decimal."""

Measure = Callable[[float], dict[str, float]]
"""Works for about so many seconds and tells rates per second."""


def compiled() -> bool:
    """Whether the rules run as the opt-in mypyc build."""
    return not str(game.__file__).endswith(".py")


def random_states(seed: int) -> Iterator[tuple[RunRunRun, int, int]]:
    """One random game: each state with the seat and the move it makes next."""
    state = GAME.begin(SEATS, seed, {})
    luck = random.Random(seed).random
    while state.agenda is not None:
        seat = state.waiting_seats()[0]
        moves = state.moves(seat)
        move = moves[int(luck() * len(moves))]
        yield state, seat, move
        state.apply(seat, move)


def _timed(seconds: float, work: Callable[[int], int]) -> tuple[float, float]:
    """Repeat work(round) until the time is up: units of work and rounds, per second."""
    start = time.process_time()
    units = rounds = 0
    while True:
        units += work(rounds)
        rounds += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return units / spent, rounds / spent


def measure_play(seconds: float) -> dict[str, float]:
    """Random play with all legal moves listed at every step."""
    luck = random.Random(1).random

    def one_game(seed: int) -> int:
        state = GAME.begin(SEATS, seed, {})
        count = 0
        while state.agenda is not None:
            seat = state.waiting_seats()[0]
            moves = state.moves(seat)
            state.apply(seat, moves[int(luck() * len(moves))])
            count += 1
        return count

    moves, games = _timed(seconds, one_game)
    return {"moves_per_second": moves, "games_per_second": games}


def _sample() -> list[RunRunRun]:
    """States from all parts of a few games."""
    return [state.clone() for seed in range(8) for state, _seat, _move in random_states(seed)]


def measure_clones(seconds: float) -> dict[str, float]:
    states = _sample()

    def some(turn: int) -> int:
        state = states[turn % len(states)]
        for _ in range(_CLONES_AT_ONCE):
            state.clone()
        return _CLONES_AT_ONCE

    return {"clones_per_second": _timed(seconds, some)[0]}


def measure_views(seconds: float) -> dict[str, float]:
    """A seat's view, made and encoded as JSON."""
    states = _sample()
    encode = msgspec.json.Encoder().encode

    def one(turn: int) -> int:
        encode(states[turn % len(states)].view(turn % SEATS))
        return 1

    return {"views_per_second": _timed(seconds, one)[0]}


def measure_replay(seconds: float) -> dict[str, float]:
    """A log's moves read from their text, checked and played."""
    logs = [
        [(seat, GAME.text(move)) for _state, seat, move in random_states(seed)]
        for seed in range(20)
    ]

    def one(turn: int) -> int:
        seed = turn % len(logs)
        state = GAME.begin(SEATS, seed, {})
        for seat, text in logs[seed]:
            state.play(seat, GAME.parse(text))
        return len(logs[seed])

    return {"replay_entries_per_second": _timed(seconds, one)[0]}


def measure_flight(seconds: float) -> dict[str, float]:
    """Whole games of Escape by a team of bots in virtual time: they look, think and act at a
    person's pace, and nobody waits."""
    players = {seat: quick(bot_named(TEAM, "escape")) for seat in range(SEATS)}
    commands = 0

    def one_game(seed: int) -> int:
        """The milliseconds that it would have taken people."""
        nonlocal commands
        state = ESCAPE.begin(SEATS, seed, {})
        for _at, _seat, move, _events in live(state, state, players, seed):
            commands += move is not None
        return state.now

    start = time.process_time()
    lasted, games = _timed(seconds, one_game)
    spent = time.process_time() - start
    return {
        "games_per_second": games,
        "commands_per_second": commands / spent,
        "times_real_time": lasted / 1000,
    }


OURS: dict[str, tuple[Measure, ...]] = {
    "run-run-run": (measure_play, measure_clones, measure_views, measure_replay),
    "escape": (measure_flight,),
}


def bench(
    rounds: int = 7, seconds: float = 0.5, progress: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """All figures; peers that are not installed are left out."""
    found: dict[str, dict[str, list[float]]] = {}
    others = peers()
    gc.disable()
    for _ in range(rounds):
        gc.collect()
        for name, measures in OURS.items():
            for measure in measures:
                for key, rate in measure(seconds).items():
                    found.setdefault(name, {}).setdefault(key, []).append(rate)
                progress()
        for name, rate_of in others.items():
            found.setdefault("peers", {}).setdefault(name, []).append(rate_of(seconds))
            progress()
    gc.enable()
    figures = {
        name: {key: _told(statistics.median(rates)) for key, rates in its.items()}
        for name, its in found.items()
    }
    return {
        "run-run-run": {**figures["run-run-run"], "compiled": compiled()},
        "escape": {**figures["escape"], "players": SEATS, "bot": TEAM},
        "peers": figures.get("peers", {}),
        "rounds": rounds,
        "seconds_per_round": seconds,
    }


def _told(figure: float) -> float:
    return round(figure) if figure >= _FEW else round(figure, 1)


def steps_of(rounds: int) -> int:
    """How often `bench` reports progress."""
    return rounds * (sum(map(len, OURS.values())) + len(peers()))


def peers_missing() -> list[str]:
    """Peer packages that are not installed here."""
    return [name for name in ("pettingzoo", "pyspiel") if find_spec(name) is None]
