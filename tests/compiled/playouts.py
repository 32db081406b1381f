"""Prints the digest after every move of some random games: run it pure and compiled, compare.

With `--expect-compiled` it refuses to run on the pure source, so a comparison cannot be empty.
"""

from __future__ import annotations

import sys

from mastaba.games.run_run_run import GAME, game
from mastaba.kernel.chance import below

GAMES = 24


def digests() -> list[str]:
    found: list[str] = []
    for seed in range(GAMES):
        state = GAME.begin(seed % 4 + 1, seed, {"chooseCats": seed % 3 == 0})
        count = 0
        while state.agenda is not None:
            seat = state.waiting_seats()[0]
            moves = state.moves(seat)
            state.play(seat, moves[below(seed, 7, count, len(moves))])
            count += 1
            found.append(f"{seed} {count} {len(moves)} {state.digest()}")
    return found


if __name__ == "__main__":
    if "--expect-compiled" in sys.argv and str(game.__file__).endswith(".py"):
        sys.exit("the rules are not compiled")
    sys.stdout.write("\n".join(digests()) + "\n")
