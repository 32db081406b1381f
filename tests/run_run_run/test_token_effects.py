"""What tokens do: torches, cards, shields, double damage and traps (RRR-SARC)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, RED, Place, Scene, scene
from tests.run_run_run.test_tokens import TOMB, hold_until, window

ALL_AWAKE = {"Howl": (4, 0), "Dash": (4, 0), "Jaws": (3, 0), "Snuff": (3, 0)}


def marches(s: Scene) -> list[tuple[str, Place]]:
    return [(event.foe, event.to) for event in s.told(happened.FoeMoved)]


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
    s.roll(BLUE)
    assert s.told(happened.CombatRolled)[0].hits == 2
    assert s.hearts("Jaws") == 1
    assert s.tokens(BLUE) == []


@pytest.mark.rule("RRR-SARC-13")
def test_without_the_token_damage_is_single() -> None:
    s = double_fight("Pilfer", "Jaws", 5, "hit hit hex footprint hex", [])
    s.play(BLUE, "commit #31")
    s.roll(BLUE)
    assert s.hearts("Jaws") == 3


@pytest.mark.rule("RRR-SARC-13")
def test_double_damage_may_be_declared_until_the_roll() -> None:
    s = double_fight("Pilfer", "Jaws", 5, "hit hit hex footprint hex", ["double"])
    s.play(BLUE, "commit #31")
    s.play(BLUE, "use double")
    s.roll(BLUE)
    assert s.hearts("Jaws") == 1


@pytest.mark.rule("RRR-SARC-13")
def test_double_damage_is_declared_in_a_fight_before_the_roll() -> None:
    s = scene("LINE-2", cats={BLUE: (2, 0)}, foes={"Jaws": (2, 0)}, tokens={BLUE: ["double"]})
    assert s.refusal(BLUE, "use double").rule == "RRR-SARC-13"
    s = double_fight("Pilfer", "Jaws", 5, "hit hit hex footprint hex", ["double"])
    s.play(BLUE, "commit #31")
    s.roll(BLUE)
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
    s.roll(BLUE)
    assert s.told(happened.FoeHit)[0].damage == 8
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
    turn = s.events[: s.events.index(s.told(happened.TurnBegan)[0])]
    assert isinstance(turn[-1], happened.TrapSprung)
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
    assert s.told(happened.TrapSprung)[0].wakes is False
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
