"""What a table of Escape decides besides the rules: who may talk, and who plays an empty seat."""

from __future__ import annotations

import msgspec
import pytest

from mastaba.bots.escape.player import Steady
from mastaba.games.escape.modules.curses import tiles as curses
from mastaba.kernel.contract import REFEREE
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.beginning import started
from mastaba.tables.sight import table_sight
from mastaba.tables.table import Table
from mastaba.tables.telling import Before, Telling
from tests.tables.test_table import ANNA, BEN, do, refused


def running() -> Table:
    """Anna and Ben, with curses, after the start word."""
    table = Table("t")
    table.take(e.Opened(ANNA, "escape", "ABCDEF", 2, False, {"curses": True}), at=0)
    for seat, person in enumerate((ANNA, BEN)):
        do(table, person, w.Sit(seat))
        do(table, person, w.Ready())
    table.take(started(table.game, table.options, 5), at=500)
    for seat, person in enumerate((ANNA, BEN)):
        do(table, person, w.Play(seat, "ready"))
    return table


def curse(table: Table, seat: int, name: str) -> None:
    curses.set_held(table.state, seat, (table.state.box.curse_names.index(name),))


@pytest.mark.rule("ESC-PHYS-01", "ESC-CURSE-SILENCE")
def test_under_silence_nobody_chats() -> None:
    table = running()
    curse(table, 0, "silence")
    refusal = refused(table, ANNA, w.Say("help!"))
    assert (refusal.key, refusal.rule) == ("silenced", "ESC-PHYS-01")
    do(table, BEN, w.Say("what is it?"))
    curse(table, 0, "debris")
    do(table, ANNA, w.Say("now I can"))
    assert [saying.text for saying in table.sayings] == ["what is it?", "now I can"]


@pytest.mark.rule("ESC-RT-31", "ESC-PHYS-27")
def test_who_has_adopted_a_seat_plays_it_and_its_bot_rests() -> None:
    table = running()
    assert refused(table, ANNA, w.Play(1, "roll 1")).key == "not-your-seat"
    table.take(e.Moved("", REFEREE, "away 1"), at=2000)
    table.take(e.StoodIn("", 1, "steady"), at=12_000)
    before = Before(table, None)
    events = table.take(e.Moved(ANNA, 0, "propose adopt 1"), at=13_000)
    told = msgspec.json.decode(Telling(table, before, events).update(ANNA, 0))
    assert table_sight(table, ANNA).mine == told["table"]["mine"] == [0, 1]
    assert [chair["away"] for chair in told["table"]["chairs"]] == [False, False]
    assert Steady().act(table.state, 1, 1)[0] is None
    do(table, ANNA, w.Play(1, "roll 1"))
    assert refused(table, BEN, w.Play(0, "roll 1")).key == "not-your-seat"
    table.take(e.Moved("", REFEREE, "back 1"), at=14_000)
    table.take(e.CameBack(BEN, 1), at=14_000)
    assert table_sight(table, ANNA).mine == [0]
    assert refused(table, ANNA, w.Play(1, "roll 2")).key == "not-your-seat"
    do(table, BEN, w.Play(1, "roll 2"))


@pytest.mark.rule("ESC-PAUSE-02", "ESC-PAUSE-03")
def test_a_crash_takes_nothing_from_the_one_pause_and_shows_nothing() -> None:
    table = running()
    table.take(e.Moved(ANNA, 0, "propose pause"), at=20_000)
    table.take(e.Moved(BEN, 1, "vote pause yes"), at=21_000)
    table.take(e.Served(""), at=31_000)
    assert table.due() == 81_000
    # For an hour no server was there: the game stands until then, and goes on with the rest.
    table.take(e.Resumed(""), at=3_631_000)
    assert table.due() == 3_681_000
    assert table.state.view(0).covered
    table.take(e.Ticked(""), at=3_681_000)
    assert table.state.view(0).covered
    table.take(e.Ticked(""), at=3_684_000)
    assert not table.state.view(0).covered
