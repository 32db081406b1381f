"""What a roll brings: double damage, abilities, cards, steps and falling foes (RRR-FIGHT)."""

from __future__ import annotations

from random import Random

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, GREEN, RED, Place, scene
from tests.run_run_run.test_fight import drawn, fight, rolled

# --- double damage ---


@pytest.mark.rule("RRR-FIGHT-11", "RRR-FIGHT-19", "RRR-FIGHT-20", "RRR-FIGHT-21", "RRR-CAT-03")
def test_gs_30_double_damage_split_reshuffle() -> None:
    s = scene(
        "LINE-1",
        foes={"Howl": (1, 0, 5), "Jaws": (1, 0, 2)},
        kinds={BLUE: "Scratch"},
        mummy_pile=["Dash", "Snuff"],
        track=3,
        hands={BLUE: "#15 #9 #9 #9"},
        tokens={BLUE: ["double"]},
    )
    fight(s, "1,0", "#15", "hit hit ability hex", token="double")
    assert s.refusal(BLUE, "hit Howl 6").rule == "RRR-FIGHT-12"
    s.play(BLUE, "hit Howl 5")
    s.play(BLUE, "hit Jaws 1")
    s.take_results(BLUE)
    assert s.awake == ["Jaws"]
    assert s.hearts("Jaws") == 1
    assert sorted(s.mummy_pile) == ["Dash", "Howl", "Snuff"]
    assert s.track == 3
    assert drawn(s, "RRR-FIGHT-14") == 1
    [next_roll] = s.told(happened.MummiesRolled)
    assert next_roll.dice == 1


@pytest.mark.rule("RRR-SARC-13")
def test_ec_76_a_double_token_is_spent_even_without_a_hit() -> None:
    s = scene("LINE-1", foes={"Jaws": (1, 0)}, hands={BLUE: "#9 #9 #9"}, tokens={BLUE: ["double"]})
    fight(s, "1,0", "#9", "hex hex", token="double")
    assert s.tokens(BLUE) == []
    assert s.hearts("Jaws") == 5


@pytest.mark.rule("RRR-SARC-14", "RRR-CAT-03")
def test_ec_77_double_with_scratch() -> None:
    s = scene(
        "LINE-4",
        door=((5, 0), (4, 0)),
        foes={"Mastabark": (1, 0, 12)},
        kinds={BLUE: "Scratch"},
        hands={BLUE: "#15 #9 #9 #9"},
        tokens={BLUE: ["double"]},
    )
    fight(s, "1,0", "#15", "hit hit ability ability", token="double")
    [hit] = s.told(happened.FoeHit)
    assert (hit.damage, hit.hearts) == (8, 4)


@pytest.mark.rule("RRR-SARC-15")
def test_ho_07_one_double_token_per_fight() -> None:
    s = scene(
        "LINE-1",
        foes={"Jaws": (1, 0)},
        hands={BLUE: "#1 #9 #9 #9"},
        tokens={BLUE: ["double", "double"]},
    )
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "use double")
    assert s.refusal(BLUE, "use double").rule == "RRR-SARC-15"


@pytest.mark.rule("RRR-SARC-15")
@pytest.mark.parametrize(("tokens", "damage"), [("double", 2), ("double double", 4)])
def test_ho_07_stacked_double_tokens_multiply(tokens: str, damage: int) -> None:
    s = scene(
        "LINE-1",
        foes={"Jaws": (1, 0)},
        hands={BLUE: "#1 #9 #9 #9"},
        tokens={BLUE: tokens.split()},
        options={"stackDouble": True},
    )
    fight(s, "1,0", "#1", "hit", token=tokens)
    [hit] = s.told(happened.FoeHit)
    assert hit.damage == damage


# --- abilities, hexes, footprints ---


@pytest.mark.rule("RRR-FIGHT-13")
@pytest.mark.parametrize("abilities", [1, 2, 3])
def test_each_ability_face_uses_the_ability_once(abilities: int) -> None:
    kinds = {BLUE: "Mapkin"}
    s = scene("LINE-1", foes={"Jaws": (1, 0)}, kinds=kinds, hands={BLUE: "#7 #9 #9"})
    fight(s, "1,0", "#7", "ability " * abilities + "hit " * (3 - abilities))
    assert drawn(s, "RRR-CAT-01") == abilities


