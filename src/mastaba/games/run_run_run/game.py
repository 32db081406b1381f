"""Run Run Run! as a game in progress: who is asked, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mastaba.games.run_run_run import calls, dumping, facts, marks, setup, sound, steps, tokens
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.chapters import COURSE
from mastaba.games.run_run_run.expedition import LOST_HAND, LOST_LAST_CARD, PLAYING, WON, Expedition
from mastaba.games.run_run_run.house import House
from mastaba.games.run_run_run.imagine import redeal
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.spoken import spoken
from mastaba.games.run_run_run.views import View, changes, view_for
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.contract import Decision, IllegalMove, Outcome, Refusal
from mastaba.kernel.soundness import check_sound

_REGROUP: Final = range(steps.Q_JOIN, steps.Q_TRADE_AGREED + 1)


class RunRunRun(Expedition):
    """The game contract over an expedition."""

    __slots__ = ()

    adopters: ClassVar[tuple[int, ...]] = ()

    def clone(self) -> RunRunRun:
        self.maze_is_shared = True
        return RunRunRun(
            self.box, self.house, self.seats, self.seed, self.draws[:], self.maze, self.deck,
            self.drawn, self.discard, self.hands[:], self.shown, self.token_pile, self.tokens[:],
            self.spent_tokens, self.mummy_pile, self.hearts_on_pile, self.foes, self.foe_cells[:],
            self.foe_hearts[:], self.halted, self.attacked, self.newcomers, self.boss,
            self.door_cell, self.kinds[:], self.cats[:], self.stock, self.bank, self.torchlit,
            self.dark, self.torch_corners, self.door_corners, self.regroup_tiles, self.active,
            self.turn, self.agenda, self.fresh, self.links_made, self.doubles, self.pool,
            self.offers, self.partners, self.pending, self.dealt, self.marks, self.ending,
            self.reveals,
        )  # fmt: skip

    # --- who is asked ---

    def hushed(self, seat: int) -> Refusal | None:
        return None

    def calm(self) -> bool:
        """Between two moves nothing is under way."""
        return True

    def waiting_seats(self) -> list[int]:
        agenda = self.agenda
        return [] if agenda is None else COURSE.questions[agenda[0][0]].seats(self)

    def waiting(self) -> list[Decision]:
        agenda = self.agenda
        return [] if agenda is None else COURSE.questions[agenda[0][0]].decisions(self, self.text)

    def text(self, move: int) -> str:
        return VOCABULARY.text(move, self.box)

    # --- what is legal ---

    def moves(self, seat: int) -> tuple[int, ...]:
        known = self.known_moves
        if known is not None and known[0] == seat:
            return known[1]
        agenda = self.agenda
        if agenda is None:
            return ()
        question = COURSE.questions[agenda[0][0]]
        if seat not in question.seats(self):
            return ()
        moves = tuple(question.moves(self, seat))
        self.known_moves = (seat, moves)
        return moves

    def asides(self, seat: int) -> list[int]:
        if self.ending != PLAYING or not 0 <= seat < self.seats:
            return []
        return marks.mark_moves(self, seat) + calls.call_moves(self)

    def check(self, seat: int, move: int) -> Refusal | None:
        refusal = self._refusal(seat, move)
        return None if refusal is None else spoken(refusal, self.box)

    def _refusal(self, seat: int, move: int) -> Refusal | None:
        if self.ending != PLAYING:
            return no("RRR-TURN-10", "game-over")
        if not 0 <= seat < self.seats:
            return no("RRR-SETUP-20", "no-such-seat", seat=seat, seats=self.seats)
        if not VOCABULARY.is_written(move):
            return no("RRR-TURN-08", "not-a-move")
        verb = VOCABULARY.verb(move)
        if verb in (m.MARK, m.UNMARK):
            return marks.check_mark(self, seat, move)
        if verb is m.CALL:
            return calls.check_call(self, move)
        kind = self.question()[0]
        question = COURSE.questions[kind]
        if verb in tokens.TOKEN_VERBS and seat != self.active:
            return no("RRR-SARC-29", "token-on-own-turn")
        if verb in tokens.TOKEN_VERBS and kind in _REGROUP:
            return no("RRR-COOP-22", "no-token-in-regroup")
        seats = question.seats(self)
        if seat not in seats:
            return no("RRR-TURN-08", "not-your-decision", seats=seats)
        if verb not in question.verbs:
            legal = {VOCABULARY.verb(known) for known in self.moves(seat)}
            verbs = [known.name for known in question.verbs if known in legal]
            return no(question.rule, "answer-the-question", question=question.name, verbs=verbs)
        return question.check(self, seat, move)

    # --- what a move does ---

    def play(self, seat: int, move: int, at: int = 0) -> list[tuple[Any, ...]]:
        refusal = self.check(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.apply(seat, move)

    def apply(self, seat: int, move: int, at: int = 0) -> list[tuple[Any, ...]]:
        """Make a move that is known to be legal, such as one of `moves`."""
        self.told = []
        self.known_moves = None
        if VOCABULARY.is_aside(move):
            self.seen = None
            say = calls.make_call if m.CALL.says(move) else marks.make_mark
            say(self, seat, move)
            return self.told
        COURSE.questions[self.question()[0]].answer(self, seat, move)
        self.run()
        return self.told

    def run(self) -> None:
        """Let everything happen that needs no decision."""
        self.seen = None
        while True:
            agenda = self.agenda
            if agenda is None:
                return
            kind, first, second, cells = agenda[0]
            if kind >= steps.FIRST_QUESTION:
                return
            self.agenda = agenda[1]
            COURSE.steps[kind].happens(self, first, second, cells)

    # --- time: this game has none ---

    def timer(self) -> int | None:
        return None

    def tick(self, at: int) -> list[tuple[Any, ...]]:
        return []

    # --- what may be known ---

    def view(self, seat: int | None) -> View:
        return view_for(self, seat, self.waiting())

    def changes(self, since: RunRunRun) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
        return changes(since, self, self.waiting)

    def outcome(self) -> Outcome | None:
        if self.ending == PLAYING:
            return None
        if self.ending == WON:
            return Outcome(tuple(range(self.seats)), "escaped", "RRR-END-01")
        if self.ending == LOST_HAND:
            return Outcome((), "hand", "RRR-END-05")
        if self.ending == LOST_LAST_CARD:
            return Outcome((), "hand", "RRR-END-04")
        return Outcome((), "vault", "RRR-END-03")

    def imagine(self, seat: int, seed: int) -> RunRunRun:
        other = self.clone()
        redeal(other, seat, seed)
        return other

    def dump(self) -> bytes:
        return dumping.dump(self)

    def facts(self) -> dict[str, Any]:
        return facts.facts(self)

    def digest(self) -> str:
        return dumping.digest(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.dump(), self.box, self.house)


def loaded(data: bytes, box: Box, house: House) -> RunRunRun:
    """The game that `dump` wrote down."""
    return RunRunRun(*dumping.fields(data, box, house))


def restored(told_facts: Mapping[str, Any], box: Box, house: House) -> RunRunRun:
    """The game that `facts` told, if it makes sense."""
    game = RunRunRun(*facts.restored(told_facts, box, house))
    check_sound(game, sound.INVARIANTS)
    return game


def begin(box: Box, house: House, seats: int, seed: int) -> RunRunRun:
    """A new game, set up and played on to its first decision; `told` holds what happened."""
    game = RunRunRun(*setup.opening_fields(box, house, seats, seed))
    setup.prepare(game)
    game.run()
    return game
