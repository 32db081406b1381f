"""Symbols, triangles and the torch mechanism (RRR-MECH)."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.games.run_run_run import boxfile
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import SYMBOLS
from mastaba.kernel.hexgrid import cell
from tests.run_run_run.scene import BLUE, M1, M4, Place, Scene, Tiles, scene

CORNER = {(1, 1), (1, 0), (0, 1)}
"""The triangle that a room on (1,1) completes in M1."""


def with_symbols(tiles: Tiles, symbols: dict[Place, str]) -> Tiles:
    return {place: f"{exits} {symbols.get(place, '')}" for place, exits in tiles.items()}


def triggered(s: Scene) -> list[str]:
    """The mechanisms of the last move, in their order."""
    return [event.mechanism for event in s.told(happened.MechanismTriggered)]


def used_for_torches(s: Scene) -> list[set[Place]]:
    """The corners of the torch mechanisms of the last move."""
    events = s.told(happened.MechanismTriggered)
    return [set(event.corner) for event in events if event.mechanism == "torch"]


def set_stock(s: Scene, torches: int) -> None:
    """Let the group have burnt its torches elsewhere meanwhile."""
    s.game.bank += s.game.stock - torches
    s.game.stock = torches


EYES = with_symbols(M1, {(1, 0): "eye", (0, 1): "eye"})
"""M1 with two eye rooms; an eye on (1,1) completes an identical triangle."""

# Around (1,1) of M4 an eye finds an identical pair in the north-west and in the south-east.
TWO_PAIRS_OF_EYES = with_symbols(M4, dict.fromkeys([(1, 0), (0, 1), (2, 1), (1, 2)], "eye"))


@pytest.mark.rule("RRR-MECH-01")
def test_the_three_symbols_are_equally_common_and_no_card_shows_two() -> None:
    shown = Counter(SYMBOLS[symbol] for symbol in boxfile.load_box().room_symbol)
    blank = shown.pop(SYMBOLS[0])
    assert shown == dict.fromkeys(("eye", "scarab", "ankh"), (64 - blank) // 3)
    assert 0 < blank < 64


@pytest.mark.rule("RRR-MECH-01")
def test_ec_60_the_vault_completes_no_triangle() -> None:
    s = scene({(0, 1): "4 eye"}, hands={BLUE: "#1 eye | #9"}, stock=3)
    s.play(BLUE, "explore #1@1,0 {3}")
    assert triggered(s) == []
    assert s.stock == 3


@pytest.mark.rule("RRR-MECH-01", "RRR-DOOR-10")
def test_ec_60_the_exit_door_completes_no_triangle() -> None:
    # The door on (2,0) touches the eyes on (1,0) and (1,1).
    s = scene(
        {(1, 0): "0,1,3 eye"},
        hands={BLUE: "#1 eye | #9"},
        door=((2, 0), (1, 0)),
        foes={"Gnashur": (2, 0)},
        stock=3,
    )
    s.play(BLUE, "explore #1@1,1 {4}")
    assert triggered(s) == []
    assert s.stock == 3


@pytest.mark.rule("RRR-MECH-02", "RRR-MECH-06", "RRR-MECH-08")
def test_gs_09_torch_mechanism() -> None:
    s = scene(EYES, hands={BLUE: "#3 eye | #9"}, stock=3)
    bank = s.bank
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.stock == 5
    assert s.bank == bank - 2
    [token] = s.told(happened.MechanismTriggered)
    assert token.mechanism == "torch"
    assert set(token.corner) == CORNER
    assert token.left == 4


@pytest.mark.rule("RRR-MECH-07")
def test_gs_10_used_rooms_do_not_trigger_again() -> None:
    s = scene(EYES, players=1, hands={BLUE: "#3 eye | #1 eye | #9"}, stock=3)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert used_for_torches(s) == [CORNER]
    set_stock(s, 2)
    s.play(BLUE, "explore #1@2,0 {3}")
    assert triggered(s) == []
    assert s.stock == 2


@pytest.mark.rule("RRR-MECH-07")
@pytest.mark.parametrize("used", [(1, 0), (0, 1)])
def test_one_used_room_of_the_three_is_enough(used: Place) -> None:
    s = scene(EYES, hands={BLUE: "#3 eye | #9"}, stock=3)
    far = (cell(60, 0), cell(61, 0))
    s.game.torch_corners = ((cell(*used), *far),)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == []
    assert s.stock == 3


@pytest.mark.rule("RRR-MECH-02")
@pytest.mark.parametrize("third", ["3,0", "2,1"])
def test_three_rooms_in_a_row_or_in_a_bend_are_no_triangle(third: str) -> None:
    tiles = {(1, 0): "0,3 eye", (2, 0): "0,1,3 eye"}
    s = scene(tiles, hands={BLUE: "#1 eye | #9"}, stock=3)
    s.play(BLUE, f"explore #1@{third} {'{3}' if third == '3,0' else '{4}'}")
    assert triggered(s) == []
    assert s.stock == 3


@pytest.mark.rule("RRR-MECH-03")
def test_a_triangle_needs_no_links() -> None:
    # (1,1) is linked with (1,0) only; walls part (0,1) from both.
    s = scene({(1, 0): "1,3 eye", (0, 1): "4 eye"}, hands={BLUE: "#1 eye | #9"}, stock=3)
    s.play(BLUE, "explore #1@1,1 {4}")
    assert not s.linked((1, 1), (0, 1))
    assert used_for_torches(s) == [CORNER]
    assert s.stock == 5


@pytest.mark.rule("RRR-MECH-04")
def test_only_triangles_with_the_new_room_are_checked() -> None:
    eyes = {**EYES, (1, 1): "3,4 eye"}
    s = scene(eyes, hands={BLUE: "#1 eye | #9"}, stock=3)
    s.play(BLUE, "explore #1@-2,0 {0}")
    assert triggered(s) == []
    assert s.stock == 3


@pytest.mark.rule("RRR-MECH-05")
@pytest.mark.parametrize(
    ("symbols", "mechanisms"),
    [
        ("eye eye eye", ["torch"]),
        ("scarab scarab scarab", ["torch"]),
        ("ankh ankh ankh", ["torch"]),
        ("eye scarab ankh", ["door"]),
        ("ankh scarab eye", ["door"]),
        ("eye eye scarab", []),
        ("eye scarab eye", []),
        ("eye scarab scarab", []),
        ("eye eye none", []),
        ("none eye eye", []),
        ("eye scarab none", []),
        ("none eye scarab", []),
        ("none none none", []),
    ],
)
def test_which_triangle_sets_off_which_mechanism(symbols: str, mechanisms: list[str]) -> None:
    one, other, new = symbols.replace("none", "lit").split()
    tiles = with_symbols(M1, {(1, 0): one, (0, 1): other})
    s = scene(tiles, hands={BLUE: f"#3 {new} | #9"}, stock=3)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == mechanisms
    assert s.stock == (5 if mechanisms == ["torch"] else 3)


@pytest.mark.rule("RRR-MECH-06")
@pytest.mark.parametrize("stock", [0, 1, 4])
def test_the_stock_is_refilled_to_five_from_the_bank(stock: int) -> None:
    s = scene(EYES, hands={BLUE: "#3 eye | #9"}, stock=stock)
    bank = s.bank
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.stock == 5
    assert s.bank == bank - (5 - stock)


@pytest.mark.rule("RRR-MECH-09", "RRR-MECH-11", "RRR-MECH-15")
def test_gs_13_ec_56_torch_and_door_by_one_placement() -> None:
    tiles = with_symbols(M4, {(1, 0): "eye", (0, 1): "eye", (2, 1): "scarab", (1, 2): "ankh"})
    s = scene(tiles, hands={BLUE: "#27 dark eye | #9"}, stock=3)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    [lit] = s.told(happened.RoomLit)
    assert lit.stock == 2
    assert s.cards(BLUE) == 1 + 4
    torch, door = s.told(happened.MechanismTriggered)
    assert (torch.mechanism, door.mechanism) == ("torch", "door")
    assert set(torch.corner) == CORNER
    assert set(door.corner) == {(1, 1), (2, 1), (1, 2)}
    assert s.stock == 5
    assert door.left == 2


@pytest.mark.rule("RRR-MECH-07", "RRR-MECH-14")
@pytest.mark.parametrize("used", [0, 4, 5, 9])
def test_a_door_lets_no_room_be_used_for_torches_again(used: int) -> None:
    tiles = with_symbols(M4, {(1, 0): "eye", (0, 1): "eye", (2, 1): "scarab", (1, 2): "ankh"})
    hands = {BLUE: "#27 dark eye | #9"}
    s = scene(tiles, hands=hands, stock=3, torch_mechanisms_used=used)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    seen = s.game.view(BLUE)
    assert len(seen.torch_corners) == used + 1
    assert set(seen.torch_corners[-1]) == CORNER
    assert len(seen.door_corners) == 1


@pytest.mark.rule("RRR-MECH-09")
def test_a_room_used_for_torches_may_still_open_a_door() -> None:
    s = scene(EYES, players=1, hands={BLUE: "#3 eye | #7 scarab | #1 ankh | #9"}, stock=3)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == ["torch"]
    # (2,0) scarab touches (1,0) and (1,1), eyes both; the ankh on (2,-1) makes the three differ.
    s.play(BLUE, "explore #7@2,0 {3,4,5}")
    assert triggered(s) == []
    s.play(BLUE, "explore #1@2,-1 {1}")
    [door] = s.told(happened.MechanismTriggered)
    assert door.mechanism == "door"
    assert set(door.corner) == {(1, 0), (2, 0), (2, -1)}


@pytest.mark.rule("RRR-MECH-09")
def test_a_room_used_for_a_door_may_still_bring_torches() -> None:
    tiles = with_symbols(M1, {(1, 0): "eye", (0, 1): "scarab"})
    hands = {BLUE: "#7 ankh | #7 eye | #1 eye | #9"}
    s = scene(tiles, players=1, hands=hands, stock=3)
    s.play(BLUE, "explore #7@1,1 {3,4,5}")
    assert triggered(s) == ["door"]
    # (2,0) and (2,-1) are eyes beside the eye of (1,0), which has opened a door.
    s.play(BLUE, "explore #7@2,0 {2,3,4}")
    assert triggered(s) == []
    s.play(BLUE, "explore #1@2,-1 {1}")
    assert used_for_torches(s) == [{(1, 0), (2, 0), (2, -1)}]
    assert s.stock == 5


@pytest.mark.rule("RRR-MECH-10")
def test_ec_54_two_identical_triangles_give_one_torch_mechanism() -> None:
    s = scene(TWO_PAIRS_OF_EYES, hands={BLUE: "#27 eye | #9"}, stock=3)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    assert s.asked == ("torch-triangle", [BLUE])
    assert len(s.moves(BLUE)) == 2
    s.play(BLUE, "triangle 2,1 1,2")
    assert used_for_torches(s) == [{(1, 1), (2, 1), (1, 2)}]
    assert s.stock == 5


@pytest.mark.rule("RRR-MECH-10")
@pytest.mark.parametrize("pair", ["1,0 0,1", "0,1 1,0"])
def test_a_triangle_may_be_named_from_either_end(pair: str) -> None:
    s = scene(TWO_PAIRS_OF_EYES, hands={BLUE: "#27 eye | #9"}, stock=3)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    s.play(BLUE, f"triangle {pair}")
    assert used_for_torches(s) == [CORNER]


@pytest.mark.rule("RRR-MECH-10")
def test_rooms_that_make_no_identical_triangle_cannot_be_chosen() -> None:
    s = scene(TWO_PAIRS_OF_EYES, hands={BLUE: "#27 eye | #9"}, stock=3)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    assert s.refusal(BLUE, "triangle 2,0 2,1").rule == "RRR-MECH-10"


@pytest.mark.rule("RRR-MECH-07", "RRR-MECH-10", "RRR-MECH-16")
@pytest.mark.parametrize(
    ("chosen", "still_free"),
    [("triangle 0,1 1,0", True), ("triangle 2,1 1,2", False)],
)
def test_ec_54_only_the_chosen_rooms_become_used(chosen: str, still_free: bool) -> None:
    # The eye on (2,2) completes a new triangle with (2,1) and (1,2).
    tiles = {**TWO_PAIRS_OF_EYES, (2, 1): "1,3,4 eye"}
    s = scene(tiles, players=1, hands={BLUE: "#27 eye | #1 eye | #9"}, stock=3)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    s.play(BLUE, chosen)
    set_stock(s, 3)
    s.play(BLUE, "explore #1@2,2 {4}")
    assert triggered(s) == (["torch"] if still_free else [])


@pytest.mark.rule("RRR-MECH-12")
def test_a_triangle_may_not_be_declined() -> None:
    s = scene(TWO_PAIRS_OF_EYES, hands={BLUE: "#27 eye | #9"}, stock=3)
    s.play(BLUE, "explore #27@1,1 {0,1,3,4}")
    assert s.refusal(BLUE, "decline").rule == "RRR-MECH-12"


@pytest.mark.rule("RRR-MECH-12")
def test_ho_09_by_default_a_single_triangle_triggers_unasked() -> None:
    s = scene(EYES, hands={BLUE: "#3 eye | #9"}, stock=3)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == ["torch"]


@pytest.mark.rule("RRR-MECH-12")
@pytest.mark.parametrize(("symbols", "kind"), [("eye eye", "torch"), ("scarab ankh", "door")])
def test_ho_09_optional_mechanisms_may_be_declined(symbols: str, kind: str) -> None:
    one, other = symbols.split()
    tiles = with_symbols(M1, {(1, 0): one, (0, 1): other})
    options = {"optionalMechanisms": True}
    s = scene(tiles, hands={BLUE: "#3 eye | #9"}, stock=3, options=options)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.asked == (f"{kind}-triangle", [BLUE])
    assert s.legal(BLUE, "triangle 0,1 1,0")
    s.play(BLUE, "decline")
    assert triggered(s) == []
    assert [event.mechanism for event in s.told(happened.MechanismDeclined)] == [kind]
    assert s.stock == 3


@pytest.mark.rule("RRR-MECH-07", "RRR-MECH-12")
def test_ho_09_a_declined_triangle_leaves_its_rooms_unused() -> None:
    options = {"optionalMechanisms": True}
    hand = {BLUE: "#3 eye | #1 eye | #9"}
    s = scene(EYES, players=1, hands=hand, stock=3, options=options)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    s.play(BLUE, "decline")
    s.play(BLUE, "explore #1@2,0 {3}")
    assert s.question == "torch-triangle"
    s.play(BLUE, s.moves(BLUE, "triangle")[0])
    assert used_for_torches(s) == [{(2, 0), (1, 1), (1, 0)}]


@pytest.mark.rule("RRR-MECH-13")
@pytest.mark.parametrize("stock", [5, 6])
def test_ec_57_a_full_stock_sets_off_the_mechanism_all_the_same(stock: int) -> None:
    s = scene(EYES, players=1, hands={BLUE: "#3 eye | #1 eye | #9"}, stock=stock)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert used_for_torches(s) == [CORNER]
    assert s.stock == stock
    assert s.told(happened.TorchesGained) == []
    set_stock(s, 2)
    s.play(BLUE, "explore #1@2,0 {3}")
    assert triggered(s) == []  # (1,1) and (1,0) have served


@pytest.mark.rule("RRR-MECH-13")
@pytest.mark.parametrize("stock", [5, 6])
def test_ho_26_a_full_stock_may_leave_the_rooms_free(stock: int) -> None:
    options = {"fullStockMechanism": "nothing"}
    s = scene(EYES, hands={BLUE: "#3 eye | #9"}, stock=stock, options=options)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == []
    assert s.stock == stock
    assert s.game.torch_corners == ()


@pytest.mark.rule("RRR-MECH-13")
def test_ec_57_the_torch_for_the_new_room_is_spent_first() -> None:
    s = scene(EYES, hands={BLUE: "#3 dark eye | #9"}, stock=5)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == ["torch"]
    assert s.stock == 5
    assert [gain.count for gain in s.told(happened.TorchesGained)] == [1]


@pytest.mark.rule("RRR-MECH-14")
@pytest.mark.parametrize("used", [4, 5, 9])
def test_torch_mechanisms_work_without_a_token_left(used: int) -> None:
    s = scene(EYES, hands={BLUE: "#3 eye | #9"}, stock=3, torch_mechanisms_used=used)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    [torch] = s.told(happened.MechanismTriggered)
    assert (torch.mechanism, torch.left) == ("torch", 0)
    assert s.stock == 5


@pytest.mark.rule("RRR-MECH-14")
@pytest.mark.parametrize(("used", "mechanisms"), [(4, ["torch"]), (5, [])])
def test_ho_27_ec_58_five_torch_mechanisms_per_game(used: int, mechanisms: list[str]) -> None:
    options = {"torchMechanisms": 5}
    hands = {BLUE: "#3 eye | #9"}
    s = scene(EYES, hands=hands, stock=3, torch_mechanisms_used=used, options=options)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == mechanisms
    assert s.stock == (5 if mechanisms else 3)


@pytest.mark.rule("RRR-MECH-15")
def test_ec_61_the_sarcophagus_token_comes_before_the_mechanism() -> None:
    # No card of the box is a tomb with a symbol; this one is.
    s = scene(
        EYES,
        hands={BLUE: "#3 tomb eye | #9"},
        stock=3,
        token_pile=["trap"],
        mummy_pile=["Snuff", "Howl", "Dash", "Jaws"],
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.question == "place-mummy"
    assert triggered(s) == []
    assert s.stock == 1  # Snuff has eaten two torches before the refill
    s.play(BLUE, "wake -1,0")
    assert triggered(s) == ["torch"]
    assert s.stock == 5


@pytest.mark.rule("RRR-MECH-15")
def test_ec_61_a_tomb_that_completes_nothing_only_springs_its_trap() -> None:
    s = scene(EYES, hands={BLUE: "#3 tomb | #9"}, stock=3, token_pile=["trap"])
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.question == "place-mummy"
    s.play(BLUE, "wake -1,0")
    assert triggered(s) == []
    assert s.stock == 3


@pytest.mark.rule("RRR-MECH-16")
def test_a_triangle_that_did_not_trigger_is_not_checked_again_but_its_rooms_may_serve() -> None:
    hands = {BLUE: "#3 eye | #9 eye | #1 eye"}
    s = scene(EYES, players=1, hands=hands, stock=5, options={"fullStockMechanism": "nothing"})
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert triggered(s) == []
    set_stock(s, 2)
    s.play(BLUE, "explore #9@-1,1 {2,5}")
    assert triggered(s) == []
    assert s.stock == 2
    s.play(BLUE, "explore #1@2,0 {3}")
    assert used_for_torches(s) == [{(2, 0), (1, 1), (1, 0)}]
    assert s.stock == 5
