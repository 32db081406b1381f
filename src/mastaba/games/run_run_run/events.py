"""What happens in Run Run Run!: each event once, with its facts as they are heard of.

Inside the rules an event is a tuple: one of these classes, the rule and the facts, in order. They
stand apart from their chapters because mypyc, which compiles those, drops the tags of structs.
"""

from __future__ import annotations

import sys
from typing import Final, NewType

from mastaba.games.run_run_run.box import CATS, FOES, Box, card_name
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.games.run_run_run.spelling import CALLS
from mastaba.kernel.hexgrid import axial
from mastaba.kernel.telling import Telling, Told

Card = NewType("Card", str)
Cards = NewType("Cards", list[str])
Hidden = NewType("Hidden", list[str])
"""Cards that only the event's own seat may see; the others get an empty list and the count."""
Cell = NewType("Cell", tuple[int, int])
Cells = NewType("Cells", list[tuple[int, int]])
Foe = NewType("Foe", str)
Token = NewType("Token", str)
Cat = NewType("Cat", str)
Call = NewType("Call", str)
Shares = NewType("Shares", list[int])
SharedCards = NewType("SharedCards", list[tuple[str, int]])


class GameBegan(Told, frozen=True, tag="game-began"):
    seats: int
    first: int


class CatTaken(Told, frozen=True, tag="cat-taken"):
    seat: int
    cat: Cat


class CardsDrawn(Told, frozen=True, tag="cards-drawn"):
    seat: int
    cards: Hidden
    count: int = 0


class TurnBegan(Told, frozen=True, tag="turn-began"):
    seat: int
    turn: int
    round: int


class MummiesRolled(Told, frozen=True, tag="mummies-rolled"):
    seat: int
    dice: int
    symbols: int


class SymbolResolved(Told, frozen=True, tag="symbol-resolved"):
    number: int
    symbols: int


class FoeMoved(Told, frozen=True, tag="foe-moved"):
    foe: Foe
    start: Cell
    to: Cell


class FoeHalted(Told, frozen=True, tag="foe-halted"):
    foe: Foe
    at: Cell


class FoeHeld(Told, frozen=True, tag="foe-held"):
    foe: Foe
    at: Cell


class HeartAdded(Told, frozen=True, tag="heart-added"):
    hearts: int


class HeartLost(Told, frozen=True, tag="heart-lost"):
    pass


class MummyWoke(Told, frozen=True, tag="mummy-woke"):
    foe: Foe
    hearts: int


class TorchesEaten(Told, frozen=True, tag="torches-eaten"):
    foe: Foe
    count: int
    stock: int


class MummyPlaced(Told, frozen=True, tag="mummy-placed"):
    foe: Foe
    at: Cell


class FoeAttacked(Told, frozen=True, tag="foe-attacked"):
    foe: Foe
    at: Cell
    damage: int
    seats: Shares


class SplitProposed(Told, frozen=True, tag="split-proposed"):
    seat: int
    shares: Shares


class Objected(Told, frozen=True, tag="objected"):
    """Somebody does not agree to a proposal; the partner is the next to make one."""

    seat: int
    partner: int


class DeadlockCalled(Told, frozen=True, tag="deadlock-called"):
    """Somebody says that the table cannot agree; it counts if the others say so too."""

    seat: int


class SplitFixed(Told, frozen=True, tag="split-fixed"):
    shares: Shares


class ShieldRaised(Told, frozen=True, tag="shield-raised"):
    seat: int
    foe: Foe
    spared: int


class CardsLost(Told, frozen=True, tag="cards-lost"):
    seat: int
    foe: Foe
    cards: Cards


class RoomPlaced(Told, frozen=True, tag="room-placed"):
    seat: int
    card: Card
    at: Cell
    exits: int
    links: int


class PassageLaid(Told, frozen=True, tag="passage-laid"):
    seat: int
    one: Cell
    other: Cell


class StridePaid(Told, frozen=True, tag="stride-paid"):
    seat: int
    card: Card
    allowance: int


class CatWalked(Told, frozen=True, tag="cat-walked"):
    seat: int
    path: Cells


class CatTeleported(Told, frozen=True, tag="cat-teleported"):
    seat: int
    token: Token
    to: Cell


class RoomLit(Told, frozen=True, tag="room-lit"):
    at: Cell
    by_torch: bool
    stock: int


class RoomDark(Told, frozen=True, tag="room-dark"):
    at: Cell


class FoesAdvance(Told, frozen=True, tag="foes-advance"):
    pass


class TokenRevealed(Told, frozen=True, tag="token-revealed"):
    seat: int
    token: Token


