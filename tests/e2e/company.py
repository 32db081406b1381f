"""People at a table whose game is played by scripts up to what is worth a look; pages follow it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.e2e.conftest import People
from tests.e2e.player import Player
from tests.e2e.story import Deed, Story
from tests.server.clients import Guest, Place, start

NAMES = ("Ann", "Bob", "Cyd", "Dot")
WORTH_WATCHING = 6
"""To come back to a table costs a page as much as to show so many moves."""


class Company:
    """Everybody at a table, each with a socket for scripts and, once looked at, with a page."""

    def __init__(
        self, people: People, table: str, guests: list[Guest], places: list[Place]
    ) -> None:
        self.table = table
        self._people = people
        self._guests = guests
        self._places = places
        self._players: dict[int, Player] = {}
        self._away: set[int] = set()

    def sit(self, seat: int, kind: type[Player] = Player, **options: Any) -> Player:
        """The page of a seat; it is opened at the table, wherever the game is by then."""
        player = self._people.play(
            f"/t/{self.table}", kind=kind, cookie=self._guests[seat].cookie, **options
        )
        self._players[seat] = player
        return player

    @property
    def seen(self) -> Set[int]:
        """The seats that have a page."""
        return self._players.keys()

    def player(self, seat: int) -> Player:
        """The page of a seat when it has heard everything."""
        player = self._players[seat]
        if seat in self._away:
            self._away.remove(seat)
            player.asked_at = player.seq = -1
            player.page.goto(f"/t/{self.table}")
        player.catch_up(self._places[seat].seq)
        return player

    def play(self, deeds: Sequence[Deed]) -> None:
        """Make moves without a page; where it is many, nobody looks on meanwhile."""
        if len(deeds) > WORTH_WATCHING:
            for seat in self._players.keys() - self._away:
                self._away.add(seat)
                self._players[seat].page.goto("about:blank")
        for deed in deeds:
            assert self._places[deed.seat].play(deed.move)["type"] == "accepted", deed
            self.listen(self._places[deed.seat].seq)

    def hand(self, seat: int) -> set[str]:
        """The cards of a seat."""
        view = self._places[seat].view or {}
        return set(view["hands"][str(seat)])

    def offer(self, seat: int) -> set[str]:
        """The cards that a seat has put into a pool face down."""
        return set((self._places[seat].view or {})["offer"])

    def listen(self, seq: int) -> None:
        """Let all scripts hear what has happened, also what a page has done."""
        for place in self._places:
            place.catch_up(seq)


@contextmanager
def company(people: People, url: str, story: Story) -> Iterator[Company]:
    """The table of a story that is foretold, at its beginning."""
    with ExitStack() as stack:
        guests = [stack.enter_context(Guest(url, name)) for name in NAMES[: story.seats]]
        table = guests[0].open(seats=story.seats, options=dict(story.options))["id"]
        for seat, guest in enumerate(guests[1:], 1):
            with guest.connect(table) as place:
                place.must("sit", seat=seat)
        places = [
            stack.enter_context(guest.connect(table, seat)) for seat, guest in enumerate(guests)
        ]
        start(places)
        yield Company(people, table, guests, places)
