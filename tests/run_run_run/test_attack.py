"""When foes attack (RRR-ATTACK): splits, shields and lost cards."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, GREEN, RED, YELLOW, Place, Scene, scene


def ambush(
    foe: str,
    hands: dict[int, int],
    *,
    active: int = BLUE,
    shields: dict[int, int] | None = None,
    **options: bool,
) -> Scene:
    """The foe walks in on everybody who has a hand here; the others stay in the Vault."""
    boss = foe in ("Gnashur", "Muzzlok", "Mastabark")
    s = scene(
        "LINE-4",
        active=active,
        hands=hands,
        cats=dict.fromkeys(hands, (3, 0)),
        foes={foe: (4, 0)},
        door=((5, 0), (4, 0)) if boss else None,
        tokens={seat: ["shield"] * count for seat, count in (shields or {}).items()},
        options=options,
    )
    s.start(symbols=1)
    hold(s)
    return s


def hold(s: Scene) -> None:
    """Let the token windows pass."""
    while s.question == "token-window":
        s.play(s.asked[1][0], "hold")


# --- one total for the room ---


@pytest.mark.rule("RRR-ATTACK-01")
@pytest.mark.parametrize(
    ("foe", "strength"),
    [
        ("Howl", 1),
        ("Dash", 1),
        ("Jaws", 2),
        ("Snuff", 1),
        ("Gnashur", 4),
        ("Muzzlok", 3),
        ("Mastabark", 2),
    ],
)
def test_an_attack_deals_one_total_to_all_cats_in_the_room(foe: str, strength: int) -> None:
    s = ambush(foe, {BLUE: 6, RED: 6})
    assert [(told.damage, told.seats) for told in s.told(happened.FoeAttacked)] == [
        (strength, [BLUE, RED])
    ]
    s.play(BLUE, f"split 0 {strength}")
    s.play(RED, "agree")
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (6, 6 - strength, 5)


@pytest.mark.rule("RRR-ATTACK-01", "RRR-ATTACK-04", "RRR-FOE-14")
def test_four_cats_in_the_room_are_attacked_all_and_share_among_all() -> None:
    s = scene(
        "LINE-4",
        players=4,
        active=GREEN,
        cats=dict.fromkeys(range(4), (3, 0)),
        foes={"Gnashur": (4, 0)},
        door=((5, 0), (4, 0)),
    )
    s.start(symbols=0)
    [told] = s.told(happened.FoeAttacked)
    assert told.seats == [BLUE, RED, GREEN, YELLOW]
    assert s.asked == ("split-damage", [GREEN])
    for split in ("1 1 1 1", "0 4 0 0", "4 0 0 0", "0 0 0 4", "0 2 0 2"):
        assert s.legal(GREEN, f"split {split}")
    s.play(GREEN, "split 1 1 1 1")
    assert s.asked == ("agree-split", [BLUE, RED, YELLOW])
    for seat in (YELLOW, BLUE, RED):
        s.play(seat, "agree")
    assert [s.cards(seat) for seat in range(4)] == [4, 4, 4, 4]


@pytest.mark.rule("RRR-ATTACK-02")
def test_each_point_takes_a_card_at_random() -> None:
    taken: set[str] = set()
    for seed in range(20):
        s = scene(
            "LINE-4",
            seed=seed,
            foes={"Howl": (4, 0)},
            cats={RED: (3, 0)},
            hands={RED: "#1 #3 #5 #7 #9"},
        )
        s.start(symbols=1)
        assert s.cards(RED) == 4
        taken.add(*s.discard)
    assert len(taken) >= 4


@pytest.mark.rule("RRR-ATTACK-03")
@pytest.mark.parametrize(("foe", "left"), [("Howl", 4), ("Jaws", 3), ("Gnashur", 1)])
def test_a_lone_cat_takes_all_the_damage(foe: str, left: int) -> None:
    s = ambush(foe, {RED: 5})
    assert s.question == "action"
    assert s.cards(RED) == left


# --- the split ---


@pytest.mark.rule("RRR-ATTACK-04")
@pytest.mark.parametrize(
    ("foe", "cats", "splits"),
    [("Howl", 2, 2), ("Jaws", 2, 3), ("Gnashur", 2, 5), ("Howl", 3, 3), ("Gnashur", 3, 15)],
)
def test_several_cats_may_split_the_damage_in_any_way(foe: str, cats: int, splits: int) -> None:
    s = ambush(foe, dict.fromkeys(range(cats), 9))
    assert s.asked == ("split-damage", [BLUE])
    assert len(s.moves(BLUE)) == splits


@pytest.mark.rule("RRR-ATTACK-04")
@pytest.mark.parametrize("split", ["split 2 1", "split 3 2", "split 0 0", "split 3 0 1"])
def test_a_split_deals_the_whole_damage_to_cats_in_the_room(split: str) -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 5})
    assert s.refusal(BLUE, split).rule == "RRR-ATTACK-04"


@pytest.mark.rule("RRR-ATTACK-04")
def test_the_attacked_players_decide_together() -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 5, GREEN: 5})
    s.play(BLUE, "split 1 2 1")
    assert s.cards(RED) == 5
    while s.question == "agree-split":
        s.play(s.asked[1][0], "agree")
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (4, 3, 4)


@pytest.mark.rule("RRR-ATTACK-04")
def test_only_attacked_players_are_asked() -> None:
    s = ambush("Gnashur", {RED: 5, GREEN: 5})
    assert s.asked == ("split-damage", [RED])
    s.play(RED, "split 0 2 2")
    assert s.asked == ("agree-split", [GREEN])


@pytest.mark.rule("RRR-ATTACK-05")
def test_ec_10_a_split_may_kill() -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 2})
    s.play(BLUE, "split 0 4")
    s.play(RED, "agree")
    assert s.ended == "lost: hand"


@pytest.mark.rule("RRR-ATTACK-05", "RRR-ATTACK-08")
@pytest.mark.parametrize("mine", [0, 1, 2, 3, 4])
def test_ec_11_strength_four_on_two_and_two_cards_kills_by_every_split(mine: int) -> None:
    s = ambush("Gnashur", {BLUE: 2, RED: 2})
    s.play(BLUE, f"split {mine} {4 - mine}")
    s.play(RED, "agree")
    assert s.ended == "lost: hand"


@pytest.mark.rule("RRR-ATTACK-13")
@pytest.mark.parametrize("mine", [0, 1])
def test_ec_11_only_a_shield_helps(mine: int) -> None:
    s = ambush("Gnashur", {BLUE: 2, RED: 2}, shields={RED: 1})
    s.play(BLUE, f"split {mine} {4 - mine}")
    s.play(RED, "agree")
    s.play(RED, "shield")
    assert not s.over
    assert (s.cards(BLUE), s.cards(RED)) == (2 - mine, 2)


@pytest.mark.rule("RRR-ATTACK-06")
@pytest.mark.parametrize(
    ("active", "hands", "shares"),
    [
        (BLUE, {BLUE: 5, RED: 2}, [4, 0, 0]),
        (RED, {BLUE: 5, RED: 2}, [3, 1, 0]),
        (BLUE, {BLUE: 5, RED: 5}, [2, 2, 0]),
        (BLUE, {BLUE: 3, RED: 3, GREEN: 3}, [2, 1, 1]),
        (GREEN, {BLUE: 3, RED: 3, GREEN: 3}, [1, 1, 2]),
        (BLUE, {BLUE: 3, RED: 4, GREEN: 6}, [0, 1, 3]),
    ],
)
def test_gs_25_without_agreement_the_fullest_hand_is_hit(
    active: int, hands: dict[int, int], shares: list[int]
) -> None:
    s = ambush("Gnashur", hands, active=active)
    proposer = s.asked[1][0]
    s.play(proposer, s.moves(proposer)[0])
    s.play(s.asked[1][0], "object")
    s.play(s.asked[1][0], "deadlock")
    assert s.question == "split-deadlock"
    everybody(s, "agree")
    [fixed] = s.told(happened.SplitFixed)
    assert (fixed.shares, fixed.rule) == (shares, "RRR-ATTACK-06")
    assert [s.cards(seat) for seat in hands] == [hands[seat] - shares[seat] for seat in hands]


def everybody(s: Scene, answer: str) -> None:
    """All who are asked say so, one after the other."""
    question = s.question
    while s.question == question:
        s.play(s.asked[1][0], answer)


@pytest.mark.rule("RRR-ATTACK-04", "RRR-ATTACK-06")
def test_one_objection_brings_another_proposal_by_the_next_in_turn() -> None:
    s = ambush("Mastabark", {BLUE: 5, RED: 5, GREEN: 5}, active=RED)
    proposers = []
    for split in ("split 0 2 0", "split 0 0 2", "split 2 0 0", "split 1 1 0"):
        [proposer] = s.asked[1]
        proposers.append(proposer)
        s.play(proposer, split)
        objector = s.asked[1][0]
        s.play(objector, "object")
        assert s.told(happened.SplitFixed) == []
        [told] = s.told(happened.Objected)
        assert (told.seat, [told.partner]) == (objector, s.asked[1])
        assert s.question == "split-damage"
    assert proposers == [RED, GREEN, BLUE, RED]
    s.play(GREEN, "split 1 0 1")
    everybody(s, "agree")
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (4, 5, 4)


@pytest.mark.rule("RRR-ATTACK-06")
def test_nobody_says_that_you_cannot_agree_before_somebody_has_objected() -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 5})
    assert s.refusal(BLUE, "deadlock").key == "nobody-objected"
    assert not s.legal(BLUE, "deadlock")
    s.play(BLUE, "split 4 0")
    s.play(RED, "object")
    assert s.legal(RED, "deadlock")


@pytest.mark.rule("RRR-ATTACK-06")
def test_all_who_are_attacked_must_say_that_they_cannot_agree() -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 2, GREEN: 3})
    s.play(BLUE, "split 0 4")
    s.play(RED, "object")
    s.play(RED, "deadlock")
    assert [told.seat for told in s.told(happened.DeadlockCalled)] == [RED]
    assert s.asked == ("split-deadlock", [BLUE, GREEN])
    s.play(GREEN, "agree")
    assert s.told(happened.SplitFixed) == []
    s.play(BLUE, "object")
    assert s.asked == ("split-damage", [GREEN])
    s.play(GREEN, "split 2 1 1")
    everybody(s, "agree")
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (3, 1, 2)


# --- several attackers ---


def two_attackers(shields: int) -> Scene:
    """Jaws and Snuff reach Blue's room on the same symbol."""
    s = scene(
        "LINE-4",
        foes={"Jaws": (4, 0), "Snuff": (4, 0)},
        cats={BLUE: (3, 0)},
        tokens={BLUE: ["shield"] * shields},
    )
    s.start(symbols=1)
    hold(s)
    return s


