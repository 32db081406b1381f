"""Write all golden files and the recorded random games anew: `make golden`."""

from __future__ import annotations

from tests.golden import move_counts, playthroughs
from tests.recorded import random_games

if __name__ == "__main__":
    move_counts.regenerate()
    playthroughs.regenerate()
    random_games.regenerate()
