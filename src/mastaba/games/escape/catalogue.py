"""The commands of the base game, and what happens in it by itself (spec §3.4)."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import (
    clock,
    discovering,
    entering,
    gems,
    leaving,
    lobby,
    rolling,
    voting,
)
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.moments import Command, Happening


def _none(_x: Flight, _seat: int) -> list[int]:
    """Colour and ease are listed with `ready`."""
    return []


COMMANDS: Final[tuple[Command, ...]] = (
    Command(rolling.ROLL, rolling.roll_moves, rolling.check_roll, rolling.roll),
    Command(entering.ENTER, entering.enter_moves, entering.check_enter, entering.enter),
    Command(
        discovering.DISCOVER,
        discovering.discover_moves,
        discovering.check_discover,
        discovering.discover,
    ),
    Command(discovering.PLACE, discovering.place_moves, discovering.check_place, discovering.place),
    Command(gems.COMMIT, gems.commit_moves, gems.check_commit, gems.commit),
    Command(gems.WITHDRAW, gems.withdraw_moves, gems.check_withdraw, gems.withdraw),
    Command(leaving.ESCAPE, leaving.escape_moves, leaving.check_escape, leaving.escape),
    Command(leaving.GIFT, leaving.gift_moves, leaving.check_gift, leaving.gift),
    Command(rolling.UNLOCK, rolling.unlock_moves, rolling.check_unlock, rolling.unlock),
    Command(rolling.PASS, rolling.pass_moves, rolling.check_pass, rolling.pass_roll),
    Command(voting.PROPOSE, voting.propose_moves, voting.check_propose, voting.propose),
    Command(voting.VOTE, voting.vote_moves, voting.check_vote, voting.vote),
    Command(lobby.READY, lobby.lobby_moves, lobby.check_lobby, lobby.make_lobby),
    Command(lobby.COLOUR, _none, lobby.check_lobby, lobby.make_lobby),
    Command(lobby.EASE, _none, lobby.check_lobby, lobby.make_lobby),
)
"""ESC-ACT-01: the five actions (enter, discover, commit, escape, propose fate) and what goes with
them; modules add theirs."""


def _count_again(_x: Flight, _seat: int) -> None:
    """ESC-RT-31: from now on somebody who is away no longer counts; votes are counted anyway."""


HAPPENINGS: Final[dict[int, Happening]] = {
    clock.CUE_START: clock.start,
    clock.CUE_GONG: clock.strike_gong,
    clock.CUE_TICK: clock.tick_seconds,
    clock.CUE_SLAM: clock.slam,
    clock.CUE_COLLAPSE: clock.collapse,
    clock.SETTLE: rolling.settle,
    clock.PLACE_ENDS: discovering.place_by_default,
    clock.VOTE_ENDS: voting.fail_vote,
    clock.AWAY_COUNTS: _count_again,
}
