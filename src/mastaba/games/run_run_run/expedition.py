"""An expedition: everything there is to know about one game in progress.

Every field is an int, something that is never changed in place, or a short list of such things;
only the maze is changed in place, and copied before that if it is shared. That makes a clone a
handful of copied references, and no clone can reach into another.
"""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.house import House
from mastaba.games.run_run_run.maze import Maze, Survey
from mastaba.games.run_run_run.steps import Entry
from mastaba.kernel.chance import below, shuffled

ROOM_STREAM: Final = 0
TOKEN_STREAM: Final = 1
MUMMY_STREAM: Final = 2
BOSS_STREAM: Final = 3
CAT_STREAM: Final = 4
FIRST_STREAM: Final = 5
MUMMY_DICE_STREAM: Final = 6
COMBAT_DICE_STREAM: Final = 7
LOSS_STREAM: Final = 8
REGROUP_STREAM: Final = 9
STREAMS: Final = 10

PLAYING: Final = 0
WON: Final = 1
LOST_VAULT: Final = 2
LOST_HAND: Final = 3
LOST_LAST_CARD: Final = 4

NOWHERE: Final = 0
NO_CAT: Final = -1


Agenda = tuple[Entry, Any]
"""What is to be done: the next step, and the agenda after it (or None). Shared by clones."""


