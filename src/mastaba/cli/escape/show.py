"""How Escape is told and shown in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mastaba.cli.escape.facts import FactWords, clock_face
from mastaba.cli.escape.temple_map import draw_dice, draw_temple
from mastaba.cli.show import Facts, Pick, Picture
from mastaba.games.escape import Escape
from mastaba.games.escape import dice as d
from mastaba.games.escape import events as happened
from mastaba.games.escape import moves as m
from mastaba.games.escape.box import BALLOTS, FACES, SIDES
from mastaba.games.escape.payments import tile_worth
from mastaba.games.escape.spelling import CALLS
from mastaba.games.escape.temple import leads_to
from mastaba.games.escape.views import PlayerView, View
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.kernel.contract import Game, Move, Seat
from mastaba.kernel.words import Fact, Words

_ROOM: Final = re.compile(r"\(((?:START|EXIT|G[KT]\d|[BC]\d\d))\)")
_NOBODY: Final = -1


class EscapeShow:
    """Players by their colours, the temple as boxes, dice as letters."""

    legend = ("legend-temple", "legend-dice")
    examples = "roll 1 2 3   enter N 1 2   commit g1 1 2 3 4"
    rule = "ESC-DICE-06"
    has_hand = False
    grouped = ("roll", "commit", "withdraw")

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.names = FactWords(words)

    # --- words ---

    def meet(self, state: Escape) -> None:
        """Learn which colour sits where."""
        self.names.colours = [state.box.colours[colour] for colour in state.colours]

    def facts(self, facts: Mapping[str, Any]) -> Facts:
        return self.names.of(facts)

    def name(self, seat: Seat) -> str:
        return self.names.player(seat)

    def move_facts(self, state: Escape, move: Move) -> Facts:
        """What the words of a move stand for; only a legal move is told."""
        box, first, of = state.box, m.first(move), self.names.of
        dice = [die + 1 for die in d.numbers(m.dice(move))]
        tiles = [box.treasure_names[kind] for kind in m.tiles(move)]
        tell: dict[str, Callable[[], Facts]] = {
            "colour": lambda: {"colour": box.colours[first]},
            "ease": lambda: of({"on": bool(first)}),
            "roll": lambda: of({"dice": dice}),
            "enter": lambda: self._enter(state, move),
            "discover": lambda: self._paid(state, move),
            "place": lambda: {"side": SIDES[first]},
            "commit": lambda: {"gems": first, "given": self.names.given(dice, tiles)},
            "withdraw": lambda: {"given": self.names.given(dice, tiles)},
            "escape": lambda: self._paid(state, move),
            "gift": lambda: of({"dice": dice, "whose": first}),
            "propose": lambda: of({"ballot": BALLOTS[first], "whose": m.second(move)}),
            "vote": lambda: of({"ballot": BALLOTS[first], "yes": bool(m.second(move))}),
            "unlock": lambda: of({"dice": dice, "whose": first}),
            "lift": lambda: {"curse": box.curse_names[first], **self._paid(state, move)},
            "take": lambda: self._paid(state, move),
            "use": lambda: self._use(state, move),
            "hand": lambda: of({"on": bool(first)}),
            "choose": lambda: of({"whose": first}),
            "call": lambda: {"call": CALLS[first]},
            "ping": lambda: of({"room": box.room_names[first]}),
            "power": lambda: {"power": first},
            "away": lambda: of({"whose": first}),
            "back": lambda: of({"whose": first}),
        }
        verb = VOCABULARY.verb(move).name
        return tell[verb]() if verb in tell else {}

    def _payer(self, state: Escape, move: Move) -> Seat:
        """Commands do not say whose they are; any seat that can give this one pays the same."""
        for seat in range(state.seats):
            if state.check(seat, move) is None:
                return seat
        return _NOBODY

    def _paid(self, state: Escape, move: Move) -> Facts:
        seat = self._payer(state, move)
        faces = [FACES[d.face(state.dice[seat][die])] for die in d.numbers(m.dice(move))]
        for kind in m.tiles(move):
            faces += [FACES[face] for face in tile_worth(state, kind)]
        return {"paid": self.names.symbols(faces)}

    def _enter(self, state: Escape, move: Move) -> Facts:
        seat = self._payer(state, move)
        to = leads_to(state, state.at(seat), m.first(move))
        room = self.names.room(state.box.room_names[to])
        return {"side": SIDES[m.first(move)], "room": room, **self._paid(state, move)}

    def _use(self, state: Escape, move: Move) -> Facts:
        rooms = [room - 1 for room in (m.second(move), m.third(move)) if room]
        target = self.names.listing(self.names.room(state.box.room_names[room]) for room in rooms)
        kind = state.box.treasure_names[m.first(move)]
        return {**self.names.of({"treasure": kind}), "target": target or "none"}

    def goes_without_saying(self, event: msgspec.Struct, then: msgspec.Struct | None) -> bool:
        """Dice in the air, and what the next line tells as well."""
        if isinstance(event, happened.RoomPlaced):
            return event.rule == "ESC-RT-33"
        return isinstance(event, happened.DiceRolled | happened.PowerSet | happened.SeatReady)

    def is_heading(self, event: msgspec.Struct) -> bool:
        return isinstance(event, happened.Started | happened.GongStruck | happened.DoorSlammed)

    def is_ending(self, event: msgspec.Struct) -> bool:
        return isinstance(event, happened.AllEscaped | happened.Collapsed | happened.Conceded)

    def emphasised(self, text: str) -> str:
        """Rooms set off."""
        return _ROOM.sub(r"[cyan](\1)[/]", escape(text))

    def _say(self, message_id: str, **facts: Fact) -> str:
        return self.emphasised(self.words.say(message_id, **facts))

    # --- pictures ---

    def scenery(self, view: View) -> object:
        return view.rooms, view.players, view.pools, view.depot

    def picture(self, state: Escape, seat: Seat | None, width: int) -> Sequence[RenderableType]:
        view = state.view(seat)
        if view.covered:
            return (
                Text.from_markup(self._say("panel-covered")),
                self._players(view),
                self._table(view),
            )
        return draw_temple(view, state.box), self._players(view), self._table(view)

    def _players(self, view: View) -> Panel:
        grid = Table.grid(padding=(0, 2))
        for player in view.players:
            grid.add_row(*self._row(player))
        return Panel(grid, title=self._say("panel-players"), title_align="left", expand=False)

    def _row(self, player: PlayerView) -> list[str]:
        name = self.names.player(player.seat)
        where = self._say("panel-out") if player.escaped else self.names.room(player.at)
        cursed = [self.words.say("curse", curse=curse) for curse in player.curses]
        owned = [self.names.treasure(kind) for kind in player.treasures]
        return [
            str(player.seat),
            name,
            escape(where),
            escape(draw_dice(player.dice)),
            ", ".join([*cursed, *owned]),
        ]

    def _table(self, view: View) -> Group:
        clock = view.clock
        lines = [
            self._say(
                "panel-clock",
                clock=clock_face(clock.t),
                countdown=clock.countdown,
                ends=clock_face(clock.ends),
            ),
            self._say(
                "panel-depot",
                depot=view.depot,
                spare=view.spare,
                keys=view.exit_price,
                pile=view.pile_size,
            ),
        ]
        for pool in view.pools:
            room = self.names.room(pool.room)
            lines.append(self._say("panel-pool", room=room, total=pool.total, price=pool.price))
        return Group(*lines)

    def at_question(
        self, state: Escape, seat: Seat, question: str, width: int
    ) -> Sequence[RenderableType]:
        return ()

    def hand(self, state: Escape, seat: Seat, width: int) -> Sequence[RenderableType]:
        return ()

    def turn_end(self, before: Escape, seat: Seat, move: Move) -> Escape | None:
        """There are no turns; the temple is drawn when it has grown."""
        rooms = len(before.squares)
        before.apply(seat, move)
        return before if len(before.squares) > rooms else None

    # --- menus ---

    def picks(self, verb: str) -> Sequence[Pick]:
        return ()

    def move_picture(self, state: Escape, move: Move) -> Picture | None:
        return None
