"""Cooperate: joining, the pool, the torches, sharing and trading (RRR-COOP)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import card_name
from tests.run_run_run.scene import BLUE, GREEN, RED, Scene, scene


def meeting(**changes: Any) -> Scene:
    """LINE-3, Blue on (2,0), Red in the Vault, Green on (3,0); nothing happens in Red's turn."""
    cats = {BLUE: (2, 0), GREEN: (3, 0)}
    return quiet(scene("LINE-3", **{"cats": cats, "stock": 3, "discard": 9, **changes}))


def quiet(s: Scene) -> Scene:
    s.load_mummy_dice(0)
    return s


def regroup(s: Scene, joins: str = "Red Green") -> Scene:
    """Blue opens the regroup; the named players join, the others stay away."""
    s.play(BLUE, "regroup")
    for seat, name in ((RED, "Red"), (GREEN, "Green")):
        if s.question == "join" and seat in s.asked[1]:
            s.play(seat, "join" if name in joins else "stay")
    return s


def offer(s: Scene, **cards: str) -> Scene:
    """The offers of all who are asked; nothing from those who are not named."""
    for seat, name in ((BLUE, "blue"), (RED, "red"), (GREEN, "green")):
        if s.question == "offer" and seat in s.asked[1]:
            s.play(seat, f"offer {cards.get(name, '')}".strip())
    return s


def pool(s: Scene) -> list[str]:
    return [card_name(card) for card in s.game.pool]


def share(s: Scene, *seats: int, by: int = BLUE) -> Scene:
    """Deal the pool, in its order, to these seats."""
    for card, seat in zip(pool(s), seats, strict=True):
        s.play(by, f"give {card} {seat}")
    return s


def everybody(s: Scene, answer: str) -> None:
    while s.question in ("agree-share", "share-deadlock"):
        s.play(s.asked[1][0], answer)


def shared(s: Scene) -> dict[str, int]:
    """Who got which card, when the last move ended the sharing."""
    [event] = s.told(happened.PoolShared)
    return dict(event.shares)


# --- the tile and the joiners ---


@pytest.mark.rule(
    "RRR-COOP-01", "RRR-COOP-05", "RRR-COOP-09", "RRR-COOP-10", "RRR-COOP-11", "RRR-COOP-16"
)
def test_gs_38_regroup() -> None:
    s = meeting(tokens={RED: ["shield"]}, hands={RED: "#7 #5 #9 #9 #9", GREEN: "#1 #9 #9 #9 #9"})
    bank = s.bank
    regroup(s)
    assert (s.cat(BLUE), s.cat(RED), s.cat(GREEN)) == ((2, 0), (2, 0), (2, 0))
    assert s.game.regroup_tiles == 2
    offer(s, red="#7 #5", green="#1")
    s.play(BLUE, "burn 1")
    assert (s.stock, s.bank) == (2, bank + 1)
    assert len(pool(s)) == 7
    assert len(s.discard) == 5
    share(s, BLUE, RED, *[GREEN] * 5)
    everybody(s, "agree")
    assert [list(shared(s).values()).count(seat) for seat in range(3)] == [1, 1, 5]
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (6, 4, 9)
    assert s.asked == ("trade", [RED])
    s.play(RED, "trade shield 0")
    s.play(BLUE, "agree")
    assert s.tokens(BLUE) == ["shield"]


@pytest.mark.rule("RRR-COOP-01")
def test_a_regroup_costs_one_tile() -> None:
    s = meeting(regroup_tiles=3)
    s.play(BLUE, "regroup")
    assert s.game.regroup_tiles == 2
    assert [event.left for event in s.told(happened.RegroupBegan)] == [2]


@pytest.mark.rule("RRR-COOP-02")
def test_without_a_tile_there_is_no_regroup() -> None:
    s = meeting(regroup_tiles=0)
    assert s.refusal(BLUE, "regroup").rule == "RRR-COOP-02"


