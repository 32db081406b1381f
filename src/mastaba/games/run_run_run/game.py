"""Run Run Run! as a game in progress: who is asked, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from mastaba.games.run_run_run import (
    attack,
    calls,
    drawing,
    dumping,
    exit_door,
    explore,
    facts,
    fight,
    lighting,
    marks,
    mechanisms,
    moving,
    mummies,
    regroup,
    results,
    setup,
    sound,
    steps,
    tokens,
    turn,
    waking,
)
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.expedition import LOST_HAND, LOST_LAST_CARD, PLAYING, WON, Expedition
from mastaba.games.run_run_run.house import House
from mastaba.games.run_run_run.imagine import redeal
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.spoken import question_facts, spoken
from mastaba.games.run_run_run.views import View, changes, view_for
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.contract import Decision, IllegalMove, Outcome, Refusal
from mastaba.kernel.soundness import check_sound
from mastaba.kernel.verbs import Verb

Happens = Callable[[Expedition, int, int, tuple[int, ...]], None]

STEPS: Final[dict[int, Happens]] = {
    steps.BEGIN_PLAY: setup.begin_play,
    steps.TURN_START: turn.begin_turn,
    steps.ROLL_MUMMY_DICE: mummies.roll_mummy_dice,
    steps.SYMBOL: mummies.resolve_symbol,
    steps.FOES_MOVE: mummies.foes_move,
    steps.ADD_HEART: waking.add_heart,
    steps.PLACE_MUMMY: waking.place_mummy,
    steps.SWIFT_MOVES: mummies.swift_moves,
    steps.END_ATTACKS: mummies.end_attacks,
    steps.END_MUMMY_STEP: mummies.end_mummy_step,
    steps.ADVANCE_ALL: mummies.advance_all,
    steps.ATTACK: attack.attack,
    steps.ASK_SHIELDS: attack.ask_shields,
    steps.LOSE_CARDS: attack.lose_cards,
    steps.CHOOSE_ACTION: turn.choose_action,
    steps.WALK_TO_ROOM: explore.walk_to_room,
    steps.LIGHT: lighting.light,
    steps.DRAW_FOR_LINKS: drawing.draw_for_links,
    steps.DRAW_TOKEN: tokens.draw_token,
    steps.WINDOW: tokens.open_window,
    steps.TORCH_MECHANISM: mechanisms.torch_mechanism,
    steps.DOOR_MECHANISM: mechanisms.door_mechanism,
    steps.OPEN_EXIT: exit_door.open_exit,
    steps.WALK_TO_FIGHT: fight.walk_to_fight,
    steps.COMMIT_CARDS: fight.commit_cards,
    steps.FIGHT_ROLL: fight.roll_combat_dice,
    steps.STRIKE: results.strike,
    steps.ABILITIES: results.use_abilities,
    steps.HEXES: results.draw_hexes,
    steps.FOOTPRINTS: results.footprints,
    steps.COLLECT_OFFERS: regroup.collect_offers,
    steps.ASK_TORCHES: regroup.ask_torches,
    steps.REVEAL_POOL: regroup.reveal_pool,
    steps.SHARE_POOL: regroup.share_pool,
    steps.TRADE_TOKENS: regroup.trade_tokens,
    steps.TURN_END: turn.end_turn,
}


def _yes_or_no(_x: Expedition) -> list[int]:
    return [m.bare(m.AGREE), m.bare(m.OBJECT)]


def _shield_or_suffer(_x: Expedition) -> list[int]:
    return [m.bare(m.SHIELD), m.bare(m.SUFFER)]


MOVES: Final[dict[int, Callable[[Expedition], list[int]]]] = {
    steps.Q_CAT: setup.cat_moves,
    steps.Q_WINDOW: tokens.window_moves,
    steps.Q_ROUTE: mummies.route_moves,
    steps.Q_FOE_ORDER: mummies.order_moves,
    steps.Q_PLACE_MUMMY: waking.placement_moves,
    steps.Q_SPLIT: attack.split_moves,
    steps.Q_SPLIT_AGREED: _yes_or_no,
    steps.Q_SPLIT_DEADLOCK: _yes_or_no,
    steps.Q_SHIELD: _shield_or_suffer,
    steps.Q_ACTION: turn.action_moves,
    steps.Q_STRIDE: moving.stride_moves,
    steps.Q_TORCH_TRIANGLE: mechanisms.triangle_moves,
    steps.Q_DOOR_TRIANGLE: mechanisms.triangle_moves,
    steps.Q_EXIT: exit_door.exit_moves,
    steps.Q_COMMIT: fight.commit_moves,
    steps.Q_HIT: results.hit_moves,
    steps.Q_LOOT: results.loot_moves,
    steps.Q_FOOTPRINT: results.footprint_moves,
    steps.Q_JOIN: regroup.join_moves,
    steps.Q_TORCHES: regroup.torch_moves,
    steps.Q_SHARE: regroup.share_moves,
    steps.Q_SHARE_AGREED: _yes_or_no,
    steps.Q_SHARE_DEADLOCK: _yes_or_no,
    steps.Q_TRADE_AGREED: _yes_or_no,
    steps.Q_ABILITY: results.ability_moves,
    steps.Q_HEXES: results.hex_moves,
}
"""The answers to each question; offers and trades depend on the seat and stand apart."""

_TOKEN_VERBS: Final[tuple[Verb, ...]] = (m.USE, m.LAY, m.TELEPORT)
_REGROUP: Final = range(steps.Q_JOIN, steps.Q_TRADE_AGREED + 1)

VERBS: Final[dict[int, tuple[Verb, ...]]] = {
    steps.Q_CAT: (m.CHOOSE_CAT,),
    steps.Q_WINDOW: (m.HOLD, *_TOKEN_VERBS),
    steps.Q_ROUTE: (m.ROUTE,),
    steps.Q_FOE_ORDER: (m.ORDER,),
    steps.Q_PLACE_MUMMY: (m.WAKE,),
    steps.Q_SPLIT: (m.SPLIT, m.DEADLOCK),
    steps.Q_SPLIT_AGREED: (m.AGREE, m.OBJECT),
    steps.Q_SPLIT_DEADLOCK: (m.AGREE, m.OBJECT),
    steps.Q_SHIELD: (m.SHIELD, m.SUFFER),
    steps.Q_ACTION: (m.EXPLORE, m.FIGHT, m.REGROUP, m.PASS, *_TOKEN_VERBS),
    steps.Q_STRIDE: (m.HOLD, m.STRIDE, m.TELEPORT),
    steps.Q_TORCH_TRIANGLE: (m.TRIANGLE, m.DECLINE),
    steps.Q_DOOR_TRIANGLE: (m.TRIANGLE, m.DECLINE),
    steps.Q_EXIT: (m.OPEN,),
    steps.Q_COMMIT: (m.COMMIT, m.ROLL, *_TOKEN_VERBS),
    steps.Q_HIT: (m.HIT, m.SPARE),
    steps.Q_LOOT: (m.LOOT, m.DECLINE),
    steps.Q_FOOTPRINT: (m.STEP, m.STAY),
    steps.Q_JOIN: (m.JOIN, m.STAY),
    steps.Q_OFFER: (m.OFFER,),
    steps.Q_TORCHES: (m.BURN,),
    steps.Q_SHARE: (m.GIVE, m.DEADLOCK),
    steps.Q_SHARE_AGREED: (m.AGREE, m.OBJECT),
    steps.Q_SHARE_DEADLOCK: (m.AGREE, m.OBJECT),
    steps.Q_TRADE: (m.TRADE, m.DONE),
    steps.Q_TRADE_AGREED: (m.AGREE, m.OBJECT),
    steps.Q_ABILITY: (m.TAKE, m.DECLINE),
    steps.Q_HEXES: (m.TAKE, m.DECLINE),
}
"""The verbs that answer each question."""


def _fine(_x: Expedition, _move: int) -> Refusal | None:
    return None


CHECKS: Final[dict[int, Callable[[Expedition, int], Refusal | None]]] = {
    steps.Q_CAT: setup.check_cat,
    steps.Q_WINDOW: tokens.check_hold,
    steps.Q_ROUTE: mummies.check_route,
    steps.Q_FOE_ORDER: mummies.check_order,
    steps.Q_PLACE_MUMMY: waking.check_placement,
    steps.Q_SPLIT: attack.check_split,
    steps.Q_SPLIT_AGREED: _fine,
    steps.Q_SPLIT_DEADLOCK: _fine,
    steps.Q_SHIELD: _fine,
    steps.Q_ACTION: turn.check_action,
    steps.Q_STRIDE: moving.check_stride,
    steps.Q_TORCH_TRIANGLE: mechanisms.check_triangle,
    steps.Q_DOOR_TRIANGLE: mechanisms.check_triangle,
    steps.Q_EXIT: exit_door.check_exit,
    steps.Q_COMMIT: fight.check_commit,
    steps.Q_HIT: results.check_hit,
    steps.Q_LOOT: _fine,
    steps.Q_FOOTPRINT: results.check_footprint,
    steps.Q_JOIN: _fine,
    steps.Q_TORCHES: regroup.check_torches,
    steps.Q_SHARE: regroup.check_share,
    steps.Q_SHARE_AGREED: _fine,
    steps.Q_SHARE_DEADLOCK: _fine,
    steps.Q_TRADE_AGREED: _fine,
    steps.Q_ABILITY: results.check_ability,
    steps.Q_HEXES: results.check_hexes,
}

ANSWERS: Final[dict[int, Callable[[Expedition, int], None]]] = {
    steps.Q_CAT: setup.answer_cat,
    steps.Q_WINDOW: tokens.answer_window,
    steps.Q_ROUTE: mummies.answer_route,
    steps.Q_FOE_ORDER: mummies.answer_order,
    steps.Q_PLACE_MUMMY: waking.answer_placement,
    steps.Q_SPLIT: attack.answer_split,
    steps.Q_SHIELD: attack.answer_shield,
    steps.Q_ACTION: turn.answer_action,
    steps.Q_STRIDE: moving.answer_stride,
    steps.Q_TORCH_TRIANGLE: mechanisms.answer_triangle,
    steps.Q_DOOR_TRIANGLE: mechanisms.answer_triangle,
    steps.Q_EXIT: exit_door.answer_exit,
    steps.Q_COMMIT: fight.answer_commit,
    steps.Q_HIT: results.answer_hit,
    steps.Q_LOOT: results.answer_loot,
    steps.Q_FOOTPRINT: results.answer_footprint,
    steps.Q_TORCHES: regroup.answer_torches,
    steps.Q_SHARE: regroup.answer_share,
    steps.Q_TRADE_AGREED: regroup.answer_trade_agreed,
    steps.Q_ABILITY: results.answer_ability,
    steps.Q_HEXES: results.answer_hexes,
}

JOINT_ANSWERS: Final[dict[int, Callable[[Expedition, int, int], None]]] = {
    steps.Q_SPLIT_AGREED: attack.answer_split_agreed,
    steps.Q_SPLIT_DEADLOCK: attack.answer_split_agreed,
    steps.Q_JOIN: regroup.answer_join,
    steps.Q_OFFER: regroup.answer_offer,
    steps.Q_SHARE_AGREED: regroup.answer_share_agreed,
    steps.Q_SHARE_DEADLOCK: regroup.answer_share_agreed,
    steps.Q_TRADE: regroup.answer_trade,
}
"""Questions that several seats answer, in any order."""


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

    def asked(self, seat: int) -> bool:
        """Whether the game waits for this seat."""
        return seat in self.waiting_seats()

    def waiting_seats(self) -> list[int]:
        if self.agenda is None:
            return []
        kind, first, second, _cells = self.agenda[0]
        if kind == steps.Q_ACTION:
            return [self.active]
        if kind == steps.Q_TRADE:
            return regroup.traders(self)
        if kind in JOINT_ANSWERS:
            return [seat for seat in range(self.seats) if self.pending >> seat & 1]
        if kind == steps.Q_CAT:
            return [first]
        if kind == steps.Q_SHIELD or kind == steps.Q_TRADE_AGREED:
            return [second]
        if kind == steps.Q_SPLIT:
            return [attack.proposer(self)]
        if kind == steps.Q_SHARE:
            return [regroup.sharer(self)]
        return [self.active]

    def waiting(self) -> list[Decision]:
        if self.agenda is None:
            return []
        kind = self.agenda[0][0] - steps.FIRST_QUESTION
        return [
            Decision(seat, steps.QUESTIONS[kind], steps.ASKED_BY[kind], question_facts(self))
            for seat in self.waiting_seats()
        ]

    # --- what is legal ---

    def moves(self, seat: int) -> tuple[int, ...]:
        agenda = self.agenda
        if agenda is None:
            return ()
        kind = agenda[0][0]
        if kind == steps.Q_ACTION:
            if seat != self.active:
                return ()
        elif not self.asked(seat):
            return ()
        known = self.known_moves
        if known is None:
            if kind == steps.Q_OFFER:
                return tuple(regroup.offer_moves(self, seat))
            if kind == steps.Q_TRADE:
                return tuple(regroup.trade_moves(self, seat))
            known = self.known_moves = tuple(MOVES[kind](self))
        return known

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
        asked_by = steps.ASKED_BY[kind - steps.FIRST_QUESTION]
        question = steps.QUESTIONS[kind - steps.FIRST_QUESTION]
        if verb in _TOKEN_VERBS and seat != self.active:
            return no("RRR-SARC-29", "token-on-own-turn")
        if verb in _TOKEN_VERBS and kind in _REGROUP:
            return no("RRR-COOP-22", "no-token-in-regroup")
        if not self.asked(seat):
            return no("RRR-TURN-08", "not-your-decision", seats=self.waiting_seats())
        if verb not in VERBS[kind]:
            legal = {VOCABULARY.verb(known) for known in self.moves(seat)}
            verbs = [known.name for known in VERBS[kind] if known in legal]
            return no(asked_by, "answer-the-question", question=question, verbs=verbs)
        if kind == steps.Q_OFFER:
            return regroup.check_offer(self, seat, move)
        if kind == steps.Q_TRADE:
            return regroup.check_trade(self, seat, move)
        return CHECKS[kind](self, move)

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
        kind = self.question()[0]
        answer = ANSWERS.get(kind)
        if answer is not None:
            answer(self, move)
        else:
            JOINT_ANSWERS[kind](self, seat, move)
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
            STEPS[kind](self, first, second, cells)

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
