"""Cautions: moves that are legal, but that a table asks about once more before they are made."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.attack import shield_of
from mastaba.games.run_run_run.box import CARD_HEARTS, TRAP
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.explore import seals_maze
from mastaba.games.run_run_run.mummies import power
from mastaba.kernel.contract import Caution, Move, Seat
from mastaba.kernel.hexgrid import DELTA

NEAR_VAULT: Final = 3
"""An Exit Door within so many links of the Vault puts the Boss on the doorstep."""


def cautions(state: Expedition, seat: Seat, move: Move) -> list[Caution]:
    """Why a player may want to take back this legal move; only public facts and the own hand."""
    found: list[Caution] = []
    if m.EXPLORE.says(move):
        if seals_maze(state, move):
            found.append(Caution("RRR-EXPLORE-14", "seals-maze"))
        if _empties_hand(state, seat):
            found.append(Caution("RRR-END-05", "empties-hand"))
        found += _waking(state, move)
    elif m.REGROUP.says(move) and not state.discard:
        found.append(Caution("RRR-COOP-10", "regroup-finds-nothing"))
    elif m.WAKE.says(move):
        away = state.maze.steps[m.cell_of(move)]
        if away < _farthest(state) and away <= _next_roll(state):
            found.append(Caution("RRR-MUMMY-13", "wakes-near-vault", {"steps": away}))
    elif m.SPLIT.says(move) or m.AGREE.says(move):
        killed = _killed_by(state, move)
        if killed:
            found.append(Caution("RRR-ATTACK-05", "split-kills", {"seats": killed}))
    elif m.SUFFER.says(move) and _share_kills(state, seat, state.question()[3][seat]):
        found.append(Caution("RRR-ATTACK-08", "suffering-kills"))
    elif m.OPEN.says(move):
        away = _exit_steps(state, move)
        if away <= NEAR_VAULT:
            found.append(Caution("RRR-BOSS-03", "exit-near-vault", {"steps": away}))
    return found


def _waking(state: Expedition, move: Move) -> list[Caution]:
    """A mummy that wakes, or may wake, in a maze so small that the next roll may end the game."""
    if not state.mummy_pile or state.boss_is_out():
        return []
    card, cell = m.card_of(move), m.cell_of(move)
    beside = [state.maze.steps[cell + step] for step in DELTA if cell + step in state.maze.cards]
    away = max(_farthest(state), min(beside) + 1)
    lit = bool(state.box.room_torch[card] or state.stock)
    if not lit and state.hearts_on_pile == CARD_HEARTS - 1 and away <= _next_roll(state) + 1:
        return [Caution("RRR-LIGHT-04", "dark-wakes-near-vault", {"steps": away})]
    # What is left in the pile is known: every token that was drawn was shown.
    traps = any(state.box.token_effect[token] == TRAP for token in state.token_pile)
    if state.box.room_tomb[card] and traps and away == 1:
        return [Caution("RRR-SARC-19", "trap-near-vault")]
    return []


def _farthest(state: Expedition) -> int:
    return max([state.maze.steps[cell] for cell in state.maze.room_cells()], default=0)


def _next_roll(state: Expedition) -> int:
    """The most rooms that the next Mummies' step can bring a foe closer."""
    return power(state) + any(state.box.foe_swift[foe] for foe in state.foes)


def _empties_hand(state: Expedition, seat: Seat) -> bool:
    """The last card is played and nothing is left to draw, not even for a token."""
    return len(state.hands[seat]) == 1 and not state.pile_size()


def _killed_by(state: Expedition, move: Move) -> list[Seat]:
    """The seats that a proposed split, or the one to agree to, leaves without cards."""
    kind, _foe, _objections, shares = state.question()
    if m.SPLIT.says(move):
        shares = m.shares_of(move, state.seats)
    elif kind not in (steps.Q_SPLIT_AGREED, steps.Q_SPLIT_DEADLOCK):
        return []
    return [
        seat
        for seat in range(state.seats)
        if _share_kills(state, seat, shares[seat]) and not _may_shield(state, seat)
    ]


def _share_kills(state: Expedition, seat: Seat, share: int) -> bool:
    return 0 < share >= len(state.hands[seat])


def _may_shield(state: Expedition, seat: Seat) -> bool:
    own_turn = seat == state.active or not state.house.shield_own_turn
    return own_turn and shield_of(state, seat) >= 0


def _exit_steps(state: Expedition, move: Move) -> int:
    """How far from the Vault the Exit Door, and so the Boss, would be."""
    return state.maze.steps[m.cell_of(move) + DELTA[m.side_of(move)]] + 1