@pytest.mark.rule("RRR-COOP-02")
def test_three_regroups_per_game_for_the_whole_group() -> None:
    s = scene("LINE-1", players=1)
    for _ in range(3):
        quiet(s).play(BLUE, "regroup")
    assert s.question == "action"
    assert s.refusal(BLUE, "regroup").rule == "RRR-COOP-02"


@pytest.mark.rule("RRR-COOP-03", "RRR-COOP-05")
def test_the_joiners_come_to_the_active_cat_which_does_not_move() -> None:
    s = scene("LINE-9", cats={BLUE: (9, 0), GREEN: (4, 0)})
    regroup(s)
    assert (s.cat(BLUE), s.cat(RED), s.cat(GREEN)) == ((9, 0), (9, 0), (9, 0))
    assert (s.cards(RED), s.cards(GREEN)) == (5, 5)  # free, at any distance


@pytest.mark.rule("RRR-COOP-04")
def test_every_other_player_decides_alone() -> None:
    s = meeting()
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [RED, GREEN])
    assert s.moves(RED) == s.moves(GREEN) == ["join", "stay"]
    assert s.moves(BLUE) == []
    s.play(GREEN, "join")
    s.play(RED, "stay")
    assert (s.cat(RED), s.cat(GREEN)) == ((0, 0), (2, 0))


@pytest.mark.rule("RRR-COOP-06")
def test_gs_39_a_joiner_may_not_pass_a_foe() -> None:
    s = scene("LINE-3", cats={BLUE: (3, 0), GREEN: (3, 0)}, foes={"Howl": (2, 0)}, discard=1)
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [GREEN])
    s.play(GREEN, "join")
    offer(s)
    assert s.question == "share-pool"  # one card was drawn, and no torch may be sacrificed
    assert len(pool(s)) == 1
    assert s.cat(RED) == (0, 0)


@pytest.mark.rule("RRR-COOP-06", "RRR-COOP-08")
def test_gs_39_a_joiner_may_enter_the_room_of_a_foe() -> None:
    s = scene("LINE-3", cats={BLUE: (3, 0), GREEN: (3, 0)}, foes={"Howl": (3, 0)}, discard=1)
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [RED, GREEN])
    s.play(RED, "join")
    assert s.cat(RED) == (3, 0)
    [joined] = s.told(happened.CatJoined)
    assert joined.path == [(0, 0), (1, 0), (2, 0), (3, 0)]


@pytest.mark.rule("RRR-COOP-06")
def test_the_joining_route_follows_links() -> None:
    # (1,0) and (0,1) are neighbours without a link.
    s = scene("M1", cats={BLUE: (1, 0), RED: (0, 1), GREEN: (1, 0)})
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    [joined] = s.told(happened.CatJoined)
    assert joined.path == [(0, 1), (0, 0), (1, 0)]


@pytest.mark.rule("RRR-COOP-07")
def test_a_cat_in_the_room_may_take_part_without_moving() -> None:
    s = scene("LINE-2", cats={BLUE: (2, 0), RED: (2, 0)}, players=2)
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [RED])
    s.play(RED, "join")
    assert s.cat(RED) == (2, 0)
    assert s.asked == ("offer", [BLUE, RED])


@pytest.mark.rule("RRR-COOP-08")
def test_a_joiner_may_walk_out_of_the_room_of_a_foe() -> None:
    s = scene("LINE-3", cats={BLUE: (1, 0), RED: (3, 0)}, foes={"Jaws": (3, 0)}, players=2)
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    assert s.cat(RED) == (1, 0)


@pytest.mark.rule("RRR-COOP-06", "RRR-COOP-08")
def test_who_leaves_the_room_of_a_foe_may_not_pass_another() -> None:
    cats = {BLUE: (1, 0), RED: (4, 0), GREEN: (2, 0)}
    s = scene("LINE-4", cats=cats, foes={"Jaws": (4, 0), "Howl": (3, 0)})
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [GREEN])


