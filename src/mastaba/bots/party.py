"""Who sits at a table of bots: one on each seat, and a referee where the game has one."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.cursed_tomb.trap_model import TrapModel
from mastaba.bots.policy import Bot
from mastaba.kernel.contract import REFEREE, Seat


def party(game_name: str, bots: Sequence[Bot], skills: Sequence[int] = ()) -> dict[Seat, Bot]:
    """Everybody by seat. `skills`: how often pulls succeed, in percent, one for all seats or one
    for each; without them, as often as the bots' hands are good for."""
    seats: dict[Seat, Bot] = dict(enumerate(bots))
    if game_name != "cursed-tomb":
        if skills:
            raise ValueError(f"--skill: nothing in {game_name} depends on a hand")
        return seats
    seats[REFEREE] = _trap_model(bots, skills)
    return seats


def _trap_model(bots: Sequence[Bot], skills: Sequence[int]) -> TrapModel:
    if not skills:
        return TrapModel.for_bots([bot.name for bot in bots])
    if any(not 0 <= skill <= 100 for skill in skills):
        raise ValueError("--skill: how often a pull succeeds, from 0 to 100 percent")
    if len(skills) == 1:
        return TrapModel(list(skills) * len(bots))
    if len(skills) != len(bots):
        raise ValueError(f"{len(skills)} skills for {len(bots)} players: name one, or {len(bots)}")
    return TrapModel(skills)
