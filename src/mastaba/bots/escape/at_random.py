"""The random bot at a table of Escape: with people, it stands in nobody's way."""

from __future__ import annotations

from mastaba.bots.escape.votes import votes_to_answer
from mastaba.bots.policy import Paced
from mastaba.bots.random_bot import RandomBot
from mastaba.games.escape import GAME, Escape
from mastaba.games.escape import moves as m
from mastaba.games.escape.flight import NOBODY
from mastaba.games.escape.voting import VOTE, YES
from mastaba.kernel.contract import Millis, Move, Seat, State


class AtRandom(RandomBot):
    """Agrees to what others wish, and else does anything."""

    def __init__(self) -> None:
        super().__init__(GAME.is_formal)
        self._paced = Paced(self)

    def act(self, seen: State, seat: Seat, luck: int) -> tuple[Move | None, Millis]:
        assert isinstance(seen, Escape)
        move, wait = self._paced.act(seen, seat, luck)
        if seen.adopters[seat] != NOBODY:
            return None, wait  # A person plays this seat too.
        for ballot in votes_to_answer(seen, seat):
            vote = m.command(VOTE, ballot, YES)
            if GAME.is_formal(vote):
                return vote, wait
        if move is not None and GAME.is_formal(move) and not _nothing_else_is_left(seen):
            return None, wait
        return move, wait


def _nothing_else_is_left(x: Escape) -> bool:
    """Whether neither time nor anybody at the table could bring about anything more."""
    return x.timer() is None and all(
        GAME.is_formal(move) for seat in range(x.seats) for move in x.moves(seat)
    )
