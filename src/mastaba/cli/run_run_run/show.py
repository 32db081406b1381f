"""How Run Run Run! is told and shown in the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.console import RenderableType
from rich.markup import escape

from mastaba.cli.pictures import side_by_side
from mastaba.cli.run_run_run.cards import card_picture
from mastaba.cli.run_run_run.facts import FactWords, place
from mastaba.cli.run_run_run.maze_map import draw_maze
from mastaba.cli.run_run_run.move_facts import move_facts
from mastaba.cli.run_run_run.panels import panels
from mastaba.cli.run_run_run.styles import CAT_STYLES, FOE_STYLE
from mastaba.cli.show import Facts, Pick, Picture
from mastaba.games.run_run_run import RunRunRun, RunRunRunGame
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import CATS, FOES, card_name
from mastaba.games.run_run_run.explore import linked_edges
from mastaba.games.run_run_run.steps import TURN_END
from mastaba.games.run_run_run.views import View
from mastaba.kernel.contract import Game, Move, Seat
from mastaba.kernel.hexgrid import axial
from mastaba.kernel.words import Fact, Words

# A language may give a name an ending: Mapkina.
_CAT = re.compile(rf"\b({'|'.join(CATS)})\w*")
_FOE = re.compile(rf"\b({'|'.join(FOES)})\w*")
_CARD = re.compile(r"\bR\d\d\b")
_PLACE = re.compile(r"\(-?\d+,-?\d+\)")

_WITH_POOL: Final = ("share-pool", "agree-share", "share-deadlock")
_WITH_HAND: Final = ("action", "stride", "commit-cards", "offer", *_WITH_POOL)


class RunRunRunShow:
    """Cats, foes and cards by name; the maze as a map; cards as pictures."""

    legend = ("legend-corridors", "legend-rooms", "legend-figures", "legend-cards")
    examples = "explore R17@2,-1 r3   fight 2,0   mark 3,-1"
    rule = "RRR-EXPLORE-04"
    has_hand = True
    grouped = ("explore", "fight", "teleport", "lay", "trade", "hit")

    def __init__(self, game: Game, words: Words) -> None:
        assert isinstance(game, RunRunRunGame)
        self.words = words
        self.names = FactWords(words, game.box({}))
        card = Pick("pick-card", m.card_of, self.names.card)
        to = Pick("pick-hex", m.cell_of, lambda cell: {"to": place(axial(cell))})
        token = Pick("pick-token", m.small_of, lambda one: self.names.of({"token": one}))
        foe = Pick("pick-foe", m.small_of, lambda one: self.names.of({"foe": one}))
        self._picks: dict[str, tuple[Pick, ...]] = {
            "explore": (card, to),
            "teleport": (token,),
            "give": (card,),
            "trade": (token,),
            "hit": (foe,),
        }

    # --- words ---

    def meet(self, state: RunRunRun) -> None:
        """Learn which cat sits where, and which cards there are."""
        self.names.box = state.box
        self.names.cats = [cat.cat for cat in state.view(None).cats]

    def facts(self, facts: Mapping[str, Any]) -> Facts:
        return self.names.of(facts)

    def name(self, seat: Seat) -> str:
        return self.names.cat(seat)

    def move_facts(self, state: RunRunRun, move: Move) -> Facts:
        return move_facts(self.names, state, move)

    def goes_without_saying(self, event: msgspec.Struct, then: msgspec.Struct | None) -> bool:
        if isinstance(event, happened.ForcedChoice):
            return True
        if isinstance(event, happened.SymbolResolved):
            return event.symbols == 1
        if isinstance(event, happened.FoeHalted):
            return isinstance(then, happened.FoeAttacked)
        if isinstance(event, happened.TokenUsed):
            return isinstance(then, happened.TorchesGained) and not then.count
        return False

    def is_heading(self, event: msgspec.Struct) -> bool:
        return isinstance(event, happened.TurnBegan)

    def is_ending(self, event: msgspec.Struct) -> bool:
        return isinstance(event, happened.GameWon | happened.GameLost)

    def emphasised(self, text: str) -> str:
        """Cats in their colours; foes, cards and places set off."""
        text = escape(text)
        text = _CAT.sub(lambda found: f"[bold {CAT_STYLES[found[1]]}]{found[0]}[/]", text)
        text = _FOE.sub(rf"[{FOE_STYLE}]\g<0>[/]", text)
        text = _CARD.sub(r"[bold]\g<0>[/]", text)
        return _PLACE.sub(r"[cyan]\g<0>[/]", text)

    def _say(self, message_id: str, **facts: Fact) -> str:
        return self.emphasised(self.words.say(message_id, **facts))

    # --- pictures ---

    def scenery(self, view: View) -> object:
        return view.maze, view.foes, [cat.at for cat in view.cats], view.marks, view.passages

    def picture(self, state: RunRunRun, seat: Seat | None, width: int) -> Sequence[RenderableType]:
        view = state.view(seat)
        return draw_maze(view, state.box, self.words, width), panels(view, self.names, self._say)

    def at_question(
        self, state: RunRunRun, seat: Seat, question: str, width: int
    ) -> Sequence[RenderableType]:
        parts: list[RenderableType] = []
        if question in _WITH_POOL:
            parts += self._cards("panel-pool", state.pool, state, width)
        if question in _WITH_HAND:
            parts += self.hand(state, seat, width)
        return parts

    def hand(self, state: RunRunRun, seat: Seat, width: int) -> Sequence[RenderableType]:
        return self._cards("panel-your-hand", state.hands[seat], state, width)

    def _cards(
        self, title: str, cards: Sequence[int], state: RunRunRun, width: int
    ) -> list[RenderableType]:
        """Some cards, under a title."""
        pictures = [card_picture(state.box, self.words, card, card_name(card)) for card in cards]
        return [self._say(title), side_by_side(pictures, width)]

    def turn_end(self, before: RunRunRun, seat: Seat, move: Move) -> RunRunRun | None:
        """Before the next turn's mummies move: played with everything behind the end of the turn
        struck off the agenda."""
        due, agenda = [], before.agenda
        while agenda is not None and agenda[0][0] != TURN_END:
            due.append(agenda[0])
            agenda = agenda[1]
        if agenda is None:
            return None  # no turn has begun yet
        before.agenda = None
        before.plan(tuple(due))
        before.apply(seat, move)
        return None if before.waiting_seats() else before

    # --- menus ---

    def picks(self, verb: str) -> Sequence[Pick]:
        return self._picks.get(verb, ())

    def move_picture(self, state: RunRunRun, move: Move) -> Picture | None:
        """Ways to place a card are better seen than told."""
        if not m.EXPLORE.says(move):
            return None
        say = self.words.say
        notes = [say("pick-turn", links=linked_edges(state, move).bit_count())]
        turns, passages = m.turns_of(move), m.passages_of(move)
        if passages:
            sides = ",".join(str(side) for side in range(6) if passages >> side & 1)
            notes.append(say("pick-passage", sides=sides))
        return card_picture(
            state.box, self.words, m.card_of(move), f"r{turns}", turns=turns, notes=notes
        )
