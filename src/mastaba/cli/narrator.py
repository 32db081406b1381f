"""The narrator: events, questions, moves and refusals in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.markup import escape

from mastaba.cli.show import show_for
from mastaba.kernel.contract import Decision, Event, Game, Move, Refusal
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.words import Fact, Words, word_folders

CLI_WORDS: Final = Path(__file__).parent / "words"


class Narrator:
    """Tells a game to one seat, or to a spectator (None), from its events alone."""

    def __init__(self, game: Game, language: str, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.words = Words(language, *word_folders(game.folder), CLI_WORDS)
        self.rulebook = Rulebook.load(game.folder, language)
        self.show = show_for(game, self.words)

    def meet(self, state: Any) -> None:
        """Learn who sits where."""
        self.show.meet(state)

    def lines(self, events: Sequence[Event], state: Any) -> list[str]:
        """One line of Rich markup for each event worth telling, as this seat may hear of it."""
        self.meet(state)
        told = [self.game.tell(event, self.seat) for event in events]
        return [
            self._line(event)
            for event, then in zip_longest(told, told[1:])
            if not self.show.goes_without_saying(event, then)
        ]

    def _line(self, event: msgspec.Struct) -> str:
        kind = event.__struct_config__.tag
        facts = {name: getattr(event, name) for name in event.__struct_fields__}
        rule = facts.pop("rule")
        text = self.say(f"event-{kind}", **self.show.facts(facts))
        if self.show.is_heading(event):
            return f"[bold]── {text} ──[/]"
        if self.show.is_ending(event):
            text = f"[bold]{text}[/]"
        return f"{text} [dim]{rule}[/]"

    def question(self, decision: Decision) -> str:
        """What a seat is asked, as its player reads it."""
        text = self.words.say(f"ask-{decision.question}", **self.show.facts(decision.facts))
        asked = self.say("asked", who=self.show.name(decision.seat), question=text)
        return f"{asked} [dim]{decision.rule}[/]"

    def move(self, state: Any, move: Move) -> str:
        """A legal move in words."""
        self.meet(state)
        verb = self.game.vocabulary.verb(move)
        return self.say(f"move-{verb.name}", **self.show.move_facts(state, move))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not possible, and the rule that says so."""
        text = self.say(f"refusal-{refusal.key}", **self.show.facts(refusal.facts))
        return f"{text}\n{self.rule(refusal.rule)}"

    def rule(self, rule: str) -> str:
        """A rule with its text from the rulebook."""
        return f"[dim]{rule}  {escape(self.rulebook.rules[rule])}[/]"

    def say(self, message_id: str, **facts: Fact) -> str:
        """Any other message, as markup."""
        return self.show.emphasised(self.words.say(message_id, **facts))
