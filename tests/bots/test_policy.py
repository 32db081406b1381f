"""What every bot is held to: legal moves only, nothing hidden seen, the same game every time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mastaba.bots import BOT_STREAM, Bot, UnknownBot, bot_named, bot_names, decide
from mastaba.games import NAMES
from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.kernel.chance import word
from mastaba.kernel.contract import Move, Option, Seat, State

MOST_MOVES = 5000


def play_out(
    names: Sequence[str], seed: int, options: Mapping[str, Option] | None = None
) -> tuple[RunRunRun, list[str]]:
    """A whole game by bots, every move checked; the state at its end and the moves as text."""
    bots = [bot_named(name, GAME.name) for name in names]
    state = GAME.begin(len(bots), seed, options or {})
    played: list[str] = []
    while state.outcome() is None:
        assert len(played) < MOST_MOVES, "the game does not end"
        seat = state.waiting_seats()[0]
        move = decide(bots[seat], state, seat, word(seed, BOT_STREAM, len(played)))
        assert move in state.moves(seat), GAME.text(move)
        played.append(f"{seat} {GAME.text(move)}")
        state.play(seat, move)
    return state, played


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", bot_names(GAME.name))
def test_bots_play_whole_games_by_the_rules(name: str, seats: int) -> None:
    for seed in range(8):
        play_out([name] * seats, seed)


@pytest.mark.parametrize(
    "options",
    [
        {"heldByCat": True, "attackTiming": "end", "swiftOnZero": False},
        {"foeOrder": "active", "optionalMechanisms": True, "chooseCats": True},
        {"pinned": True, "zeroDiceFight": True, "mercyPass": False},
        {"stackDouble": True, "recycleTokens": True, "emptyTrap": "advanceAll"},
        {"tokenWindows": "actionStep", "shieldOwnTurnOnly": True, "silenceScope": "room"},
        {"heartSupply": 20, "lostHeartAdvances": True, "torchSupply": "unlimited"},
        {"forbidSealing": True, "footprints": "one", "passageDrawsAnywhere": True},
    ],
)
def test_the_scout_knows_its_way_about_house_rules(options: dict[str, Option]) -> None:
    for seed in range(6):
        play_out(["scout"] * (1 + seed % 4), seed, options)


def test_bots_of_different_kinds_share_a_table() -> None:
    play_out(["scout", "random", "scout"], 4)


@pytest.mark.parametrize("name", bot_names(GAME.name))
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert play_out([name] * 3, 17)[1] == play_out([name] * 3, 17)[1]
    assert play_out([name] * 3, 17)[1] != play_out([name] * 3, 18)[1]


class Spy:
    """A bot that remembers what it was shown, and lets another one decide."""

    name = "spy"

    def __init__(self, other: Bot) -> None:
        self.other = other
        self.seen: list[Any] = []

    def choose(self, seen: State, seat: Seat, moves: Sequence[Move], luck: int) -> Move:
        self.seen.append(seen)
        return self.other.choose(seen, seat, moves, luck)


def test_a_bot_sees_its_own_hand_and_guesses_the_others() -> None:
    spy = Spy(bot_named("scout", GAME.name))
    state = GAME.begin(3, 5, {})
    guessed = 0
    for count in range(40):
        if state.outcome() is not None:
            break
        seat = state.waiting_seats()[0]
        spy.seen.clear()
        move = decide(spy, state, seat, word(5, BOT_STREAM, count))
        for seen in spy.seen:
            assert seen is not state
            assert sorted(seen.hands[seat]) == sorted(state.hands[seat])
            assert seen.seed != state.seed
            guessed += any(seen.hands[other] != state.hands[other] for other in range(3))
        state.play(seat, move)
    assert guessed > 5


def test_a_lone_legal_move_needs_no_thought() -> None:
    spy = Spy(bot_named("random", GAME.name))
    state = GAME.begin(2, 1, {})
    lone = 0
    for count in range(60):
        if state.outcome() is not None:
            break
        seat = state.waiting_seats()[0]
        moves = state.moves(seat)
        spy.seen.clear()
        move = decide(spy, state, seat, word(1, BOT_STREAM, count))
        assert bool(spy.seen) == (len(moves) > 1)
        lone += len(moves) == 1
        state.play(seat, move)
    assert state.turn > 2


def test_random_takes_every_move_about_equally_often() -> None:
    bot = bot_named("random", GAME.name)
    state = GAME.begin(1, 1, {})
    moves = [10, 11, 12, 13]
    picked = [bot.choose(state, 0, moves, word(3, BOT_STREAM, count)) for count in range(4000)]
    for move in moves:
        assert 900 < picked.count(move) < 1100


@pytest.mark.parametrize("game", NAMES)
def test_every_bot_can_be_had_by_its_name(game: str) -> None:
    for name in bot_names(game):
        assert bot_named(name, game).name == name


def test_an_unknown_bot_is_told_who_there_is() -> None:
    with pytest.raises(
        UnknownBot, match="no bot 'genius' for run-run-run; there is: random, scout"
    ):
        bot_named("genius", "run-run-run")
    with pytest.raises(UnknownBot, match="no bot 'scout' for any game; there is: random"):
        bot_named("scout", "nim")
