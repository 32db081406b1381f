"""Write all golden files and the recorded random games anew: `make golden`."""

from __future__ import annotations

from tests.golden import board, move_counts, playthroughs, screen
from tests.recorded import random_games

if __name__ == "__main__":
    board.regenerate()
    move_counts.regenerate()
    playthroughs.regenerate()
    random_games.regenerate()
    screen.regenerate()
