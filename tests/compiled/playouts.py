"""Prints random words and the digest after every move of some random games: run it pure and
compiled, compare.

With `--expect-compiled` it refuses to run on the pure source, so a comparison cannot be empty.
"""

from __future__ import annotations

import sys

from mastaba.games.run_run_run import GAME, game
from mastaba.kernel.chance import below, scramble, shuffled, word

GAMES = 24
SEEDS = (0, 1, (1 << 31) - 1, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1)
"""Where a machine's integers end, and small ones."""


def words() -> list[str]:
    """Everything that chance can be asked for, with words of every length."""
    found: list[str] = []
    for seed in SEEDS:
        for count in range(64):
            drawn = word(seed, count % 7, count)
            dice = [below(drawn, 1000 + count, count, limit) for limit in (1, 6, 64, 1 << 16)]
            found.append(f"{drawn} {scramble(drawn)} {dice} {shuffled(range(9), drawn, 3, count)}")
    return found


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
    sys.stdout.write("\n".join(words() + digests()) + "\n")
