"""Chapter SETUP: tiles, pawns, scarabs, the mummy, and who begins."""

from __future__ import annotations

from typing import Final, TypeVar

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import BAYS, DESERT, PYRAMID, START, TOMB, Box
from mastaba.games.cursed_tomb.clocks import miss
from mastaba.games.cursed_tomb.descent import (
    DESERT_STREAM,
    FIRST_STREAM,
    GONE,
    NO_PAWN,
    PYRAMID_STREAM,
    STREAMS,
    TOMB_STREAM,
    Descent,
)
from mastaba.games.cursed_tomb.house import House
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.spelling import PAWN, SEAT
from mastaba.games.cursed_tomb.steps import BEGIN_PLAY, Q_PAWN, Q_VOTE, TURN_START
from mastaba.games.cursed_tomb.trap import build_trap
from mastaba.kernel.chance import below, shuffled
from mastaba.kernel.contract import Refusal
from mastaba.kernel.questions import Question, Step
from mastaba.kernel.verbs import Verb

CHOOSE_PAWN: Final[Verb] = Verb(0, "pawn", PAWN, rule="TOMB-SETUP-08")
VOTE: Final[Verb] = Verb(1, "vote", SEAT, rule="TOMB-SETUP-12")

D = TypeVar("D", bound=Descent)

_STREAMS = {DESERT: DESERT_STREAM, PYRAMID: PYRAMID_STREAM, TOMB: TOMB_STREAM}


def lay_out(kind: type[D], box: Box, house: House, seats: int, seed: int) -> D:
    """Everything on the table."""
    tiles, bays, surplus = _deal_tiles(box, seed)
    first = house.options["first"]
    draws = [0] * STREAMS
    draws[FIRST_STREAM] = 1
    starting = first if isinstance(first, int) else below(seed, FIRST_STREAM, 0, seats)
    return kind(
        box=box,
        house=house,
        seats=seats,
        seed=seed,
        draws=draws,
        tiles=tiles,
        bays=bays,
        surplus=surplus,
        turned=0,  # TOMB-SETUP-04
        kinds=[NO_PAWN] * seats if house.choose_pawns else list(range(seats)),
        pawns=[START] * seats,  # TOMB-SETUP-08
        scarabs=[0] * seats,  # TOMB-SETUP-10
        supply=box.supply,  # TOMB-SETUP-10
        mummy=GONE if house.full_speed else box.last_room,  # TOMB-SETUP-06, TOMB-V2-02
        facing=box.facing,  # TOMB-SETUP-07
        bowl=0,  # TOMB-TRAP-02
        first=starting,  # TOMB-SETUP-12
        active=starting,
        time_outs=[0] * seats,
        reserve=[1000 * box.reserve if house.pull_clock else 0] * seats,  # TOMB-DT-28
        factors=[0] * seats,
    )


