"""Flights of Escape that were played by bots in virtual time, laid on a table as if people had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, NamedTuple
from unittest.mock import patch

from mastaba.bots import bot_named
from mastaba.bots.policy import QuickBot
from mastaba.games.escape import GAME, Escape
from mastaba.games.escape.box import GONG
from mastaba.kernel.contract import CLOCK, Option
from mastaba.kernel.log import Log, Recording
from mastaba.lab.in_time import live
from mastaba.tables import entries as e
from mastaba.tables import opening
from mastaba.tables.imports import Imported
from mastaba.tables.live import now
from mastaba.tables.store import Person
from tests.server.clients import Guest
from tests.server.serving import Running

NAMES: Final = ("Ann", "Bob", "Cyd", "Dot", "Eve", "Flo")
OPTIONS: Final[dict[str, Option]] = {"track": "1", "curses": True, "treasures": True}
MOST_SEEDS: Final = 200
SECOND_GONG: Final = next(
    t for t, cue, number in GAME.box.tracks[0].cues if cue == GONG and number == 2
)

Wanted = Callable[[Escape], bool]


class Flown(NamedTuple):
    """A flight up to a moment, or to its end, and how it stands there."""

    log: Log
    state: Escape


def fly(seats: int, until: Wanted) -> Flown:
    """The first flight that comes to a moment as wanted, told up to there."""
    for seed in range(MOST_SEEDS):
        recording = Recording(GAME, seats, seed, OPTIONS, NAMES[:seats])
        bot = bot_named("steady", GAME.name)
        assert isinstance(bot, QuickBot)
        bots = dict.fromkeys(range(seats), bot)
        for _happened in live(recording, recording.state, bots, seed):
            if until(recording.state):
                return Flown(recording.log, recording.state)
    raise AssertionError("bots do not fly like that")


@contextmanager
def people_at(server: Running, flown: Flown) -> Iterator[tuple[str, Guest]]:
    """The flight as a table of people who are all there and go on from now; its ID, and the first
    of them, who may come with a browser too."""
    header = flown.log.header
    with ExitStack() as stack:
        guests = [
            stack.enter_context(Guest(server.url, name)) for name in NAMES[: len(header.players)]
        ]
        table = _lay(server, flown, _persons(server, guests))
        for seat, guest in enumerate(guests):
            stack.enter_context(guest.connect(table, seat))
        yield table, guests[0]


def _persons(server: Running, guests: list[Guest]) -> list[Person]:
    lobby = guests[0].open(game="escape", seats=len(guests))["id"]
    for seat, guest in enumerate(guests[1:], 1):
        with guest.connect(lobby) as place:
            place.must("sit", seat=seat)
    chairs = server.service.host.lives[lobby].table.chairs
    return [Person(chair.person, chair.name, 0) for chair in chairs]


def _lay(server: Running, flown: Flown, persons: list[Person]) -> str:
    entries: list[tuple[int, e.AnyEntry]] = [
        (0, e.Sat(person.id, seat, person.name)) for seat, person in enumerate(persons)
    ]
    header = flown.log.header
    rules = dict(header.options), dict(header.editions), dict(header.box_parts)
    entries.append((0, e.Started("", header.seed, *rules)))
    for entry in flown.log.entries:
        ticked = entry.seat == CLOCK
        entries.append((entry.at, e.Ticked("") if ticked else e.Moved("", entry.seat, entry.move)))
    latest, outcome = flown.log.entries[-1].at, flown.state.outcome()
    if outcome is not None:
        entries.append((latest, e.Ended("", list(outcome.winners), outcome.cause)))
    # It began long enough ago for its last moment to be now.
    with patch.object(opening, "now", lambda: now() - latest):
        imported = Imported(flown.log.header, entries, facts=flown.state.facts())
        return server.do(server.service.host.opening.adopt(persons[0], imported)).id
