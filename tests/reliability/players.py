"""Players who never give up: they come back by themselves and go on where they were.

A player is one connection of a person, as a browser would be: it keeps its own copy of what it may
see, has at most one question open, and after a lost line sends an unanswered move once more. It
writes down everything it was promised, for `proof` to look at.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import count, cycle
from typing import Any, Literal, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import after_update, merge, without_nulls

Json = dict[str, Any]

LOST_LINE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError)
PATIENCE = 20.0

EXPECTED_ENDINGS = frozenset({"server-stops", "being-updated"})
UNEXPECTED_REFUSALS = frozenset({"internal-error", "store-unavailable", "table-too-busy"})


class Promise(NamedTuple):
    """The server has said that this wish is entry `seq` of the table."""

    table: str
    seq: int
    wish: Json
    ticket: str


class Sight(NamedTuple):
    """What somebody has seen: the table and its game after entry `seq`."""

    table: str
    seq: int
    seat: int | None
    name: str
    told: bytes


class Question(NamedTuple):
    ticket: str
    message: Json
    asked_at: float

    @property
    def wish(self) -> Json | None:
        wish: Json | None = self.message.get("wish")
        return wish


class Stage:
    """What all players of a test share: whether to act, and whether to play again. The tickets of
    each stage begin with another word."""

    def __init__(self, seed: int, pace: float = 0.05, tickets: str = "t") -> None:
        self.acting = True
        self.playing_again = True
        self.pace = pace
        self.chance = random.Random(seed)
        self.waits: list[float] = []
        """Seconds from a wish to its answer, lost lines included."""
        self._tickets = tickets
        self._numbers = count(1)
        self._a_move = asyncio.Event()

    def ticket(self) -> str:
        """A word that nobody else uses, so that it can be found in the log."""
        return f"{self._tickets}{next(self._numbers)}"

    def note_move(self) -> None:
        self._a_move.set()

    async def a_move_is_under_way(self, patience: float) -> None:
        """Wait until the server has got a move, and has maybe written it and maybe answered."""
        self._a_move.clear()
        async with asyncio.timeout(patience):
            await self._a_move.wait()
        await asyncio.sleep(self.chance.uniform(0, 0.02))


class Guest:
    """A person with a name that nobody else has, and a cookie once signed in."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""

    async def sign_in(self, urls: Sequence[str]) -> None:
        answer = await self.ask(urls, "POST", "/api/guest", {"name": self.name})
        self.cookie = answer.cookies["mastaba"]

    async def open_table(
        self,
        urls: Sequence[str],
        seats: int,
        bots: dict[int, str],
        game: str = "run-run-run",
        options: Json | None = None,
    ) -> str:
        wanted = {"game": game, "seats": seats, "bots": bots, "options": options or {}}
        id: str = (await self.ask(urls, "POST", "/api/tables", wanted)).json()["table"]["id"]
        return id

    async def play_again(self, urls: Sequence[str], table: str) -> str:
        id: str = (await self.ask(urls, "POST", f"/api/tables/{table}/rematch")).json()["id"]
        return id

    async def ask(
        self, urls: Sequence[str], method: str, path: str, body: Any = None
    ) -> httpx.Response:
        """Ask until there is an answer; asking twice at worst opens a table that stays empty."""
        cookies = {"mastaba": self.cookie} if self.cookie else {}
        for url in cycle(urls):
            try:
                async with httpx.AsyncClient(
                    base_url=url, cookies=cookies, trust_env=False, timeout=PATIENCE
                ) as http:
                    answer = await http.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.2)
                continue
            if answer.status_code != 503:  # the server is just leaving
                assert answer.is_success, answer.text
                return answer
        raise AssertionError("there is no server to ask")


Role = Literal["player", "second device", "spectator"]


