"""How bots at a table see the stones in the bowl: by their poses, like everybody (TOMB-DT-42)."""

from __future__ import annotations

from mastaba.bots.cursed_tomb.explorer import Explorer
from mastaba.bots.cursed_tomb.skill import Lies
from mastaba.bots.policy import Bot
from mastaba.games.cursed_tomb.box import CLASSES
from mastaba.referee import Sight, Trap
from mastaba.referee.frames import NONE
from mastaba.referee.lying import class_of, openness


def look_into(bot: Bot, trap: bytes) -> None:
    """Let a bot see the trap, as it lies before somebody pulls, if it is one that looks."""
    if isinstance(bot, Explorer):
        lies = lies_in(Trap.restore(trap))
        bot.look = lambda _x: lies


def lies_in(trap: Trap) -> Lies:
    sight = Sight.of(trap, NONE)
    return {
        stone: CLASSES.index(class_of(openness(sight, stone)))
        for stone in trap.bowl
        if stone in sight.poses
    }
