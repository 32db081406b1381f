"""Fighting: whom, with which cards, and what to do with the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.bots.run_run_run import odds
from mastaba.bots.run_run_run import weights as w
from mastaba.bots.run_run_run.building import UNREACHED, token_worth
from mastaba.bots.run_run_run.outlook import Outlook
from mastaba.bots.run_run_run.walking import NOTHING, stride_card, walks
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.moving import ALLOWANCE, look_around
from mastaba.games.run_run_run.stakes import hardest_hit
from mastaba.kernel.contract import Move

CARDS_TO_FIGHT: Final = 2
"""One to discard and one to keep."""

Plan = tuple[float, tuple[int, ...]]
"""What a commitment of cards is worth, and the cards."""


def best_fight(outlook: Outlook, moves: list[Move]) -> tuple[float, Move]:
    """The best of these fight moves, with its worth."""
    best, chosen = -w.CERTAIN_LOSS, moves[0]
    for move in moves:
        worth = fight_worth(outlook, m.cell_of(move))
        if worth > best:
            best, chosen = worth, move
    return best, chosen


def fight_worth(outlook: Outlook, cell: int) -> float:
    """The best commitment there, less what the way costs."""
    x, seat = outlook.x, outlook.seat
    hand = x.hands[seat]
    distance = look_around(x).prey.get(cell, UNREACHED)
    way = 0.0
    if distance > ALLOWANCE:
        card = stride_card(x, hand, distance, CARDS_TO_FIGHT)
        if card != NOTHING and walks(len(hand), len(x.tokens[seat])):
            way = outlook.hand(len(hand)) - outlook.hand(len(hand) - 1)
            hand = tuple([other for other in hand if other != card])
        else:
            way = w.TOKEN
    worth = best_commitment(outlook, cell, hand, double=False)[0]
    if double_held(x, seat):
        worth = max(worth, best_commitment(outlook, cell, hand, double=True)[0])
    return worth - way


def double_held(x: Expedition, seat: int) -> list[int]:
    return [token for token in x.tokens[seat] if x.box.token_effect[token] == b.DOUBLE]


# --- the cards ---


def best_commitment(outlook: Outlook, cell: int, hand: tuple[int, ...], *, double: bool) -> Plan:
    """The cards to discard in that room, and what the fight is then worth."""
    x, seat = outlook.x, outlook.seat
    before = outlook.hand(len(hand))
    faces, side_gain = outlook.damage_faces(seat), outlook.side_gain(seat)
    best: Plan = (-w.CERTAIN_LOSS, hand[:1])
    for dice, cards in cheapest_cards(x, hand).items():
        left = len(hand) - len(cards)
        gain = 0.0
        for damage, chance in enumerate(odds.damage_chances(dice, faces, int(double))):
            if damage and chance:
                gain += chance * damage_worth(outlook, cell, damage)
        spent = sum([x.box.room_value[card] for card in cards])
        worth = (
            gain
            + side_gain * dice
            + outlook.hand(left)
            - before
            - w.DICE_IN_HAND * spent
            - outlook.peril(cell, left, x.seats)
            - (w.TOKEN if double else 0.0)
        )
        if worth > best[0]:
            best = (worth, cards)
    return best


def cheapest_cards(x: Expedition, hand: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """By number of dice: the fewest cards that give them, with the least waste."""
    most = x.box.combat_dice
    found: dict[int, tuple[int, ...]] = {0: ()}
    cost: dict[int, float] = {0: 0.0}
    for card in hand:
        value = x.box.room_value[card]
        for dice in sorted(found, reverse=True):
            reached = min(dice + value, most)
            price = cost[dice] + 1 + w.DICE_IN_HAND * value
            if reached > dice and price < cost.get(reached, 99.0):
                found[reached] = (*found[dice], card)
                cost[reached] = price
    return {dice: cards for dice, cards in found.items() if cards and len(cards) < len(hand)}


def damage_worth(outlook: Outlook, cell: int, damage: int) -> float:
    """What so much damage does to the foes in the room, the worthiest first."""
    x = outlook.x
    worth = 0.0
    foes = x.foes_at(cell)
    for foe in sorted(foes, key=lambda foe: -outlook.worth[foe]):
        part = min(damage, x.foe_hearts[foe])
        worth += hurt_worth(outlook, foe, part)
        damage -= part
    return worth


def hurt_worth(outlook: Outlook, foe: int, damage: int) -> float:
    hearts = outlook.x.foe_hearts[foe]
    share = (1 - w.KILL_SHARE) * damage / hearts
    if damage >= hearts:
        share += w.KILL_SHARE
    return outlook.worth[foe] * share


# --- answering the fight's questions ---


def commit(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Tokens first, then card by card along the plan, then the roll."""
    x, seat = outlook.x, outlook.seat
    committed = x.question()[3]
    cell = x.cats[seat]
    if not committed and not x.doubles:
        for token in double_held(x, seat):
            with_it = best_commitment(outlook, cell, x.hands[seat], double=True)[0]
            if with_it > best_commitment(outlook, cell, x.hands[seat], double=False)[0]:
                return m.with_small(m.USE, token)
    # The plan is the same each time it is asked for: the cards on the table count as still held.
    hand = tuple(sorted((*x.hands[seat], *committed)))
    _worth, cards = best_commitment(outlook, cell, hand, double=x.doubles > 0)
    for card in cards:
        move = m.with_card(m.COMMIT, card)
        # Whoever sat here before may have put down others, so that one of these has to be kept.
        if card not in committed and move in moves:
            return move
    return m.bare(m.ROLL)


