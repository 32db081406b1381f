"""The door mechanism and the Exit Door (RRR-DOOR)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run import steps
from mastaba.kernel.hexgrid import cell
from tests.run_run_run.scene import BLUE, M4, RED, SEAL, Place, Scene, Tiles, mask, scene

DIFFERENT: Tiles = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab", (-1, 0): "0,3"}
"""M1, where an ankh on (1,1) completes three different symbols."""

TWO_DIFFERENT: Tiles = {
    **M4,
    (1, 0): "0,1,3 scarab",
    (0, 1): "0,1,4 ankh",
    (2, 1): "3,4 scarab",
    (1, 2): "3,4 ankh",
}
"""M4, where an eye on (1,1) completes two triangles of different symbols."""

FACED_TWICE: Tiles = {
    (1, 0): "1,3",
    (0, 1): "0,4",
    (-1, 1): "5",
    (-1, 0): "0",
    (0, -1): "1",
    (1, -1): "2",
}
"""Only (1,1) is faced by open exits, by two of them."""


def opened(s: Scene) -> list[set[Place]]:
    """The corners of the door mechanisms of the last move."""
    events = s.told(happened.MechanismTriggered)
    return [set(event.corner) for event in events if event.mechanism == "door"]


def door_hexes(s: Scene) -> set[str]:
    return {text.removeprefix("open ").split("/")[0] for text in s.moves(BLUE, "open")}


def third_door(**changes: Any) -> Scene:
    """The moment when Blue has completed the third triangle and must place the Exit Door."""
    s = scene(DIFFERENT, **{"hands": {BLUE: "#3 ankh | #9"}, "doors_placed": 2, **changes})
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    return s


def door_due(maze: str | Tiles, **changes: Any) -> Scene:
    """The Exit Door must be placed in exactly this maze."""
    s = scene(maze, doors_placed=3, **changes)
    s.load_mummy_dice(0)
    s.game.agenda = None
    s.game.plan(((steps.OPEN_EXIT, 0, 0, ()), (steps.TURN_END, 0, 0, ())))
    s.game.run()
    return s


@pytest.mark.rule("RRR-DOOR-01")
def test_gs_11_door_mechanism() -> None:
    s = scene(DIFFERENT, hands={BLUE: "#3 ankh | #9"})
    s.play(BLUE, "explore #3@1,1 {3,4}")
    [token] = s.told(happened.MechanismTriggered)
    assert token.mechanism == "door"
    assert set(token.corner) == {(1, 1), (1, 0), (0, 1)}
    assert token.left == 2
    assert s.told(happened.ExitOpened) == []


@pytest.mark.rule("RRR-DOOR-02")
def test_a_room_serves_in_one_door_mechanism_only() -> None:
    # The scarab on (2,0) makes a triangle with (1,0) eye and (1,1) ankh, both used.
    s = scene(DIFFERENT, players=1, hands={BLUE: "#3 ankh | #1 scarab | #9"})
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert opened(s) == [{(1, 1), (1, 0), (0, 1)}]
    s.play(BLUE, "explore #1@2,0 {3}")
    assert opened(s) == []
    assert len(s.game.door_corners) == 1


@pytest.mark.rule("RRR-DOOR-02")
@pytest.mark.parametrize("used", [(1, 0), (0, 1)])
def test_one_used_room_of_the_three_is_enough(used: Place) -> None:
    s = scene(DIFFERENT, hands={BLUE: "#3 ankh | #9"})
    s.game.door_corners = ((cell(*used), cell(60, 0), cell(61, 0)),)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert opened(s) == []


@pytest.mark.rule("RRR-DOOR-02")
def test_without_an_earlier_mechanism_the_same_scarab_opens_a_door() -> None:
    tiles = {**DIFFERENT, (1, 1): "3,4 ankh"}
    s = scene(tiles, hands={BLUE: "#1 scarab | #9"})
    s.play(BLUE, "explore #1@2,0 {3}")
    assert opened(s) == [{(2, 0), (1, 1), (1, 0)}]


@pytest.mark.rule("RRR-DOOR-03")
@pytest.mark.parametrize("chosen", ["0,1 1,0", "2,1 1,2"])
def test_gs_14_ec_55_two_door_triangles_give_one_token(chosen: str) -> None:
    s = scene(TWO_DIFFERENT, hands={BLUE: "#27 eye | #9"})
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    assert s.asked == ("door-triangle", [BLUE])
    pairs = {frozenset(text.split()[1:]) for text in s.moves(BLUE)}
    assert pairs == {frozenset({"0,1", "1,0"}), frozenset({"2,1", "1,2"})}
    s.play(BLUE, f"triangle {chosen}")
    one, other = ((int(q), int(r)) for q, r in (word.split(",") for word in chosen.split()))
    assert opened(s) == [{(1, 1), one, other}]
    assert len(s.game.door_corners) == 1


@pytest.mark.rule("RRR-DOOR-03")
def test_gs_14_the_rooms_of_the_other_triangle_stay_free() -> None:
    tiles = {**TWO_DIFFERENT, (2, 1): "1,3,4 scarab"}
    s = scene(tiles, players=1, hands={BLUE: "#27 eye | #1 eye | #9"})
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    s.play(BLUE, "triangle 0,1 1,0")
    s.play(BLUE, "explore #1@2,2 {4}")
    assert opened(s) == [{(2, 2), (2, 1), (1, 2)}]


@pytest.mark.rule("RRR-DOOR-03")
def test_gs_14_no_door_triangle_may_be_declined() -> None:
    s = scene(TWO_DIFFERENT, hands={BLUE: "#27 eye | #9"})
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    assert s.refusal(BLUE, "decline").rule == "RRR-MECH-12"


@pytest.mark.rule("RRR-DOOR-03", "RRR-DOOR-04")
def test_ec_59_one_door_token_left_and_two_triangles() -> None:
    s = scene(TWO_DIFFERENT, hands={BLUE: "#27 eye | #9"}, doors_placed=2)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    assert s.question == "door-triangle"
    s.play(BLUE, "triangle 0,1 1,0")
    assert opened(s) == [{(1, 1), (0, 1), (1, 0)}]
    assert s.question == "place-exit"


@pytest.mark.rule("RRR-DOOR-04", "RRR-DOOR-05")
def test_gs_12_third_door_opens_the_exit() -> None:
    s = third_door(
        foes={"Jaws": (-1, 0)}, mummy_pile=["Howl", "Dash", "Snuff"], track=4, boss="Gnashur"
    )
    assert s.asked == ("place-exit", [BLUE])
    assert s.refusal(BLUE, "pass").rule == "RRR-DOOR-05"
    hand = s.cards(BLUE)
    s.play(BLUE, "open 2,0/1,0")
    assert s.tiles[2, 0] == mask("3")
    assert s.linked((2, 0), (1, 0))
    [boss] = s.told(happened.BossAppeared)
    assert (boss.foe, boss.at, boss.hearts) == ("Gnashur", (2, 0), 8)
    assert (s.mummy_pile, s.track) == ([], 0)
    assert s.hearts("Jaws") == 5
    assert s.cards(BLUE) == hand
    assert s.ended == ""


@pytest.mark.rule("RRR-DOOR-04", "RRR-SETUP-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_door_tokens_do_not_open_the_exit_whatever_the_number_of_players(players: int) -> None:
    s = third_door(doors_placed=1, players=players)
    assert len(s.game.door_corners) == 2
    assert s.asked == ("action", [RED if players > 1 else BLUE])
    assert s.told(happened.ExitOpened) == []


@pytest.mark.rule("RRR-DOOR-05")
def test_only_the_active_player_places_the_door() -> None:
    s = third_door()
    assert s.moves(RED) == []
    assert s.moves(BLUE, "open") == s.moves(BLUE)


@pytest.mark.rule("RRR-DOOR-05")
def test_the_door_goes_on_an_empty_hex_before_an_open_exit() -> None:
    s = third_door()
    assert s.refusal(BLUE, "open 1,1/1,0").rule == "RRR-DOOR-05"
    assert s.refusal(BLUE, "open 2,1/1,1").rule == "RRR-DOOR-05"


@pytest.mark.rule("RRR-DOOR-06")
def test_any_open_exit_qualifies_even_far_away_behind_foes_and_on_the_vault() -> None:
    corridor = {(q, 0): "0,3" for q in range(-6, 0)}
    tiles = {**corridor, (1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab"}
    s = scene(
        tiles,
        hands={BLUE: "#3 ankh | #9"},
        doors_placed=2,
        foes={"Jaws": (-3, 0), "Howl": (1, 0)},
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.legal(BLUE, "open -7,0/-6,0")  # seven rooms off, behind Jaws
    assert s.legal(BLUE, "open 2,0/1,0")  # in Howl's room
    assert s.legal(BLUE, "open 0,-1/0,0")  # on the Vault


@pytest.mark.rule("RRR-DOOR-06")
def test_ec_65_a_door_on_the_vault_lets_the_boss_win_on_its_next_move() -> None:
    s = third_door(boss="Mastabark")
    s.load_mummy_dice(0)
    s.play(BLUE, "open 0,-1/0,0")
    assert s.ended == "lost: vault"  # the swift move of Red's Mummies' step


@pytest.mark.rule("RRR-DOOR-06")
def test_ho_24_the_door_may_have_to_be_where_the_cat_could_walk() -> None:
    corridor = {(q, 0): "0,3" for q in range(-6, 0)}
    tiles = {**corridor, (1, 0): "0,3"}
    foes = {"Jaws": (-3, 0)}
    s = door_due(tiles, foes=foes, options={"exitReach": "walkable"})
    assert s.legal(BLUE, "open 2,0/1,0")
    assert s.legal(BLUE, "open 0,-1/0,0")
    assert s.refusal(BLUE, "open -7,0/-6,0").key == "exit-out-of-reach"
    assert not s.legal(BLUE, "open -7,0/-6,0")
    beyond = door_due(tiles, foes=foes, cats={BLUE: (-4, 0)}, options={"exitReach": "walkable"})
    assert set(beyond.tiles) - set(s.tiles) == {(-7, 0)}  # a single option resolves itself


@pytest.mark.rule("RRR-DOOR-06")
def test_ho_24_out_of_the_room_of_a_foe_but_not_into_one() -> None:
    options = {"exitReach": "walkable"}
    foes = {"Jaws": (2, 0), "Snuff": (1, 0)}
    inside = door_due("LINE-2", foes=foes, cats={BLUE: (2, 0)}, options=options)
    assert (3, 0) in inside.tiles
    for barred in (foes, {"Jaws": (2, 0)}):
        outside = door_due("LINE-2", foes=barred, options=options)
        assert outside.refusal(BLUE, "open 3,0/2,0").key == "exit-out-of-reach"
        assert outside.legal(BLUE, "open 0,-1/0,0")


@pytest.mark.rule("RRR-DOOR-06")
def test_ho_24_if_nothing_is_in_reach_any_open_exit_will_do() -> None:
    tiles = {**FACED_TWICE, (1, 0): "1,3", (0, 1): "4"}
    s = door_due(tiles, foes={"Jaws": (1, 0)}, options={"exitReach": "walkable"})
    assert s.linked((1, 1), (1, 0))


@pytest.mark.rule("RRR-DOOR-06", "RRR-DOOR-07")
def test_ho_24_ho_25_a_place_that_is_as_far_as_all_others_is_refused_for_what_it_blocks() -> None:
    tiles = {**FACED_TWICE, (1, 0): "0,1,3", (0, 1): "0,1,4"}
    options: dict[str, Any] = {"exitReach": "walkable", "exitFits": True}
    s = door_due(tiles, foes={"Jaws": (1, 0), "Snuff": (0, 1)}, options=options)
    assert set(s.moves(BLUE)) == {"open 2,0/1,0", "open 0,2/0,1"}
    assert s.refusal(BLUE, "open 1,1/1,0").key == "exit-blocks-corridor"
    nearer = door_due(tiles, foes={"Jaws": (1, 0)}, cats={BLUE: (-1, 0)}, options=options)
    assert nearer.linked((0, 2), (0, 1))  # in reach, and the only such place that blocks nothing


@pytest.mark.rule("RRR-DOOR-07")
def test_the_door_may_block_other_corridors() -> None:
    s = door_due("M1")
    assert "1,1" in door_hexes(s)
    assert len(s.moves(BLUE)) == 8
    s.play(BLUE, "open 1,1/0,1")
    assert s.linked((1, 1), (0, 1))
    assert not s.linked((1, 1), (1, 0))


@pytest.mark.rule("RRR-DOOR-07")
def test_ho_25_gs_15_exit_door_candidates() -> None:
    s = door_due("M1", options={"exitFits": True})
    assert door_hexes(s) == {"-2,0", "-1,1", "0,-1", "0,2", "1,-1", "2,0"}
    assert len(s.moves(BLUE)) == 6
    assert s.refusal(BLUE, "open 1,1/1,0").rule == "RRR-DOOR-07"
    assert s.refusal(BLUE, "open 1,1/0,1").rule == "RRR-DOOR-07"


@pytest.mark.rule("RRR-DOOR-07")
@pytest.mark.parametrize(
    ("place", "exit_towards"),
    [
        ("-2,0/-1,0", "0"),
        ("-1,1/0,0", "5"),
        ("0,-1/0,0", "1"),
        ("0,2/0,1", "4"),
        ("1,-1/0,0", "2"),
        ("2,0/1,0", "3"),
    ],
)
def test_gs_15_the_door_has_one_exit_and_five_walls(place: str, exit_towards: str) -> None:
    s = door_due("M1")
    s.play(BLUE, f"open {place}")
    [door] = s.told(happened.ExitOpened)
    assert door.exits == mask(exit_towards)
    assert s.tiles[door.at] == mask(exit_towards)


@pytest.mark.rule("RRR-DOOR-08")
@pytest.mark.parametrize(("way", "blocked"), [((1, 0), (0, 1)), ((0, 1), (1, 0))])
def test_gs_16_ec_64_relaxed_matching_blocks_the_other_exit(way: Place, blocked: Place) -> None:
    s = door_due(FACED_TWICE, options={"exitFits": True})
    assert set(s.moves(BLUE)) == {"open 1,1/1,0", "open 1,1/0,1"}
    s.play(BLUE, f"open 1,1/{way[0]},{way[1]}")
    assert s.linked((1, 1), way)
    assert not s.linked((1, 1), blocked)


@pytest.mark.rule("RRR-DOOR-08")
def test_gs_16_matching_is_relaxed_only_when_no_hex_fits() -> None:
    # With a wall of the ring opened, the door has a hex of its own again and (1,1) is out.
    s = door_due({**FACED_TWICE, (-1, 0): "0,3"}, options={"exitFits": True})
    assert s.tiles[-2, 0] == mask("0")  # a single option resolves itself
    assert (1, 1) not in s.tiles


@pytest.mark.rule("RRR-DOOR-09")
def test_gs_16_ec_63_without_open_exit_the_door_breaks_through_a_wall() -> None:
    before = {place: exits for place, exits in SEAL.items() if place != (1, 1)}
    symbols = {(1, 0): "0,3 eye", (2, 0): "2,3 scarab"}
    s = scene({**before, **symbols}, hands={BLUE: "#1 ankh | #9"}, doors_placed=2)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@1,1 {5}")
    assert s.question == "place-exit"
    beside_a_room = {
        f"{q + dq},{r + dr}"
        for q, r in SEAL
        for dq, dr in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
        if (q + dq, r + dr) not in SEAL and (q + dq, r + dr) != (0, 0)
    }
    assert door_hexes(s) == beside_a_room
    s.play(BLUE, "open 3,0/2,0")
    assert s.linked((3, 0), (2, 0))
    [door] = s.told(happened.ExitOpened)
    assert door.at == (3, 0)


@pytest.mark.rule("RRR-DOOR-09")
def test_the_door_may_break_through_to_the_room_of_a_foe() -> None:
    s = door_due("SEAL", foes={"Jaws": (2, 0)})
    assert door_hexes(s) == door_hexes(door_due("SEAL"))
    s.play(BLUE, "open 3,0/2,0")
    assert s.linked((3, 0), (2, 0))


@pytest.mark.rule("RRR-DOOR-09")
def test_gs_16_the_broken_through_door_is_three_links_from_the_vault() -> None:
    s = door_due("SEAL")
    s.play(BLUE, "open 3,0/2,0")
    assert s.distance((3, 0)) == 3


@pytest.mark.rule("RRR-DOOR-09")
def test_the_vault_wall_is_never_broken_through() -> None:
    s = door_due("SEAL")
    assert not [text for text in s.moves(BLUE) if text.endswith("/0,0")]


@pytest.mark.rule("RRR-DOOR-10")
def test_the_door_costs_no_torch_and_draws_no_card() -> None:
    s = third_door()
    stock, hand, pile = s.stock, s.cards(BLUE), s.draw_pile
    s.play(BLUE, "open 2,0/1,0")
    assert (s.stock, s.cards(BLUE), s.draw_pile) == (stock, hand, pile)
    assert s.told(happened.RoomLit) == []


@pytest.mark.rule("RRR-DOOR-10")
def test_the_door_wakes_nobody_when_the_stock_is_empty() -> None:
    s = third_door(stock=0, foes={"Jaws": (-1, 0)})
    s.play(BLUE, "open 2,0/1,0")
    assert s.told(happened.RoomDark) == []
    assert s.foe("Jaws") == (-1, 0)


@pytest.mark.rule("RRR-DOOR-11")
def test_a_cat_may_enter_the_exit_door() -> None:
    s = scene("LINE-1", door=((2, 0), (1, 0)), foes={"Gnashur": (2, 0)})
    s.play(BLUE, "fight 2,0")
    assert s.cat(BLUE) == (2, 0)


@pytest.mark.rule("RRR-DOOR-11")
def test_later_cards_must_match_the_walls_of_the_door() -> None:
    # (1,1) lies south of the door on (2,0): an exit towards its wall is illegal.
    s = scene(
        {(1, 0): "0,1,3"},
        hands={BLUE: "#3 #1"},
        door=((2, 0), (1, 0)),
        foes={"Gnashur": (2, 0)},
    )
    assert s.legal(BLUE, "explore #1@1,1 {4}")
    assert s.refusal(BLUE, "explore #3@1,1 {4,5}").rule == "RRR-EXPLORE-04"


@pytest.mark.rule("RRR-DOOR-12")
def test_further_triangles_of_different_symbols_do_nothing() -> None:
    s = scene(
        {**DIFFERENT, (1, -1): "0,2"},
        hands={BLUE: "#3 ankh | #9"},
        door=((2, -1), (1, -1)),
        foes={"Gnashur": (2, -1)},
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.told(happened.MechanismTriggered) == []
    assert s.told(happened.ExitOpened) == []
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-DOOR-13")
def test_opening_the_exit_alone_does_not_win() -> None:
    s = third_door()
    assert s.awake == []
    s.play(BLUE, "open 2,0/1,0")
    assert s.ended == ""
    assert s.asked == ("action", [RED])
