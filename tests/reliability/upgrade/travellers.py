"""Players who stay at their tables while the server becomes another version."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Final

from websockets.asyncio.client import ClientConnection

from mastaba.bots.cursed_tomb.hands import hand_for
from mastaba.referee import Luck
from tests.reliability.players import Guest, Json, Player, Stage, as_told, send
from tests.server.trap_hands import Eyes

LOOK_AGAIN: Final = 0.3
"""Seconds between two looks at what can be done where time passes by itself."""
HANDS: Final = 0.2
"""Seconds between two things that somebody does there; the rules refuse what comes sooner."""
ABOUT_THE_TABLE: Final = ("propose", "vote", "withdraw")
ONWARDS: Final = ("forward", "enter", "turn")
MAY_BEGIN: Final = ("armed", "queued", "running")


def game_as_told(view: Json | None) -> bytes:
    """A digest of a view, without the options: a later version names those that came since."""
    return as_told({}, {name: seen for name, seen in (view or {}).items() if name != "options"})


class Traveller(Player):
    """What other versions tell of a table may differ, but never the game. Nobody lets a bot play,
    so that a game does not end before the next version comes."""

    def __init__(self, stage: Stage, guest: Guest, urls: Sequence[str]) -> None:
        super().__init__(stage, guest, urls)
        self.told_of_rules: dict[str, int] = {}
        """By table, with which entry the rules have changed there, as this player was told."""

    def _told(self) -> bytes:
        update = self.table.get("update")
        if update and update["parts"]:
            self.told_of_rules[self.table_id] = update["seq"]
        return game_as_told(self.view)

    async def _play(self, line: ClientConnection, seat: int) -> None:
        assert self.view is not None
        if self.table["chairs"][seat]["bot"]:
            await self._wish(line, wish="come-back", seat=seat)
        elif any(decision["seat"] == seat for decision in self.view["waiting"]):
            await self._consider(line, seat)

    async def _consider(self, line: ClientConnection, seat: int) -> None:
        if self._asked_for == (self.table_id, self.seq):
            return
        self._asked_for = self.table_id, self.seq
        await asyncio.sleep(self._chance.random() * self._stage.pace)
        if self._chance.random() < 0.1:
            await self._wish(line, wish="say", text=f"about {self._stage.ticket()}")
        else:
            await self._ask(line, self._stage.ticket(), type="moves", seat=seat)


class Runner(Traveller):
    """Plays where time passes while nobody does anything."""

    def __init__(self, stage: Stage, guest: Guest, urls: Sequence[str]) -> None:
        super().__init__(stage, guest, urls)
        self._looked = self._did = 0.0

    async def _consider(self, line: ClientConnection, seat: int) -> None:
        if time.monotonic() - self._looked < LOOK_AGAIN:
            return
        self._looked = time.monotonic()
        if self.table.get("stands"):  # until all have said that they are back
            if not self.table["chairs"][seat]["ready"]:
                await self._wish(line, wish="ready", ready=True)
            return
        await self._ask(line, self._stage.ticket(), type="moves", seat=seat)

    async def _choose(self, line: ClientConnection, answer: Json) -> None:
        every = [move for move in answer["moves"] if move.split()[0] not in ABOUT_THE_TABLE]
        if not every:  # all dice are locked, and nobody else can unlock them
            every = [move for move in answer["asides"] if move.split()[0] == "ping"]
        if not every or not self._stage.acting or time.monotonic() - self._did < HANDS:
            return
        self._did = time.monotonic()
        move = "ready" if "ready" in every else self._chance.choice(every)
        await self._wish(line, wish="play", seat=answer["seat"], move=move)
        self._stage.note_move()


class Robber(Traveller):
    """Pulls stones out of a bowl, with a hand that is careful."""

    def __init__(self, stage: Stage, guest: Guest, urls: Sequence[str]) -> None:
        super().__init__(stage, guest, urls)
        self.frames: list[bytes] = []
        self.pulls = 0
        """Those that were judged."""
        self._at_pull: tuple[str, int] | None = None

    def _my_pull(self) -> int | None:
        asked = (self.view or {}).get("pull")
        return asked["number"] if asked and asked["seat"] == self.seat else None

    async def _play(self, line: ClientConnection, seat: int) -> None:
        if self._my_pull() is None:
            await super()._play(line, seat)

    async def _choose(self, line: ClientConnection, answer: Json) -> None:
        onwards = [move for move in answer["moves"] if move.split()[0] in ONWARDS]
        await super()._choose(line, {**answer, "moves": onwards or answer["moves"], "asides": []})

    async def _listen(self, line: ClientConnection, message: str | bytes) -> None:
        if isinstance(message, bytes):
            await self._see(line, message)
            return
        news = json.loads(message)
        if news["type"] == "welcome":
            self._at_pull = None
        if not news["type"].startswith("pull"):
            await self._hear(line, news)
        elif news["type"] == "pull":
            await self._at_the_trap(line, news)

    async def _at_the_trap(self, line: ClientConnection, news: Json) -> None:
        self.pulls += news["state"] == "ended"
        mine = self._my_pull()
        if mine is None or news["state"] not in MAY_BEGIN or not self._stage.acting:
            return
        # A pull that did not count is armed once more, under the same number.
        if news["state"] == "armed" or self._at_pull != (self.table_id, mine):
            self._at_pull = self.table_id, mine
            self.frames = []
            self._eyes = Eyes(self)
            self._hand = hand_for("strong", Luck(f"{self.table_id} {mine}".encode()))
            await send(line, type="hand", do="ready")

    async def _see(self, line: ClientConnection, frame: bytes) -> None:
        if self._at_pull is None or not self._stage.acting:
            return
        self.frames.append(frame)
        sight = self._eyes.look() if self._my_pull() == self._at_pull[1] else None
        if sight is not None:
            await line.send(self._hand.next(sight).pack())
