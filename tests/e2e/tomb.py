"""People who play The Cursed Tomb on a page, and games that are known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from mastaba.bots import bot_named, decide
from mastaba.games import game_named
from mastaba.kernel.chance import scramble
from tests.e2e.lobby import card_of
from tests.e2e.player import Player

GAME = game_named("cursed-tomb")
MOST_MOVES = 900
MOST_SEEDS = 200
CHANCES = "By chances you are shown: for screen readers and very weak devices"
"""How the lobby calls the abstract trap."""


class TombDeed(NamedTuple):
    """A move of a story, as text."""

    seat: int
    question: str
    move: str

    @property
    def verb(self) -> str:
        return self.move.split(" ")[0]


class TombStory(NamedTuple):
    """A whole game with the abstract trap, as bots play it from a seed."""

    seats: int
    seed: int
    deeds: list[TombDeed]
    freed: bool

    def before(self, verb: str) -> list[TombDeed]:
        """What happens before such a move is made for the first time."""
        first = next(place for place, deed in enumerate(self.deeds) if deed.verb == verb)
        return self.deeds[:first]


def play_out(seats: int, seed: int) -> TombStory:
    state = GAME.begin(seats, seed, GAME.options({"trap": "abstract"}))
    bot = bot_named("strong", GAME.name)
    deeds: list[TombDeed] = []
    luck = seed
    while state.outcome() is None and len(deeds) < MOST_MOVES:
        decision = state.waiting()[0]
        luck = scramble(luck)
        move = decide(bot, state, decision.seat, luck)
        deeds.append(TombDeed(decision.seat, decision.question, GAME.text(move)))
        state.apply(decision.seat, move)
    outcome = state.outcome()
    return TombStory(seats, seed, deeds, outcome is not None and outcome.cause == "freed")


@cache
def find_tomb_story(seats: int, wanted: Callable[[TombStory], bool]) -> TombStory:
    """The first story that is as wanted; so a change of the rules only changes the seed."""
    for seed in range(1, MOST_SEEDS):
        story = play_out(seats, seed)
        if wanted(story):
            return story
    raise AssertionError("no story is as wanted: ask for less")


class TombPlayer(Player):
    """Plays with the buttons of the hand; stones are picked first where that is needed."""

    def play_tomb(self, deeds: Iterable[TombDeed]) -> None:
        for deed in deeds:
            self.make_tomb(deed)

    def make_tomb(self, deed: TombDeed) -> None:
        """Make a move, and wait until the server has taken it."""
        self.wait_until_asked()
        before = len(self.accepted)
        button = self.answer(deed.move)
        if deed.verb in ("pull", "rummage"):
            stone = deed.move.split(" ")[1 if deed.verb == "pull" else 3]
            self.press(self.hand.locator(f'label:has(input[value="{stone}"])'))
        self.press(button)
        caution = self.hand.locator("button.do.dangerous")

        def taken() -> bool:
            if caution.is_visible():
                self.press(caution)
            return len(self.accepted) > before

        self.until(taken, f"{deed.move!r} to be accepted")

    def answer(self, move: str) -> Locator:
        """The button that makes the move."""
        return self.hand.locator(f'[data-move="{move}"]')


def open_tomb_table(
    page: Page, names: tuple[str, ...] = ("Ann", "Bob"), *, abstract: bool = True
) -> None:
    """Several people who share a device open a table of The Cursed Tomb, up to its lobby."""
    card_of(page, "The Cursed Tomb").get_by_role("link", name="Open a table").click()
    page.get_by_text(str(len(names)), exact=True).click()
    page.get_by_text("On this one device").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    if abstract:
        page.get_by_text(CHANCES).click()
