"""Clients as scripts write them: a person with a cookie, and a socket at a table."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds after which somebody gives up, however busy the machine is."""

SAYINGS_KEPT = 100
"""As docs/protocol.md says."""


def merge(target: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def after_update(table: Json, update: Json) -> Json:
    """The table as it is after an update: patched, or with one more saying."""
    table = merge(table, update.get("table", {}))
    if "said" in update:
        table["sayings"] = [*table["sayings"], update["said"]][-SAYINGS_KEPT:]
    return table


def without_nulls(value: Json) -> Json:
    """What is left of an object when it has gone through merge patches."""
    return {
        key: without_nulls(part) if isinstance(part, dict) else part
        for key, part in value.items()
        if part is not None
    }


class Guest:
    """A person with a cookie of their own; without a name: nobody."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE)
        if name:
            answer = self.http.post("/api/guest", json={"name": name})
            assert answer.status_code == 201, answer.text

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_error: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("mastaba", "") or ""

    def open(self, **table: Any) -> Json:
        answer = self.http.post("/api/tables", json={"game": "run-run-run", **table})
        assert answer.status_code == 201, answer.text
        seen: Json = answer.json()["table"]
        return seen

    def get(self, path: str, **query: Any) -> Json:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def refused(self, status: int, method: str, path: str, **request: Any) -> Json:
        """A request that must fail with this status; its problem."""
        answer = self.http.request(method, path, **request)
        assert answer.status_code == status, (answer.status_code, answer.text)
        problem: Json = answer.json()
        assert problem["key"], problem
        assert problem["message"].endswith((".", "}")) or ": " in problem["message"], problem
        assert "Traceback" not in answer.text
        return problem

    def connect(self, table: str, seat: int | None = None, last_seq: int = 0) -> Place:
        """A socket at the table; entered, it says hello and hears the welcome."""
        return Place(raw_socket(self.url, table, self.cookie), seat, last_seq)


def raw_socket(
    url: str,
    table: str,
    cookie: str = "",
    origin: str | None = None,
    headers: Json | None = None,
    **more: Any,
) -> ClientConnection:
    headers = dict(headers or {})
    if cookie:
        headers["Cookie"] = f"mastaba={cookie}"
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    if origin is not None:
        headers["Origin"] = origin
    connection: ClientConnection = connect(
        address,
        additional_headers=headers,
        proxy=None,
        open_timeout=PATIENCE,
        close_timeout=2,
        max_size=None,
        **more,
    )
    return connection


class Place:
    """A socket at a table that keeps its own copy of what it may see."""

    def __init__(
        self, connection: ClientConnection, seat: int | None = None, last_seq: int = 0
    ) -> None:
        self._connection = connection
        self.seat = seat
        self.seq = last_seq
        self.table: Json = {}
        self.view: Json | None = None
        self.events: list[Json] = []
        self.heard: list[tuple[int, str]] = []
        """Every message as it came, with the seq that was known by then."""
        self.frames: list[bytes] = []
        """What was seen of a trap."""
        self._numbers = count(1)

    def __enter__(self) -> Place:
        self.socket = self._connection.__enter__()
        self.hello(self.seat, self.seq)
        return self

    def __exit__(self, *_error: object) -> None:
        self._connection.__exit__(None, None, None)

    # --- talking ---

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hello(self, seat: int | None = None, last_seq: int = 0) -> Json:
        self.send(type="hello", seat=seat, last_seq=last_seq)
        return self.until(lambda message: message["type"] == "welcome")

    def ticket(self) -> str:
        return f"t{next(self._numbers)}"

    def ask(self, type: str, **facts: Any) -> Json:
        """Send a message with a ticket and wait for its answer."""
        ticket = facts.pop("ticket", None) or self.ticket()
        self.send(type=type, ticket=ticket, **facts)
        return self.until(lambda message: message.get("ticket") == ticket)

    def wish(self, wish: str, ticket: str | None = None, **facts: Any) -> Json:
        return self.ask("wish", ticket=ticket, wish={"wish": wish, **facts})

    def must(self, wish: str, **facts: Any) -> int:
        """A wish that has to be accepted; its seq."""
        answer = self.wish(wish, **facts)
        assert answer["type"] == "accepted", answer
        seq: int = answer["seq"]
        return seq

    def play(self, move: str, seat: int | None = None, ticket: str | None = None) -> Json:
        return self.wish("play", ticket, seat=self.seat if seat is None else seat, move=move)

    def moves(self) -> list[str]:
        answer = self.ask("moves", seat=self.seat)
        assert answer["type"] == "moves", answer
        moves: list[str] = answer["moves"]
        return moves

    # --- listening ---

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message, taken into account."""
        text = self.socket.recv(timeout=patience)
        if isinstance(text, bytes):
            self.frames.append(text)
            return {"type": "frame"}
        message: Json = json.loads(text)
        if message["type"] == "welcome":
            self.seq, self.seat = message["seq"], message["seat"]
            self.table, self.view = message["table"], message["view"]
        elif message["type"] == "update":
            assert message["seq"] == self.seq + 1, (message["seq"], self.seq)
            self.seq = message["seq"]
            self.events += message.get("events", [])
            self.table = after_update(self.table, message)
            if message.get("view") is not None:
                self.view = merge(self.view, message["view"])
        self.heard.append((self.seq, text))
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def catch_up(self, seq: int) -> None:
        """Listen until entry `seq` is known."""
        while self.seq < seq:
            self.hear()

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    def is_asked(self) -> bool:
        assert self.view is not None
        return any(decision["seat"] == self.seat for decision in self.view["waiting"])


def start(places: list[Place]) -> None:
    """Everybody is ready, and the game begins."""
    for place in places:
        place.must("ready")
    for place in places:
        while place.phase == "lobby":
            place.hear()


def play_to_the_end(places: list[Place], seed: int, most: int = 2000) -> None:
    """The people of these places make random legal moves until the game is over."""
    chance = random.Random(seed)
    for _ in range(most):
        latest = max(place.seq for place in places)
        for place in places:
            place.catch_up(latest)
        asked = [place for place in places if place.phase == "running" and place.is_asked()]
        if asked:
            place = chance.choice(asked)
            answer = place.play(chance.choice(place.moves()))
            # A bot may have been faster where several are asked at once.
            assert answer["type"] == "accepted" or answer["rule"], answer
        elif places[0].phase == "finished":
            return
        else:
            places[0].hear()
    raise AssertionError("the game did not end")
