"""What a seat may see of an expedition: the table, its own hand, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final

import msgspec

from mastaba.games.run_run_run import steps
from mastaba.games.run_run_run.box import CATS, EXIT_DOOR, FOES, VAULT, Box, card_name
from mastaba.games.run_run_run.expedition import NO_CAT, NOWHERE, PLAYING, WON, Expedition
from mastaba.games.run_run_run.mummies import power
from mastaba.games.run_run_run.sharing import dealt_shares
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
    """A player's cat, with so many cards in hand; `shown` are those that all have seen."""

    seat: int
    cat: str
    at: Place
    cards: int
    shown: list[str]
    tokens: list[str]


class RegroupView(msgspec.Struct, frozen=True):
    """A regroup under way. `pool` is empty until it is revealed (RRR-COOP-12)."""

    partners: list[int]
    offered: list[int]
    pool: list[str]
    dealt: list[tuple[str, int]]


class View(msgspec.Struct, frozen=True):
    """Everything one seat, or a spectator, may see (RRR-TABLE-07, RRR-TABLE-08).

    `hands` are those that may be seen, by seat: the own one, or all of them in a replay with open
    hands. `offer` is what the seat has put face down into a regroup's pool. All else is the same
    for everybody.
    """

    seat: int | None
    hands: dict[int, list[str]]
    offer: list[str]
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


_POOL_SHOWN = (steps.Q_SHARE, steps.Q_SHARE_AGREED, steps.Q_SHARE_DEADLOCK)


def view_for(x: Expedition, seat: int | None, waiting: list[Decision]) -> View:
    hands: dict[int, list[str]] = {}
    offer: list[str] = []
    if seat is not None:
        # RRR-TABLE-03: a hand is for its own player's eyes only.
        owners = range(x.seats) if seat == EVERYBODY else (seat,)
        hands = {owner: _names(x.hands[owner]) for owner in owners}
        offer = _offer(x, seat)
    public = {field: make(x) for field, (make, _sources) in _PUBLIC.items()}
    return View(seat=seat, hands=hands, offer=offer, waiting=waiting, **public)


def changes(
    old: Expedition, new: Expedition, waiting: Callable[[], list[Decision]]
) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """The fields of a view that have changed: those that are the same for everybody, and by seat
    those that are not. `waiting` tells what the new one waits for."""
    public = {
        field: waiting() if field == "waiting" else _PUBLIC[field][0](new)
        for field in _fed_by_changes(old, new)
    }
    own: dict[int, dict[str, Any]] = {}
    if old.hands != new.hands or old.offers != new.offers:
        for seat in range(new.seats):
            if changed := _own_changes(old, new, seat):
                own[seat] = changed
    return public, own


def _fed_by_changes(old: Expedition, new: Expedition) -> Iterable[str]:
    """The public fields that are made of something that is not as it was."""
    olds, news = _FED(old), _FED(new)
    fields: dict[str, None] = {}
    # Most parts are the very same, and need no comparison.
    for part in compress(_PARTS, map(is_not, olds, news)):
        if olds[part] != news[part]:
            fields.update(_FEEDS[part])
    # A pool may be revealed without a card changing its place: the last offer was empty.
    if new.partners and _pool_is_shown(old) != _pool_is_shown(new):
        fields.update(dict.fromkeys(("regroup", "cats")))
    return fields


def _own_changes(old: Expedition, new: Expedition, seat: int) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    if old.hands[seat] != new.hands[seat]:
        changed["hands"] = {seat: _names(new.hands[seat])}
    if old.offers != new.offers and _offer(old, seat) != _offer(new, seat):
        changed["offer"] = _offer(new, seat)
    return changed


def _offer(x: Expedition, seat: int) -> list[str]:
    return _names(x.offers[seat]) if seat >= 0 and x.offers else []


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


