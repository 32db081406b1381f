"""A server that is stopped in the middle of play finishes what it has begun and says goodbye."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from tests.reliability.parties import Parties
from tests.reliability.players import Stage
from tests.reliability.proof import kept_by_sqlite, prove
from tests.reliability.servers import ServerProcess
from tests.tables.event_loop import in_event_loop

PATIENCE = 300.0


@in_event_loop
async def test_a_stop_in_mid_play_loses_nothing_and_says_goodbye(tmp_path: Path) -> None:
    database = tmp_path / "mastaba.db"
    server = ServerProcess(tmp_path, database=f"sqlite:///{database}")
    stage = Stage(seed=4)
    parties = Parties(stage, [server.url], tables=3, racing=False)
    await server.start()
    try:
        await parties.begin()
        await parties.all_go_on(PATIENCE)
        await parties.more_promises(30, PATIENCE)
        # From here on nobody leaves a table by themselves.
        stage.playing_again = False
        await parties.all_are_there(PATIENCE)
        with suppress(TimeoutError):  # all games may be over by now
            await stage.a_move_is_under_way(2)
        # Not killed by the signal: it has tidied up what it had started.
        assert await server.stop() == 0
        for player in parties.players:
            assert player.closings == {"server-stops": 1}, player.guest.name
        promised = parties.promises
        assert prove(kept_by_sqlite(database), parties.players).promises == promised > 20
        stage.playing_again = True
        await server.start()
        await parties.all_go_on(PATIENCE)
        await parties.come_to_rest(lambda: asyncio.to_thread(kept_by_sqlite, database), PATIENCE)
    finally:
        server.kill()
        await parties.leave()
    found = prove(kept_by_sqlite(database), parties.players)
    assert found.ended == found.finished
    assert not server.complaints(), server.complaints()
