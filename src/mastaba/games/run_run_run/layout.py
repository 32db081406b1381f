"""Where the words of a move lie, from the lowest bit: the verb (6), a card, token, foe or count
(6), a turn, side or seat (3), a hex (15), and above it what lies beside that hex."""

from __future__ import annotations

from typing import Final

CARD_AT: Final = 6
CARD: Final = 6
"""How many bits it has."""
TURN_AT: Final = 12
TURN: Final = 3
CELL_AT: Final = 15
CELL: Final = 15
EDGES_AT: Final = 30
EDGES: Final = 6

SHARE: Final = 4
"""Of damage, for each seat, from CARD_AT on."""
OFFERED: Final = 7
"""A card of an offer, as its number + 1, from CARD_AT on."""
BACK: Final = 4
"""The token that comes back in a trade, at CELL_AT."""

NOTHING: Final = 15
"""In a trade: no token comes back."""
