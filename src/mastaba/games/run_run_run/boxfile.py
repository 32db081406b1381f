"""Reading `box.toml`: the file's shape, what must be true of it, and the Box made from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from mastaba.games.run_run_run.box import BOSSES, EFFECTS, FOES, MUMMIES, Box
from mastaba.kernel.boxes import Added, BoxError, BoxFiles
from mastaba.kernel.hexgrid import canonical

Source = Literal["rulebook", "designed"]
Mix = tuple[int, int]

DEFAULT = Path(__file__).with_name("box.toml")

SECTIONS = {level: (f"levels.{level}",) for level in ("kitten", "cat", "pharaoh")}
"""What is not in every game: dice of another level."""

ADDED: tuple[Added, ...] = ()
"""Keys that the first boxes did not have."""


class Rooms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All Room Cards of one shape; a mix is [with a printed torch, without]."""

    source: Source
    shape: str
    exits: int
    eye: Mix
    scarab: Mix
    ankh: Mix
    tomb: Mix
    plain: Mix

    def mixes(self) -> tuple[Mix, Mix, Mix, Mix, Mix]:
        return self.eye, self.scarab, self.ankh, self.tomb, self.plain


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    effect: Literal["torch", "double", "draw", "shield", "trap", "passage"]
    count: int
    number: int = 0

    @property
    def name(self) -> str:
        return f"{self.effect}{self.number or ''}"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    mummy_symbols: int
    hits: int
    abilities: int
    hexes: int
    footprints: int

    def combat_faces(self) -> tuple[int, int, int, int]:
        return self.hits, self.abilities, self.hexes, self.footprints


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kitten: Level
    cat: Level
    pharaoh: Level

    def named(self, name: str) -> Level:
        level: Level = getattr(self, name)
        return level


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    strength: int
    hearts: int = 5
    dice: int = 0
    swift: bool = False
    eats: int = 0
    silences: bool = False


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    vault_exits: int
    door_exits: int


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    torches: int
    start_torches: int
    start_hand: int
    regroup_tiles: int
    door_tokens: int
    torch_tokens: int
    hearts: int
    combat_dice: int
    mummy_dice: int


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["run-run-run"]
    name: str
    rooms: list[Rooms]
    tokens: list[Tokens]
    levels: Levels
    mummies: dict[str, Foe]
    bosses: dict[str, Foe]
    tiles: Tiles
    counts: Counts


_ROOM_CARDS = 64
_TOKENS = 17
_DIE_FACES = 6


def _check(box: BoxFile) -> None:
    """Whatever the types cannot say; each complaint names its entry and what would be right."""
    if not box.name.strip():
        raise BoxError("name", "is empty; logs name the box they were played with")
    _check_rooms(box)
    _check_tokens(box)
    for name in ("kitten", "cat", "pharaoh"):
        _check_level(name, box.levels.named(name))
    _check_foes("mummies", box.mummies, tuple(FOES[mummy] for mummy in MUMMIES))
    _check_foes("bosses", box.bosses, tuple(FOES[boss] for boss in BOSSES))
    bonus = sum(mummy.dice for mummy in box.mummies.values())
    if 1 + bonus != box.counts.mummy_dice:
        raise BoxError(
            "counts.mummy_dice",
            f"is {box.counts.mummy_dice}, but one die and the mummies' bonus make {1 + bonus}",
        )
    for name, exits in (
        ("vault_exits", box.tiles.vault_exits),
        ("door_exits", box.tiles.door_exits),
    ):
        if not 0 < exits < 64:
            raise BoxError(f"tiles.{name}", f"is {exits}; it must be a mask of exits from 1 to 63")
    if box.tiles.door_exits != 1:
        raise BoxError("tiles.door_exits", "must be 1: the Exit Door has one exit")
    for field in Counts.__struct_fields__[1:]:
        if getattr(box.counts, field) < 1:
            raise BoxError(f"counts.{field}", "must be at least 1")
    if box.counts.start_torches > box.counts.torches:
        raise BoxError("counts.start_torches", f"cannot exceed torches = {box.counts.torches}")
    if 4 * box.counts.start_hand > _ROOM_CARDS:
        raise BoxError("counts.start_hand", "four such hands need more than 64 Room Cards")


def _check_rooms(box: BoxFile) -> None:
    seen: dict[int, str] = {}
    for index, rooms in enumerate(box.rooms):
        entry = f"rooms[{index}] ({rooms.shape})"
        if not 0 < rooms.exits < 64:
            raise BoxError(f"{entry}.exits", f"is {rooms.exits}; it must be a mask from 1 to 63")
        if canonical(rooms.exits) != rooms.exits:
            raise BoxError(
                f"{entry}.exits",
                f"is {rooms.exits}; turn the shape so that the mask is smallest: "
                f"{canonical(rooms.exits)}",
            )
        if rooms.exits in seen:
            raise BoxError(f"{entry}.exits", f"is the shape of {seen[rooms.exits]} already")
        seen[rooms.exits] = rooms.shape
        if any(count < 0 for mix in rooms.mixes() for count in mix):
            raise BoxError(entry, "has a negative number of cards")
    total = sum(count for rooms in box.rooms for mix in rooms.mixes() for count in mix)
    if total != _ROOM_CARDS:
        raise BoxError("rooms", f"make {total} Room Cards; there must be {_ROOM_CARDS}")


