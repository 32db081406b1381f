"""A person on a seat: reads the question, picks from the menu, or types a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.markup import escape
from rich.text import Text

from mastaba.cli.cards import Picture, side_by_side
from mastaba.cli.facts import Facts
from mastaba.cli.menu import Entry, first_menu, next_menu
from mastaba.cli.stage import Stage
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.cautions import cautions, exit_steps, killed_by
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.kernel.contract import Move, Seat, UnreadableMove
from mastaba.kernel.rulebook import RulebookError

Read = Callable[[str], str]
"""Shows a prompt and gives what was typed; raises EOFError when nothing more will come."""

_WITH_HAND: Final = ("action", "stride", "commit-cards", "offer", "share-pool", "agree-share")
_WITH_POOL: Final = ("share-pool", "agree-share")


class Quit(Exception):
    """The person has left the table."""


class Person:
    """Asks a person for every decision of a seat."""

    name = "person"

    def __init__(self, stage: Stage, seat: Seat, read: Read) -> None:
        self.stage = stage
        self.seat = seat
        self._read = read
        self._commands: dict[str, Callable[[RunRunRun, str], None]] = {
            "map": lambda state, _rest: self._map(state),
            "hand": lambda state, _rest: self._hand(state),
            "rules": lambda _state, rest: self._rules(rest),
            "?": self._why_not,
            "help": lambda _state, _rest: self._help(),
        }

    def choose(self, state: RunRunRun) -> Move:
        """A legal answer to what the seat is asked, or an aside; raises Quit."""
        moves = state.moves(self.seat)
        self._ask(state)
        menus = [first_menu(self.stage.narrator, state, moves)]
        self._show_menu(menus)
        while True:
            typed = self._listen("prompt-move")
            picked = self._understand(state, typed, menus)
            if picked is not None and self._is_sure(state, picked):
                return picked

    # --- the question ---

    def _ask(self, state: RunRunRun) -> None:
        decision = next(one for one in state.waiting() if one.seat == self.seat)
        self.stage.draw_news(state)
        self.stage.narrator.meet(state)
        if decision.question in _WITH_POOL:
            self.stage.cards("panel-pool", state.pool, state)
        if decision.question in _WITH_HAND:
            self._hand(state)
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
            self.stage.pictures(side_by_side(pictures, self.stage.console.width))
        if len(menus) > 1:
            self.stage.print(f"   0  {self.stage.narrator.say('menu-back')}")

    def _text(self, move: Move) -> str:
        return self.stage.narrator.game.text(move)

    # --- what was typed ---

    def _listen(self, prompt: str) -> str:
        try:
            return self._read(self.stage.narrator.words.say(prompt)).strip()
        except EOFError:
            raise Quit from None

    def _understand(self, state: RunRunRun, typed: str, menus: list[list[Entry]]) -> Move | None:
        """The move that was typed or picked; None if there is more to say."""
        word, _, rest = typed.partition(" ")
        if word == "quit":
            raise Quit
        if word.startswith("?"):
            word, rest = "?", typed[1:]
        if word in self._commands:
            self._commands[word](state, rest.strip())
        elif word in m.VERBS:
            return self._typed_move(state, typed)
        elif typed.isascii() and typed.isdigit():
            return self._number(state, int(typed), menus)
        elif typed:
            self.stage.say("prompt-not-understood", typed=typed)
        else:
            self._show_menu(menus)
        return None

    def _number(self, state: RunRunRun, number: int, menus: list[list[Entry]]) -> Move | None:
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

    def _typed_move(self, state: RunRunRun, typed: str) -> Move | None:
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

    def _why_not(self, state: RunRunRun, asked: str) -> None:
        typed = asked or self._listen("prompt-which-move")
        if self._typed_move(state, typed) is not None:
            self.stage.say("why-not-possible-after-all")

    def _map(self, state: RunRunRun) -> None:
        self.stage.draw(state)
        self.stage.legend()

    def _hand(self, state: RunRunRun) -> None:
        self.stage.cards("panel-your-hand", state.hands[self.seat], state)

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
        self.stage.say("help")
        self.stage.legend()

    # --- second thoughts ---

    def _is_sure(self, state: RunRunRun, move: Move) -> bool:
        """Legal moves that may be a slip are asked about once more."""
        warnings = cautions(state, self.seat, move)
        for rule, key in warnings:
            facts = self._caution_facts(state, key, move)
            self.stage.print(f"[yellow]{self.stage.narrator.say(f'caution-{key}', **facts)}[/]")
            self.stage.print(self.stage.narrator.rule(rule))
        if not warnings:
            return True
        yes = self.stage.narrator.words.say("answer-yes")
        return self._listen("prompt-sure").lower() in (yes, yes[:1])

    def _caution_facts(self, state: RunRunRun, key: str, move: Move) -> Facts:
        if key == "split-kills":
            return self.stage.narrator.facts.of({"seats": killed_by(state, move)})
        if key == "exit-near-vault":
            return {"steps": exit_steps(state, move)}
        return {}