@pytest.mark.rule("RRR-ATTACK-07", "RRR-ATTACK-14")
def test_gs_26_two_attackers() -> None:
    s = two_attackers(shields=1)
    assert s.asked == ("shield", [BLUE])
    assert [told.foe for told in s.told(happened.FoeAttacked)] == ["Jaws"]
    s.play(BLUE, "shield")
    assert [told.foe for told in s.told(happened.FoeAttacked)] == ["Snuff"]
    assert s.cards(BLUE) == 4


@pytest.mark.rule("RRR-ATTACK-07", "RRR-ATTACK-14")
@pytest.mark.parametrize(
    ("shields", "answers", "left"),
    [
        (1, ["suffer", "shield"], 3),
        (1, ["suffer", "suffer"], 2),
        (2, ["shield", "shield"], 5),
        (2, ["shield", "suffer"], 4),
    ],
)
def test_ec_21_each_attack_asks_for_a_shield_of_its_own(
    shields: int, answers: list[str], left: int
) -> None:
    s = two_attackers(shields)
    for answer in answers:
        assert s.asked == ("shield", [BLUE])
        s.play(BLUE, answer)
    assert s.cards(BLUE) == left
    assert len(s.tokens(BLUE)) == shields - answers.count("shield")


@pytest.mark.rule("RRR-ATTACK-07")
def test_ec_21_each_attack_is_split_separately() -> None:
    s = scene("LINE-4", foes={"Jaws": (4, 0), "Snuff": (4, 0)}, cats={BLUE: (3, 0), RED: (3, 0)})
    s.start(symbols=1)
    s.play(BLUE, "split 2 0")
    s.play(RED, "agree")
    assert s.asked == ("split-damage", [BLUE])
    assert (s.cards(BLUE), s.cards(RED)) == (3, 5)
    s.play(BLUE, "split 0 1")
    s.play(RED, "agree")
    assert (s.cards(BLUE), s.cards(RED)) == (3, 4)