@pytest.mark.rule("RRR-FIGHT-14")
@pytest.mark.parametrize("hexes", [0, 1, 3])
def test_each_hex_face_draws_one_card(hexes: int) -> None:
    s = scene("LINE-1", foes={"Jaws": (1, 0)}, hands={BLUE: "#7 #9 #9"}, draw_pile="#1 #3 #5 #63")
    fight(s, "1,0", "#7", "hex " * hexes + "hit " * (3 - hexes))
    assert drawn(s, "RRR-FIGHT-14") == hexes
    assert s.draw_pile == 4 - hexes


@pytest.mark.rule("RRR-FIGHT-15")
def test_ec_82_three_footprints_walk_three_links() -> None:
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, cats={BLUE: (3, 0)}, hands={BLUE: "#7 #9"})
    fight(s, "3,0", "#7", "footprint footprint footprint")
    s.play(BLUE, "step 2,0")
    s.play(BLUE, "step 1,0")
    s.play(BLUE, "step 0,0")
    assert s.cat(BLUE) == (0, 0)
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-FIGHT-15", "RRR-FIGHT-16")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_ec_82_footprints_are_optional(steps: int) -> None:
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, cats={BLUE: (3, 0)}, hands={BLUE: "#7 #9 #9 #9"})
    fight(s, "3,0", "#7", "footprint footprint footprint")
    for step in range(steps):
        s.play(BLUE, f"step {2 - step},0")
    s.play(BLUE, "stay")
    assert s.cat(BLUE) == (3 - steps, 0)
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-FIGHT-15")
def test_a_footprint_needs_a_link() -> None:
    # (1,0) and (0,1) are neighbours with a wall between them.
    s = scene("M1", foes={"Jaws": (1, 0)}, hands={BLUE: "#1 #9"})
    fight(s, "1,0", "#1", "footprint")
    assert s.refusal(BLUE, "step 0,1").rule == "RRR-FIGHT-15"
    assert set(s.moves(BLUE)) == {"step 0,0", "stay"}


@pytest.mark.rule("RRR-FIGHT-15")
@pytest.mark.parametrize(("footprints", "steps"), [("perFace", 2), ("one", 1)])
def test_ho_21_footprints_per_face_or_one_step_in_total(footprints: str, steps: int) -> None:
    s = scene(
        "LINE-3",
        foes={"Jaws": (3, 0)},
        cats={BLUE: (3, 0)},
        hands={BLUE: "#3 #9"},
        options={"footprints": footprints},
    )
    fight(s, "3,0", "#3", "footprint footprint")
    for step in range(steps):
        assert s.question == "footprint"
        s.play(BLUE, f"step {2 - step},0")
    assert s.question != "footprint"
    assert s.cat(BLUE) == (3 - steps, 0)


@pytest.mark.rule("RRR-FIGHT-15")
def test_ec_83_a_footprint_avoids_the_attack_at_the_end_of_the_step() -> None:
    s = scene("LINE-2", foes={"Jaws": (2, 0)}, hands={BLUE: "#1 #9 #9 #9"})
    fight(s, "2,0", "#1", "footprint")
    s.play(BLUE, "step 1,0")
    assert s.hearts("Jaws") == 5
    assert s.told(happened.FoeAttacked) == []
    assert s.cards(BLUE) == 3


@pytest.mark.rule("RRR-FIGHT-17")
def test_results_resolve_in_the_order_damage_abilities_hexes_footprints() -> None:
    s = scene(
        "LINE-1",
        foes={"Jaws": (1, 0)},
        kinds={BLUE: "Mapkin"},
        hands={BLUE: "#15 #9"},
        draw_pile="#1 #63",
    )
    fight(s, "1,0", "#15", "footprint hex ability hit")
    order = [
        (type(event), event.rule) if isinstance(event, happened.CardsDrawn) else (type(event), "")
        for event in s.events
        if isinstance(event, happened.FoeHit | happened.CardsDrawn | happened.CatWalked)
    ]
    assert order == [
        (happened.FoeHit, ""),
        (happened.CardsDrawn, "RRR-CAT-01"),
        (happened.CardsDrawn, "RRR-FIGHT-14"),
    ]
    assert s.hand(BLUE) == ["#9", "#1", "#63"]
    assert s.question == "footprint"


