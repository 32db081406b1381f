"""What a table of Escape decides besides the rules: who may talk."""

from __future__ import annotations

import pytest

from mastaba.games.escape.modules import curses
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.table import Table
from tests.tables.test_table import ANNA, BEN, do, refused


def running() -> Table:
    """Anna and Ben, with curses, after the start word."""
    table = Table("t")
    table.take(e.Opened(ANNA, "escape", "1", "box", "ABCDEF", 2, False, {"curses": True}), at=0)
    for seat, person in enumerate((ANNA, BEN)):
        do(table, person, w.Sit(seat))
        do(table, person, w.Ready())
    table.take(e.Started("", 5), at=500)
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
