"""How The Cursed Tomb is told and shown in the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from mastaba.bots.cursed_tomb.skill import Lies, Look
from mastaba.cli.cursed_tomb.facts import FactWords
from mastaba.cli.cursed_tomb.track import draw_track
from mastaba.cli.show import Facts, Pick, Picture
from mastaba.games.cursed_tomb import CursedTomb
from mastaba.games.cursed_tomb import events as happened
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import COLOURS, DEEP, HALF, OPEN, PACES
from mastaba.games.cursed_tomb.explore import NAME, TURN_TILE
from mastaba.games.cursed_tomb.heap import PULL, class_of
from mastaba.games.cursed_tomb.moving import BACKWARD, FORWARD, STAY, destination
from mastaba.games.cursed_tomb.odds import chances
from mastaba.games.cursed_tomb.setup import CHOOSE_PAWN, VOTE
from mastaba.games.cursed_tomb.spelling import FACTORS
from mastaba.games.cursed_tomb.table_talk import CLOCK, REMOVE
from mastaba.games.cursed_tomb.verdicts import FELL, PULLED, SLIPPED
from mastaba.games.cursed_tomb.views import PlayerView, View
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.contract import Game, Move, Seat
from mastaba.kernel.words import Fact, Words

_SQUARE: Final = re.compile(r"\b(START|GATE|TOMB|[DPT]\d+)\b")


class CursedTombShow:
    """Adventurers by their pawns; the track as two rows; the bowl as a list of stones."""

    legend = ("legend-track", "legend-colours")
    examples = "name red   forward   pull red2 gentle"
    rule = "TOMB-CURSE-02"
    has_hand = False
    grouped = ()

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.names = FactWords(words)
        self.look: Look | None = None
        """How the stones lie where the rules do not know it."""

    # --- words ---

    def meet(self, state: CursedTomb) -> None:
        """Learn which pawn sits where."""
        self.names.pawns = [player.pawn for player in state.view(None).players]

    def facts(self, facts: Mapping[str, Any]) -> Facts:
        return self.names.of(facts)

    def name(self, seat: Seat) -> str:
        return self.names.player(seat)

    def move_facts(self, state: CursedTomb, move: Move) -> Facts:
        """What the words of a move stand for; only a legal move is told."""
        verb, first, box = VOCABULARY.verb(move), m.first_of(move), state.box
        of = self.names.of
        if verb is CHOOSE_PAWN:
            return {"pawn": box.pawns[first]}
        if verb in (VOTE, REMOVE):
            return of({"choice": first})
        if verb is TURN_TILE:
            return {"square": box.squares[box.tile_squares[state.turned]]}
        if verb is NAME:
            return {"colour": COLOURS[first]}
        if verb in (FORWARD, BACKWARD):
            return {"to": box.squares[destination(state, verb)]}
        if verb is STAY:
            return {"at": box.squares[state.at()]}
        if verb is CLOCK:
            return {"factor": FACTORS[first]}
        if verb in (FELL, SLIPPED):
            return of({"thing": box.thing(first)})
        if verb is PULLED:
            return of({"stone": box.stone_names[first]})
        return self._heap_facts(state, move)

    def _heap_facts(self, state: CursedTomb, move: Move) -> Facts:
        odds = chances(state, move)
        if odds is None:
            return {}
        names, first, second = state.box.stone_names, m.first_of(move), m.second_of(move)
        if PULL.says(move):
            said = self.names.of({"stone": names[first], "pace": PACES[second]})
        else:
            said = self.names.of({"cover": names[first], "stone": names[second]})
        return {**said, "chance": odds.success}

    def goes_without_saying(self, event: msgspec.Struct, then: msgspec.Struct | None) -> bool:
        """Steps of the mummy on which she meets nobody, and what the next line says as well."""
        if isinstance(event, happened.MummyStepped):
            return not isinstance(then, happened.ScarabPaid | happened.SentBack)
        if isinstance(event, happened.MummyTurned):
            return isinstance(then, happened.MummyStopped)
        return isinstance(event, happened.ForcedChoice | happened.HandTouched)

    def is_heading(self, event: msgspec.Struct) -> bool:
        return isinstance(event, happened.TurnBegan)

    def is_ending(self, event: msgspec.Struct) -> bool:
        return isinstance(event, happened.MummyFreed | happened.RoundsOver | happened.GameVoid)

    def emphasised(self, text: str) -> str:
        """Squares set off."""
        return _SQUARE.sub(r"[cyan]\g<0>[/]", escape(text))

    def _say(self, message_id: str, **facts: Fact) -> str:
        return self.emphasised(self.words.say(message_id, **facts))

    # --- pictures ---

    def scenery(self, view: View) -> object:
        return view.tiles, view.players, view.mummy, view.trap

    def picture(self, state: CursedTomb, seat: Seat | None, width: int) -> Sequence[RenderableType]:
        view = state.view(seat)
        beside = Columns([self._players(view), self._table(view)])
        return draw_track(view, state.box), beside

    def _players(self, view: View) -> Panel:
        grid = Table.grid(padding=(0, 2))
        for player in view.players:
            grid.add_row(*self._player_row(player, view))
        return Panel(grid, title=self._say("panel-players"), title_align="left", expand=False)

    def _player_row(self, player: PlayerView, view: View) -> list[str]:
        turn = "▸" if player.seat == view.active else " "
        name = self._say("panel-player", **self.names.seat(player.seat))
        if not player.at:
            return [f"{turn}{player.seat}", name, self._say("panel-gone"), ""]
        where = f"[cyan]{player.at}[/]"
        return [f"{turn}{player.seat}", name, where, self._scarabs(player.scarabs, view)]

    def _scarabs(self, scarabs: int, view: View) -> str:
        return "" if view.mummy is None else self._say("panel-scarabs", scarabs=scarabs)

    def _table(self, view: View) -> Group:
        lines = [self._say("panel-bowl", stones=self._bowl(view))]
        if view.mummy is None:
            lines.append(self._say("panel-no-mummy"))
        else:
            lines.append(self._say("panel-mummy", at=view.mummy.at, facing=view.mummy.facing))
            lines.append(self._say("panel-supply", supply=view.supply))
        tomb = [tile.colour for tile in view.tiles if tile.kind == "tomb"]
        shown = [self.names.colour(colour) if colour else "?" for colour in tomb]
        lines.append(self._say("panel-tomb", tiles=", ".join(shown)))
        if view.pull is not None:
            lines.append(self._say("panel-demanded", colour=view.pull.colour))
        return Group(*lines)

    def _bowl(self, view: View) -> str:
        """How many stones of each colour are left."""
        colours = [stone.rstrip("0123456789") for stone in view.trap.bowl]
        return ", ".join(
            self.words.say("stones-of-colour", count=colours.count(colour), colour=colour)
            for colour in COLOURS
            if colour in colours
        )

    def at_question(
        self, state: CursedTomb, seat: Seat, question: str, width: int
    ) -> Sequence[RenderableType]:
        """How the stones lie: those of all colours before one is chosen, then those of that one."""
        if question == "explore":
            return self._colours(state)
        if question != "heap":
            return ()
        wanted = COLOURS[state.demanded]
        lines = [
            self._say(
                "panel-stone",
                lies=one.lies,
                hour=one.hour,
                **self.names.of({"stone": one.stone, "covers": one.covers}),
            )
            for one in state.view(seat).trap.heap
            if one.stone.startswith(wanted)
        ]
        return [Group(*lines)]

    def _colours(self, state: CursedTomb) -> Sequence[RenderableType]:
        stones = [stone for stone in range(state.box.stones) if state.bowl >> stone & 1]
        if state.house.abstract:
            lies: Lies = {stone: class_of(state, stone) for stone in stones}
        elif self.look is not None:
            lies = self.look(state)
        else:
            return ()
        kinds = {
            colour: [lies[stone] for stone in stones if state.box.stone_colours[stone] == number]
            for number, colour in enumerate(COLOURS)
        }
        lines = [
            self._say(
                "panel-colour-lies",
                colour=self.names.colour(colour),
                open=found.count(OPEN),
                half=found.count(HALF),
                deep=found.count(DEEP),
            )
            for colour, found in kinds.items()
        ]
        return [Group(*lines)]

    def hand(self, state: CursedTomb, seat: Seat, width: int) -> Sequence[RenderableType]:
        return ()

    def turn_end(self, before: CursedTomb, seat: Seat, move: Move) -> CursedTomb | None:
        """The board as the turn leaves it: the next player has only begun to think."""
        turn = before.turn
        before.apply(seat, move)
        return before if before.turn > turn > 0 else None

    # --- menus: never longer than a page ---

    def picks(self, verb: str) -> Sequence[Pick]:
        return ()

    def move_picture(self, state: CursedTomb, move: Move) -> Picture | None:
        return None
