"""Setting up (RRR-SETUP): what lies on the table before the first action."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import BOSSES, CATS, FOES, MUMMIES
from mastaba.games.run_run_run.views import View
from mastaba.kernel.contract import Option, UnknownOption
from tests.run_run_run.scene import BLUE, GREEN, M1, RED, scene

SEEDS = range(40)
VAULT = (0, 0)
BOSS_NAMES = [FOES[boss] for boss in BOSSES]
TRIANGLE = {**M1, (1, 0): "0,1,3 eye", (0, 1): "0,1,4 eye"}


def fresh(players: int = 3, seed: int = 1, **options: Option) -> RunRunRun:
    """A new game, its cats chosen."""
    game = GAME.begin(players, seed, options)
    if game.waiting()[0].question == "choose-cat":
        game.play(0, GAME.parse("cat Mapkin"))
    return game


def untouched(players: int = 3) -> RunRunRun:
    """A new game whose first mummy roll was blank, so that nothing has happened yet."""
    games = (fresh(players, seed) for seed in SEEDS)
    return next(game for game in games if game.view(None).hearts_on_pile == 0)


def every_view(game: RunRunRun) -> list[View]:
    return [game.view(seat) for seat in (None, *range(game.view(None).seats))]


@pytest.mark.rule(
    "RRR-SETUP-01", "RRR-SETUP-03", "RRR-SETUP-06", "RRR-SETUP-09", "RRR-SETUP-14", "RRR-SETUP-15"
)
def test_gs_01_setup() -> None:
    table = untouched(3).view(None)
    assert [(tile.at, tile.card) for tile in table.maze] == [(VAULT, "vault")]
    assert [(cat.at, cat.cards) for cat in table.cats] == [(VAULT, 5)] * 3
    assert (table.draw_pile, table.discard) == (49, [])
    assert (table.stock, table.bank) == (5, 34)
    assert table.token_pile == 17
    assert (table.mummy_pile, table.hearts_on_pile, table.power) == (4, 0, 1)
    assert table.regroup_tiles == 3
    assert (table.door_corners, table.torch_corners) == ([], [])
    assert (table.foes, table.boss_out) == ([], False)


@pytest.mark.rule("RRR-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_different_cat(players: int) -> None:
    for seed in SEEDS:
        cats = [cat.cat for cat in fresh(players, seed).view(None).cats]
        assert len(set(cats)) == players
        assert set(cats) <= set(CATS)


@pytest.mark.rule("RRR-SETUP-02")
def test_cats_are_drawn_at_random() -> None:
    drawn = [[cat.cat for cat in fresh(2, seed).view(None).cats] for seed in SEEDS]
    for seat in range(2):
        assert {cats[seat] for cats in drawn} == set(CATS)


@pytest.mark.rule("RRR-SETUP-02", "RRR-SETUP-18", "RRR-SETUP-20")
def test_the_opening_tells_players_cats_and_hands() -> None:
    game = fresh(4)
    told = [GAME.tell(event, None) for event in GAME.opening(game)]
    assert [one.seats for one in told if isinstance(one, happened.GameBegan)] == [4]
    assert [one.cat for one in told if isinstance(one, happened.CatTaken)] == [
        cat.cat for cat in game.view(None).cats
    ]
    assert [one.count for one in told if isinstance(one, happened.CardsDrawn)] == [5] * 4


@pytest.mark.rule("RRR-SETUP-02")
def test_nobody_chooses_a_cat_by_default() -> None:
    assert GAME.begin(3, 1, {}).waiting()[0].question != "choose-cat"


@pytest.mark.rule("RRR-SETUP-02")
def test_ho_13_players_may_choose_their_cats() -> None:
    game = GAME.begin(2, 1, {"chooseCats": True})
    chosen = {}
    for _ in range(2):
        (decision,) = game.waiting()
        assert decision.question == "choose-cat"
        offered = [GAME.text(move) for move in game.moves(decision.seat)]
        chosen[decision.seat] = offered[-1]
        game.play(decision.seat, GAME.parse(offered[-1]))
    assert chosen.keys() == {0, 1}
    assert [f"cat {cat.cat}" for cat in game.view(None).cats] == [chosen[0], chosen[1]]
    assert chosen[0] != chosen[1]
    assert game.waiting()[0].question == "action"


@pytest.mark.rule("RRR-SETUP-02")
def test_ho_13_a_taken_cat_is_taken() -> None:
    game = GAME.begin(2, 1, {"chooseCats": True})
    first = game.waiting()[0].seat
    game.play(first, GAME.parse("cat Ember"))
    assert game.check(1 - first, GAME.parse("cat Ember")) is not None
    assert len(game.moves(1 - first)) == 3


@pytest.mark.rule("RRR-SETUP-04")
def test_the_exit_door_starts_outside_with_three_door_tokens() -> None:
    assert all(tile.card != "exit" for tile in fresh().view(None).maze)
    s = scene(
        {**M1, (1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab"}, hands={BLUE: "#3 ankh | #9 | #9"}
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert [(told.mechanism, told.left) for told in s.told(happened.MechanismTriggered)] == [
        ("door", 2)
    ]


@pytest.mark.rule("RRR-SETUP-05")
def test_five_torch_mechanism_tokens_wait_in_reserve() -> None:
    s = scene(TRIANGLE, stock=3, hands={BLUE: "#3 eye | #9 | #9"})
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert [(told.mechanism, told.left) for told in s.told(happened.MechanismTriggered)] == [
        ("torch", 4)
    ]


@pytest.mark.rule("RRR-SETUP-07")
def test_all_players_light_rooms_from_one_stock() -> None:
    s = scene(hands={BLUE: "#9 dark | #9", RED: "#9 dark | #9"})
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.stock == 4
    s.play(RED, "explore #9@-1,0 {0,3}")
    assert s.stock == 3
    assert [seen.stock for seen in every_view(s.game)] == [3] * 4


@pytest.mark.rule("RRR-SETUP-08")
def test_seventeen_sarcophagus_tokens_form_one_pile() -> None:
    game = fresh()
    assert Counter(game.box.token_names[token] for token in game.token_pile) == {
        "torch2": 3,
        "torch3": 1,
        "double": 3,
        "draw2": 3,
        "draw3": 1,
        "shield": 2,
        "trap": 2,
        "passage": 2,
    }


@pytest.mark.rule("RRR-SETUP-08", "RRR-SETUP-09", "RRR-SETUP-17")
@pytest.mark.parametrize("pile", ["token_pile", "mummy_pile", "deck"])
def test_piles_are_shuffled(pile: str) -> None:
    orders = {tuple(getattr(fresh(seed=seed), pile)) for seed in SEEDS}
    assert len(orders) > 10


@pytest.mark.rule("RRR-SETUP-08", "RRR-SETUP-09", "RRR-SETUP-17")
@pytest.mark.parametrize("pile", ["token_pile", "mummy_pile", "deck"])
def test_nobody_can_see_the_order_of_a_pile(pile: str) -> None:
    game = fresh()
    other = game.clone()
    setattr(other, pile, tuple(reversed(getattr(game, pile))))
    assert every_view(other) == every_view(game)


@pytest.mark.rule("RRR-SETUP-09")
def test_the_four_mummies_sleep_in_the_pile() -> None:
    assert sorted(fresh().mummy_pile) == sorted(MUMMIES)
    assert [FOES[mummy] for mummy in MUMMIES] == ["Howl", "Dash", "Jaws", "Snuff"]


@pytest.mark.rule("RRR-SETUP-10")
def test_there_is_a_figure_for_each_of_the_four_mummies() -> None:
    assert fresh().view(None).foes == []
    s = scene("LINE-9", mummy_pile=["Snuff", "Jaws", "Dash", "Howl"])
    for _ in range(4):
        s.game.hearts_on_pile = 4
        s.start(symbols=1)
        s.play(BLUE, "wake 9,0")
    assert s.awake == ["Snuff", "Jaws", "Dash", "Howl"]
    assert s.mummy_pile == []


@pytest.mark.rule("RRR-SETUP-11")
def test_any_of_the_three_bosses_may_wait() -> None:
    assert {FOES[fresh(seed=seed).boss] for seed in SEEDS} == {"Gnashur", "Muzzlok", "Mastabark"}


@pytest.mark.rule("RRR-SETUP-11")
def test_nobody_sees_which_boss_waits() -> None:
    game = fresh()
    for boss in BOSSES:
        other = game.clone()
        other.boss = boss
        assert every_view(other) == every_view(game)
    told = [GAME.tell(event, seat) for event in GAME.opening(game) for seat in (None, 0, 1, 2)]
    said = msgspec.json.encode([every_view(game), told]).decode()
    assert not any(boss in said for boss in BOSS_NAMES)


@pytest.mark.rule("RRR-SETUP-12")
def test_the_two_other_bosses_are_out_of_the_game() -> None:
    s = scene(
        {**M1, (1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab"},
        hands={BLUE: "#3 ankh | #9 | #9"},
        doors_placed=2,
        boss="Muzzlok",
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    s.load_mummy_dice(0)
    s.play(BLUE, "open -2,0/-1,0")
    assert [told.foe for told in s.told(happened.BossAppeared)] == ["Muzzlok"]
    said = msgspec.json.encode(every_view(s.game)).decode()
    assert "Muzzlok" in said
    assert "Gnashur" not in said
    assert "Mastabark" not in said


@pytest.mark.rule("RRR-SETUP-13")
def test_the_boss_waits_outside_the_maze() -> None:
    for seed in SEEDS:
        game = fresh(seed=seed)
        assert not game.view(None).boss_out
        assert game.boss not in game.foes


@pytest.mark.rule("RRR-SETUP-14")
def test_all_players_share_the_three_regroup_tiles() -> None:
    s = scene()
    for seat, left in ((BLUE, 2), (RED, 1), (GREEN, 0)):
        s.play(seat, "regroup")
        assert [told.left for told in s.told(happened.RegroupBegan)] == [left]
        for other in {BLUE, RED, GREEN} - {seat}:
            s.play(other, "stay")
    assert not s.legal(BLUE, "regroup")


@pytest.mark.rule("RRR-SETUP-15")
def test_the_first_roll_is_one_die_of_four() -> None:
    for seed in SEEDS:
        opening = [GAME.tell(event, None) for event in GAME.opening(fresh(seed=seed))]
        assert [told.dice for told in opening if isinstance(told, happened.MummiesRolled)] == [1]
    s = scene("LINE-9", foes={"Howl": (9, 0), "Dash": (9, 0)})
    s.start()
    assert s.told(happened.MummiesRolled)[0].dice == 4


@pytest.mark.rule("RRR-SETUP-16")
@pytest.mark.parametrize("seat", [BLUE, RED, GREEN])
def test_six_combat_dice_are_there_for_everybody(seat: int) -> None:
    s = scene("LINE-2", foes={"Jaws": (2, 0)}, active=seat, hands={seat: "#63 #63 #9"})
    s.play(seat, "fight 2,0")
    s.play(seat, "commit #63")
    s.play(seat, "commit #63")
    s.load_combat_dice("hit hit hit hit hit hit")
    s.roll(seat)
    assert s.told(happened.CombatRolled)[0].dice == 6


@pytest.mark.rule("RRR-SETUP-17", "RRR-SETUP-18")
@pytest.mark.parametrize(("players", "left"), [(1, 59), (2, 54), (3, 49), (4, 44)])
def test_five_cards_each_from_sixty_four(players: int, left: int) -> None:
    game = fresh(players)
    table = game.view(None)
    assert [cat.cards for cat in table.cats] == [5] * players
    assert table.draw_pile == left
    dealt = [card for hand in game.hands for card in hand]
    waiting = list(game.deck[game.drawn :])
    assert sorted(dealt + waiting) == list(range(64))


@pytest.mark.rule("RRR-SETUP-19")
def test_the_discard_pile_starts_empty_and_lies_face_up() -> None:
    assert fresh().view(None).discard == []
    s = scene("LINE-5", hands={BLUE: "#9 #21 #1"})
    s.play(BLUE, "explore #9@6,0 {0,3}")
    s.play(BLUE, "stride #21")
    assert s.discard == ["#21"]
    assert all(len(seen.discard) == 1 for seen in every_view(s.game))
    assert len({seen.discard[0] for seen in every_view(s.game)}) == 1


@pytest.mark.rule("RRR-SETUP-20")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_lead_one_cat_each(players: int) -> None:
    assert len(fresh(players).view(None).cats) == players


@pytest.mark.rule("RRR-SETUP-20")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(UnknownOption, match="1 to 4"):
        GAME.begin(players, 1, {})


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_is_a_number_of_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="not a number from 0"):
        GAME.begin(2, seed, {})