def _deal_tiles(box: Box, seed: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """TOMB-SETUP-02, TOMB-SETUP-03, TOMB-SETUP-04, TOMB-SETUP-14, TOMB-CHAMBER-01: each kind is
    shuffled by itself, every tile square gets one, and the rest goes back unseen
    (TOMB-SETUP-05)."""
    piles = {
        kind: list(shuffled(box.tiles_of(kind), seed, stream, 0))
        for kind, stream in _STREAMS.items()
    }
    tiles = tuple([piles[box.square_tiles[square]].pop() for square in box.tile_squares])
    bays = tuple([piles[TOMB].pop() for _ in range(BAYS)])
    surplus = tuple([tile for pile in piles.values() for tile in pile])
    return tiles, bays, surplus


def prepare(x: Descent) -> None:
    """Pawns first (chosen in seat order, or the free ones), then the vote, the trap, the start."""
    x.tell(told.GameBegan, "TOMB-SETUP-01", x.seats, str(x.house.options["variant"]))
    x.plan(BEGIN_PLAY)
    if x.house.vote:
        x.pending = (1 << x.seats) - 1
        x.votes = (GONE,) * x.seats
        x.plan(Q_VOTE)
    if x.house.choose_pawns:
        x.plan(*[Q_PAWN] * x.seats)
    else:
        for seat in range(x.seats):
            x.tell(told.PawnTaken, "TOMB-SETUP-08", seat, x.kinds[seat])


def begin_play(x: Descent) -> None:
    """TOMB-SETUP-11, TOMB-SETUP-12: the trap is built and somebody begins."""
    x.tell(told.FirstPlayerFound, "TOMB-SETUP-12", x.first)
    build_trap(x, GONE)
    x.lap = 1
    x.plan(TURN_START)


STEP_BEGIN_PLAY: Final[Step[Descent]] = Step(BEGIN_PLAY, "begin-play", begin_play)


# --- pawns ---


def choosing(x: Descent) -> list[int]:
    """The seat whose turn it is to choose a pawn."""
    return [x.kinds.index(NO_PAWN)]


def pawn_moves(x: Descent, _seat: int) -> list[int]:
    """TOMB-SETUP-08, TOMB-SETUP-09: any pawn that nobody has; the others leave the game."""
    free = [pawn for pawn in range(len(x.box.pawns)) if pawn not in x.kinds]
    return [m.with_one(CHOOSE_PAWN, pawn) for pawn in free]


def check_pawn(x: Descent, _seat: int, move: int) -> Refusal | None:
    pawn = m.first_of(move)
    if pawn >= len(x.box.pawns):
        return no("TOMB-SETUP-08", "no-such-pawn", pawns=list(x.box.pawns))
    if pawn in x.kinds:
        return no("TOMB-SETUP-08", "pawn-taken", pawn=pawn, seat=x.kinds.index(pawn))
    return None


def answer_pawn(x: Descent, seat: int, move: int) -> None:
    x.pop()
    x.kinds[seat] = m.first_of(move)
    x.tell(told.PawnTaken, "TOMB-SETUP-08", seat, x.kinds[seat])


def late_pawn(x: Descent) -> None:
    """The first that is free."""
    miss(x, ASK_PAWN)
    [seat] = choosing(x)
    answer_pawn(x, seat, pawn_moves(x, seat)[0])


ASK_PAWN: Final[Question[Descent]] = Question(
    Q_PAWN,
    "choose-pawn",
    rule="TOMB-SETUP-08",
    verbs=(CHOOSE_PAWN,),
    seats=choosing,
    moves=pawn_moves,
    check=check_pawn,
    answer=answer_pawn,
    late=late_pawn,
)


# --- the vote on the best mummy's walk (HO-01) ---


def voting(x: Descent) -> list[int]:
    """The seats that are still to be heard."""
    return [seat for seat in range(x.seats) if x.pending >> seat & 1]


def vote_moves(x: Descent, _seat: int) -> list[int]:
    return [m.with_one(VOTE, seat) for seat in x.players()]


def check_vote(x: Descent, _seat: int, move: int) -> Refusal | None:
    seat = m.first_of(move)
    if seat >= x.seats or not x.plays(seat):
        return no("TOMB-SETUP-12", "no-such-player", seat=seat)
    return None


def answer_vote(x: Descent, seat: int, move: int) -> None:
    choice = m.first_of(move)
    x.votes = (*x.votes[:seat], choice, *x.votes[seat + 1 :])
    x.pending &= ~(1 << seat)
    x.tell(told.VoteCast, "TOMB-SETUP-12", seat, choice)
    if not x.pending:
        count_votes(x)


def count_votes(x: Descent) -> None:
    """Most votes win; chance decides between equals, and for all if nobody has voted."""
    x.pop()
    x.pending = 0
    counts = [x.votes.count(seat) if x.plays(seat) else GONE for seat in range(x.seats)]
    best = [seat for seat in range(x.seats) if counts[seat] == max(counts)]
    x.first = x.active = best[0] if len(best) == 1 else best[x.chance(FIRST_STREAM, len(best))]
    x.votes = ()


def late_votes(x: Descent) -> None:
    """Only those that have been cast count."""
    miss(x, ASK_VOTE)
    count_votes(x)


ASK_VOTE: Final[Question[Descent]] = Question(
    Q_VOTE,
    "vote",
    rule="TOMB-SETUP-12",
    verbs=(VOTE,),
    seats=voting,
    moves=vote_moves,
    check=check_vote,
    answer=answer_vote,
    late=late_votes,
)
