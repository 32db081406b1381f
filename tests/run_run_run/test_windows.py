"""Where keeping the tokens costs a chance; all windows stay open by the rules (RRR-SARC-04)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import GAME, RunRunRun, steps
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from tests.conformance.playing import varied_move
from tests.conformance.subject import Dice
from tests.run_run_run.scene import BLUE, RED, Scene, scene
from tests.run_run_run.subject import SUBJECT
from tests.run_run_run.test_tokens import hold_until

pytestmark = pytest.mark.rule("RRR-SARC-04")


def matters(s: Scene, window: str) -> bool:
    """Whether it does at that window; if not, the client is told what goes without asking."""
    hold_until(s, window)
    facts = s.game.waiting()[0].facts
    assert facts == {"window": window, "matters": True} or facts == {
        "window": window,
        "matters": False,
        "usual": "hold",
    }
    return bool(facts["matters"])


# --- the Mummies' step ---


def test_with_nobody_awake_and_light_enough_nothing_is_at_stake() -> None:
    s = scene("LINE-4", hands={BLUE: "#1 tomb | #9"}, tokens={BLUE: ["draw2"]}, players=1)
    s.start(symbols=1)
    for window in ("start", "roll", "symbol"):
        assert not matters(s, window)
    hold_until(s, "action")
    s.play(BLUE, "explore #1@0,1 {4}")
    for window in ("before-move", "before-light", "before-draw"):
        assert not matters(s, window)


def step(symbols: int, tokens: str = "torch2", **changes: Any) -> Scene:
    """Blue's Mummies' step with the dice rolled, before anything comes of them."""
    s = scene("LINE-4", tokens={BLUE: tokens.split()}, **changes)
    s.start(symbols=symbols)
    return s


@pytest.mark.rule("RRR-MUMMY-11")
def test_a_foe_that_will_move_can_be_met_on_its_way() -> None:
    assert matters(step(1, foes={"Jaws": (4, 0)}), "roll")
    assert not matters(step(0, foes={"Jaws": (4, 0)}), "roll")


@pytest.mark.rule("RRR-MUMMY-15")
def test_a_foe_that_stands_still_and_has_attacked_cannot_be_helped() -> None:
    s = step(1, foes={"Jaws": (3, 0)}, cats={BLUE: (2, 0)})
    assert matters(s, "roll")
    s.play(BLUE, "hold")
    assert s.foe("Jaws") == (2, 0)
    assert not matters(s, "symbol")


@pytest.mark.rule("RRR-FOE-17", "RRR-FOE-19")
@pytest.mark.parametrize(("swift_on_zero", "expected"), [(True, True), (False, False)])
def test_a_swift_foe_moves_without_a_symbol(swift_on_zero: bool, expected: bool) -> None:
    options = {"swiftOnZero": swift_on_zero}
    assert matters(step(0, foes={"Dash": (4, 0)}, options=options), "roll") is expected


@pytest.mark.rule("RRR-MUMMY-18")
@pytest.mark.parametrize("seat", [BLUE, RED])
def test_an_attack_to_come_at_the_end_matters(seat: int) -> None:
    s = step(0, foes={"Jaws": (4, 0)}, cats={seat: (4, 0)})
    assert matters(s, "roll")
    options = {"attackTiming": "enter"}
    assert not matters(step(0, foes={"Jaws": (4, 0)}, cats={seat: (4, 0)}, options=options), "roll")


@pytest.mark.rule("RRR-WAKE-05")
def test_cards_drawn_before_a_waking_may_advise_where_the_mummy_goes() -> None:
    assert matters(step(1, "draw2", track=4), "roll")
    assert not matters(step(1, "torch2", track=4), "roll")
    assert not matters(step(0, "draw2", track=4), "roll")
    assert not matters(step(1, "draw2", track=4, draw_pile=0), "roll")


# --- exploring ---


@pytest.mark.rule("RRR-MOVE-04")
@pytest.mark.parametrize(
    ("length", "tokens", "expected"),
    [(2, "draw2", False), (5, "draw2", True), (5, "torch2", False), (5, "torch2 torch2", False)],
)
def test_before_a_long_walk_cards_may_pay_for_it(length: int, tokens: str, expected: bool) -> None:
    s = scene(f"LINE-{length}", hands={BLUE: "#9 #7 #1"}, tokens={BLUE: tokens.split()})
    s.play(BLUE, f"explore #9@{length + 1},0 {{0,3}}")
    assert matters(s, "before-move") is expected


@pytest.mark.rule("RRR-MOVE-04", "RRR-SARC-25")
def test_before_a_long_walk_a_passage_may_shorten_it() -> None:
    bow = {(1, 0): "0,3", (2, 0): "1,3", (2, 1): "3,4", (1, 1): "0,2"}

    def walk(token: str, maze: Any = bow) -> Scene:
        s = scene(maze, hands={BLUE: "#1 #7 #9"}, tokens={BLUE: [token]})
        s.play(BLUE, "explore #1@0,2 {5}" if maze is bow else "explore #1@6,0 {3}")
        return s

    assert not matters(walk("torch2"), "before-move")
    assert not matters(walk("passage", "LINE-5"), "before-move")  # there is no wall to open
    s = walk("passage")
    assert matters(s, "before-move")
    s.play(BLUE, "lay 1,0/1,1")
    assert (s.cat(BLUE), s.discard) == ((0, 2), [])


@pytest.mark.rule("RRR-MOVE-07")
@pytest.mark.parametrize(("rule", "expected"), [("farther", False), ("anytime", True)])
def test_where_cards_may_be_discarded_for_a_short_walk_more_of_them_matter(
    rule: str, expected: bool
) -> None:
    tokens, options = {BLUE: ["draw2"]}, {"strideDiscard": rule}
    s = scene("LINE-2", hands={BLUE: "#9 #7 #1"}, tokens=tokens, options=options)
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert matters(s, "before-move") is expected


@pytest.mark.rule("RRR-LIGHT-03", "RRR-SARC-12")
def test_darkness_matters_to_who_holds_torches() -> None:
    def dark(tokens: str, **changes: Any) -> bool:
        fields = {"hands": {BLUE: "#9 dark | #1"}, "stock": 0, **changes}
        s = scene("V", tokens={BLUE: tokens.split()}, **fields)
        s.play(BLUE, "explore #9@1,0 {0,3}")
        return matters(s, "before-light")

    assert dark("torch2")
    assert not dark("torch2", stock=1)
    assert not dark("shield")
    assert dark("draw2", track=4)
    assert not dark("shield", track=4)


@pytest.mark.rule("RRR-LIGHT-05", "RRR-LIGHT-06")
@pytest.mark.parametrize(("rule", "expected"), [("advanceAll", True), ("nothing", False)])
def test_darkness_that_makes_foes_advance_matters_to_all(rule: str, expected: bool) -> None:
    s = scene(
        "LINE-4",
        door=((5, 0), (4, 0)),
        foes={"Jaws": (4, 0)},
        hands={BLUE: "#1 dark | #9"},
        tokens={BLUE: ["shield"]},
        stock=0,
        options={"darkAfterBoss": rule},
    )
    s.play(BLUE, "explore #1@0,1 {4}")
    assert matters(s, "before-light") is expected


@pytest.mark.rule("RRR-DRAW-03")
def test_a_passage_beside_the_new_room_matters_before_the_draw() -> None:
    def beside(place: str, edge: int, draw_pile: int = 20) -> bool:
        tokens = {BLUE: ["passage"]}
        s = scene("LINE-2", hands={BLUE: "#1 #9"}, tokens=tokens, draw_pile=draw_pile)
        s.play(BLUE, f"explore #1@{place} {{{edge}}}")
        return matters(s, "before-draw")

    assert beside("0,1", 4)
    assert not beside("-1,0", 0), "no wall to break through"
    assert not beside("0,1", 4, draw_pile=1), "no card to draw for it"


@pytest.mark.rule("RRR-MECH-13")
@pytest.mark.parametrize(
    ("rule", "stock", "expected"),
    [("nothing", 1, False), ("nothing", 3, True), ("nothing", 4, True), ("triggers", 3, False)],
)
def test_torches_may_keep_a_mechanism_from_being_used_up(
    rule: str, stock: int, expected: bool
) -> None:
    options = {"fullStockMechanism": rule}
    tiles = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 eye"}
    hands, tokens = {BLUE: "#3 eye | #9"}, {BLUE: ["torch2"]}
    s = scene(tiles, hands=hands, tokens=tokens, stock=stock, options=options)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert matters(s, "before-effects") is expected


@pytest.mark.rule("RRR-SARC-20")
def test_cards_may_advise_where_a_trapped_mummy_goes() -> None:
    def tomb(token: str, pile: str) -> bool:
        hands, tokens = {BLUE: "#1 tomb | #9"}, {BLUE: [token]}
        s = scene("LINE-4", hands=hands, tokens=tokens, token_pile=[pile])
        s.play(BLUE, "explore #1@0,1 {4}")
        return matters(s, "before-effects")

    assert tomb("draw2", "trap")
    assert not tomb("draw2", "shield")
    assert not tomb("torch2", "trap")


@pytest.mark.rule("RRR-DOOR-04", "RRR-DOOR-05")
@pytest.mark.parametrize(
    ("placed", "token", "expected"), [(2, "draw2", True), (1, "draw2", False), (2, "torch2", False)]
)
def test_before_the_exit_opens_cards_may_advise_where(
    placed: int, token: str, expected: bool
) -> None:
    tiles = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab", (-1, 0): "0,3"}
    hands = {BLUE: "#3 ankh | #9"}
    s = scene(tiles, hands=hands, doors_placed=placed, tokens={BLUE: [token]})
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert matters(s, "before-effects") is expected


# --- after a fight, and the end of a turn ---


@pytest.mark.rule("RRR-FIGHT-15")
@pytest.mark.parametrize(("faces", "expected"), [("footprint", True), ("hit", False)])
def test_footprints_begin_where_the_cat_then_stands(faces: str, expected: bool) -> None:
    s = scene("LINE-2", hands={BLUE: "#1 #9"}, foes={"Jaws": (2, 0)}, tokens={BLUE: ["shield"]})
    s.play(BLUE, "fight 2,0")
    s.play(BLUE, "commit #1")
    s.load_combat_dice(faces)
    s.roll(BLUE)
    assert matters(s, "before-footprints") is expected


@pytest.mark.rule("RRR-CAT-02")
@pytest.mark.parametrize(
    ("faces", "tokens", "expected"),
    [
        ("ability hex", "draw2", True),
        ("ability hex", "torch2", False),
        ("ability", "draw2", False),
        ("ability ability", "draw2 torch2", True),
        ("ability ability", "torch2 draw2", False),
        ("ability ability", "draw2", False),
    ],
)
def test_cards_may_advise_how_the_rest_of_a_roll_is_used(
    faces: str, tokens: str, expected: bool
) -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#3 #9" if " " in faces else "#1 #9"},
        foes={"Jaws": (2, 0)},
        kinds={BLUE: "Pilfer"},
        token_pile=tokens.split(),
    )
    s.play(BLUE, "fight 2,0")
    s.play(BLUE, f"commit {s.hand(BLUE)[0]}")
    s.load_combat_dice(faces)
    s.play(BLUE, "roll")
    s.play(BLUE, "loot")
    assert matters(s, "after-loot") is expected


@pytest.mark.parametrize(
    ("players", "windows", "expected"),
    [(2, "wholeTurn", True), (1, "wholeTurn", False), (1, "actionStep", True)],
)
def test_at_the_end_of_a_turn_the_others_come_before_the_next_chance(
    players: int, windows: str, expected: bool
) -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#1 #9"},
        tokens={BLUE: ["torch2"]},
        players=players,
        options={"tokenWindows": windows},
    )
    s.play(BLUE, "explore #1@0,1 {4}")
    assert matters(s, "end") is expected


# --- nothing is lost by waiting where it does not matter ---


def windows_met(seats: int, seed: int) -> list[RunRunRun]:
    """The token windows of a game at random that are said not to matter."""
    game, dice = GAME.begin(seats, seed, {"level": "kitten"}), Dice(seed)
    found = []
    while game.outcome() is None:
        if game.question()[0] == steps.Q_WINDOW and not game.waiting()[0].facts["matters"]:
            found.append(game.clone())
        seat, move = varied_move(SUBJECT, game, dice)
        game.apply(seat, move)
    return found


def keep_until_next_chance(game: RunRunRun) -> list[int]:
    """Keep the tokens, and decide anyhow whatever is asked before they may be used again."""
    seat = game.active
    game.apply(seat, m.bare(m.HOLD))
    decided: list[int] = []
    while game.agenda is not None and game.active == seat and not is_chance(game):
        decided.append(game.moves(game.waiting_seats()[0])[0])
        game.apply(game.waiting_seats()[0], decided[-1])
    return decided


def is_chance(game: RunRunRun) -> bool:
    return game.question()[0] in (steps.Q_ACTION, steps.Q_WINDOW)


def use(game: RunRunRun, move: int) -> None:
    """Use the token, and close the window if it is still open for others."""
    before = game.question()
    game.apply(game.active, move)
    if game.agenda is not None and game.question() == before:
        game.apply(game.active, m.bare(m.HOLD))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_token_kept_where_it_does_not_matter_does_the_same_later(seats: int) -> None:
    """Used now or at the next chance, with the same decisions in between, the game is the same."""
    compared = dict.fromkeys(("use", "lay", "teleport"), 0)
    for seed in range(60):
        for before in windows_met(seats, seed):
            later = before.clone()
            decided = keep_until_next_chance(later)
            if later.agenda is None or later.active != before.active:
                continue
            for move in before.moves(before.active):
                if m.HOLD.says(move) or wasted(before, move):
                    continue
                now, then = before.clone(), later.clone()
                use(now, move)
                same = all(decides(now, answer) for answer in decided)
                then.apply(then.active, move)
                if same and now.agenda and then.agenda and now.question() == then.question():
                    assert told(now) == told(then), (seed, GAME.text(move))
                    compared[VOCABULARY.verb(move).name] += 1
    assert all(compared.values()), compared


def decides(game: RunRunRun, answer: int) -> bool:
    """Answer the same; not if the token that is used by now would have done it."""
    seats = game.waiting_seats()
    if not seats or game.check(seats[0], answer) is not None:
        return False
    game.apply(seats[0], answer)
    return True


def told(game: RunRunRun) -> dict[str, Any]:
    """Everything there is to know, but for windows that nobody looks through any more."""
    facts = game.facts()
    facts["agenda"] = [step for step in facts["agenda"] if step.get("step") != "window"]
    facts["spent_tokens"] = sorted(facts["spent_tokens"])
    return facts


def wasted(game: RunRunRun, move: int) -> bool:
    """What is possible and never any use: to leave the room that the cat must walk to or has just
    come from for nothing, or to jump before a foe that would not attack."""
    window = game.question()[1]
    if not m.TELEPORT.says(move):
        return False
    if window == steps.W_BEFORE_MOVE:
        return True
    return window in (steps.W_ROLL, steps.W_SYMBOL) and bool(game.foes_at(m.cell_of(move)))
