"""Legal moves as a menu: a few entries at a time, each a move or a smaller menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from mastaba.cli.cards import Picture, card_picture
from mastaba.cli.facts import Facts, place
from mastaba.cli.narrator import Narrator
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.explore import linked_edges
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.kernel.contract import Move
from mastaba.kernel.hexgrid import axial


class Entry(NamedTuple):
    """One line of a menu. Several moves open the next menu, one move is made."""

    label: str
    moves: list[Move]
    depth: int = 0
    picture: Picture | None = None


class Pick(NamedTuple):
    """Something to be picked on the way to a move: which one a move takes, and its message."""

    message: str
    of: Callable[[Move], int]
    facts: Callable[[Narrator, int], Facts]


_CARD: Final = Pick("pick-card", m.card_of, lambda narrator, card: narrator.facts.card(card))
_HEX: Final = Pick("pick-hex", m.cell_of, lambda _narrator, cell: {"to": place(axial(cell))})
_TOKEN: Final = Pick(
    "pick-token", m.small_of, lambda narrator, token: narrator.facts.of({"token": token})
)
_FOE: Final = Pick("pick-foe", m.small_of, lambda narrator, foe: narrator.facts.of({"foe": foe}))

PICKS: Final[dict[int, tuple[Pick, ...]]] = {
    m.EXPLORE: (_CARD, _HEX),
    m.TELEPORT: (_TOKEN,),
    m.GIVE: (_CARD,),
    m.TRADE: (_TOKEN,),
    m.HIT: (_FOE,),
}
"""What is picked for verbs that have many moves, before the moves themselves are listed."""

GROUPED: Final = (m.EXPLORE, m.FIGHT, m.TELEPORT, m.LAY, m.TRADE, m.HIT)
"""Verbs that get an entry of their own when other verbs are possible too."""


def first_menu(narrator: Narrator, state: RunRunRun, moves: Sequence[Move]) -> list[Entry]:
    """What can be done, by kind of move."""
    by_verb: dict[int, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(m.verb(move), []).append(move)
    if len(by_verb) == 1:
        return next_menu(narrator, state, Entry("", list(moves)))
    entries: list[Entry] = []
    for verb, group in by_verb.items():
        if verb in GROUPED and len(group) > 1:
            label = narrator.say(f"group-{m.VERBS[verb]}", count=len(group))
            entries.append(Entry(label, group))
        else:
            entries.extend(_leaves(narrator, state, group))
    return entries


def next_menu(narrator: Narrator, state: RunRunRun, entry: Entry) -> list[Entry]:
    """The menu behind an entry; picks with nothing to choose from are skipped."""
    picks = PICKS.get(m.verb(entry.moves[0]), ())
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
    return narrator.say(pick.message, count=len(moves), **pick.facts(narrator, picked))


def _leaves(narrator: Narrator, state: RunRunRun, moves: Sequence[Move]) -> list[Entry]:
    return [
        Entry(narrator.move(state, move), [move], picture=_picture(narrator, state, move))
        for move in moves
    ]


def _picture(narrator: Narrator, state: RunRunRun, move: Move) -> Picture | None:
    """Ways to place a card are better seen than told."""
    if m.verb(move) != m.EXPLORE:
        return None
    say = narrator.words.say
    notes = [say("pick-turn", links=linked_edges(state, move).bit_count())]
    turns, passages = m.turns_of(move), m.passages_of(move)
    if passages:
        sides = ",".join(str(side) for side in range(6) if passages >> side & 1)
        notes.append(say("pick-passage", sides=sides))
    return card_picture(
        state.box, narrator.words, m.card_of(move), f"r{turns}", turns=turns, notes=notes
    )
