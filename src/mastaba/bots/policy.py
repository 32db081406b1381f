"""What a bot is, and how a runner lets one decide without showing it anything hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from mastaba.kernel.chance import scramble
from mastaba.kernel.contract import Millis, Move, Seat, State

BOT_STREAM: Final = 1000
"""The stream of chance that bots' luck comes from, far from those of the games."""


class Bot(Protocol):
    """A policy: it sees what a seat may know and picks one of the seat's legal moves."""

    name: str

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        """One of `moves`.

        `seen` is an imagined state: what the seat knows is true, the rest is dealt at random.
        `luck` is a 64-bit number of chance, so that the same game can be played again.
        """
        ...


@runtime_checkable
class QuickBot(Protocol):
    """A player of a game in real time: nobody asks it, it looks whenever it likes."""

    name: str

    def act(self, seen: State, seat: Seat, luck: int) -> tuple[Move | None, Millis]:
        """What it does now, if anything, and after how long it looks again.

        `seen` is an imagined state, as for `Bot.choose`. The command may turn out not to be legal.
        """
        ...


class Paced:
    """Lets a bot that only answers questions play in real time, at a leisurely pace."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def act(self, seen: State, seat: Seat, luck: int) -> tuple[Move | None, Millis]:
        moves = seen.moves(seat)
        wait = _QUICKEST + (scramble(luck) * _LEISURE >> 64)
        return (self.bot.choose(seen, seat, moves, luck) if moves else None), wait


_QUICKEST: Final = 500
_LEISURE: Final = 1000


def quick(bot: Bot | QuickBot) -> QuickBot:
    """The bot as a player in real time."""
    return bot if isinstance(bot, QuickBot) else Paced(bot)


def decide(bot: Bot, state: State, seat: Seat, luck: int) -> Move:
    """The bot's answer to what the seat is asked now; a lone legal move needs no thought."""
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(state.imagine(seat, scramble(luck)), seat, moves, luck)
