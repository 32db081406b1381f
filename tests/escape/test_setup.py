"""Setting up: rooms, depot, dice, levels; written from the rules, not from the code."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.games.escape import GAME, events
from mastaba.games.escape.box import FACES
from mastaba.kernel.contract import UnknownOption
from tests.escape.scene import ANI, BOX, FRANK, begun, scene

MAIN = {"START", "EXIT", "GK1", "GK2", "GT1", "GT2"}
BASE = {f"B{number:02}" for number in range(1, 14)}
CURSED = {f"C{number:02}" for number in range(1, 14)}


def all_rooms(seats: int, seed: int = 1, **options: object) -> list[str]:
    s = begun(seats, seed, options)  # type: ignore[arg-type]
    return [*s.pile, *s.temple]


@pytest.mark.rule("ESC-SETUP-01")
def test_one_to_five_play_and_a_sixth_with_the_expansion() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ESC-SETUP-02", "ESC-COMP-01", "ESC-COMP-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_basic_set_is_main_rooms_and_base_rooms(seats: int) -> None:
    assert Counter(all_rooms(seats)) == Counter(MAIN | BASE)


@pytest.mark.rule("ESC-SETUP-02", "ESC-SETUP-18")
@pytest.mark.parametrize("module", ["curses", "treasures"])
def test_curse_and_treasure_rooms_come_only_with_their_modules(module: str) -> None:
    with_module = set(all_rooms(4, **{module: True}))
    assert with_module >= CURSED
    assert not set(all_rooms(4)) & CURSED


@pytest.mark.rule("ESC-SETUP-03")
def test_the_other_rooms_are_shuffled() -> None:
    piles = {tuple(begun(4, seed).pile) for seed in range(20)}
    assert len(piles) == 20


@pytest.mark.rule("ESC-SETUP-04", "ESC-SETUP-05")
@pytest.mark.parametrize("seats", [1, 3, 5])
@pytest.mark.parametrize("seed", range(5))
def test_two_rooms_lie_beside_start_with_their_stairs_to_it(seats: int, seed: int) -> None:
    temple = begun(seats, seed).temple
    assert temple.pop("START") == (0, 0, 0)
    assert set(temple.values()) == {(1, 0, 1), (-1, 0, 3)}
    assert "EXIT" not in temple


@pytest.mark.rule("ESC-SETUP-06")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_exit_is_one_of_the_last_five(seats: int) -> None:
    places = Counter(
        len(pile) - pile.index("EXIT") for pile in (begun(seats, seed).pile for seed in range(120))
    )
    assert set(places) == {1, 2, 3, 4, 5}


@pytest.mark.rule("ESC-SETUP-07")
@pytest.mark.parametrize("seats", [1, 2])
def test_for_one_or_two_the_exit_is_about_in_the_middle(seats: int) -> None:
    above = Counter(begun(seats, seed).pile.index("EXIT") for seed in range(120))
    assert set(above) == {6, 7, 8}


@pytest.mark.rule("ESC-SETUP-08", "ESC-SETUP-09", "ESC-COMP-06", "ESC-COMP-07")
@pytest.mark.parametrize(("seats", "gems"), [(1, 7), (2, 7), (3, 12), (4, 14), (5, 16), (6, 18)])
def test_gems_on_the_depot(seats: int, gems: int) -> None:
    assert begun(seats).depot == gems


@pytest.mark.rule("ESC-SETUP-10")
def test_two_more_gems_lie_beside_the_depot() -> None:
    s = begun(4)
    assert (s.spare, s.depot) == (2, 14)


@pytest.mark.rule("ESC-SETUP-11", "ESC-COMP-04", "ESC-COMP-05")
def test_everybody_takes_a_free_colour() -> None:
    s = begun(2)
    s.do(ANI, "colour green")
    assert s.told(events.ColourTaken)[0].seat == ANI
    assert s.refused(FRANK, "colour green").rule == "ESC-SETUP-11"
    s.do(FRANK, "colour red")


@pytest.mark.rule("ESC-SIX-01", "ESC-SETUP-11")
def test_the_sixth_colour_comes_with_the_sixth_player() -> None:
    assert [player.pawn for player in begun(6).game.view(None).players][5] == "white"
    s = begun(5)
    assert s.options(ANI, "colour") == []
    assert s.refused(ANI, "colour white").rule == "ESC-SETUP-11"
    assert begun(4).options(ANI, "colour") == ["colour black"]


@pytest.mark.rule("ESC-SETUP-12", "ESC-SETUP-19")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_five_dice_each_not_rolled_yet(seats: int) -> None:
    s = begun(seats)
    assert {s.dice(seat) for seat in range(seats)} == {"- - - - -"}


@pytest.mark.rule("ESC-SETUP-13")
def test_seven_dice_for_one_alone() -> None:
    assert begun(1).dice(ANI) == "- - - - - - -"


@pytest.mark.rule("ESC-SETUP-14")
def test_all_begin_on_start() -> None:
    s = begun(5)
    assert {s.at(seat) for seat in range(5)} == {"START"}


@pytest.mark.rule("ESC-SETUP-15")
def test_the_soundtrack_is_chosen_or_drawn() -> None:
    assert "random" in GAME.choices["track"] or None in GAME.choices["track"]
    slams = set()
    for seed in range(12):
        s = begun(1, seed)
        s.do(ANI, "ready")
        s.tick(0)
        slams.add(next(t for t in (210_000, 225_000) if _slams_at(seed, t)))
    assert slams == {210_000, 225_000}


def _slams_at(seed: int, t: int) -> bool:
    s = begun(1, seed)
    s.do(ANI, "ready")
    s.tick(t - 1)
    s.tick(t)
    return bool(s.told(events.DoorSlammed))


@pytest.mark.rule("ESC-SETUP-16")
def test_both_soundtracks_last_equally_long() -> None:
    for track in ("1", "2"):
        s = scene(options={"track": track})
        s.tick(599_999)
        assert s.outcome == ""
        s.tick(600_000)
        assert s.outcome == "buried"


@pytest.mark.rule("ESC-SETUP-19", "ESC-RT-40")
def test_nobody_acts_before_the_start_word() -> None:
    s = begun(2)
    assert s.code(ANI, "roll 1 2 3 4 5", t=-1) == "BLOCKED"
    s.do(ANI, "ping START", t=-1)
    s.do(ANI, "roll 1", t=0)


@pytest.mark.rule("ESC-LEVEL-01")
def test_the_level_is_agreed_before_the_game() -> None:
    assert set(GAME.choices["level"]) == {"normal", "veteran", "expert"}
    with pytest.raises(UnknownOption):
        GAME.begin(2, 1, {"level": "easy"})


@pytest.mark.rule("ESC-LEVEL-02", "ESC-LEVEL-03")
@pytest.mark.parametrize(("level", "more"), [("normal", 0), ("veteran", 3), ("expert", 6)])
@pytest.mark.parametrize(("seats", "gems"), [(1, 7), (3, 12), (4, 14)])
def test_harder_levels_have_more_gems(level: str, more: int, seats: int, gems: int) -> None:
    assert begun(seats, options={"level": level}).depot == gems + more


@pytest.mark.rule("ESC-LEVEL-04", "ESC-LEVEL-05")
def test_experts_get_no_help_of_fate() -> None:
    s = scene(options={"level": "expert"}, dice={ANI: "B B B B B", FRANK: "B B B B B"})
    assert s.spare == 0
    refusal = s.refused(ANI, "propose fate")
    assert (refusal.facts["code"], refusal.rule) == ("LEVEL", "ESC-LEVEL-04")


@pytest.mark.rule("ESC-LEVEL-06")
@pytest.mark.parametrize("level", ["normal", "veteran", "expert"])
def test_levels_go_with_every_module(level: str) -> None:
    s = begun(3, options={"level": level, "curses": True, "treasures": True})
    assert s.depot == 12 + {"normal": 0, "veteran": 3, "expert": 6}[level]


@pytest.mark.rule("ESC-DICE-01", "ESC-COMP-03")
def test_a_die_has_two_adventurers_and_one_of_each_other_face() -> None:
    assert Counter(FACES[face] for face in BOX.faces) == Counter("AAKTBG")


@pytest.mark.rule("ESC-SIX-01", "ESC-SIX-02")
def test_a_sixth_player_has_a_colour_dice_and_gems() -> None:
    s = begun(6)
    assert s.depot == 18
    assert s.dice(5) == "- - - - -"
    assert len(s.pile) == len(begun(5).pile)
