"""What a seat may see of an expedition: the table, its own hand, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.box import CATS, EXIT_DOOR, FOES, VAULT, Box
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
    return views_for(x, [seat], waiting)[0]


def views_for(x: Expedition, seats: Sequence[int | None], waiting: list[Decision]) -> list[View]:
    """Only hands, and what is offered in a regroup, are different from seat to seat."""
    stranger = _view_of_stranger(x, waiting)
    return [stranger if seat is None else _view_of_seat(x, seat, stranger) for seat in seats]


def _view_of_seat(x: Expedition, seat: int, stranger: View) -> View:
    """RRR-TABLE-03: a hand is for its own player's eyes only."""
    cats = stranger.cats[:]
    for owner in range(x.seats) if seat == EVERYBODY else (seat,):
        cats[owner] = msgspec.structs.replace(cats[owner], hand=_names(x.hands[owner]))
    regroup = _regroup_view(x, seat) if x.partners else None
    return msgspec.structs.replace(stranger, seat=seat, cats=cats, regroup=regroup)


def _view_of_stranger(x: Expedition, waiting: list[Decision]) -> View:
    tiles, passages = _maze_view(x)
    return View(
        seat=None,
        seats=x.seats,
        options=x.house.options,
        turn=x.turn,
        round=x.round(),
        active=x.active,
        waiting=waiting,
        maze=tiles,
        passages=passages,
        torch_corners=_corners(x.torch_corners),
        door_corners=_corners(x.door_corners),
        foes=[_foe_view(x, foe) for foe in x.foes],
        cats=[_cat_view(x, owner) for owner in range(x.seats)],
        marks=_marks(x.marks),
        stock=x.stock,
        bank=max(0, x.bank),  # with an endless supply more torches may be out than there are
        draw_pile=x.pile_size(),
        discard=_names(x.discard),
        token_pile=len(x.token_pile),
        spent_tokens=_tokens(x.box, x.spent_tokens),
        mummy_pile=len(x.mummy_pile),
        hearts_on_pile=x.hearts_on_pile,
        power=power(x),
        regroup_tiles=x.regroup_tiles,
        regroup=_regroup_view(x, None),
        boss_out=x.boss_is_out(),
        outcome="" if x.ending == PLAYING else "won" if x.ending == WON else "lost",
    )


# What has not changed since the last view is the same object, so that nobody has to compare it.
# Nobody may change it either.


@lru_cache(maxsize=1 << 13)
def _names(cards: tuple[int, ...]) -> list[str]:
    return [card_name(card) for card in cards]


@lru_cache(maxsize=1 << 12)
def _tokens(box: Box, tokens: tuple[int, ...]) -> list[str]:
    return [box.token_names[token] for token in tokens]


@lru_cache(maxsize=1 << 12)
def _corners(corners: tuple[tuple[int, int, int], ...]) -> list[list[Place]]:
    return [[axial(cell) for cell in corner] for corner in corners]


@lru_cache(maxsize=1 << 12)
def _marks(marks: tuple[tuple[int, int], ...]) -> list[tuple[int, Place]]:
    return [(owner, axial(cell)) for owner, cell in marks]


def _maze_view(x: Expedition) -> tuple[list[TileView], list[tuple[Place, Place]]]:
    """Tiles and passages. Most moves leave them as they are, so they are kept with the maze."""
    maze = x.maze
    if maze.shown is None or maze.shown[0] != (x.torchlit, x.dark):
        tiles = [
            _tile_view(cell, card, maze.exits[cell], light_of(x, cell), maze.steps[cell])
            for cell, card in maze.cards.items()
        ]
        passages = [(axial(one), axial(other)) for one, other in maze.passages]
        maze.shown = (x.torchlit, x.dark), tiles, passages
    _lights, tiles, passages = maze.shown
    return tiles, passages


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
    steps = x.maze.steps[cell] if cell != NOWHERE else -1
    return _foe(foe, cell, x.foe_hearts[foe], x.box.foe_strength[foe], steps)


@lru_cache(maxsize=1 << 13)
def _foe(foe: int, cell: int, hearts: int, strength: int, steps: int) -> FoeView:
    at = axial(cell) if cell != NOWHERE else None
    return FoeView(name=FOES[foe], at=at, hearts=hearts, strength=strength, steps=steps)


def _cat_view(x: Expedition, owner: int) -> CatView:
    """A cat as all others see it."""
    hand = x.hands[owner]
    shown = x.shown
    if shown:
        # A shown card that lies face down among the offers still counts as held: nobody knows
        # better.
        held = hand + (x.offers[owner] if x.offers and not _pool_is_shown(x) else ())
        shown = tuple([card for card in shown if card in held])
    return _cat(x.box, owner, x.kinds[owner], x.cats[owner], len(hand), shown, x.tokens[owner])


@lru_cache(maxsize=1 << 13)
def _cat(
    box: Box,
    owner: int,
    kind: int,
    cell: int,
    cards: int,
    shown: tuple[int, ...],
    tokens: tuple[int, ...],
) -> CatView:
    return CatView(
        seat=owner,
        cat="" if kind == NO_CAT else CATS[kind],
        at=axial(cell),
        cards=cards,
        hand=None,
        shown=_names(shown),
        tokens=_tokens(box, tokens),
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
