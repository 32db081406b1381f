"""The chances of a fight: against every roll there is, and against dice that are really rolled."""

from __future__ import annotations

from itertools import product
from math import isclose, sqrt

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import ABILITY, FOOTPRINT, HEX, HIT
from mastaba.games.run_run_run.odds import Chances, RollOdds, at_least, chances
from tests.run_run_run.scene import BLUE, Scene, scene

HEARTS = {"Howl": 3, "Jaws": 2}


def fighting(cat: str, token: bool = False, hand: str = "#31 #15 #3 #1", **foes: int) -> Scene:
    """Blue stands beside the foes and has begun the fight."""
    s = scene(
        "LINE-2",
        kinds={BLUE: cat},
        cats={BLUE: (1, 0)},
        hands={BLUE: hand},
        foes={name: (1, 0, hearts) for name, hearts in (foes or HEARTS).items()},
        tokens={BLUE: ["double"] if token else []},
    )
    s.play(BLUE, "fight 1,0")
    if token:
        s.play(BLUE, "use double")
    return s


def all_rolls(s: Scene, dice: int, claws: bool, doubled: bool) -> RollOdds:
    """The same chances by looking at every single roll."""
    die = s.game.box.combat_die
    rolls = list(product(die, repeat=dice))
    damages = []
    for roll in rolls:
        damage = roll.count(HIT) + (roll.count(ABILITY) if claws else 0)
        damages.append(damage * 2 if doubled else damage)

    def share(good: list[bool]) -> float:
        return sum(good) / len(rolls)

    return RollOdds(
        dice=dice,
        damage=sum(damages) / len(rolls),
        foes=[],
        all=share([damage >= sum(HEARTS.values()) for damage in damages]),
        hex=share([HEX in roll for roll in rolls]),
        ability=share([ABILITY in roll for roll in rolls]),
        footprint=share([FOOTPRINT in roll for roll in rolls]),
    )


@pytest.mark.parametrize(
    ("cat", "claws", "doubled"),
    [("Mapkin", False, False), ("Scratch", True, False), ("Scratch", True, True)],
)
def test_the_chances_are_those_of_all_rolls(cat: str, claws: bool, doubled: bool) -> None:
    s = fighting(cat, token=doubled)
    told = chances(s.game)
    assert len(told.rolls) == 7, "five and four exits and more: six dice are the most"
    for dice, odds in enumerate(told.rolls):
        wanted = all_rolls(s, dice, claws, doubled)
        for field in ("dice", "damage", "all", "hex", "ability", "footprint"):
            assert isclose(getattr(odds, field), getattr(wanted, field), abs_tol=1e-12), field
        for foe in odds.foes:
            die = s.game.box.combat_die
            rolls = list(product(die, repeat=dice))
            hitting = (HIT, ABILITY) if claws else (HIT,)
            fells = [
                sum(face in hitting for face in roll) * (2 if doubled else 1) >= HEARTS[foe.foe]
                for roll in rolls
            ]
            assert isclose(foe.kill, sum(fells) / len(rolls), abs_tol=1e-12)


@pytest.mark.parametrize("dice", range(7))
@pytest.mark.parametrize("good", range(7))
def test_at_least_counts_every_roll(dice: int, good: int) -> None:
    rolls = list(product(range(6), repeat=min(dice, 4)))
    for count in range(dice + 2):
        if dice <= 4:
            met = sum(sum(face < good for face in roll) >= count for roll in rolls)
            assert isclose(at_least(dice, count, good, 6), met / len(rolls), abs_tol=1e-12)
        assert 0.0 <= at_least(dice, count, good, 6) <= 1.0


@pytest.mark.rule("RRR-FIGHT-09")
def test_real_dice_fall_as_foretold() -> None:
    """Thousands of rolls by the rules: each frequency within five standard deviations."""
    s = fighting("Mapkin", hand="#31 #3 #1", Howl=3)
    s.play(BLUE, "commit #31")
    told = chances(s.game)
    odds = told.rolls[told.dice]
    assert told.dice == 5
    throws = 4000
    seen = {"kill": 0, "hex": 0, "footprint": 0, "damage": 0}
    for seed in range(throws):
        game = s.game.clone()
        game.seed = seed
        roll = next(
            event
            for event in map(s.open_event, game.play(BLUE, s.move(BLUE, "roll")))
            if isinstance(event, happened.CombatRolled)
        )
        seen["kill"] += roll.hits >= 3
        seen["hex"] += roll.hexes > 0
        seen["footprint"] += roll.footprints > 0
        seen["damage"] += roll.hits
    for name, chance in {
        "kill": odds.foes[0].kill,
        "hex": odds.hex,
        "footprint": odds.footprint,
    }.items():
        slack = 5 * sqrt(chance * (1 - chance) / throws)
        assert abs(seen[name] / throws - chance) < slack, name
    assert abs(seen["damage"] / throws - odds.damage) < 5 * sqrt(5 / 4 / throws)


@pytest.mark.rule("RRR-FOE-13")
def test_a_silenced_cat_has_no_ability() -> None:
    s = fighting("Scratch", Muzzlok=3)
    roll = chances(s.game).rolls[4]
    assert roll.ability == 0.0
    assert roll.damage == 4 * 3 / 6


@pytest.mark.rule("RRR-FIGHT-08")
def test_one_card_stays_in_the_hand() -> None:
    s = fighting("Mapkin", hand="#3 #1", Howl=2)
    assert [roll.dice for roll in chances(s.game).rolls] == [0, 1, 2]
    s.play(BLUE, "commit #1")
    assert [roll.dice for roll in chances(s.game).rolls] == [0, 1]


@pytest.mark.rule("RRR-FIGHT-06", "RRR-FIGHT-07", "RRR-FIGHT-08")
def test_the_chances_say_what_each_card_gives() -> None:
    s = fighting("Mapkin", hand="#31 #3 #1", Howl=2)
    told = chances(s.game)
    assert sorted(told.cards.values()) == [1, 2, 5]
    assert (told.most, told.kept) == (6, 1)
    s.play(BLUE, "commit #31")
    assert chances(s.game).cards == told.cards
    assert chances(s.game).dice == max(told.cards.values())


# --- in a preview ---


def shown(s: Scene, text: str) -> Chances:
    found = GAME.preview(s.game, BLUE, s.move(BLUE, text)).chances
    assert isinstance(found, Chances)
    return found


def test_every_move_of_a_fight_shows_its_chances() -> None:
    s = scene(
        "LINE-2",
        cats={BLUE: (0, 0)},
        hands={BLUE: "#31 #3 #1"},
        foes={"Howl": (1, 0, 2)},
        tokens={BLUE: ["double"]},
    )
    first = shown(s, "fight 1,0")
    assert (first.dice, first.doubled, len(first.rolls)) == (0, 0, 7)
    assert [foe.foe for foe in first.rolls[1].foes] == ["Howl"]
    s.play(BLUE, "fight 1,0")
    doubled = shown(s, "use double")
    assert doubled.rolls[1].all == 0.5 > first.rolls[1].all == 0.0
    assert shown(s, "commit #3").dice == 2
    s.play(BLUE, "commit #3")
    assert shown(s, "roll") == chances(s.game)
    assert shown(s, "roll").dice == 2


def test_other_moves_have_no_chances() -> None:
    s = scene("LINE-2", hands={BLUE: "#9 #9"})
    for text in s.moves(BLUE):
        assert GAME.preview(s.game, BLUE, s.move(BLUE, text)).chances is None
