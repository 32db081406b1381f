"""Events: each is declared once, as the struct in which it is told.

Inside the rules an event is a tuple of that struct's class, the rule and the facts, mostly numbers;
a game's `Telling` turns it into what a seat may hear. The type of a fact says how it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from mastaba.kernel.contract import EVERYBODY, Event, Seat

B = TypeVar("B")


class Told(msgspec.Struct, frozen=True, tag_field="event"):
    """An event, with the rule that made it happen."""

    rule: str


class Telling(Generic[B]):
    """How the events of one game are told; `B` is its box.

    `facts` says by type how a fact becomes what is heard of it. Facts of a type in `own` are only
    for the seat that the event is about, its first fact; others hear an empty list. How many there
    are is told to everybody, as the last field, which the event itself leaves out.
    """

    def __init__(
        self,
        sources: Iterable[ModuleType],
        facts: Mapping[Any, Callable[[Any, B], Any]],
        own: Sequence[Any] = (),
    ) -> None:
        self.kinds: tuple[type[Told], ...] = tuple(
            kind
            for source in sources
            for kind in vars(source).values()
            if isinstance(kind, type) and issubclass(kind, Told) and kind is not Told
        )
        tags = [str(kind.__struct_config__.tag) for kind in self.kinds]
        twice = sorted({tag for tag in tags if tags.count(tag) > 1})
        if twice:
            raise ValueError(f"two events have the same name: {', '.join(twice)}")
        self._changed: dict[type[Told], list[tuple[int, Callable[[Any, B], Any]]]] = {}
        self._own: dict[type[Told], int] = {}
        for kind in self.kinds:
            hints = list(get_type_hints(kind).values())
            self._changed[kind] = [
                (at, facts[hint]) for at, hint in enumerate(hints) if hint in facts
            ]
            for at, hint in enumerate(hints):
                if hint in own:
                    self._own[kind] = at

    def tell(self, event: Event, seat: Seat | None, box: B) -> Told:
        """The event as the seat may hear of it; None is a spectator."""
        kind: type[Told] = event[0]
        facts = list(event[1:])
        own = self._own.get(kind)
        if own is not None:
            facts.append(len(facts[own]))
            if seat not in (facts[1], EVERYBODY):
                facts[own] = ()
        for at, tell in self._changed[kind]:
            facts[at] = tell(facts[at], box)
        return kind(*facts)

    def insiders(self, event: Event) -> tuple[Seat, ...]:
        """The seats that hear more of the event than everybody does."""
        return (event[2],) if event[0] in self._own else ()