def hit(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Where the damage is worth most; a fall counts extra. A lone foe takes all it can."""
    x = outlook.x
    if len(x.foes_at(x.cats[outlook.seat])) == 1:
        return hardest_hit(x, x.question()[1])
    best, chosen = -1.0, moves[0]
    for move in moves:
        if m.HIT.says(move):
            worth = hurt_worth(outlook, m.small_of(move), m.damage_of(move))
            if worth > best:
                best, chosen = worth, move
    return chosen


def loot(outlook: Outlook, _moves: Sequence[Move]) -> Move:
    """Pilfer takes a token unless traps are likely."""
    return m.bare(m.LOOT if token_worth(outlook) > 0 else m.DECLINE)


def draw(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Cards, but where few are left, none that a friend needs more."""
    x, seat = outlook.x, outlook.seat
    mine, left = len(x.hands[seat]), x.pile_size()
    poorest = min([len(hand) for hand in x.hands])
    wanted = x.question()[1]
    if left <= w.ENOUGH_CARDS * x.seats:
        # Cards that I leave are for the others; whoever has fewest needs them most.
        wanted = min(wanted, max(left - (mine - poorest), 0)) if mine > poorest else wanted
    return _take(moves, wanted)


def ability(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Mapkin's cards as any others; more torches are always better."""
    if outlook.x.kinds[outlook.seat] == b.MAPKIN:
        return draw(outlook, moves)
    return moves[0]


def _take(moves: Sequence[Move], wanted: int) -> Move:
    """At most so many; `moves` begin with the most."""
    for move in moves:
        if m.TAKE.says(move) and m.small_of(move) <= wanted:
            return move
    return m.bare(m.DECLINE)


def footprint(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Away from blows, towards the next foe that must fall."""
    x, seat = outlook.x, outlook.seat
    cards = len(x.hands[seat])
    ways = outlook.pressing()

    def worth(cell: int) -> float:
        return -outlook.peril(cell, cards, x.seats) - w.AWAY * ways.get(cell, 0)

    best, chosen = worth(x.cats[seat]), m.bare(m.STAY)
    for move in moves:
        if m.STEP.says(move) and worth(m.cell_of(move)) > best:
            best, chosen = worth(m.cell_of(move)), move
    return chosen