@pytest.mark.rule("RRR-FIGHT-18")
@pytest.mark.parametrize(
    ("walk", "end"),
    [
        (["step 0,1", "step 0,0"], (0, 0)),
        (["step 0,1", "stay"], (0, 1)),
        (["step 1,0"], (1, 0)),
        (["stay"], (1, 1)),
    ],
    ids=["to the Vault", "stop half-way", "into Howl's room", "stay"],
)
def test_gs_31_footprints(walk: list[str], end: Place) -> None:
    foes = {"Jaws": (1, 1), "Howl": (1, 0)}
    s = scene("M2", foes=foes, cats={BLUE: (1, 1)}, hands={BLUE: "#3 #9 #9 #9 #9"})
    fight(s, "1,1", "#3", "footprint footprint")
    for text in walk:
        s.play(BLUE, text)
    assert s.cat(BLUE) == end
    assert s.asked == ("action", [RED])  # a step into a foe's room loses the remaining ones


# --- falling foes ---


@pytest.mark.rule("RRR-FIGHT-19")
def test_a_foe_without_hearts_leaves_the_maze_at_once() -> None:
    s = scene("LINE-1", foes={"Howl": (1, 0, 1)}, hands={BLUE: "#3 #9"})
    fight(s, "1,0", "#3", "hit footprint")
    s.play(BLUE, "hit Howl 1")
    assert s.question == "footprint"  # still in the middle of the fight
    assert s.awake == []


@pytest.mark.rule("RRR-FIGHT-20")
def test_a_fallen_mummy_is_shuffled_into_the_pile() -> None:
    tops = set()
    for seed in range(40):
        s = scene("LINE-1", foes={"Howl": (1, 0, 1)}, hands={BLUE: "#1 #9"}, seed=seed)
        fight(s, "1,0", "#1", "hit")
        s.play(BLUE, "hit Howl 1")
        assert sorted(s.mummy_pile) == ["Dash", "Howl", "Jaws", "Snuff"]
        tops.add(s.mummy_pile[0])
    assert tops == {"Dash", "Howl", "Jaws", "Snuff"}


@pytest.mark.rule("RRR-FIGHT-21", "RRR-FIGHT-20")
@pytest.mark.parametrize("track", [1, 3, 4])
def test_the_hearts_on_the_pile_survive_the_shuffle(track: int) -> None:
    tops = set()
    for seed in range(40):
        foes, hands = {"Howl": (1, 0, 1)}, {BLUE: "#1 #9"}
        s = scene("LINE-1", foes=foes, hands=hands, track=track, seed=seed)
        fight(s, "1,0", "#1", "hit")
        s.play(BLUE, "hit Howl 1")
        assert s.awake == []
        assert s.track == track
        tops.add(s.mummy_pile[0])
    assert tops == {"Dash", "Howl", "Jaws", "Snuff"}


@pytest.mark.rule("RRR-FIGHT-22", "RRR-FIGHT-20")
def test_a_fallen_mummy_can_wake_again_with_five_hearts() -> None:
    others = {"Dash": (4, 0), "Jaws": (4, 0), "Snuff": (4, 0)}
    s = scene("LINE-4", foes={"Howl": (1, 0, 1), **others}, hands={BLUE: "#1 #9"}, players=1)
    fight(s, "1,0", "#1", "hit")
    s.play(BLUE, "hit Howl 1")
    assert s.mummy_pile == ["Howl"]
    assert s.track == 0
    s.game.hearts_on_pile = 4
    s.start(symbols=1)
    assert s.question == "place-mummy"
    s.play(BLUE, "wake 4,0")
    assert s.hearts("Howl") == 5


