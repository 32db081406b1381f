"""Tables with a trap, as their entries make them: who agrees, and who plays for whom."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.kernel.contract import REFEREE
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.table import NotPossible, Table
from mastaba.tables.trap import AGREEMENTS, bots_to_agree

ANN, BOB = "ann", "bob"
OPTIONS: dict[str, Any] = {"pawns": "dealt", "first": 0}


def pulling(*people: str, seats: int = 2, **options: Any) -> Table:
    """Ann, at the first seat, is asked to pull; bots play where nobody sits."""
    table = Table("t1")
    given = {**OPTIONS, **options}
    table.take(e.Opened(ANN, "cursed-tomb", "ABCDEF", seats, False, given), at=0)
    for seat in range(seats):
        sits = e.Sat(people[seat], seat, "") if seat < len(people) else e.SatBot(ANN, seat, "weak")
        table.take(sits, at=0)
    table.take(e.Started("", 5), at=0)
    play(table, 0, "turn")
    return table


def play(table: Table, seat: int, move: str) -> None:
    table.take(e.Moved("", seat, move), at=1000)


def refused(table: Table, person: str, wish: w.AnyWish) -> NotPossible:
    with pytest.raises(NotPossible) as caught:
        table.decide(person, person, wish)
    return caught.value


# --- a pull that is called stuck ---


@pytest.mark.rule("TOMB-DT-33")
def test_bots_agree_with_the_people_of_a_table() -> None:
    table = pulling(ANN, seats=3)
    assert bots_to_agree(table) == []
    play(table, 0, "stuck")
    assert bots_to_agree(table) == [1, 2]


@pytest.mark.rule("TOMB-DT-33")
def test_no_bot_agrees_for_a_person_who_is_away() -> None:
    table = pulling(ANN, BOB)
    table.take(e.StoodIn("", 1, "weak"), at=0)
    play(table, 0, "stuck")
    assert bots_to_agree(table) == []


@pytest.mark.rule("TOMB-DT-33")
def test_bots_let_nobody_begin_again_for_ever() -> None:
    table = pulling(ANN, seats=3)
    for _ in range(AGREEMENTS):
        play(table, 0, "stuck")
        while seats := bots_to_agree(table):
            play(table, seats[0], "stuck")
        assert not table.state.stuck, "the pull began again"
    play(table, 0, "stuck")
    assert bots_to_agree(table) == []


# --- bots that play for people ---


@pytest.mark.rule("TOMB-DT-31")
def test_no_bot_takes_over_while_a_hand_is_in_the_bowl() -> None:
    table = pulling(ANN, BOB)
    play(table, REFEREE, "touch")
    for person in (ANN, BOB):
        refusal = refused(table, person, w.StandIn(0, "surgeon"))
        assert (refusal.key, refusal.rule) == ("pull-must-end-first", "TOMB-DT-31")
    assert table.decide(BOB, "Bob", w.StandIn(1, "weak")) == e.StoodIn(BOB, 1, "medium")


@pytest.mark.parametrize("trap", ["physics", "abstract"])
def test_nobody_chooses_how_steady_the_hand_is_that_plays_for_a_person(trap: str) -> None:
    table = pulling(ANN, BOB, trap=trap)
    for bot in ("child", "surgeon"):
        assert table.decide(ANN, "Ann", w.StandIn(0, bot)) == e.StoodIn(ANN, 0, "medium")
    assert refused(table, ANN, w.StandIn(0, "ghost")).key == "no-such-bot"


# --- what is announced ---


@pytest.mark.rule("TOMB-V1-03")
@pytest.mark.parametrize(("variant", "taker_back"), [("base", 0), ("mad-rockfall", None)])
def test_an_announced_colour_is_not_taken_back(variant: str, taker_back: int | None) -> None:
    table = pulling(ANN, BOB, variant=variant)
    for seat in (0, 1):
        play(table, REFEREE, "late")
        if seat == 0:
            play(table, 1, "turn")
    names = [table.game.text(move) for move in table.state.moves(0)]
    play(table, 0, next(name for name in names if name.startswith("name ")))
    assert table.taker_back() == taker_back