@pytest.mark.rule("RRR-COOP-08")
def test_ec_87_a_regroup_beside_a_foe_brings_no_attack_before_the_next_mummies_step() -> None:
    s = scene("LINE-2", cats={BLUE: (2, 0)}, foes={"Jaws": (2, 0)}, players=2)
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    assert s.cat(RED) == (2, 0)
    assert s.told(happened.FoeAttacked) == []
    s.load_mummy_dice(0)
    offer(s)
    attack = s.told(happened.FoeAttacked)
    assert [event.seats for event in attack] == [[BLUE, RED]]
    order = [type(event) for event in s.events]
    assert order.index(happened.TurnBegan) < order.index(happened.FoeAttacked)


# --- the pool ---


@pytest.mark.rule("RRR-COOP-09")
def test_each_participant_offers_up_to_two_cards() -> None:
    s = regroup(meeting(hands={BLUE: "#1 #3 #5", RED: "#7", GREEN: "#9 #63"}))
    assert s.asked == ("offer", [BLUE, RED, GREEN])
    assert s.legal(BLUE, "offer")
    assert s.legal(BLUE, "offer #1 #5")
    assert set(s.moves(RED)) == {"offer", f"offer {card_name(s.held(RED, 7))}"}
    assert max(len(text.split()) for text in s.moves(BLUE)) == 3
    assert s.refusal(BLUE, "offer #7").rule == "RRR-COOP-09"
    assert s.refusal(BLUE, "offer #1 #1").rule == "RRR-COOP-09"


@pytest.mark.rule("RRR-COOP-09")
def test_the_offers_lie_face_down() -> None:
    s = regroup(meeting(hands={BLUE: "#1 #3 #5", RED: "#7 #9"}))
    s.game.told = []
    s.game.play(BLUE, s.move(BLUE, "offer #1 #5"))
    [event] = s.game.told
    seen_by_red = happened.TELLING.tell(event, RED, s.game.box)
    assert isinstance(seen_by_red, happened.CardsOffered)
    assert (seen_by_red.cards, seen_by_red.count) == ([], 2)


@pytest.mark.rule("RRR-COOP-09")
def test_ec_89_a_participant_may_offer_nothing_and_still_receive() -> None:
    s = regroup(meeting(discard=2, hands={RED: "#7"}))
    offer(s)
    share(s, RED, RED)
    everybody(s, "agree")
    assert s.cards(RED) == 3


@pytest.mark.rule("RRR-COOP-10")
def test_two_random_discards_join_the_pool_for_free() -> None:
    found = set()
    for seed in range(20):
        s = regroup(meeting(discard="#1 #3 #5 #7", seed=seed, stock=0))
        offer(s)
        [revealed] = s.told(happened.PoolRevealed)
        assert revealed.offered == []
        assert len(revealed.found) == 2
        assert len(s.discard) == 2
        found.add(frozenset(revealed.found))
    assert len(found) == 6  # every pair has come


@pytest.mark.rule("RRR-COOP-11")
@pytest.mark.parametrize("torches", [0, 1, 2, 3])
def test_each_torch_adds_two_discards(torches: int) -> None:
    s = regroup(meeting(stock=3, discard=9))
    offer(s)
    bank = s.bank
    s.play(BLUE, f"burn {torches}")
    assert len(pool(s)) == 2 + 2 * torches
    assert len(s.discard) == 9 - 2 - 2 * torches
    assert (s.stock, s.bank) == (3 - torches, bank + torches)


@pytest.mark.rule("RRR-COOP-11")
def test_only_torches_of_the_stock_can_be_sacrificed() -> None:
    s = regroup(meeting(stock=1, discard=9))
    offer(s)
    assert s.moves(BLUE) == ["burn 0", "burn 1"]
    assert s.refusal(BLUE, "burn 2").rule == "RRR-COOP-11"


