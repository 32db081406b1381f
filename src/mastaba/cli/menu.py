"""Legal moves as a menu: a few entries at a time, each a move or a smaller menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mastaba.cli.narrator import Narrator
from mastaba.cli.show import Pick, Picture
from mastaba.kernel.contract import Move
from mastaba.kernel.verbs import Verb


class Entry(NamedTuple):
    """One line of a menu. Several moves open the next menu, one move is made."""

    label: str
    moves: list[Move]
    depth: int = 0
    picture: Picture | None = None


def first_menu(narrator: Narrator, state: Any, moves: Sequence[Move]) -> list[Entry]:
    """What can be done, by kind of move."""
    show, vocabulary = narrator.show, narrator.game.vocabulary
    by_verb: dict[Verb, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(vocabulary.verb(move), []).append(move)
    if len(by_verb) == 1:
        return next_menu(narrator, state, Entry("", list(moves)))
    entries: list[Entry] = []
    for verb, group in by_verb.items():
        if verb.name in show.grouped and len(group) > 1:
            label = narrator.say(f"group-{verb.name}", count=len(group))
            entries.append(Entry(label, group))
        else:
            entries.extend(_leaves(narrator, state, group))
    return entries


def next_menu(narrator: Narrator, state: Any, entry: Entry) -> list[Entry]:
    """The menu behind an entry; picks with nothing to choose from are skipped."""
    picks = narrator.show.picks(narrator.game.vocabulary.verb(entry.moves[0]).name)
    for depth in range(entry.depth, len(picks)):
        pick = picks[depth]
        groups: dict[int, list[Move]] = {}
        for move in entry.moves:
            groups.setdefault(pick.of(move), []).append(move)
        if len(groups) > 1:
            return [
                Entry(_label(narrator, pick, picked, group), group, depth + 1)
                for picked, group in sorted(groups.items())
            ]
    return _leaves(narrator, state, entry.moves)


def _label(narrator: Narrator, pick: Pick, picked: int, moves: Sequence[Move]) -> str:
    return narrator.say(pick.message, count=len(moves), **pick.facts(picked))


def _leaves(narrator: Narrator, state: Any, moves: Sequence[Move]) -> list[Entry]:
    return [
        Entry(narrator.move(state, move), [move], picture=narrator.show.move_picture(state, move))
        for move in moves
    ]
