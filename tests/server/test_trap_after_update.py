"""Traps that rest by another edition of the physics: real servers, real sockets, real physics."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mastaba.games.cursed_tomb import CursedTombGame
from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import Trap, settle
from mastaba.referee.frames import Vector
from mastaba.tables import entries as e
from tests.referee.scenes import RIM, state
from tests.server.clients import Guest, Place
from tests.server.serving import Running, serving
from tests.server.test_pulls import PATIENT, armed, happened, said, touched
from tests.server.trap_hands import pull, steady, wait_for_news


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("traps"), **PATIENT) as running:
        yield running


def laid(server: Running, table: str) -> e.Laid:
    found = server.service.host.lives[table].table.trap
    assert found is not None
    return found


def lay_by(server: Running, place: Place, physics: int, trap: Trap) -> None:
    """As if a version with that edition of the physics had left the trap like this."""
    keeper = server.service.host.lives[place.table["id"]].keeper
    assert keeper is not None
    server.do(keeper.lay(e.Laid("", 1, trap.snapshot(), b"of before", physics)))


def test_a_trap_that_lies_still_is_laid_as_it_is(server: Running, ann: Guest, bob: Guest) -> None:
    with armed(ann, bob) as (hers, his):
        table = hers.table["id"]
        before = Trap.restore(laid(server, table).trap)
        lay_by(server, hers, 0, before)
        wait_for_news(his, "building")
        # Nobody pulls at it yet.
        hers.send(type="hand", do="ready")
        assert wait_for_news(hers, "building")["build"] == 1
        his.until(lambda _message: bool(his.table["update"]))
        assert his.table["update"]["bowl"] == "kept"
        assert his.table["update"]["seq"] == his.seq
        for place in (hers, his):
            wait_for_news(place, "armed")
        after = laid(server, table)
        assert (after.build, after.physics, after.seed) == (1, 1, b"of before")
        assert Trap.restore(after.trap).bowl == before.bowl
        pull(hers, steady())
        assert happened(hers, "stone-pulled")


@pytest.mark.parametrize(
    "place",
    [(0.0, 0.0, RIM + 60.0), (150.0, 0.0, 20.0)],
    ids=["a stone moves", "a stone falls"],
)
def test_a_trap_that_does_not_is_poured_anew_and_nobody_loses_by_it(
    server: Running, ann: Guest, bob: Guest, place: Vector
) -> None:
    with armed(ann, bob) as (hers, his):
        before = Trap.restore(laid(server, hers.table["id"]).trap)
        asked = (hers.view or {})["pull"]
        lay_by(server, hers, 0, Trap({**before.bodies, 3: state(place)}))
        his.until(lambda _message: bool(his.table["update"]))
        assert his.table["update"]["bowl"] == "poured"
        for one in (hers, his):
            wait_for_news(one, "armed")
        after = laid(server, hers.table["id"])
        poured = Trap.restore(after.trap)
        assert poured.bowl == before.bowl
        assert SCEPTRE in poured.bodies
        assert settle(poured).fallen == ()
        assert after.seed != b"of before"
        assert (hers.view or {})["pull"] == asked
        assert not happened(his, "rockfall")
        assert not happened(his, "fell-by-itself")
        # Who comes later hears of it too.
        with Guest(server.url).connect(hers.table["id"]) as newcomer:
            assert newcomer.table["update"]["bowl"] == "poured"
        pull(hers, steady())


def test_a_pull_under_way_begins_again_from_a_trap_that_rests_by_the_new_physics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        serving(tmp_path, **PATIENT) as server,
        Guest(server.url, "Ann") as ann,
        Guest(server.url, "Bob") as bob,
        armed(ann, bob) as (hers, _his),
    ):
        table, cookie = hers.table["id"], ann.cookie
        pull(hers, steady(), until=lambda _message: touched(hers))
        before = Trap.restore(laid(server, table).trap)
    monkeypatch.setattr(CursedTombGame, "physics", 2)
    with serving(tmp_path, **PATIENT) as server, Guest(server.url) as ann:
        ann.http.cookies.set("mastaba", cookie)
        with ann.connect(table, 0) as hers:
            hers.until(lambda _message: not touched(hers) and bool(hers.table["update"]))
            assert hers.table["update"]["bowl"] == "kept"
            assert hers.table["update"]["parts"] == []
            wait_for_news(hers, "armed")
            assert [one["state"] for one in said(hers, "pull")][-1] == "armed"
            assert laid(server, table).physics == 2
            assert Trap.restore(laid(server, table).trap).bowl == before.bowl
            pull(hers, steady())
            assert happened(hers, "stone-pulled")
