"""Many games at once: how often a team wins, how long it takes, and which rules really fire.

The games of a run have consecutive seeds, so game n of `seed=1` is the game that
`mastaba watch --seed n` shows. The result does not depend on how the work is spread.
"""

from __future__ import annotations

import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

from mastaba.bots import BOT_STREAM, bot_named, decide
from mastaba.bots.party import party
from mastaba.bots.policy import quick
from mastaba.games import game_named
from mastaba.kernel.chance import word
from mastaba.kernel.contract import Option
from mastaba.lab.in_time import live

_CHUNK: Final = 20
_STUCK: Final = 100_000
_Z95: Final = 1.959963984540054


class Finished(msgspec.Struct, frozen=True):
    """One game, as far as statistics go."""

    winners: tuple[int, ...]
    cause: str
    rounds: int
    turns: int
    moves: int


class Chunk(msgspec.Struct):
    """Some games played one after the other, and how often each rule made something happen."""

    first: int
    games: list[Finished]
    fired: dict[str, int]
    fired_in: dict[str, int]


class Report(msgspec.Struct):
    """What came out of a simulation."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, Option]
    seed: int
    games: int
    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    wins_by_seat: list[int]
    rounds_mean: float
    rounds_median: float
    rounds_p10: float
    rounds_p90: float
    turns_mean: float
    turns_median: float
    turns_p10: float
    turns_p90: float
    moves_mean: float
    loss_causes: dict[str, int]
    rules_fired: dict[str, int]
    rules_fired_games: dict[str, float]
    """The share of games in which the rule fired at least once."""
    seconds: float
    games_per_second: float
    moves_per_second: float


def seats_for(bots: Sequence[str], players: int) -> list[str]:
    """One bot for each seat: one name fills all of them, several must be as many as the seats."""
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise ValueError(f"{len(bots)} bots for {players} players: name one bot, or {players}")
    return list(bots)


def play_chunk(
    game_name: str,
    bots: Sequence[str],
    options: Mapping[str, Option],
    box: Path | None,
    first: int,
    count: int,
    skills: Sequence[int] = (),
) -> Chunk:
    """Play games `first` to `first + count - 1`; runs in a worker."""
    game = game_named(game_name, box)
    named = [bot_named(name, game_name) for name in bots]
    chunk = Chunk(first, [], {}, {})
    fired, fired_in = Counter[str](), Counter[str]()
    for seed in range(first, first + count):
        state: Any = game.begin(len(bots), seed, options)
        players = party(game_name, named, skills, seed)
        rules = Counter(event[1] for event in game.opening(state))
        moves = 0
        if game.real_time:
            quick_players = {seat: quick(player) for seat, player in players.items()}
            for _at, _seat, move, events in live(state, state, quick_players, seed):
                moves += move is not None
                rules.update([event[1] for event in events])
        while (outcome := state.outcome()) is None:
            seat = state.waiting_seats()[0]
            moves += 1
            move = decide(players[seat], state, seat, word(seed, BOT_STREAM, moves))
            rules.update([event[1] for event in state.apply(seat, move)])
            if moves >= _STUCK:
                raise RuntimeError(f"the game of seed {seed} does not end")
        fired.update(rules)
        fired_in.update(rules.keys())
        chunk.games.append(
            Finished(outcome.winners, outcome.cause, state.round(), state.turn, moves)
        )
    chunk.fired, chunk.fired_in = dict(fired), dict(fired_in)
    return chunk


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927): sensible near 0 and 1 too."""
    rate = wins / games
    spread = _Z95**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = _Z95 / (1 + spread) * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    # Rounding must not push a bound past the rate itself.
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def simulate(
    game_name: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    options: Mapping[str, Option] | None = None,
    box: Path | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda _games: None,
    skills: Sequence[int] = (),
) -> Report:
    """Play `games` games and report; `progress` hears how many were just finished.

    `skills`: in a game of skill, how often an act succeeds, in percent; one for all or for each.

    Any `concurrent.futures` executor will do, such as that of a cluster; without one, `jobs`
    processes are started.
    """
    if games < 1:
        raise ValueError(f"{games} games: at least one must be played")
    seats = seats_for(bots, players)
    given = dict(options or {})
    game_named(game_name, box).begin(players, seed, given)  # complain now, not in a worker
    party(game_name, [bot_named(name, game_name) for name in seats], skills)
    start = time.perf_counter()
    chunks: list[Chunk] = []
    work = [
        (game_name, seats, given, box, first, min(_CHUNK, seed + games - first), skills)
        for first in range(seed, seed + games, _CHUNK)
    ]
    with _workers(executor, jobs) as pool:
        if pool is None:
            done: Iterator[Chunk] = (play_chunk(*piece) for piece in work)
        else:
            futures = [pool.submit(play_chunk, *piece) for piece in work]
            done = (future.result() for future in as_completed(futures))
        for chunk in done:
            chunks.append(chunk)
            progress(len(chunk.games))
    chunks.sort(key=lambda chunk: chunk.first)
    return _report(game_name, seats, given, seed, chunks, time.perf_counter() - start)


@contextmanager
def _workers(executor: Executor | None, jobs: int) -> Iterator[Executor | None]:
    if executor is not None or jobs <= 1:
        yield executor
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield pool


def _report(
    game_name: str,
    seats: list[str],
    options: dict[str, Option],
    seed: int,
    chunks: list[Chunk],
    seconds: float,
) -> Report:
    games = [game for chunk in chunks for game in chunk.games]
    fired, fired_in = Counter[str](), Counter[str]()
    for chunk in chunks:
        fired.update(chunk.fired)
        fired_in.update(chunk.fired_in)
    wins = sum(bool(game.winners) for game in games)
    low, high = wilson(wins, len(games))
    rounds = sorted(game.rounds for game in games)
    turns = sorted(game.turns for game in games)
    moves = sum(game.moves for game in games)
    return Report(
        game=game_name,
        players=len(seats),
        bots=seats,
        options=options,
        seed=seed,
        games=len(games),
        wins=wins,
        win_rate=wins / len(games),
        win_rate_low=low,
        win_rate_high=high,
        wins_by_seat=[sum(seat in game.winners for game in games) for seat in range(len(seats))],
        rounds_mean=statistics.fmean(rounds),
        rounds_median=statistics.median(rounds),
        rounds_p10=rounds[len(rounds) // 10],
        rounds_p90=rounds[len(rounds) * 9 // 10],
        turns_mean=statistics.fmean(turns),
        turns_median=statistics.median(turns),
        turns_p10=turns[len(turns) // 10],
        turns_p90=turns[len(turns) * 9 // 10],
        moves_mean=moves / len(games),
        loss_causes=dict(Counter(game.cause for game in games if not game.winners).most_common()),
        rules_fired=dict(sorted(fired.items())),
        rules_fired_games={rule: fired_in[rule] / len(games) for rule in sorted(fired_in)},
        seconds=seconds,
        games_per_second=len(games) / seconds,
        moves_per_second=moves / seconds,
    )
