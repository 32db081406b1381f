"""What a bot is, and how a runner lets one decide without showing it anything hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from mastaba.kernel.chance import scramble
from mastaba.kernel.contract import Move, Seat, State

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


def decide(bot: Bot, state: State, seat: Seat, luck: int) -> Move:
    """The bot's answer to what the seat is asked now; a lone legal move needs no thought."""
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return bot.choose(state.imagine(seat, scramble(luck)), seat, moves, luck)
