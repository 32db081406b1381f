"""Module 2: what each treasure does; written from the rules, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import GAME, events
from mastaba.games.escape.modules.treasures.events import (
    Healed,
    PassageOpened,
    Teleported,
    TorchBurntOut,
    TorchLit,
)
from tests.escape.scene import ANI, COLLAPSE, FRANK, MICHA, SLAM_1, SLAM_2, Scene, scene

# --- healing mask ---


@pytest.mark.rule("ESC-TREASURE-HEALING")
def test_the_healing_mask_frees_all_black_masks_of_everybody() -> None:
    s = scene(
        seats=3,
        rooms={"B01": (1, 0, 1)},
        at={FRANK: "B01"},
        dice={ANI: "B B B K A", FRANK: "B B B B B", MICHA: "A K T G -"},
        treasures={ANI: ["healing"]},
    )
    s.do(ANI, "use healing")
    assert s.dice(ANI) == "- - - K A"
    assert s.dice(FRANK) == "- - - - -"
    assert s.dice(MICHA) == "A K T G -"
    assert s.treasures(ANI) == []
    assert s.told(Healed)[0].freed == 8
    s.do(FRANK, "roll 1 2 3 4 5")


@pytest.mark.rule("ESC-TREASURE-HEALING", "ESC-CURSE-DEBRIS-02")
def test_the_healing_mask_does_not_reach_under_the_rubble() -> None:
    s = scene(dice={ANI: "(B) B - - -"}, curses={ANI: ["debris"]}, treasures={ANI: ["healing"]})
    s.do(ANI, "use healing")
    assert s.dice(ANI) == "(B) - - - -"


@pytest.mark.rule("ESC-TREASURE-HEALING", "ESC-M2-10")
def test_whose_dice_are_all_locked_may_still_heal() -> None:
    s = scene(dice={ANI: "B B B B B"}, treasures={ANI: ["healing"]})
    s.do(ANI, "use healing")
    s.do(ANI, "roll 1 2 3 4 5")


# --- teleport ---


@pytest.mark.rule("ESC-TREASURE-TELEPORT")
def test_teleport_to_a_teammate_far_away() -> None:
    s = scene(
        seats=3,
        rooms={"B10": (1, 0, 1), "B11": (2, 0, 1), "GT2": (3, 0, 1)},
        at={MICHA: "GT2"},
        dice={FRANK: "A K T B -"},
        treasures={FRANK: ["teleport"]},
    )
    s.do(FRANK, "use teleport GT2")
    assert (s.at(FRANK), s.dice(FRANK), s.treasures(FRANK)) == ("GT2", "A K T B -", [])
    told = s.told(Teleported)[0]
    assert (told.seat, told.start, told.to) == (FRANK, "START", "GT2")


@pytest.mark.rule("ESC-TREASURE-TELEPORT")
def test_teleport_needs_a_pawn_at_the_other_end() -> None:
    s = scene(
        seats=3,
        rooms={"B10": (1, 0, 1), "B11": (2, 0, 1)},
        at={MICHA: "B11"},
        treasures={FRANK: ["teleport"]},
    )
    assert s.options(FRANK, "use") == ["use teleport B11"]
    s.refused(FRANK, "use teleport B10")
    s.refused(FRANK, "use teleport B01")
    assert s.treasures(FRANK) == ["teleport"]


@pytest.mark.rule("ESC-TREASURE-TELEPORT")
@pytest.mark.parametrize("room", ["EXIT", "START", "B10"])
def test_one_teleports_to_any_room_with_a_pawn(room: str) -> None:
    s = scene(
        rooms={"B10": (1, 0, 1), "EXIT": (2, 0, 1), "GT1": (3, 0, 1)},
        at={FRANK: "GT1", ANI: room},
        treasures={FRANK: ["teleport"]},
    )
    s.do(FRANK, f"use teleport {room}")
    assert s.at(FRANK) == room


@pytest.mark.rule("ESC-TREASURE-TELEPORT", "ESC-EXIT-05")
def test_no_teleport_to_those_who_have_escaped() -> None:
    s = scene(rooms={"EXIT": (1, 0, 1)}, out=[ANI], treasures={FRANK: ["teleport"]})
    s.refused(FRANK, "use teleport EXIT")


@pytest.mark.rule("ESC-ACT-04", "ESC-RT-23")
def test_who_teleports_has_left_one_room_and_entered_another() -> None:
    s = scene(
        rooms={"GK1": (1, 0, 1), "C03": (-1, 0, 3)},
        at={FRANK: "GK1", ANI: "C03"},
        dice={FRANK: "K K - - -"},
        treasures={FRANK: ["teleport"]},
        treasure_in={"C03": "healing"},
    )
    s.do(FRANK, "commit g1 1 2")
    s.do(FRANK, "use teleport C03")
    assert (s.at(FRANK), s.dice(FRANK)) == ("C03", "K K - - -")
    s.do(FRANK, "take 1 2")
    assert s.treasures(FRANK) == ["healing"]


@pytest.mark.rule("ESC-ACT-04", "ESC-CLOCK-07")
def test_who_teleports_to_start_is_safe_at_the_slam() -> None:
    s = scene(rooms={"GK1": (1, 0, 1)}, at={FRANK: "GK1"}, treasures={FRANK: ["teleport"]})
    s.do(FRANK, "use teleport START", t=SLAM_1 - 1)
    s.tick(SLAM_1)
    assert not s.told(events.DieLost)


# --- extra gem ---


def gem_finder(depot: int, spare: int = 2) -> Scene:
    """Ani stands in C03, where an extra gem lies."""
    return scene(
        rooms={"C03": (1, 0, 1)},
        at={ANI: "C03"},
        dice={ANI: "K K A - -"},
        treasure_in={"C03": "gem"},
        depot=depot,
        spare=spare,
    )


@pytest.mark.rule("ESC-TREASURE-GEM", "ESC-TREASURE-GEM-02")
def test_an_extra_gem_is_activated_when_it_is_taken() -> None:
    s = gem_finder(depot=5)
    s.do(ANI, "take 1 2")
    assert s.depot == 4
    told = s.told(events.GemsActivated)
    assert [(one.room, one.gems, one.depot) for one in told] == [("", 1, 4)]
    assert s.game.view(FRANK).players[ANI].extra_gems == 1
    s.wait(100)
    assert s.options(ANI, "use") == []
    s.tick(590_000)
    assert s.game.view(FRANK).players[ANI].extra_gems == 1
    assert s.depot == 4


@pytest.mark.rule("ESC-TREASURE-GEM", "ESC-EXIT-02")
def test_an_extra_gem_makes_escaping_cheaper() -> None:
    s = gem_finder(depot=1)
    assert s.game.view(None).exit_price == 2
    s.do(ANI, "take 1 2")
    assert s.game.view(None).exit_price == 1


@pytest.mark.rule("ESC-TREASURE-GEM")
def test_an_extra_gem_does_not_use_up_the_room() -> None:
    s = gem_finder(depot=5)
    s.do(ANI, "take 1 2")
    s.set_dice(ANI, "K K K K -")
    s.do(ANI, "commit 1 2 3 4")
    assert (s.gems("C03"), s.depot) == (1, 3)


@pytest.mark.rule("ESC-TREASURE-GEM", "ESC-TREASURE-GEM-02")
def test_every_extra_gem_stays_before_its_owner() -> None:
    s = scene(treasures={ANI: ["gem", "gem"], FRANK: ["gem"]}, depot=5)
    s.do(ANI, "use gem")
    s.do(ANI, "use gem")
    s.do(FRANK, "use gem")
    assert [player.extra_gems for player in s.game.view(None).players] == [2, 1]
    assert s.depot == 2


@pytest.mark.rule("ESC-TREASURE-GEM-02", "ESC-EXIT-11")
def test_an_extra_gem_stays_activated_when_its_owner_escapes() -> None:
    s = scene(
        rooms={"EXIT": (1, 0, 1)},
        at={ANI: "EXIT", FRANK: "EXIT"},
        dice={ANI: "K - - - -", FRANK: "K - - - -"},
        treasures={ANI: ["gem"]},
        depot=1,
    )
    s.do(ANI, "use gem")
    s.do(ANI, "escape 1")
    assert s.depot == 0
    s.do(FRANK, "escape 1")
    assert s.outcome == "escaped"


# --- secret passage ---


def walls(**more: Any) -> Scene:
    """GK1 and B04 both lie east-west, one above the other: a wall is between them."""
    given: dict[str, Any] = {
        "seats": 3,
        "rooms": {"B10": (0, -1, 0), "B04": (1, -1, 1), "GK1": (1, 0, 1)},
        "treasures": {FRANK: ["passage"]},
        **more,
    }
    return scene(**given)


@pytest.mark.rule("ESC-TREASURE-PASSAGE", "ESC-GEO-18", "ESC-GEO-39")
def test_a_secret_passage_opens_a_wall_for_everybody() -> None:
    s = walls(at={ANI: "GK1"}, dice={ANI: "A A - - -", MICHA: "A K A A -"})
    assert s.code(ANI, "enter N 1 2") == "BLOCKED"
    s.do(FRANK, "use passage GK1 B04")
    assert s.treasures(FRANK) == []
    told = s.told(PassageOpened)[0]
    assert {told.room, told.other} == {"GK1", "B04"}
    s.do(ANI, "enter N 1 2")
    assert s.at(ANI) == "B04"
    s.tick(SLAM_2 + 1)
    s.set_at(MICHA, "B04")
    s.set_dice(MICHA, "A K A A -")
    s.do(MICHA, "enter S 1 2")
    assert s.at(MICHA) == "GK1"


@pytest.mark.rule("ESC-TREASURE-PASSAGE")
def test_entering_through_a_passage_costs_as_usual() -> None:
    s = walls(at={MICHA: "B04"}, dice={MICHA: "A A K - -"})
    s.do(FRANK, "use passage GK1 B04")
    assert s.code(MICHA, "enter S 1 2") == "COST"
    s.do(MICHA, "enter S 1 3")
    assert s.at(MICHA) == "GK1"


@pytest.mark.rule("ESC-TREASURE-PASSAGE")
def test_a_passage_is_laid_from_anywhere() -> None:
    s = walls(rooms={"B10": (0, -1, 0), "B04": (1, -1, 1), "GK1": (1, 0, 1), "B11": (-1, 0, 3)},
              at={FRANK: "B11"})  # fmt: skip
    s.do(FRANK, "use passage GK1 B04")
    assert s.told(PassageOpened)


@pytest.mark.rule("ESC-GEO-19", "ESC-GEO-39")
@pytest.mark.parametrize(
    ("one", "other"),
    [("START", "B10"), ("START", "GK1"), ("B10", "B04"), ("START", "B04"), ("B10", "GK1"),
     ("GK1", "GK1"), ("GK1", "B01")],
)  # fmt: skip
def test_a_passage_needs_two_neighbours_without_a_way(one: str, other: str) -> None:
    """Connected, diagonal, the same room, and one that is not there."""
    s = walls()
    s.refused(FRANK, f"use passage {one} {other}")
    assert s.treasures(FRANK) == ["passage"]


@pytest.mark.rule("ESC-GEO-19", "ESC-TREASURE-PASSAGE")
@pytest.mark.parametrize(("west", "east"), [("B04", "B10"), ("B10", "B11"), ("B04", "B11")])
def test_an_opening_that_faces_a_wall_is_no_way(west: str, east: str) -> None:
    """B10 is open all around, B04 has no opening to the east and B11 none to the west."""
    s = scene(
        rooms={west: (0, -1, 0), east: (1, -1, 0)},
        at={ANI: west, FRANK: east},
        dice={ANI: "A A - - -", FRANK: "A A - - -"},
        treasures={ANI: ["passage"]},
    )
    assert s.code(FRANK, "enter W 1 2") == "BLOCKED"
    assert s.allowed(ANI, f"use passage {west} {east}")
    s.do(ANI, f"use passage {west} {east}")
    s.do(ANI, "enter E 1 2")
    s.do(FRANK, "enter W 1 2")
    assert (s.at(ANI), s.at(FRANK)) == (east, west)


@pytest.mark.rule("ESC-GEO-19")
def test_a_second_passage_needs_another_wall() -> None:
    s = walls(treasures={FRANK: ["passage", "passage"]})
    s.wait(100)
    assert len(s.options(FRANK, "use")) == 1
    s.do(FRANK, "use passage GK1 B04")
    s.refused(FRANK, "use passage GK1 B04")
    s.refused(FRANK, "use passage B04 GK1")
    assert s.treasures(FRANK) == ["passage"]


@pytest.mark.rule("ESC-TREASURE-PASSAGE")
def test_a_second_passage_leaves_the_first_one_open() -> None:
    s = scene(
        rooms={"GK1": (0, -1, 1), "GT1": (1, 0, 0)},
        treasures={FRANK: ["passage", "passage"]},
    )
    s.do(FRANK, "use passage START GK1")
    s.do(FRANK, "use passage START GT1")
    for side, room, pays in (("N", "GK1", "A K"), ("E", "GT1", "A T")):
        s.set_at(ANI, "START")
        s.set_dice(ANI, f"{pays} - - -")
        s.do(ANI, f"enter {side} 1 2")
        assert s.at(ANI) == room


@pytest.mark.rule("ESC-GEO-18", "ESC-GEO-07")
def test_a_passage_is_no_opening_to_discover_through() -> None:
    # GK1 opens only to START and to the east; the passage north adds a way, not a free side.
    s = walls(at={ANI: "GK1"}, dice={ANI: "A A A A -"}, pile=["B01", "B02", "EXIT"])
    s.do(FRANK, "use passage GK1 B04")
    s.do(ANI, "discover 1 2")
    assert s.temple["B01"] == (2, 0, 1)
    assert s.code(ANI, "discover 3 4") == "BLOCKED"


# --- great torch ---


def torchbearer(t: int = 1000, **more: Any) -> Scene:
    """Ani stands in B10 with the Great torch, Frank beside her in B11, Micha with Ani."""
    given: dict[str, Any] = {
        "seats": 3,
        "rooms": {"B10": (1, 0, 1), "B11": (2, 0, 1)},
        "at": {ANI: "B10", FRANK: "B11", MICHA: "B10"},
        "treasures": {ANI: ["greattorch"]},
        "options": {"extraTiles": True},
        **more,
    }
    s = scene(**given)
    s.tick(t)
    return s


def losers(s: Scene) -> set[int]:
    return {told.seat for told in s.told(events.DieLost)}


@pytest.mark.rule("ESC-TREASURE-GREATTORCH", "ESC-RT-43")
def test_the_great_torch_makes_a_second_start_for_everybody() -> None:
    s = torchbearer()
    s.do(ANI, "use greattorch")
    assert s.told(TorchLit)[0].room == "B10"
    assert s.treasures(ANI) == []
    s.tick(SLAM_1)
    assert losers(s) == {FRANK}
    assert set(s.told(events.DoorSlammed)[0].safe) == {ANI, MICHA}


@pytest.mark.rule("ESC-TREASURE-GREATTORCH")
def test_start_stays_safe_beside_the_torch() -> None:
    s = torchbearer()
    s.do(ANI, "use greattorch")
    s.set_at(FRANK, "START")
    s.tick(SLAM_1)
    assert losers(s) == set()


@pytest.mark.rule("ESC-TREASURE-GREATTORCH")
def test_the_torch_stays_where_it_was_lit() -> None:
    s = torchbearer()
    s.do(ANI, "use greattorch")
    s.set_at(ANI, "B11")
    s.tick(SLAM_1)
    assert losers(s) == {ANI, FRANK}


@pytest.mark.rule("ESC-TREASURE-GREATTORCH-02", "ESC-RT-42")
@pytest.mark.parametrize(
    ("lit", "slam"),
    [(1000, SLAM_1), (200_000, SLAM_1), (SLAM_1 - 1, SLAM_1), (SLAM_1, SLAM_2), (300_000, SLAM_2),
     (400_000, SLAM_2)],
)  # fmt: skip
def test_the_torch_burns_until_the_next_slam(lit: int, slam: int) -> None:
    s = torchbearer(lit - 10)
    s.do(ANI, "use greattorch", t=lit)
    s.tick(slam - 1)
    assert [room.room for room in s.game.view(None).rooms if room.torch] == ["B10"]
    s.tick(slam)
    assert losers(s) == {FRANK}
    kinds = [event[0] for event in s.events]
    assert kinds.index(TorchBurntOut) > kinds.index(events.DieLost)
    assert not any(room.torch for room in s.game.view(None).rooms)


@pytest.mark.rule("ESC-TREASURE-GREATTORCH-02")
def test_a_burnt_out_torch_saves_nobody_at_the_second_slam() -> None:
    s = torchbearer()
    s.do(ANI, "use greattorch")
    s.tick(SLAM_1)
    s.tick(SLAM_2)
    assert losers(s) == {ANI, FRANK, MICHA}


@pytest.mark.rule("ESC-TREASURE-GREATTORCH-02", "ESC-RT-44")
def test_after_the_second_slam_the_torch_saves_nobody() -> None:
    s = torchbearer(SLAM_2 + 10_000, out=[FRANK, MICHA])
    s.do(ANI, "use greattorch")
    s.tick(COLLAPSE)
    assert s.outcome == "buried"


@pytest.mark.rule("ESC-TREASURE-GREATTORCH-02")
def test_a_torch_that_would_save_nobody_is_warned_of() -> None:
    s = torchbearer()
    torch = GAME.parse("use greattorch")
    assert GAME.cautions(s.game, ANI, torch) == []
    s.tick(SLAM_2)
    assert [one.key for one in GAME.cautions(s.game, ANI, torch)] == ["no-more-slams"]
