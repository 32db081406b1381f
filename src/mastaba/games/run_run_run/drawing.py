"""Chapter DRAW: cards from the draw pile, and torches from the bank."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run.ending import lose_by_hand
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.steps import DRAW_FOR_LINKS
from mastaba.kernel.questions import Step


def draw_cards(x: Expedition, seat: int, count: int, rule: str) -> None:
    """RRR-DRAW-05, RRR-DRAW-08: draw what is there, into a hand of any size (RRR-TURN-09).

    The discard pile is never shuffled in, and an empty pile is no defeat (RRR-DRAW-09,
    RRR-DRAW-10, RRR-END-08).
    """
    count_there = len(x.deck) - x.drawn
    if count_there > count:
        count_there = count
    if count_there:
        cards = x.deck[x.drawn : x.drawn + count_there]
        x.drawn += count_there
        x.hands[seat] += cards
        x.reveals += 1
        x.tell((told.CardsDrawn, rule, seat, cards))
    if count_there < count:
        x.tell((told.PileEmpty, "RRR-DRAW-08", seat, count - count_there))


def draw_for_links(x: Expedition, links: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-DRAW-01: one card per link of the new card; only now RRR-END-05 looks at the hand.

    Links to Vault and Exit Door count, walls do not (RRR-DRAW-02, RRR-DRAW-03, RRR-DRAW-04), and
    placing the last card was no discard (RRR-EXPLORE-15).
    """
    draw_cards(x, x.active, links + x.links_made, "RRR-DRAW-01")
    if not x.hands[x.active]:
        lose_by_hand(x, x.active, "RRR-END-05")


STEP_DRAW_FOR_LINKS: Final[Step[Expedition]] = Step(
    DRAW_FOR_LINKS, "draw-for-links", draw_for_links, h.LINKS
)


def gain_torches(x: Expedition, count: int, rule: str) -> None:
    """RRR-LIGHT-12, RRR-LIGHT-14: the stock has no maximum, but the bank can run out."""
    gained = count if x.house.endless_torches else min(count, x.bank)
    x.stock += gained
    x.bank -= gained
    x.tell((told.TorchesGained, rule, gained, x.stock))


def return_torches(x: Expedition, count: int) -> None:
    """RRR-LIGHT-13: torches that are given up go back to the bank."""
    x.stock -= count
    x.bank += count
