"""The explorers of The Cursed Tomb, and the trap that judges them where there is no physics."""

from __future__ import annotations

from itertools import pairwise
from operator import lt

import pytest

from mastaba.bots import best_bot, bot_named, bot_names, decide
from mastaba.bots.cursed_tomb.explorer import Explorer, colours_unseen, whim, worth_of
from mastaba.bots.cursed_tomb.hands import SKILLS
from mastaba.bots.cursed_tomb.looking import look_into
from mastaba.bots.cursed_tomb.skill import CHANCES, HAND_OF_BOT, Lies, even
from mastaba.bots.cursed_tomb.trap_model import TrapModel
from mastaba.bots.party import party
from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb.box import CLASSES, COLOURS, DEEP, HALF, OPEN, SCEPTRE
from mastaba.games.cursed_tomb.moving import FORWARD
from mastaba.games.cursed_tomb.slide import way_back
from mastaba.kernel.chance import word
from mastaba.kernel.contract import REFEREE, Option
from mastaba.referee import Sight, build
from mastaba.referee import lies as lies_of
from tests.cursed_tomb.scene import MAX, Scene, scene

LUCKS = [word(1, 2, number) for number in range(60)]


def answers(s: Scene, bot: str = "strong") -> list[str]:
    """What the bot does in many moods."""
    player = bot_named(bot, GAME.name)
    return [GAME.text(decide(player, s.game, s.asked, luck)) for luck in LUCKS]


def mostly(answers: list[str]) -> str:
    return max(set(answers), key=answers.count)


@pytest.mark.rule("TOMB-DT-45")
def test_enters_the_tomb_whenever_it_may() -> None:
    assert set(answers(scene(["P12", "START"], scarabs=[2]))) == {"enter"}


@pytest.mark.rule("TOMB-DT-45")
def test_sees_what_the_mummy_would_do() -> None:
    into_the_mummy = scene(["P1", "START"], mummy="P7e")
    into_the_mummy.do("name blue")
    into_the_mummy.pull("blue")
    assert worth_of(into_the_mummy.game, MAX, FORWARD) == -1  # from P1 to GATE
    past_her = scene(["P6", "START"], scarabs=[1])
    past_her.do("name red")
    past_her.pull("red")
    paid = worth_of(past_her.game, MAX, FORWARD)
    assert paid == pytest.approx(4 - 3.0 - 3 * 0.15)  # the mummy comes by and takes the scarab


@pytest.mark.rule("TOMB-DT-45")
def test_wants_two_or_three_scarabs_before_it_goes_deep() -> None:
    s = scene(["P4", "START"])
    names = answers(s)
    assert mostly(names) == "name yellow"  # P8 and a scarab, not P9 and the mummy
    s = scene(["P10", "START"], scarabs=[1], mummy="P3e")
    s.do("name blue")
    s.pull("blue")
    assert mostly(answers(s)) == "backward"  # P12 without scarabs is a dead end


def test_takes_the_extra_exploration() -> None:
    s = scene(["D5", "START"], bowl={"purple": 1})
    s.succeed("purple")
    assert set(answers(s)) == {"explore"}


def test_moods_are_about_normal() -> None:
    moods = [whim(luck, 0) for luck in (word(5, 5, number) for number in range(2000))]
    assert abs(sum(moods) / len(moods)) < 0.1
    assert 0.9 < (sum(mood * mood for mood in moods) / len(moods)) ** 0.5 < 1.1


@pytest.mark.parametrize(
    ("bot", "pace"),
    [
        ("surgeon", "gentle"),
        ("strong", "gentle"),
        ("medium", "normal"),
        ("weak", "bold"),
        ("child", "bold"),
    ],
)
def test_hands_have_their_pace_in_the_abstract_trap(bot: str, pace: str) -> None:
    s = scene(["START", "START"], options={"trap": "abstract"})
    s.game.covers = ((),) * 20
    s.do("name red")
    assert set(answers(s, bot)) == {f"pull red1 {pace}"}


