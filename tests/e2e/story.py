"""Games that are played before a browser plays them: what happens in each is known beforehand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from mastaba.bots import bot_named, decide
from mastaba.cli.run_run_run.facts import FactWords
from mastaba.cli.run_run_run.move_facts import move_facts
from mastaba.games import game_named
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.chance import scramble
from mastaba.kernel.contract import Option
from mastaba.kernel.words import Words

GAME = game_named("run-run-run")
WORDS = Words("en", GAME.folder / "words")
MOST_MOVES = 400
MOST_SEEDS = 300


Options = tuple[tuple[str, Option], ...]
"""House options as pairs, so that a story can be remembered by them."""


class Deed(NamedTuple):
    """A move of a story, as text and in the words of the page."""

    seat: int
    question: str
    move: str
    words: str
    foes: int
    """How many foes are in the maze by then."""
    usual: bool = False
    """Whether it need not be asked, as nothing else could be better."""

    @property
    def verb(self) -> str:
        return self.move.split(" ")[0]

    @property
    def kind(self) -> str:
        """Its verb, or `via` if the room is laid through a secret passage."""
        return "via" if " via " in self.move else self.verb

    @property
    def card(self) -> str:
        """The card that is played."""
        return re.split("[ @]", self.move)[1]

    @property
    def place(self) -> str:
        """Where a room is laid."""
        return re.split("[ @]", self.move)[2]

    @property
    def turns(self) -> int:
        """How often the room is turned."""
        return int(self.move.split(" r")[1][0])

    @property
    def passages(self) -> list[int]:
        """The sides that get a secret passage with the room."""
        return [int(side) for side in self.move.partition(" via ")[2].split(",") if side]


MEANT_AS_ONE = {"commit": "dice", "roll": "dice", "give": "pool"}
"""Moves that the page sends together."""


def together(deeds: Iterable[Deed]) -> list[list[Deed]]:
    """The moves in the portions in which a page makes them."""
    belongs = groupby(deeds, lambda deed: (deed.seat, MEANT_AS_ONE.get(deed.verb) or object()))
    return [list(portion) for _, portion in belongs]


class Story(NamedTuple):
    """A whole game as bots play it from a seed."""

    seats: int
    seed: int
    deeds: list[Deed]
    won: bool
    options: Options = ()

    @property
    def verbs(self) -> set[str]:
        return {deed.verb for deed in self.deeds}

    @property
    def is_plain(self) -> bool:
        """No secret passage is laid together with a room."""
        return not any(" via " in deed.move for deed in self.deeds)

    def before(self, verb: str) -> list[Deed]:
        """What happens before such a move is made for the first time."""
        first = next(place for place, deed in enumerate(self.deeds) if deed.verb == verb)
        return self.deeds[:first]


def play_out(
    seats: int,
    seed: int,
    tell: Callable[[Any, int], str],
    options: Options = (),
    eager: frozenset[str] = frozenset(),
) -> Story:
    """A whole game; the kinds of moves that the players are eager for are made as soon as one
    may."""
    state = GAME.begin(seats, seed, GAME.options(dict(options)))
    bot = bot_named("scout", GAME.name)
    deeds: list[Deed] = []
    luck = seed
    while state.outcome() is None and len(deeds) < MOST_MOVES:
        decision = state.waiting()[0]
        luck = scramble(luck)
        longed_for = [move for move in state.moves(decision.seat) if kind_of(move) in eager]
        if longed_for:
            move = longed_for[luck % len(longed_for)]
        else:
            move = decide(bot, state, decision.seat, luck)
        eager -= {kind_of(move)}
        text = GAME.text(move)
        foes = len(state.foes)
        usual = decision.facts.get("usual") == text
        deeds.append(Deed(decision.seat, decision.question, text, tell(state, move), foes, usual))
        state.apply(decision.seat, move)
    outcome = state.outcome()
    return Story(seats, seed, deeds, outcome is not None and bool(outcome.winners), options)


def kind_of(move: int) -> str:
    """The kind of a move, as a deed has it."""
    through = m.EXPLORE.says(move) and m.passages_of(move)
    return "via" if through else VOCABULARY.verb(move).name


def in_words(state: Any, move: int) -> str:
    facts = FactWords(WORDS, state.box)
    facts.cats = [cat.cat for cat in state.view(None).cats]
    return WORDS.say(f"move-{VOCABULARY.verb(move).name}", **move_facts(facts, state, move))


@cache
def find_story(
    seats: int,
    wanted: Callable[[Story], bool],
    options: Options = (),
    eager: frozenset[str] = frozenset(),
    first: int = 1,
) -> Story:
    """The first story that is as wanted; so a change of the rules only changes the seed.

    Whoever knows a short one tells its seed as the first to try.
    """
    for seed in (first, *range(1, MOST_SEEDS)):
        if wanted(play_out(seats, seed, lambda _state, _move: "", options, eager)):
            return play_out(seats, seed, in_words, options, eager)
    raise AssertionError("no story is as wanted: ask for less")
