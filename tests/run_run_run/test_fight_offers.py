"""What a roll offers is asked, never forced: hits, abilities and hexes (RRR-FIGHT-16)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, GREEN, RED, Scene, scene
from tests.run_run_run.test_fight import drawn

CARD_FOR = {1: "#1", 2: "#3", 3: "#7", 4: "#15"}


def roll(faces: str, cat: str = "Scratch", **changes: Any) -> Scene:
    """Blue, as this cat, fights Jaws on (1,0) and has rolled these faces with one card."""
    card = CARD_FOR[len(faces.split())]
    fields: dict[str, Any] = {
        "foes": {"Jaws": (1, 0)},
        "hands": {BLUE: f"{card} #9 #9 #9 #9"},
        "kinds": {BLUE: cat, RED: "Mapkin" if cat == "Scratch" else "Scratch"},
        "players": 2,
    }
    s = scene("LINE-2", **(fields | changes))
    s.load_combat_dice(faces)
    s.load_mummy_dice(0)
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, f"commit {card}")
    s.play(BLUE, "roll")
    return s


# --- the hit on a lone foe ---


@pytest.mark.rule("RRR-FIGHT-16", "RRR-FIGHT-10")
@pytest.mark.parametrize("hearts", [2, 3, 5])
@pytest.mark.parametrize("dealt", [0, 1, 2])
def test_a_lone_foe_is_hit_as_hard_as_the_player_likes(hearts: int, dealt: int) -> None:
    s = roll("hit hit footprint", foes={"Jaws": (1, 0, hearts)})
    assert s.asked == ("assign-hits", [BLUE])
    assert set(s.moves(BLUE)) == {"spare", "hit Jaws 1", "hit Jaws 2"}
    if dealt:
        s.play(BLUE, f"hit Jaws {dealt}")
    if dealt < 2:
        assert s.question == "assign-hits", "the rest of the damage is still there"
        s.play(BLUE, "spare")
    assert s.question == "footprint"
    assert ("Jaws" in s.awake) == (dealt < hearts)
    if dealt < hearts:
        assert s.hearts("Jaws") == hearts - dealt


@pytest.mark.rule("RRR-FIGHT-16", "RRR-FIGHT-22")
@pytest.mark.parametrize(("answer", "asleep"), [("hit Jaws 2", True), ("spare", False)])
def test_a_lone_mummy_may_be_spared_lest_it_wakes_again(answer: str, asleep: bool) -> None:
    s = roll("hit hit", foes={"Jaws": (1, 0, 2)})
    s.play(BLUE, answer)
    assert ("Jaws" in s.mummy_pile) == asleep
    assert ("Jaws" in s.awake) != asleep


@pytest.mark.rule("RRR-FIGHT-16", "RRR-BOSS-07")
def test_also_after_the_boss_has_come_a_lone_mummy_may_be_spared() -> None:
    door, foes = ((3, 0), (2, 0)), {"Jaws": (1, 0, 1), "Gnashur": (3, 0)}
    s = roll("hit footprint", door=door, foes=foes)
    assert set(s.moves(BLUE)) == {"spare", "hit Jaws 1"}
    s.play(BLUE, "spare")
    assert s.awake == ["Jaws", "Gnashur"]


@pytest.mark.rule("RRR-FIGHT-16", "RRR-CAT-03", "RRR-CAT-06", "RRR-SARC-14")
@pytest.mark.parametrize("dealt", range(7))
def test_scratch_holds_back_as_much_of_a_doubled_blow_as_it_likes(dealt: int) -> None:
    s = scene(
        "LINE-1",
        foes={"Jaws": (1, 0), "Howl": (1, 0)},
        kinds={BLUE: "Scratch"},
        hands={BLUE: "#7 #9"},
        tokens={BLUE: ["double"]},
    )
    s.load_combat_dice("hit ability ability")
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "use double")
    s.play(BLUE, "commit #7")
    s.play(BLUE, "roll")
    for foe, part in (("Jaws", min(dealt, 3)), ("Howl", max(0, dealt - 3))):
        if part:
            s.play(BLUE, f"hit {foe} {part}")
    assert 10 - s.hearts("Jaws") - s.hearts("Howl") == dealt


@pytest.mark.rule("RRR-FIGHT-10")
def test_without_damage_nothing_is_asked() -> None:
    assert roll("footprint", cat="Pilfer").question == "footprint"


# --- hexes ---


@pytest.mark.rule("RRR-FIGHT-14", "RRR-FIGHT-16")
def test_hexes_are_drawn_all_some_or_none() -> None:
    s = roll("hex hex hex")
    assert s.asked == ("draw-hexes", [BLUE])
    assert s.game.waiting()[0].facts == {"left": 3}
    assert s.moves(BLUE) == ["take 3", "take 2", "take 1", "decline"]


@pytest.mark.rule("RRR-FIGHT-14", "RRR-FIGHT-16")
@pytest.mark.parametrize("answers", ["3", "2 -", "2 1", "1 1 1", "1 2", "1 -", "-"])
def test_who_has_drawn_for_one_hex_decides_about_the_next(answers: str) -> None:
    s = roll("hex hex hex", draw_pile=10)
    taken = 0
    for answer in answers.split():
        assert s.question == "draw-hexes"
        assert s.game.waiting()[0].facts["left"] == 3 - taken
        s.play(BLUE, "decline" if answer == "-" else f"take {answer}")
        if answer != "-":
            taken += int(answer)
            assert drawn(s, "RRR-FIGHT-14") == int(answer)
    assert s.asked == ("action", [RED])
    assert s.draw_pile == 10 - taken
    assert s.cards(BLUE) == 4 + taken - 2  # Jaws strikes back in the next Mummies' step


@pytest.mark.rule("RRR-FIGHT-14", "RRR-DRAW-08")
def test_no_more_is_offered_than_lies_there() -> None:
    s = roll("hex hex hex", draw_pile=2)
    assert s.moves(BLUE) == ["take 2", "take 1", "decline"]
    refusal = s.refusal(BLUE, "take 3")
    assert (refusal.rule, refusal.key) == ("RRR-FIGHT-14", "take-out-of-range")
    assert refusal.facts == {"most": 2, "given": 3}
    assert s.refusal(BLUE, "take 0").facts == {"most": 2, "given": 0}
    s.play(BLUE, "take 2")
    assert [event.missing for event in s.told(happened.PileEmpty)] == [1]
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-FIGHT-14", "RRR-DRAW-08")
def test_with_nothing_to_draw_nothing_is_asked() -> None:
    s = roll("hex hex footprint", draw_pile=0)
    assert [event.missing for event in s.told(happened.PileEmpty)] == [2]
    assert s.question == "footprint"


@pytest.mark.rule("RRR-FIGHT-16", "RRR-END-05")
@pytest.mark.parametrize(("answer", "left"), [("decline", 1), ("take 1", 0)])
def test_a_card_that_is_left_may_save_a_friend(answer: str, left: int) -> None:
    """Red has one card: by exploring it would lose, were the draw pile empty."""
    hands = {BLUE: "#1 #9 #9 #9 #9", RED: "#1"}
    s = roll("hex", draw_pile=1, hands=hands, regroup_tiles=0, foes={"Snuff": (1, 0)})
    s.play(BLUE, answer)
    s.load_mummy_dice(0)
    assert s.draw_pile == left
    s.play(RED, "explore #1@0,1 {4}")
    assert s.ended == ("" if left else "lost: hand")


# --- Mapkin and Ember ---


@pytest.mark.rule("RRR-FIGHT-13", "RRR-CAT-01", "RRR-CAT-06")
@pytest.mark.parametrize("answers", ["2", "1 1", "1 -", "-"])
def test_mapkin_draws_for_as_many_faces_as_it_likes(answers: str) -> None:
    s = roll("ability ability footprint", cat="Mapkin", draw_pile=10)
    assert s.asked == ("use-ability", [BLUE])
    assert s.game.waiting()[0].facts == {"left": 2, "cat": "Mapkin"}
    assert s.moves(BLUE) == ["take 2", "take 1", "decline"]
    taken = 0
    for answer in answers.split():
        s.play(BLUE, "decline" if answer == "-" else f"take {answer}")
        if answer != "-":
            taken += int(answer)
            assert [event.times for event in s.told(happened.AbilityUsed)] == [int(answer)]
            assert drawn(s, "RRR-CAT-01") == int(answer)
    assert s.question == "footprint"
    assert s.draw_pile == 10 - taken


@pytest.mark.rule("RRR-CAT-01", "RRR-FIGHT-16", "RRR-TURN-09")
@pytest.mark.parametrize("cards", [1, 5, 12])
def test_mapkin_is_asked_however_many_cards_it_holds(cards: int) -> None:
    hands = {BLUE: "#3 " + "#9 " * cards}
    s = roll("ability hex", cat="Mapkin", draw_pile=10, hands=hands)
    assert (s.asked, s.cards(BLUE)) == (("use-ability", [BLUE]), cards)
    s.play(BLUE, "decline")
    assert s.question == "draw-hexes"


@pytest.mark.rule("RRR-FIGHT-13", "RRR-CAT-04", "RRR-CAT-06")
@pytest.mark.parametrize(("answers", "stock"), [("2", 7), ("1 1", 7), ("1 -", 6), ("-", 5)])
def test_ember_lights_as_many_torches_as_it_likes(answers: str, stock: int) -> None:
    s = roll("ability ability footprint", cat="Ember")
    assert s.asked == ("use-ability", [BLUE])
    assert s.game.waiting()[0].facts == {"left": 2, "cat": "Ember"}
    for answer in answers.split():
        s.play(BLUE, "decline" if answer == "-" else f"take {answer}")
    assert s.question == "footprint"
    assert (s.stock, s.bank) == (stock, 39 - stock)


@pytest.mark.rule("RRR-CAT-01", "RRR-CAT-04")
@pytest.mark.parametrize(
    ("cat", "rule", "changes"),
    [
        ("Mapkin", "RRR-CAT-01", {"draw_pile": 1}),
        ("Ember", "RRR-CAT-04", {"stock": 38}),
    ],
)
def test_an_ability_offers_no_more_than_lies_there(
    cat: str, rule: str, changes: dict[str, Any]
) -> None:
    s = roll("ability ability", cat=cat, **changes)
    assert s.moves(BLUE) == ["take 1", "decline"]
    refusal = s.refusal(BLUE, "take 2")
    assert (refusal.rule, refusal.facts) == (rule, {"most": 1, "given": 2})


@pytest.mark.rule("RRR-CAT-01", "RRR-CAT-04")
@pytest.mark.parametrize(
    ("cat", "changes"), [("Mapkin", {"draw_pile": 0}), ("Ember", {"stock": 39})]
)
def test_an_ability_that_brings_nothing_is_not_asked_about(
    cat: str, changes: dict[str, Any]
) -> None:
    s = roll("ability footprint", cat=cat, **changes)
    assert s.question == "footprint"


@pytest.mark.rule("RRR-CAT-04", "RRR-LIGHT-12")
@pytest.mark.parametrize("stock", [0, 4, 5, 7, 30])
def test_ember_lights_torches_whatever_the_stock_holds(stock: int) -> None:
    s = roll("ability ability", cat="Ember", stock=stock)
    assert s.moves(BLUE) == ["take 2", "take 1", "decline"]
    s.play(BLUE, "take 2")
    assert s.stock == stock + 2


@pytest.mark.rule("RRR-CAT-04", "RRR-LIGHT-14")
def test_endless_torches_are_all_offered() -> None:
    options = {"torchSupply": "unlimited"}
    s = roll("ability ability", cat="Ember", stock=39, options=options)
    s.play(BLUE, "take 2")
    assert s.stock == 41


@pytest.mark.rule("RRR-CAT-06", "RRR-LIGHT-05")
@pytest.mark.parametrize(("answer", "ended"), [("decline", ""), ("take 1", "lost: hand")])
def test_a_torch_that_is_left_may_save_a_friend(answer: str, ended: str) -> None:
    """In a room that Red leaves dark, Jaws walks on from Green, who could not bear another blow."""
    s = scene(
        "LINE-5",
        door=((6, 0), (5, 0)),
        foes={"Jaws": (5, 0)},
        cats={BLUE: (5, 0), GREEN: (4, 0)},
        kinds={BLUE: "Ember"},
        hands={BLUE: "#1 #9 #9", RED: "#1 dark | #9 #9", GREEN: "#9 #9 #9"},
        stock=0,
    )
    s.load_combat_dice("ability")
    s.play(BLUE, "fight 5,0")
    s.play(BLUE, "commit #1")
    s.play(BLUE, "roll")
    s.load_mummy_dice(1)
    s.play(BLUE, answer)
    assert (s.foe("Jaws"), s.cards(GREEN)) == ((4, 0), 1)
    s.load_mummy_dice(0)
    s.play(RED, "explore #1@0,1 {4}")
    assert s.ended == ended


@pytest.mark.rule("RRR-FIGHT-17", "RRR-FIGHT-16")
def test_everything_is_offered_in_the_order_of_the_rules() -> None:
    s = roll("hit ability hex footprint", cat="Mapkin")
    for question, answer in (
        ("assign-hits", "hit Jaws 1"),
        ("use-ability", "take 1"),
        ("draw-hexes", "take 1"),
        ("footprint", "stay"),
    ):
        assert s.asked == (question, [BLUE])
        s.play(BLUE, answer)
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-FIGHT-25", "RRR-TURN-08")
def test_only_the_one_who_fights_is_asked() -> None:
    s = roll("hex", cats={RED: (1, 0)})
    assert s.refusal(RED, "take 1").key == "not-your-decision"
    assert s.moves(RED) == []