@pytest.mark.rule("RRR-COOP-12")
def test_the_torches_are_fixed_before_the_pool_is_revealed() -> None:
    s = regroup(meeting(hands={RED: "#7 #1"}))
    offer(s, red="#7")
    assert s.question == "burn-torches"
    assert s.told(happened.PoolRevealed) == []
    offered = card_name(s.held(RED, 7)).encode()
    assert offered not in msgspec.json.encode(s.game.view(BLUE))
    s.play(BLUE, "burn 1")
    order = [type(event) for event in s.events]
    assert order.index(happened.TorchesBurnt) < order.index(happened.PoolRevealed)
    assert s.question == "share-pool"
    assert offered in msgspec.json.encode(s.game.view(BLUE))


@pytest.mark.rule("RRR-COOP-13")
def test_the_active_player_decides_on_the_torches() -> None:
    s = regroup(meeting())
    offer(s)
    assert s.asked == ("burn-torches", [BLUE])
    assert (s.moves(RED), s.moves(GREEN)) == ([], [])


@pytest.mark.rule("RRR-COOP-14")
def test_ec_86_only_torches_that_bring_a_card_may_be_sacrificed() -> None:
    s = regroup(meeting(discard=3, stock=4))
    offer(s)
    assert s.moves(BLUE) == ["burn 0", "burn 1"]
    assert s.refusal(BLUE, "burn 2").rule == "RRR-COOP-14"
    s.play(BLUE, "burn 1")
    assert len(pool(s)) == 3
    assert s.discard == []


@pytest.mark.rule("RRR-COOP-14")
def test_no_torch_is_asked_for_when_two_cards_lie_in_the_discard_pile() -> None:
    s = regroup(meeting(discard=2, stock=4))
    offer(s)
    assert s.question == "share-pool"
    assert s.stock == 4


@pytest.mark.rule("RRR-COOP-15")
@pytest.mark.parametrize("discards", [0, 1])
def test_ec_85_a_short_discard_pile_gives_what_is_there(discards: int) -> None:
    s = regroup(meeting(discard=discards, hands={RED: "#7 #1"}))
    offer(s, red="#7")
    assert s.question == "share-pool"
    assert len(pool(s)) == 1 + discards
    assert s.discard == []


@pytest.mark.rule("RRR-COOP-15", "RRR-COOP-21")
def test_ec_85_a_regroup_without_any_card_is_legal() -> None:
    s = regroup(meeting(discard=0))
    offer(s)
    assert s.asked == ("action", [RED])
    assert [s.cards(seat) for seat in range(3)] == [5, 5, 5]


# --- sharing ---


@pytest.mark.rule("RRR-COOP-16")
def test_the_pool_may_be_dealt_without_fairness() -> None:
    s = regroup(meeting(discard=2, hands={RED: "#7 #3", GREEN: "#1 #5"}))
    offer(s, red="#7", green="#1")
    share(s, *[RED] * 4)
    everybody(s, "agree")
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (5, 5, 1)


@pytest.mark.rule("RRR-COOP-16")
def test_all_participants_must_agree() -> None:
    s = regroup(meeting(discard=2))
    offer(s)
    share(s, BLUE, BLUE)
    assert s.asked == ("agree-share", [RED, GREEN])
    s.play(RED, "agree")
    assert s.asked == ("agree-share", [GREEN])
    assert s.cards(BLUE) == 5
    s.play(GREEN, "agree")
    assert s.cards(BLUE) == 7


@pytest.mark.rule("RRR-COOP-16")
def test_only_pool_cards_are_dealt() -> None:
    s = regroup(meeting(discard="#1 #3", hands={BLUE: "#63 #5"}))
    offer(s)
    assert s.refusal(BLUE, "give #63 1").rule == "RRR-COOP-16"


@pytest.mark.rule("RRR-COOP-17")
def test_ec_12_the_only_card_may_be_offered_and_one_must_come_back() -> None:
    s = regroup(meeting(discard=1, hands={RED: "#7"}), joins="Red")
    offer(s, red="#7")
    first, last = pool(s)
    s.play(BLUE, f"give {first} {BLUE}")
    assert s.refusal(BLUE, f"give {last} {BLUE}").rule == "RRR-COOP-17"
    assert s.moves(BLUE) == [f"give {last} {RED}"]
    s.play(BLUE, f"give {last} {RED}")
    everybody(s, "agree")
    assert s.cards(RED) == 1