def _check_tokens(box: BoxFile) -> None:
    names: set[str] = set()
    for index, tokens in enumerate(box.tokens):
        entry = f"tokens[{index}] ({tokens.name})"
        if tokens.count < 1:
            raise BoxError(f"{entry}.count", f"is {tokens.count}; it must be at least 1")
        if (tokens.effect in ("torch", "draw")) != (tokens.number > 0) or tokens.number < 0:
            raise BoxError(
                f"{entry}.number",
                f"is {tokens.number}; torch and draw tokens show a number, the others do not",
            )
        if tokens.name in names:
            raise BoxError(entry, "is listed twice; put both into one count")
        names.add(tokens.name)
    total = sum(tokens.count for tokens in box.tokens)
    if total != _TOKENS:
        raise BoxError("tokens", f"make {total} sarcophagus tokens; there must be {_TOKENS}")
    if len(box.tokens) > 14:
        raise BoxError("tokens", f"has {len(box.tokens)} kinds; 14 are the most")


def _check_level(name: str, level: Level) -> None:
    if not 0 <= level.mummy_symbols <= _DIE_FACES:
        raise BoxError(f"levels.{name}.mummy_symbols", "must be from 0 to 6: a die has six faces")
    faces = level.combat_faces()
    if min(faces) < 0:
        raise BoxError(f"levels.{name}", f"has {min(faces)} faces of a kind; 0 is the fewest")
    if sum(faces) != _DIE_FACES:
        raise BoxError(
            f"levels.{name}", f"gives the combat die {sum(faces)} faces; it must have six"
        )


def _check_foes(table: str, foes: dict[str, Foe], names: tuple[str, ...]) -> None:
    if set(foes) != set(names):
        raise BoxError(table, f"are {', '.join(foes)}; they must be {', '.join(names)}")
    for name, foe in foes.items():
        if foe.strength < 1 or foe.hearts < 1 or foe.dice < 0 or foe.eats < 0:
            raise BoxError(
                f"{table}.{name}", "has a strength or hearts below 1, or a number below 0"
            )
        if table == "mummies" and foe.hearts != 5:
            raise BoxError(f"{table}.{name}.hearts", "must be 5: a mummy card has five spots")
        if table == "bosses" and foe.dice:
            raise BoxError(f"{table}.{name}.dice", f"is {foe.dice}; a Boss adds no mummy dice")
        if foe.hearts > 63 or foe.strength > 15:
            raise BoxError(f"{table}.{name}", "has more than 63 hearts or 15 strength")


def make_box(file: BoxFile, level_name: str) -> Box:
    """The box as the rules read it, with the dice of one level."""
    room_exits: list[int] = []
    room_symbol: list[int] = []
    room_torch: list[bool] = []
    room_tomb: list[bool] = []
    for rooms in file.rooms:
        for column, mix in enumerate(rooms.mixes()):
            for lit, count in zip((True, False), mix, strict=True):
                room_exits += [rooms.exits] * count
                room_symbol += [column + 1 if column < 3 else 0] * count
                room_torch += [lit] * count
                room_tomb += [column == 3] * count
    level = file.levels.named(level_name)
    foes = [
        (file.mummies if index in MUMMIES else file.bosses)[name] for index, name in enumerate(FOES)
    ]
    counts = file.counts
    return Box(
        name=file.name,
        room_exits=tuple(room_exits),
        room_symbol=tuple(room_symbol),
        room_torch=tuple(room_torch),
        room_tomb=tuple(room_tomb),
        token_names=tuple(tokens.name for tokens in file.tokens),
        token_effect=tuple(EFFECTS.index(tokens.effect) for tokens in file.tokens),
        token_number=tuple(tokens.number for tokens in file.tokens),
        token_pile=tuple(
            kind for kind, tokens in enumerate(file.tokens) for _ in range(tokens.count)
        ),
        mummy_die=tuple(face < level.mummy_symbols for face in range(_DIE_FACES)),
        combat_die=tuple(
            face for face, count in enumerate(level.combat_faces()) for _ in range(count)
        ),
        foe_hearts=tuple(foe.hearts for foe in foes),
        foe_strength=tuple(foe.strength for foe in foes),
        foe_dice=tuple(foe.dice for foe in foes),
        foe_swift=tuple(foe.swift for foe in foes),
        foe_eats=tuple(foe.eats for foe in foes),
        foe_silences=tuple(foe.silences for foe in foes),
        vault_exits=file.tiles.vault_exits,
        door_exits=file.tiles.door_exits,
        torches=counts.torches,
        start_torches=counts.start_torches,
        start_hand=counts.start_hand,
        regroup_tiles=counts.regroup_tiles,
        door_tokens=counts.door_tokens,
        torch_tokens=counts.torch_tokens,
        heart_tokens=counts.hearts,
        combat_dice=counts.combat_dice,
        mummy_dice=counts.mummy_dice,
    )


FILES: Final[BoxFiles[BoxFile]] = BoxFiles(BoxFile, _check, SECTIONS, ADDED)


@cache
def load_box(level: str = "cat", path: Path = DEFAULT) -> Box:
    return make_box(FILES.read(path), level)
