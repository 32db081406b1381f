"""The explorers of The Cursed Tomb, and the trap that judges them where there is no physics."""

from __future__ import annotations

import pytest

from mastaba.bots import best_bot, bot_named, bot_names, decide
from mastaba.bots.cursed_tomb.explorer import whim, worth_of
from mastaba.bots.cursed_tomb.hands import SKILLS
from mastaba.bots.cursed_tomb.trap_model import HAND_OF_BOT, TrapModel
from mastaba.bots.party import party
from mastaba.games.cursed_tomb import GAME, boxfile
from mastaba.games.cursed_tomb import moves as m
from mastaba.kernel.chance import word
from mastaba.kernel.contract import REFEREE, Option
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
    assert worth_of(into_the_mummy.game, MAX, m.FORWARD) == -1  # from P1 to GATE
    past_her = scene(["P6", "START"], scarabs=[1])
    past_her.do("name red")
    past_her.pull("red")
    paid = worth_of(past_her.game, MAX, m.FORWARD)
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


# --- the trap without physics ---


def test_pulls_succeed_as_often_as_the_hand_is_skilled() -> None:
    s = scene(["START", "START"])
    s.do("name red")
    model = TrapModel([70, 10])
    assert GAME.text(decide(model, s.game, REFEREE, 1)) == "touch"
    s.do("touch")
    verdicts = [GAME.text(decide(model, s.game, REFEREE, word(3, 3, n))) for n in range(2000)]
    assert 0.67 < sum(text.startswith("pulled") for text in verdicts) / 2000 < 0.73
    falls = [text for text in verdicts if text.startswith("fell")]
    assert 0.2 < falls.count("fell sceptre") / len(falls) < 0.3
    assert len(set(falls)) == 21


def test_bots_have_the_hands_of_their_level() -> None:
    assert boxfile.hands() == {"strong": 84, "medium": 60, "weak": 44}
    model = TrapModel.for_bots(["child", "weak", "medium", "strong", "surgeon", "random"])
    assert model.skills == (35, 44, 60, 84, 84, 44)
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
    assert (one[REFEREE].skills, each[REFEREE].skills) == ((80, 80), (90, 70))
    with pytest.raises(ValueError, match="nothing in run-run-run depends on a hand"):
        party("run-run-run", bots, [80])
    with pytest.raises(ValueError, match="3 skills for 2 players"):
        party(GAME.name, bots, [1, 2, 3])
    with pytest.raises(ValueError, match="from 0 to 100"):
        party(GAME.name, bots, [101])


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
