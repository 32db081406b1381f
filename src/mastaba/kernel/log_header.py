"""The first line of a log: all it takes to begin the same game again, and by which rules."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from mastaba.kernel.contract import Game, Option
from mastaba.kernel.editions import PHYSICS, first_editions, last_version, newer_parts, same_rules

FORMAT: Final = 2
FIRST_FORMAT: Final = 1
"""Of logs that named no editions: they were all played by the first."""


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entries up to seq `after` were played by other rules than those after it, when a server was
    updated in the middle of the game."""

    after: int
    editions: dict[str, int]
    box_parts: dict[str, str]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All it takes to begin the same game again."""

    format: int
    game: str
    editions: dict[str, int]
    """Of everything in play, by part."""
    box: str
    box_parts: dict[str, str]
    """The parts of the box in play, each with a digest of its values."""
    seats: int
    seed: int
    options: dict[str, Option]
    """All of them, as defaults may change."""
    players: tuple[str, ...] = ()
    """Who sat there, a name or a bot for each seat; or nothing is known of them."""
    commitment: str = ""
    """What was published of the seed before it was known."""
    variant: str = ""
    """What people call these options."""
    imported: bool = False
    """The game was taken over from a file, and not played at the table that it comes from."""
    carried: tuple[Carried, ...] = ()


class FirstHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header of the first format. `options` are those that were asked for."""

    format: int
    game: str
    rules: str
    box: str
    box_digest: str
    seats: int
    seed: int
    options: dict[str, Option]
    players: tuple[str, ...] = ()


class FirstEdition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What games were played with that wrote nothing of it down: in `first_edition.json`."""

    box: str
    box_digest: str
    """Of the whole box file."""
    box_parts: dict[str, str]
    options: dict[str, Option]
    """The defaults of that time."""


@cache
def _first_edition(path: Path) -> FirstEdition:
    return msgspec.json.decode(path.read_bytes(), type=FirstEdition)


def first_edition(game: Game) -> FirstEdition:
    return _first_edition(game.folder / "first_edition.json")


def first_options(game: Game, given: Mapping[str, Option]) -> dict[str, Option]:
    """All options of a game that wrote down only those that were asked for."""
    return as_played(game, {**first_edition(game).options, **given})


def as_played(game: Game, written: Mapping[str, Option]) -> dict[str, Option]:
    """All options of a game that wrote down all there were when it began, in the same order."""
    return {
        **written,
        **{name: value for name, value in game.unnamed.items() if name not in written},
    }


def first_box_parts(game: Game, options: Mapping[str, Option]) -> dict[str, str]:
    """The parts of the box of a game that wrote nothing of it down."""
    first = first_edition(game).box_parts
    return {part: first[part] for part in game.box_parts(options) if part in first}


# --- boxes ---


def box_of(game: Game) -> tuple[str, str]:
    """The name of the game's box and a digest of the whole file; comments do not count."""
    data = tomllib.loads(game.box_path.read_text(encoding="utf-8"))
    contents = msgspec.json.encode(data, order="deterministic")
    return str(data["name"]), hashlib.blake2b(contents, digest_size=16).hexdigest()


# --- making headers ---


def header_of(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Option],
    players: Sequence[str] = (),
) -> Header:
    """The header of a game that is about to begin, by the rules of today."""
    every = dict(game.options(options))
    return Header(
        FORMAT,
        game.name,
        game.editions(every),
        box_of(game)[0],
        game.box_parts(every),
        seats,
        seed,
        every,
        tuple(players),
    )


def modern(header: FirstHeader, game: Game) -> Header:
    """The same in today's format; ValueError says what makes no sense."""
    if header.rules != "1":
        raise ValueError(f"rules version {header.rules!r} was never played; it can only be '1'")
    options = first_options(game, header.options)
    return Header(
        FORMAT,
        header.game,
        first_editions(game, options),
        header.box,
        _first_parts(header, game, options),
        header.seats,
        header.seed,
        options,
        header.players,
    )


def _first_parts(header: FirstHeader, game: Game, options: Mapping[str, Option]) -> dict[str, str]:
    """The parts of the box that a whole box file had; none, if nobody knows that file."""
    if header.box_digest == first_edition(game).box_digest:
        return first_box_parts(game, options)
    return dict(game.box_parts(options)) if header.box_digest == box_of(game)[1] else {}


# --- whether our rules will do ---


def why_other(header: Header, game: Game) -> tuple[str, str]:
    """Why the game cannot be played again by today's rules and with the box at hand, and which
    version of Mastaba can; both are empty if it can."""
    if header.carried:
        return "the rules changed in the middle of the game, so no version can verify it", ""
    theirs, ours = header.editions, _editions(header, game)
    if not same_rules(theirs, ours):
        return _why_other_edition(theirs, ours, game)
    parts = game.box_parts(header.options)
    if header.box_parts != parts:
        both = dict.fromkeys((*parts, *header.box_parts))
        changed = [part for part in both if header.box_parts.get(part) != parts.get(part)]
        name, _digest = box_of(game)
        others = f"and this is {name!r}, which differs in: {', '.join(changed)}"
        return f"played with box {header.box!r}, {others}; only that box will do", ""
    return "", ""


def _editions(header: Header, game: Game) -> dict[str, int]:
    """Ours for these options, but for options that only other rules have."""
    try:
        return game.editions(header.options)
    except ValueError:
        known = {
            option: value
            for option, value in header.options.items()
            if value in game.choices.get(option, ())
        }
        ours = game.editions(known)
        if same_rules(header.editions, ours):
            raise
        return ours


def _why_other_edition(
    theirs: Mapping[str, int], ours: Mapping[str, int], game: Game
) -> tuple[str, str]:
    parts = [
        part
        for part in dict.fromkeys((*theirs, *ours))
        if part != PHYSICS and theirs.get(part) != ours.get(part)
    ]
    differing = {part: edition for part, edition in theirs.items() if part in parts}
    version = last_version(differing, game.retired)
    if newer_parts(theirs, ours, game.retired):
        who = "a newer version of Mastaba"
    else:
        who = f"Mastaba {version}" if version else "no version that is known here"
    what = f"played by {_worded(theirs, parts)}, and this version plays {_worded(ours, parts)}"
    return f"{what}; {who} can verify it", version


def _worded(editions: Mapping[str, int], parts: Sequence[str]) -> str:
    each = [f"edition {editions[part]} of {part}" for part in parts if part in editions]
    return ", ".join(each) or "none of these"
