"""What is in the box, and what adds up; written from the rules, not from the code."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from mastaba.games.escape import GAME
from mastaba.games.escape.modules.curses import tiles as m1
from mastaba.games.escape.modules.treasures import tiles as m2
from tests.escape.scene import ANI, begun, scene

ROOMS: dict[str, Any] = {room.room: room for room in GAME.components().rooms}
SIDES = "NESW"


def group(name: str) -> list[Any]:
    return [room for room in ROOMS.values() if room.group == name]


def one_gem_rooms(rooms: list[Any]) -> list[str]:
    return [room.room for room in rooms if [gem.gems for gem in room.gems] == [1]]


def most_gems(rooms: list[Any]) -> int:
    return sum(max((gem.gems for gem in room.gems), default=0) for room in rooms)


@pytest.mark.rule("ESC-DATA-01", "ESC-COMP-01", "ESC-COMP-02", "ESC-COMP-11")
def test_six_main_thirteen_base_thirteen_curse_and_treasure_rooms() -> None:
    assert Counter(room.group for room in ROOMS.values()) == Counter(
        {"main": 6, "base": 13, "curse-treasure": 13}
    )
    assert not any(room.mask or room.treasure for room in group("main") + group("base"))


@pytest.mark.rule("ESC-DATA-02")
@pytest.mark.parametrize("name", ["base", "curse-treasure"])
def test_six_rooms_of_each_set_offer_one_gem(name: str) -> None:
    assert len(one_gem_rooms(group(name))) == 6


@pytest.mark.rule("ESC-DATA-03", "ESC-COMP-11")
def test_nine_masks_eight_treasures_four_rooms_with_both() -> None:
    rooms = group("curse-treasure")
    assert sum(room.mask for room in rooms) == 9
    assert sum(room.treasure for room in rooms) == 8
    assert sum(room.mask and room.treasure for room in rooms) == 4
    assert all(room.mask or room.treasure for room in rooms)


@pytest.mark.rule("ESC-DATA-04", "ESC-COMP-07")
@pytest.mark.parametrize("name", ["base", "curse-treasure"])
def test_the_rooms_take_as_many_gems_as_six_experts_need(name: str) -> None:
    assert most_gems(group("main") + group(name)) == 24
    assert begun(6, options={"level": "expert"}).depot == 24
    depots = [
        begun(seats, options={"level": level}).depot
        for seats in range(1, 7)
        for level in ("normal", "veteran", "expert")
    ]
    assert sorted(depots)[-2] < 24


@pytest.mark.rule("ESC-DATA-05", "ESC-COMP-09", "ESC-COMP-10", "ESC-COMP-13", "ESC-COMP-14")
@pytest.mark.parametrize(("extra", "curses", "treasures"), [(False, 14, 12), (True, 15, 13)])
def test_curse_and_treasure_tiles(extra: bool, curses: int, treasures: int) -> None:
    s = begun(4, options={"curses": True, "treasures": True, "extraTiles": extra})
    drawn = [kind for _, kind in s.game.shelf[m2.ON]]
    kinds = Counter(s.game.shelf[m1.PILE])
    assert (kinds.total(), len(kinds)) == (curses, 7 if extra else 6)
    found = Counter([*drawn, *s.game.shelf[m2.PILE]])
    assert (found.total(), len(found)) == (treasures, 7 if extra else 6)


@pytest.mark.rule("ESC-DATA-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
@pytest.mark.parametrize("modules", [{}, {"curses": True}, {"curses": True, "treasures": True}])
def test_sixteen_rooms_are_left_with_the_exit(seats: int, modules: dict[str, bool]) -> None:
    s = begun(seats, options={**modules})
    assert len(s.pile) == 16
    assert len(s.temple) == 3
    assert "EXIT" in s.pile


@pytest.mark.rule("ESC-DATA-08")
@pytest.mark.parametrize("name", ["base", "curse-treasure"])
def test_the_temple_never_closes_up(name: str) -> None:
    tiles = [room.room for room in group("main") + group(name) if room.room != "START"]
    for seed in range(500):
        dice = random.Random(seed)
        pile = dice.sample(tiles, len(tiles))
        temple = {(0, 0): {0, 1, 2, 3}}
        for tile in pile:
            free = [
                ((x, y), side)
                for (x, y), openings in temple.items()
                for side in openings
                if beside((x, y), side) not in temple
            ]
            assert free, (seed, tile)
            at, side = dice.choice(free)
            temple[beside(at, side)] = {
                (SIDES.index(opening) + side) % 4 for opening in ROOMS[tile].openings
            }


def beside(at: tuple[int, int], side: int) -> tuple[int, int]:
    east, south = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    return at[0] + east, at[1] + south


@pytest.mark.rule("ESC-DATA-08", "ESC-DISCOVER-08")
@pytest.mark.parametrize("seed", range(6))
def test_everything_can_be_discovered(seed: int) -> None:
    """The same, played: somebody discovers now here, now there, until nothing is left."""
    s = begun(2, seed, {"clock": "practice"})
    s.do(ANI, "ready")
    s.do(1, "ready")
    s.tick(0)
    dice = random.Random(seed)
    while s.pile:
        for name in dice.sample(sorted(s.temple), len(s.temple)):
            s.set_at(ANI, name)
            s.set_dice(ANI, "A A - - -")
            s.wait(100)
            if s.options(ANI, "discover"):
                break
        s.do(ANI, "discover 1 2")
        s.tick(s.t + 5000)
    assert len(s.temple) == 19


@pytest.mark.rule("ESC-COMP-12", "ESC-SIX-01", "ESC-SIX-02")
def test_the_sixth_has_a_colour_and_dice_of_their_own() -> None:
    view = begun(6).game.view(None)
    assert len({player.colour for player in view.players}) == 6
    assert [len(player.dice) for player in view.players] == [5] * 6
    assert view.depot == 18
    assert {player.at for player in view.players} == {"START"}


@pytest.mark.rule("ESC-COMP-08")
def test_two_soundtracks_of_ten_minutes() -> None:
    assert set(GAME.choices["track"]) == {"random", "1", "2"}
    for track in ("1", "2"):
        s = scene(options={"track": track}, t=0)
        s.tick(599_999)
        assert s.outcome == ""
        s.tick(600_000)
        assert s.outcome == "buried"
