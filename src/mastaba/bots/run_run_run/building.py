"""Exploring: which card, where and how turned."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.bots.run_run_run import weights as w
from mastaba.bots.run_run_run.corners import (
    Corners,
    EdgeGains,
    door_symbols,
    edge_gains,
    torch_symbols,
)
from mastaba.bots.run_run_run.finale import last_door
from mastaba.bots.run_run_run.outlook import Outlook, ways_from
from mastaba.bots.run_run_run.walking import walks
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.maze import EXITS
from mastaba.games.run_run_run.mechanisms import REFILL
from mastaba.games.run_run_run.moving import ALLOWANCE, look_around
from mastaba.kernel.contract import Move
from mastaba.kernel.hexgrid import turned

UNREACHED = 1000


class Spot:
    """A hex to build on: whatever does not depend on the card."""

    def __init__(self, builder: Builder, cell: int) -> None:
        x, corners = builder.x, builder.corners
        self.cell = cell
        self.must = x.maze.frontier[cell] & 63
        self.door_wanted = door_symbols(corners.ring(corners.doors, cell))
        self.torch_wanted = torch_symbols(corners.ring(corners.torches, cell))
        self.distance = look_around(x).spots.get(cell, UNREACHED)
        self.gains: dict[tuple[int, int], EdgeGains] = {}
        self.wasted = 0.0
        border = x.maze.frontier[cell]
        for symbol in self.door_wanted:
            self.wasted += corners.corner() * corners.filled(border, symbol, -1)

    def beside(self, x: Expedition, edges: int) -> list[int]:
        """Steps to the Vault of the rooms behind these edges."""
        return [x.maze.steps[self.cell + step] for step in EXITS[edges]]


class Builder:
    """Judges explore moves at one moment of the game."""

    def __init__(self, outlook: Outlook) -> None:
        x = outlook.x
        self.outlook = outlook
        self.x = x
        self.hand = x.hands[outlook.seat]
        self.corners = Corners(x, self.hand)
        self.open_exits = x.maze.open_exits()
        self.farthest = max(x.maze.steps.values())
        self.spots: dict[int, Spot] = {}
        self.hand_before = outlook.hand(len(self.hand))
        self.front = front(outlook, self.corners.doors_needed)
        self.door = w.DOOR if self.corners.doors_needed > 1 else last_door(outlook)
        self.by_card = {card: self._of_card(card) for card in self.hand}

    def best(self, moves: list[Move]) -> tuple[float, Move]:
        """The best of these explore moves, with its worth."""
        best, chosen = -w.CERTAIN_LOSS, moves[0]
        for move in moves:
            worth = self.worth(move)
            if worth > best:
                best, chosen = worth, move
        return best, chosen

    def worth(self, move: Move) -> float:
        x = self.x
        cell, card = m.cell_of(move), m.card_of(move)
        spot = self.spots.get(cell)
        if spot is None:
            spot = self.spots[cell] = Spot(self, cell)
        exits = turned(x.box.room_exits[card], m.turns_of(move))
        passages = m.passages_of(move)
        links = (exits & spot.must) | passages
        return (
            self.by_card[card]
            + self._of_cards(spot, links.bit_count(), passages)
            + self._of_symbols(spot, card, exits)
            + self._of_shape(spot, links, exits)
        )

    # --- the terms ---

    def _of_card(self, card: int) -> float:
        """What placing this card costs or brings anywhere: light, dice in hand, a token."""
        x, outlook = self.x, self.outlook
        worth = -w.DICE_IN_HAND * x.box.room_value[card]
        if not x.box.room_torch[card]:
            worth -= outlook.torch(x.stock - 1) if x.stock else outlook.darkness()
        if x.box.room_tomb[card] and x.token_pile:
            worth += token_worth(outlook)
        return worth

    def _of_cards(self, spot: Spot, links: int, passages: int) -> float:
        """Cards drawn for links, less a card or token for a long way."""
        x = self.x
        cards = len(self.hand) - 1 + min(links, x.pile_size())
        tokens = passages.bit_count()
        if spot.distance > ALLOWANCE:
            if walks(len(self.hand) - 1, len(x.tokens[self.outlook.seat]) - tokens):
                cards -= 1
            else:
                tokens += 1
        return self.outlook.hand(cards) - self.hand_before - w.TOKEN * tokens

    def _of_symbols(self, spot: Spot, card: int, exits: int) -> float:
        """Mechanisms set off now, and corners made ready or spoilt for later."""
        x, corners = self.x, self.corners
        symbol = x.box.room_symbol[card]
        built = symbol in spot.door_wanted and corners.doors_needed > 0
        worth = -spot.wasted
        if built:
            worth = self.door
        if symbol and symbol in spot.torch_wanted:
            worth += self._refill(card)
        key = (symbol, card)
        gains = spot.gains.get(key)
        if gains is None:
            gains = spot.gains[key] = edge_gains(corners, spot.cell, symbol, card, built)
        for bit, as_wall, as_exit in gains:
            worth += as_exit if exits & bit else as_wall
        return worth

    def _refill(self, card: int) -> float:
        x = self.x
        stock = x.stock - (not x.box.room_torch[card])
        if self.corners.torches_left <= 0 or stock >= REFILL:
            return 0.0
        return sum([self.outlook.torch(left) for left in range(max(stock, 0), REFILL)])

    def _of_shape(self, spot: Spot, links: int, exits: int) -> float:
        """Room to grow, length of the maze, and no shortcuts for the foes."""
        x, outlook = self.x, self.outlook
        beside = spot.beside(x, links)
        near = min(beside)
        worth = 0.0
        if max(beside) > near + 2:
            worth -= w.SHORTCUT * (max(beside) - near - 2) * (1 + len(x.foes))
        if self.front:
            worth -= w.AWAY * min([self.front[spot.cell + step] for step in EXITS[links]])
        if outlook.finale:
            return worth
        if near + 1 > self.farthest:
            worth += w.FARTHER[min(near, len(w.FARTHER) - 1)]
        care = x.maze.frontier[spot.cell] >> 6
        open_exits = self.open_exits - spot.must.bit_count() + (exits & ~care).bit_count()
        if open_exits <= 0:
            worth -= w.SEALED
        enough = w.ENOUGH_OPEN_EXITS
        return worth + w.OPEN_EXIT * (min(open_exits, enough) - min(self.open_exits, enough))


def token_worth(outlook: Outlook) -> float:
    """The next sarcophagus token: a treasure, or a trap as long as somebody can wake."""
    x = outlook.x
    traps = sum([1 for token in x.box.token_pile if x.box.token_effect[token] == b.TRAP])
    traps -= sum([1 for token in x.spent_tokens if x.box.token_effect[token] == b.TRAP])
    share = traps / len(x.token_pile)
    if outlook.finale or not x.mummy_pile:
        return w.TOKEN * (1 - share)
    short = max(0, w.LONG_ENOUGH - max(x.maze.steps.values()))
    return w.TOKEN * (1 - share) - (w.TRAP + w.NEAR_TRAP * short) * share


def front(outlook: Outlook, doors_needed: int) -> dict[int, int]:
    """Ways from where cats are needed: the foe that presses most, or where the exit will be."""
    ways = outlook.pressing()
    if not ways and doors_needed == 1:
        steps = outlook.x.maze.steps
        ways = ways_from(outlook.x, max(steps, key=lambda cell: steps[cell]))
    return ways


def door_triangle(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """The corner whose rooms are missed least elsewhere."""
    x = outlook.x
    fresh = x.question()[1]
    others = x.door_corners

    def left(move: Move) -> float:
        x.door_corners = (*others, (fresh, m.cell_of(move), m.other_cell_of(move)))
        return Corners(x, x.hands[outlook.seat]).waiting

    chosen = max([move for move in moves if m.TRIANGLE.says(move)], key=left)
    x.door_corners = others
    return chosen
