"""Other people's environments, played at random like ours: all legal moves listed every step."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

Rate = Callable[[float], float]

_OPENSPIEL_GAMES = {
    "openspiel python_tic_tac_toe": "python_tic_tac_toe",
    "openspiel python_block_dominoes": "python_block_dominoes",
    "openspiel hanabi (C++)": "hanabi",
}


def peers() -> dict[str, Rate]:
    """The peers that are installed, by name, each with a measure of its moves per second."""
    found: dict[str, Rate] = {}
    if find_spec("pettingzoo"):
        found["pettingzoo hanabi"] = _pettingzoo_hanabi
    if find_spec("pyspiel"):
        for name, game in _OPENSPIEL_GAMES.items():
            found[name] = _openspiel(game)
    return found


def _pettingzoo_hanabi(seconds: float) -> float:
    from pettingzoo.classic import hanabi_v5

    env: Any = hanabi_v5.env(players=3)
    luck = random.Random(1).random
    start = time.process_time()
    moves = game = 0
    while time.process_time() - start < seconds:
        env.reset(seed=game)
        game += 1
        for _agent in env.agent_iter():
            seen, _reward, ended, cut_short, _info = env.last()
            if ended or cut_short:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(luck() * len(legal))]))
            moves += 1
    return moves / (time.process_time() - start)


def _openspiel(name: str) -> Rate:
    def rate(seconds: float) -> float:
        import pyspiel
        from open_spiel.python import games  # noqa: F401 - registers the games written in Python

        game: Any = pyspiel.load_game(name)
        luck = random.Random(1).random
        start = time.process_time()
        moves = 0
        while time.process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(luck() * len(outcomes))][0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(luck() * len(legal))])
                moves += 1
        return moves / (time.process_time() - start)

    return rate
