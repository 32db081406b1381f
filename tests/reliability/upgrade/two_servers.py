"""Two servers on one PostgreSQL and one Redis become another version one after the other. The one
that is not updated yet lets go of every table that the other has carried over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx

from tests.reliability.players import Player
from tests.reliability.proof import kept_by_postgres
from tests.reliability.servers import ServerProcess
from tests.reliability.upgrade.company import KINDS, MAZE, Company
from tests.reliability.upgrade.evidence import Evidence, promises_of
from tests.reliability.upgrade.versions import LATER_RULES, later_version
from tests.tables.event_loop import in_event_loop

if TYPE_CHECKING:
    from tests.services import RedisServer

pytest_plugins = ["tests.services"]

PATIENCE: Final = 180.0
NEEDS_VERSION: Final = 409


async def loaded(player: Player, url: str) -> None:
    """The page of a table is there. A game that ends just now is filmed in the seconds after it, by
    the server that is still the old one."""
    path = f"{url}/api/tables/{player.table_id}"
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        async with asyncio.timeout(PATIENCE):
            while (answer := await http.get(path)).status_code == NEEDS_VERSION:
                await asyncio.sleep(0.2)
    assert answer.is_success, answer.text


@in_event_loop
async def test_two_servers_are_updated_one_after_the_other(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    later = later_version("later rules", tmp_path / "rules", LATER_RULES)
    settings = {"database": postgres_url, "redis": redis_server.url, "pull_lag": "60"}
    servers = [ServerProcess(tmp_path, name, **settings) for name in ("one", "two")]
    company = Company([server.url for server in servers], seed=3)
    try:
        await asyncio.gather(*(server.start() for server in servers))
        await company.sit_down(KINDS)
        await company.wait_in_the_lobby([MAZE])
        await company.games_are_under_way(PATIENCE)
        playing = company.playing_at()
        for server in servers:
            assert await server.stop() == 0
            server.program = later.program
            await server.start()
            # A page that is loaded there finds the table, and carries it over.
            for player in company.players:
                await loaded(player, server.url)
            await company.all_are_there(PATIENCE)
            await company.all_go_on(PATIENCE)
        company.begin_in_the_lobby(1)
        await company.all_go_on(PATIENCE)
        company.play_again(False)
        await company.leave()
        assert [await server.stop() for server in servers] == [0, 0]
    finally:
        for server in servers:
            server.kill()
        await company.leave()
    for server in servers:
        assert not server.complaints(), server.complaints()
    # Who was at the server that was still the old one has come to the other without being asked.
    closings = {key for player in company.players for key in player.closings}
    assert closings == {"server-stops", "being-updated"}
    evidence = Evidence(await kept_by_postgres(postgres_url))
    assert evidence.check_promises(promises_of(company.players)) > 100
    assert evidence.check_sights(one for player in company.players for one in player.sights) > 100
    # By one entry each, though two servers have read it; a maze may have ended just before.
    carried = sorted(len(evidence.carried(table)) for table in playing)
    assert carried in ([1] * len(playing), [0] + [1] * (len(playing) - 1))