def test_a_strong_hand_clears_the_stone_first() -> None:
    s = scene(["START", "START"], bowl={"red": 1}, options={"trap": "abstract"})
    blue = tuple(GAME.box.stone_names.index(f"blue{number}") for number in (1, 2, 3))
    s.game.covers = (blue[:2], *[()] * 19)
    s.do("name red")
    assert set(answers(s)) == {"rummage blue1 off red1"}
    assert set(answers(s, "medium")) == {"pull red1 normal"}
    s.game.patience = 15  # too little to rummage and still be gentle
    assert set(answers(s)) == {"pull red1 normal"}


# --- looking into the bowl ---


def lying(**places: int) -> dict[int, int]:
    """How stones lie, by name; all others deep."""
    names = GAME.box.stone_names
    return {stone: places.get(name, DEEP) for stone, name in enumerate(names)}


def looking(bot: str, lies: Lies) -> Explorer:
    player = bot_named(bot, GAME.name)
    assert isinstance(player, Explorer)
    player.look = lambda _x: lies
    return player


def chosen(s: Scene, player: Explorer) -> str:
    """What the bot does in most of many moods."""
    return mostly([GAME.text(decide(player, s.game, s.asked, luck)) for luck in LUCKS])


RED_IS_OPEN = lying(red3=OPEN)
GREEN_IS_OPEN = lying(green2=OPEN)


@pytest.mark.rule("TOMB-DT-45")
def test_weighs_what_a_colour_is_worth_with_how_easily_it_comes_out() -> None:
    # From D3, red leads to D4, and green to D5 and a scarab.
    s = scene(["D3", "START"], face_up=6)
    assert chosen(s, looking("strong", lying(red3=OPEN, green2=OPEN))) == "name green"
    assert chosen(s, looking("strong", GREEN_IS_OPEN)) == "name green"
    assert chosen(s, looking("strong", RED_IS_OPEN)) == "name red"


@pytest.mark.rule("TOMB-DT-45")
def test_judges_a_colour_by_its_easiest_stone_if_its_hand_takes_that_one() -> None:
    stones = GAME.box.stones_in(GAME.box.full_bowl, COLOURS.index("green"))
    strong, weak = CHANCES["strong"], CHANCES["weak"]
    assert strong.of(GREEN_IS_OPEN, stones) == strong.by_lie[OPEN] / 100
    average = (weak.by_lie[OPEN] + 3 * weak.by_lie[DEEP]) / 400
    assert weak.of(GREEN_IS_OPEN, stones) == pytest.approx(average)
    assert strong.of({}, stones) == pytest.approx(sum(strong.by_lie) / 300)  # with its eyes shut


@pytest.mark.rule("TOMB-DT-45")
def test_a_tile_nobody_knows_may_have_any_colour_of_its_kind() -> None:
    # All red tiles of the desert lie face up; the next one may be anything else.
    s = scene(["START", "START"], face_up=4)
    assert [COLOURS[colour] for colour in colours_unseen(s.game)] == [
        "blue", "yellow", "green", "purple",
    ]  # fmt: skip
    assert chosen(s, looking("strong", RED_IS_OPEN)) != "turn"
    others = dict.fromkeys(range(5, 20), OPEN)
    assert chosen(s, looking("strong", {**lying(), **others, **dict.fromkeys(range(5), DEEP)})) != (
        "name red"
    )


@pytest.mark.rule("TOMB-DT-45")
def test_who_has_far_to_fall_pulls_what_lies_open() -> None:
    half = lying(blue1=HALF, red1=OPEN)
    near, far = scene(["START", "START"], face_up=6), scene(["D6", "START"], face_up=13)
    falls = [way_back(one.game, SCEPTRE)[1] - one.game.at() for one in (near, far)]
    assert falls == [0, -6]
    player = looking("medium", half)
    assert player._risked(near.game, COLOURS.index("blue"), 5.0, half) == pytest.approx(
        player.hand.by_lie[DEEP] / 100 * 5.0 * 3 / 4 + player.hand.by_lie[HALF] / 100 * 5.0 / 4
    )
    chance = player.hand.of(half, GAME.box.stones_in(far.game.bowl, COLOURS.index("blue")))
    assert player._risked(far.game, COLOURS.index("blue"), 5.0, half) == pytest.approx(
        chance * 5.0 - (1 - chance) * 6
    )


