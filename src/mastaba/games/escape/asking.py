"""What a seat is asked: in a game without turns, what it may do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mastaba.games.escape.flight import LOBBY, NEVER, NO_ROOM, Flight
from mastaba.games.escape.leaving import exit_price
from mastaba.kernel.contract import Decision


def _nothing_more(_x: Flight, _seat: int) -> dict[str, Any]:
    return {}


class Question:
    """What is asked, by which rule, and what it is about, as everybody may know it."""

    def __init__(
        self,
        name: str,
        *,
        rule: str,
        facts: Callable[[Flight, int], dict[str, Any]] = _nothing_more,
    ) -> None:
        self.name = name
        self.rule = rule
        self.facts = facts

    def decision(self, x: Flight, seat: int) -> Decision:
        return Decision(seat, self.name, self.rule, self.facts(x, seat))


def _where_it_stands(x: Flight, seat: int) -> dict[str, Any]:
    room, keys = x.box.room_names[x.at(seat)], len(exit_price(x, seat))
    return {"room": room, "depot": x.depot, "keys": keys}


def _what_it_holds(x: Flight, seat: int) -> dict[str, Any]:
    return {"room": x.box.room_names[x.held[seat]]}


PREPARE: Final[Question] = Question("prepare", rule="ESC-SETUP-11")
ACT: Final[Question] = Question("act", rule="ESC-DICE-02", facts=_where_it_stands)
PLACE: Final[Question] = Question("place", rule="ESC-RT-32", facts=_what_it_holds)
GIFT: Final[Question] = Question("gift", rule="ESC-EXIT-06")
RESUME: Final[Question] = Question("resume", rule="ESC-RT-47")


def question_of(x: Flight, seat: int) -> Question:
    """What the seat is asked; modules may ask something before anything else inside the temple."""
    if x.ending == LOBBY:
        return PREPARE
    if x.paused != NEVER:
        return RESUME
    if not x.inside(seat):
        return GIFT
    if x.held[seat] != NO_ROOM:
        return PLACE
    asked = [module.question(x, seat) for module in x.house.hear.question]
    return next((question for question in asked if question is not None), ACT)
