"""Soul swap: each leads the other's pawn; written from the rules, not from the code."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.modules.curses.events import CurseDiscarded, SoulsSwapped
from mastaba.games.escape.modules.curses.souls import SWAPS, swap_souls
from mastaba.games.escape.modules.curses.tiles import get_rid_of
from mastaba.games.escape.modules.treasures.events import Teleported
from tests.escape.scene import ALEX, ANI, FRANK, MICHA, Scene, room, scene

ROOMS = {"GK1": (0, -1, 0), "B10": (1, 0, 1), "EXIT": (-1, 0, 3)}


def cursed(seats: int = 3, **more: Any) -> Scene:
    """Ani has just drawn Soul swap in GK1; the others stand in START."""
    given: dict[str, Any] = {
        "at": {ANI: "GK1"},
        "dice": {ANI: "A A - - -"},
        "pile": ["C01", "B01", "B02"],
        "curse_pile": ["soulswap"],
        "options": {"extraTiles": True},
        "rooms": ROOMS,
        **more,
    }
    s = scene(seats=seats, **given)
    s.do(ANI, "discover 1 2", t=2000)
    return s


def swapped(seats: int = 3, **more: Any) -> Scene:
    """Ani leads Frank's pawn, and Frank leads Ani's in GK1."""
    s = cursed(seats, **more)
    s.do(ANI, "choose 1")
    return s


@pytest.mark.rule("ESC-CURSE-SOULSWAP", "ESC-CURSE-SOULSWAP-06")
def test_the_owner_chooses_with_whom_to_swap() -> None:
    s = cursed()
    s.wait(100)
    assert s.options(ANI, "choose") == ["choose 1", "choose 2"]
    s.do(ANI, "choose 2")
    assert [(told.seat, told.partner) for told in s.told(SoulsSwapped)] == [(ANI, MICHA)]
    assert (s.at(ANI), s.at(FRANK), s.at(MICHA)) == ("START", "START", "GK1")


@pytest.mark.rule("ESC-CURSE-SOULSWAP", "ESC-PHYS-21")
def test_the_colours_are_swapped() -> None:
    s = cursed()
    before = [player.pawn for player in s.game.view(None).players]
    s.do(ANI, "choose 1")
    after = [player.pawn for player in s.game.view(None).players]
    assert after == [before[FRANK], before[ANI], before[MICHA]]


@pytest.mark.rule("ESC-CURSE-SOULSWAP-02")
def test_each_of_the_two_leads_the_pawn_of_the_other() -> None:
    s = swapped()
    s.set_dice(ANI, "A A - - -")
    s.do(ANI, "enter E 1 2")
    assert (s.at(ANI), s.at(FRANK)) == ("B10", "GK1")
    s.set_dice(FRANK, "A A - - -")
    s.do(FRANK, "enter S 1 2")
    assert (s.at(ANI), s.at(FRANK)) == ("B10", "START")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-03")
def test_the_pawns_stay_where_they_are() -> None:
    s = cursed()
    pawns = list(s.game.pawns)
    s.do(ANI, "choose 1")
    assert list(s.game.pawns) == pawns
    assert not s.told(events.RoomEntered, Teleported)


@pytest.mark.rule("ESC-CURSE-SOULSWAP-04")
def test_dice_curses_and_treasures_stay_with_their_player() -> None:
    s = cursed(curses={FRANK: ["mask"]}, treasures={ANI: ["2key"], FRANK: ["healing"]})
    s.set_dice(ANI, "K K - - -")
    s.set_dice(FRANK, "T B A - -")
    s.do(ANI, "choose 1")
    assert (s.dice(ANI), s.dice(FRANK)) == ("K K - - -", "T B A - -")
    assert (s.curses(ANI), s.curses(FRANK)) == (["soulswap"], ["mask"])
    assert (s.treasures(ANI), s.treasures(FRANK)) == (["2key"], ["healing"])


@pytest.mark.rule("ESC-CURSE-SOULSWAP-05")
def test_whoever_leads_a_pawn_is_where_it_stands() -> None:
    # Frank leads the pawn in GK1 now: he may add dice to its pool, Ani may not.
    s = swapped()
    s.set_dice(ANI, "K K K K -")
    s.set_dice(FRANK, "K K K K -")
    s.refused(ANI, "commit g1 1 2 3 4")
    s.do(FRANK, "commit g1 1 2 3 4")
    assert s.gems("GK1") == 1


@pytest.mark.rule("ESC-CURSE-SOULSWAP-04", "ESC-M1-03", "ESC-M2-04")
def test_what_is_drawn_and_taken_belongs_to_whoever_leads_the_pawn() -> None:
    # Ani leads Frank's pawn in START, and Frank hers in GK1.
    s = swapped(
        pile=["C01", "C02", "B01"], curse_pile=["soulswap", "mask"], treasure_in={"GK1": "healing"}
    )
    s.set_dice(ANI, "A A - - -")
    s.set_dice(FRANK, "K K - - -")
    s.do(ANI, "discover 1 2")
    s.do(FRANK, "take 1 2")
    assert (s.curses(ANI), s.curses(FRANK)) == (["soulswap", "mask"], [])
    assert (s.treasures(ANI), s.treasures(FRANK)) == ([], ["healing"])


@pytest.mark.rule("ESC-CURSE-SOULSWAP-05", "ESC-RT-23")
def test_dice_in_a_pool_come_back_when_the_pawn_changes() -> None:
    s = cursed(dice={ANI: "A A K K -"})
    s.do(ANI, "commit g1 3 4", t=2100)
    assert s.dice(ANI) == "- - k k -"
    s.do(ANI, "choose 1")
    assert s.dice(ANI) == "- - K K -"


@pytest.mark.rule("ESC-CURSE-SOULSWAP-06", "ESC-RT-36")
def test_after_five_seconds_it_is_the_next_seat_inside() -> None:
    s = cursed()
    s.tick(6999)
    assert s.at(ANI) == "GK1"
    s.tick(7000)
    assert (s.at(ANI), s.at(FRANK), s.at(MICHA)) == ("START", "GK1", "START")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-06", "ESC-RT-36")
@pytest.mark.parametrize(("owner", "partner"), [(FRANK, MICHA), (MICHA, ANI)])
def test_the_next_seat_is_the_one_after_the_owner(owner: int, partner: int) -> None:
    s = scene(
        seats=3, rooms=ROOMS, at={owner: "GK1"}, dice={owner: "A A - - -"}, pile=["C01", "B01"],
        curse_pile=["soulswap"], options={"extraTiles": True},
    )  # fmt: skip
    s.do(owner, "discover 1 2", t=2000)
    s.tick(7000)
    assert (s.at(owner), s.at(partner)) == ("START", "GK1")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-06")
def test_the_partner_must_be_inside() -> None:
    s = cursed(seats=4, out=[FRANK])
    s.wait(100)
    assert s.options(ANI, "choose") == ["choose 2", "choose 3"]
    s.refused(ANI, "choose 1")
    s.refused(ANI, "choose 0")
    s.tick(7000)
    assert (s.at(ANI), s.at(MICHA)) == ("START", "GK1")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-06")
def test_who_is_the_only_partner_is_swapped_with_in_the_end() -> None:
    s = cursed(seats=2)
    s.tick(7000)
    assert (s.at(ANI), s.at(FRANK)) == ("START", "GK1")


@pytest.mark.rule("ESC-RT-36")
def test_play_goes_on_while_the_choice_is_open() -> None:
    s = cursed()
    s.roll(ANI, "3 4 5", "A A A")
    s.do(ANI, "enter S 3 4")
    assert s.at(ANI) == "START"
    s.do(FRANK, "roll 1 2 3 4 5")
    s.tick(7000)
    assert s.game.leads[ANI] == FRANK


@pytest.mark.rule("ESC-CURSE-SOLO")
def test_alone_in_the_temple_soul_swap_does_nothing() -> None:
    s = cursed(seats=2, out=[FRANK])
    assert s.curses(ANI) == []
    assert [told.curse for told in s.told(CurseDiscarded)] == ["soulswap"]
    assert s.options(ANI, "choose") == []


@pytest.mark.rule("ESC-CURSE-SOLO")
def test_in_a_solo_game_soul_swap_does_nothing() -> None:
    s = cursed(seats=1, dice={ANI: "A A - - - - -"})
    assert (s.curses(ANI), s.at(ANI)) == ([], "GK1")
    assert s.told(CurseDiscarded)


@pytest.mark.rule("ESC-CURSE-SOLO")
def test_if_all_partners_leave_before_the_choice_nothing_happens() -> None:
    s = cursed(depot=0, dice={ANI: "A A - - -", FRANK: "K - - - -", MICHA: "K - - - -"})
    for seat in (FRANK, MICHA):
        s.set_at(seat, "EXIT")
        s.do(seat, "escape 1")
    discarded = s.told(CurseDiscarded)
    assert [(told.rule, told.seat) for told in discarded] == [("ESC-CURSE-SOLO", ANI)]
    assert s.options(ANI, "choose") == []
    s.tick(7000)
    assert (s.curses(ANI), s.at(ANI)) == ([], "GK1")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-06", "ESC-EXIT-10")
def test_who_escapes_before_choosing_swaps_with_nobody() -> None:
    s = cursed(depot=0, dice={ANI: "A A K - -"})
    s.set_at(ANI, "EXIT")
    s.do(ANI, "escape 3")
    s.tick(8000)
    assert not s.told(SoulsSwapped)
    assert (s.at(ANI), s.at(FRANK), s.at(MICHA)) == ("", "START", "START")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-05", "ESC-TREASURE-TELEPORT")
def test_one_may_teleport_to_the_pawn_of_ones_own_colour() -> None:
    s = cursed(seats=2, treasures={ANI: ["teleport"]})
    s.tick(7000)
    assert s.options(ANI, "use") == ["use teleport GK1"]
    s.do(ANI, "use teleport GK1")
    assert (s.at(ANI), s.at(FRANK)) == ("GK1", "GK1")
    assert len(set(s.game.pawns)) == 1


@pytest.mark.rule("ESC-CURSE-SOULSWAP-05", "ESC-DICE-09")
def test_a_golden_mask_helps_whoever_leads_the_pawn_in_the_room() -> None:
    s = swapped()
    s.set_dice(MICHA, "G G - - -")
    s.set_dice(ANI, "B B - - -")
    s.set_dice(FRANK, "B B - - -")
    assert s.code(MICHA, "unlock 1 for 1") == "NOT_HERE"
    s.do(MICHA, "unlock 1 for 0")
    assert (s.dice(ANI), s.dice(FRANK)) == ("- - - - -", "B B - - -")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-02", "ESC-END-03")
def test_swapped_players_win_as_others_do() -> None:
    s = cursed(seats=2, depot=0)
    s.tick(7000)
    for seat in (ANI, FRANK):
        s.set_at(seat, "EXIT")
        s.set_dice(seat, "K - - - -")
        s.do(seat, "escape 1")
    assert s.outcome == "escaped"


@pytest.mark.rule("ESC-RT-35", "ESC-RT-36", "ESC-RT-32")
def test_a_room_in_the_hand_of_the_cursed_goes_back_too() -> None:
    s = scene(
        seats=3,
        rooms={"B10": (0, -1, 0)},
        at={ANI: "B10"},
        dice={ANI: "A A A A -"},
        pile=["C01", "B01", "B02"],
        curse_pile=["soulswap"],
        options={"extraTiles": True},
    )
    s.do(ANI, "discover 1 2", t=2000)
    s.do(ANI, "place N", t=2100)
    s.do(ANI, "discover 3 4", t=2200)
    assert s.holds(ANI) == "B01"
    s.tick(7099)
    assert (s.holds(ANI), s.at(ANI)) == ("B01", "B10")
    s.tick(7100)
    assert (s.holds(ANI), s.at(ANI), s.pile[0]) == ("", "START", "B01")


def twice_swapped(seats: int = 4) -> Scene:
    """Ani has swapped with Frank and then Micha with Ani: three stand in rooms of their own."""
    s = scene(
        seats=seats,
        rooms=ROOMS,
        at={ANI: "GK1", FRANK: "B10", MICHA: "EXIT"},
        depot=0,
        curses={ANI: ["soulswap"], MICHA: ["soulswap"]},
        options={"extraTiles": True},
    )
    swap_souls(s.game, ANI, FRANK)
    swap_souls(s.game, MICHA, ANI)
    return s


def lift(s: Scene, seat: int) -> None:
    s.set_dice(seat, "A A K T -")
    s.do(seat, "lift soulswap 1 2 3 4")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-02")
@pytest.mark.parametrize("order", [(ANI, MICHA), (MICHA, ANI)])
def test_two_swaps_lifted_in_any_order_leave_everybody_their_own_pawn(
    order: tuple[int, int],
) -> None:
    s = twice_swapped()
    assert (s.at(ANI), s.at(FRANK), s.at(MICHA)) == ("EXIT", "GK1", "B10")
    for seat in order:
        lift(s, seat)
    assert (s.at(ANI), s.at(FRANK), s.at(MICHA)) == ("GK1", "B10", "EXIT")
    assert s.game.leads == [ANI, FRANK, MICHA, ALEX]


@pytest.mark.rule("ESC-CURSE-SOULSWAP-02")
def test_a_swap_that_ends_leaves_the_other_as_if_it_had_been_the_only_one() -> None:
    first = twice_swapped()
    lift(first, ANI)
    assert (first.at(ANI), first.at(FRANK), first.at(MICHA)) == ("EXIT", "B10", "GK1")
    second = twice_swapped()
    lift(second, MICHA)
    assert (second.at(ANI), second.at(FRANK), second.at(MICHA)) == ("B10", "GK1", "EXIT")


@pytest.mark.rule("ESC-CURSE-SOULSWAP-02", "ESC-EXIT-10")
def test_who_escapes_out_of_two_swaps_leaves_the_others_their_own_pawns() -> None:
    # Frank leaves with Ani's pawn: she goes on with his, and Micha gets his own back.
    s = twice_swapped()
    s.set_at(FRANK, "EXIT")
    s.set_dice(FRANK, "K - - - -")
    s.do(FRANK, "escape 1")
    assert (s.curses(ANI), s.curses(MICHA)) == ([], ["soulswap"])
    lift(s, MICHA)
    assert (s.at(ANI), s.at(MICHA)) == ("B10", "EXIT")
    assert [s.game.leads[seat] for seat in (ANI, MICHA, ALEX)] == [FRANK, MICHA, ALEX]


@pytest.mark.rule("ESC-CURSE-SOULSWAP-02", "ESC-RT-35")
def test_everybody_who_gets_another_pawn_leaves_things_behind() -> None:
    s = twice_swapped()
    for seat, name in ((FRANK, "B01"), (MICHA, "B02"), (ALEX, "B03")):
        s.game.pile = tuple(one for one in s.game.pile if one != room(name))
        s.game.held[seat] = room(name)
    lift(s, ANI)
    assert [s.holds(seat) for seat in range(4)] == ["", "", "", "B03"]
    assert s.pile[:2] == ["B01", "B02"]


@pytest.mark.rule("ESC-M1-16", "ESC-CURSE-SOULSWAP-02")
@pytest.mark.parametrize("order", [(ANI, MICHA), (MICHA, ANI)])
def test_swaps_that_end_by_other_means_end_like_lifted_ones(order: tuple[int, int]) -> None:
    s = twice_swapped()
    for seat in order:
        get_rid_of(s.game, seat, s.game.box.curse_names.index("soulswap"))
    assert s.game.leads == [ANI, FRANK, MICHA, ALEX]
    assert (s.curses(ANI), s.curses(MICHA), s.game.shelf[SWAPS]) == ([], [], ())


@pytest.mark.rule("ESC-M1-16", "ESC-CURSE-SOULSWAP-06")
def test_without_the_curse_there_is_nobody_to_choose_any_more() -> None:
    s = cursed()
    get_rid_of(s.game, ANI, s.game.box.curse_names.index("soulswap"))
    s.tick(8000)
    assert s.options(ANI, "choose") == []
    assert s.game.leads == [ANI, FRANK, MICHA]


@pytest.mark.rule("ESC-M1-16", "ESC-CURSE-DEBRIS-02")
def test_debris_that_is_countered_gives_its_die_back() -> None:
    s = scene(curses={ANI: ["debris"]}, dice={ANI: "(B) - - - -"})
    get_rid_of(s.game, ANI, s.game.box.curse_names.index("debris"))
    assert (s.dice(ANI), s.curses(ANI)) == ("B - - - -", [])


@pytest.mark.rule("ESC-RT-32", "ESC-RT-36")
def test_with_a_room_in_the_hand_one_may_choose_a_partner() -> None:
    s = scene(
        seats=3,
        rooms={"B10": (0, -1, 0)},
        at={ANI: "B10"},
        dice={ANI: "A A A A -"},
        pile=["C01", "B01", "B02"],
        curse_pile=["soulswap"],
        options={"extraTiles": True},
    )
    s.do(ANI, "discover 1 2")
    s.do(ANI, "place N")
    s.do(ANI, "discover 3 4")
    s.wait(100)
    assert (s.holds(ANI), s.options(ANI, "choose")) == ("B01", ["choose 1", "choose 2"])
    s.do(ANI, "choose 2")
    assert (s.at(ANI), s.at(MICHA), s.holds(ANI)) == ("START", "B10", "")
