"""The components of Run Run Run! as the rules read them: plain tuples, indexed by small ints."""

from __future__ import annotations

from functools import cache
from typing import Final

from mastaba.games.run_run_run.fits import all_fits

VAULT: Final = 64
EXIT_DOOR: Final = 65
"""Tiles that are not Room Cards; room cards are 0..63."""

NO_SYMBOL: Final = 0
EYE: Final = 1
SCARAB: Final = 2
ANKH: Final = 3
SYMBOLS: Final = ("none", "eye", "scarab", "ankh")

TORCHES: Final = 0
DOUBLE: Final = 1
DRAW: Final = 2
SHIELD: Final = 3
TRAP: Final = 4
PASSAGE: Final = 5
EFFECTS: Final = ("torch", "double", "draw", "shield", "trap", "passage")

HIT: Final = 0
ABILITY: Final = 1
HEX: Final = 2
FOOTPRINT: Final = 3
FACES: Final = ("hit", "ability", "hex", "footprint")

MAPKIN: Final = 0
PILFER: Final = 1
SCRATCH: Final = 2
EMBER: Final = 3
CATS: Final = ("Mapkin", "Pilfer", "Scratch", "Ember")

# What they can do are numbers of the box: Howl RRR-FOE-01, RRR-FOE-02; Dash RRR-FOE-03, RRR-FOE-04,
# RRR-FOE-05; Jaws RRR-FOE-06; Snuff RRR-FOE-07; the Bosses RRR-FOE-10, RRR-FOE-11, RRR-FOE-12.
HOWL: Final = 0
DASH: Final = 1
JAWS: Final = 2
SNUFF: Final = 3
GNASHUR: Final = 4
MUZZLOK: Final = 5
MASTABARK: Final = 6
FOES: Final = ("Howl", "Dash", "Jaws", "Snuff", "Gnashur", "Muzzlok", "Mastabark")
MUMMIES: Final = (HOWL, DASH, JAWS, SNUFF)
BOSSES: Final = (GNASHUR, MUZZLOK, MASTABARK)

CARD_HEARTS: Final = 5
"""RRR-WAKE-02: a mummy card has room for exactly five hearts."""


@cache
def card_name(card: int) -> str:
    """R01 to R64, in the order of the box."""
    return f"R{card + 1:02d}"


class Box:
    """One box, shared by every clone of every game played with it; never changed."""

    def __init__(
        self,
        name: str,
        room_exits: tuple[int, ...],
        room_symbol: tuple[int, ...],
        room_torch: tuple[bool, ...],
        room_tomb: tuple[bool, ...],
        token_names: tuple[str, ...],
        token_effect: tuple[int, ...],
        token_number: tuple[int, ...],
        token_pile: tuple[int, ...],
        mummy_die: tuple[bool, ...],
        combat_die: tuple[int, ...],
        foe_hearts: tuple[int, ...],
        foe_strength: tuple[int, ...],
        foe_dice: tuple[int, ...],
        foe_swift: tuple[bool, ...],
        foe_eats: tuple[int, ...],
        foe_silences: tuple[bool, ...],
        vault_exits: int,
        door_exits: int,
        torches: int,
        start_torches: int,
        start_hand: int,
        regroup_tiles: int,
        door_tokens: int,
        torch_tokens: int,
        heart_tokens: int,
        combat_dice: int,
        mummy_dice: int,
    ) -> None:
        self.name = name
        self.room_exits = room_exits
        self.room_value = tuple([exits.bit_count() for exits in room_exits])
        self.fits = all_fits(room_exits)
        self.room_symbol = room_symbol
        self.room_torch = room_torch
        self.room_tomb = room_tomb
        self.token_names = token_names
        self.token_effect = token_effect
        self.token_number = token_number
        self.token_pile = token_pile
        self.mummy_die = mummy_die
        self.combat_die = combat_die
        self.foe_hearts = foe_hearts
        self.foe_strength = foe_strength
        self.foe_dice = foe_dice
        self.foe_swift = foe_swift
        self.foe_eats = foe_eats
        self.foe_silences = foe_silences
        self.vault_exits = vault_exits
        self.door_exits = door_exits
        self.torches = torches
        self.start_torches = start_torches
        self.start_hand = start_hand
        self.regroup_tiles = regroup_tiles
        self.door_tokens = door_tokens
        self.torch_tokens = torch_tokens
        self.heart_tokens = heart_tokens
        self.combat_dice = combat_dice
        self.mummy_dice = mummy_dice
