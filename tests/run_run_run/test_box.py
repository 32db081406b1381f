"""The box of Run Run Run!, and what is said of boxes that cannot be played with."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.games.run_run_run import RunRunRunGame, boxfile
from mastaba.games.run_run_run.box import CATS, SYMBOLS
from mastaba.kernel.boxes import BoxError
from mastaba.kernel.hexgrid import canonical

Data = dict[str, Any]


def as_toml(data: Data, path: str = "") -> Iterator[str]:
    """A box as TOML: plain values first, then tables and lists of tables."""
    for key, value in data.items():
        if not is_table(value):
            yield f"{key} = {msgspec.json.encode(value).decode()}"
    for key, value in data.items():
        if isinstance(value, dict):
            yield f"[{path}{key}]"
            yield from as_toml(value, f"{path}{key}.")
        elif is_table(value):
            for entry in value:
                yield f"[[{path}{key}]]"
                yield from as_toml(entry)


def is_table(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )


@pytest.fixture
def data() -> Data:
    """The box that comes with the game, to be spoiled."""
    return tomllib.loads(boxfile.DEFAULT.read_text(encoding="utf-8"))


def read(data: Data, folder: Path) -> boxfile.BoxFile:
    path = folder / "box.toml"
    path.write_text("\n".join(as_toml(data)), encoding="utf-8")
    return boxfile.FILES.read(path)


def test_the_box_of_the_game_can_be_read_and_written(data: Data, tmp_path: Path) -> None:
    assert read(data, tmp_path) == boxfile.FILES.read(boxfile.DEFAULT)


def test_it_holds_what_the_box_must_hold() -> None:
    box = boxfile.load_box()
    assert len(box.room_exits) == len(box.room_symbol) == len(box.room_torch) == 64
    assert all(canonical(exits) == exits for exits in box.room_exits)
    assert box.room_value == tuple(exits.bit_count() for exits in box.room_exits)
    assert len(box.token_pile) == 17
    assert (box.torches, box.start_torches, box.regroup_tiles) == (39, 5, 3)
    assert (box.door_tokens, box.torch_tokens, box.heart_tokens) == (3, 5, 20)
    assert (box.combat_dice, box.mummy_dice) == (6, 4)
    assert len(box.mummy_die) == len(box.combat_die) == 6


def test_sarcophagus_rooms_show_no_symbol() -> None:
    box = boxfile.load_box()
    assert set(box.room_symbol) == set(range(len(SYMBOLS)))
    assert not any(
        tomb and symbol for tomb, symbol in zip(box.room_tomb, box.room_symbol, strict=True)
    )


@pytest.mark.rule(
    "RRR-FOE-01", "RRR-FOE-03", "RRR-FOE-06", "RRR-FOE-07", "RRR-FOE-10", "RRR-FOE-11", "RRR-FOE-12"
)
def test_the_foes_are_as_strong_as_the_rules_say() -> None:
    box = boxfile.load_box()
    assert box.foe_strength == (1, 1, 2, 1, 4, 3, 2)
    assert box.foe_hearts == (5, 5, 5, 5, 8, 10, 12)
    assert box.foe_swift == (False, True, False, False, True, True, True)


def test_every_figure_says_where_it_comes_from(data: Data) -> None:
    entries = [
        *data["rooms"], *data["tokens"], *data["levels"].values(), *data["mummies"].values(),
        *data["bosses"].values(), data["tiles"], data["counts"],
    ]  # fmt: skip
    assert {entry["source"] for entry in entries} == {"rulebook", "designed"}


def test_levels_differ_in_their_dice_only() -> None:
    kitten, cat = boxfile.load_box("kitten"), boxfile.load_box("cat")
    assert sum(kitten.mummy_die) < sum(cat.mummy_die)
    assert kitten.room_exits == cat.room_exits


def test_an_owner_may_play_with_another_box(data: Data, tmp_path: Path) -> None:
    data["name"] = "Mine"
    data["counts"]["start_hand"] = 7
    read(data, tmp_path)
    game = RunRunRunGame(tmp_path / "box.toml")
    assert game.box({}).name == "Mine"
    assert [len(hand) for hand in game.begin(3, 1, {}).hands] == [7, 7, 7]
    assert len(CATS) == 4


def change(*path: str | int, to: Any) -> Callable[[Data], None]:
    """Change one entry of the box; `to` may be a function of what was there."""

    def spoil(data: Data) -> None:
        *way, last = path
        target: Any = data
        for step in way:
            target = target[step]
        target[last] = to(target[last]) if callable(to) else to

    return spoil


def remove(*path: str | int) -> Callable[[Data], None]:
    def spoil(data: Data) -> None:
        *way, last = path
        target: Any = data
        for step in way:
            target = target[step]
        del target[last]

    return spoil


WRONG = {
    "another game": (change("game", to="chess"), "game", "Invalid enum value 'chess'"),
    "no name": (remove("name"), "box.toml", "missing required field `name`"),
    "unknown key": (change("colour", to="red"), "box.toml", "unknown field `colour`"),
    "unknown key of a room": (
        change("rooms", 2, "doors", to=1),
        "rooms[2]",
        "unknown field `doors`",
    ),
    "unknown source": (
        change("rooms", 1, "source", to="guess"),
        "rooms[1].source",
        "Invalid enum value 'guess'",
    ),
    "one card too many": (
        change("rooms", 0, "eye", to=lambda mix: [mix[0] + 1, mix[1]]),
        "rooms",
        "make 65 Room Cards; there must be 64",
    ),
    "no rooms": (change("rooms", to=[]), "rooms", "make 0 Room Cards; there must be 64"),
    "shape not turned": (
        change("rooms", 1, "exits", to=6),
        "rooms[1] (sharp bend).exits",
        "is 6; turn the shape so that the mask is smallest: 3",
    ),
    "shape without exits": (
        change("rooms", 0, "exits", to=0),
        "rooms[0] (dead end).exits",
        "is 0; it must be a mask from 1 to 63",
    ),
    "shape with seven exits": (
        change("rooms", 0, "exits", to=127),
        "rooms[0] (dead end).exits",
        "is 127; it must be a mask from 1 to 63",
    ),
    "shape twice": (
        change("rooms", 1, "exits", to=1),
        "rooms[1] (sharp bend).exits",
        "is the shape of dead end already",
    ),
    "mask as text": (
        change("rooms", 3, "exits", to="0,3"),
        "rooms[3].exits",
        "Expected `int`, got `str`",
    ),
    "negative cards": (
        change("rooms", 0, "plain", to=[-1, 1]),
        "rooms[0] (dead end)",
        "has a negative number of cards",
    ),
    "mix of three": (
        change("rooms", 4, "tomb", to=[1, 1, 1]),
        "rooms[4].tomb",
        "Expected `array` of length 2",
    ),
    "unknown token": (
        change("tokens", 0, "effect", to="sword"),
        "tokens[0].effect",
        "Invalid enum value 'sword'",
    ),
    "one token too many": (
        change("tokens", 0, "count", to=lambda count: count + 1),
        "tokens",
        "make 18 sarcophagus tokens; there must be 17",
    ),
    "no such tokens": (
        change("tokens", 0, "count", to=0),
        "tokens[0] (torch2).count",
        "is 0; it must be at least 1",
    ),
    "torches without a number": (
        change("tokens", 0, "number", to=0),
        "tokens[0] (torch).number",
        "torch and draw tokens show a number",
    ),
    "kinds twice": (
        change("tokens", 1, to=lambda kind: {**kind, "effect": "torch", "number": 2}),
        "tokens[1] (torch2)",
        "is listed twice; put both into one count",
    ),
    "no level kitten": (remove("levels", "kitten"), "levels", "missing required field `kitten`"),
    "die with seven symbols": (
        change("levels", "cat", "mummy_symbols", to=7),
        "levels.cat.mummy_symbols",
        "must be from 0 to 6",
    ),
    "die with seven faces": (
        change("levels", "pharaoh", "hexes", to=lambda faces: faces + 1),
        "levels.pharaoh",
        "gives the combat die 7 faces; it must have six",
    ),
    "face below zero": (
        change(
            "levels",
            "cat",
            to=lambda level: {**level, "hits": 7, "abilities": -1, "hexes": 0, "footprints": 0},
        ),
        "levels.cat",
        "has -1 faces of a kind; 0 is the fewest",
    ),
    "boss with dice": (
        change("bosses", "Gnashur", "dice", to=2),
        "bosses.Gnashur.dice",
        "a Boss adds no mummy dice",
    ),
    "box without a name": (change("name", to=" "), "name", "is empty"),
    "shield below zero": (
        change("tokens", 5, "number", to=-1),
        "tokens[5] (shield-1).number",
        "the others do not",
    ),
    "unknown mummy": (
        change("mummies", "Grim", to={"source": "designed", "strength": 1}),
        "mummies",
        "they must be Howl, Dash, Jaws, Snuff",
    ),
    "missing Boss": (
        remove("bosses", "Muzzlok"),
        "bosses",
        "are Gnashur, Mastabark; they must be Gnashur, Muzzlok, Mastabark",
    ),
    "harmless mummy": (
        change("mummies", "Howl", "strength", to=0),
        "mummies.Howl",
        "has a strength or hearts below 1",
    ),
    "mummy with six hearts": (
        change("mummies", "Jaws", "hearts", to=6),
        "mummies.Jaws.hearts",
        "must be 5: a mummy card has five spots",
    ),
    "Boss beyond counting": (
        change("bosses", "Gnashur", "hearts", to=64),
        "bosses.Gnashur",
        "has more than 63 hearts",
    ),
    "more dice than there are": (
        change("mummies", "Jaws", "dice", to=1),
        "counts.mummy_dice",
        "is 4, but one die and the mummies' bonus make 5",
    ),
    "Vault without exits": (
        change("tiles", "vault_exits", to=0),
        "tiles.vault_exits",
        "must be a mask of exits from 1 to 63",
    ),
    "Exit Door with two exits": (
        change("tiles", "door_exits", to=9),
        "tiles.door_exits",
        "must be 1: the Exit Door has one exit",
    ),
    "no regroup tiles": (
        change("counts", "regroup_tiles", to=0),
        "counts.regroup_tiles",
        "must be at least 1",
    ),
    "half a torch": (
        change("counts", "torches", to=38.5),
        "counts.torches",
        "Expected `int`, got `float`",
    ),
    "more torches than there are": (
        change("counts", "start_torches", to=40),
        "counts.start_torches",
        "cannot exceed torches = 39",
    ),
    "hands too large": (
        change("counts", "start_hand", to=17),
        "counts.start_hand",
        "four such hands need more than 64 Room Cards",
    ),
}


@pytest.mark.parametrize(("spoil", "entry", "problem"), WRONG.values(), ids=list(WRONG))
def test_a_wrong_box_names_the_entry_and_what_would_be_right(
    data: Data, tmp_path: Path, spoil: Callable[[Data], None], entry: str, problem: str
) -> None:
    spoil(data)
    with pytest.raises(BoxError) as caught:
        read(data, tmp_path)
    assert caught.value.entry == entry
    assert problem in caught.value.problem


def test_a_game_cannot_begin_with_a_wrong_box(data: Data, tmp_path: Path) -> None:
    data["counts"]["start_hand"] = 0
    with pytest.raises(BoxError):
        read(data, tmp_path)
    with pytest.raises(BoxError, match=r"counts\.start_hand must be at least 1"):
        RunRunRunGame(tmp_path / "box.toml").begin(2, 1, {})