class Player:
    """One connection of a guest to the tables of a party, one table after the other.

    A second device plays its person's seat too, and so races with the first.
    """

    def __init__(
        self, stage: Stage, guest: Guest, urls: Sequence[str], role: Role = "player"
    ) -> None:
        self.guest = guest
        self.role = role
        self.table_id = ""
        self.seq = 0
        self.seat: int | None = None
        self.table: Json = {}
        self.view: Json | None = None
        self.promises: list[Promise] = []
        self.sights: list[Sight] = []
        self.sent: dict[str, Json] = {}
        self.refused: dict[str, str] = {}
        self.refusals: Counter[str] = Counter()
        self.closings: Counter[str] = Counter()
        self.faults: list[str] = []
        self.sayings: set[str] = set()
        """Everything that was said where this player was."""
        self.finished: set[str] = set()
        """The tables whose game this player has seen end."""
        self.lost_lines = 0
        self.lost_answers = 0
        self.found_again = 0
        """Unanswered moves that turned out to have been written before the line was lost."""
        self.connected = False
        self._stage = stage
        self._chance = random.Random(stage.chance.getrandbits(60))
        self._urls = list(urls)
        self._question: Question | None = None
        self._greeting = False
        self._asked_for: tuple[str, int] | None = None
        self._seq_when_back = 0

    @property
    def url(self) -> str:
        return self._urls[0]

    @property
    def at_rest(self) -> bool:
        return self.connected and self._question is None and not self._greeting

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    # --- coming and coming back ---

    async def run(self, table: str) -> None:
        """Play at this table and those after it, until cancelled."""
        self._go_to(table)
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    line = await self._connect()
                try:
                    await self._stay(line)
                except ConnectionClosed:
                    await self._hear_the_rest(line)
                    raise
                finally:
                    await line.close()
            except LOST_LINE:
                self._lost_line()
                await asyncio.sleep(self._chance.uniform(0.02, 0.3))

    async def _connect(self) -> ClientConnection:
        return await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket",
            additional_headers={"Cookie": f"mastaba={self.guest.cookie}"},
            proxy=None,
            max_size=None,
            max_queue=None,
            close_timeout=1,
        )

    def _lost_line(self) -> None:
        if self.connected:
            self.lost_lines += 1
            self.lost_answers += self._question is not None
        self.connected = False
        self._urls = self._urls[1:] + self._urls[:1]
        self._greeting = False
        if self._question is None:
            return
        # A move or a saying is the same when it is sent twice; what else was lost, the table shows.
        if self._question.wish is None or self._question.wish["wish"] not in ("play", "say"):
            self._question = self._asked_for = None

    def _go_to(self, table: str) -> None:
        self.table_id = table
        self.connected = False
        self.seq, self.seat, self.table, self.view = 0, None, {}, None
        self._question = self._asked_for = None

    async def _stay(self, line: ClientConnection) -> None:
        """Follow the table until the line breaks or another table comes."""
        here = self.table_id
        await self._greet(line, self.seat)
        while True:
            if not self._greeting:
                await self._act(line)
            if self.table_id != here:
                return
            try:
                async with asyncio.timeout(0.5):
                    message = await line.recv()
            except TimeoutError:
                continue
            await self._listen(line, message)

    async def _hear_the_rest(self, line: ClientConnection) -> None:
        """The line broke while we spoke; what was said to us before still counts."""
        while True:
            try:
                message = await line.recv()
            except ConnectionClosed:
                return
            with suppress(ConnectionClosed):
                await self._listen(line, message)

    async def _greet(self, line: ClientConnection, seat: int | None) -> None:
        self._greeting = True
        await send(line, type="hello", seat=seat, last_seq=self.seq)

    # --- acting ---

    async def _act(self, line: ClientConnection) -> None:
        """Do the next thing, if there is one."""
        if self._question is not None or not self._stage.acting:
            return
        match self.phase:
            case "finished":
                await self._play_again()
            case "lobby" if self.role != "spectator":
                await self._settle(line)
            case "running" if self.seat is not None:
                await self._play(line, self.seat)

    async def _play_again(self) -> None:
        if not self._stage.playing_again:
            return
        if self.role == "spectator":
            if self.table["rematch"]:
                self._go_to(self.table["rematch"])
        else:
            self.connected = False  # on the way already: who waits for everybody waits for us too
            self._go_to(await self.guest.play_again(self._urls, self.table_id))

    async def _settle(self, line: ClientConnection) -> None:
        mine = self.table["mine"]
        free = [
            chair["seat"]
            for chair in self.table["chairs"]
            if not chair["taken"] and not chair["bot"]
        ]
        if mine and self.seat not in mine:
            await self._greet(line, mine[0])
        elif self.role == "second device":
            return
        elif not mine and free:
            await self._wish(line, wish="sit", seat=self._chance.choice(free))
        elif mine and not self.table["chairs"][mine[0]]["ready"]:
            await self._wish(line, wish="ready", ready=True)

    async def _play(self, line: ClientConnection, seat: int) -> None:
        assert self.view is not None
        luck = self._chance.random()
        if self.table["chairs"][seat]["bot"]:
            await self._wish(line, wish="come-back", seat=seat)
        elif self.table["can_take_back"] and luck < 0.1:
            await self._wish(line, wish="take-back", seat=seat)
        elif all(decision["seat"] != seat for decision in self.view["waiting"]):
            return
        elif luck < 0.04:
            await self._wish(line, wish="stand-in", seat=seat, bot="random")
        elif luck < 0.1:
            await self._wish(line, wish="say", text=f"about {self._stage.ticket()}")
        elif self._asked_for != (self.table_id, self.seq):
            # A second question at the same entry would get the same answer.
            self._asked_for = self.table_id, self.seq
            await asyncio.sleep(self._chance.random() * self._stage.pace)
            await self._ask(line, self._stage.ticket(), type="moves", seat=seat)

    async def _wish(self, line: ClientConnection, **wish: Any) -> None:
        ticket = self._stage.ticket()
        self.sent[ticket] = wish
        await self._ask(line, ticket, type="wish", wish=wish)

    async def _ask(self, line: ClientConnection, ticket: str, **message: Any) -> None:
        self._question = Question(ticket, message, time.monotonic())
        await send(line, ticket=ticket, **message)

    # --- listening ---

    async def _listen(self, line: ClientConnection, message: str | bytes) -> None:
        await self._hear(line, json.loads(message))

    async def _hear(self, line: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.seq, self.seat = message["seq"], message["seat"]
                self.table, self.view = message["table"], message["view"]
                self._greeting = False
                self.connected = True
                self._look()
                if self._question is not None:
                    self._seq_when_back = self.seq
                    await send(line, ticket=self._question.ticket, **self._question.message)
            case "update":
                self._take(message)
            case "accepted":
                self._note_promise(message["ticket"], message["seq"])
            case "refused":
                self._note_refusal(message)
            case "here":
                if any(seat >= len(self.table["chairs"]) for seat in message["seats"]):
                    self.faults.append(f"nobody can be there: {message}")
            case "moves":
                self._question = None
                await self._choose(line, message)
            case "closing":
                self.closings[message["key"]] += 1
                if message["key"] not in EXPECTED_ENDINGS:
                    self.faults.append(f"closed: {message}")
            case _:
                self.faults.append(f"unexpected: {message}")

    def _take(self, update: Json) -> None:
        if update["seq"] <= self.seq and self._greeting:
            return  # it was on its way when we said hello
        if update["seq"] != self.seq + 1:
            self.faults.append(f"{self.table_id}: update {update['seq']} after {self.seq}")
        self.seq = update["seq"]
        if self._greeting:
            return  # what was missed comes without views; the welcome has the whole one
        self.table = after_update(self.table, update)
        if update.get("view") is not None:
            self.view = merge(self.view, update["view"])
        self._look()

    def _look(self) -> None:
        if self.phase == "finished":
            self.finished.add(self.table_id)
        self.sayings |= {saying["text"] for saying in self.table["sayings"]}
        self.sights.append(Sight(self.table_id, self.seq, self.seat, self.guest.name, self._told()))

    def _told(self) -> bytes:
        return as_told(self.table, self.view)

    async def _choose(self, line: ClientConnection, answer: Json) -> None:
        if not self._stage.acting or answer["seq"] != self.seq or not answer["moves"]:
            self._asked_for = None
            return
        asides = answer["asides"]
        kind = asides if asides and self._chance.random() < 0.1 else answer["moves"]
        move = self._chance.choice(kind)
        await self._wish(line, wish="play", seat=answer["seat"], move=move)
        self._stage.note_move()

    def _note_promise(self, ticket: str, seq: int) -> None:
        question = self._question
        if question is None or question.ticket != ticket or question.wish is None:
            self.faults.append(f"an answer to no question: {ticket} is {seq}")
            return
        if seq > self.seq:
            self.faults.append(f"{self.table_id}: accepted {seq} before it was told: {self.seq}")
        self._stage.waits.append(time.monotonic() - question.asked_at)
        if seq <= self._seq_when_back:
            self.found_again += 1
        self._seq_when_back = 0
        self.promises.append(Promise(self.table_id, seq, question.wish, ticket))
        self._question = None

    def _note_refusal(self, refusal: Json) -> None:
        self.refusals[refusal["key"]] += 1
        self.refused[refusal["ticket"]] = refusal["key"]
        if refusal["key"] in UNEXPECTED_REFUSALS or not refusal["ticket"]:
            self.faults.append(f"refused: {refusal}")
        self._question = None
        self._seq_when_back = 0
        # Things were not as we thought: ask anew.
        self._asked_for = None


def as_told(table: Json, view: Json | None) -> bytes:
    """A digest of what a client has in front of it, the same whether it came whole or patched."""
    seen = [without_nulls(table), without_nulls(view or {})]
    return hashlib.blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=16).digest()


async def send(line: ClientConnection, **message: Any) -> None:
    await line.send(json.dumps(message))
