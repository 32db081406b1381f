"""Chapters SETUP and SOLO: a new expedition before its first turn."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.drawing import draw_cards
from mastaba.games.run_run_run.expedition import (
    BOSS_STREAM,
    CAT_STREAM,
    FIRST_STREAM,
    MUMMY_STREAM,
    NO_CAT,
    PLAYING,
    ROOM_STREAM,
    STREAMS,
    TOKEN_STREAM,
    Expedition,
)
from mastaba.games.run_run_run.house import House
from mastaba.games.run_run_run.maze import vault_only
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import BEGIN_PLAY, Q_CAT, TURN_START
from mastaba.kernel.chance import below, shuffled
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import ORIGIN
from mastaba.kernel.questions import Question, Step


def opening_fields(box: Box, house: House, seats: int, seed: int) -> tuple[Any, ...]:
    """Everything on the table, nothing dealt yet; each line names the rule it follows.

    The fields of an Expedition in the order of its constructor.
    """
    first = house.options["first"]
    active = first if isinstance(first, int) else below(seed, FIRST_STREAM, 0, seats)
    cats = range(len(b.CATS))
    deal = shuffled(cats, seed, CAT_STREAM, 0)
    chosen = house.choose_cats or seats == 1  # RRR-SETUP-02, RRR-SOLO-02
    draws = [0] * STREAMS
    draws[MUMMY_STREAM] = len(b.MUMMIES) // 2
    draws[TOKEN_STREAM] = len(box.token_pile) // 2
    return (
        box,
        house,
        seats,
        seed,
        draws,
        vault_only(box.vault_exits),  # maze: RRR-SETUP-01, RRR-GEO-14
        shuffled(range(len(box.room_exits)), seed, ROOM_STREAM, 0),  # deck: RRR-SETUP-17
        0,  # drawn
        (),  # discard: RRR-SETUP-19
        [()] * seats,  # hands
        (),  # shown
        shuffled(box.token_pile, seed, TOKEN_STREAM, 0),  # token_pile: RRR-SETUP-08
        [()] * seats,  # tokens
        (),  # spent_tokens
        shuffled(b.MUMMIES, seed, MUMMY_STREAM, 0),  # mummy_pile: RRR-SETUP-09
        0,  # hearts_on_pile: RRR-SETUP-09
        (),  # foes: RRR-SETUP-10, RRR-SETUP-15
        [0] * len(b.FOES),  # foe_cells
        [0] * len(b.FOES),  # foe_hearts: RRR-SETUP-13
        0,  # halted
        0,  # attacked
        0,  # newcomers
        b.BOSSES[below(seed, BOSS_STREAM, 0, len(b.BOSSES))],  # boss: RRR-SETUP-11, RRR-SETUP-12
        0,  # door_cell: RRR-SETUP-04
        [NO_CAT] * seats if chosen else list(deal[:seats]),  # kinds
        [ORIGIN] * seats,  # cats: RRR-SETUP-03
        box.start_torches,  # stock: RRR-SETUP-06, RRR-SETUP-07
        box.torches - box.start_torches,  # bank: RRR-SETUP-06
        (),  # torchlit
        (),  # dark
        (),  # torch_corners: RRR-SETUP-05
        (),  # door_corners: RRR-SETUP-04
        box.regroup_tiles,  # regroup_tiles: RRR-SETUP-14
        active % seats,  # active
        0,  # turn
        None,  # agenda
        0,  # fresh
        0,  # links_made
        0,  # doubles
        (),  # pool
        (),  # offers
        0,  # partners
        0,  # pending
        (),  # dealt
        (),  # marks
        PLAYING,  # ending
        0,  # reveals
    )


def prepare(x: Expedition) -> None:
    """Cats first (drawn, or chosen in seat order), then the deal and the first turn."""
    x.tell((told.GameBegan, "RRR-SETUP-20", x.seats, x.active))
    x.push(BEGIN_PLAY)
    for seat in range(x.seats - 1, -1, -1):
        if x.kinds[seat] == NO_CAT:
            x.push(Q_CAT, seat)
    for seat in range(x.seats):
        if x.kinds[seat] != NO_CAT:
            x.tell((told.CatTaken, "RRR-SETUP-02", seat, x.kinds[seat]))


def begin_play(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-SETUP-18, RRR-TURN-01, RRR-CAT-07: five cards each, then the first player begins."""
    for seat in range(x.seats):
        draw_cards(x, seat, x.box.start_hand, "RRR-SETUP-18")
    x.push(TURN_START)


STEP_BEGIN_PLAY: Final[Step[Expedition]] = Step(BEGIN_PLAY, "begin-play", begin_play)


def cat_moves(x: Expedition, _seat: int) -> list[int]:
    """RRR-SETUP-02: every cat is different."""
    return [m.with_small(m.CHOOSE_CAT, cat) for cat in range(len(b.CATS)) if cat not in x.kinds]


def check_cat(x: Expedition, _seat: int, move: int) -> Refusal | None:
    cat = m.small_of(move)
    if cat >= len(b.CATS):
        return no("RRR-SETUP-02", "no-such-cat")
    if cat in x.kinds:
        return no("RRR-SETUP-02", "cat-taken", cat=cat)
    return None


def answer_cat(x: Expedition, seat: int, move: int) -> None:
    x.pop()
    x.kinds[seat] = m.small_of(move)
    rule = "RRR-SOLO-02" if x.seats == 1 else "RRR-SETUP-02"
    x.tell((told.CatTaken, rule, seat, x.kinds[seat]))


def choosing(x: Expedition) -> list[int]:
    return [x.question()[1]]


ASK_CAT: Final[Question[Expedition]] = Question(
    Q_CAT,
    "choose-cat",
    rule="RRR-SETUP-02",
    holds=(h.SEAT,),
    verbs=(m.CHOOSE_CAT,),
    seats=choosing,
    moves=cat_moves,
    check=check_cat,
    answer=answer_cat,
)
