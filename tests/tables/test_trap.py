"""Tables with a trap, as their entries make them: who agrees, and who plays for whom."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.bots.cursed_tomb.looking import lies_in
from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb.box import COLOURS, DESERT, OPEN
from mastaba.kernel.chance import word
from mastaba.kernel.contract import REFEREE
from mastaba.referee import Trap, build
from mastaba.tables import entries as e
from mastaba.tables import wishes as w
from mastaba.tables.table import NotPossible, Table
from mastaba.tables.thinking import think
from mastaba.tables.trap import AGREEMENTS, bots_to_agree, is_still_poured, trap_in_sight
from tests.cursed_tomb.scene import scene

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


# --- bots that look into the bowl ---


def laid(table: Table, trap: bytes, build: int) -> None:
    table.take(e.Laid("", build, trap, b"seed", GAME.physics), at=2000)


def exploring() -> Table:
    """A bot at the first seat is to choose a colour: red or green, which lead as far."""
    table = Table("t1")
    given = {**OPTIONS, "rounds": None}
    table.take(e.Opened(ANN, "cursed-tomb", "ABCDEF", 2, False, given), at=0)
    for seat in range(2):
        table.take(e.SatBot(ANN, seat, "strong"), at=0)
    table.take(e.Started("", 5), at=0)
    return table


def test_a_bot_waits_until_the_trap_lies_there_before_it_chooses_a_colour() -> None:
    table = exploring()
    assert is_still_poured(table)
    assert trap_in_sight(table) == b""
    laid(table, b"as it was poured", 1)
    assert not is_still_poured(table)
    assert trap_in_sight(table) == b"as it was poured"
    play(table, 0, "turn")
    play(table, REFEREE, "touch")
    play(table, REFEREE, "fell sceptre")
    assert is_still_poured(table), "it is poured anew"
    laid(table, b"as it was poured then", 2)
    assert trap_in_sight(table) == b"as it was poured then"
    assert not is_still_poured(pulling(ANN)), "only who chooses a colour has to wait"
    assert trap_in_sight(pulling(ANN, trap="abstract")) == b""


def buried() -> tuple[Trap, int]:
    """A trap in which only one stone of a colour is left, and that does not lie open."""
    trap = build(b"to choose from", 1).trap
    deepest = max(trap.bowl, key=lies_in(trap).__getitem__)
    colour = GAME.box.stone_colours[deepest]
    others = set(GAME.box.stones_in(GAME.box.full_bowl, colour)) - {deepest}
    left = Trap({thing: body for thing, body in trap.bodies.items() if thing not in others})
    assert lies_in(left)[deepest] > OPEN
    return left, colour


def test_a_bot_at_a_table_avoids_the_colour_that_does_not_lie_open() -> None:
    trap, colour = buried()
    # That colour leads to D2 and a scarab, the other one that is known only to D1.
    s = scene(["START", "START"], face_up=2)
    game, kinds = s.game, GAME.box.tile_colours
    first, second = (
        next(tile for tile in GAME.box.tiles_of(DESERT) if (kinds[tile] == colour) == wanted)
        for wanted in (False, True)
    )
    game.tiles = (first, second, *[tile for tile in game.tiles if tile not in (first, second)][:16])
    game.bowl = sum(1 << stone for stone in trap.bowl)
    options = GAME.options(OPTIONS)

    def chosen(bowl: bytes) -> int:
        """How often the bot names that colour."""
        answers = [
            think(GAME.name, "strong", game.dump(), options, 0, word(4, 4, number), bowl)
            for number in range(40)
        ]
        return answers.count(f"name {COLOURS[colour]}")

    assert chosen(trap.snapshot()) < chosen(b"")
