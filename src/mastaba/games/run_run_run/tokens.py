"""Chapter SARC: sarcophagus tokens, when they are drawn and what they do."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import holding as h
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.drawing import draw_cards, gain_torches
from mastaba.games.run_run_run.expedition import TOKEN_STREAM, Expedition
from mastaba.games.run_run_run.moving import FOR_ROOM, distance_to, in_reach
from mastaba.games.run_run_run.mummies import EMPTY_TRAP
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import (
    ADVANCE_ALL,
    DRAW_TOKEN,
    Q_COMMIT,
    Q_WINDOW,
    W_BEFORE_DRAW,
    W_BEFORE_MOVE,
    W_SYMBOL,
    WINDOW,
)
from mastaba.games.run_run_run.waking import wake_top_mummy
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import DELTA, axial
from mastaba.kernel.questions import Step
from mastaba.kernel.verbs import Verb

# --- drawing a token ---


def token_pile_ready(x: Expedition) -> bool:
    """RRR-SARC-02, RRR-SARC-07: an empty pile gives nothing; house rule recycleTokens refills."""
    if not x.token_pile and x.house.recycle_tokens:
        again = [token for token in x.spent_tokens if x.box.token_effect[token] != b.TRAP]
        if again:
            x.spent_tokens = tuple(
                [token for token in x.spent_tokens if x.box.token_effect[token] == b.TRAP]
            )
            x.token_pile = x.shuffle(TOKEN_STREAM, tuple(again))
            x.tell((told.TokensRecycled, "RRR-SARC-07", len(again)))
    return bool(x.token_pile)


def draw_token(x: Expedition, window: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-SARC-01, RRR-SARC-03, RRR-SARC-18: shown to all, then kept, or sprung if a trap.

    A token that is kept may be used at once: the window opens (RRR-SARC-04).
    """
    if not token_pile_ready(x):
        return
    token = x.token_pile[-1]
    x.token_pile = x.token_pile[:-1]
    x.reveals += 1
    x.tell((told.TokenRevealed, "RRR-SARC-01", x.active, token))
    if x.box.token_effect[token] == b.TRAP:
        _spring_trap(x, token)
    else:
        x.tokens[x.active] = (*x.tokens[x.active], token)
        x.push(WINDOW, window)


STEP_DRAW_TOKEN: Final[Step[Expedition]] = Step(DRAW_TOKEN, "draw-token", draw_token, h.WINDOW)


def _spring_trap(x: Expedition, token: int) -> None:
    """RRR-SARC-18, RRR-SARC-19: the top mummy wakes at once; with nobody to wake, nothing happens.

    Its room is chosen as always (RRR-SARC-20, RRR-SARC-22), and the trap is gone before anyone
    could teleport by it (RRR-SARC-21).
    """
    x.spent_tokens = (*x.spent_tokens, token)
    wakes = bool(x.mummy_pile) and not x.boss_is_out()
    rule = "RRR-SARC-19" if wakes else "RRR-SARC-22"
    x.tell((told.TrapSprung, rule, x.active, wakes))
    if wakes:
        wake_top_mummy(x, "RRR-SARC-19")
    elif x.house.empty_trap_advances:
        x.push(ADVANCE_ALL, EMPTY_TRAP)


# --- windows ---

TOKEN_VERBS: Final[tuple[Verb, ...]] = (m.USE, m.LAY, m.TELEPORT)


