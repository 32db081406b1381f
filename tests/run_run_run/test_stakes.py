"""Who is asked only where it matters is asked everything else, and loses nothing by it."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import GAME, RunRunRun, steps
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.chapters import COURSE
from tests.conformance.playing import varied_move
from tests.conformance.subject import Dice
from tests.run_run_run.scene import BLUE, Scene, scene
from tests.run_run_run.subject import SUBJECT

pytestmark = pytest.mark.rule("RRR-FIGHT-16")

DOOR = ((4, 0), (3, 0))


def struck(hits: int, foes: dict[str, Any], **changes: Any) -> Scene:
    """Blue fights on (1,0) and has rolled so many hits."""
    card = ("#1", "#3", "#7", "#15")[hits - 1]
    s = scene("LINE-3", foes=foes, hands={BLUE: f"{card} #9"}, **changes)
    s.load_combat_dice("hit " * hits)
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, f"commit {card}")
    s.play(BLUE, "roll")
    assert s.asked == ("assign-hits", [BLUE])
    return s


def goes_without_asking(s: Scene) -> str:
    """The answer that does, or "" where it matters."""
    facts = s.game.waiting()[0].facts
    assert facts["matters"] is ("usual" not in facts)
    return str(facts.get("usual", ""))


# --- the hit on a lone foe ---


@pytest.mark.parametrize("hearts", [3, 5])
def test_a_hit_that_fells_nobody_goes_without_asking(hearts: int) -> None:
    s = struck(2, {"Jaws": (1, 0, hearts)})
    assert goes_without_asking(s) == "hit Jaws 2"
    assert s.legal(BLUE, "hit Jaws 2")


@pytest.mark.rule("RRR-FIGHT-22")
@pytest.mark.parametrize("hearts", [1, 2])
def test_whether_a_mummy_falls_that_may_wake_again_matters(hearts: int) -> None:
    assert goes_without_asking(struck(2, {"Jaws": (1, 0, hearts)})) == ""


@pytest.mark.rule("RRR-BOSS-10")
def test_whether_one_of_several_foes_falls_matters_after_the_boss_too() -> None:
    foes = {"Howl": (1, 0, 1), "Jaws": (3, 0)}
    assert goes_without_asking(struck(1, foes, door=DOOR)) == ""


@pytest.mark.rule("RRR-END-02")
def test_a_blow_that_wins_goes_without_asking() -> None:
    s = struck(3, {"Gnashur": (1, 0, 2)}, door=DOOR)
    assert goes_without_asking(s) == "hit Gnashur 2"
    s = struck(3, {"Jaws": (1, 0, 1), "Gnashur": (1, 0, 2)}, door=DOOR)
    for answer in ("hit Jaws 1", "hit Gnashur 2"):
        assert goes_without_asking(s) == answer
        s.play(BLUE, answer)
    assert s.ended == "won"


@pytest.mark.rule("RRR-FIGHT-11")
def test_which_of_several_foes_is_hit_matters() -> None:
    assert goes_without_asking(struck(1, {"Jaws": (1, 0), "Howl": (1, 0)})) == ""
    foes = {"Jaws": (1, 0, 2), "Gnashur": (1, 0, 2)}
    assert goes_without_asking(struck(3, foes, door=DOOR)) == ""


@pytest.mark.rule("RRR-WAKE-12")
def test_where_hearts_can_run_out_each_of_them_matters() -> None:
    """What lies on a foe is missing on the pile: who spares it keeps a mummy from waking."""
    options = {"heartSupply": 20}
    hearts: dict[str, Any] = {"Jaws": (1, 0, 5), "Howl": (3, 0, 5), "Snuff": (3, 0, 5)}
    s = struck(1, hearts, track=4, options=options)
    assert goes_without_asking(s) == ""


# --- everything else matters ---


def met(seats: int, seed: int) -> list[RunRunRun]:
    """The positions of a game at random in which an answer goes without asking, and others."""
    game, dice = GAME.begin(seats, seed, {"level": "kitten"}), Dice(seed)
    found = []
    while game.outcome() is None:
        found.append(game.clone())
        seat, move = varied_move(SUBJECT, game, dice)
        game.apply(seat, move)
    return found


def usual_answer(game: RunRunRun) -> int | None:
    """The answer that goes without asking, or None where it matters."""
    usual = COURSE.questions[game.question()[0]].usual
    return None if usual is None else usual(game)


@pytest.mark.parametrize("seats", [1, 3])
def test_only_tokens_are_kept_and_hits_dealt_without_asking(seats: int) -> None:
    kinds: set[int] = set()
    for seed in range(12):
        for game in met(seats, seed):
            answer = usual_answer(game)
            if answer is not None:
                kinds.add(game.question()[0])
                [seat] = game.waiting_seats()
                assert game.check(seat, answer) is None
                assert answer in game.moves(seat)
    assert kinds == {steps.Q_WINDOW, steps.Q_HIT}


# --- a hit that goes without asking is never regretted ---


def follow(spared: RunRunRun, hit: RunRunRun, foe: int, dice: Dice) -> int:
    """Play on at random where the foe was spared, and do the same where it was hit, holding back
    what would fell it too early. How many moves until it falls, or the game is over."""
    moves = 0
    while spared.outcome() is None and foe in spared.foes:
        seat, move = varied_move(SUBJECT, spared, dice)
        answer = move
        if m.HIT.says(move) and m.small_of(move) == foe:
            fells = m.damage_of(move) == spared.foe_hearts[foe]
            part = min(m.damage_of(move), hit.foe_hearts[foe] - (not fells))
            answer = m.hit(foe, part) if part else m.bare(m.HOLD)
        spared.apply(seat, move)
        if answer != m.bare(m.HOLD) or move == answer:
            assert hit.check(seat, answer) is None
            hit.apply(seat, answer)
        # What was held back is still to be dealt, and need not be.
        while hit.agenda is not None and hit.question()[0] == steps.Q_HIT:
            if spared.agenda is not None and spared.question()[0] == steps.Q_HIT:
                break
            hit.apply(seat, m.bare(m.SPARE))
        moves += 1
        assert apart_from_hearts(spared, foe) == apart_from_hearts(hit, foe)
    return moves


def apart_from_hearts(game: RunRunRun, foe: int) -> dict[str, Any]:
    """Everything there is to know but how many hearts the foe has, and what is still to be dealt
    of a blow."""
    facts = game.facts()
    for name, hearts in facts["foe_hearts"].items():
        if name == GAME.text(m.with_small(m.ORDER, foe)).split()[1]:
            facts["foe_hearts"] = {**facts["foe_hearts"], name: min(hearts, 1)}
    facts["agenda"] = [{**one, "damage": None} for one in facts["agenda"]]
    return facts


@pytest.mark.rule("RRR-FIGHT-23")
def test_whoever_hits_can_do_all_that_one_can_do_who_spares() -> None:
    """Move by move the same game, with fewer hearts to take at the end."""
    followed = 0
    for seed in range(60):
        for game in met(2, seed):
            answer = usual_answer(game)
            if answer is None or game.question()[0] != steps.Q_HIT or game.boss_is_out():
                continue
            spared, hit, foe = game.clone(), game.clone(), m.small_of(answer)
            spared.apply(game.active, m.bare(m.SPARE))
            hit.apply(game.active, answer)
            assert hit.foe_hearts[foe] < spared.foe_hearts[foe]
            followed += follow(spared, hit, foe, Dice(seed)) > 5
    assert followed > 10