@pytest.mark.rule("RRR-COOP-17")
def test_two_empty_hands_both_get_a_card() -> None:
    s = regroup(meeting(discard=0, hands={RED: "#7", GREEN: "#1"}))
    offer(s, red="#7", green="#1")
    first, last = pool(s)
    assert s.refusal(BLUE, f"give {first} {BLUE}").rule == "RRR-COOP-17"
    s.play(BLUE, f"give {first} {GREEN}")
    assert s.refusal(BLUE, f"give {last} {GREEN}").rule == "RRR-COOP-17"
    s.play(BLUE, f"give {last} {RED}")
    everybody(s, "agree")
    assert (s.hand(RED), s.hand(GREEN)) == (["#1"], ["#7"])


@pytest.mark.rule("RRR-COOP-17")
def test_three_empty_hands_all_get_a_card() -> None:
    s = regroup(meeting(discard=1, stock=0, hands={BLUE: "#3", RED: "#7", GREEN: "#1"}))
    offer(s, blue="#3", red="#7", green="#1")
    first, second, third, last = pool(s)
    for card in (first, second):
        s.play(BLUE, f"give {card} {BLUE}")
    refusal = s.refusal(BLUE, f"give {third} {BLUE}")
    assert (refusal.rule, refusal.facts) == ("RRR-COOP-17", {"seats": [RED, GREEN]})
    assert {move.split()[2] for move in s.moves(BLUE)} == {str(RED), str(GREEN)}
    s.play(BLUE, f"give {third} {GREEN}")
    assert s.moves(BLUE) == [f"give {last} {RED}"]


@pytest.mark.rule("RRR-COOP-17")
def test_no_pool_card_returns_to_the_discard_pile() -> None:
    s = regroup(meeting(discard=5, stock=0))
    offer(s)
    share(s, BLUE, RED)
    assert s.question == "agree-share"
    everybody(s, "agree")
    assert len(s.discard) == 3
    assert sum(s.cards(seat) for seat in range(3)) == 17


@pytest.mark.rule("RRR-COOP-19")
def test_without_agreement_owners_take_back_and_the_rest_is_dealt_in_seat_order() -> None:
    s = regroup(
        meeting(
            discard="#1 #3 #5 #15",
            stock=1,
            hands={BLUE: "#63 #9", RED: "#7 #9", GREEN: "#11 #13 #9"},
        )
    )
    offer(s, blue="#63", red="#7", green="#11 #13")
    s.play(BLUE, "burn 1")
    [revealed] = s.told(happened.PoolRevealed)
    found = revealed.found
    assert len(found) == 4
    share(s, *[BLUE] * 8)
    s.play(GREEN, "object")
    s.play(RED, "deadlock")
    assert s.asked == ("share-deadlock", [BLUE, GREEN])
    s.play(GREEN, "agree")
    assert s.told(happened.PoolShared) == []
    s.play(BLUE, "agree")
    back = shared(s)
    assert s.told(happened.PoolShared)[0].rule == "RRR-COOP-19"
    assert back[card_name(s.held(BLUE, 63))] == BLUE
    assert back[card_name(s.held(RED, 7))] == RED
    assert back[card_name(s.held(GREEN, 11))] == GREEN
    assert back[card_name(s.held(GREEN, 13))] == GREEN
    assert [back[card] for card in found] == [BLUE, RED, GREEN, BLUE]
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (4, 3, 4)