@pytest.mark.rule("RRR-ATTACK-07")
def test_ec_22_nobody_teleports_away_between_two_attacks() -> None:
    s = scene(
        "LINE-4",
        foes={"Jaws": (4, 0), "Snuff": (4, 0)},
        cats={BLUE: (3, 0)},
        tokens={BLUE: ["draw2"]},
    )
    s.start(symbols=1)
    s.play(BLUE, "hold")
    s.play(BLUE, "hold")
    assert [told.foe for told in s.told(happened.FoeAttacked)] == ["Jaws", "Snuff"]
    assert s.game.waiting()[0].facts["window"] == "symbol"
    assert s.cards(BLUE) == 2


# --- the last card ---


@pytest.mark.rule("RRR-ATTACK-08")
@pytest.mark.parametrize(
    ("foe", "cards", "left"),
    [
        pytest.param("Howl", 1, 0, id="ec-01"),
        pytest.param("Howl", 2, 1, id="one-left"),
        pytest.param("Jaws", 2, 0, id="gs-27-two-cards"),
        pytest.param("Jaws", 3, 1, id="gs-27-three-cards"),
        pytest.param("Jaws", 1, 0, id="more-damage-than-cards"),
        pytest.param("Gnashur", 4, 0, id="boss"),
        pytest.param("Gnashur", 5, 1, id="boss-survived"),
    ],
)
def test_ec_01_gs_27_whoever_loses_the_last_card_loses_for_all(
    foe: str, cards: int, left: int
) -> None:
    s = ambush(foe, {BLUE: cards})
    assert s.ended == ("" if left else "lost: hand")
    if left:
        assert s.cards(BLUE) == left


