"""What a fight may bring: the exact chances of the combat dice, from the faces in the box."""

from __future__ import annotations

from functools import cache
from math import comb

import msgspec

from mastaba.games.run_run_run.box import ABILITY, FOES, FOOTPRINT, HEX, HIT, SCRATCH, card_name
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.fight import KEPT_CARDS, dice_for, silenced


class FoeOdds(msgspec.Struct, frozen=True):
    """The chance that the roll could fell this foe, if all its damage went there."""

    foe: str
    hearts: int
    kill: float


class RollOdds(msgspec.Struct, frozen=True):
    """What so many dice may do. `damage` is the mean; `all`: the chance to fell every foe in the
    room; the last three: the chance of at least one such face, for `ability` one that helps."""

    dice: int
    damage: float
    foes: list[FoeOdds]
    all: float
    hex: float
    ability: float
    footprint: float


class Chances(msgspec.Struct, frozen=True):
    """A fight before its roll: `dice` as they would be rolled now, and `rolls` for 0, 1, 2, … dice,
    up to as many as the hand can still pay for. `cards`: the dice that each card held or already
    discarded for this roll gives; `most` dice are rolled at most, and `kept` cards stay in hand."""

    dice: int
    doubled: int
    rolls: list[RollOdds]
    cards: dict[str, int]
    most: int
    kept: int


def chances(x: Expedition) -> Chances:
    """Of the fight in which cards are being discarded for dice (Q_COMMIT)."""
    _kind, _a, _b, committed = x.question()
    dice = dice_for(x, committed)
    most = most_dice(x, committed)
    return Chances(
        dice=dice,
        doubled=x.doubles,
        rolls=[_roll(x, count) for count in range(most + 1)],
        cards={card_name(card): dice_for(x, (card,)) for card in (*committed, *x.hands[x.active])},
        most=x.box.combat_dice,
        kept=KEPT_CARDS,
    )


def most_dice(x: Expedition, committed: tuple[int, ...]) -> int:
    """RRR-FIGHT-07, RRR-FIGHT-08: with every card but the poorest, and no more than six."""
    hand = x.hands[x.active]
    poorest = min(hand, key=lambda card: x.box.room_value[card], default=None)
    return dice_for(x, committed + tuple([card for card in hand if card != poorest]))


def _roll(x: Expedition, dice: int) -> RollOdds:
    die = x.box.combat_die
    helps = not silenced(x)
    claws = helps and x.kinds[x.active] == SCRATCH  # RRR-CAT-03
    hitting = len([face for face in die if face == HIT or (claws and face == ABILITY)])
    hearts = [(foe, x.foe_hearts[foe]) for foe in x.foes_at(x.cats[x.active])]

    def fells(needed: int) -> float:
        # RRR-SARC-14: doubled damage; half a heart too much is a heart too much.
        return at_least(dice, -(-needed >> x.doubles), hitting, len(die))

    def shows(face: int) -> float:
        return at_least(dice, 1, die.count(face), len(die))

    return RollOdds(
        dice=dice,
        damage=(dice * hitting << x.doubles) / len(die),
        foes=[FoeOdds(FOES[foe], count, fells(count)) for foe, count in hearts],
        all=fells(sum([count for _foe, count in hearts])),
        hex=shows(HEX),
        ability=shows(ABILITY) if helps else 0.0,
        footprint=shows(FOOTPRINT),
    )


@cache
def at_least(dice: int, count: int, good: int, faces: int) -> float:
    """The chance that `count` or more of the dice show one of `good` faces: whole numbers to the
    last step, so nothing is rounded on the way."""
    ways = [
        comb(dice, hits) * good**hits * (faces - good) ** (dice - hits)
        for hits in range(max(0, count), dice + 1)
    ]
    return float(sum(ways) / faces**dice)
