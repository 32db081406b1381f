"""Who sits at a table of bots: one on each seat, and a referee where the game has one."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.cursed_tomb.explorer import Explorer
from mastaba.bots.cursed_tomb.skill import even
from mastaba.bots.cursed_tomb.trap_model import TrapModel
from mastaba.bots.policy import Bot
from mastaba.kernel.contract import REFEREE, Seat


def party(
    game_name: str, bots: Sequence[Bot], skills: Sequence[int] = (), seed: int = 0
) -> dict[Seat, Bot]:
    """Everybody by seat, for the game of that seed. `skills`: how often pulls succeed, in percent,
    one for all seats or one for each; without them, as often as the bots' hands are good for."""
    seats: dict[Seat, Bot] = dict(enumerate(bots))
    if game_name != "cursed-tomb":
        if skills:
            raise ValueError(f"--skill: nothing in {game_name} depends on a hand")
        return seats
    model = seats[REFEREE] = _trap_model(bots, skills, seed)
    for hand, bot in zip(model.hands, bots, strict=True):
        if isinstance(bot, Explorer):
            bot.hand, bot.look = hand, model.lies
    return seats


def _trap_model(bots: Sequence[Bot], skills: Sequence[int], seed: int) -> TrapModel:
    if not skills:
        return TrapModel.for_bots([bot.name for bot in bots], seed)
    if any(not 0 <= skill <= 100 for skill in skills):
        raise ValueError("--skill: how often a pull succeeds, from 0 to 100 percent")
    if len(skills) == 1:
        skills = [*skills] * len(bots)
    if len(skills) != len(bots):
        raise ValueError(f"{len(skills)} skills for {len(bots)} players: name one, or {len(bots)}")
    return TrapModel([even(skill) for skill in skills], seed)
