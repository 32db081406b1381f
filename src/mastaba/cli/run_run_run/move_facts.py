"""What a move is about, as its message names it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mastaba.cli.run_run_run.facts import NO_NAME, FactWords, place
from mastaba.cli.show import Facts
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import CATS, FOES, card_name
from mastaba.games.run_run_run.chapters import COURSE
from mastaba.games.run_run_run.explore import linked_edges
from mastaba.games.run_run_run.fight import dice_for
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.games.run_run_run.moving import ALLOWANCE
from mastaba.games.run_run_run.spelling import CALLS
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.contract import Move
from mastaba.kernel.hexgrid import DELTA, axial


def move_facts(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    """The facts of a legal move, with the question that it answers."""
    verb = VOCABULARY.verb(move).name
    about = _ABOUT[verb](words, state, move) if verb in _ABOUT else {}
    return {"question": question_of(state), **about}


def question_of(state: RunRunRun) -> str:
    return COURSE.questions[state.question()[0]].name


def _at(cell: int) -> str:
    return place(axial(cell))


def _to(_words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    return {"to": _at(m.cell_of(move))}


def _cat(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {"seat": state.question()[1], "cat": CATS[m.small_of(move)]}


def _token(words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    return words.of({"token": m.small_of(move)})


def _foe(words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    return words.of({"foe": m.small_of(move)})


def _edge(_words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    one = m.cell_of(move)
    return {"one": _at(one), "other": _at(one + DELTA[m.side_of(move)])}


def _teleport(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {**_token(words, state, move), **_to(words, state, move)}


def _route(_words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {"foe": FOES[state.question()[1]], "to": _at(m.cell_of(move))}


def _wake(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {**_route(words, state, move), "steps": state.maze.steps[m.cell_of(move)]}


def _split(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {"shares": words.damage_shares(m.shares_of(move, state.seats))}


def _suffer(_words: FactWords, state: RunRunRun, _move: Move) -> Facts:
    _kind, _foe, seat, shares = state.question()
    return {"damage": shares[seat]}


def _explore(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {
        **words.card(m.card_of(move)),
        "to": _at(m.cell_of(move)),
        "turns": f"r{m.turns_of(move)}",
        "links": linked_edges(state, move).bit_count(),
        "passages": m.passages_of(move).bit_count(),
    }


def _fight(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    names = [words.words.say("foe", foe=FOES[foe]) for foe in state.foes_at(m.cell_of(move))]
    return {"foes": words.listing(names), "to": _at(m.cell_of(move))}


def _regroup(_words: FactWords, state: RunRunRun, _move: Move) -> Facts:
    return {"left": state.regroup_tiles}


def _stride(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    reach = ALLOWANCE + state.box.room_value[m.card_of(move)]
    return {**words.card(m.card_of(move)), "reach": reach}


def _triangle(_words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    return {"one": _at(m.cell_of(move)), "other": _at(m.other_cell_of(move))}


def _open(_words: FactWords, state: RunRunRun, move: Move) -> Facts:
    beside = m.cell_of(move) + DELTA[m.side_of(move)]
    return {
        "to": _at(m.cell_of(move)),
        "beside": _at(beside),
        "steps": state.maze.steps[beside] + 1,
    }


def _commit(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {**words.card(m.card_of(move)), "dice": state.box.room_value[m.card_of(move)]}


def _roll(_words: FactWords, state: RunRunRun, _move: Move) -> Facts:
    return {"dice": dice_for(state, state.question()[3])}


def _hit(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {**_foe(words, state, move), "damage": m.damage_of(move)}


def _offer(words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    return words.of({"cards": [card_name(card) for card in m.offered_by(move)]})


def _burn(_words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    return {"count": m.small_of(move)}


def _who_takes(_words: FactWords, state: RunRunRun, _move: Move) -> Facts:
    """Whose ability it is, if it is one: that says whether cards or torches are taken."""
    by_ability = question_of(state) == "use-ability"
    return {"cat": CATS[state.kinds[state.active]] if by_ability else NO_NAME}


def _take(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    return {**_who_takes(words, state, move), "count": m.small_of(move)}


def _give(words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    return {**words.card(m.card_of(move)), **words.seat(m.seat_of(move))}


def _trade(words: FactWords, state: RunRunRun, move: Move) -> Facts:
    partner, back = m.seat_of(move), m.back_of(move)
    return {**_token(words, state, move), **words.of({"partner": partner, "back": back})}


def _call(words: FactWords, _state: RunRunRun, move: Move) -> Facts:
    cell = m.cell_of(move)
    return words.of({"call": CALLS[m.small_of(move)], "at": [axial(cell)] if cell else []})


_ABOUT: Final[dict[str, Callable[[FactWords, RunRunRun, Move], Facts]]] = {
    "cat": _cat,
    "use": _token,
    "lay": _edge,
    "teleport": _teleport,
    "route": _route,
    "order": _foe,
    "wake": _wake,
    "split": _split,
    "suffer": _suffer,
    "explore": _explore,
    "fight": _fight,
    "regroup": _regroup,
    "stride": _stride,
    "triangle": _triangle,
    "open": _open,
    "commit": _commit,
    "roll": _roll,
    "hit": _hit,
    "step": _to,
    "offer": _offer,
    "burn": _burn,
    "give": _give,
    "trade": _trade,
    "take": _take,
    "decline": _who_takes,
    "mark": _to,
    "unmark": _to,
    "call": _call,
}
"""The other verbs stand alone."""
