"""What nobody can know, dealt anew: for bots that think ahead without peeking."""

from __future__ import annotations

from mastaba.games.cursed_tomb.descent import Descent
from mastaba.kernel.chance import below, shuffled

_SEED_STREAM = 3


def reshuffle(x: Descent, seed: int) -> None:
    """TOMB-SETUP-05: face-down tiles and those in the box may be any of their kind, and the future
    of chance is fresh. All seats know the same, so it does not matter who imagines."""
    box = x.box
    hidden = (*x.tiles[x.turned :], *x.bays[x.bays_turned :], *x.surplus)
    piles = [
        list(
            shuffled(
                [tile for tile in sorted(hidden) if box.tile_kinds[tile] == kind], seed, kind, 0
            )
        )
        for kind in range(len(set(box.tile_kinds)))
    ]
    face_down = [piles[box.tile_kinds[tile]].pop() for tile in x.tiles[x.turned :]]
    x.tiles = (*x.tiles[: x.turned], *face_down)
    bays = [piles[box.tile_kinds[tile]].pop() for tile in x.bays[x.bays_turned :]]
    x.bays = (*x.bays[: x.bays_turned], *bays)
    x.surplus = tuple([tile for pile in piles for tile in pile])
    x.seed = below(seed, _SEED_STREAM, 0, 1 << 63)
