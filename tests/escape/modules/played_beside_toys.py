"""Runs in a copy of the tree with toy modules: replays logs without and with the toys in play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

import mastaba
from mastaba.games import game_named
from mastaba.games.escape import GAME
from mastaba.games.escape.flight import NOWHERE
from mastaba.games.escape.game import Escape
from mastaba.games.escape.modules import ALL
from mastaba.games.escape.temple import lay
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.kernel.contract import Option
from mastaba.kernel.log import read, verified, verify
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.words import Words, word_folders

TOYS: Final[dict[str, Option]] = {"aaa": True, "zzz": True}


def main(tree: Path, logs: Path) -> None:
    assert Path(mastaba.__file__).is_relative_to(tree)
    look_round()
    files = sorted(logs.glob("*.jsonl"))
    for file in files:
        log = read(file, game_named)
        verify(log, GAME)
        header = msgspec.structs.replace(log.header, options={**log.header.options, **TOYS})
        log.header = header
        *_before, (_entry, state, _events) = verified(log, GAME)
        keep(state)
    sys.stdout.write(f"{len(files)} games")


def look_round() -> None:
    """Everything of the toys is there, in the order of their manifests."""
    assert [kind.manifest.name for kind in ALL] == ["curses", "treasures", "zzz", "aaa"]
    assert list(GAME.options({}))[4:8] == ["curses", "treasures", "zzz", "aaa"]
    assert [verb.name for verb in VOCABULARY.verbs[-2:]] == ["hum-zzz", "hum-aaa"]
    assert GAME.box.room_names[-4:] == ("ZZZ1", "ZZZ2", "AAA1", "AAA2")
    chapters = list(Rulebook.load(GAME.folder, "pl").chapters)
    start = chapters.index("LEVEL")
    assert [one for one in chapters[start:] if len(one) == 3][:2] == ["ZZZ", "AAA"]
    assert Words("en", *word_folders(GAME.folder)).say("move-hum-aaa") == "Hum"
    assert {kind.__struct_config__.tag for kind in GAME.telling.kinds} >= {"hummed-aaa"}
    assert GAME.editions({"zzz": True}) == {"base": GAME.edition, "zzz": 1}
    state = GAME.begin(2, 1, {"zzz": True})
    refused = [state.check(0, GAME.parse(text)) for text in ("hum-zzz", "hum-aaa")]
    assert [one and one.key for one in refused] == ["no-humming-zzz", "not-in-play"]


def keep(state: Escape) -> None:
    """What is kept is the same game, also with a room of a toy in the temple."""
    options = state.house.options
    for game in (state, with_a_room_of_a_toy(state)):
        for again in (GAME.load(game.dump(), options), GAME.restore(game.facts(), options)):
            assert again.where == game.where
            assert again.digest() == game.digest()


def with_a_room_of_a_toy(state: Escape) -> Escape:
    """In the place of another."""
    other = state.clone()
    gone = next(room for room in other.squares.values() if room not in safe(other))
    at, turn = other.where[gone], other.turned[gone]
    del other.squares[at]
    other.where[gone], other.turned[gone] = NOWHERE, 0
    lay(other, GAME.box.room_names.index("AAA1"), at, turn)
    return other


def safe(state: Escape) -> set[int]:
    """Rooms that must stay where they are."""
    return {state.box.start, *state.pawns, *state.pools}


main(Path(sys.argv[1]), Path(sys.argv[2]))
