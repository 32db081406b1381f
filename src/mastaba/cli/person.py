"""A person on a seat: reads the question, picks from the menu, or types a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.markup import escape
from rich.text import Text

from mastaba.cli.menu import Entry, first_menu, next_menu
from mastaba.cli.pictures import side_by_side
from mastaba.cli.show import Picture
from mastaba.cli.stage import Stage
from mastaba.kernel.contract import Decision, Move, Seat, UnreadableMove
from mastaba.kernel.rulebook import RulebookError
from mastaba.kernel.words import Fact

Read = Callable[[str], str]
"""Shows a prompt and gives what was typed; raises EOFError when nothing more will come."""


class Quit(Exception):
    """The person has left the table."""


class Person:
    """Asks a person for every decision of a seat."""

    name = "person"

    def __init__(
        self, stage: Stage, seat: Seat, read: Read, only_what_matters: bool = False
    ) -> None:
        self.stage = stage
        self.seat = seat
        self._read = read
        self._only_what_matters = only_what_matters
        self._commands: dict[str, Callable[[Any, str], None]] = {
            "map": lambda state, _rest: self._map(state),
            "rules": lambda _state, rest: self._rules(rest),
            "?": self._why_not,
            "help": lambda _state, _rest: self._help(),
        }
        if stage.narrator.show.has_hand:
            self._commands["hand"] = lambda state, _rest: self._hand(state)

    def choose(self, state: Any) -> Move:
        """A legal answer to what the seat is asked, or an aside; raises Quit."""
        decision = next(one for one in state.waiting() if one.seat == self.seat)
        if self._only_what_matters and "usual" in decision.facts:
            return self.stage.narrator.game.parse(decision.facts["usual"])
        moves = state.moves(self.seat)
        self._ask(state, decision)
        menus = [first_menu(self.stage.narrator, state, moves)]
        self._show_menu(menus)
        while True:
            typed = self._listen("prompt-move")
            picked = self._understand(state, typed, menus)
            if picked is not None and self._is_sure(state, picked):
                return picked

    # --- the question ---

    def _ask(self, state: Any, decision: Decision) -> None:
        self.stage.draw_news(state)
        self.stage.narrator.meet(state)
        show, width = self.stage.narrator.show, self.stage.console.width
        for part in show.at_question(state, self.seat, decision.question, width):
            self.stage.render(part)
        self.stage.print(self.stage.narrator.question(decision))

    def _show_menu(self, menus: list[list[Entry]]) -> None:
        pictures: list[Picture] = []
        for number, entry in enumerate(menus[-1], 1):
            if entry.picture is not None:
                pictures.append([Text(f"{number:>4}", style="bold"), *entry.picture])
                continue
            text = self._text(entry.moves[0]) if len(entry.moves) == 1 else ""
            self.stage.print(f"{number:>4}  {entry.label}  [dim]{escape(text)}[/]")
        if pictures:
            self.stage.render(side_by_side(pictures, self.stage.console.width))
        if len(menus) > 1:
            self.stage.print(f"   0  {self.stage.narrator.say('menu-back')}")

    def _text(self, move: Move) -> str:
        return self.stage.narrator.game.text(move)

    # --- what was typed ---

    def _listen(self, prompt: str, **facts: Fact) -> str:
        try:
            return self._read(self.stage.narrator.words.say(prompt, **facts)).strip()
        except EOFError:
            raise Quit from None

    def _understand(self, state: Any, typed: str, menus: list[list[Entry]]) -> Move | None:
        """The move that was typed or picked; None if there is more to say."""
        word, _, rest = typed.partition(" ")
        if word == "quit":
            raise Quit
        if word.startswith("?"):
            word, rest = "?", self._of_menu(typed[1:].strip(), menus)
        if word in self._commands:
            self._commands[word](state, rest.strip())
        elif word in self.stage.narrator.game.vocabulary.by_name:
            return self._typed_move(state, typed)
        elif typed.isascii() and typed.isdigit():
            return self._number(state, int(typed), menus)
        elif typed:
            self.stage.say("prompt-not-understood", typed=typed)
        else:
            self._show_menu(menus)
        return None

    def _of_menu(self, typed: str, menus: list[list[Entry]]) -> str:
        """A number of the menu stands for its move."""
        if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(menus[-1]):
            return self._text(menus[-1][int(typed) - 1].moves[0])
        return typed

    def _number(self, state: Any, number: int, menus: list[list[Entry]]) -> Move | None:
        if number == 0 and len(menus) > 1:
            menus.pop()
        elif 0 < number <= len(menus[-1]):
            entry = menus[-1][number - 1]
            if len(entry.moves) == 1:
                return entry.moves[0]
            menus.append(next_menu(self.stage.narrator, state, entry))
        else:
            self.stage.say("prompt-no-such-number", most=len(menus[-1]))
            return None
        self._show_menu(menus)
        return None

    def _typed_move(self, state: Any, typed: str) -> Move | None:
        """A move in its text form: made if it is legal, explained if it is not."""
        try:
            move = self.stage.narrator.game.parse(typed)
        except UnreadableMove as error:
            self.stage.print(f"[red]{escape(str(error))}[/]")
            return None
        refusal = state.check(self.seat, move)
        if refusal is None:
            return move
        self.stage.print(self.stage.narrator.refusal(refusal))
        return None

    # --- commands ---

    def _why_not(self, state: Any, asked: str) -> None:
        if not asked:
            self._forms()
        typed = asked or self._listen("prompt-which-move", example=self._example())
        if self._typed_move(state, typed) is not None:
            self.stage.say("why-not-possible-after-all")

    def _forms(self) -> None:
        """How every move of a player is written, from A to Z."""
        forms = sorted([verb.form for verb in self.stage.narrator.game.vocabulary.of_seats()])
        lines = [[Text(one, style="dim")] for form in forms for one in form.split(", or ")]
        self.stage.render(side_by_side(lines, self.stage.console.width))

    def _map(self, state: Any) -> None:
        self.stage.draw(state)
        self.stage.legend()

    def _hand(self, state: Any) -> None:
        show, width = self.stage.narrator.show, self.stage.console.width
        for part in show.hand(state, self.seat, width):
            self.stage.render(part)

    def _rules(self, wanted: str) -> None:
        book = self.stage.narrator.rulebook
        if not wanted:
            for chapter, title in book.chapters.items():
                self.stage.print(f"[cyan]{chapter:>8}[/]  {escape(title)}")
            return
        try:
            for rule, text in book.look_up(wanted).items():
                self.stage.print(f"[cyan]{rule}[/]  {escape(text)}")
        except RulebookError as error:
            self.stage.print(f"[red]{escape(str(error))}[/]")

    def _help(self) -> None:
        show = self.stage.narrator.show
        self.stage.say("help", examples=show.examples, rule=show.rule)
        if show.has_hand:
            self.stage.say("help-hand")
        self.stage.legend()

    def _example(self) -> str:
        """One move as it is typed."""
        return self.stage.narrator.show.examples.split("   ")[0]

    # --- second thoughts ---

    def _is_sure(self, state: Any, move: Move) -> bool:
        """Legal moves that may be a slip are asked about once more."""
        warnings = self.stage.narrator.game.cautions(state, self.seat, move)
        narrator = self.stage.narrator
        for caution in warnings:
            facts = narrator.show.facts(caution.facts)
            self.stage.print(f"[yellow]{narrator.say(f'caution-{caution.key}', **facts)}[/]")
            self.stage.print(narrator.rule(caution.rule))
        if not warnings:
            return True
        yes = self.stage.narrator.words.say("answer-yes")
        return self._listen("prompt-sure").lower() in (yes, yes[:1])