def _tiles(x: Expedition) -> list[TileView]:
    """Most moves leave the tiles as they are, so they are kept with the maze."""
    maze = x.maze
    tiles: list[TileView]
    if maze.shown is not None and maze.shown[0] == (x.torchlit, x.dark):
        tiles = maze.shown[1]
    else:
        tiles = [
            _tile_view(cell, card, maze.exits[cell], light_of(x, cell), maze.steps[cell])
            for cell, card in maze.cards.items()
        ]
        maze.shown = (x.torchlit, x.dark), tiles
    return tiles


@lru_cache(maxsize=1 << 12)
def _passages(passages: tuple[tuple[int, int], ...]) -> list[tuple[Place, Place]]:
    return [(axial(one), axial(other)) for one, other in passages]


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
        shown=_names(shown),
        tokens=_tokens(box, tokens),
    )


def _pool_is_shown(x: Expedition) -> bool:
    return x.agenda is not None and x.agenda[0][0] in _POOL_SHOWN


def _regroup_view(x: Expedition) -> RegroupView | None:
    if not x.partners:
        return None
    shown = _pool_is_shown(x)
    return RegroupView(
        partners=[other for other in range(x.seats) if x.partners >> other & 1],
        offered=[len(cards) for cards in x.offers],
        pool=[card_name(card) for card in x.pool] if shown else [],
        dealt=[(card_name(card), owner) for card, owner in dealt_shares(x)],
    )


def _outcome(x: Expedition) -> str:
    return "" if x.ending == PLAYING else "won" if x.ending == WON else "lost"


_PUBLIC: Final[dict[str, tuple[Callable[[Expedition], Any], str]]] = {
    "seats": (lambda x: x.seats, ""),
    "options": (lambda x: x.house.options, ""),
    "turn": (lambda x: x.turn, "turn"),
    "round": (lambda x: x.round(), "turn"),
    "active": (lambda x: x.active, "active"),
    "maze": (_tiles, "maze torchlit dark"),
    "passages": (lambda x: _passages(x.maze.passages), "maze"),
    "torch_corners": (lambda x: _corners(x.torch_corners), "torch_corners"),
    "door_corners": (lambda x: _corners(x.door_corners), "door_corners"),
    "foes": (lambda x: [_foe_view(x, foe) for foe in x.foes], "foes foe_cells foe_hearts maze"),
    "cats": (
        lambda x: [_cat_view(x, owner) for owner in range(x.seats)],
        "kinds cats hands shown offers pool tokens",
    ),
    "marks": (lambda x: _marks(x.marks), "marks"),
    "stock": (lambda x: x.stock, "stock"),
    # With an endless supply more torches may be out than there are.
    "bank": (lambda x: max(0, x.bank), "bank"),
    "draw_pile": (lambda x: x.pile_size(), "deck drawn"),
    "discard": (lambda x: _names(x.discard), "discard"),
    "token_pile": (lambda x: len(x.token_pile), "token_pile"),
    "spent_tokens": (lambda x: _tokens(x.box, x.spent_tokens), "spent_tokens"),
    "mummy_pile": (lambda x: len(x.mummy_pile), "mummy_pile"),
    "hearts_on_pile": (lambda x: x.hearts_on_pile, "hearts_on_pile"),
    "power": (power, "foes"),
    "regroup_tiles": (lambda x: x.regroup_tiles, "regroup_tiles"),
    "regroup": (_regroup_view, "partners offers pool dealt"),
    "boss_out": (lambda x: x.boss_is_out(), "door_cell"),
    "outcome": (_outcome, "ending"),
}
"""The fields that are the same for everybody: how they are made, and what of."""


def _feeds() -> dict[str, list[str]]:
    """The parts of an expedition that views are made of, and which fields each of them is in."""
    feeds: dict[str, list[str]] = {}
    sources = {field: sources for field, (_make, sources) in _PUBLIC.items()}
    sources["waiting"] = "agenda active pending doubles dealt tokens partners"
    for field, names in sources.items():
        for name in names.split():
            feeds.setdefault(name, []).append(field)
    return feeds


_FED: Final = attrgetter(*_feeds())
_FEEDS: Final = [dict.fromkeys(fields) for fields in _feeds().values()]
_PARTS: Final = range(len(_FEEDS))
