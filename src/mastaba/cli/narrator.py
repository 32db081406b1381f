"""The narrator: events, questions, moves and refusals in the words of a language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from rich.markup import escape

from mastaba.cli.facts import FactWords
from mastaba.cli.move_facts import move_facts
from mastaba.games.run_run_run import RunRunRunGame, wire
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import CATS, FOES
from mastaba.kernel.contract import Decision, Event, Game, Move, Refusal
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.words import Fact, Words

CLI_WORDS: Final = Path(__file__).parent / "words"

CAT_STYLES: Final = {"Mapkin": "blue", "Pilfer": "green", "Scratch": "red", "Ember": "yellow"}
FOE_STYLE: Final = "bold magenta"

# A language may give a name an ending: Mapkina.
_CAT = re.compile(rf"\b({'|'.join(CATS)})\w*")
_FOE = re.compile(rf"\b({'|'.join(FOES)})\w*")
_CARD = re.compile(r"\bR\d\d\b")
_PLACE = re.compile(r"\(-?\d+,-?\d+\)")


class Narrator:
    """Tells a game to one seat, or to a spectator (None), from its events alone."""

    def __init__(self, game: Game, language: str, seat: int | None) -> None:
        if not isinstance(game, RunRunRunGame):
            raise ValueError(f"{game.title} cannot be told in the terminal yet")
        self.game = game
        self.seat = seat
        self.words = Words(language, game.folder / "words", CLI_WORDS)
        self.rulebook = Rulebook.load(game.folder, language)
        self.facts = FactWords(self.words, game.box({}))

    def meet(self, state: Any) -> None:
        """Learn which cat sits where, and which cards there are."""
        self.facts.box = state.box
        self.facts.cats = [cat.cat for cat in state.view(None).cats]

    def lines(self, events: Sequence[Event], state: Any) -> list[str]:
        """One line of Rich markup for each event worth telling, as this seat may hear of it."""
        self.meet(state)
        told = [wire.tell(event, self.seat, state.box) for event in events]
        return [
            self._line(event)
            for event, then in zip_longest(told, told[1:])
            if not _goes_without_saying(event, then)
        ]

    def _line(self, event: wire.Told) -> str:
        kind = event.__struct_config__.tag
        facts = {name: getattr(event, name) for name in event.__struct_fields__ if name != "rule"}
        text = emphasised(self.words.say(f"event-{kind}", **self.facts.of(facts)))
        if isinstance(event, wire.TurnBegan):
            return f"[bold]── {text} ──[/]"
        if isinstance(event, wire.GameWon | wire.GameLost):
            text = f"[bold]{text}[/]"
        return f"{text} [dim]{event.rule}[/]"

    def question(self, decision: Decision) -> str:
        """What a seat is asked, as its player reads it."""
        text = self.words.say(f"ask-{decision.question}", **self.facts.of(decision.facts))
        asked = self.words.say("asked", who=self.facts.cat(decision.seat), question=text)
        return f"{emphasised(asked)} [dim]{decision.rule}[/]"

    def move(self, state: Any, move: Move) -> str:
        """A legal move in words."""
        self.meet(state)
        verb = m.VERBS[m.verb(move)]
        return emphasised(self.words.say(f"move-{verb}", **move_facts(self.facts, state, move)))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not possible, and the rule that says so."""
        text = emphasised(self.words.say(f"refusal-{refusal.key}", **self.facts.of(refusal.facts)))
        return f"{text}\n{self.rule(refusal.rule)}"

    def rule(self, rule: str) -> str:
        """A rule with its text from the rulebook."""
        return f"[dim]{rule}  {escape(self.rulebook.rules[rule])}[/]"

    def say(self, message_id: str, **facts: Fact) -> str:
        """Any other message, as markup."""
        return emphasised(self.words.say(message_id, **facts))


def _goes_without_saying(event: wire.Told, then: wire.Told | None) -> bool:
    """Events that the next line tells as well, or in which nothing happens."""
    if isinstance(event, wire.ForcedChoice):
        return True
    if isinstance(event, wire.SymbolResolved):
        return event.symbols == 1
    if isinstance(event, wire.FoeHalted):
        return isinstance(then, wire.FoeAttacked)
    if isinstance(event, wire.TokenUsed):
        return isinstance(then, wire.TorchesGained) and not then.count
    return False


def emphasised(text: str) -> str:
    """Plain text as markup: cats in their colours, foes, cards and places set off."""
    text = escape(text)
    text = _CAT.sub(lambda found: f"[bold {CAT_STYLES[found[1]]}]{found[0]}[/]", text)
    text = _FOE.sub(rf"[{FOE_STYLE}]\g<0>[/]", text)
    text = _CARD.sub(r"[bold]\g<0>[/]", text)
    return _PLACE.sub(r"[cyan]\g<0>[/]", text)