@pytest.mark.rule("RRR-COOP-16", "RRR-COOP-19")
def test_one_objection_brings_another_proposal_by_the_next_in_turn() -> None:
    s = regroup(meeting(discard=2, stock=0))
    offer(s)
    share(s, GREEN, GREEN)
    s.play(RED, "agree")
    s.play(GREEN, "object")
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (5, 5, 5)
    [told] = s.told(happened.Objected)
    assert (told.seat, told.partner) == (GREEN, RED)
    assert s.asked == ("share-pool", [RED])
    assert s.game.dealt == ()
    for sharer, after in ((RED, GREEN), (GREEN, BLUE), (BLUE, RED)):
        share(s, sharer, sharer, by=sharer)
        s.play(after, "object")
        assert s.asked == ("share-pool", [after])
    share(s, BLUE, GREEN, by=RED)
    assert s.asked == ("agree-share", [BLUE, GREEN])
    everybody(s, "agree")
    assert (s.cards(BLUE), s.cards(RED), s.cards(GREEN)) == (6, 5, 6)


@pytest.mark.rule("RRR-COOP-16")
def test_an_objection_takes_back_no_offer_and_hides_no_card() -> None:
    s = regroup(meeting(discard=2, stock=0, hands={RED: "#7 #1"}))
    offer(s, red="#7")
    before = pool(s)
    share(s, BLUE, BLUE, BLUE)
    s.play(RED, "object")
    assert pool(s) == before
    regroup_seen = s.game.view(GREEN).regroup
    assert regroup_seen is not None
    assert regroup_seen.pool == before


@pytest.mark.rule("RRR-COOP-19")
def test_nobody_says_that_you_cannot_agree_before_somebody_has_objected() -> None:
    s = regroup(meeting(discard=2, stock=0))
    offer(s)
    assert s.refusal(BLUE, "deadlock").key == "nobody-objected"
    assert not s.legal(BLUE, "deadlock")
    share(s, GREEN, GREEN)
    s.play(RED, "object")
    s.play(RED, f"give {pool(s)[0]} {BLUE}")
    assert s.legal(RED, "deadlock")  # also when a part of the pool is dealt


@pytest.mark.rule("RRR-COOP-19")
def test_all_partners_must_say_that_they_cannot_agree() -> None:
    s = regroup(meeting(discard=2, stock=0))
    offer(s)
    share(s, GREEN, GREEN)
    s.play(RED, "object")
    s.play(RED, "deadlock")
    s.play(BLUE, "object")
    assert s.asked == ("share-pool", [GREEN])
    assert s.game.dealt == ()


@pytest.mark.rule("RRR-COOP-19")
def test_the_seat_order_starts_with_the_active_player() -> None:
    s = scene("LINE-1", discard=2, stock=0, active=RED)
    s.load_mummy_dice(0)
    s.play(RED, "regroup")
    s.play(BLUE, "join")
    s.play(GREEN, "join")
    for seat in (BLUE, RED, GREEN):
        s.play(seat, "offer")
    for card in pool(s):
        s.play(RED, f"give {card} {BLUE}")
    s.play(BLUE, "object")
    assert s.asked == ("share-pool", [GREEN])
    s.play(GREEN, "deadlock")
    everybody(s, "agree")
    assert (s.cards(RED), s.cards(GREEN), s.cards(BLUE)) == (6, 6, 5)


# --- who does not take part ---


@pytest.mark.rule("RRR-COOP-20", "RRR-COOP-04")
def test_ec_95_who_declines_gets_and_gives_nothing_even_in_the_same_room() -> None:
    s = meeting(cats={BLUE: (2, 0), RED: (2, 0)}, tokens={RED: ["shield"], BLUE: ["torch2"]})
    regroup(s, joins="Green")
    assert s.asked == ("offer", [BLUE, GREEN])
    assert s.moves(RED) == []
    offer(s)
    s.play(BLUE, "burn 0")
    assert s.refusal(BLUE, f"give {pool(s)[0]} {RED}").rule == "RRR-COOP-20"
    share(s, BLUE, GREEN)
    assert s.asked == ("agree-share", [GREEN])
    everybody(s, "agree")
    assert s.cards(RED) == 5
    assert s.asked == ("trade", [BLUE])
    assert s.refusal(BLUE, "trade torch2 1").rule == "RRR-COOP-20"


