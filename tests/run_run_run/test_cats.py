"""The four cats and their abilities (RRR-CAT)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import CATS
from tests.run_run_run.scene import BLUE, GREEN, RED, Scene, scene


def brawl(cat: str, faces: str, **changes: Any) -> Scene:
    """This cat, as Blue, fights Jaws on (1,0) and rolls these faces with one card."""
    shape = {1: "#1", 2: "#3", 3: "#7", 4: "#15"}[len(faces.split())]
    fields: dict[str, Any] = {
        "foes": {"Jaws": (1, 0)},
        "hands": {BLUE: f"{shape} #9 #9 #9 #9"},
        "kinds": {BLUE: cat, RED: "Mapkin" if cat == "Scratch" else "Scratch"},
        "players": 2,
    }
    s = scene("LINE-1", **(fields | changes))
    s.load_combat_dice(faces)
    s.load_mummy_dice(0)
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, f"commit {shape}")
    s.roll(BLUE)
    return s


def damage(s: Scene) -> int:
    return sum(event.damage for event in s.told(happened.FoeHit))


@pytest.mark.rule("RRR-CAT-01")
@pytest.mark.parametrize("abilities", [1, 2])
def test_mapkin_draws_a_card_per_ability_face(abilities: int) -> None:
    s = brawl("Mapkin", "ability " * abilities + "hit")
    drawn = [event for event in s.told(happened.CardsDrawn) if event.rule == "RRR-CAT-01"]
    assert sum(event.count for event in drawn) == abilities
    assert s.draw_pile == 20 - abilities
    assert damage(s) == 1


@pytest.mark.rule("RRR-CAT-01")
def test_mapkin_draws_nothing_from_an_empty_pile() -> None:
    s = brawl("Mapkin", "ability ability", draw_pile=0)
    assert s.told(happened.CardsDrawn) == []
    assert s.ended == ""


@pytest.mark.rule("RRR-CAT-02")
def test_pilfer_takes_a_token_per_ability_face() -> None:
    s = brawl("Pilfer", "ability ability", token_pile=["torch2", "draw3", "shield"])
    assert s.asked == ("loot", [BLUE])
    s.play(BLUE, "loot")
    assert [event.token for event in s.told(happened.TokenRevealed)] == ["torch2"]
    hold_all(s)
    s.play(BLUE, "loot")
    assert s.tokens(BLUE) == ["torch2", "draw3"]


def hold_all(s: Scene) -> None:
    """Keep the tokens that were just revealed."""
    while s.question == "token-window":
        s.play(BLUE, "hold")


@pytest.mark.rule("RRR-CAT-02")
def test_pilfers_token_may_be_used_right_after_it_was_revealed() -> None:
    s = brawl("Pilfer", "ability", token_pile=["torch3"])
    s.play(BLUE, "loot")
    assert s.asked == ("token-window", [BLUE])
    s.play(BLUE, "use torch3")
    assert s.stock == 8


@pytest.mark.rule("RRR-CAT-02")
def test_ec_78_pilfer_takes_no_more_tokens_than_there_are() -> None:
    s = brawl("Pilfer", "ability ability", token_pile=["torch2"])
    s.play(BLUE, "loot")
    hold_all(s)
    if s.question == "loot":
        s.play(BLUE, "loot")
    assert s.tokens(BLUE) == ["torch2"]
    assert s.ended == ""


@pytest.mark.rule("RRR-CAT-02")
def test_ec_79_pilfers_trap_may_wake_the_mummy_just_killed() -> None:
    others = {"Howl": (4, 0), "Dash": (4, 0), "Snuff": (4, 0)}
    s = scene(
        "LINE-4",
        foes={"Jaws": (1, 0, 1), **others},
        kinds={BLUE: "Pilfer"},
        hands={BLUE: "#3 #9"},
        token_pile=["trap"],
    )
    s.load_combat_dice("hit ability")
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #3")
    s.roll(BLUE)
    s.play(BLUE, "hit Jaws 1")
    assert "Jaws" not in s.awake
    s.play(BLUE, "loot")
    assert [event.foe for event in s.told(happened.MummyWoke)] == ["Jaws"]
    assert s.question == "place-mummy"
    s.play(BLUE, "wake 2,0")
    assert s.hearts("Jaws") == 5
    assert s.mummy_pile == []


@pytest.mark.rule("RRR-CAT-03")
@pytest.mark.parametrize(
    ("faces", "hits"), [("hit ability", 2), ("ability ability", 2), ("hit hit ability hex", 3)]
)
def test_scratch_adds_a_damage_per_ability_face(faces: str, hits: int) -> None:
    s = brawl("Scratch", faces)
    assert damage(s) == hits
    assert s.hearts("Jaws") == 5 - hits


@pytest.mark.rule("RRR-CAT-04")
@pytest.mark.parametrize(("stock", "after"), [(0, 2), (4, 6), (5, 7)])
def test_ember_adds_a_torch_per_ability_face_even_beyond_five(stock: int, after: int) -> None:
    s = brawl("Ember", "ability ability", stock=stock)
    assert s.stock == after
    assert s.bank == 39 - after


@pytest.mark.rule("RRR-CAT-05")
@pytest.mark.parametrize("helper", ["Pilfer", "Scratch", "Ember"])
def test_abilities_work_in_the_own_fights_only(helper: str) -> None:
    kinds = {BLUE: "Mapkin", RED: helper}
    s = brawl("Mapkin", "hit ability", kinds=kinds, cats={RED: (1, 0)}, token_pile=["shield"])
    assert [event.cat for event in s.told(happened.AbilityUsed)] == ["Mapkin"]
    assert damage(s) == 1
    assert s.stock == 5
    assert s.tokens(RED) == []


@pytest.mark.rule("RRR-CAT-06")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_pilfer_may_use_any_number_of_ability_faces(used: int) -> None:
    s = brawl("Pilfer", "ability ability ability", token_pile=["torch2", "draw3", "shield"])
    for _ in range(used):
        s.play(BLUE, "loot")
        hold_all(s)
    while s.question == "loot":
        s.play(BLUE, "decline")
    assert len(s.tokens(BLUE)) == used
    assert len(s.game.token_pile) == 3 - used


@pytest.mark.rule("RRR-CAT-06")
def test_pilfer_may_ignore_one_ability_face_and_use_the_next() -> None:
    s = brawl("Pilfer", "ability ability", token_pile=["torch2", "draw3"])
    s.play(BLUE, "decline")
    assert s.asked == ("loot", [BLUE])
    s.play(BLUE, "loot")
    assert [event.token for event in s.told(happened.TokenRevealed)] == ["torch2"]
    hold_all(s)
    assert s.question != "loot"
    assert s.tokens(BLUE) == ["torch2"]


@pytest.mark.rule("RRR-CAT-06")
def test_scratch_may_hold_its_ability_back() -> None:
    s = brawl("Scratch", "hit ability ability", foes={"Jaws": (1, 0, 3)})
    assert s.question == "assign-hits"
    s.play(BLUE, "hit Jaws 1")
    s.play(BLUE, "spare")
    assert s.hearts("Jaws") == 2


@pytest.mark.rule("RRR-CAT-07")
@pytest.mark.parametrize("cat", CATS)
def test_every_cat_walks_three_rooms(cat: str) -> None:
    s = scene("LINE-5", kinds={BLUE: cat}, hands={BLUE: "#9 #1"}, foes={"Jaws": (3, 0)})
    assert s.legal(BLUE, "fight 3,0")
    s = scene("LINE-5", kinds={BLUE: cat}, hands={BLUE: "#9 #1"}, foes={"Jaws": (4, 0)})
    assert s.refusal(BLUE, "fight 4,0").rule == "RRR-MOVE-06"


@pytest.mark.rule("RRR-CAT-07")
def test_every_cat_starts_with_five_cards() -> None:
    game = GAME.begin(4, 7, {})
    assert sorted(CATS[kind] for kind in game.kinds) == sorted(CATS)
    assert [len(hand) for hand in game.hands] == [5, 5, 5, 5]


@pytest.mark.rule("RRR-CAT-08", "RRR-FOE-13")
@pytest.mark.parametrize("cat", CATS)
def test_muzzlok_cancels_every_ability(cat: str) -> None:
    s = scene(
        "LINE-4",
        door=((5, 0), (4, 0)),
        foes={"Jaws": (1, 0), "Muzzlok": (5, 0)},
        kinds={BLUE: cat},
        hands={BLUE: "#3 #9 #9 #9"},
        token_pile=["torch2"],
    )
    s.load_combat_dice("hit ability")
    s.load_mummy_dice(0)
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #3")
    s.roll(BLUE)
    assert s.asked == ("action", [RED])
    assert s.told(happened.AbilityUsed) == []
    assert [event.times for event in s.told(happened.AbilitySilenced)] == [1]
    assert damage(s) == 1
    assert s.stock == 5
    assert s.tokens(BLUE) == []
    assert s.draw_pile == 20
    assert (s.cards(GREEN), s.cards(RED)) == (5, 5)
