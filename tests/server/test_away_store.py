"""A store that is away for a while makes nobody a stranger at their own table."""

from __future__ import annotations

from pathlib import Path

from tests.server.clients import Guest, raw_socket
from tests.server.serving import serving
from tests.server.test_hostile import closing


def test_who_cannot_be_recognised_is_asked_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as running, Guest(running.url, "Ann") as ann:
        table = ann.open(seats=2)["id"]
        with ann.connect(table, 0):
            running.do(running.service.store.close())
            try:
                with raw_socket(running.url, table, ann.cookie) as again:
                    code, said = closing(again)
            finally:
                running.do(running.service.store.open())
        assert code == 1013
        assert said is not None
        assert (said["key"], said["again"]) == ("store-unavailable", True)
        with ann.connect(table, 0) as back:
            back.must("say", text="it is still my seat")
