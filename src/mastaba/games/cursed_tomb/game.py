"""The Cursed Tomb as a game in progress: who is asked, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from mastaba.games.cursed_tomb import (
    clocks,
    dumping,
    explore,
    facts,
    heap,
    moving,
    pulling,
    setup,
    sound,
    steps,
    table_talk,
    trap,
    turn,
    verdicts,
)
from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import Box
from mastaba.games.cursed_tomb.descent import CAPPED, FREED, GONE, PLAYING, Descent
from mastaba.games.cursed_tomb.house import House
from mastaba.games.cursed_tomb.imagine import reshuffle
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.spoken import question_facts, spoken
from mastaba.games.cursed_tomb.views import View, changes, view_for
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.contract import REFEREE, Decision, IllegalMove, Outcome, Refusal
from mastaba.kernel.soundness import check_sound
from mastaba.kernel.verbs import ASIDE, REFEREES, Verb

MOST_TIME_OUTS: Final = 1000
"""In one tick; more than any game has that ends by its rounds."""

STEPS: Final[dict[int, Callable[[Descent], None]]] = {
    steps.BEGIN_PLAY: setup.begin_play,
    steps.TURN_START: turn.begin_turn,
    steps.ARM_PULL: trap.arm_pull,
    steps.AFTER_PULL: pulling.after_pull,
    steps.OFFER_MOVE: moving.offer_move,
    steps.AFTER_MOVE: turn.after_move,
    steps.TURN_END: turn.end_turn,
}

MOVES: Final[dict[int, Callable[[Descent], list[int]]]] = {
    steps.Q_PAWN: setup.pawn_moves,
    steps.Q_VOTE: setup.vote_moves,
    steps.Q_EXPLORE: explore.explore_moves,
    steps.Q_PULL: verdicts.verdict_moves,
    steps.Q_HEAP: heap.heap_moves,
    steps.Q_MOVE: moving.move_moves,
    steps.Q_EXTRA: turn.extra_moves,
}

VERBS: Final[dict[int, tuple[Verb, ...]]] = {
    steps.Q_PAWN: (setup.CHOOSE_PAWN,),
    steps.Q_VOTE: (setup.VOTE,),
    steps.Q_EXPLORE: (explore.TURN_TILE, explore.NAME, explore.ENTER),
    steps.Q_PULL: (
        verdicts.TOUCH,
        verdicts.PULLED,
        verdicts.FELL,
        verdicts.LATE,
        verdicts.VOID,
        verdicts.RESTART,
    ),
    steps.Q_HEAP: (heap.PULL, heap.RUMMAGE),
    steps.Q_MOVE: (moving.FORWARD, moving.BACKWARD, moving.STAY),
    steps.Q_EXTRA: (turn.EXPLORE, turn.DECLINE),
}
"""The verbs that answer each question."""


def _fine(_x: Descent, _move: int) -> Refusal | None:
    return None


CHECKS: Final[dict[int, Callable[[Descent, int], Refusal | None]]] = {
    steps.Q_PAWN: setup.check_pawn,
    steps.Q_VOTE: setup.check_vote,
    steps.Q_EXPLORE: explore.check_explore,
    steps.Q_PULL: verdicts.check_verdict,
    steps.Q_HEAP: heap.check_heap,
    steps.Q_MOVE: moving.check_move,
    steps.Q_EXTRA: _fine,
}

ANSWERS: Final[dict[int, Callable[[Descent, int], None]]] = {
    steps.Q_PAWN: setup.answer_pawn,
    steps.Q_EXPLORE: explore.answer_explore,
    steps.Q_HEAP: pulling.answer_heap,
    steps.Q_MOVE: moving.answer_move,
    steps.Q_EXTRA: turn.answer_extra,
}


class CursedTomb(Descent):
    """The game contract over a descent."""

    __slots__ = ()

    adopters: ClassVar[tuple[int, ...]] = ()

    def clone(self) -> CursedTomb:
        return CursedTomb(
            self.box, self.house, self.seats, self.seed, self.draws[:], self.tiles,
            self.bays, self.surplus, self.turned, self.bays_turned, self.kinds[:],
            self.pawns[:], self.scarabs[:], self.supply, self.mummy, self.facing,
            self.bowl, self.covers, self.hours, self.builds, self.first,
            self.active, self.turn, self.lap, self.agenda, self.pending, self.votes,
            self.demanded, self.stage, self.bonus, self.touched, self.voids,
            self.stuck, self.patience, self.pulls, self.time_outs[:],
            self.reserve[:], self.factors[:], self.since, self.ending, self.winner,
            self.reveals,
        )  # fmt: skip

    # --- who is asked ---

    def hushed(self, seat: int) -> Refusal | None:
        return None

    def calm(self) -> bool:
        """Between two moves nothing is under way."""
        return True

    def waiting_seats(self) -> list[int]:
        if not self.agenda:
            return []
        kind = self.agenda[0]
        if kind == steps.Q_PULL:
            return [REFEREE]
        if kind == steps.Q_PAWN:
            return [setup.choosing(self)]
        if kind == steps.Q_VOTE:
            return [seat for seat in range(self.seats) if self.pending >> seat & 1]
        return [self.active]

    def waiting(self) -> list[Decision]:
        if not self.agenda:
            return []
        kind = self.agenda[0] - steps.FIRST_QUESTION
        facts = question_facts(self)
        return [
            Decision(seat, steps.QUESTIONS[kind], steps.ASKED_BY[kind], facts)
            for seat in self.waiting_seats()
        ]

    # --- what is legal ---

    def moves(self, seat: int) -> list[int]:
        if seat not in self.waiting_seats():
            return []
        return MOVES[self.question()](self)

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
        kind = self.question()
        asked_by = steps.ASKED_BY[kind - steps.FIRST_QUESTION]
        if not VOCABULARY.is_written(move):
            return no(asked_by, "not-a-move")
        verb = VOCABULARY.verb(move)
        if seat == REFEREE and not verb.marks & REFEREES:
            return no("TOMB-DT-01", "referee-only-judges")
        if seat != REFEREE and verb.marks & REFEREES:
            return no("TOMB-DT-01", "only-the-referee")
        if seat != REFEREE and not self.plays(seat):
            return no("TOMB-END-04", "seat-has-left", seat=seat)
        if verb.marks & ASIDE:
            return self._aside_refusal(seat, move)
        if seat not in self.waiting_seats():
            return self._not_asked()
        if verb not in VERBS[kind]:
            question = steps.QUESTIONS[kind - steps.FIRST_QUESTION]
            verbs = [known.name for known in VERBS[kind]]
            return no(asked_by, "answer-the-question", question=question, verbs=verbs)
        return CHECKS[kind](self, move)

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
        before = self.agenda
        if VOCABULARY.verb(move).marks & ASIDE:
            self._make_aside(seat, move, at)
            self._run(before, at)
            return self.told
        if seat != REFEREE:
            self.time_outs[seat] = 0  # TOMB-DT-30: slow, but there
        if before[0] == steps.Q_PULL:
            verdicts.answer_verdict(self, move, at)
        elif before[0] == steps.Q_VOTE:
            setup.answer_vote(self, seat, move)
        else:
            ANSWERS[before[0]](self, move)
        self._run(before, at)
        return self.told

    def _make_aside(self, seat: int, move: int, at: int) -> None:
        if verdicts.SLIPPED.says(move):
            verdicts.slip(self, move, at)
        elif table_talk.REMOVE.says(move):
            table_talk.leave(self, move, at)
        elif verdicts.BEGIN.says(move):
            verdicts.begin_pull(self, at)
        else:
            table_talk.make_seat_aside(self, seat, move, at)

    def _run(self, before: tuple[int, ...], at: int) -> None:
        """Let everything happen that needs no decision; a new question starts its clock."""
        while self.agenda and self.agenda[0] < steps.FIRST_QUESTION:
            STEPS[self.pop()](self)
        if self.agenda is not before:
            self.since = at

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
            self._time_out(due)
        return self.told

    def _time_out(self, at: int) -> None:
        """Decide for whoever has not answered in time."""
        before, kind = self.agenda, self.question()
        if kind == steps.Q_HEAP:
            verdicts.time_out_pull(self)
        else:
            for seat in self.waiting_seats():
                self.time_outs[seat] += 1
                question = steps.QUESTIONS[kind - steps.FIRST_QUESTION]
                self.tell(told.TimedOut, "TOMB-DT-56", seat, question)
            if kind == steps.Q_VOTE:
                setup.count_votes(self)
            else:
                ANSWERS[kind](self, self._default_answer(kind))
        self._run(before, at)

    def _default_answer(self, kind: int) -> int:
        moves = MOVES[kind](self)
        if kind == steps.Q_EXPLORE:
            return clocks.default_exploration(self, moves)
        if kind == steps.Q_MOVE:
            return clocks.default_move(moves)
        return moves[0] if kind == steps.Q_PAWN else m.bare(turn.DECLINE)

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
    return CursedTomb(*dumping.fields(data, box, house))


def restored(told_facts: Mapping[str, Any], box: Box, house: House) -> CursedTomb:
    """The game that `facts` told, if it makes sense."""
    game = CursedTomb(*facts.restored(told_facts, box, house))
    check_sound(game, sound.INVARIANTS)
    return game


def begin(box: Box, house: House, seats: int, seed: int) -> CursedTomb:
    """A new game, set up and played on to its first decision; `told` holds what happened."""
    game = CursedTomb(*setup.opening_fields(box, house, seats, seed))
    setup.prepare(game)
    game._run(game.agenda, 0)
    return game
