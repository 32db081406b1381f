"""What is at stake when damage is dealt, for players who are asked only where it matters.

The rules ask every time (RRR-FIGHT-16). An answer goes without asking if no other one can ever
lead to anything better, however the game goes on.
"""

from __future__ import annotations

from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import Expedition


def usual_hit(x: Expedition) -> int | None:
    damage = x.question()[1]
    return None if hits_matter(x, damage) else hardest_hit(x, damage)


def hits_matter(x: Expedition, damage: int) -> bool:
    """RRR-FIGHT-11, RRR-FIGHT-16: with several foes it does, and where one may fall.

    Who falls may wake again with five hearts (RRR-FIGHT-22), and takes its dice along: fewer
    symbols may leave another foe where it attacks. But hearts that are gone bind nobody, for any
    later hit may be held back, and a game that is won is won (RRR-END-02).
    """
    foes = x.foes_at(x.cats[x.active])
    if x.boss_is_out() and foes == x.foes and damage >= sum([x.foe_hearts[foe] for foe in foes]):
        return False
    # Where hearts can run out, those on a foe are missing on the pile.
    return len(foes) > 1 or damage >= x.foe_hearts[foes[0]] or x.house.heart_limit


def hardest_hit(x: Expedition, damage: int) -> int:
    """As much as the first foe here can take."""
    foe = x.foes_at(x.cats[x.active])[0]
    return m.hit(foe, min(damage, x.foe_hearts[foe]))