def last_card_in_the_dark(*tokens: str) -> Scene:
    """Blue places the last card without light, and so draws Snuff onto it."""
    west = {(-q, 0): "0,3" for q in range(1, 5)}
    s = scene(
        {(1, 0): "0,3", (2, 0): "2,3", (1, 1): "3,5", **west},
        hands={BLUE: "#5 dark"},
        stock=0,
        foes={"Snuff": (1, 1), "Howl": (-4, 0), "Dash": (-4, 0), "Jaws": (-4, 0)},
        tokens={BLUE: tokens},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #5@0,1 {0,4}")
    return s


@pytest.mark.rule("RRR-ATTACK-09")
def test_ec_08_an_attack_on_an_empty_hand_loses_the_game() -> None:
    s = last_card_in_the_dark()
    assert s.foe("Snuff") == (0, 1)
    assert s.ended == "lost: hand"


@pytest.mark.rule("RRR-ATTACK-09", "RRR-ATTACK-10")
def test_ec_08_a_shield_protects_an_empty_hand() -> None:
    s = last_card_in_the_dark("shield")
    hold(s)
    assert s.asked == ("shield", [BLUE])
    assert s.cards(BLUE) == 0
    s.play(BLUE, "shield")
    assert not s.over
    assert [told.count for told in s.told(happened.CardsDrawn)] == [2]


@pytest.mark.rule("RRR-ATTACK-09")
@pytest.mark.parametrize("window", ["before-move", "before-light"])
def test_ec_08_a_draw_token_fills_the_hand_in_time(window: str) -> None:
    s = last_card_in_the_dark("draw2")
    while s.game.waiting()[0].facts["window"] != window:
        s.play(BLUE, "hold")
    s.play(BLUE, "use draw2")
    order = [type(told) for told in s.events]
    assert order.index(happened.CardsLost) < order.index(happened.TurnBegan)
    assert s.asked == ("action", [RED])


# --- shields ---


@pytest.mark.rule("RRR-ATTACK-10")
def test_ec_02_a_shield_saves_the_last_card() -> None:
    s = ambush("Howl", {RED: 1}, shields={RED: 1})
    assert s.asked == ("shield", [RED])
    assert sorted(s.moves(RED)) == ["shield", "suffer"]
    s.play(RED, "shield")
    assert not s.over
    assert s.cards(RED) == 1
    assert s.tokens(RED) == []


@pytest.mark.rule("RRR-ATTACK-10")
def test_a_shield_may_be_kept() -> None:
    s = ambush("Howl", {RED: 3}, shields={RED: 1})
    s.play(RED, "suffer")
    assert s.cards(RED) == 2
    assert s.tokens(RED) == ["shield"]


@pytest.mark.rule("RRR-ATTACK-10")
def test_a_shield_is_for_players_who_are_assigned_damage() -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 2}, shields={RED: 1})
    s.play(BLUE, "split 4 0")
    s.play(RED, "agree")
    assert s.question == "action"
    assert s.tokens(RED) == ["shield"]