@pytest.mark.rule("TOMB-DT-45")
def test_the_abstract_trap_is_open_to_all_and_is_looked_at_as_well() -> None:
    s = scene(["D3", "START"], face_up=6, options={"trap": "abstract"})
    names = GAME.box.stone_names
    buried = tuple(names.index(f"blue{number}") for number in (1, 2))

    def cover(*colours: str) -> None:
        s.game.covers = tuple(buried if name.rstrip("12345") in colours else () for name in names)

    cover()
    assert mostly(answers(s, "medium")) == "name green"
    cover("green", "purple", "yellow")
    assert mostly(answers(s, "medium")) == "name red"
    # A strong hand clears the stone first: 88 % twice and 90 % once.
    strong = looking("strong", {})
    green = COLOURS.index("green")
    assert strong._chance(s.game, green, {}) == pytest.approx(0.88 * 0.88 * 0.9)
    assert looking("weak", {})._chance(s.game, green, {}) == pytest.approx(0.08)


def test_a_trap_of_real_stones_is_seen_as_everybody_sees_it() -> None:
    trap = build(b"to look at", 1).trap
    player = bot_named("strong", GAME.name)
    assert isinstance(player, Explorer)
    look_into(player, trap.snapshot())
    assert player.look is not None
    lies = player.look(scene(["START", "START"]).game)
    for colour in range(5):
        for one in lies_of(Sight.of(trap, colour)):
            assert CLASSES[lies[one.stone]] == one.lies
    assert len(lies) == 20
    assert set(lies.values()) == {OPEN, HALF, DEEP}


# --- the trap without physics ---


def verdicts(model: TrapModel, s: Scene, count: int = 2000) -> list[str]:
    return [GAME.text(decide(model, s.game, REFEREE, word(3, 3, n))) for n in range(count)]


def test_pulls_succeed_as_often_as_the_hand_is_skilled() -> None:
    s = scene(["START", "START"])
    s.do("name red")
    model = TrapModel([even(70), even(10)])
    assert GAME.text(decide(model, s.game, REFEREE, 1)) == "touch"
    s.do("touch")
    found = verdicts(model, s)
    assert 0.67 < sum(text.startswith("pulled") for text in found) / 2000 < 0.73
    falls = [text for text in found if text.startswith("fell")]
    assert 0.2 < falls.count("fell sceptre") / len(falls) < 0.3
    assert len(set(falls)) == 21


def test_in_the_model_a_stone_comes_out_the_easier_the_more_open_it_lies() -> None:
    for seed in range(6):
        s = scene(["START", "START"])
        s.do("name green")
        model = TrapModel.for_bots(["strong", "weak"], seed)
        lies = model.lies(s.game)
        green = GAME.box.stones_in(s.game.bowl, COLOURS.index("green"))
        s.do("touch")
        found = verdicts(model, s)
        pulled = {text for text in found if text.startswith("pulled")}
        best = min(green, key=lambda stone: lies[stone])
        assert pulled == {f"pulled {GAME.box.stone_names[best]}"}
        chance = CHANCES["strong"].by_lie[lies[best]] / 100
        assert abs(sum(text in pulled for text in found) / 2000 - chance) < 0.035


def test_stones_of_the_model_lie_more_open_once_others_are_gone() -> None:
    s = scene(["START", "START"])
    model = TrapModel.for_bots(["strong", "strong"], 4)
    before = model.lies(s.game)
    assert sorted(before.values()) == [OPEN] * 8 + [HALF] * 5 + [DEEP] * 7
    s.game.bowl &= ~sum(1 << stone for stone, lies in before.items() if lies == OPEN)
    after = model.lies(s.game)
    assert len(after) == 12
    assert all(after[stone] <= before[stone] for stone in after)
    assert {after[stone] for stone in after if before[stone] == HALF} == {OPEN}
    assert TrapModel.for_bots(["strong"] * 2, 4).lies(s.game) == after
    s.game.builds += 1
    assert model.lies(s.game) != after


