"""What the scout thinks things are worth, in Room Cards: the terms of its judgement, by name."""

from __future__ import annotations

from typing import Final

LOSS: Final = 30.0
"""Losing the game."""
CERTAIN_LOSS: Final = 10 * LOSS
"""More than anything can bring."""

# --- cards, torches, tokens ---

HAND: Final = (-LOSS, 0.0, 3.0, 5.0, 6.4, 7.4, 8.2, 8.9)
"""A hand of so many cards; each further card adds CARD."""
CARD: Final = 0.6
ENOUGH_CARDS: Final = 4
DICE_IN_HAND: Final = 0.12
"""Each exit on a card that is kept: it may become a die."""
TORCH: Final = (1.2, 1.0, 0.8, 0.6, 0.5, 0.4)
"""One torch, by how many are left without it."""
TORCH_RESERVE: Final = 3
"""Torches that no regroup burns before the finale."""
HEART: Final = 1.1
"""A heart on the mummy pile."""
TOKEN: Final = 1.5
"""A sarcophagus token that is not a trap."""
TRAP: Final = 4.0
NEAR_TRAP: Final = 3.0
"""More, for each room by which the maze is too short to wake a mummy in."""
LONG_ENOUGH: Final = 6

# --- building ---

DOOR: Final = 6.0
"""A door mechanism."""
LAST_DOOR: Final = 25.0
"""The last door, by how much the finale is surer to be won than lost."""
CAUTION: Final = 1.5
"""How far our strength should exceed the need before the last door is opened."""
READY_ENOUGH: Final = 1.6
PATIENT_ROUNDS: Final = 8
IMPATIENCE: Final = 0.4
"""How much less of that is asked for with each round after those."""
CORNER: Final = 2.6
"""A corner that waits for one symbol to become a door, if it is sure to be filled."""
TORCH_CORNER: Final = 0.8
IN_HAND: Final = 0.9
"""The chance that a corner is filled for which the scout holds the card."""
IN_PASSING: Final = 0.85
"""The same if somebody draws the card soon."""
CARDS_SEEN_SOON: Final = 3
CARDS_PER_FRIEND: Final = 2
WALLED_IN: Final = 0.1
"""The same for a hex that no exit faces yet."""
SPARE_CORNER: Final = 0.35
"""The share of that for corners beyond the doors still needed."""
OPEN_EXIT: Final = 0.25
ENOUGH_OPEN_EXITS: Final = 6
MEETING_EXIT: Final = 0.15
"""An exit that will make the next room there link twice."""
SEALED: Final = 6.0
FARTHER: Final = (1.2, 1.1, 1.0, 0.85, 0.7, 0.55, 0.4, 0.35, 0.3, 0.25, 0.2, 0.1)
"""A room farther from the Vault than any other, by how far the others reach."""
FAR_ENOUGH: Final = 9
SHORTCUT: Final = 0.5
"""A step by which a new link shortens the foes' way."""

# --- foes ---

FOE: Final = 1.0
PRESSING: Final = 4.0
FOE_DIE: Final = 3.0
FOE_SWIFT: Final = 1.0
FOE_STEP: Final = 0.3
"""A step of a foe towards the Vault, wherever it stands."""
FINALE_FOE: Final = 8.0
KILL_SHARE: Final = 0.2
"""The part of a foe's worth that only its fall brings; the rest is earned heart by heart."""
DAMAGE_PER_FIGHT: Final = 2.5
DAMAGE_PER_CARD: Final = 1.3
DAMAGE_WITH_REFUND: Final = 2.5
"""Damage of a card and of the cards that its dice bring back."""
USUAL_EXITS: Final = 3
HORIZON: Final = 8
"""Turns that the scout looks ahead."""
SLOWEST: Final = 0.1
SLACK_TURNS: Final = 4
AWAY: Final = 0.15
"""A room more between a cat and the foe that presses most, or the exit to come."""

RESCUE: Final = 0.7
"""The part of the blows still to come that a fallen foe spares us."""
LOST_CARD: Final = 0.5
FEW_CARDS: Final = 3
"""So few that each card lost hurts twice."""
STAYS: Final = 2
"""Turns after which a foe in our room has moved on or fallen to others."""
LED_PAST: Final = 0.2
"""The chance that a foe comes through a room although another way is as short."""

PLACED_FARTHER: Final = 2.0
"""A room more between the Vault and a foe that appears."""
BOSS_HEARTS: Final = 10

# --- regrouping ---

REGROUP_TILE: Final = 1.0
"""A regroup tile, by seat: the more can come, the more it may bring."""
JOINING: Final = 1.0
CLEARLY_RICHER: Final = 2
NEEDED_HERE: Final = 0.6
"""A room more between a pressing foe and a cat that would join."""
FOUND_CARD: Final = 1.0