@pytest.mark.rule("RRR-ATTACK-11")
@pytest.mark.parametrize(
    ("active", "own_turn_only", "asked"),
    [(BLUE, False, True), (RED, False, True), (BLUE, True, False), (RED, True, True)],
)
def test_ho_18_the_shield_works_on_any_players_turn(
    active: int, own_turn_only: bool, asked: bool
) -> None:
    s = ambush("Jaws", {RED: 5}, active=active, shields={RED: 1}, shieldOwnTurnOnly=own_turn_only)
    assert (s.asked == ("shield", [RED])) == asked
    assert s.cards(RED) == (5 if asked else 3)


@pytest.mark.rule("RRR-ATTACK-12")
def test_the_shield_comes_after_the_split_and_before_the_discards() -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 2}, shields={RED: 1})
    s.refusal(RED, "shield")
    s.play(BLUE, "split 3 1")
    s.refusal(RED, "shield")
    s.play(RED, "agree")
    assert [told.shares for told in s.told(happened.SplitFixed)] == [[3, 1, 0]]
    assert s.asked == ("shield", [RED])
    assert (s.cards(BLUE), s.cards(RED), s.discard) == (5, 2, [])


@pytest.mark.rule("RRR-ATTACK-04", "RRR-ATTACK-10")
@pytest.mark.parametrize(("answer", "left"), [("shield", 2), ("suffer", 1)])
def test_gs_25_boss_damage_split_and_shield(answer: str, left: int) -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 2}, shields={RED: 1})
    s.play(BLUE, "split 3 1")
    s.play(RED, "agree")
    s.play(RED, answer)
    assert (s.cards(BLUE), s.cards(RED)) == (2, left)


