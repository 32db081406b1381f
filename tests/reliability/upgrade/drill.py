"""One way through the versions: play, stop, start the next one on the same database, play on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import httpx
import msgspec

from mastaba.kernel.editions import PHYSICS
from mastaba.tables.rules_in_play import Rules
from tests.reliability.proof import films_in_sqlite, kept_by_sqlite, phases_in_sqlite
from tests.reliability.servers import ServerProcess
from tests.reliability.upgrade.company import KINDS, MAZE, STONES, TEMPLE, TOMB, Company
from tests.reliability.upgrade.evidence import (
    Carried,
    Evidence,
    check_films,
    check_sent_again,
    promises_of,
)
from tests.reliability.upgrade.past import Past, check_same, is_verified, past_of, play_some
from tests.reliability.upgrade.versions import Version

PATIENCE: Final = 180.0

Stop = Literal["SIGTERM", "kill -9"]


class Update(msgspec.Struct):
    """What came of one update."""

    before: str
    after: str
    stop: Stop
    seconds: dict[str, float] = {}
    """How long it took until the new server listened, until all who play had a promise of it, until
    every game had its chronicle."""
    left: list[str] = []
    """What /readyz said of that meanwhile."""
    promises: int = 0
    """Wishes that were acknowledged until now, all found."""
    views: int = 0
    """What people saw, compared with what the rules of this tree make of the log,"""
    filmed: int = 0
    """and with what films show of it."""
    running: int = 0
    carried: int = 0
    dropped: int = 0
    laid: int = 0
    """Traps that were settled or poured anew before anybody pulled."""
    watched: int = 0
    verified: int = 0
    refused: int = 0
    """Of the dropped moves, those that were sent again and answered as taken back."""
    begun: int = 0
    """Games that waited in the lobby and began by the new rules."""


class Way:
    """A company that goes through versions, and the database that it plays on."""

    def __init__(self, folder: Path, stop: Stop, seed: int) -> None:
        folder.mkdir()
        self.database = folder / "mastaba.db"
        # A machine that is busy with two drills is no reason for a pull not to count.
        self.server = ServerProcess(folder, database=f"sqlite:///{self.database}", pull_lag="60")
        self.company = Company([self.server.url], seed)
        self.updates: list[Update] = []
        self._stop: Stop = stop
        self._name = ""
        self._rules: dict[str, Rules] = {}
        """By which rules each kind of table is played now."""
        self._faults: Sequence[str] = ()
        self._past: dict[str, Past] = {}

    async def begin(self, version: Version) -> None:
        self._take(version)
        await self.server.start()
        await self.company.sit_down(KINDS)
        await self.company.wait_in_the_lobby([TOMB, TEMPLE, MAZE, STONES])
        await self.company.all_go_on(PATIENCE)

    async def become(self, version: Version) -> None:
        """Stop in the middle of play, start another version, and see that nothing is missing."""
        await self._play_on()
        update = Update(self._name, version.name, self._stop)
        playing, earlier = await self._leave(), self._rules
        self._forgive()
        self._take(version)
        began = time.monotonic()
        await self.server.start()
        update.seconds["started"] = time.monotonic() - began
        await self.company.all_are_there(PATIENCE)
        await self.company.all_go_on(PATIENCE)
        update.seconds["went on"] = time.monotonic() - began
        update.left = await self._chronicles_are_made()
        update.seconds["filmed"] = time.monotonic() - began
        await self._look_back(update)
        beginning = self.company.begin_in_the_lobby(1)
        await self.company.all_go_on(PATIENCE)
        update.begun = len({player.table_id for player in beginning})
        await asyncio.to_thread(self._prove, update, earlier, playing)
        self.updates.append(update)

    def _take(self, version: Version) -> None:
        self._name, self.server.program = version.name, version.program
        self._faults = version.faults
        told = version.rules([(kind.game, kind.options) for kind in KINDS])
        self._rules = {kind.name: rules for kind, rules in zip(KINDS, told, strict=True)}

    async def end(self) -> None:
        self.server.kill()
        await self.company.leave()

    def _forgive(self) -> None:
        """Forget what players have noted of the faults that this version is known to have."""
        for player in self.company.players:
            player.faults[:] = [
                noted for noted in player.faults if not any(one in noted for one in self._faults)
            ]

    # --- before ---

    async def _play_on(self) -> None:
        others = asyncio.create_task(asyncio.to_thread(play_some, self.server.url))
        await self.company.games_are_under_way(PATIENCE)
        await self.company.stones_are_pulled(1, PATIENCE)
        await self._note_past({*self.company.finished, *await others})
        await self.company.games_are_under_way(PATIENCE)

    async def _leave(self) -> dict[str, int]:
        """Stop in the middle of play; the tables that were played at, with their last entries."""
        while True:
            playing = await self._stop_in_mid_play()
            phases = phases_in_sqlite(self.database)
            if all(phases[table] == "running" for table in self.company.tables_played_at()):
                return playing
            # A game has just ended, and the end of its film may only be made by these rules.
            await self.server.start()
            await self.company.all_are_there(PATIENCE)
            await self.company.games_are_under_way(PATIENCE)

    async def _stop_in_mid_play(self) -> dict[str, int]:
        company = self.company
        company.play_again(False)
        playing = company.playing_at()
        with suppress(TimeoutError):
            await company.a_move_is_under_way(PATIENCE)
        if self._stop == "SIGTERM":
            assert await self.server.stop() == 0, self.server.log.read_text()
        else:
            self.server.kill()
        company.play_again(True)
        return playing

    async def _note_past(self, tables: Collection[str]) -> None:
        for table in set(tables) - self._past.keys():
            self._past[table] = await asyncio.to_thread(past_of, self.server.url, table)

    # --- after ---

    async def _chronicles_are_made(self) -> list[str]:
        """Wait until /readyz counts nothing any more; what it has said."""
        said: list[str] = []
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False) as http:
            async with asyncio.timeout(PATIENCE):
                while not said or said[-1] != "ready":
                    answer = await http.get("/readyz")
                    assert answer.status_code == 200, answer.text
                    if answer.text not in said[-1:]:
                        said.append(answer.text)
                    await asyncio.sleep(0.05)
        return said

    async def _look_back(self, update: Update) -> None:
        for table, before in self._past.items():
            now = await asyncio.to_thread(past_of, self.server.url, table)
            check_same(table, before, now)
            update.watched += 1
            update.verified += await asyncio.to_thread(is_verified, now.log)
        assert update.verified, "no game was by the rules of this tree"

    def _prove(self, update: Update, earlier: dict[str, Rules], playing: dict[str, int]) -> None:
        """Hold what the database holds against what was promised, seen and told."""
        assert not self.server.complaints(), self.server.complaints()
        self._forgive()
        # Play goes on meanwhile, so what was heard comes before what is kept.
        players = self.company.players
        promises = promises_of(players)
        sights = [sight for player in players for sight in player.sights]
        evidence = Evidence(kept_by_sqlite(self.database))
        update.promises = evidence.check_promises(promises)
        update.views = evidence.check_sights(sights)
        update.filmed = check_films(evidence, films_in_sqlite(self.database), sights)
        update.running = len(playing)
        assert not evidence.ended_by_update(), evidence.ended_by_update()
        for table, last in playing.items():
            kind = self.company.kind_of(table).name
            before, now = earlier[kind], self._rules[kind]
            new = [carried for carried in evidence.carried(table) if carried.seq > last]
            assert len(new) == (not before.are(now)), (table, kind, new)
            for carried in new:
                self._prove_carried(update, table, carried)
            if before.editions.get(PHYSICS) != now.editions.get(PHYSICS):
                assert evidence.laid_after(table, last), f"nothing was laid at {table}"
                update.laid += 1

    def _prove_carried(self, update: Update, table: str, carried: Carried) -> None:
        dropped = set(carried.entry.dropped)
        update.carried += 1
        update.dropped += len(dropped)
        assert all(carried.entry.from_seq < seq < carried.seq for seq in dropped)
        assert not dropped or self._stop == "kill -9", (table, carried)
        for player in self.company.kinds:
            if player.table_id == table:
                assert player.told_of_rules.get(table) == carried.seq, player.guest.name
            for promise in player.promises:
                if (promise.table, promise.wish["wish"]) == (
                    table,
                    "play",
                ) and promise.seq in dropped:
                    check_sent_again(self.server.url, player.guest.cookie, promise)
                    update.refused += 1