def open_window(x: Expedition, window: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-SARC-04, RRR-SARC-05: the moments of a turn at which its player may use tokens."""
    if not x.tokens[x.active]:
        return
    if window <= W_SYMBOL and x.house.windows_in_action_only:
        return
    x.push(Q_WINDOW, window)


STEP_WINDOW: Final[Step[Expedition]] = Step(WINDOW, "window", open_window, h.WINDOW)


def window_moves(x: Expedition, _seat: int) -> list[int]:
    out = [m.bare(m.HOLD)]
    add_token_moves(x, out)
    return out


def add_token_moves(x: Expedition, out: list[int]) -> None:
    """Everything the active player's tokens can do at this moment (RRR-SARC-06)."""
    seat = x.active
    here = x.cats[seat]
    for token in sorted(set(x.tokens[seat])):
        effect = x.box.token_effect[token]
        if effect == b.PASSAGE:
            for one, side in open_walls(x):
                move = m.edge(m.LAY, one, side)
                if _keeps_new_room_in_reach(x, move):
                    out.append(move)
        elif effect != b.SHIELD:
            move = m.with_small(m.USE, token)
            if check_use(x, move) is None:
                out.append(move)
        moves = [m.teleport(token, cell) for cell in x.maze.cards if cell != here]
        if _walk_is_due(x):
            moves = [move for move in moves if _keeps_new_room_in_reach(x, move)]
        out += moves


def open_walls(x: Expedition) -> list[tuple[int, int]]:
    """RRR-SARC-25, RRR-SARC-28: the edges between two Room Cards that are not linked."""
    walls: list[tuple[int, int]] = []
    for cell in x.maze.room_cells():
        for side in range(3):
            beside = cell + DELTA[side]
            if x.maze.is_room_card(beside) and beside not in x.maze.ways[cell]:
                walls.append((cell, side))
    return walls


def check_hold(x: Expedition, _seat: int, move: int) -> Refusal | None:
    if m.HOLD.says(move):
        return None
    return check_token_move(x, move)


def check_token_move(x: Expedition, move: int) -> Refusal | None:
    """Why a token may not be used like this."""
    if m.USE.says(move):
        return check_use(x, move)
    if m.TELEPORT.says(move):
        return _check_teleport(x, move)
    return _check_lay(x, move)


def check_use(x: Expedition, move: int) -> Refusal | None:
    token = m.small_of(move)
    seat = x.active
    if token not in x.tokens[seat]:
        return no("RRR-SARC-03", "token-not-held", token=token)
    effect = x.box.token_effect[token]
    if effect == b.SHIELD:
        return no("RRR-ATTACK-10", "shield-waits-for-attack")
    if effect == b.PASSAGE:
        return no("RRR-SARC-25", "passage-needs-edge")
    if effect == b.DOUBLE:
        if x.question()[0] != Q_COMMIT:
            return no("RRR-SARC-13", "double-needs-fight")
        if x.doubles and not x.house.stack_double:
            return no("RRR-SARC-15", "double-once")
        return None
    if not _keeps_new_room_in_reach(x, move):
        return no("RRR-EXPLORE-12", "must-still-reach", cell=axial(x.fresh))
    return None


def _check_teleport(x: Expedition, move: int) -> Refusal | None:
    """RRR-SARC-08, RRR-SARC-09: any other room of the maze, foes or not."""
    token, cell = m.small_of(move), m.cell_of(move)
    if token not in x.tokens[x.active]:
        return no("RRR-SARC-06", "token-not-held", token=token)
    if cell not in x.maze.cards:
        return no("RRR-SARC-08", "not-in-maze", cell=axial(cell))
    if cell == x.cats[x.active]:
        return no("RRR-SARC-08", "already-there", cell=axial(cell))
    if not _keeps_new_room_in_reach(x, move):
        return no("RRR-EXPLORE-12", "must-still-reach", cell=axial(x.fresh))
    return None


def passages_held(x: Expedition) -> int:
    """How many secret passages the active player holds."""
    return len([token for token in x.tokens[x.active] if x.box.token_effect[token] == b.PASSAGE])


def passage_token(x: Expedition) -> int:
    """The active player's secret passage token, or -1."""
    for token in x.tokens[x.active]:
        if x.box.token_effect[token] == b.PASSAGE:
            return token
    return -1


def _check_lay(x: Expedition, move: int) -> Refusal | None:
    """RRR-SARC-23, RRR-SARC-25, RRR-SARC-28."""
    one, side = m.cell_of(move), m.side_of(move)
    token = passage_token(x)
    if token < 0:
        return no("RRR-SARC-25", "no-passage-token")
    if side > 2:
        return no("RRR-GEO-13", "edge-not-canonical")
    other = one + DELTA[side]
    for cell in (one, other):
        if not x.maze.is_room_card(cell):
            return no("RRR-SARC-28", "passage-needs-room-cards", cell=axial(cell))
    if other in x.maze.ways[one]:
        return no("RRR-SARC-25", "already-linked", cells=[axial(one), axial(other)])
    if not _keeps_new_room_in_reach(x, move):
        return no("RRR-EXPLORE-12", "must-still-reach", cell=axial(x.fresh))
    return None


def _walk_is_due(x: Expedition) -> bool:
    """Whether a card lies and the cat has not walked there yet."""
    kind, window, _b, _cells = x.question()
    return kind == Q_WINDOW and window == W_BEFORE_MOVE


def _keeps_new_room_in_reach(x: Expedition, move: int) -> bool:
    """RRR-EXPLORE-12: between placing and moving, no token may make the new card unreachable."""
    if not _walk_is_due(x):
        return True
    start = x.cats[x.active]
    if m.TELEPORT.says(move):
        start = m.cell_of(move)
    if len(x.tokens[x.active]) > 1 or start == x.fresh:
        return True
    maze = x.maze
    if m.LAY.says(move):
        maze = maze.copy()
        maze.add_passage(m.cell_of(move), m.cell_of(move) + DELTA[m.side_of(move)])
    return in_reach(x, distance_to(x, maze, start, x.fresh), FOR_ROOM)


# --- using a token ---


def use_token(x: Expedition, move: int) -> None:
    """RRR-SARC-04, RRR-SARC-10: the effect happens and the moment stays open."""
    if m.USE.says(move):
        _use_effect(x, m.small_of(move))
    elif m.TELEPORT.says(move):
        _teleport(x, m.small_of(move), m.cell_of(move))
    else:
        _lay_passage(x, m.cell_of(move), m.cell_of(move) + DELTA[m.side_of(move)])


def answer_window(x: Expedition, _seat: int, move: int) -> None:
    if m.HOLD.says(move):
        x.pop()
        return
    use_token(x, move)
    if not x.tokens[x.active] and x.question()[0] == Q_WINDOW:
        x.pop()


def _use_effect(x: Expedition, token: int) -> None:
    seat = x.active
    effect, number = x.box.token_effect[token], x.box.token_number[token]
    x.spend_token(seat, token)
    if effect == b.TORCHES:
        x.tell((told.TokenUsed, "RRR-SARC-12", seat, token))
        cap = x.house.token_torch_cap
        gain_torches(x, min(number, max(0, cap - x.stock)) if cap else number, "RRR-SARC-12")
    elif effect == b.DRAW:
        x.tell((told.TokenUsed, "RRR-SARC-16", seat, token))
        draw_cards(x, seat, number, "RRR-SARC-16")
    else:
        x.tell((told.TokenUsed, "RRR-SARC-13", seat, token))
        x.doubles += 1


def _teleport(x: Expedition, token: int, cell: int) -> None:
    """RRR-SARC-08, RRR-ATTACK-16: through walls and foes, and nobody is attacked for it."""
    seat = x.active
    x.spend_token(seat, token)
    x.cats[seat] = cell
    x.tell((told.CatTeleported, "RRR-SARC-08", seat, token, cell))


def _lay_passage(x: Expedition, one: int, other: int) -> None:
    """RRR-SARC-23, RRR-DRAW-06: a link; between two older rooms it brings no card."""
    seat = x.active
    x.spend_token(seat, passage_token(x), kept_on_board=True)
    x.own_maze().add_passage(one, other)
    x.tell((told.PassageLaid, "RRR-SARC-25", seat, one, other))
    kind, window, _b, _cells = x.question()
    before_draw = kind == Q_WINDOW and W_BEFORE_MOVE <= window <= W_BEFORE_DRAW
    # RRR-DRAW-01, RRR-DRAW-03: a link of the new room counts until its cards are drawn.
    if before_draw and (x.fresh in (one, other) or x.house.passage_draws_anywhere):
        x.links_made += 1
