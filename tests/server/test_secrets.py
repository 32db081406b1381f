"""Every byte that is sent to a seat over a whole game, searched for what it must not know."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from mastaba.games.run_run_run import RunRunRun, RunRunRunGame, steps
from mastaba.games.run_run_run.box import FOES, card_name
from mastaba.kernel.contract import EVERYBODY
from mastaba.tables import entries as e
from mastaba.tables.table import FINISHED, Table
from tests.server.clients import Guest, Place, start
from tests.server.serving import Running, serving

WORD = re.compile(r"R\d\d|" + "|".join(FOES))
FACE_DOWN = (steps.Q_JOIN, steps.Q_OFFER, steps.Q_TORCHES)
"""While these are asked, what was offered lies face down."""


def told_by_store(path: Path, id: str) -> Iterator[tuple[int, e.AnyEntry, Table]]:
    """The table after each of its entries, as it truly was."""
    table = Table(id)
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT seq, at, body FROM entry WHERE table_id = ? ORDER BY seq", (id,)
        ).fetchall()
    for seq, at, body in rows:
        entry = e.decode(body)
        table.take(entry, at)
        yield seq, entry, table


def hidden_from(state: Any, seat: int | None) -> set[str]:
    """What a seat must not know: cards face down in other hands, offers or the pile, and who the
    Boss is before it appears."""
    hidden = set(state.deck[state.drawn :])
    face_down = state.agenda is not None and state.question()[0] in FACE_DOWN
    for owner in range(state.seats):
        if owner != seat:
            hidden |= set(state.hands[owner]) - set(state.shown)
            if face_down and state.offers:
                hidden |= set(state.offers[owner]) - set(state.shown)
    boss = set() if state.boss_is_out() else {FOES[state.boss]}
    return {card_name(card) for card in hidden} | boss


def listen_to_a_game(url: str, database: Path) -> int:
    """Good bots play for three people, who listen; the number of moves that were searched."""
    with ExitStack() as stack:
        guests = [stack.enter_context(Guest(url, name)) for name in ("Ann", "Bob", "Cyd")]
        table = guests[0].open(seats=3)["id"]
        places: list[Place] = []
        for seat, guest in enumerate(guests):
            if seat:
                with guest.connect(table) as place:
                    place.must("sit", seat=seat)
            places.append(stack.enter_context(guest.connect(table, seat)))
        nobody = stack.enter_context(Guest(url))
        places.append(stack.enter_context(nobody.connect(table)))
        for place in places[:3]:
            place.must("ready")
        for seat, place in enumerate(places[:3]):
            place.ask("moves", seat=seat)
            place.must("stand-in", seat=seat, bot="scout")
        while places[0].phase != FINISHED:
            places[0].hear()
        for place in places:
            place.catch_up(places[0].seq)
        return check_secrets(database, table, places)


def test_no_seat_ever_hears_what_it_must_not_know(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        moves = 0
        while moves < 100:
            moves += listen_to_a_game(running.url, tmp_path / "mastaba.db")


def ask_for_everything(guest: Guest, place: Place, table: str) -> None:
    """All that can be asked about a running game, over the socket and over HTTP."""
    place.ask("insight", seat=place.seat)
    for path in (f"/api/tables/{table}", "/api/tables/public", "/api/tables/mine"):
        seat = {} if place.seat is None else {"seat": place.seat}
        place.heard.append((place.seq, guest.http.get(path, params=seat).text))
    if place.seat is not None and place.is_asked():
        moves = place.moves()
        for move in (moves[0], moves[len(moves) // 2], moves[-1]):
            assert place.ask("preview", seat=place.seat, move=move)["type"] == "preview"


def question_a_game(running: Running, database: Path) -> int:
    """Two people and a spectator ask for everything while they play as they are advised; the number
    of moves that were searched."""
    with ExitStack() as stack:
        guests = [stack.enter_context(Guest(running.url, name)) for name in ("Ann", "Bob", "")]
        table = guests[0].open(seats=2, public=True)["id"]
        with guests[1].connect(table) as place:
            place.must("sit", seat=1)
        places = [
            stack.enter_context(guest.connect(table, seat))
            for guest, seat in zip(guests, (0, 1, None), strict=True)
        ]
        start(places[:2])
        for _ in range(40):
            latest = max(place.seq for place in places)
            for guest, place in zip(guests, places, strict=True):
                place.catch_up(latest)
                ask_for_everything(guest, place, table)
            if places[0].phase == FINISHED:
                break
            asked = next(place for place in places[:2] if place.is_asked())
            hint = asked.ask("hint", seat=asked.seat)
            assert asked.play(hint["move"])["type"] == "accepted"
        return check_secrets(database, table, places)


def test_nothing_that_is_asked_during_play_tells_a_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        moves = 0
        while moves <= 20:  # a game may be over after a few moves
            moves += question_a_game(running, tmp_path / "mastaba.db")


@pytest.mark.parametrize("way", ["tell", "view", "changes"])
def test_the_search_would_find_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    if way == "tell":
        tell = RunRunRunGame.tell
        monkeypatch.setattr(
            RunRunRunGame, "tell", lambda game, event, _: tell(game, event, EVERYBODY)
        )
    elif way == "view":
        view = RunRunRun.view
        monkeypatch.setattr(RunRunRun, "view", lambda state, _seat: view(state, EVERYBODY))
    else:
        changes = RunRunRun.changes

        def careless(state: RunRunRun, since: RunRunRun) -> Any:
            public, own = changes(state, since)
            return {**public, "hands": state.view(EVERYBODY).hands}, own

        monkeypatch.setattr(RunRunRun, "changes", careless)
    with serving(tmp_path) as running, pytest.raises(AssertionError, match="leaked"):
        listen_to_a_game(running.url, tmp_path / "mastaba.db")


def check_secrets(database: Path, id: str, places: list[Place]) -> int:
    unknown: list[dict[int, set[str]]] = [{} for _ in places]
    before: list[set[str]] | None = None
    seed = 0
    people: set[str] = set()
    longest = 0
    for seq, entry, table in told_by_store(database, id):
        people |= {chair.person for chair in table.chairs if chair.person} | {table.host}
        if isinstance(entry, e.Started):
            seed = entry.seed
        if table.state is None:
            continue
        longest = len(table.moves)
        after = [hidden_from(table.state, place.seat) for place in places]
        for number, hidden in enumerate(after):
            # What an entry shows may be hidden before it or after it, never both.
            unknown[number][seq] = hidden & before[number] if before else hidden
        before = after
    assert seed
    forbidden = {str(seed), *people}
    seen = 0
    for number, place in enumerate(places):
        for seq, text in place.heard:
            assert not [word for word in forbidden if word in text], (place.seat, seq)
            leaked = set(WORD.findall(text)) & unknown[number].get(seq, set())
            assert not leaked, f"leaked to seat {place.seat} at {seq}: {leaked} in {text}"
            seen += len(WORD.findall(text))
    assert seen > 100, "the search must have had something to find"
    return longest
