"""Sarcophagus rooms and tokens (RRR-SARC)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import wire
from mastaba.kernel.contract import UnreadableMove
from tests.run_run_run.scene import BLUE, GREEN, M1, RED, Place, Scene, Tiles, scene

TOMB = "#1 tomb | #9 | #9"
"""A hand with a sarcophagus room."""

HOOK: Tiles = {(1, 0): "0,3", (2, 0): "2,3", (1, 1): "1,5", (0, 1): "4"}
"""(0,1) and (1,1) are neighbours with a wall between them, four links apart."""

ALL_AWAKE = {"Howl": (4, 0), "Dash": (4, 0), "Jaws": (3, 0), "Snuff": (3, 0)}


def window(s: Scene) -> str:
    """The open token window, or the question asked instead."""
    waiting = s.game.waiting()[0]
    return str(waiting.facts["window"]) if waiting.question == "token-window" else waiting.question


def hold_until(s: Scene, wanted: str) -> None:
    while window(s) != wanted:
        s.play(BLUE, "hold")


def marches(s: Scene) -> list[tuple[str, Place]]:
    return [(event.foe, event.to) for event in s.told(wire.FoeMoved)]


# --- Sarcophagus rooms ---


@pytest.mark.rule("RRR-SARC-01")
def test_a_sarcophagus_room_gives_the_top_token() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["draw3", "shield"])
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.tokens(BLUE) == ["draw3"]
    assert s.game.view(None).token_pile == 1


@pytest.mark.rule("RRR-SARC-01")
def test_the_token_is_revealed_to_all() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["draw3", "shield"])
    s.play(BLUE, "explore #1@1,0 {3}")
    for seat in (RED, None):
        heard = [wire.tell(event, seat, s.game.box) for event in s.game.told]
        revealed = [event.token for event in heard if isinstance(event, wire.TokenRevealed)]
        assert revealed == ["draw3"]
    assert s.game.view(RED).cats[BLUE].tokens == ["draw3"]
    assert s.game.view(None).cats[BLUE].tokens == ["draw3"]


@pytest.mark.rule("RRR-SARC-01")
def test_other_rooms_give_no_token() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["draw3"])
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-02")
def test_an_empty_token_pile_gives_nothing() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=[])
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.told(wire.TokenRevealed) == []
    assert s.tokens(BLUE) == []
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-SARC-03")
def test_a_token_is_kept_until_it_is_used_and_everybody_sees_it() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["shield"])
    s.play(BLUE, "explore #1@1,0 {3}")
    hold_until(s, "action")
    assert s.asked == ("action", [RED])
    assert s.tokens(BLUE) == ["shield"]
    assert s.game.view(RED).cats[BLUE].tokens == ["shield"]


@pytest.mark.rule("RRR-SARC-03")
def test_there_is_no_limit_to_the_tokens_of_a_cat() -> None:
    held = ["torch2", "torch2", "torch3", "draw2", "draw2", "draw3", "shield", "shield", "double"]
    s = scene("V", hands={BLUE: TOMB}, tokens={BLUE: held}, token_pile=["passage"])
    s.play(BLUE, "explore #1@1,0 {3}")
    hold_until(s, "before-mechanisms")
    assert sorted(s.tokens(BLUE)) == sorted([*held, "passage"])


# --- When tokens may be used ---


@pytest.mark.rule("RRR-SARC-04")
def test_a_token_may_be_used_right_after_being_revealed() -> None:
    s = scene("V", hands={BLUE: TOMB}, token_pile=["torch2"], stock=3)
    s.play(BLUE, "explore #1@1,0 {3}")
    assert window(s) == "before-mechanisms"
    s.play(BLUE, "use torch2")
    assert s.stock == 5
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-04", "RRR-SARC-05", "RRR-SARC-10")
def test_a_token_may_be_used_at_every_moment_of_an_explore_turn() -> None:
    s = scene("LINE-4", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, token_pile=["shield"])
    s.start(symbols=1)
    windows = []
    while s.asked[1] == [BLUE]:
        windows.append(window(s))
        assert s.legal(BLUE, "use torch2")
        assert s.legal(BLUE, "teleport torch2 1,0")
        s.play(BLUE, "explore #1@0,1 {4}" if s.question == "action" else "hold")
    assert windows == [
        "start",
        "roll",
        "symbol",
        "action",
        "before-move",
        "before-light",
        "before-draw",
        "before-effects",
        "before-mechanisms",
        "end",
    ]


@pytest.mark.rule("RRR-SARC-04")
def test_a_token_may_be_used_around_a_fight() -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#1 #9 #9"},
        cats={BLUE: (2, 0)},
        foes={"Jaws": (2, 0)},
        tokens={BLUE: ["torch2"]},
    )
    s.play(BLUE, "fight 2,0")
    assert s.legal(BLUE, "use torch2")
    s.play(BLUE, "commit #1")
    s.load_combat_dice("footprint")
    s.play(BLUE, "roll")
    assert window(s) == "before-footprints"
    assert s.legal(BLUE, "use torch2")
    s.play(BLUE, "hold")
    assert not s.legal(BLUE, "use torch2")
    s.play(BLUE, "stay")
    assert window(s) == "end"
    assert s.legal(BLUE, "use torch2")


@pytest.mark.rule("RRR-SARC-04")
def test_a_token_cannot_undo_a_waking() -> None:
    s = scene("LINE-4", track=4, tokens={BLUE: ["torch2"]})
    s.start(symbols=1)
    hold_until(s, "place-mummy")
    assert not s.legal(BLUE, "use torch2")
    assert not s.legal(BLUE, "teleport torch2 1,0")


@pytest.mark.rule("RRR-SARC-05")
def test_ho_19_tokens_work_in_the_mummies_step() -> None:
    s = scene("LINE-4", tokens={BLUE: ["torch2"]}, foes={"Snuff": (4, 0)}, stock=1)
    s.start(symbols=1)
    assert window(s) == "start"
    s.play(BLUE, "hold")
    assert window(s) == "roll"
    assert s.foe("Snuff") == (4, 0)
    s.play(BLUE, "teleport torch2 3,0")
    # Snuff enters the room into which Blue has just jumped.
    assert s.foe("Snuff") == (3, 0)
    assert s.told(wire.FoeAttacked)[0].seats == [BLUE]


@pytest.mark.rule("RRR-SARC-05")
def test_ho_19_or_only_in_the_action_step() -> None:
    options = {"tokenWindows": "actionStep"}
    s = scene("LINE-4", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, options=options)
    s.start(symbols=1)
    assert s.asked == ("action", [BLUE])
    assert s.legal(BLUE, "use torch2")
    s.play(BLUE, "explore #1@0,1 {4}")
    assert window(s) == "before-move"


# --- Effect or teleport ---


@pytest.mark.rule("RRR-SARC-06")
def test_a_token_used_for_its_effect_does_not_teleport_too() -> None:
    s = scene("LINE-4", tokens={BLUE: ["torch2"]})
    s.play(BLUE, "use torch2")
    assert s.tokens(BLUE) == []
    assert s.refusal(BLUE, "teleport torch2 4,0").rule == "RRR-SARC-06"
    assert not s.legal(BLUE, "use torch2")


@pytest.mark.rule("RRR-SARC-06")
def test_a_token_used_to_teleport_has_no_effect() -> None:
    s = scene("LINE-4", tokens={BLUE: ["torch2"]})
    s.play(BLUE, "teleport torch2 4,0")
    assert s.stock == 5
    assert s.tokens(BLUE) == []
    assert not s.legal(BLUE, "use torch2")


@pytest.mark.rule("RRR-SARC-06")
@pytest.mark.parametrize(
    "token", ["torch2", "torch3", "double", "draw2", "draw3", "shield", "passage"]
)
def test_every_token_but_the_trap_can_teleport(token: str) -> None:
    s = scene("LINE-4", tokens={BLUE: [token]})
    s.play(BLUE, f"teleport {token} 4,0")
    assert s.cat(BLUE) == (4, 0)
    assert s.cards(BLUE) == 5


@pytest.mark.rule("RRR-SARC-06", "RRR-SARC-17")
def test_ec_91_a_shield_that_teleported_protects_no_more() -> None:
    s = scene(
        "LINE-5", hands={BLUE: 4}, tokens={BLUE: ["shield"]}, foes={"Snuff": (5, 0)}, players=1
    )
    s.play(BLUE, "teleport shield 4,0")
    assert s.cat(BLUE) == (4, 0)
    s.start(symbols=1)
    assert s.foe("Snuff") == (4, 0)
    assert s.cards(BLUE) == 3


@pytest.mark.rule("RRR-SARC-29", "RRR-SARC-06")
def test_ec_91_a_shield_teleports_in_its_owners_turn_only() -> None:
    s = scene("LINE-4", tokens={RED: ["shield"]})
    assert s.refusal(RED, "teleport shield 4,0").rule == "RRR-SARC-29"


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_used_tokens_leave_the_game() -> None:
    s = scene("V", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, token_pile=[])
    s.play(BLUE, "use torch2")
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.told(wire.TokenRevealed) == []
    assert s.game.view(None).token_pile == 0


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_or_they_are_shuffled_into_a_new_pile() -> None:
    options = {"recycleTokens": True}
    s = scene("V", hands={BLUE: TOMB}, tokens={BLUE: ["torch2"]}, token_pile=[], options=options)
    s.play(BLUE, "use torch2")
    s.play(BLUE, "explore #1@1,0 {3}")
    assert s.told(wire.TokenRevealed)[0].token == "torch2"
    assert s.tokens(BLUE) == ["torch2"]


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_traps_do_not_come_back() -> None:
    s = scene(
        "M1",
        hands={BLUE: TOMB, RED: TOMB},
        token_pile=["trap"],
        foes={"Howl": (-1, 0), "Dash": (-1, 0), "Jaws": (-1, 0), "Snuff": (-1, 0)},
        cats={RED: (1, 0)},
        options={"recycleTokens": True, "swiftOnZero": False},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@0,-1 {1}")
    assert s.told(wire.TrapSprung)
    s.load_mummy_dice(0)
    s.play(RED, "explore #1@2,0 {3}")
    assert s.told(wire.TokenRevealed) == []


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_laid_passages_do_not_come_back() -> None:
    options = {"recycleTokens": True}
    s = scene("M1", hands={BLUE: TOMB}, tokens={BLUE: ["passage"]}, token_pile=[], options=options)
    s.play(BLUE, "lay 1,0/0,1")
    s.play(BLUE, "explore #1@2,0 {3}")
    assert s.told(wire.TokenRevealed) == []


@pytest.mark.rule("RRR-SARC-07")
def test_ho_10_a_passage_that_teleported_comes_back() -> None:
    options = {"recycleTokens": True}
    s = scene("M1", hands={BLUE: TOMB}, tokens={BLUE: ["passage"]}, token_pile=[], options=options)
    s.play(BLUE, "teleport passage 1,0")
    s.play(BLUE, "explore #1@2,0 {3}")
    assert s.told(wire.TokenRevealed)[0].token == "passage"


# --- Teleport ---


@pytest.mark.rule("RRR-SARC-08")
def test_a_teleport_ignores_distance_walls_and_foes() -> None:
    s = scene("LINE-9", tokens={BLUE: ["draw2"]}, foes={"Howl": (2, 0), "Jaws": (8, 0)})
    s.play(BLUE, "teleport draw2 9,0")
    assert s.cat(BLUE) == (9, 0)
    assert s.told(wire.CatTeleported)[0].to == (9, 0)
    assert s.told(wire.FoeAttacked) == []


@pytest.mark.rule("RRR-SARC-08")
def test_a_teleport_leads_to_another_room_of_the_maze() -> None:
    s = scene("LINE-4", tokens={BLUE: ["draw2"]})
    assert s.refusal(BLUE, "teleport draw2 0,0").rule == "RRR-SARC-08"
    assert s.refusal(BLUE, "teleport draw2 5,0").rule == "RRR-SARC-08"


@pytest.mark.rule("RRR-SARC-08")
def test_a_teleport_moves_the_owners_cat_only() -> None:
    s = scene("LINE-4", tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 4,0")
    assert (s.cat(BLUE), s.cat(RED), s.cat(GREEN)) == ((4, 0), (0, 0), (0, 0))


@pytest.mark.rule("RRR-SARC-09")
@pytest.mark.parametrize("place", [(0, 0), (5, 0), (2, 0)], ids=["vault", "exit-door", "foe"])
def test_a_teleport_may_end_in_any_room(place: Place) -> None:
    s = scene(
        "LINE-4",
        cats={BLUE: (1, 0)},
        tokens={BLUE: ["draw2"]},
        door=((5, 0), (4, 0)),
        foes={"Howl": (2, 0), "Gnashur": (5, 0)},
    )
    s.play(BLUE, f"teleport draw2 {place[0]},{place[1]}")
    assert s.cat(BLUE) == place
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-SARC-10")
def test_a_teleport_before_the_action_costs_neither_action_nor_movement() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, tokens={BLUE: ["draw2"]}, cats={BLUE: (4, 0)})
    s.play(BLUE, "teleport draw2 2,0")
    assert s.asked == ("action", [BLUE])
    s.play(BLUE, "explore #9@5,0 {0,3}")
    assert s.told(wire.CatWalked)[0].path == [(2, 0), (3, 0), (4, 0), (5, 0)]


@pytest.mark.rule("RRR-SARC-10")
def test_a_teleport_after_the_action() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@0,1 {1,4}")
    hold_until(s, "end")
    s.play(BLUE, "teleport draw2 4,0")
    assert s.cat(BLUE) == (4, 0)
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-SARC-10")
def test_ec_49_teleporting_away_before_lighting() -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: "#1 dark tomb | #9"},
        tokens={BLUE: ["draw2"]},
        token_pile=["shield"],
    )
    s.play(BLUE, "explore #1@0,1 {4}")
    hold_until(s, "before-light")
    s.play(BLUE, "teleport draw2 4,0")
    assert s.cat(BLUE) == (4, 0)
    assert s.told(wire.RoomLit)[0].at == (0, 1)
    assert s.told(wire.CardsDrawn)[0].count == 1
    assert s.told(wire.TokenRevealed)[0].token == "shield"


@pytest.mark.rule("RRR-SARC-11", "RRR-SARC-06")
def test_ec_48_gs_40_teleport_onto_the_room_just_placed() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@5,0 {0,3}")
    s.load_mummy_dice(0)
    s.play(BLUE, "teleport draw2 5,0")
    assert s.cat(BLUE) == (5, 0)
    assert s.told(wire.CatWalked) == []
    assert [event.count for event in s.told(wire.CardsDrawn)] == [1]
    assert s.tokens(BLUE) == []
    assert s.cards(BLUE) == 2


@pytest.mark.rule("RRR-SARC-11")
def test_ec_48_a_teleport_next_to_the_new_room_and_a_walk() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@5,0 {0,3}")
    s.load_mummy_dice(0)
    s.play(BLUE, "teleport draw2 4,0")
    assert s.told(wire.CatWalked)[0].path == [(4, 0), (5, 0)]


@pytest.mark.rule("RRR-SARC-11")
def test_ec_48_a_teleport_instead_of_extra_movement() -> None:
    s = scene("LINE-9", hands={BLUE: "#9 #63 #1"}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "explore #9@10,0 {0,3}")
    s.play(BLUE, "hold")
    assert s.question == "stride"
    s.load_mummy_dice(0)
    s.play(BLUE, "teleport draw2 10,0")
    assert s.cat(BLUE) == (10, 0)
    assert s.discard == []


@pytest.mark.rule("RRR-SARC-10")
def test_gs_40_teleport_then_explore() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 4,0")
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@5,0 {0,3}")
    assert s.told(wire.CatWalked)[0].path == [(4, 0), (5, 0)]
    assert s.cards(BLUE) == 2


@pytest.mark.rule("RRR-SARC-10", "RRR-SARC-09")
def test_gs_40_teleport_then_fight() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 2,0")
    s.play(BLUE, "fight 2,0")
    assert s.told(wire.CatWalked) == []
    assert s.question == "commit-cards"
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-EXPLORE-10")
def test_gs_40_without_the_token_the_far_room_is_illegal() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 #1"}, foes={"Howl": (2, 0)})
    assert s.refusal(BLUE, "explore #9@5,0 {0,3}").rule == "RRR-EXPLORE-10"


# --- Torches, cards, shields ---


@pytest.mark.rule("RRR-SARC-12")
@pytest.mark.parametrize(("token", "torches"), [("torch2", 2), ("torch3", 3)])
def test_a_torch_token_brings_its_torches_from_the_bank(token: str, torches: int) -> None:
    s = scene("V", stock=1, tokens={BLUE: [token]})
    s.play(BLUE, f"use {token}")
    assert (s.stock, s.bank) == (1 + torches, 38 - torches)


@pytest.mark.rule("RRR-SARC-16")
@pytest.mark.parametrize(("token", "cards"), [("draw2", 2), ("draw3", 3)])
def test_a_draw_token_draws_its_cards(token: str, cards: int) -> None:
    s = scene("V", tokens={BLUE: [token]}, draw_pile=10, discard=4)
    s.play(BLUE, f"use {token}")
    assert s.cards(BLUE) == 5 + cards
    assert s.draw_pile == 10 - cards
    assert len(s.discard) == 4
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-SARC-17")
def test_a_shield_wards_off_an_attack() -> None:
    s = scene("LINE-3", tokens={RED: ["shield"]}, cats={RED: (2, 0)}, foes={"Jaws": (3, 0)})
    s.start(symbols=1)
    assert s.asked == ("shield", [RED])
    s.play(RED, "shield")
    assert s.cards(RED) == 5
    assert s.tokens(RED) == []


@pytest.mark.rule("RRR-SARC-17")
def test_a_shield_has_no_effect_without_an_attack() -> None:
    s = scene("LINE-3", tokens={BLUE: ["shield"]})
    assert s.refusal(BLUE, "use shield").rule == "RRR-ATTACK-10"


# --- Double damage ---


def double_fight(cat: str, foe: str, hearts: int, roll: str, tokens: list[str]) -> Scene:
    """Blue commits five dice against a lone foe and is about to declare and roll."""
    s = scene(
        "LINE-2",
        hands={BLUE: "#31 #1 #1"},
        kinds={BLUE: cat},
        cats={BLUE: (2, 0)},
        foes={foe: (2, 0, hearts)},
        tokens={BLUE: tokens},
    )
    s.play(BLUE, "fight 2,0")
    s.load_combat_dice(roll)
    return s


@pytest.mark.rule("RRR-SARC-13")
def test_double_damage() -> None:
    s = double_fight("Pilfer", "Jaws", 5, "hit hit hex footprint hex", ["double"])
    s.play(BLUE, "use double")
    s.play(BLUE, "commit #31")
    s.play(BLUE, "roll")
    assert s.told(wire.CombatRolled)[0].hits == 2
    assert s.hearts("Jaws") == 1
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-13")
def test_without_the_token_damage_is_single() -> None:
    s = double_fight("Pilfer", "Jaws", 5, "hit hit hex footprint hex", [])
    s.play(BLUE, "commit #31")
    s.play(BLUE, "roll")
    assert s.hearts("Jaws") == 3


@pytest.mark.rule("RRR-SARC-13")
def test_double_damage_may_be_declared_until_the_roll() -> None:
    s = double_fight("Pilfer", "Jaws", 5, "hit hit hex footprint hex", ["double"])
    s.play(BLUE, "commit #31")
    s.play(BLUE, "use double")
    s.play(BLUE, "roll")
    assert s.hearts("Jaws") == 1


@pytest.mark.rule("RRR-SARC-13")
def test_double_damage_is_declared_in_a_fight_before_the_roll() -> None:
    s = scene("LINE-2", cats={BLUE: (2, 0)}, foes={"Jaws": (2, 0)}, tokens={BLUE: ["double"]})
    assert s.refusal(BLUE, "use double").rule == "RRR-SARC-13"
    s = double_fight("Pilfer", "Jaws", 5, "hit hit hex footprint hex", ["double"])
    s.play(BLUE, "commit #31")
    s.play(BLUE, "roll")
    assert window(s) == "before-footprints"
    assert s.refusal(BLUE, "use double").rule == "RRR-SARC-13"


@pytest.mark.rule("RRR-SARC-14")
def test_ec_77_doubling_covers_the_extra_damage_of_scratch() -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#15 #1 #1"},
        kinds={BLUE: "Scratch"},
        cats={BLUE: (3, 0)},
        door=((3, 0), (2, 0)),
        foes={"Mastabark": (3, 0)},
        tokens={BLUE: ["double"]},
    )
    s.play(BLUE, "fight 3,0")
    s.play(BLUE, "use double")
    s.play(BLUE, "commit #15")
    s.load_combat_dice("hit hit ability ability")
    s.load_mummy_dice(0)
    s.play(BLUE, "roll")
    assert s.told(wire.FoeHit)[0].damage == 8
    assert s.hearts("Mastabark") == 4


@pytest.mark.rule("RRR-SARC-15")
def test_one_double_token_per_fight() -> None:
    s = double_fight("Pilfer", "Jaws", 5, "hit hex hex hex hex", ["double", "double"])
    s.play(BLUE, "use double")
    assert s.refusal(BLUE, "use double").rule == "RRR-SARC-15"
    assert s.tokens(BLUE) == ["double"]


# --- Traps ---


@pytest.mark.rule("RRR-SARC-18", "RRR-SARC-19", "RRR-SARC-20", "RRR-SARC-21")
def test_gs_37_trap() -> None:
    s = scene("M1", hands={BLUE: TOMB}, track=3, token_pile=["trap"], mummy_pile=["Jaws", "Howl"])
    s.play(BLUE, "explore #1@2,0 {3}")
    assert s.asked == ("place-mummy", [BLUE])
    assert s.tokens(BLUE) == []
    assert set(s.moves(BLUE)) == {"wake 1,0", "wake 0,1", "wake -1,0", "wake 2,0"}
    assert not s.legal(BLUE, "teleport trap 1,0")
    s.load_mummy_dice(0)
    s.play(BLUE, "wake -1,0")
    assert s.foe("Jaws") == (-1, 0)
    assert s.hearts("Jaws") == 5
    assert s.track == 0
    assert s.mummy_pile == ["Howl"]
    assert "trap" not in s.tokens(BLUE)
    assert s.game.view(None).token_pile == 0


@pytest.mark.rule("RRR-SARC-19")
def test_a_trap_fills_up_an_empty_track() -> None:
    s = scene("M1", hands={BLUE: TOMB}, track=0, token_pile=["trap"], mummy_pile=["Jaws", "Howl"])
    s.play(BLUE, "explore #1@2,0 {3}")
    s.load_mummy_dice(0)
    s.play(BLUE, "wake -1,0")
    assert s.hearts("Jaws") == 5
    assert s.track == 0


@pytest.mark.rule("RRR-SARC-18")
def test_a_trap_springs_before_anything_else_can_be_done() -> None:
    s = scene("M1", hands={BLUE: TOMB}, tokens={BLUE: ["draw2"]}, token_pile=["trap"])
    s.play(BLUE, "explore #1@2,0 {3}")
    hold_until(s, "before-effects")
    s.play(BLUE, "hold")
    assert s.question == "place-mummy"
    assert s.moves(BLUE, "teleport") == []


@pytest.mark.rule("RRR-SARC-20")
def test_the_active_player_places_the_mummy_of_a_trap() -> None:
    s = scene("M1", active=RED, hands={RED: TOMB}, token_pile=["trap"])
    s.play(RED, "explore #1@2,0 {3}")
    assert s.asked == ("place-mummy", [RED])


@pytest.mark.rule("RRR-SARC-22")
def test_ec_35_gs_37_ho_06_a_trap_with_all_mummies_awake() -> None:
    s = scene("LINE-4", hands={BLUE: TOMB}, token_pile=["trap"], foes=ALL_AWAKE)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@0,1 {4}")
    turn = s.events[: s.events.index(s.told(wire.TurnBegan)[0])]
    assert isinstance(turn[-1], wire.TrapSprung)
    assert not turn[-1].wakes
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-22")
def test_ec_35_gs_37_a_trap_after_the_boss_has_appeared() -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: TOMB},
        token_pile=["trap"],
        door=((5, 0), (4, 0)),
        foes={"Gnashur": (5, 0)},
        options={"swiftOnZero": False},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@0,1 {4}")
    assert s.told(wire.TrapSprung)[0].wakes is False
    assert s.awake == ["Gnashur"]
    assert s.foe("Gnashur") == (5, 0)
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-22")
@pytest.mark.parametrize("boss", [False, True])
def test_ho_06_or_everybody_advances(boss: bool) -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: TOMB},
        token_pile=["trap"],
        door=((5, 0), (4, 0)) if boss else None,
        foes={"Jaws": (4, 0), "Gnashur": (5, 0)} if boss else ALL_AWAKE,
        options={"emptyTrap": "advanceAll", "swiftOnZero": False},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@0,1 {4}")
    if boss:
        assert marches(s) == [("Jaws", (3, 0)), ("Gnashur", (4, 0))]
    else:
        assert marches(s) == [
            ("Howl", (3, 0)),
            ("Dash", (3, 0)),
            ("Jaws", (2, 0)),
            ("Snuff", (2, 0)),
        ]


@pytest.mark.rule("RRR-SARC-19")
def test_ho_06_a_trap_still_wakes_a_sleeping_mummy() -> None:
    s = scene("M1", hands={BLUE: TOMB}, token_pile=["trap"], options={"emptyTrap": "advanceAll"})
    s.play(BLUE, "explore #1@2,0 {3}")
    assert s.question == "place-mummy"
    assert marches(s) == []


# --- Secret passages ---


@pytest.mark.rule("RRR-SARC-23", "RRR-SARC-25", "RRR-SARC-27")
def test_gs_08_a_passage_shortens_a_foes_way() -> None:
    tiles = {**HOOK, (1, 2): "4"}
    s = scene(tiles, tokens={BLUE: ["passage"]}, foes={"Jaws": (1, 2)})
    assert s.distance((1, 2)) == 4
    s.play(BLUE, "lay 1,1/0,1")
    assert s.distance((1, 2)) == 3
    s.start(symbols=1)
    assert s.foe("Jaws") == (1, 1)
    s.start(symbols=1)
    assert s.foe("Jaws") == (0, 1)


@pytest.mark.rule("RRR-SARC-27")
def test_cats_walk_through_a_passage() -> None:
    s = scene(HOOK, hands={BLUE: "#1 #9"}, cats={BLUE: (0, 1)}, tokens={BLUE: ["passage"]})
    s.play(BLUE, "lay 0,1/1,1")
    s.play(BLUE, "explore #1@1,2 {4}")
    assert s.told(wire.CatWalked)[0].path == [(0, 1), (1, 1), (1, 2)]


@pytest.mark.rule("RRR-SARC-27")
def test_a_passage_stays_open() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    s.play(BLUE, "lay 1,0/0,1")
    s.play(BLUE, "explore #9@2,0 {0,3}")
    s.play(RED, "explore #9@0,2 {1,4}")
    assert s.linked((1, 0), (0, 1))
    assert s.linked((0, 1), (1, 0))
    assert len(s.game.view(None).passages) == 1


@pytest.mark.rule("RRR-SARC-23")
def test_a_passage_joins_neighbours_only() -> None:
    s = scene("M1", tokens={BLUE: ["passage"]})
    with pytest.raises(UnreadableMove):
        s.move(BLUE, "lay 1,0/-1,0")
    assert s.moves(BLUE, "lay") in (["lay 1,0/0,1"], ["lay 0,1/1,0"])


@pytest.mark.rule("RRR-SARC-24", "RRR-DRAW-03", "RRR-GEO-08")
@pytest.mark.parametrize(
    ("maze", "placed"),
    [
        ("LINE-1", "explore #9@1,1 {1,4} via 4"),
        ("M1", "explore #9@1,1 {0,3} via 4"),
        ("LINE-1", "explore #9@1,1 {0,3} via 4"),
    ],
    ids=["exit-wall", "wall-exit", "wall-wall"],
)
def test_ec_93_a_passage_on_any_mismatch_while_placing(maze: str, placed: str) -> None:
    s = scene(maze, hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    assert not s.legal(BLUE, placed.removesuffix(" via 4"))
    s.play(BLUE, placed)
    assert s.linked((1, 1), (1, 0))
    links = 2 if maze == "M1" else 1
    assert s.told(wire.RoomPlaced)[0].links == links
    assert s.told(wire.CardsDrawn)[0].count == links
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-24")
def test_a_passage_exempts_one_edge_only() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    assert s.refusal(BLUE, "explore #9@1,1 {2,5} via 4").rule == "RRR-EXPLORE-05"
    assert s.refusal(BLUE, "explore #9@1,1 {2,5} via 3").rule == "RRR-EXPLORE-05"


@pytest.mark.rule("RRR-SARC-24")
def test_a_passage_is_not_wasted_where_corridors_meet() -> None:
    s = scene("M1", hands={BLUE: "#3 #1"}, tokens={BLUE: ["passage"]})
    assert s.legal(BLUE, "explore #3@1,1 {3,4}")
    assert not s.legal(BLUE, "explore #3@1,1 {3,4} via 4")


@pytest.mark.rule("RRR-SARC-24")
def test_without_a_token_no_passage_while_placing() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["shield"], RED: ["passage"]})
    assert s.refusal(BLUE, "explore #9@1,1 {0,3} via 4").rule == "RRR-SARC-26"


@pytest.mark.rule("RRR-SARC-25")
def test_a_passage_may_be_laid_far_away_at_any_moment_of_the_turn() -> None:
    tiles = {**M1, (2, 0): "2,3", (1, 1): "3,4,5", (1, -1): "2"}
    s = scene(tiles, cats={BLUE: (-1, 0)}, tokens={BLUE: ["passage"]})
    s.start(symbols=0)
    assert window(s) == "start"
    s.play(BLUE, "lay 1,-1/1,0")
    assert s.linked((1, -1), (1, 0))
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-SARC-25", "RRR-SARC-27")
def test_a_passage_laid_after_placing_shortens_the_way_to_the_new_room() -> None:
    s = scene(HOOK, hands={BLUE: "#1 #9"}, cats={BLUE: (0, 1)}, tokens={BLUE: ["passage"]})
    s.play(BLUE, "explore #1@1,2 {4}")
    assert window(s) == "before-move"
    s.play(BLUE, "lay 0,1/1,1")
    assert s.told(wire.CatWalked)[0].path == [(0, 1), (1, 1), (1, 2)]


@pytest.mark.rule("RRR-SARC-25")
def test_a_passage_needs_an_edge_without_a_link() -> None:
    s = scene("M2", tokens={BLUE: ["passage"]})
    assert s.refusal(BLUE, "lay 1,0/1,1").rule == "RRR-SARC-25"
    s = scene("M1", tokens={BLUE: ["passage", "passage"]})
    s.play(BLUE, "lay 1,0/0,1")
    assert s.refusal(BLUE, "lay 0,1/1,0").rule == "RRR-SARC-25"


@pytest.mark.rule("RRR-SARC-25")
def test_a_passage_needs_two_rooms() -> None:
    s = scene("M1", tokens={BLUE: ["passage"]})
    assert not s.legal(BLUE, "lay 1,0/2,0")


@pytest.mark.rule("RRR-SARC-26")
def test_ec_92_two_passages_on_one_placement() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage", "passage"]})
    s.play(BLUE, "explore #9@1,1 {2,5} via 3,4")
    assert s.told(wire.RoomPlaced)[0].links == 2
    assert s.told(wire.CardsDrawn)[0].count == 2
    assert s.tokens(BLUE) == []
    assert s.linked((1, 1), (1, 0))
    assert s.linked((1, 1), (0, 1))


@pytest.mark.rule("RRR-SARC-26")
def test_ec_92_one_token_serves_one_edge() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage"]})
    assert s.refusal(BLUE, "explore #9@1,1 {2,5} via 3,4").rule == "RRR-SARC-26"


@pytest.mark.rule("RRR-SARC-28")
def test_ec_94_no_passage_to_the_vault() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"}, tokens={BLUE: ["passage", "passage"]})
    assert s.refusal(BLUE, "explore #9@1,-1 {1,4} via 2").rule == "RRR-SARC-28"
    assert s.refusal(BLUE, "explore #9@1,-1 {1,4} via 1,2").rule == "RRR-SARC-28"
    assert s.refusal(BLUE, "explore #9@1,-1 {1,4} via 1").rule == "RRR-EXPLORE-05"


@pytest.mark.rule("RRR-SARC-28")
def test_no_passage_to_the_exit_door() -> None:
    s = scene(
        "M1",
        hands={BLUE: "#7 #1"},
        tokens={BLUE: ["passage"]},
        door=((2, 0), (1, 0)),
        foes={"Gnashur": (2, 0)},
    )
    assert s.refusal(BLUE, "explore #7@1,1 {3,4,5} via 5").rule == "RRR-SARC-28"
    s = scene("M2", tokens={BLUE: ["passage"]}, door=((2, 0), (1, 0)), foes={"Gnashur": (2, 0)})
    assert s.refusal(BLUE, "lay 1,1/2,0").rule == "RRR-SARC-28"


# --- Other players ---


@pytest.mark.rule("RRR-SARC-29")
def test_outside_their_own_turn_players_use_no_token() -> None:
    held = ["torch2", "draw2", "passage", "shield", "double"]
    s = scene("M1", tokens={RED: held})
    s.start(symbols=1)
    assert s.asked == ("action", [BLUE])
    for move in ("use torch2", "use draw2", "lay 1,0/0,1", "teleport shield 1,0", "use double"):
        assert s.refusal(RED, move).rule == "RRR-SARC-29"


@pytest.mark.rule("RRR-SARC-29")
def test_ec_88_a_joiner_behind_a_foe_cannot_teleport() -> None:
    s = scene(
        "LINE-3",
        cats={BLUE: (3, 0), GREEN: (3, 0)},
        foes={"Howl": (2, 0)},
        tokens={RED: ["draw2"]},
    )
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [GREEN])
    assert not s.legal(RED, "join")
    assert s.refusal(RED, "teleport draw2 3,0").rule == "RRR-SARC-29"


@pytest.mark.rule("RRR-SARC-30")
def test_ec_90_no_token_changes_hands_in_a_normal_turn() -> None:
    s = scene("V", hands={BLUE: "#9 #1"}, tokens={BLUE: ["shield"], RED: ["torch2"]})
    assert not s.legal(BLUE, "trade shield 1")
    s.play(BLUE, "explore #9@1,0 {0,3}")
    while s.asked == ("token-window", [BLUE]):
        assert s.moves(BLUE, "trade") == []
        assert not s.legal(BLUE, "trade shield 1 torch2")
        s.play(BLUE, "hold")
    assert s.tokens(BLUE) == ["shield"]


@pytest.mark.rule("RRR-SARC-30")
def test_ec_90_a_token_changes_hands_in_a_regroup() -> None:
    s = scene("V", players=2, tokens={BLUE: ["shield"]}, discard=0)
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    s.play(BLUE, "offer")
    s.play(RED, "offer")
    while s.question != "trade":
        seat = s.asked[1][0]
        s.play(seat, s.moves(seat)[0])
    s.play(BLUE, "trade shield 1")
    s.play(RED, "agree")
    assert s.tokens(BLUE) == []
    assert s.tokens(RED) == ["shield"]