def test_bots_have_the_hands_of_their_level_and_each_is_better_than_the_last() -> None:
    levels = ["child", "weak", "medium", "strong", "surgeon"]
    assert list(CHANCES) == list(SKILLS) == levels
    model = TrapModel.for_bots([*levels, "random"])
    assert model.hands == (*[CHANCES[level] for level in levels], CHANCES["weak"])
    for clumsier, steadier in pairwise(model.hands[:4]):
        assert all(map(lt, clumsier.by_lie, steadier.by_lie)), (clumsier, steadier)
    strong, surgeon = CHANCES["strong"], CHANCES["surgeon"]
    assert sum(strong.by_lie) < sum(surgeon.by_lie)
    assert strong.of_stone(OPEN, 6) < surgeon.of_stone(OPEN, 6) < surgeon.of_stone(OPEN, 0)
    for level, skill in SKILLS.items():
        assert CHANCES[level].takes_most_open == skill.finds_open
    assert best_bot(GAME.name) == "strong"


@pytest.mark.rule("TOMB-DT-44")
def test_every_level_of_hands_has_a_bot_that_sits_at_tables() -> None:
    assert {bot: HAND_OF_BOT[bot] for bot in SKILLS} == {level: level for level in SKILLS}
    assert set(SKILLS) < set(bot_names(GAME.name))


def test_a_party_has_a_referee_where_the_game_needs_one() -> None:
    bots = [bot_named("strong", GAME.name), bot_named("weak", GAME.name)]
    assert set(party(GAME.name, bots)) == {0, 1, REFEREE}
    assert set(party("run-run-run", bots)) == {0, 1}
    one, each = party(GAME.name, bots, [80]), party(GAME.name, bots, [90, 70])
    assert isinstance(one[REFEREE], TrapModel)
    assert isinstance(each[REFEREE], TrapModel)
    assert (one[REFEREE].hands, each[REFEREE].hands) == (
        (even(80), even(80)),
        (even(90), even(70)),
    )
    with pytest.raises(ValueError, match="nothing in run-run-run depends on a hand"):
        party("run-run-run", bots, [80])
    with pytest.raises(ValueError, match="3 skills for 2 players"):
        party(GAME.name, bots, [1, 2, 3])
    with pytest.raises(ValueError, match="from 0 to 100"):
        party(GAME.name, bots, [101])


def test_bots_and_referee_of_a_party_look_into_the_same_bowl() -> None:
    bots = [bot_named("strong", GAME.name), bot_named("random", GAME.name)]
    strong, model = bots[0], party(GAME.name, bots, seed=7)[REFEREE]
    assert isinstance(strong, Explorer)
    assert isinstance(model, TrapModel)
    assert strong.look is not None
    game = scene(["START", "START"]).game
    assert strong.look(game) == model.lies(game)
    assert strong.hand == CHANCES["strong"]
    party(GAME.name, bots, [60], seed=8)
    assert strong.hand == even(60)
    assert strong.look(game) != model.lies(game)


@pytest.mark.parametrize("bot", bot_names(GAME.name))
@pytest.mark.parametrize(
    "options", [{}, {"trap": "abstract", "first": "vote"}, {"variant": "mad-rockfall"},
                {"variant": "full-speed", "tombEntry": "last-three"}],
)  # fmt: skip
def test_whole_games_come_to_an_end(bot: str, options: dict[str, Option]) -> None:
    players = party(GAME.name, [bot_named(bot, GAME.name)] * 3)
    state = GAME.begin(3, 7, options)
    count = 0
    while state.outcome() is None:
        count += 1
        seat = state.waiting_seats()[0]
        state.play(seat, decide(players[seat], state, seat, word(7, 1000, count)))
    if bot == "strong":
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.cause == "freed"
