"""Fights: walking there, cards, dice and damage (RRR-FIGHT)."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, Scene, scene


def fight(s: Scene, place: str, cards: str, faces: str, token: str = "") -> None:
    """Blue fights in a room with these cards; the dice show these faces.

    The next player's mummy dice show nothing, so that the position after the fight stands still.
    """
    s.load_combat_dice(faces)
    s.load_mummy_dice(0)
    s.play(BLUE, f"fight {place}")
    for word in token.split():
        s.play(BLUE, f"use {word}")
    for card in cards.split():
        s.play(BLUE, f"commit {card}")
    s.roll(BLUE)


def rolled(s: Scene) -> int:
    """The number of combat dice rolled in the last move."""
    [roll] = s.told(happened.CombatRolled)
    return int(roll.dice)


def drawn(s: Scene, rule: str) -> int:
    return sum(event.count for event in s.told(happened.CardsDrawn) if event.rule == rule)


# --- walking to the foe ---


@pytest.mark.rule("RRR-FIGHT-01")
def test_the_cat_walks_to_the_foe() -> None:
    s = scene("LINE-3", foes={"Howl": (3, 0)})
    s.play(BLUE, "fight 3,0")
    assert s.cat(BLUE) == (3, 0)
    assert s.question == "commit-cards"


@pytest.mark.rule("RRR-FIGHT-01", "RRR-FIGHT-04")
def test_ec_73_a_foe_behind_another_foe_is_out_of_reach() -> None:
    s = scene("LINE-3", foes={"Howl": (1, 0), "Jaws": (3, 0)})
    assert s.moves(BLUE, "fight") == ["fight 1,0"]
    assert s.refusal(BLUE, "fight 3,0").rule == "RRR-FIGHT-04"


@pytest.mark.rule("RRR-FIGHT-01")
def test_there_is_no_fight_in_a_room_without_a_foe() -> None:
    s = scene("LINE-3", foes={"Howl": (3, 0)})
    assert s.refusal(BLUE, "fight 2,0").rule == "RRR-FIGHT-01"


@pytest.mark.rule("RRR-FIGHT-04")
def test_ec_73_teleport_reaches_a_foe_behind_another_foe() -> None:
    s = scene("LINE-3", foes={"Howl": (1, 0), "Jaws": (3, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 3,0")
    s.play(BLUE, "fight 3,0")
    assert s.cat(BLUE) == (3, 0)
    assert s.question == "commit-cards"


@pytest.mark.rule("RRR-FIGHT-02")
def test_a_cat_fights_in_its_own_room_without_moving() -> None:
    s = scene("LINE-2", foes={"Howl": (2, 0)}, cats={BLUE: (2, 0)})
    s.play(BLUE, "fight 2,0")
    assert s.told(happened.CatWalked) == []
    assert s.question == "commit-cards"


@pytest.mark.rule("RRR-FIGHT-03")
def test_a_cat_may_leave_a_foe_to_fight_another() -> None:
    s = scene("LINE-3", foes={"Howl": (1, 0), "Jaws": (3, 0)}, cats={BLUE: (1, 0)})
    s.play(BLUE, "fight 3,0")
    assert s.cat(BLUE) == (3, 0)


@pytest.mark.rule("RRR-FIGHT-04")
def test_no_foe_no_fight() -> None:
    s = scene("LINE-3")
    assert s.moves(BLUE, "fight") == []


@pytest.mark.rule("RRR-FIGHT-04")
def test_a_movement_discard_reaches_a_distant_foe() -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)}, hands={BLUE: "#3 #1 #7"})
    s.play(BLUE, "fight 5,0")
    assert s.question == "stride"
    assert s.refusal(BLUE, "stride #1").rule == "RRR-MOVE-04"
    s.play(BLUE, "stride #3")
    assert s.cat(BLUE) == (5, 0)
    assert s.discard == ["#3"]


@pytest.mark.rule("RRR-FIGHT-04")
def test_a_foe_farther_than_the_best_discard_is_out_of_reach() -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)}, hands={BLUE: "#1 #1 #1"})
    assert s.refusal(BLUE, "fight 5,0").rule == "RRR-FIGHT-04"


@pytest.mark.rule("RRR-FIGHT-06")
def test_the_card_discarded_for_movement_gives_no_dice() -> None:
    s = scene("LINE-4", foes={"Howl": (4, 0)}, hands={BLUE: "#63 #1 #9"})
    s.load_combat_dice("hit")
    s.load_mummy_dice(0)
    s.play(BLUE, "fight 4,0")
    s.play(BLUE, "stride #63")
    s.play(BLUE, "commit #1")
    s.roll(BLUE)
    assert rolled(s) == 1


# --- cards and dice ---


@pytest.mark.rule("RRR-FIGHT-05", "RRR-FIGHT-08")
def test_ec_07_one_card_is_not_enough_to_fight() -> None:
    s = scene("LINE-1", foes={"Howl": (1, 0)}, hands={BLUE: "#9"})
    assert s.moves(BLUE, "fight") == []
    assert s.refusal(BLUE, "fight 1,0").rule == "RRR-FIGHT-08"


@pytest.mark.rule("RRR-FIGHT-08")
@pytest.mark.parametrize(("place", "legal"), [("3,0", True), ("4,0", False)])
def test_ec_07_two_cards_allow_a_fight_within_three_rooms(place: str, legal: bool) -> None:
    q = int(place[0])
    s = scene("LINE-4", foes={"Howl": (q, 0)}, hands={BLUE: "#63 #9"})
    assert s.legal(BLUE, f"fight {place}") is legal


@pytest.mark.rule("RRR-FIGHT-08")
def test_ec_07_two_cards_allow_a_distant_fight_by_teleport() -> None:
    tokens = {BLUE: ["shield"]}
    s = scene("LINE-5", foes={"Howl": (5, 0)}, hands={BLUE: "#1 #9"}, tokens=tokens)
    s.play(BLUE, "fight 5,0")
    assert s.moves(BLUE) == ["teleport shield 5,0"]
    s.play(BLUE, "teleport shield 5,0")
    assert s.cat(BLUE) == (5, 0)
    assert s.question == "commit-cards"


@pytest.mark.rule("RRR-FIGHT-08")
def test_the_movement_discard_must_leave_two_cards_for_the_fight() -> None:
    tokens = {BLUE: ["shield"]}
    s = scene("LINE-5", foes={"Howl": (5, 0)}, hands={BLUE: "#63 #9"}, tokens=tokens)
    s.play(BLUE, "fight 5,0")
    assert s.refusal(BLUE, "stride #63").rule == "RRR-FIGHT-08"


@pytest.mark.rule("RRR-FIGHT-04")
def test_a_teleport_on_the_way_to_a_fight_must_end_in_the_room_of_that_foe() -> None:
    tokens = {BLUE: ["shield"]}
    s = scene("LINE-5", foes={"Howl": (5, 0)}, hands={BLUE: "#1 #9"}, tokens=tokens)
    s.play(BLUE, "fight 5,0")
    assert s.refusal(BLUE, "teleport shield 2,0").rule == "RRR-FIGHT-04"


@pytest.mark.rule("RRR-FIGHT-05")
def test_gs_29_ho_20_discarding_no_card_is_illegal() -> None:
    s = scene("LINE-1", foes={"Howl": (1, 0)}, hands={BLUE: "#31 #15 #3"})
    s.play(BLUE, "fight 1,0")
    assert s.refusal(BLUE, "roll").rule == "RRR-FIGHT-05"


@pytest.mark.rule("RRR-FIGHT-05")
def test_ho_20_a_fight_without_discards_is_a_walk() -> None:
    options = {"zeroDiceFight": True}
    s = scene("LINE-2", foes={"Howl": (2, 0)}, hands={BLUE: "#9"}, options=options)
    s.load_mummy_dice(1)
    s.play(BLUE, "fight 2,0")
    s.roll(BLUE)
    assert s.cat(BLUE) == (2, 0)
    assert rolled(s) == 0
    assert s.hearts("Howl") == 5
    assert s.hand(BLUE) == ["#9"]


@pytest.mark.rule("RRR-FIGHT-05", "RRR-FIGHT-08")
@pytest.mark.parametrize(("zero_dice", "legal"), [(False, False), (True, True)])
def test_ho_20_without_dice_the_movement_discard_needs_two_cards_only(
    zero_dice: bool, legal: bool
) -> None:
    options = {"zeroDiceFight": zero_dice}
    s = scene("LINE-4", foes={"Howl": (4, 0)}, hands={BLUE: "#1 #9"}, options=options)
    assert s.legal(BLUE, "fight 4,0") is legal


@pytest.mark.rule("RRR-FIGHT-06")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("#1", 1), ("#3", 2), ("#5", 2), ("#9", 2), ("#7", 3), ("#11", 3), ("#13", 3),
        ("#21", 3), ("#15", 4), ("#23", 4), ("#27", 4), ("#31", 5), ("#63", 6),
    ],
)  # fmt: skip
def test_a_card_gives_one_die_per_exit(card: str, dice: int) -> None:
    s = scene("LINE-1", foes={"Jaws": (1, 0)}, hands={BLUE: f"{card} #1 #1 #1"})
    fight(s, "1,0", card, "hex " * dice)
    assert rolled(s) == dice


@pytest.mark.rule("RRR-FIGHT-06", "RRR-FIGHT-10", "RRR-FIGHT-13", "RRR-FIGHT-14", "RRR-FIGHT-15")
def test_gs_28_combat_strength() -> None:
    s = scene(
        "LINE-2",
        foes={"Howl": (2, 0)},
        cats={BLUE: (2, 0)},
        kinds={BLUE: "Mapkin"},
        hands={BLUE: "#7 #9 #1"},
    )
    fight(s, "2,0", "#7 #9", "hit hit ability hex footprint")
    assert rolled(s) == 5
    assert s.hearts("Howl") == 3
    assert drawn(s, "RRR-CAT-01") == 1
    assert drawn(s, "RRR-FIGHT-14") == 1
    assert s.cards(BLUE) == 3
    assert s.discard == ["#7", "#9"]
    assert set(s.moves(BLUE)) == {"step 1,0", "stay"}


@pytest.mark.rule("RRR-FIGHT-07")
def test_gs_29_ec_72_never_more_than_six_dice() -> None:
    s = scene("LINE-1", foes={"Howl": (1, 0)}, hands={BLUE: "#31 #15 #3"})
    fight(s, "1,0", "#31 #15", "hit hit hex hex hex footprint")
    assert rolled(s) == 6
    assert "#3" in s.hand(BLUE)
    assert s.discard == ["#31", "#15"]


@pytest.mark.rule("RRR-FIGHT-08")
def test_gs_29_one_card_must_stay_in_hand() -> None:
    s = scene("LINE-1", foes={"Howl": (1, 0)}, hands={BLUE: "#31 #15 #3"})
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #31")
    s.play(BLUE, "commit #15")
    assert s.refusal(BLUE, "commit #3").rule == "RRR-FIGHT-08"
    assert s.moves(BLUE) == ["roll"]


@pytest.mark.rule("RRR-FIGHT-09")
def test_all_dice_are_rolled_once_together() -> None:
    s = scene("LINE-1", foes={"Howl": (1, 0)}, hands={BLUE: "#7 #9 #1 #3"})
    fight(s, "1,0", "#7 #9", "hit hit hex hex footprint")
    [roll] = s.told(happened.CombatRolled)
    assert (roll.dice, roll.hits, roll.hexes, roll.footprints) == (5, 2, 2, 1)
    # Neither another roll nor another card is possible now.
    assert s.question == "footprint"
    assert {text.split()[0] for text in s.moves(BLUE)} == {"step", "stay"}


# --- damage ---


@pytest.mark.rule("RRR-FIGHT-10")
@pytest.mark.parametrize(("faces", "hearts"), [("hit hit hit", 2), ("hit hex hex", 4)])
def test_each_hit_removes_one_heart(faces: str, hearts: int) -> None:
    s = scene("LINE-1", foes={"Jaws": (1, 0)}, hands={BLUE: "#7 #9 #9 #9"})
    fight(s, "1,0", "#7", faces)
    assert s.hearts("Jaws") == hearts


@pytest.mark.rule("RRR-FIGHT-10")
def test_a_roll_without_hits_hurts_nobody() -> None:
    s = scene("LINE-1", foes={"Jaws": (1, 0)}, hands={BLUE: "#7 #9"})
    fight(s, "1,0", "#7", "hex hex hex")
    assert s.told(happened.FoeHit) == []
    assert s.hearts("Jaws") == 5


@pytest.mark.rule("RRR-FIGHT-10", "RRR-FIGHT-27")
def test_foes_in_other_rooms_are_not_hit() -> None:
    s = scene("LINE-2", foes={"Howl": (1, 0), "Jaws": (2, 0)}, hands={BLUE: "#7 #9"})
    fight(s, "1,0", "#7", "hit hit hit")
    assert (s.hearts("Howl"), s.hearts("Jaws")) == (2, 5)


@pytest.mark.rule("RRR-FIGHT-11")
@pytest.mark.parametrize(
    ("howl", "jaws"), [(0, 5), (1, 4), (2, 3), (3, 2)], ids=lambda damage: str(damage)
)
def test_ec_74_damage_is_split_freely_after_the_roll(howl: int, jaws: int) -> None:
    foes = {"Howl": (1, 0, 3), "Jaws": (1, 0, 5)}
    s = scene("LINE-1", foes=foes, hands={BLUE: "#31 #9 #9 #9"})
    fight(s, "1,0", "#31", "hit hit hit hit hit")
    assert s.asked == ("assign-hits", [BLUE])
    s.play(BLUE, f"hit Jaws {jaws}")
    hits = s.told(happened.FoeHit)
    if s.question == "assign-hits":
        s.play(BLUE, f"hit Howl {howl}")
        hits += s.told(happened.FoeHit)
    damage = {event.foe: event.damage for event in hits}
    assert damage == {name: n for name, n in [("Howl", howl), ("Jaws", jaws)] if n}
    assert ("Howl" in s.awake) == (howl < 3)
    assert ("Jaws" in s.awake) == (jaws < 5)


@pytest.mark.rule("RRR-FIGHT-12")
def test_ec_74_no_foe_can_be_given_more_than_its_hearts() -> None:
    foes = {"Howl": (1, 0, 3), "Jaws": (1, 0, 5)}
    s = scene("LINE-1", foes=foes, hands={BLUE: "#31 #9"})
    fight(s, "1,0", "#31", "hit hit hit hit hit")
    assert s.refusal(BLUE, "hit Howl 4").rule == "RRR-FIGHT-12"


@pytest.mark.rule("RRR-FIGHT-10")
def test_only_foes_in_the_room_can_be_given_damage() -> None:
    foes = {"Howl": (1, 0), "Jaws": (1, 0), "Snuff": (2, 0)}
    s = scene("LINE-2", foes=foes, hands={BLUE: "#7 #9"})
    fight(s, "1,0", "#7", "hit hit hit")
    assert s.refusal(BLUE, "hit Snuff 1").rule == "RRR-FIGHT-10"


@pytest.mark.rule("RRR-FIGHT-12")
def test_ec_75_surplus_damage_is_lost() -> None:
    # Five damage on three hearts: two are lost, Jaws in another room gets none of them.
    s = scene(
        "LINE-3",
        foes={"Howl": (1, 0, 3), "Jaws": (3, 0)},
        kinds={BLUE: "Scratch"},
        hands={BLUE: "#31 #9"},
    )
    fight(s, "1,0", "#31", "hit hit hit ability ability")
    assert s.refusal(BLUE, "hit Howl 4").rule == "RRR-FIGHT-12"
    s.play(BLUE, "hit Howl 3")
    [hit] = s.told(happened.FoeHit)
    assert (hit.foe, hit.damage) == ("Howl", 3)
    assert s.awake == ["Jaws"]
    assert s.hearts("Jaws") == 5


@pytest.mark.rule("RRR-FIGHT-12")
def test_surplus_damage_may_go_to_another_foe_in_the_room() -> None:
    foes = {"Howl": (1, 0, 2), "Jaws": (1, 0, 5)}
    s = scene("LINE-1", foes=foes, hands={BLUE: "#31 #9 #9 #9"})
    fight(s, "1,0", "#31", "hit hit hit hit hex")
    s.play(BLUE, "hit Howl 2")
    s.play(BLUE, "hit Jaws 2")
    assert s.awake == ["Jaws"]
    assert s.hearts("Jaws") == 3


@pytest.mark.rule("RRR-FIGHT-16")
def test_damage_may_be_spared() -> None:
    foes = {"Howl": (1, 0), "Jaws": (1, 0)}
    s = scene("LINE-1", foes=foes, hands={BLUE: "#7 #9 #9 #9"})
    fight(s, "1,0", "#7", "hit hit hit")
    s.play(BLUE, "hit Jaws 1")
    s.play(BLUE, "spare")
    assert (s.hearts("Howl"), s.hearts("Jaws")) == (5, 4)
