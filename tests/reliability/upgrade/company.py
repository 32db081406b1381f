"""Everybody who plays through an update, at tables of all three games, and those who only wait in
the lobby until another version lets them begin."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from tests.reliability.parties import Parties
from tests.reliability.players import Guest, Json, Player, Stage
from tests.reliability.upgrade.travellers import Robber, Runner, Traveller


class Kind(NamedTuple):
    """A table that is played at by two people, and bots."""

    name: str
    game: str
    options: Json
    bots: dict[int, str]
    player: type[Traveller]
    pace: float = 0.3


MAZE: Final = Kind("Run Run Run!", "run-run-run", {"level": "kitten"}, {2: "scout"}, Traveller, 0.6)
TOMB: Final = Kind(
    "The Cursed Tomb by chance",
    "cursed-tomb",
    {"trap": "abstract", "rounds": None, "decisionClock": 180},
    {2: "medium"},
    Traveller,
)
STONES: Final = Kind(
    "The Cursed Tomb with stones",
    "cursed-tomb",
    {"pawns": "dealt", "first": 0, "rounds": None},
    {},
    Robber,
)
TEMPLE: Final = Kind(
    "Escape with Curses and Treasures",
    "escape",
    {"track": "2", "curses": True, "treasures": True},
    {2: "steady"},
    Runner,
)
KINDS: Final = (MAZE, MAZE, TOMB, STONES, TEMPLE)

UNDER_WAY: Final = 12
"""A game with so many entries has been played for a while."""


class Waiting(NamedTuple):
    """Two people at a table in the lobby, one of them not seated yet."""

    stage: Stage
    players: list[Traveller]


class Company(Parties):
    def __init__(self, urls: Sequence[str], seed: int) -> None:
        super().__init__(Stage(seed), urls, 0, racing=False)
        self.kinds: dict[Traveller, Kind] = {}
        self._waiting: list[Waiting] = []
        self._stages: list[Stage] = []
        self._numbers = count(1)
        self._seed = seed

    async def sit_down(self, kinds: Sequence[Kind] = KINDS) -> None:
        for kind in kinds:
            await self._gather_at(kind, self._new_stage(kind))

    async def wait_in_the_lobby(self, kinds: Sequence[Kind]) -> None:
        for kind in kinds:
            stage = self._new_stage(kind)
            stage.acting = False
            self._waiting.append(Waiting(stage, await self._gather_at(kind, stage)))

    def begin_in_the_lobby(self, tables: int) -> list[Player]:
        """Those who have waited longest begin; who that is."""
        beginning, self._waiting = self._waiting[:tables], self._waiting[tables:]
        for waiting in beginning:
            waiting.stage.acting = True
        return [player for waiting in beginning for player in waiting.players]

    def _new_stage(self, kind: Kind) -> Stage:
        number = len(self._stages) + 1
        self._stages.append(Stage(self._seed + number, kind.pace, tickets=f"{number}-"))
        return self._stages[-1]

    async def _gather_at(self, kind: Kind, stage: Stage) -> list[Traveller]:
        people = [Guest(f"guest {next(self._numbers)}") for _ in range(2)]
        for guest in people:
            await guest.sign_in(self._urls)
        seats = len(people) + len(kind.bots)
        table = await people[0].open_table(self._urls, seats, kind.bots, kind.game, kind.options)
        players = [
            kind.player(stage, guest, self._urls_from(place)) for place, guest in enumerate(people)
        ]
        for player in players:
            self.kinds[player] = kind
            self._let_play(player, table)
        return players

    def _who_play(self) -> list[Player]:
        idle = {player for waiting in self._waiting for player in waiting.players}
        return [player for player in self.players if player not in idle]

    async def games_are_under_way(self, patience: float) -> None:
        """All who play are in the middle of a game, and stones have been pulled."""

        def not_yet() -> list[str]:
            return [
                f"{player.guest.name}: {player.phase} {player.seq}"
                for player in self._who_play()
                if player.phase != "running" or player.seq < UNDER_WAY
            ]

        await self._until(lambda: not not_yet(), patience, lambda: f"not under way: {not_yet()}")

    async def stones_are_pulled(self, count: int, patience: float) -> None:
        robbers = [player for player in self._who_play() if isinstance(player, Robber)]
        enough = min(robber.pulls for robber in robbers) + count
        await self._until(
            lambda: all(robber.pulls >= enough for robber in robbers),
            patience,
            lambda: f"pulls: {[robber.pulls for robber in robbers]}, not {enough}",
        )

    def play_again(self, yes: bool) -> None:
        """Whether those whose game is over go on to a new one."""
        for stage in self._stages:
            stage.playing_again = yes

    def tables_played_at(self) -> set[str]:
        return {player.table_id for player in self._who_play()}

    def playing_at(self) -> dict[str, int]:
        """The tables where a game is under way, each with the last entry that all have heard of."""
        playing: dict[str, int] = {}
        for player in self._who_play():
            if player.phase == "running":
                heard = playing.get(player.table_id, player.seq)
                playing[player.table_id] = min(heard, player.seq)
        return playing

    def kind_of(self, table: str) -> Kind:
        return next(
            kind
            for player, kind in self.kinds.items()
            if any(promise.table == table for promise in player.promises)
        )

    @property
    def finished(self) -> set[str]:
        return set().union(*(player.finished for player in self.players))

    async def a_move_is_under_way(self, patience: float) -> None:
        """The same at any table that is played at."""
        moves = [asyncio.create_task(one.a_move_is_under_way(patience)) for one in self._stages]
        await asyncio.wait(moves, return_when=asyncio.FIRST_COMPLETED)
        for move in moves:
            move.cancel()
