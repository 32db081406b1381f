"""The Cursed Tomb as a game in progress: who is asked, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mastaba.games.cursed_tomb import clocks, dumping, facts, setup, sound, table_talk, verdicts
from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.chapters import COURSE
from mastaba.games.cursed_tomb.descent import CAPPED, FREED, GONE, PLAYING, Descent
from mastaba.games.cursed_tomb.house import House
from mastaba.games.cursed_tomb.imagine import reshuffle
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.spoken import spoken
from mastaba.games.cursed_tomb.views import View, changes, view_for
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.cloning import cloner
from mastaba.kernel.contract import REFEREE, Decision, IllegalMove, Outcome, Refusal
from mastaba.kernel.questions import FIRST_QUESTION
from mastaba.kernel.soundness import check_sound
from mastaba.kernel.verbs import ASIDE, REFEREES

MOST_TIME_OUTS: Final = 1000
"""In one tick; more than any game has that ends by its rounds."""

_clone = cloner(Descent)


class CursedTomb(Descent):
    """The game contract over a descent."""

    __slots__ = ()

    adopters: ClassVar[tuple[int, ...]] = ()

    def clone(self) -> CursedTomb:
        return _clone(self)

    # --- who is asked ---

    def hushed(self, seat: int) -> Refusal | None:
        return None

    def calm(self) -> bool:
        """Between two moves nothing is under way."""
        return True

    def waiting_seats(self) -> list[int]:
        return COURSE.questions[self.agenda[0]].seats(self) if self.agenda else []

    def waiting(self) -> list[Decision]:
        return COURSE.questions[self.agenda[0]].decisions(self, self.text) if self.agenda else []

    def text(self, move: int) -> str:
        return VOCABULARY.text(move, self.box)

    # --- what is legal ---

    def moves(self, seat: int) -> list[int]:
        if not self.agenda:
            return []
        question = COURSE.questions[self.agenda[0]]
        return question.moves(self, seat) if seat in question.seats(self) else []

    def asides(self, seat: int) -> list[int]:
        if self.ending != PLAYING or not REFEREE <= seat < self.seats:
            return []
        if seat == REFEREE:
            begin = verdicts.begin_moves(self)
            return verdicts.slip_moves(self) + table_talk.leave_moves(self) + begin
        return table_talk.seat_asides(self, seat) if self.plays(seat) else []

    def check(self, seat: int, move: int) -> Refusal | None:
        refusal = self._refusal(seat, move)
        return None if refusal is None else spoken(refusal, self.box)

    def _refusal(self, seat: int, move: int) -> Refusal | None:
        if self.ending != PLAYING:
            return no("TOMB-END-02", "game-over")
        if not REFEREE <= seat < self.seats:
            return no("TOMB-SETUP-01", "no-such-seat", seat=seat, seats=self.seats)
        question = COURSE.questions[self.question()]
        if not VOCABULARY.is_written(move):
            return no(question.rule, "not-a-move")
        verb = VOCABULARY.verb(move)
        if seat == REFEREE and not verb.marks & REFEREES:
            return no("TOMB-DT-01", "referee-only-judges")
        if seat != REFEREE and verb.marks & REFEREES:
            return no("TOMB-DT-01", "only-the-referee")
        if seat != REFEREE and not self.plays(seat):
            return no("TOMB-END-04", "seat-has-left", seat=seat)
        if verb.marks & ASIDE:
            return self._aside_refusal(seat, move)
        if seat not in question.seats(self):
            return self._not_asked()
        if verb not in question.verbs:
            verbs, name = [known.name for known in question.verbs], question.name
            return no(question.rule, "answer-the-question", question=name, verbs=verbs)
        return question.check(self, seat, move)

    def _aside_refusal(self, seat: int, move: int) -> Refusal | None:
        if verdicts.SLIPPED.says(move):
            return verdicts.check_slip(self, move)
        if table_talk.REMOVE.says(move):
            return table_talk.check_leave(self, move)
        if verdicts.BEGIN.says(move):
            return verdicts.check_begin(self)
        return table_talk.check_seat_aside(self, seat, move)

    def _not_asked(self) -> Refusal:
        seats = self.waiting_seats()
        if seats == [REFEREE]:
            return no("TOMB-TRAP-21", "pull-under-way", seat=self.active)
        return no("TOMB-SETUP-13", "not-your-decision", seats=seats)

    # --- what a move does ---

    def play(self, seat: int, move: int, at: int = 0) -> list[tuple[Any, ...]]:
        refusal = self.check(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.apply(seat, move, at)

    def apply(self, seat: int, move: int, at: int = 0) -> list[tuple[Any, ...]]:
        """Make a move that is known to be legal, such as one of `moves`."""
        self.told = []
        self.now = at
        before = self.agenda
        if VOCABULARY.is_aside(move):
            self._make_aside(seat, move)
        else:
            if seat != REFEREE:
                self.time_outs[seat] = 0  # TOMB-DT-30: slow, but there
            COURSE.questions[before[0]].answer(self, seat, move)
        self._run(before)
        return self.told

    def _make_aside(self, seat: int, move: int) -> None:
        if verdicts.SLIPPED.says(move):
            verdicts.slip(self, move)
        elif table_talk.REMOVE.says(move):
            table_talk.leave(self, move)
        elif verdicts.BEGIN.says(move):
            verdicts.begin_pull(self)
        else:
            table_talk.make_seat_aside(self, seat, move)

    def _run(self, before: tuple[int, ...]) -> None:
        """Let everything happen that needs no decision; a new question starts its clock."""
        while self.agenda and self.agenda[0] < FIRST_QUESTION:
            COURSE.steps[self.pop()].happens(self)
        if self.agenda is not before:
            self.since = self.now

    # --- time ---

    def timer(self) -> int | None:
        """TOMB-DT-56: when somebody runs out of time to decide."""
        return (clocks.deadline(self, self.waiting_seats()) or None) if self.agenda else None

    def tick(self, at: int) -> list[tuple[Any, ...]]:
        """Time out whoever had to answer by then; without an end of rounds that could go on for
        ever where nobody plays, so one tick goes only so far."""
        self.told = []
        for _ in range(MOST_TIME_OUTS):
            due = self.timer()
            if due is None or due > at:
                break
            self.now = due
            before, late = self.agenda, COURSE.questions[self.question()].late
            assert late is not None  # or its clock would not run
            late(self)
            self._run(before)
        return self.told

    # --- what may be known ---

    def view(self, seat: int | None) -> View:
        return view_for(self, seat, self.waiting())

    def changes(self, since: CursedTomb) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
        return changes(since.view(None), self.view(None), since, self)

    def outcome(self) -> Outcome | None:
        if self.ending == PLAYING:
            return None
        if self.ending == FREED:
            return Outcome((self.winner,), "freed", "TOMB-END-01")
        if self.ending == CAPPED and self.winner == GONE:
            return Outcome((), "draw", "TOMB-END-05")
        if self.ending == CAPPED:
            return Outcome((self.winner,), "rounds", "TOMB-END-05")
        return Outcome((), "void", "TOMB-END-04")

    def imagine(self, seat: int, seed: int) -> CursedTomb:
        other = self.clone()
        reshuffle(other, seed)
        return other

    def dump(self) -> bytes:
        return dumping.dump(self)

    def facts(self) -> dict[str, Any]:
        return facts.facts(self)

    def digest(self) -> str:
        return dumping.digest(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.dump(), self.box, self.house)


def loaded(data: bytes, box: Box, house: House) -> CursedTomb:
    """The game that `dump` wrote down."""
    return CursedTomb(box=box, house=house, **dumping.loaded_fields(data))


def restored(told_facts: Mapping[str, Any], box: Box, house: House) -> CursedTomb:
    """The game that `facts` told, if it makes sense."""
    game = CursedTomb(box=box, house=house, **facts.restored(told_facts, box, house))
    check_sound(game, sound.INVARIANTS)
    return game


def begin(box: Box, house: House, seats: int, seed: int) -> CursedTomb:
    """A new game, set up and played on to its first decision; `told` holds what happened."""
    game = setup.lay_out(CursedTomb, box, house, seats, seed)
    setup.prepare(game)
    game._run(game.agenda)
    return game