class Expedition:
    """The state that the chapters of the rules work on."""

    __slots__ = (
        "active",
        "agenda",
        "attacked",
        "bank",
        "boss",
        "box",
        "cats",
        "dark",
        "dealt",
        "deck",
        "discard",
        "door_cell",
        "door_corners",
        "doubles",
        "drawn",
        "draws",
        "ending",
        "foe_cells",
        "foe_hearts",
        "foes",
        "fresh",
        "halted",
        "hands",
        "hearts_on_pile",
        "house",
        "kinds",
        "known_moves",
        "links_made",
        "marks",
        "maze",
        "maze_is_shared",
        "mummy_pile",
        "newcomers",
        "offers",
        "partners",
        "pending",
        "pool",
        "regroup_tiles",
        "reveals",
        "seats",
        "seed",
        "seen",
        "shown",
        "spent_tokens",
        "stock",
        "token_pile",
        "tokens",
        "told",
        "torch_corners",
        "torchlit",
        "turn",
    )

    def __init__(
        self,
        box: Box,
        house: House,
        seats: int,
        seed: int,
        draws: list[int],
        maze: Maze,
        deck: tuple[int, ...],
        drawn: int,
        discard: tuple[int, ...],
        hands: list[tuple[int, ...]],
        shown: tuple[int, ...],
        token_pile: tuple[int, ...],
        tokens: list[tuple[int, ...]],
        spent_tokens: tuple[int, ...],
        mummy_pile: tuple[int, ...],
        hearts_on_pile: int,
        foes: tuple[int, ...],
        foe_cells: list[int],
        foe_hearts: list[int],
        halted: int,
        attacked: int,
        newcomers: int,
        boss: int,
        door_cell: int,
        kinds: list[int],
        cats: list[int],
        stock: int,
        bank: int,
        torchlit: tuple[int, ...],
        dark: tuple[int, ...],
        torch_corners: tuple[tuple[int, int, int], ...],
        door_corners: tuple[tuple[int, int, int], ...],
        regroup_tiles: int,
        active: int,
        turn: int,
        agenda: Agenda | None,
        fresh: int,
        links_made: int,
        doubles: int,
        pool: tuple[int, ...],
        offers: tuple[tuple[int, ...], ...],
        partners: int,
        pending: int,
        dealt: tuple[int, ...],
        marks: tuple[tuple[int, int], ...],
        ending: int,
        reveals: int,
    ) -> None:
        self.box = box
        self.house = house
        self.seats = seats
        self.seed = seed
        self.draws = draws
        self.maze = maze
        self.deck = deck
        self.drawn = drawn
        self.discard = discard
        self.hands = hands
        self.shown = shown
        self.token_pile = token_pile
        self.tokens = tokens
        self.spent_tokens = spent_tokens
        self.mummy_pile = mummy_pile
        self.hearts_on_pile = hearts_on_pile
        self.foes = foes
        self.foe_cells = foe_cells
        self.foe_hearts = foe_hearts
        self.halted = halted
        self.attacked = attacked
        self.newcomers = newcomers
        self.boss = boss
        self.door_cell = door_cell
        self.kinds = kinds
        self.cats = cats
        self.stock = stock
        self.bank = bank
        self.torchlit = torchlit
        self.dark = dark
        self.torch_corners = torch_corners
        self.door_corners = door_corners
        self.regroup_tiles = regroup_tiles
        self.active = active
        self.turn = turn
        self.agenda = agenda
        self.fresh = fresh
        self.links_made = links_made
        self.doubles = doubles
        self.pool = pool
        self.offers = offers
        self.partners = partners
        self.pending = pending
        self.dealt = dealt
        self.marks = marks
        self.ending = ending
        self.reveals = reveals
        self.maze_is_shared = True
        self.told: list[tuple[Any, ...]] = []
        self.seen: Survey | None = None
        self.known_moves: tuple[int, tuple[int, ...]] | None = None
        """Of which seat the moves were asked last, and what they are."""

    # --- what happens next ---

    def push(self, kind: int, a: int = 0, b: int = 0, cells: tuple[int, ...] = ()) -> None:
        """Do this before anything else on the agenda."""
        self.agenda = ((kind, a, b, cells), self.agenda)

    def plan(self, steps: tuple[Entry, ...]) -> None:
        """Do these, in this order, before anything else on the agenda."""
        agenda = self.agenda
        for step in reversed(steps):
            agenda = (step, agenda)
        self.agenda = agenda

    def pop(self) -> Entry:
        agenda = self.agenda
        assert agenda is not None
        self.agenda = agenda[1]
        return agenda[0]

    def question(self) -> Entry:
        """What is being asked now: the top of the agenda while a seat is waited for."""
        agenda = self.agenda
        assert agenda is not None
        return agenda[0]

    # --- the maze ---

    def own_maze(self) -> Maze:
        """The maze to add to: a copy while others may hold the same one."""
        if self.maze_is_shared:
            self.maze = self.maze.copy()
            self.maze_is_shared = False
        return self.maze

    # --- what is told ---

    def tell(self, event: tuple[Any, ...]) -> None:
        self.told.append(event)

    # --- chance ---

    def chance(self, stream: int, limit: int) -> int:
        draws = self.draws
        count = draws[stream]
        draws[stream] = count + 1
        self.reveals += 1
        return below(self.seed, stream, count, limit)

    def shuffle(self, stream: int, items: tuple[int, ...]) -> tuple[int, ...]:
        count = self.draws[stream]
        self.draws[stream] = count + len(items) // 2
        return shuffled(items, self.seed, stream, count)

    # --- small questions ---

    def boss_is_out(self) -> bool:
        """RRR-BOSS-01: the Boss comes with the Exit Door."""
        return self.door_cell != NOWHERE

    def pile_size(self) -> int:
        return len(self.deck) - self.drawn

    def foe_rooms(self) -> tuple[int, ...]:
        """The cells that hold a foe."""
        if not self.foes:
            return ()
        return tuple([self.foe_cells[foe] for foe in self.foes])

    def foes_at(self, cell: int) -> tuple[int, ...]:
        return tuple([foe for foe in self.foes if self.foe_cells[foe] == cell])

    def seats_from_active(self) -> list[int]:
        """All seats in turn order, the active player's first."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def cats_at(self, cell: int) -> list[int]:
        """The seats whose cats stand there, in turn order from the active player."""
        return [seat for seat in self.seats_from_active() if self.cats[seat] == cell]

    def has_cat(self, cell: int) -> bool:
        return cell in self.cats

    def hearts_in_use(self) -> int:
        return self.hearts_on_pile + sum([self.foe_hearts[foe] for foe in self.foes])

    def round(self) -> int:
        return (self.turn + self.seats - 1) // self.seats

    # --- cards and tokens ---

    def leave_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        if card in self.shown:
            self.shown = tuple([other for other in self.shown if other != card])

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.discard = (*self.discard, card)

    def spend_token(self, seat: int, token: int, kept_on_board: bool = False) -> None:
        """RRR-SARC-06, RRR-SARC-07: a token is used once and leaves the game."""
        held = self.tokens[seat]
        at = held.index(token)
        self.tokens[seat] = held[:at] + held[at + 1 :]
        if not kept_on_board:
            self.spent_tokens = (*self.spent_tokens, token)
