"""Finished games: what is told of them must stay, whichever version tells it."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosedError

from mastaba.games import game_named
from mastaba.kernel.log import Log, OtherEdition, decode, verify
from tests.fixtures.showing import check_shows
from tests.fixtures.stock import flights, turns
from tests.fixtures.stock.party import Party
from tests.fixtures.stock.stones import OPTIONS
from tests.fixtures.stock.stones import turns as pulls
from tests.server.clients import start

EYES: Final = ("spectator", "0", "all")
MOST_TRIES: Final = 9


class Past(msgspec.Struct):
    """What is told of a finished game: its log, each move with certain eyes, and how many bytes the
    films of its pulls have."""

    log: bytes
    replays: dict[str, list[Any]]
    films: dict[int, int]


def play_some(url: str) -> list[str]:
    """Finish a game of each sort, leave some tables in the lobby; which games were finished."""
    with ExitStack() as lines:
        party = Party(url, lines)
        turns.lobbies(party)
        turns.finished_maze(party)
        turns.finished_tomb(party)
        _few_stones(party)
        _flight(party)
        listed = party.people[0].http.get("/api/tables/mine").json()
        finished = [table["id"] for table in listed if table["phase"] == "finished"]
    assert len(finished) >= 4, listed
    return finished


def _few_stones(party: Party) -> None:
    """A game with a real trap, which is over when one of the two leaves after a pull."""
    table = party.seated(2, game="cursed-tomb", seats=2, options=OPTIONS)
    with party.at(table, 0, 1) as places:
        start(places)
        pulls(places, 1)
        places[1].must("leave", seat=1)
        while places[0].phase != "finished":
            places[0].hear()


def _flight(party: Party) -> None:
    """Until 0.2.0 a line was cut off if two commands came at once; then it is tried once more."""
    for _ in range(MOST_TRIES):
        with suppress(ConnectionClosedError):
            return flights.finished_flight(party)
    raise AssertionError("no flight came to its end")


def past_of(url: str, table: str) -> Past:
    """All that is told of a finished game; AssertionError: it is refused."""
    with httpx.Client(base_url=f"{url}/api/tables/{table}", trust_env=False, timeout=60) as http:
        judged = _asked(http, "/pulls").json()["pulls"]
        return Past(
            _asked(http, "/log").content,
            {eyes: _replay(http, eyes) for eyes in EYES},
            {one["seq"]: len(_asked(http, f"/pulls/{one['seq']}/film").content) for one in judged},
        )


def _replay(http: httpx.Client, eyes: str) -> list[Any]:
    frames: list[Any] = []
    length = 0
    while len(frames) <= length:
        part = _asked(http, f"/replay?seat={eyes}&from={len(frames)}").json()
        length = part["length"]
        frames += part["frames"]
    return frames


def _asked(http: httpx.Client, path: str) -> httpx.Response:
    answer = http.get(path)
    assert answer.status_code == 200, (str(answer.url), answer.text)
    return answer


def check_same(table: str, before: Past, now: Past) -> None:
    """The same was told and seen, move by move, and the log has the same game."""
    for eyes, frames in before.replays.items():
        try:
            check_shows(frames, now.replays[eyes])
        except AssertionError as error:
            raise AssertionError(f"{table} looks different to {eyes}: {error}") from error
    assert before.films == now.films, table
    assert _read(before.log).entries == _read(now.log).entries, table


def _read(log: bytes) -> Log:
    try:
        return decode(log, game_named)
    except OtherEdition as other:
        return other.log


def is_verified(log: bytes) -> bool:
    """Play the whole log again, if it is by the rules of this tree."""
    try:
        read = decode(log, game_named)
    except OtherEdition:
        return False
    verify(read, game_named(read.header.game))
    return True
