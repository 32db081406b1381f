"""The text form of every command, and back: `roll 1 2 3`, `enter N 1 4`, `commit g2 1 3 +2key`.

Dice are numbered from 1, sides are N E S W, rooms go by their names (`GK1`), treasure tiles that
help to pay stand behind a plus.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mastaba.games.escape import dice as d
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import ADOPT, BALLOTS, SIDES, Box
from mastaba.kernel.contract import Move, UnreadableMove

FORMS = {
    "colour": "colour red",
    "ease": "ease on",
    "roll": "roll 1 2 3",
    "enter": "enter N 1 2",
    "discover": "discover 1 2",
    "place": "place N",
    "commit": "commit g2 1 2 3, or commit 1 2 3, or commit g1 1 +2key",
    "withdraw": "withdraw 1 2",
    "escape": "escape 1 2 3",
    "gift": "gift 2 to 1",
    "propose": "propose fate, or propose adopt 2",
    "vote": "vote fate yes",
    "unlock": "unlock 4 for 1",
    "lift": "lift debris 1 2 3",
    "take": "take 1 2",
    "use": "use healing, or use teleport GT2, or use passage B01 B04",
    "hand": "hand on",
    "choose": "choose 1",
    "call": "call golden-mask",
    "ping": "ping GK1",
    "power": "power 40",
    "away": "away 2",
    "back": "back 2",
}
"""How each verb that needs more words is written; the other verbs stand alone."""

_ON_OFF = ("off", "on")
_NO_YES = ("no", "yes")
_SEATS = 6
_MOST_POWER = 100


# --- writing ---


def text(move: Move, box: Box) -> str:
    """The text form of a command."""
    words = [m.VERBS[m.verb(move)], *_numbers(move, box)]
    words += [str(die + 1) for die in d.numbers(m.dice(move))]
    words += [f"+{box.treasure_names[kind]}" for kind in m.tiles(move)]
    if m.verb(move) in (m.GIFT, m.UNLOCK):
        words += ["to" if m.verb(move) == m.GIFT else "for", str(m.first(move))]
    return " ".join(words)


def _numbers(move: Move, box: Box) -> list[str]:
    verb, first = m.verb(move), m.first(move)
    names: dict[int, Sequence[str]] = {
        m.COLOUR: box.colours,
        m.EASE: _ON_OFF,
        m.ENTER: SIDES,
        m.PLACE: SIDES,
        m.LIFT: box.curse_names,
        m.HAND: _ON_OFF,
        m.CALL: m.CALLS,
        m.PING: box.room_names,
    }
    if verb in names:
        return [names[verb][first]]
    if verb == m.COMMIT:
        return [f"g{first}"] if first else []
    if verb == m.PROPOSE:
        whose = [str(m.second(move))] if first == ADOPT else []
        return [BALLOTS[first], *whose]
    if verb == m.VOTE:
        return [BALLOTS[first], _NO_YES[m.second(move)]]
    if verb == m.USE:
        rooms = [room for room in (m.second(move), m.third(move)) if room]
        return [box.treasure_names[first], *[box.room_names[room - 1] for room in rooms]]
    if verb in (m.CHOOSE, m.POWER, m.AWAY, m.BACK):
        return [str(first)]
    return []


# --- reading ---


def parse(line: str, box: Box) -> Move:
    """The command that a text stands for; UnreadableMove says what was expected."""
    verb, *words = line.split() or [""]
    if verb not in m.VERBS:
        raise UnreadableMove(f"{verb!r} is no verb; the verbs are: {', '.join(sorted(m.VERBS))}")
    kind = m.VERBS.index(verb)
    try:
        return _read(kind, words, box)
    except UnreadableMove as error:
        form = FORMS.get(verb, verb)
        raise UnreadableMove(
            f"cannot read {line!r} ({error}); it is written like: {form}"
        ) from None


def _read(kind: int, words: list[str], box: Box) -> Move:
    first = second = third = 0
    if kind in (m.GIFT, m.UNLOCK):
        joint = "to" if kind == m.GIFT else "for"
        if len(words) != 3 or words[1] != joint:
            raise UnreadableMove(f"it takes a die, `{joint}` and a seat")
        return m.command(kind, _seat(words[2]), dice=_dice(words[:1]))
    if kind == m.COMMIT:
        if words and re.fullmatch(r"g[123]", words[0]):
            first = int(words.pop(0)[1])
    elif kind == m.PROPOSE:
        if not words:
            raise UnreadableMove("a word is missing")
        first = _name(words.pop(0), BALLOTS, "vote")
        _expect(words, 1 if first == ADOPT else 0)
        second = _seat(words.pop()) if words else 0
    elif kind == m.VOTE:
        _expect(words, 2)
        first, second = _name(words[0], BALLOTS, "vote"), _name(words[1], _NO_YES, "answer")
        words = []
    elif kind == m.USE:
        if not 1 <= len(words) <= 3:
            raise UnreadableMove(f"{len(words)} words follow the verb")
        first = _name(words[0], box.treasure_names, "treasure")
        rooms = sorted([_name(word, box.room_names, "room") + 1 for word in words[1:]])
        second, third = [*rooms, 0, 0][:2]
        words = []
    elif m.NUMBERS[kind]:
        if not words:
            raise UnreadableMove("a word is missing")
        first = _first(kind, words.pop(0), box)
    tiles = [word[1:] for word in words if word.startswith("+")]
    dice = [word for word in words if not word.startswith("+")]
    if (dice and kind not in m.WITH_DICE) or (tiles and kind not in m.WITH_TILES):
        raise UnreadableMove(f"{words[0]!r} is one word too many")
    if len(tiles) > m.MOST_TILES:
        raise UnreadableMove(f"at most {m.MOST_TILES} tiles")
    kinds = tuple([_name(tile, box.treasure_names, "treasure") for tile in tiles])
    return m.command(kind, first, second, third, _dice(dice), kinds)


def _first(kind: int, word: str, box: Box) -> int:
    if kind in (m.CHOOSE, m.AWAY, m.BACK):
        return _seat(word)
    if kind == m.POWER:
        if not re.fullmatch(r"\d{1,3}", word, re.ASCII) or int(word) > _MOST_POWER:
            raise UnreadableMove(f"{word!r} is no power from 0 to {_MOST_POWER}")
        return int(word)
    names: dict[int, tuple[tuple[str, ...], str]] = {
        m.COLOUR: (box.colours, "colour"),
        m.EASE: (_ON_OFF, "switch"),
        m.HAND: (_ON_OFF, "switch"),
        m.ENTER: (SIDES, "side"),
        m.PLACE: (SIDES, "side"),
        m.LIFT: (box.curse_names, "curse"),
        m.CALL: (m.CALLS, "call"),
        m.PING: (box.room_names, "room"),
    }
    known, what = names[kind]
    return _name(word, known, what)


def _expect(words: list[str], count: int) -> None:
    if len(words) != count:
        raise UnreadableMove(f"{len(words)} words follow the verb")


def _name(word: str, names: Sequence[str], what: str) -> int:
    if word not in names:
        raise UnreadableMove(f"{word!r} is no {what}; they are: {', '.join(names)}")
    return list(names).index(word)


def _seat(word: str) -> int:
    if not re.fullmatch(r"\d", word, re.ASCII) or int(word) >= _SEATS:
        raise UnreadableMove(f"{word!r} is no seat from 0 to {_SEATS - 1}")
    return int(word)


def _dice(words: list[str]) -> int:
    mask = 0
    for word in words:
        if not re.fullmatch(r"\d{1,2}", word, re.ASCII) or not 1 <= int(word) <= 16:
            raise UnreadableMove(f"{word!r} is no die from 1 to 16")
        if mask >> int(word) - 1 & 1:
            raise UnreadableMove(f"die {word} is named twice")
        mask |= 1 << int(word) - 1
    return mask