class TrapSprung(Told, frozen=True, tag="trap-sprung"):
    seat: int
    wakes: bool


class TokenUsed(Told, frozen=True, tag="token-used"):
    seat: int
    token: Token


class TorchesGained(Told, frozen=True, tag="torches-gained"):
    count: int
    stock: int


class MechanismTriggered(Told, frozen=True, tag="mechanism-triggered"):
    mechanism: str
    corner: Cells
    left: int


class MechanismDeclined(Told, frozen=True, tag="mechanism-declined"):
    seat: int
    mechanism: str


class ExitOpened(Told, frozen=True, tag="exit-opened"):
    seat: int
    at: Cell
    exits: int


class BossAppeared(Told, frozen=True, tag="boss-appeared"):
    foe: Foe
    at: Cell
    hearts: int


class FightBegan(Told, frozen=True, tag="fight-began"):
    seat: int
    at: Cell


class CardCommitted(Told, frozen=True, tag="card-committed"):
    seat: int
    card: Card
    dice: int


class CombatRolled(Told, frozen=True, tag="combat-rolled"):
    seat: int
    dice: int
    hits: int
    abilities: int
    hexes: int
    footprints: int


class FoeHit(Told, frozen=True, tag="foe-hit"):
    foe: Foe
    damage: int
    hearts: int


class FoeFell(Told, frozen=True, tag="foe-fell"):
    foe: Foe
    returns: bool


class AbilityUsed(Told, frozen=True, tag="ability-used"):
    seat: int
    cat: Cat
    times: int


class AbilitySilenced(Told, frozen=True, tag="ability-silenced"):
    seat: int
    times: int


class RegroupBegan(Told, frozen=True, tag="regroup-began"):
    seat: int
    left: int


class CatJoined(Told, frozen=True, tag="cat-joined"):
    seat: int
    path: Cells


class CatStayedAway(Told, frozen=True, tag="cat-stayed-away"):
    seat: int


class CardsOffered(Told, frozen=True, tag="cards-offered"):
    seat: int
    cards: Hidden
    count: int = 0


class TorchesBurnt(Told, frozen=True, tag="torches-burnt"):
    seat: int
    count: int
    stock: int


class PoolRevealed(Told, frozen=True, tag="pool-revealed"):
    offered: Cards
    found: Cards


class CardShared(Told, frozen=True, tag="card-shared"):
    card: Card
    seat: int


class PoolShared(Told, frozen=True, tag="pool-shared"):
    shares: SharedCards


class TradeProposed(Told, frozen=True, tag="trade-proposed"):
    seat: int
    partner: int
    token: Token
    back: Token


class TokensTraded(Told, frozen=True, tag="tokens-traded"):
    seat: int
    partner: int
    token: Token
    back: Token


class TradeRefused(Told, frozen=True, tag="trade-refused"):
    seat: int
    partner: int


class Passed(Told, frozen=True, tag="passed"):
    seat: int


class HexMarked(Told, frozen=True, tag="hex-marked"):
    seat: int
    at: Cell


class HexUnmarked(Told, frozen=True, tag="hex-unmarked"):
    seat: int
    at: Cell


class CatCalled(Told, frozen=True, tag="cat-called"):
    """A saying of the intent wheel, and the hex that it is about, if any."""

    seat: int
    call: Call
    at: Cells


class PileEmpty(Told, frozen=True, tag="pile-empty"):
    seat: int
    missing: int


class TokensRecycled(Told, frozen=True, tag="tokens-recycled"):
    count: int


class ForcedChoice(Told, frozen=True, tag="forced-choice"):
    seat: int
    question: str


class GameWon(Told, frozen=True, tag="game-won"):
    pass


class GameLost(Told, frozen=True, tag="game-lost"):
    cause: str
    seat: int
    foe: Foe


TELLING: Final[Telling[Box]] = Telling(
    (sys.modules[__name__],),
    {
        Card: lambda fact, _box: card_name(fact),
        Cards: lambda fact, _box: [card_name(card) for card in fact],
        Hidden: lambda fact, _box: [card_name(card) for card in fact],
        Cell: lambda fact, _box: axial(fact),
        Cells: lambda fact, _box: [axial(cell) for cell in fact],
        Foe: lambda fact, _box: FOES[fact] if fact >= 0 else "",
        Token: lambda fact, box: "" if fact == NOTHING else box.token_names[fact],
        Cat: lambda fact, _box: CATS[fact],
        Call: lambda fact, _box: CALLS[fact],
        Shares: lambda fact, _box: list(fact),
        SharedCards: lambda fact, _box: [(card_name(card), seat) for card, seat in fact],
    },
    own=(Hidden,),
)
