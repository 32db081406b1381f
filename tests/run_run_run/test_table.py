"""Talking at the table (RRR-TABLE): what each player may see, say and decide."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import card_name
from mastaba.kernel.contract import UnreadableMove
from mastaba.kernel.hexgrid import axial
from tests.run_run_run.scene import BLUE, GREEN, M1, RED, Scene, scene

EVERYBODY = (None, BLUE, RED, GREEN)
CELLS = {at: happened.Cells([at]) for at in ((2, 0), (3, 0))}


def played(seed: int, turns: int = 30) -> Iterator[tuple[RunRunRun, list[Any]]]:
    """A game of random moves: the state after each of them, and what happened."""
    game, chance = GAME.begin(3, seed, {}), random.Random(seed)
    yield game, list(GAME.opening(game))
    while game.outcome() is None and game.view(None).turn < turns:
        seat = chance.choice(game.waiting()).seat
        moves = game.moves(seat)
        # First the verb, so that a regroup is as likely as all explorations together.
        verb = chance.choice(sorted({GAME.text(move).split()[0] for move in moves}))
        fitting = [move for move in moves if GAME.text(move).split()[0] == verb]
        yield game, list(game.play(seat, chance.choice(fitting)))


def named(thing: object) -> set[str]:
    """The Room Cards named in a view or an event."""
    return set(re.findall(r"R\d\d", msgspec.json.encode(thing).decode()))


def public_part(game: RunRunRun, seat: int | None) -> dict[str, Any]:
    """A view without what is for its own seat only."""
    table: dict[str, Any] = msgspec.to_builtins(game.view(seat))
    for own in ("seat", "hands", "offer"):
        del table[own]
    return table


def marks(s: Scene) -> list[tuple[int, tuple[int, int]]]:
    """The paw markers that everybody sees."""
    return sorted(s.game.view(None).marks)


# --- talking and deciding ---


@pytest.mark.rule("RRR-TABLE-01", "RRR-TABLE-05")
def test_nobody_has_to_wait_for_a_turn_to_point_at_a_plan() -> None:
    for game, _ in played(seed=1, turns=12):
        for seat in (BLUE, RED, GREEN):
            assert game.outcome() is not None or game.asides(seat)


@pytest.mark.rule("RRR-TABLE-01")
def test_everybody_hears_a_proposal_before_it_is_decided() -> None:
    s = scene("LINE-4", foes={"Jaws": (4, 0)}, cats={BLUE: (3, 0), RED: (3, 0)})
    s.start(symbols=1)
    events = s.game.play(BLUE, s.move(BLUE, "split 0 2"))
    proposal = happened.SplitProposed("RRR-ATTACK-04", BLUE, happened.Shares([0, 2, 0]))
    for seat in EVERYBODY:
        assert GAME.tell(events[0], seat) == proposal
    assert s.asked == ("agree-split", [RED])


@pytest.mark.rule("RRR-TABLE-02")
def test_nobody_decides_for_somebody_else() -> None:
    for game, _ in played(seed=2, turns=15):
        asked = {one.seat for one in game.waiting()}
        for seat in {BLUE, RED, GREEN} - asked:
            assert not game.moves(seat)
            for move in game.moves(min(asked))[:3] if asked else ():
                assert game.check(seat, move) is not None


@pytest.mark.rule("RRR-TABLE-02")
def test_a_majority_cannot_impose_a_split() -> None:
    s = scene("LINE-4", foes={"Jaws": (4, 0)}, cats={BLUE: (3, 0), RED: (3, 0), GREEN: (3, 0)})
    s.start(symbols=1)
    s.play(BLUE, "split 0 0 2")
    if RED in s.asked[1]:
        s.play(RED, "agree")
    s.play(GREEN, "object")
    assert s.cards(GREEN) == 5


@pytest.mark.rule("RRR-TABLE-02")
def test_each_player_decides_alone_whether_to_join() -> None:
    s = scene("LINE-2", cats={BLUE: (2, 0)})
    s.play(BLUE, "regroup")
    assert s.asked == ("join", [RED, GREEN])
    s.refusal(BLUE, "join")
    s.play(GREEN, "join")
    s.play(RED, "stay")
    assert (s.cat(RED), s.cat(GREEN)) == ((0, 0), (2, 0))


# --- secret hands ---


@pytest.mark.rule("RRR-TABLE-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_player_sees_only_the_own_hand(seat: int | None) -> None:
    hands = scene().game.view(seat).hands
    assert {owner: len(hand) for owner, hand in hands.items()} == (
        {} if seat is None else {seat: 5}
    )


@pytest.mark.rule("RRR-TABLE-03")
def test_other_cards_in_a_hand_change_nothing_for_the_others() -> None:
    game = GAME.begin(3, 1, {"first": 0})
    other = game.clone()
    deck, drawn = list(game.deck), game.drawn
    others = tuple(deck[drawn : drawn + 5])
    deck[drawn : drawn + 5] = game.hands[RED]
    other.deck = tuple(deck)
    other.hands = [game.hands[BLUE], others, game.hands[GREEN]]
    for seat in (None, BLUE, GREEN):
        assert other.view(seat) == game.view(seat)
    assert other.view(RED) != game.view(RED)


@pytest.mark.rule("RRR-TABLE-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_others_hear_only_how_many_cards_were_drawn(seat: int | None) -> None:
    s = scene(hands={BLUE: "#9 #9"})
    events = s.game.play(BLUE, s.move(BLUE, "explore #9@1,0 {0,3}"))
    told = [GAME.tell(event, seat) for event in events]
    (drawn,) = [one for one in told if isinstance(one, happened.CardsDrawn)]
    assert (drawn.seat, drawn.count) == (BLUE, 1)
    assert len(drawn.cards) == (1 if seat == BLUE else 0)


@pytest.mark.rule("RRR-TABLE-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_dealt_hand_is_told_to_its_player_only(seat: int | None) -> None:
    told = [GAME.tell(event, seat) for event in GAME.opening(GAME.begin(3, 1, {}))]
    dealt = [one for one in told if isinstance(one, happened.CardsDrawn)]
    assert [(one.seat, one.count) for one in dealt] == [(BLUE, 5), (RED, 5), (GREEN, 5)]
    assert [len(one.cards) for one in dealt] == [5 * (one.seat == seat) for one in dealt]


@pytest.mark.rule("RRR-TABLE-03")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_offered_cards_lie_face_down(seat: int | None) -> None:
    s = scene(discard=4, hands={RED: "#21 #9"})
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    s.play(GREEN, "stay")
    card = card_name(s.held(RED, 21))
    (event,) = s.game.play(RED, s.move(RED, "offer #21"))
    told = GAME.tell(event, seat)
    assert isinstance(told, happened.CardsOffered)
    assert (told.seat, told.count) == (RED, 1)
    assert told.cards == ([card] if seat == RED else [])
    assert (card in named(s.game.view(seat))) == (seat == RED)


@pytest.mark.rule("RRR-TABLE-03", "RRR-TABLE-04")
@pytest.mark.parametrize("seed", range(12))
def test_no_hidden_card_is_ever_named(seed: int) -> None:
    seen: set[str] = set()
    for game, events in played(seed):
        table = game.view(None)
        seen |= {tile.card for tile in table.maze} | set(table.discard)
        seen |= set(table.regroup.pool if table.regroup else ())
        told = [GAME.tell(event, None) for event in events]
        seen |= {
            card for one in told if isinstance(one, happened.PoolRevealed) for card in named(one)
        }
        assert named(told) <= seen
        assert named(table) <= seen
        for seat in (BLUE, RED, GREEN):
            mine = game.view(seat)
            own = {*mine.hands[seat], *mine.offer}
            assert named(mine) <= seen | own


@pytest.mark.rule("RRR-TABLE-04")
def test_a_player_can_say_nothing_about_a_card() -> None:
    s = scene("LINE-2")
    for seat in (BLUE, RED, GREEN):
        texts = [GAME.text(move) for move in s.game.asides(seat)]
        marks = [text for text in texts if not text.startswith("call ")]
        assert all(re.fullmatch(r"mark -?\d+,-?\d+", text) for text in marks)
    with pytest.raises(UnreadableMove):
        GAME.parse("mark 3,0 R17")


@pytest.mark.rule("RRR-TABLE-04")
def test_a_mark_tells_a_hex_and_nothing_else() -> None:
    s = scene("LINE-2")
    (told,) = s.play(RED, "mark 3,0")
    assert told == happened.HexMarked("RRR-TABLE-05", RED, happened.Cell((3, 0)))


# --- the intent wheel ---


def calls(s: Scene, seat: int) -> set[str]:
    texts = [GAME.text(move) for move in s.game.asides(seat)]
    return {text for text in texts if text.startswith("call ")}


@pytest.mark.rule("RRR-TABLE-01", "RRR-TABLE-04")
def test_a_call_names_a_plan_a_free_hex_or_a_foe_and_never_a_card() -> None:
    s = scene("LINE-2", foes={"Jaws": (2, 0)})
    words = {"call fight", "call cards", "call regroup", "call yes", "call no", "call wait"}
    free = {f"call build {q},{r}" for q, r in map(axial, s.game.maze.frontier)}
    for seat in (BLUE, RED, GREEN):
        assert calls(s, seat) == words | free | {"call leave 2,0"}
    with pytest.raises(UnreadableMove, match="'torch' is no call; they are: build, fight"):
        GAME.parse("call torch")
    with pytest.raises(UnreadableMove, match="'R17' is no hex"):
        GAME.parse("call build R17")


@pytest.mark.rule("RRR-TABLE-01")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_everybody_hears_a_call_and_nothing_else_changes(eyes: int | None) -> None:
    s = scene("LINE-2", foes={"Jaws": (2, 0)})
    for text, told in {
        "call build 3,0": happened.CatCalled(
            "RRR-TABLE-01", RED, happened.Call("build"), CELLS[3, 0]
        ),
        "call leave 2,0": happened.CatCalled(
            "RRR-TABLE-01", RED, happened.Call("leave"), CELLS[2, 0]
        ),
        "call wait": happened.CatCalled(
            "RRR-TABLE-01", RED, happened.Call("wait"), happened.Cells([])
        ),
    }.items():
        before = s.game.digest()
        (event,) = s.game.play(RED, s.move(RED, text))
        assert GAME.tell(event, eyes) == told
        assert s.game.digest() == before


@pytest.mark.rule("RRR-TABLE-01")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("call build", "call-needs-hex"),
        ("call build 2,0", "call-needs-hex"),
        ("call leave", "call-needs-foe"),
        ("call leave 1,0", "call-needs-foe"),
        ("call yes 3,0", "call-without-place"),
    ],
)
def test_a_call_is_about_what_is_there(text: str, key: str) -> None:
    s = scene("LINE-2", foes={"Jaws": (2, 0)})
    refusal = s.refusal(RED, text)
    assert (refusal.rule, refusal.key) == ("RRR-TABLE-01", key)


# --- paw marks ---


@pytest.mark.rule("RRR-TABLE-05")
@pytest.mark.parametrize("seat", [BLUE, RED, GREEN])
def test_anybody_may_mark_an_empty_hex(seat: int) -> None:
    s = scene("LINE-2")
    s.play(seat, "mark 3,0")
    for eyes in EVERYBODY:
        assert s.game.view(eyes).marks == [(seat, (3, 0))]
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-TABLE-05")
@pytest.mark.parametrize("seat", [BLUE, RED, GREEN])
def test_hexes_may_be_marked_in_the_middle_of_a_step(seat: int) -> None:
    s = scene("LINE-2", track=4)
    s.start(symbols=1)
    s.play(seat, "mark 3,0")
    assert s.asked == ("place-mummy", [BLUE])
    assert marks(s) == [(seat, (3, 0))]


@pytest.mark.rule("RRR-TABLE-05")
@pytest.mark.parametrize("place", ["0,0", "2,0", "5,0"])
def test_only_an_empty_hex_beside_the_maze_can_be_marked(place: str) -> None:
    s = scene("LINE-2")
    assert s.refusal(RED, f"mark {place}").rule == "RRR-TABLE-05"


@pytest.mark.rule("RRR-TABLE-05")
def test_two_marks_for_each_player_and_no_more() -> None:
    s = scene("LINE-2")
    s.play(RED, "mark 3,0")
    s.play(RED, "mark 0,1")
    assert s.refusal(RED, "mark 1,1").rule == "RRR-TABLE-05"
    assert s.legal(GREEN, "mark 1,1")
    s.play(RED, "unmark 3,0")
    s.play(RED, "mark 1,1")
    assert marks(s) == [(RED, (0, 1)), (RED, (1, 1))]


@pytest.mark.rule("RRR-TABLE-05")
def test_only_the_owner_takes_a_mark_back() -> None:
    s = scene("LINE-2")
    s.play(RED, "mark 3,0")
    s.refusal(GREEN, "unmark 3,0")
    s.refusal(RED, "unmark 0,1")
    (told,) = s.play(RED, "unmark 3,0")
    assert told == happened.HexUnmarked("RRR-TABLE-05", RED, happened.Cell((3, 0)))
    assert marks(s) == []


@pytest.mark.rule("RRR-TABLE-05")
def test_a_mark_goes_when_its_hex_is_filled() -> None:
    s = scene("LINE-2")
    s.play(RED, "mark 3,0")
    s.play(GREEN, "mark 0,1")
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert marks(s) == [(GREEN, (0, 1))]


@pytest.mark.rule("RRR-TABLE-05")
def test_a_mark_goes_when_the_exit_door_fills_its_hex() -> None:
    s = scene(
        {**M1, (1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab"},
        hands={BLUE: "#3 ankh | #9 | #9"},
        doors_placed=2,
    )
    s.play(RED, "mark 2,0")
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert marks(s) == [(RED, (2, 0))]
    s.load_mummy_dice(0)
    s.play(BLUE, "open 2,0/1,0")
    assert marks(s) == []


@pytest.mark.rule("RRR-TABLE-05")
def test_a_mark_goes_after_its_owners_next_action() -> None:
    s = scene("LINE-2")
    s.play(BLUE, "mark 3,0")
    s.play(RED, "mark 3,0")
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert marks(s) == [(RED, (3, 0))]
    s.load_mummy_dice(0)
    s.play(RED, "explore #9@-1,0 {0,3}")
    assert marks(s) == []


@pytest.mark.rule("RRR-TABLE-05")
@pytest.mark.parametrize("answer", ["use torch2", "teleport torch2 1,0"])
def test_a_token_is_no_action_and_leaves_the_marks(answer: str) -> None:
    s = scene("LINE-2", tokens={BLUE: ["torch2"]})
    s.play(BLUE, "mark 3,0")
    s.play(BLUE, answer)
    assert marks(s) == [(BLUE, (3, 0))]


@pytest.mark.rule("RRR-TABLE-06")
def test_a_mark_binds_nobody() -> None:
    s = scene("LINE-2")
    before = s.moves(BLUE)
    for seat, place in ((RED, "3,0"), (RED, "0,1"), (GREEN, "3,0"), (GREEN, "-1,0")):
        s.play(seat, f"mark {place}")
    assert s.moves(BLUE) == before
    s.play(BLUE, "explore #9@3,0 {0,3}")
    assert s.cat(BLUE) == (3, 0)


# --- open information ---


@pytest.mark.rule("RRR-TABLE-07", "RRR-TABLE-08")
@pytest.mark.parametrize("seed", range(12))
def test_everybody_sees_the_same_table(seed: int) -> None:
    for game, _ in played(seed):
        table = public_part(game, None)
        for seat in (BLUE, RED, GREEN):
            assert public_part(game, seat) == table


@pytest.mark.rule("RRR-TABLE-07")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_on_the_table_is_public(seat: int | None) -> None:
    s = scene(
        "LINE-3",
        stock=4,
        track=2,
        foes={"Jaws": (3, 0, 2)},
        discard="#1 #63",
        draw_pile=11,
        token_pile=["shield", "trap"],
        tokens={RED: ["torch2", "passage"]},
        regroup_tiles=1,
    )
    table = s.game.view(seat)
    assert {tile.at: tile.exits for tile in table.maze} == s.tiles
    assert (table.stock, table.bank) == (4, 35)
    assert len(table.discard) == 2
    assert (table.hearts_on_pile, table.mummy_pile) == (2, 3)
    assert [(foe.name, foe.at, foe.hearts) for foe in table.foes] == [("Jaws", (3, 0), 2)]
    assert [cat.tokens for cat in table.cats] == [[], ["torch2", "passage"], []]
    assert (table.draw_pile, table.token_pile, table.regroup_tiles) == (11, 2, 1)


@pytest.mark.rule("RRR-TABLE-07")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_revealed_boss_is_public(seat: int | None) -> None:
    s = scene("LINE-3", door=((4, 0), (3, 0)), foes={"Muzzlok": (4, 0, 7)})
    table = s.game.view(seat)
    assert table.boss_out
    assert [(foe.name, foe.at, foe.hearts) for foe in table.foes] == [("Muzzlok", (4, 0), 7)]


@pytest.mark.rule("RRR-TABLE-07")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_revealed_token_is_public(seat: int | None) -> None:
    s = scene(hands={BLUE: "#9 tomb | #9"}, token_pile=["shield"])
    events = s.game.play(BLUE, s.move(BLUE, "explore #9@1,0 {0,3}"))
    told = [GAME.tell(event, seat) for event in events]
    assert [one.token for one in told if isinstance(one, happened.TokenRevealed)] == ["shield"]
    assert s.game.view(seat).cats[BLUE].tokens == ["shield"]


@pytest.mark.rule("RRR-TABLE-08")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_hand_sizes_are_public(seat: int | None) -> None:
    s = scene(hands={BLUE: 3, RED: 1, GREEN: 7})
    assert [cat.cards for cat in s.game.view(seat).cats] == [3, 1, 7]


@pytest.mark.rule("RRR-TABLE-09")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_revealed_pool_is_seen_by_everybody(seat: int | None) -> None:
    s = scene(discard="#1 #63", stock=0, hands={RED: "#21 #9"})
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    s.play(GREEN, "stay")
    s.play(RED, "offer #21")
    regroup = s.game.view(seat).regroup
    assert regroup is not None
    assert regroup.pool == []
    offered = {card_name(s.held(RED, 21))}
    found = {card_name(card) for card in s.game.discard}
    events = s.game.play(BLUE, s.move(BLUE, "offer"))
    told = [GAME.tell(event, seat) for event in events]
    (pool,) = [one for one in told if isinstance(one, happened.PoolRevealed)]
    assert (set(pool.offered), set(pool.found)) == (offered, found)
    regroup = s.game.view(seat).regroup
    assert regroup is not None
    assert set(regroup.pool) == offered | found