@pytest.mark.rule("RRR-FIGHT-23")
def test_lost_hearts_are_not_restored_between_fights() -> None:
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, hands={BLUE: "#3 #9 #9 #9", RED: "#1 #9"})
    fight(s, "3,0", "#3", "hit hit")
    assert s.hearts("Jaws") == 3
    s.load_combat_dice("hit")
    s.load_mummy_dice(0)
    assert s.asked == ("action", [RED])
    s.play(RED, "fight 3,0")
    s.play(RED, "commit #1")
    s.roll(RED)
    [hit] = s.told(happened.FoeHit)
    assert hit.hearts == 2


@pytest.mark.rule("RRR-FIGHT-24")
def test_foes_do_not_strike_back_during_a_fight() -> None:
    s = scene("LINE-1", foes={"Jaws": (1, 0)}, hands={BLUE: "#3 #9"})
    fight(s, "1,0", "#3", "hit footprint")
    assert s.question == "footprint"
    assert s.told(happened.FoeAttacked) == []
    assert s.hand(BLUE) == ["#9"]


@pytest.mark.rule("RRR-FIGHT-25")
def test_other_cats_in_the_room_take_no_part() -> None:
    s = scene(
        "LINE-1",
        foes={"Jaws": (1, 0)},
        cats={BLUE: (1, 0), RED: (1, 0), GREEN: (1, 0)},
        kinds={BLUE: "Mapkin", RED: "Scratch", GREEN: "Ember"},
        hands={BLUE: "#3 #9", RED: "#63 #9", GREEN: "#63 #9"},
    )
    s.load_combat_dice("hit ability")
    s.play(BLUE, "fight 1,0")
    assert (s.moves(RED), s.moves(GREEN)) == ([], [])
    s.load_mummy_dice(1)
    s.play(BLUE, "commit #3")
    s.roll(BLUE)
    assert rolled(s) == 2
    assert s.hearts("Jaws") == 4  # no damage by Scratch
    assert s.stock == 5  # no torch by Ember
    assert (s.cards(RED), s.cards(GREEN)) == (2, 2)


@pytest.mark.rule("RRR-FIGHT-26")
def test_nothing_but_a_fight_removes_a_foe() -> None:
    fallen = 0
    for seed in range(40):
        chance = Random(seed)
        game = GAME.begin(2, seed, {"level": "kitten"})
        while waiting := game.waiting():
            seat, question = waiting[0].seat, waiting[0].question
            before = {foe: game.foe_hearts[foe] for foe in game.foes}
            moves = game.moves(seat)
            blows = [move for move in moves if GAME.text(move).startswith(("fight", "hit"))]
            game.play(seat, chance.choice(blows or moves))
            hurt = [foe for foe in before if game.foe_hearts[foe] < before[foe]]
            gone = [foe for foe in before if foe not in game.foes]
            assert not (hurt or gone) or question in ("commit-cards", "assign-hits")
            fallen += len(gone)
    assert fallen > 10


@pytest.mark.rule("RRR-FIGHT-27")
def test_a_fight_is_one_roll_and_ends_the_action() -> None:
    s = scene("LINE-1", foes={"Howl": (1, 0)}, hands={BLUE: "#1 #9 #9 #9 #9"})
    fight(s, "1,0", "#1", "hit")
    assert len(s.told(happened.CombatRolled)) == 1
    assert s.asked == ("action", [RED])
    assert "Howl" in s.awake


@pytest.mark.rule("RRR-MOVE-06", "RRR-FIGHT-04")
@pytest.mark.parametrize(
    ("hand", "length", "rule"),
    [("#63 #9", 5, "RRR-MOVE-06"), ("#1 #1 #1", 5, "RRR-FIGHT-04")],
    ids=["a third card is missing", "no card carries so far"],
)
def test_a_foe_too_far_away_is_refused_for_the_right_reason(
    hand: str, length: int, rule: str
) -> None:
    s = scene(f"LINE-{length}", hands={BLUE: hand}, foes={"Howl": (length, 0)})
    assert s.refusal(BLUE, f"fight {length},0").rule == rule
