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
from mastaba.games.escape import moves as m
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.moments import Command, Happening


def _none(_x: Flight, _seat: int) -> list[int]:
    """Colour and ease are listed with `ready`."""
    return []


COMMANDS: Final[dict[int, Command]] = {
    m.ROLL: Command(rolling.roll_moves, rolling.check_roll, rolling.roll),
    m.ENTER: Command(entering.enter_moves, entering.check_enter, entering.enter),
    m.DISCOVER: Command(
        discovering.discover_moves, discovering.check_discover, discovering.discover
    ),
    m.PLACE: Command(discovering.place_moves, discovering.check_place, discovering.place),
    m.COMMIT: Command(gems.commit_moves, gems.check_commit, gems.commit),
    m.WITHDRAW: Command(gems.withdraw_moves, gems.check_withdraw, gems.withdraw),
    m.ESCAPE: Command(leaving.escape_moves, leaving.check_escape, leaving.escape),
    m.GIFT: Command(leaving.gift_moves, leaving.check_gift, leaving.gift),
    m.UNLOCK: Command(rolling.unlock_moves, rolling.check_unlock, rolling.unlock),
    m.PASS: Command(rolling.pass_moves, rolling.check_pass, rolling.pass_roll),
    m.PROPOSE: Command(voting.propose_moves, voting.check_propose, voting.propose),
    m.VOTE: Command(voting.vote_moves, voting.check_vote, voting.vote),
    m.READY: Command(lobby.lobby_moves, lobby.check_lobby, lobby.make_lobby),
    m.COLOUR: Command(_none, lobby.check_lobby, lobby.make_lobby),
    m.EASE: Command(_none, lobby.check_lobby, lobby.make_lobby),
}
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
