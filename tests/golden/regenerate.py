"""Write all golden files anew: `make golden`. Recorded games and fixtures stay as they are."""

from __future__ import annotations

from tests.golden import board, move_counts, playthroughs, screen

if __name__ == "__main__":
    board.regenerate()
    move_counts.regenerate()
    playthroughs.regenerate()
    screen.regenerate()
