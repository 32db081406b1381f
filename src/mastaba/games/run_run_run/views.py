"""What a seat may see of an expedition: the table, its own hand, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.box import CATS, EXIT_DOOR, FOES, VAULT
from mastaba.games.run_run_run.expedition import NO_CAT, NOWHERE, PLAYING, WON, Expedition
from mastaba.games.run_run_run.mummies import power
from mastaba.games.run_run_run.regroup import dealt_shares
from mastaba.games.run_run_run.wire import card_name
from mastaba.kernel.contract import EVERYBODY, Decision, Option
from mastaba.kernel.hexgrid import axial

Place = tuple[int, int]


class TileView(msgspec.Struct, frozen=True):
    """A tile of the maze. `light`: printed, torch or dark; Vault and Exit Door need none."""

    at: Place
    card: str
    exits: int
    light: str
    steps: int


class FoeView(msgspec.Struct, frozen=True):
    """An awake foe; `steps` is its distance from the Vault, -1 before it is placed."""

    name: str
    at: Place | None
    hearts: int
    strength: int
    steps: int


class CatView(msgspec.Struct, frozen=True):
    """A player's cat. `hand` is only there for its own player; `shown` are cards all have seen."""

    seat: int
    cat: str
    at: Place
    cards: int
    hand: list[str] | None
    shown: list[str]
    tokens: list[str]


class RegroupView(msgspec.Struct, frozen=True):
    """A regroup under way. `pool` is empty until it is revealed (RRR-COOP-12)."""

    partners: list[int]
    offered: list[int]
    my_offer: list[str]
    pool: list[str]
    dealt: list[tuple[str, int]]


class View(msgspec.Struct, frozen=True):
    """Everything one seat, or a spectator, may see (RRR-TABLE-07, RRR-TABLE-08)."""

    seat: int | None
    seats: int
    options: dict[str, Option]
    turn: int
    round: int
    active: int
    waiting: list[Decision]
    maze: list[TileView]
    passages: list[tuple[Place, Place]]
    torch_corners: list[list[Place]]
    door_corners: list[list[Place]]
    foes: list[FoeView]
    cats: list[CatView]
    marks: list[tuple[int, Place]]
    stock: int
    bank: int
    draw_pile: int
    discard: list[str]
    token_pile: int
    spent_tokens: list[str]
    mummy_pile: int
    hearts_on_pile: int
    power: int
    regroup_tiles: int
    regroup: RegroupView | None
    boss_out: bool
    outcome: str


_POOL_SHOWN = (steps.Q_SHARE, steps.Q_SHARE_AGREED)


def view_for(x: Expedition, seat: int | None, waiting: list[Decision]) -> View:
    maze = x.maze
    names = x.box.token_names
    return View(
        seat=seat,
        seats=x.seats,
        options=x.house.options,
        turn=x.turn,
        round=x.round(),
        active=x.active,
        waiting=waiting,
        maze=[
            _tile_view(cell, card, maze.exits[cell], light_of(x, cell), maze.steps[cell])
            for cell, card in maze.cards.items()
        ],
        passages=[(axial(one), axial(other)) for one, other in maze.passages],
        torch_corners=[[axial(cell) for cell in corner] for corner in x.torch_corners],
        door_corners=[[axial(cell) for cell in corner] for corner in x.door_corners],
        foes=[_foe_view(x, foe) for foe in x.foes],
        cats=[_cat_view(x, other, seat) for other in range(x.seats)],
        marks=[(owner, axial(cell)) for owner, cell in x.marks],
        stock=x.stock,
        bank=max(0, x.bank),  # with an endless supply more torches may be out than there are
        draw_pile=x.pile_size(),
        discard=[card_name(card) for card in x.discard],
        token_pile=len(x.token_pile),
        spent_tokens=[names[token] for token in x.spent_tokens],
        mummy_pile=len(x.mummy_pile),
        hearts_on_pile=x.hearts_on_pile,
        power=power(x),
        regroup_tiles=x.regroup_tiles,
        regroup=_regroup_view(x, seat),
        boss_out=x.boss_is_out(),
        outcome="" if x.ending == PLAYING else "won" if x.ending == WON else "lost",
    )


def views_for(x: Expedition, seats: Sequence[int | None], waiting: list[Decision]) -> list[View]:
    """Only hands, and what is offered in a regroup, are different from seat to seat."""
    if not seats:
        return []
    first = view_for(x, seats[0], waiting)
    return [first, *[_with_eyes_of(x, seat, first) for seat in seats[1:]]]


def _with_eyes_of(x: Expedition, seat: int | None, other: View) -> View:
    return msgspec.structs.replace(
        other,
        seat=seat,
        cats=[
            cat
            if cat.hand is None and seat not in (cat.seat, EVERYBODY)
            else _cat_view(x, cat.seat, seat)
            for cat in other.cats
        ],
        regroup=_regroup_view(x, seat),
    )


@lru_cache(maxsize=1 << 14)
def _tile_view(cell: int, card: int, exits: int, light: str, steps: int) -> TileView:
    """The same tiles are looked at again after every move."""
    return TileView(axial(cell), tile_name(card), exits, light, steps)


def tile_name(card: int) -> str:
    if card == VAULT:
        return "vault"
    return "exit" if card == EXIT_DOOR else card_name(card)


def light_of(x: Expedition, cell: int) -> str:
    card = x.maze.cards[cell]
    if card >= VAULT or x.box.room_torch[card]:
        return "printed"
    if cell in x.torchlit:
        return "torch"
    return "dark" if cell in x.dark else "unlit"


def _foe_view(x: Expedition, foe: int) -> FoeView:
    cell = x.foe_cells[foe]
    placed = cell != NOWHERE
    return FoeView(
        name=FOES[foe],
        at=axial(cell) if placed else None,
        hearts=x.foe_hearts[foe],
        strength=x.box.foe_strength[foe],
        steps=x.maze.steps[cell] if placed else -1,
    )


def _cat_view(x: Expedition, owner: int, seat: int | None) -> CatView:
    """RRR-TABLE-03: a hand is for its own player's eyes only."""
    hand = x.hands[owner]
    # A shown card that lies face down among the offers still counts as held: nobody knows better.
    held = hand + (x.offers[owner] if x.offers and not _pool_is_shown(x) else ())
    kind = x.kinds[owner]
    return CatView(
        seat=owner,
        cat="" if kind == NO_CAT else CATS[kind],
        at=axial(x.cats[owner]),
        cards=len(hand),
        hand=[card_name(card) for card in hand] if seat in (owner, EVERYBODY) else None,
        shown=[card_name(card) for card in x.shown if card in held],
        tokens=[x.box.token_names[token] for token in x.tokens[owner]],
    )


def _pool_is_shown(x: Expedition) -> bool:
    return x.agenda is not None and x.agenda[0][0] in _POOL_SHOWN


def _regroup_view(x: Expedition, seat: int | None) -> RegroupView | None:
    if not x.partners:
        return None
    shown = _pool_is_shown(x)
    mine = x.offers[seat] if seat is not None and seat >= 0 and x.offers else ()
    return RegroupView(
        partners=[other for other in range(x.seats) if x.partners >> other & 1],
        offered=[len(cards) for cards in x.offers],
        my_offer=[card_name(card) for card in mine],
        pool=[card_name(card) for card in x.pool] if shown else [],
        dealt=[(card_name(card), owner) for card, owner in dealt_shares(x)],
    )
