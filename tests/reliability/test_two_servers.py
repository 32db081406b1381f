"""Two servers on one PostgreSQL and one Redis serve the same tables, and lose nothing.

Everybody plays on through all of it: a quiet time, one without Redis, and a crash of one server.
After each of them both ends must have come to the same.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from tests.reliability.parties import Parties
from tests.reliability.players import Stage
from tests.reliability.proof import kept_by_postgres, prove
from tests.reliability.servers import ServerProcess
from tests.tables.event_loop import in_event_loop

if TYPE_CHECKING:
    from tests.services import RedisServer

pytest_plugins = ["tests.services"]

PATIENCE = 300.0
TABLES = 3


class Both:
    """Two servers, and parties whose people are spread over them."""

    def __init__(self, folder: Path, database: str, redis: RedisServer) -> None:
        self.database = database
        self.redis = redis
        self.servers = [
            ServerProcess(folder, name, database=database, redis=redis.url)
            for name in ("one", "two")
        ]
        urls = [server.url for server in self.servers]
        self.parties = Parties(Stage(seed=1), urls, TABLES, racing=True)
        self.players = self.parties.players

    async def converge(self) -> None:
        """No table is stuck, and when all pause, everybody has heard of every entry."""
        await self.parties.all_go_on(PATIENCE)
        await self.parties.come_to_rest(lambda: kept_by_postgres(self.database), PATIENCE)
        self.parties.stage.acting = True

    async def play_in_quiet(self) -> None:
        await self.parties.more_promises(60, PATIENCE)
        await self.converge()
        assert {player.url for player in self.players} == {server.url for server in self.servers}
        assert sum(player.lost_lines for player in self.players) == 0

    async def play_without_redis(self) -> None:
        self.redis.stop()
        # Play goes on, though the two ends hear of each other only when they write or look again.
        await self.parties.more_promises(30, PATIENCE)
        self.redis.start_again()
        await self.converge()
        assert sum(player.lost_lines for player in self.players) == 0

    async def crash_one(self) -> None:
        await self.parties.stage.a_move_is_under_way(PATIENCE)
        self.servers[0].kill()
        # Its players go on at the other one.
        await self.parties.all_go_on(PATIENCE)
        await self.servers[0].start()
        await self.converge()

    def heard_from_the_other(self) -> set[str]:
        """What was said at one server and has come to a player of the other."""
        said = {
            promise.wish["text"]: player.url
            for player in self.players
            for promise in player.promises
            if promise.wish["wish"] == "say"
        }
        return {
            text
            for player in self.players
            for text in player.sayings
            if said.get(text, player.url) != player.url
        }


@in_event_loop
async def test_two_servers_lose_nothing(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    both = Both(tmp_path, postgres_url, redis_server)
    try:
        await asyncio.gather(*(server.start() for server in both.servers))
        await both.parties.begin()
        await both.play_in_quiet()
        assert both.heard_from_the_other()
        await both.play_without_redis()
        await both.crash_one()
        await both.parties.games_end(1, PATIENCE)
        await both.parties.leave()
        for server in both.servers:
            await server.stop()
    finally:
        for server in both.servers:
            server.kill()
        await both.parties.leave()
    for server in both.servers:
        assert not server.complaints(), server.complaints()
    found = prove(await kept_by_postgres(postgres_url), both.players)
    assert found.promises > 100
    assert found.finished == found.ended > 0
    racers = [player for player in both.players if player.role == "second device"]
    wishes = {promise.wish["wish"] for player in racers for promise in player.promises}
    assert "play" in wishes
