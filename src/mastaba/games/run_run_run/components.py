"""What is printed on the components, for those who draw them: nothing here is ever hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from mastaba.games.run_run_run import boxfile
from mastaba.games.run_run_run.box import (
    BOSSES,
    CATS,
    EFFECTS,
    FACES,
    FOES,
    MUMMIES,
    SYMBOLS,
    Box,
    card_name,
)
from mastaba.games.run_run_run.house import CHOICES

Ability = Literal["draw", "token", "hit", "torch"]

ABILITIES: Final[tuple[Ability, ...]] = ("draw", "token", "hit", "torch")
"""What each ability face gives, in the order of CATS: RRR-CAT-01, -02, -03, -04."""


class RoomCard(msgspec.Struct, frozen=True):
    """A Room Card. `exits` is a mask before turning: bit 0 east, then clockwise; `value` counts
    them. `symbol` is eye, scarab, ankh or none."""

    name: str
    exits: int
    value: int
    symbol: str
    torch: bool
    tomb: bool


class TokenKind(msgspec.Struct, frozen=True):
    """Sarcophagus tokens of one kind: `number` torches or cards, `count` of them in the box."""

    name: str
    effect: str
    number: int
    count: int


class FoeCard(msgspec.Struct, frozen=True):
    """A mummy or a Boss. `dice`: mummy dice it adds; `swift`: one room more each step; `eats`: so
    many torches when it wakes; `silences`: cats lose their abilities."""

    name: str
    hearts: int
    strength: int
    dice: int
    swift: bool
    eats: int
    silences: bool


class CatTile(msgspec.Struct, frozen=True):
    """A cat and what its ability face gives in a fight: a card drawn, a token, a hit, a torch."""

    name: str
    ability: Ability
    rule: str


class DiceFaces(msgspec.Struct, frozen=True):
    """The six faces of both dice at one level."""

    mummy: list[Literal["mummy", "blank"]]
    combat: list[str]


class Components(msgspec.Struct, frozen=True):
    """The box: every component with what is printed on it. `dice` is by the option `level`."""

    box: str
    rooms: list[RoomCard]
    tokens: list[TokenKind]
    mummies: list[FoeCard]
    bosses: list[FoeCard]
    cats: list[CatTile]
    dice: dict[str, DiceFaces]
    vault_exits: int
    door_exits: int
    start_hand: int
    start_torches: int
    torches: int
    hearts: int
    regroup_tiles: int
    door_tokens: int
    torch_tokens: int
    combat_dice: int
    mummy_dice: int


def components(path: Path) -> Components:
    """The components of the box in a file."""
    levels = [str(level) for level in CHOICES["level"]]
    box = boxfile.load_box(levels[0], path)
    return Components(
        box=box.name,
        rooms=[_room(box, card) for card in range(len(box.room_exits))],
        tokens=[_token(box, kind) for kind in range(len(box.token_names))],
        mummies=[_foe(box, foe) for foe in MUMMIES],
        bosses=[_foe(box, foe) for foe in BOSSES],
        cats=[
            CatTile(name, ability, f"RRR-CAT-0{number}")
            for number, (name, ability) in enumerate(zip(CATS, ABILITIES, strict=True), 1)
        ],
        dice={level: _dice(boxfile.load_box(level, path)) for level in levels},
        vault_exits=box.vault_exits,
        door_exits=box.door_exits,
        start_hand=box.start_hand,
        start_torches=box.start_torches,
        torches=box.torches,
        hearts=box.heart_tokens,
        regroup_tiles=box.regroup_tiles,
        door_tokens=box.door_tokens,
        torch_tokens=box.torch_tokens,
        combat_dice=box.combat_dice,
        mummy_dice=box.mummy_dice,
    )


def _room(box: Box, card: int) -> RoomCard:
    return RoomCard(
        name=card_name(card),
        exits=box.room_exits[card],
        value=box.room_value[card],
        symbol=SYMBOLS[box.room_symbol[card]],
        torch=box.room_torch[card],
        tomb=box.room_tomb[card],
    )


def _token(box: Box, kind: int) -> TokenKind:
    return TokenKind(
        name=box.token_names[kind],
        effect=EFFECTS[box.token_effect[kind]],
        number=box.token_number[kind],
        count=box.token_pile.count(kind),
    )


def _foe(box: Box, foe: int) -> FoeCard:
    return FoeCard(
        name=FOES[foe],
        hearts=box.foe_hearts[foe],
        strength=box.foe_strength[foe],
        dice=box.foe_dice[foe],
        swift=box.foe_swift[foe],
        eats=box.foe_eats[foe],
        silences=box.foe_silences[foe],
    )


def _dice(box: Box) -> DiceFaces:
    return DiceFaces(
        mummy=["mummy" if symbol else "blank" for symbol in box.mummy_die],
        combat=[FACES[face] for face in box.combat_die],
    )
