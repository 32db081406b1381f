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
from mastaba.kernel.chance import scramble
from mastaba.kernel.words import Words

GAME = game_named("run-run-run")
WORDS = Words("en", GAME.folder / "words")
MOST_MOVES = 400
MOST_SEEDS = 300


class Deed(NamedTuple):
    """A move of a story, as text and in the words of the page."""

    seat: int
    question: str
    move: str
    words: str
    foes: int
    """How many foes are in the maze by then."""

    @property
    def verb(self) -> str:
        return self.move.split(" ")[0]

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


def play_out(seats: int, seed: int, tell: Callable[[Any, int], str]) -> Story:
    state = GAME.begin(seats, seed, GAME.options({}))
    bot = bot_named("scout", GAME.name)
    deeds: list[Deed] = []
    luck = seed
    while state.outcome() is None and len(deeds) < MOST_MOVES:
        decision = state.waiting()[0]
        luck = scramble(luck)
        move = decide(bot, state, decision.seat, luck)
        text = GAME.text(move)
        foes = len(state.foes)
        deeds.append(Deed(decision.seat, decision.question, text, tell(state, move), foes))
        state.apply(decision.seat, move)
    outcome = state.outcome()
    return Story(seats, seed, deeds, outcome is not None and bool(outcome.winners))


def in_words(state: Any, move: int) -> str:
    facts = FactWords(WORDS, state.box)
    facts.cats = [cat.cat for cat in state.view(None).cats]
    return WORDS.say(f"move-{m.VERBS[m.verb(move)]}", **move_facts(facts, state, move))


@cache
def find_story(seats: int, wanted: Callable[[Story], bool]) -> Story:
    """The first story that is as wanted; so a change of the rules only changes the seed."""
    for seed in range(1, MOST_SEEDS):
        if wanted(play_out(seats, seed, lambda _state, _move: "")):
            return play_out(seats, seed, in_words)
    raise AssertionError("no story is as wanted: ask for less")