@pytest.mark.rule("RRR-ATTACK-13")
def test_gs_25_a_shield_takes_everything_and_passes_nothing_on() -> None:
    s = ambush("Gnashur", {BLUE: 5, RED: 2}, shields={RED: 1})
    s.play(BLUE, "split 0 4")
    s.play(RED, "agree")
    s.play(RED, "shield")
    assert [(told.seat, told.foe, told.spared) for told in s.told(happened.ShieldRaised)] == [
        (RED, "Gnashur", 4)
    ]
    assert (s.cards(BLUE), s.cards(RED)) == (5, 2)


@pytest.mark.rule("RRR-ATTACK-10", "RRR-ATTACK-12")
@pytest.mark.parametrize(("active", "order"), [(BLUE, (BLUE, GREEN)), (GREEN, (GREEN, BLUE))])
def test_shields_are_asked_for_in_turn_from_the_active_player(
    active: int, order: tuple[int, int]
) -> None:
    s = ambush("Jaws", {BLUE: 5, GREEN: 5}, active=active, shields={BLUE: 1, GREEN: 1})
    s.play(active, "split 1 0 1")
    s.play(order[1], "agree")
    for seat in order:
        assert s.asked == ("shield", [seat])
        s.play(seat, "suffer")


@pytest.mark.rule("RRR-ATTACK-12", "RRR-ATTACK-13")
def test_two_shield_bearers_decide_for_themselves() -> None:
    s = ambush("Jaws", {RED: 5, GREEN: 5}, shields={RED: 1, GREEN: 1})
    s.play(RED, "split 0 1 1")
    s.play(GREEN, "agree")
    s.play(RED, "shield")
    s.play(GREEN, "suffer")
    assert (s.cards(RED), s.cards(GREEN)) == (5, 4)


# --- what an attack does not do ---


@pytest.mark.rule("RRR-ATTACK-15")
def test_lost_cards_lie_face_up_on_the_discard_pile() -> None:
    s = ambush("Jaws", {RED: 5})
    (told,) = s.told(happened.CardsLost)
    for seat in (None, BLUE, RED, GREEN):
        assert sorted(s.game.view(seat).discard) == sorted(told.cards)
        assert not set(told.cards) & set(s.game.view(RED).hands[RED])


@pytest.mark.rule("RRR-ATTACK-16")
def test_walking_to_a_foe_is_no_attack() -> None:
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, hands={BLUE: "#1 #9 #9"})
    s.play(BLUE, "fight 3,0")
    s.play(BLUE, "commit #1")
    s.load_combat_dice("hit")
    s.load_mummy_dice(1)
    s.roll(BLUE)
    assert s.foe("Jaws") == (2, 0)
    assert not s.told(happened.FoeAttacked)
    assert s.cards(BLUE) == 2


@pytest.mark.rule("RRR-ATTACK-16")
def test_teleporting_to_a_foe_is_no_attack() -> None:
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, tokens={BLUE: ["draw2"]})
    s.play(BLUE, "teleport draw2 3,0")
    assert s.cat(BLUE) == (3, 0)
    assert s.cards(BLUE) == 5
    assert s.question == "action"


@pytest.mark.rule("RRR-ATTACK-16")
def test_joining_a_cat_beside_a_foe_is_no_attack() -> None:
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, cats={BLUE: (3, 0)})
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    assert s.cat(RED) == (3, 0)
    assert not s.told(happened.FoeAttacked)
    assert s.cards(RED) == 5


@pytest.mark.rule("RRR-ATTACK-17")
@pytest.mark.parametrize("foe", ["Jaws", "Gnashur"])
def test_an_attack_moves_nobody_and_hurts_no_foe(foe: str) -> None:
    s = ambush(foe, {BLUE: 9, RED: 9})
    hearts = s.hearts(foe)
    here: Place = (3, 0)
    s.play(BLUE, s.moves(BLUE)[0])
    s.play(RED, "agree")
    assert s.question == "action"
    assert s.hearts(foe) == hearts
    assert (s.foe(foe), s.cat(BLUE), s.cat(RED)) == (here, here, here)