@pytest.mark.rule("RRR-COOP-21")
def test_a_regroup_without_joiners_is_legal() -> None:
    s = regroup(meeting(discard=4), joins="")
    s.play(BLUE, "burn 1")
    assert s.cards(BLUE) == 5 + 4
    assert (s.cards(RED), s.cards(GREEN)) == (5, 5)
    assert s.asked == ("action", [RED])


@pytest.mark.rule("RRR-COOP-21", "RRR-COOP-06")
def test_a_regroup_is_legal_when_nobody_can_join() -> None:
    s = scene("LINE-3", cats={BLUE: (3, 0)}, foes={"Jaws": (1, 0)}, discard=2)
    s.load_mummy_dice(0)
    s.play(BLUE, "regroup")
    assert s.cards(BLUE) == 7


# --- tokens ---


def trading(**changes: Any) -> Scene:
    """Blue holds torch2 and shield, Red holds double; the pool is empty and they may trade."""
    tokens = {BLUE: ["torch2", "shield"], RED: ["double"]}
    s = regroup(meeting(discard=0, tokens=tokens, **changes))
    return offer(s)


@pytest.mark.rule("RRR-COOP-18")
def test_a_token_may_be_given_away() -> None:
    s = trading()
    assert s.asked == ("trade", [BLUE, RED])
    s.play(BLUE, f"trade torch2 {GREEN}")
    assert s.asked == ("agree-trade", [GREEN])
    s.play(GREEN, "agree")
    assert (s.tokens(BLUE), s.tokens(GREEN)) == (["shield"], ["torch2"])


@pytest.mark.rule("RRR-COOP-18")
def test_tokens_may_be_swapped() -> None:
    s = trading()
    s.play(BLUE, f"trade torch2 {RED} double")
    assert s.asked == ("agree-trade", [RED])
    s.play(RED, "agree")
    assert (sorted(s.tokens(BLUE)), s.tokens(RED)) == (["double", "shield"], ["torch2"])


@pytest.mark.rule("RRR-COOP-18")
def test_a_trade_needs_both_players() -> None:
    s = trading()
    s.play(BLUE, f"trade torch2 {RED} double")
    s.play(RED, "object")
    assert (s.tokens(BLUE), s.tokens(RED)) == (["torch2", "shield"], ["double"])


@pytest.mark.rule("RRR-COOP-18")
def test_only_tokens_that_are_held_can_be_traded() -> None:
    s = trading()
    assert s.refusal(BLUE, f"trade double {GREEN}").rule == "RRR-COOP-18"
    assert s.refusal(BLUE, f"trade torch2 {RED} draw2").rule == "RRR-COOP-18"
    assert not s.legal(BLUE, f"trade torch2 {BLUE}")


@pytest.mark.rule("RRR-COOP-18")
def test_partners_trade_in_any_order_until_all_are_done() -> None:
    s = trading()
    assert s.asked == ("trade", [BLUE, RED])
    s.play(RED, f"trade double {GREEN}")
    s.play(GREEN, "agree")
    assert s.asked == ("trade", [BLUE, GREEN])  # who has got a token may pass it on
    s.play(GREEN, f"trade double {BLUE}")
    s.play(BLUE, "agree")
    s.play(BLUE, f"trade shield {RED}")
    s.play(RED, "agree")
    s.play(BLUE, "done")
    assert s.asked == ("trade", [RED])
    s.play(RED, "done")
    assert s.asked == ("token-window", [BLUE])
    assert (sorted(s.tokens(BLUE)), s.tokens(RED), s.tokens(GREEN)) == (
        ["double", "torch2"],
        ["shield"],
        [],
    )


