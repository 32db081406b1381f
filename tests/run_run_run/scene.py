"""Scenes: any position of Run Run Run!, built as the specification words it.

    s = scene("M1", hands={BLUE: "#9 #1"}, foes={"Howl": (-1, 0)})
    s.play(BLUE, "explore #9@2,0 {0,3}")
    assert s.cat(BLUE) == (2, 0)

A scene makes its own box, so a card may have any shape, symbol, torch or sarcophagus.
Card words: `#9` shape, then any of `dark` (default: printed torch), `eye`, `scarab`, `ankh`,
`tomb`. Several cards are separated by `|` or given as a list; plain shapes may share blanks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Any

from mastaba.games.run_run_run import boxfile, explore, steps
from mastaba.games.run_run_run.box import (
    BOSSES,
    CATS,
    EXIT_DOOR,
    FOES,
    MUMMIES,
    SYMBOLS,
    Box,
    card_name,
)
from mastaba.games.run_run_run.events import TELLING
from mastaba.games.run_run_run.expedition import (
    COMBAT_DICE_STREAM,
    MUMMY_DICE_STREAM,
    PLAYING,
    WON,
)
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.games.run_run_run.house import House
from mastaba.games.run_run_run.maze import vault_only
from mastaba.games.run_run_run.mummies import power
from mastaba.games.run_run_run.setup import opening_fields
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.chance import below
from mastaba.kernel.contract import EVERYBODY, Decision, Option, Refusal
from mastaba.kernel.hexgrid import DELTA, ORIGIN, axial, canonical, cell, turned
from mastaba.kernel.telling import Told

BLUE, RED, GREEN, YELLOW = range(4)

Place = tuple[int, int]
Tiles = Mapping[Place, str]

VAULT_HEX: Place = (0, 0)


def line(length: int) -> dict[Place, str]:
    """LINE-n of the specification: a straight corridor from the Vault to the east."""
    return {(q, 0): "0,3" for q in range(1, length + 1)}


M1: Tiles = {(1, 0): "0,1,3", (0, 1): "0,1,4", (-1, 0): "0,3"}
M2: Tiles = {**M1, (1, 1): "3,4"}
M4: Tiles = {
    (1, 0): "0,1,3",
    (0, 1): "0,1,4",
    (2, 0): "1,3",
    (2, 1): "3,4",
    (0, 2): "0,4",
    (1, 2): "3,4",
}
SEAL: Tiles = {
    (1, 0): "0,3",
    (2, 0): "2,3",
    (0, 1): "4",
    (-1, 1): "5",
    (-1, 0): "0",
    (0, -1): "1",
    (1, -1): "2",
    (1, 1): "5",
}
MAZES: dict[str, Tiles] = {
    "V": {},
    "M1": M1,
    "M2": M2,
    "M4": M4,
    "SEAL": SEAL,
    **{f"LINE-{n}": line(n) for n in range(1, 10)},
}

_CARD = re.compile(r"#(\d+)((?:\s+(?:dark|lit|eye|scarab|ankh|tomb))*)")


class _Deck:
    """Sixty-four cards, made as they are asked for."""

    def __init__(self) -> None:
        self.exits: list[int] = []
        self.symbol: list[int] = []
        self.torch: list[bool] = []
        self.tomb: list[bool] = []

    def make(self, exits: int, words: Iterable[str]) -> int:
        assert canonical(exits) == exits, f"#{exits} is not a canonical shape"
        said = set(words)
        symbols = [word for word in said if word in SYMBOLS]
        self.exits.append(exits)
        self.symbol.append(SYMBOLS.index(symbols[0]) if symbols else 0)
        self.torch.append("dark" not in said)
        self.tomb.append("tomb" in said)
        assert len(self.exits) <= 64, "a scene has 64 Room Cards at most"
        return len(self.exits) - 1

    def read(self, text: str | Sequence[str] | int) -> tuple[int, ...]:
        if isinstance(text, int):
            return tuple(self.make(9, ()) for _ in range(text))
        whole = text if isinstance(text, str) else " | ".join(text)
        leftover = _CARD.sub("", whole).replace("|", "").strip()
        assert not leftover, f"cannot read cards: {leftover!r}"
        return tuple(self.make(int(found[1]), found[2].split()) for found in _CARD.finditer(whole))


class Scene:
    """A position, and a way to play on from it in the words of the specification."""

    def __init__(self, game: RunRunRun) -> None:
        self.game = game
        self.events: list[Told] = []

    # --- playing ---

    def start(self, symbols: int = 0) -> list[Told]:
        """Take the active player's turn from its beginning, the mummy dice showing `symbols`."""
        self.load_mummy_dice(symbols)
        self.game.agenda = None
        self.game.told = []
        self.game.push(steps.TURN_START)
        self.game.run()
        return self._remember()

    def play(self, seat: int, text: str) -> list[Told]:
        """Make a move; its events, all cards open. Raises IllegalMove."""
        move = self.move(seat, text)
        listed = move in self.game.moves(seat) or move in self.game.asides(seat)
        self.game.told = []
        self.game.play(seat, move)
        assert listed, f"{text} is accepted, but was not among the moves"
        return self._remember()

    def roll(self, seat: int) -> list[Told]:
        """Roll for a fight, and take what the roll brings; all events of it."""
        self.play(seat, "roll")
        return self.take_results(seat)

    def take_results(self, seat: int) -> list[Told]:
        """Hit a lone foe that will stand, or one after the Boss, and take all cards and torches."""
        events = self.events
        while (answer := self._plain_result(seat)) is not None:
            events = [*events, *self.play(seat, answer)]
        self.events = events
        return events

    def _plain_result(self, seat: int) -> str | None:
        if self.question in ("use-ability", "draw-hexes"):
            return self.moves(seat, "take")[0]
        if self.question != "assign-hits":
            return None
        here = self.game.foes_at(self.game.cats[seat])
        hardest = self.moves(seat, "hit")[-1]
        stands = int(hardest.split()[2]) < self.game.foe_hearts[here[0]]
        return hardest if len(here) == 1 and (stands or self.game.boss_is_out()) else None

    def refusal(self, seat: int, text: str) -> Refusal:
        """The refusal of a move that must be illegal; nothing may change by asking."""
        before = self.game.digest()
        refusal = self.game.check(seat, self.move(seat, text))
        assert refusal is not None, f"{text} is legal"
        assert self.game.digest() == before
        return refusal

    def legal(self, seat: int, text: str) -> bool:
        move = self.move(seat, text)
        fine = self.game.check(seat, move) is None
        listed = move in self.game.moves(seat) or move in self.game.asides(seat)
        assert fine == listed, f"check and moves disagree on {text}"
        return fine

    def moves(self, seat: int, verb: str = "") -> list[str]:
        """The texts of all legal moves of a seat, or of those with one verb."""
        texts = [VOCABULARY.text(move, self.game.box) for move in self.game.moves(seat)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def move(self, seat: int, text: str) -> int:
        """A move from its text, where `#9` is that hand card and `{0,3}` its exits as placed."""
        card = -1

        def named(found: re.Match[str]) -> str:
            nonlocal card
            card = self.held(seat, int(found[1]))
            return card_name(card)

        def turn(found: re.Match[str]) -> str:
            wanted = mask(found[1])
            exits = self.game.box.room_exits[card]
            turns = [k for k in range(6) if turned(exits, k) == wanted]
            assert turns, f"no turn of shape {exits} gives {found[0]}"
            return f"r{turns[0]}"

        text = re.sub(r"#(\d+)", named, text)
        text = re.sub(r"\{([0-5,]*)\}", turn, text)
        return VOCABULARY.parse(text, self.game.box)

    def held(self, seat: int, exits: int) -> int:
        """The first card of that shape: in the seat's hand, else in the pool, else any."""
        box = self.game.box
        for card in (*self.game.hands[seat], *self.game.pool, *range(64)):
            if box.room_exits[card] == exits:
                return int(card)
        raise AssertionError(f"there is no card #{exits}")

    def _remember(self) -> list[Told]:
        self.events = [self.open_event(event) for event in self.game.told]
        return self.events

    def open_event(self, event: tuple[Any, ...]) -> Told:
        """An event with all cards open."""
        return TELLING.tell(event, EVERYBODY, self.game.box)

    def told(self, kind: type[Told]) -> list[Any]:
        """The events of one kind since the last move."""
        return [event for event in self.events if isinstance(event, kind)]

    # --- dice ---

    def load_mummy_dice(self, symbols: int) -> None:
        """Let the next mummy roll show so many symbols (RRR-MUMMY-01)."""
        game, dice = self.game, power(self.game)
        assert symbols <= dice, f"{dice} dice cannot show {symbols} symbols"
        for start in count(game.draws[MUMMY_DICE_STREAM]):
            faces = [
                game.box.mummy_die[below(game.seed, MUMMY_DICE_STREAM, start + die, 6)]
                for die in range(dice)
            ]
            if sum(faces) == symbols:
                game.draws[MUMMY_DICE_STREAM] = start
                return

    def load_combat_dice(self, faces: str) -> None:
        """Let the next combat roll show these faces, e.g. "hit hit ability hex footprint"."""
        names = ("hit", "ability", "hex", "footprint")
        wanted = sorted(names.index(face) for face in faces.split())
        game = self.game
        for start in count(game.draws[COMBAT_DICE_STREAM]):
            rolled = [
                game.box.combat_die[below(game.seed, COMBAT_DICE_STREAM, start + die, 6)]
                for die in range(len(wanted))
            ]
            if sorted(rolled) == wanted:
                game.draws[COMBAT_DICE_STREAM] = start
                return

    # --- looking ---

    @property
    def asked(self) -> tuple[str, list[int]]:
        """The question and the seats it waits for; ("", []) when the game is over."""
        waiting: Sequence[Decision] = self.game.waiting()
        return (waiting[0].question if waiting else "", [one.seat for one in waiting])

    @property
    def question(self) -> str:
        return self.asked[0]

    @property
    def ended(self) -> str:
        """`won`, `lost: vault`, `lost: hand`, or "" while the game goes on."""
        outcome = self.game.outcome()
        if outcome is None:
            return ""
        return "won" if self.game.ending == WON else f"lost: {outcome.cause}"

    def hand(self, seat: int) -> list[str]:
        """The shapes in a hand, e.g. ["#9", "#1"]."""
        return [f"#{self.game.box.room_exits[card]}" for card in self.game.hands[seat]]

    def cards(self, seat: int) -> int:
        return len(self.game.hands[seat])

    def cat(self, seat: int) -> Place:
        return axial(self.game.cats[seat])

    def tokens(self, seat: int) -> list[str]:
        return [self.game.box.token_names[token] for token in self.game.tokens[seat]]

    def foe(self, name: str) -> Place:
        """Where a foe stands; it must be awake."""
        foe = FOES.index(name)
        assert foe in self.game.foes, f"{name} is not in the maze"
        return axial(self.game.foe_cells[foe])

    def hearts(self, name: str) -> int:
        return self.game.foe_hearts[FOES.index(name)]

    @property
    def awake(self) -> list[str]:
        """The foes in the maze, in the order in which they entered it."""
        return [FOES[foe] for foe in self.game.foes]

    @property
    def mummy_pile(self) -> list[str]:
        """Top card first."""
        return [FOES[foe] for foe in reversed(self.game.mummy_pile)]

    @property
    def stock(self) -> int:
        return self.game.stock

    @property
    def bank(self) -> int:
        return self.game.bank

    @property
    def track(self) -> int:
        """Hearts on the mummy pile."""
        return self.game.hearts_on_pile

    @property
    def draw_pile(self) -> int:
        return self.game.pile_size()

    @property
    def discard(self) -> list[str]:
        return [f"#{self.game.box.room_exits[card]}" for card in self.game.discard]

    @property
    def tiles(self) -> dict[Place, int]:
        """The exits of every tile of the maze, as a mask."""
        return {axial(at): exits for at, exits in self.game.maze.exits.items()}

    def distance(self, place: Place) -> int:
        """Links from the Vault."""
        return self.game.maze.steps[cell(*place)]

    def linked(self, one: Place, other: Place) -> bool:
        return cell(*other) in self.game.maze.links(cell(*one))

    def seals(self, seat: int, text: str) -> bool:
        return explore.seals_maze(self.game, self.move(seat, text))

    @property
    def over(self) -> bool:
        return self.game.ending != PLAYING


def mask(edges: str) -> int:
    return sum(1 << int(edge) for edge in edges.split(",") if edge)


def _token_kinds(names: Iterable[str]) -> tuple[int, ...]:
    known = boxfile.load_box().token_names
    return tuple(known.index(name) for name in names)


def scene(
    maze: str | Tiles = "V",
    *,
    players: int = 3,
    hands: Mapping[int, str | Sequence[str] | int] | None = None,
    cats: Mapping[int, Place] | None = None,
    kinds: Mapping[int, str] | None = None,
    foes: Mapping[str, Place | tuple[int, int, int]] | None = None,
    mummy_pile: Sequence[str] | None = None,
    track: int = 0,
    boss: str = "Gnashur",
    door: tuple[Place, Place] | None = None,
    doors_placed: int = 0,
    torch_mechanisms_used: int = 0,
    stock: int = 5,
    tokens: Mapping[int, Sequence[str]] | None = None,
    token_pile: Sequence[str] | None = None,
    draw_pile: int | str | Sequence[str] = 20,
    discard: int | str | Sequence[str] = 0,
    regroup_tiles: int = 3,
    active: int = BLUE,
    passages: Sequence[tuple[Place, Place]] = (),
    options: Mapping[str, Option] | None = None,
    seed: int = 1,
) -> Scene:
    """A position at the moment when the active player chooses an action (use `start` for earlier).

    maze: a name of MAZES, or {hex: "edges [dark|eye|scarab|ankh|tomb]"} beside the Vault.
    hands: by seat; a number means so many straight cards. Default: five.
    foes: by name in the order of entry, at a hex, with an optional third number for hearts.
    mummy_pile: names, top card first. Default: the mummies that are not awake.
    door: (hex of the Exit Door, hex of the tile it is linked to); the Boss must be among `foes`
      unless it is dead. doors_placed / torch_mechanisms_used: tokens gone already.
    tokens, token_pile: by name, e.g. "torch2", "draw3", "double", "shield", "trap", "passage";
      the pile's top token first.
    draw_pile: top card first, or a number of straight cards.
    """
    said = dict(options or {})
    said.setdefault("first", active if active < players else 0)
    deck = _Deck()
    tiles = MAZES[maze] if isinstance(maze, str) else maze
    hand_cards = [deck.read((hands or {}).get(seat, 5)) for seat in range(players)]
    placed: list[tuple[int, int, int, str]] = []
    for place, text in tiles.items():
        edges, *words = text.split()
        exits = mask(edges)
        placed.append((cell(*place), deck.make(canonical(exits), words), exits, text))
    pile = deck.read(draw_pile)
    thrown = deck.read(discard)
    used = len(deck.exits)
    while len(deck.exits) < 64:
        deck.make(9, ())
    lost = tuple(range(used, 64))
    box = _box_with(tuple(deck.exits), tuple(deck.symbol), tuple(deck.torch), tuple(deck.tomb))
    house = House(said)
    game = RunRunRun(*opening_fields(box, house, players, seed))
    # Cards that the scene does not mention count as drawn long ago and lie in no pile.
    game.deck = (*lost, *pile)
    game.drawn = len(lost)
    game.discard = thrown
    game.hands = hand_cards
    _build_maze(game, placed, passages)
    game.kinds = [CATS.index((kinds or {}).get(seat, CATS[seat])) for seat in range(players)]
    game.cats = [cell(*(cats or {}).get(seat, VAULT_HEX)) for seat in range(players)]
    _wake_foes(game, foes or {}, mummy_pile, track)
    game.boss = FOES.index(boss)
    far_corner = (ORIGIN, ORIGIN, ORIGIN)
    game.door_corners = (far_corner,) * (3 if door else doors_placed)
    game.torch_corners = (far_corner,) * torch_mechanisms_used
    if door:
        _place_door(game, *door)
    game.stock = stock
    game.bank = box.torches - stock - len(game.torchlit)
    game.tokens = [_token_kinds((tokens or {}).get(seat, ())) for seat in range(players)]
    if token_pile is not None:
        game.token_pile = tuple(reversed(_token_kinds(token_pile)))
    game.regroup_tiles = regroup_tiles
    game.active = active
    game.turn = 1
    game.agenda = None
    game.plan(
        (
            (steps.CHOOSE_ACTION, 0, 0, ()),
            (steps.TURN_END, 0, 0, ()),
        )
    )
    game.run()
    made = Scene(game)
    made._remember()
    return made


@lru_cache(maxsize=64)
def _box_with(
    exits: tuple[int, ...],
    symbol: tuple[int, ...],
    torch: tuple[bool, ...],
    tomb: tuple[bool, ...],
) -> Box:
    """A box with these Room Cards; kept, because it takes longer to make than most tests to run."""
    spec = boxfile.load_box("cat", boxfile.DEFAULT)
    worked_out = ("room_value", "fits")
    fields = {name: value for name, value in vars(spec).items() if name not in worked_out}
    fields["room_exits"] = exits
    fields["room_symbol"] = symbol
    fields["room_torch"] = torch
    fields["room_tomb"] = tomb
    # Scenes are worded for dice with three symbols and three hits.
    fields["mummy_die"] = (True, True, True, False, False, False)
    fields["combat_die"] = (0, 0, 0, 1, 2, 3)
    return Box(**fields)


def _build_maze(
    game: RunRunRun,
    placed: list[tuple[int, int, int, str]],
    passages: Sequence[tuple[Place, Place]],
) -> None:
    """Tiles in an order in which each touches one that lies."""
    maze = vault_only(game.box.vault_exits).copy()
    waiting = list(placed)
    while waiting:
        for entry in waiting:
            at, card, exits, text = entry
            border = maze.frontier.get(at, 0)
            if exits & border & 63:
                maze.add_tile(at, card, exits, 0)
                if "dark" in text.split():
                    game.torchlit = (*game.torchlit, at)
                waiting.remove(entry)
                break
        else:
            raise AssertionError(f"not linked to the maze: {[axial(e[0]) for e in waiting]}")
    for one, other in passages:
        maze.add_passage(cell(*one), cell(*other))
    game.maze = maze


def _wake_foes(
    game: RunRunRun,
    foes: Mapping[str, Place | tuple[int, int, int]],
    mummy_pile: Sequence[str] | None,
    track: int,
) -> None:
    for name, where in foes.items():
        foe = FOES.index(name)
        game.foes = (*game.foes, foe)
        game.foe_cells[foe] = cell(where[0], where[1])
        game.foe_hearts[foe] = where[2] if len(where) == 3 else game.box.foe_hearts[foe]
    asleep = [FOES[mummy] for mummy in MUMMIES if mummy not in game.foes]
    names = list(mummy_pile) if mummy_pile is not None else asleep
    game.mummy_pile = tuple(FOES.index(name) for name in reversed(names))
    game.hearts_on_pile = track


def _place_door(game: RunRunRun, place: Place, beside: Place) -> None:
    at, neighbour = cell(*place), cell(*beside)
    side = next(side for side in range(6) if at + DELTA[side] == neighbour)
    game.maze.add_tile(at, EXIT_DOOR, turned(game.box.door_exits, side), 0)
    game.door_cell = at
    game.mummy_pile = ()
    game.hearts_on_pile = 0
    bosses = [boss for boss in BOSSES if boss in game.foes]
    if bosses:
        game.boss = bosses[0]


def verbs(moves: Iterable[int]) -> set[str]:
    return {VOCABULARY.verb(move).name for move in moves}
