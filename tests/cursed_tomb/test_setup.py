"""Chapter SETUP: what lies where before the first turn, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb.box import DESERT, PYRAMID, START, TOMB
from mastaba.kernel.contract import EVERYBODY, UnknownOption
from tests.cursed_tomb.scene import ANNA, BEN, BOX, JULIE, MAX, begun, scene


@pytest.mark.rule("TOMB-SETUP-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play(seats: int) -> None:
    assert begun(seats).game.seats == seats


@pytest.mark.rule("TOMB-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_nobody_else_can(seats: int) -> None:
    with pytest.raises(UnknownOption, match="2 to 6 players"):
        GAME.begin(seats, 1, {})


@pytest.mark.rule("TOMB-SETUP-02", "TOMB-SETUP-04", "TOMB-SETUP-14", "TOMB-CHAMBER-01")
def test_every_tile_square_gets_one_tile_of_its_kind() -> None:
    game = begun().game
    kinds = [BOX.tile_kinds[tile] for tile in game.tiles]
    assert kinds == [DESERT] * 6 + [PYRAMID] * 12
    assert [BOX.squares[at] for at in BOX.tile_squares] == [
        *(f"D{number}" for number in range(1, 7)),
        *(f"P{number}" for number in range(1, 13)),
    ]
    assert [BOX.tile_kinds[tile] for tile in game.bays] == [TOMB, TOMB]
    assert len({*game.tiles, *game.bays, *game.surplus}) == 32


@pytest.mark.rule("TOMB-SETUP-03")
def test_tiles_are_shuffled_kind_by_kind() -> None:
    deals = {begun(seed=seed).game.tiles for seed in range(40)}
    assert len(deals) == 40
    first = Counter(begun(seed=seed).game.tiles[0] for seed in range(400))
    assert set(first) == set(BOX.tiles_of(DESERT))
    assert max(first.values()) < 90  # 50 each on average


@pytest.mark.rule("TOMB-SETUP-05")
def test_surplus_tiles_are_seen_by_nobody_before_the_end() -> None:
    game = begun().game
    assert Counter(BOX.tile_kinds[tile] for tile in game.surplus) == {
        DESERT: 2,
        PYRAMID: 4,
        TOMB: 6,
    }
    for seat in (*range(4), None):
        view = game.view(seat)
        assert view.surplus_counts == {"desert": 2, "pyramid": 4, "tomb": 6}
        assert view.surplus == []
        assert view.face_down == {}
        assert all(not tile.tile and not tile.colour for tile in view.tiles)
    after = game.view(EVERYBODY)
    assert after.surplus == [BOX.tile_names[tile] for tile in game.surplus]
    assert len(after.face_down) == 20


@pytest.mark.rule("TOMB-SETUP-05")
def test_a_bot_cannot_tell_face_down_tiles_from_those_in_the_box() -> None:
    game = begun().game
    imagined = [game.imagine(0, seed) for seed in range(60)]
    assert {one.tiles[0] for one in imagined} == set(BOX.tiles_of(DESERT))
    assert {one.bays[0] for one in imagined} == set(BOX.tiles_of(TOMB))


@pytest.mark.rule("TOMB-SETUP-06", "TOMB-SETUP-07")
def test_the_mummy_stands_before_the_tomb_and_faces_the_entrance() -> None:
    assert begun().mummy == "P12e"


@pytest.mark.rule("TOMB-SETUP-08", "TOMB-SETUP-09")
def test_everybody_chooses_a_pawn_and_puts_it_on_start() -> None:
    s = begun(3)
    assert s.question == "choose-pawn"
    assert s.asked == MAX
    assert s.options == [
        f"pawn {pawn}" for pawn in ("hat", "scarf", "lamp", "rope", "map", "camel")
    ]
    s.do("pawn lamp")
    assert s.asked == JULIE
    assert "pawn lamp" not in s.options
    refusal = s.refused("pawn lamp")
    assert (refusal.rule, refusal.key) == ("TOMB-SETUP-08", "pawn-taken")
    assert refusal.facts == {"pawn": "lamp", "seat": MAX}
    s.do("pawn hat", "pawn camel")
    assert [player.pawn for player in s.game.view(None).players] == ["lamp", "hat", "camel"]
    assert s.game.pawns == [START] * 3
    assert s.question == "explore"


@pytest.mark.rule("TOMB-SETUP-08")
def test_pawns_may_be_dealt() -> None:
    s = begun(2, options={"pawns": "dealt"})
    assert [player.pawn for player in s.game.view(None).players] == ["hat", "scarf"]
    assert s.question == "explore"


@pytest.mark.rule("TOMB-SETUP-10")
def test_all_scarabs_lie_in_the_supply() -> None:
    game = begun(6).game
    assert game.supply == 24
    assert game.scarabs == [0] * 6


@pytest.mark.rule("TOMB-SETUP-11")
def test_the_trap_is_built_before_the_first_turn() -> None:
    s = begun(options={"pawns": "dealt"})
    kinds = [event[0] for event in s.events]
    assert kinds.index(told.TrapBuilt) < kinds.index(told.TurnBegan)
    assert s.bowl == 20
    refusal = begun().refused("slipped sceptre", seat=-1)
    assert (refusal.rule, refusal.key) == ("TOMB-SETUP-11", "trap-not-built")


@pytest.mark.rule("TOMB-SETUP-12")
def test_chance_finds_the_first_player_and_favours_nobody() -> None:
    firsts = Counter(begun(4, seed=seed).game.first for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert all(70 < count < 130 for count in firsts.values())


@pytest.mark.rule("TOMB-SETUP-12")
def test_the_host_may_name_the_first_player() -> None:
    assert begun(4, options={"first": 2, "pawns": "dealt"}).asked == ANNA
    with pytest.raises(UnknownOption, match="first"):
        GAME.begin(2, 1, {"first": 2})


@pytest.mark.rule("TOMB-SETUP-12")
def test_a_vote_finds_the_best_walk() -> None:
    s = begun(4, options={"first": "vote", "pawns": "dealt"})
    assert s.question == "vote"
    assert s.game.waiting_seats() == [MAX, JULIE, ANNA, BEN]
    s.play(BEN, "vote 1")
    assert s.game.waiting_seats() == [MAX, JULIE, ANNA]
    assert s.refused("vote 2", seat=BEN).key == "not-your-decision"
    s.play(MAX, "vote 1")
    s.play(JULIE, "vote 0")
    s.play(ANNA, "vote 1")
    assert (s.question, s.asked) == ("explore", JULIE)
    assert s.game.first == JULIE


@pytest.mark.rule("TOMB-SETUP-12")
def test_chance_decides_between_equal_votes() -> None:
    winners = set()
    for seed in range(30):
        s = begun(4, seed, {"first": "vote", "pawns": "dealt"})
        for seat, choice in enumerate((1, 1, 3, 3)):
            s.play(seat, f"vote {choice}")
        winners.add(s.game.first)
    assert winners == {JULIE, BEN}


@pytest.mark.rule("TOMB-SETUP-12")
def test_votes_are_only_for_players_at_the_table() -> None:
    s = begun(3, options={"first": "vote", "pawns": "dealt"})
    refusal = s.refused("vote 4")
    assert (refusal.rule, refusal.key) == ("TOMB-SETUP-12", "no-such-player")


@pytest.mark.rule("TOMB-SETUP-13")
def test_turns_go_round_in_seat_order() -> None:
    s = scene(["START"] * 3, options={"first": 2})
    asked = []
    for _ in range(4):
        asked.append(s.asked)
        s.do("name red")
        s.fall()
    assert asked == [2, 0, 1, 2]
    assert s.refused("name red", seat=1).rule == "TOMB-SETUP-13"