@pytest.mark.rule("RRR-COOP-18")
def test_who_is_done_and_gets_a_token_is_asked_again_however_often() -> None:
    s = trading()
    s.play(RED, "done")
    assert s.asked == ("trade", [BLUE])
    s.play(BLUE, f"trade torch2 {RED}")
    s.play(RED, "agree")
    assert s.asked == ("trade", [BLUE, RED])
    s.play(RED, "done")
    assert s.asked == ("trade", [BLUE])
    s.play(BLUE, f"trade shield {RED}")
    s.play(RED, "agree")
    assert s.asked == ("trade", [RED])  # Blue has no token left
    s.play(RED, f"trade shield {GREEN}")
    s.play(GREEN, "agree")
    s.play(GREEN, "done")
    s.play(RED, "done")
    assert s.asked == ("token-window", [RED])  # at the start of the next turn
    assert (s.tokens(BLUE), s.tokens(RED), s.tokens(GREEN)) == (
        [],
        ["double", "torch2"],
        ["shield"],
    )


@pytest.mark.rule("RRR-COOP-18")
def test_who_is_done_and_gets_nothing_is_left_alone() -> None:
    s = trading()
    s.play(RED, "done")
    s.play(BLUE, f"trade torch2 {GREEN}")
    s.play(GREEN, "agree")
    assert s.asked == ("trade", [BLUE, GREEN])
    s.play(GREEN, f"trade torch2 {RED}")
    s.play(RED, "object")
    assert s.asked == ("trade", [BLUE, GREEN])


@pytest.mark.rule("RRR-COOP-22")
def test_no_token_is_used_while_a_trade_waits_for_its_answer() -> None:
    s = trading()
    s.play(BLUE, f"trade torch2 {RED} double")
    assert s.refusal(BLUE, "use shield").rule == "RRR-COOP-22"
    assert s.refusal(BLUE, "teleport torch2 1,0").rule == "RRR-COOP-22"
    assert s.refusal(RED, "use double").rule == "RRR-SARC-29"


@pytest.mark.rule("RRR-COOP-18")
def test_who_swaps_gets_a_token_as_well() -> None:
    s = trading()
    s.play(BLUE, f"trade torch2 {RED} double")
    s.play(RED, "agree")
    s.play(BLUE, "done")
    s.play(RED, f"trade torch2 {BLUE} double")
    s.play(BLUE, "agree")
    assert s.asked == ("trade", [BLUE, RED])
    s.play(BLUE, "done")
    assert s.asked == ("trade", [RED])


@pytest.mark.rule("RRR-COOP-18")
def test_whoever_is_refused_may_ask_somebody_else() -> None:
    s = trading()
    s.play(RED, f"trade double {BLUE}")
    s.play(BLUE, "object")
    assert s.asked == ("trade", [BLUE, RED])
    s.play(RED, f"trade double {GREEN}")
    s.play(GREEN, "agree")
    assert s.tokens(GREEN) == ["double"]


@pytest.mark.rule("RRR-COOP-22")
def test_no_token_is_used_between_the_tile_and_the_end_of_the_regroup() -> None:
    s = meeting(tokens={BLUE: ["draw2"]}, discard=9)
    assert s.legal(BLUE, "use draw2")
    s.play(BLUE, "regroup")
    asked = []
    while s.question != "token-window":
        asked.append(s.question)
        assert not s.legal(BLUE, "use draw2")
        assert not s.legal(BLUE, "teleport draw2 0,0")
        seat = s.asked[1][0]
        answer = {"join": "join", "burn-torches": "burn 0", "agree-share": "agree"}
        s.play(seat, answer.get(s.question) or (s.moves(seat, "done") or s.moves(seat))[0])
    assert set(asked) == {"join", "offer", "burn-torches", "share-pool", "agree-share", "trade"}
    assert s.legal(BLUE, "use draw2")  # the window at the end of the turn


@pytest.mark.rule("RRR-COOP-23")
def test_regroup_cards_never_come_from_the_draw_pile() -> None:
    s = regroup(meeting(discard=3, draw_pile=20, stock=5))
    offer(s)
    s.play(BLUE, "burn 1")
    assert len(pool(s)) == 3
    assert s.draw_pile == 20
