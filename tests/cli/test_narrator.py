"""The narrator: every event, question, move and refusal has its words, and no hand is betrayed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from rich.text import Text

from mastaba.bots import bot_named, decide
from mastaba.cli.narrator import Narrator
from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.chapters import COURSE
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.chance import word
from mastaba.kernel.contract import Option, Refusal
from mastaba.kernel.telling import Told
from tests.catalogues import RefusalCall, catalogue_at, languages, refusal_calls
from tests.conformance.numbered import asked_in
from tests.run_run_run.scene import BLUE, GREEN, RED, Scene, scene

SAMPLES: dict[Any, Any] = {
    int: 2,
    bool: True,
    str: "torch",
    told.Card: 3,
    told.Cards: (3, 4),
    told.Hidden: (3, 4),
    told.Cell: 12880,
    told.Cells: (12880, 12881, 12882),
    told.Foe: 2,
    told.Token: 1,
    told.Cat: 0,
    told.Call: 0,
    told.Shares: (0, 2, 1),
    told.SharedCards: ((3, 0), (4, 1)),
}
"""A fact of every type that an event of the rules may carry."""

REFUSAL_SAMPLES: dict[str, Any] = {
    "cell": (2, -1),
    "cells": [(2, -1), (0, 1)],
    "rooms": [(2, -1), (0, 1)],
    "seats": [0, 2],
    "seat": 1,
    "card": 16,
    "token": 2,
    "foe": 1,
    "cat": 3,
    "verbs": ["hold", "use"],
    "question": "action",
}
"""Facts of refusals that are not plain numbers."""


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


@cache
def teller_of(language: str, seat: int | None) -> Narrator:
    """Made once: it reads the whole rulebook."""
    return Narrator(GAME, language, seat)


def narrator(language: str = "en", seat: int | None = None) -> Narrator:
    made = teller_of(language, seat)
    made.meet(GAME.begin(3, 1, {}))
    return made


def sample(kind: type[Told]) -> tuple[Any, ...]:
    """An event of that kind as the rules make it."""
    hints = get_type_hints(kind)
    names = [name for name in hints if name != "rule"]
    if told.Hidden in hints.values():
        names.remove("count")
    return (kind, "RRR-TURN-05", *[SAMPLES[hints[name]] for name in names])


# --- events ---


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", told.TELLING.kinds, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Told], language: str) -> None:
    state = GAME.begin(3, 1, {})
    lines = teller_of(language, 2).lines([sample(kind)], state)
    if kind == told.ForcedChoice:
        assert lines == []
        return
    assert len(lines) == 1
    said = plain(lines[0])
    assert not set("{}$\u2068\u2069") & set(said)
    assert kind == told.TurnBegan or said.endswith("RRR-TURN-05")


def test_a_hand_is_told_to_its_own_seat_only() -> None:
    state = GAME.begin(3, 1, {})
    event = (told.CardsDrawn, "RRR-DRAW-01", 1, (16, 4))
    for seat in (None, 0, 1, 2):
        said = plain(Narrator(GAME, "en", seat).lines([event], state)[0])
        assert ("R17" in said) == (seat == 1)
        assert "2 cards" in said


def test_seats_are_called_by_their_cats() -> None:
    s = scene("V", kinds={BLUE: "Ember", RED: "Mapkin"}, players=2)
    lines = Narrator(GAME, "en", None).lines([(told.Passed, "RRR-TURN-07", RED)], s.game)
    assert lines == ["[bold blue]Mapkin[/] passes. [dim]RRR-TURN-07[/]"]


def test_a_seat_without_a_cat_has_a_number() -> None:
    state = GAME.begin(1, 1, {})
    line = plain(Narrator(GAME, "en", None).lines([(told.Passed, "RRR-TURN-07", 0)], state)[0])
    assert line.startswith("seat 0 passes")


def test_a_stop_goes_without_saying_when_the_attack_follows() -> None:
    state = GAME.begin(3, 1, {})
    halted, attacked = sample(told.FoeHalted), sample(told.FoeAttacked)
    assert len(Narrator(GAME, "en", None).lines([halted, attacked], state)) == 1
    assert len(Narrator(GAME, "en", None).lines([halted], state)) == 1


def test_a_lone_symbol_goes_without_saying() -> None:
    state = GAME.begin(3, 1, {})
    lone = (told.SymbolResolved, "RRR-MUMMY-05", 1, 1)
    first = (told.SymbolResolved, "RRR-MUMMY-05", 1, 2)
    assert Narrator(GAME, "en", None).lines([lone], state) == []
    assert plain(Narrator(GAME, "en", None).lines([first], state)[0]).startswith("Symbol 1 of 2")


def test_only_the_faces_that_came_up_are_told() -> None:
    state = GAME.begin(3, 1, {})
    roll = (told.CombatRolled, "RRR-FIGHT-09", 0, 3, 2, 0, 0, 1)
    said = plain(Narrator(GAME, "en", None).lines([roll], state)[0])
    assert "3 combat dice: 2 hits and one footprint." in said


def test_names_keep_their_colour_with_an_ending() -> None:
    assert narrator().show.emphasised("Mapkina bije Howla") == (
        "[bold blue]Mapkina[/] bije [bold magenta]Howla[/]"
    )


def test_square_brackets_are_no_markup() -> None:
    assert plain(narrator().show.emphasised("offer [R01 [R02]]")) == "offer [R01 [R02]]"


# --- questions and moves ---


def held_on(s: Scene) -> RunRunRun:
    """The position after all token windows have passed."""
    while s.question == "token-window":
        s.play(s.asked[1][0], "hold")
    return s.game


def two_ways_for_a_foe() -> RunRunRun:
    s = scene("M2", foes={"Howl": (1, 1)})
    s.start(symbols=1)
    return s.game


def two_foes_due() -> RunRunRun:
    s = scene("LINE-3", foes={"Howl": (3, 0), "Jaws": (3, 0)}, options={"foeOrder": "active"})
    s.start(symbols=1)
    return s.game


def damage_to_split() -> RunRunRun:
    cats = {BLUE: (2, 0), RED: (2, 0)}
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, cats=cats, tokens={BLUE: ["shield"]})
    s.start(symbols=1)
    return held_on(s)


def split_to_agree_on() -> RunRunRun:
    game = damage_to_split()
    game.play(BLUE, m.split((2, 0, 0)))
    return game


def split_without_agreement() -> RunRunRun:
    game = split_to_agree_on()
    game.play(RED, m.bare(m.OBJECT))
    return game


def split_in_deadlock() -> RunRunRun:
    game = split_without_agreement()
    game.play(RED, m.bare(m.DEADLOCK))
    return game


def shield_to_use() -> RunRunRun:
    game = split_to_agree_on()
    game.play(RED, m.bare(m.AGREE))
    return game


def hits_to_assign() -> RunRunRun:
    cats = {BLUE: (1, 0)}
    s = scene("LINE-1", foes={"Howl": (1, 0), "Jaws": (1, 0)}, cats=cats, hands={BLUE: "#27 #9 #1"})
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #27")
    s.load_combat_dice("hit hit hit footprint")
    s.play(BLUE, "roll")
    return s.game


def footprints_to_make() -> RunRunRun:
    game = hits_to_assign()
    game.play(BLUE, m.bare(m.SPARE))
    return game


def token_to_take() -> RunRunRun:
    cats = {BLUE: (1, 0)}
    s = scene("LINE-1", foes={"Howl": (1, 0)}, cats=cats, kinds={BLUE: "Pilfer", GREEN: "Ember"})
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #9")
    s.load_combat_dice("ability ability")
    s.play(BLUE, "roll")
    return s.game


def offered(cat: str) -> RunRunRun:
    """What a roll of two question marks, or else of two hexes, offers this cat."""
    s = scene(
        "LINE-1", foes={"Howl": (1, 0)}, cats={BLUE: (1, 0)}, kinds={BLUE: cat, GREEN: "Pilfer"}
    )
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #9")
    s.load_combat_dice("hex hex" if cat == "Scratch" else "ability ability")
    s.play(BLUE, "roll")
    return s.game


def lone_foe_to_hit() -> RunRunRun:
    s = scene("LINE-1", foes={"Howl": (1, 0)}, cats={BLUE: (1, 0)})
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #9")
    s.load_combat_dice("hit hit")
    s.play(BLUE, "roll")
    return s.game


def exit_to_open() -> RunRunRun:
    tiles = {(1, 0): "0,3 eye", (2, 0): "0,2,3 scarab"}
    s = scene(tiles, hands={BLUE: "#1 ankh | #9"}, cats={BLUE: (2, 0)}, doors_placed=2)
    s.play(BLUE, "explore #1@1,1 {5}")
    return s.game


def two_triangles(middle: str, new: str) -> RunRunRun:
    tiles = {(1, 0): f"0,1,3 {middle}", (2, 0): "3 eye", (0, 1): "4 eye"}
    options: dict[str, Option] = {"optionalMechanisms": True}
    s = scene(tiles, hands={BLUE: f"#1 {new} | #9"}, stock=2, options=options)
    s.play(BLUE, "explore #1@1,1 {4}")
    return s.game


def far_room() -> RunRunRun:
    s = scene("LINE-4", hands={BLUE: "#9 #27 #1"}, tokens={BLUE: ["draw2", "passage"]})
    s.play(BLUE, "explore #9@5,0 {0,3}")
    return held_on(s)


def regrouping(upto: str) -> RunRunRun:
    """A regroup of Blue and Red, played up to a question."""
    tokens = {BLUE: ["torch2", "double"], RED: ["shield"]}
    s = scene("LINE-1", players=2, tokens=tokens, discard=7, hands={BLUE: 2, RED: 2})
    s.play(BLUE, "regroup")
    answers = {
        "join": "join",
        "offer": "offer",
        "burn-torches": "burn 1",
        "agree-share": "agree",
        "trade": "trade torch2 1 shield",
    }
    while s.question != upto:
        seat = s.asked[1][0]
        if s.question == "share-pool":
            s.game.play(seat, s.game.moves(seat)[0])
        else:
            s.play(seat, answers[s.question])
    return s.game


def share_in_deadlock() -> RunRunRun:
    game = regrouping("agree-share")
    game.play(RED, m.bare(m.OBJECT))
    game.play(RED, m.bare(m.DEADLOCK))
    return game


def near_room() -> RunRunRun:
    """The house lets a card be discarded for nothing."""
    options: dict[str, Option] = {"strideDiscard": "anytime"}
    s = scene("LINE-2", hands={BLUE: "#9 #27 #1"}, options=options)
    s.play(BLUE, "explore #9@3,0 {0,3}")
    return s.game


def cards_to_commit() -> RunRunRun:
    s = scene("LINE-1", foes={"Howl": (1, 0)})
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #9")
    return s.game


def token_to_use() -> RunRunRun:
    s = scene("M1", tokens={BLUE: ["torch2"]})
    s.start()
    return s.game


def marked() -> RunRunRun:
    s = scene("M1")
    s.play(BLUE, "mark 2,0")
    return s.game


def before_the_first_turn() -> RunRunRun:
    return GAME.begin(1, 1, {})


def mummy_to_place() -> RunRunRun:
    s = scene("LINE-3", track=4)
    s.start(symbols=1)
    return s.game


def last_card() -> RunRunRun:
    return scene("M1", hands={BLUE: "#9"}, draw_pile=0, regroup_tiles=0).game


def action_of_all_kinds() -> RunRunRun:
    return scene("M2", foes={"Howl": (1, 1)}, tokens={BLUE: ["torch2", "passage"]}).game


REGROUP = ["join", "offer", "burn-torches", "share-pool", "agree-share", "trade", "agree-trade"]

POSITIONS: list[Callable[[], RunRunRun]] = [
    before_the_first_turn,
    two_ways_for_a_foe,
    two_foes_due,
    mummy_to_place,
    damage_to_split,
    split_to_agree_on,
    split_without_agreement,
    split_in_deadlock,
    shield_to_use,
    hits_to_assign,
    footprints_to_make,
    token_to_take,
    lone_foe_to_hit,
    *[partial(offered, cat) for cat in ("Mapkin", "Ember", "Scratch")],
    exit_to_open,
    partial(two_triangles, "eye", "eye"),
    partial(two_triangles, "scarab", "ankh"),
    far_room,
    cards_to_commit,
    token_to_use,
    marked,
    last_card,
    action_of_all_kinds,
    near_room,
    share_in_deadlock,
    *[partial(regrouping, question) for question in REGROUP],
]


@pytest.mark.parametrize("language", languages())
def test_every_question_and_every_move_has_words(language: str) -> None:
    asked: set[str] = set()
    verbs: set[str] = set()
    for position in POSITIONS:
        game = position()
        teller = teller_of(language, None)
        teller.meet(game)
        for decision in game.waiting():
            asked.add(decision.question)
            said = plain(teller.question(decision))
            assert said.endswith(decision.rule)
            assert not set("{}$") & set(said)
            for move in [*game.moves(decision.seat), *game.asides(decision.seat)]:
                verbs.add(VOCABULARY.verb(move).name)
                assert not set("{}$") & set(plain(teller.move(game, move)))
    assert asked == asked_in(COURSE)
    assert verbs == set(VOCABULARY.by_name)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_game_can_be_told(players: int, language: str) -> None:
    state = GAME.begin(players, 5, {"level": "kitten"})
    teller = Narrator(GAME, language, 0)
    assert len(teller.lines(GAME.opening(state), state)) >= players
    bot = bot_named("random", GAME.name)
    count = 0
    while state.outcome() is None:
        count += 1
        seat = state.waiting_seats()[0]
        move = decide(bot, state, seat, word(5, 7, count))
        for line in teller.lines(state.play(seat, move), state):
            assert not set("{}$\u2068\u2069") & set(plain(line))


def test_a_question_is_put_to_its_cat() -> None:
    s = scene("V", kinds={BLUE: "Pilfer", RED: "Mapkin"})
    teller = Narrator(GAME, "en", BLUE)
    teller.meet(s.game)
    asked = plain(teller.question(s.game.waiting()[0]))
    assert asked == "Pilfer: What do you do: Explore, Fight or Cooperate? RRR-TURN-05"


# --- refusals ---


def refusal_of(call: RefusalCall) -> Refusal:
    facts = {name: REFUSAL_SAMPLES.get(name, 2) for name in call.facts}
    if call.key == "no-such-seat":
        facts["seats"] = 3
    return Refusal(call.rule or "RRR-TURN-05", call.key, facts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("call", refusal_calls(), ids=lambda call: f"{call.key}-{call.rule}")
def test_every_refusal_says_why_and_shows_its_rule(call: RefusalCall, language: str) -> None:
    teller = narrator(language, 0)
    refusal = refusal_of(call)
    why, rule = plain(teller.refusal(refusal)).split("\n")
    assert why
    assert not set("{}$") & set(why)
    assert rule.startswith(refusal.rule)
    assert teller.rulebook.rules[refusal.rule] in rule


def test_a_refusal_names_what_is_in_the_way() -> None:
    s = scene("M1", hands={BLUE: "#9 #1"})
    teller = Narrator(GAME, "en", BLUE)
    teller.meet(s.game)
    refusal = s.refusal(BLUE, "explore #9@1,1 {0,3}")
    said = plain(teller.refusal(refusal))
    assert refusal.rule == "RRR-EXPLORE-05"
    assert "upper left" in said
    assert "(1,0)" in said
    assert "RRR-EXPLORE-05" in said


def test_no_refusal_calls_a_move_invalid() -> None:
    teller = narrator()
    for call in refusal_calls():
        assert "valid" not in plain(teller.refusal(refusal_of(call))).split("\n")[0]


@pytest.mark.parametrize("language", languages())
def test_an_answer_that_does_not_fit_hears_what_would_in_its_own_language(language: str) -> None:
    refusal = split_to_agree_on().check(RED, m.bare(m.ROLL))
    assert refusal is not None
    said = plain(teller_of(language, RED).refusal(refusal)).splitlines()[0]
    assert {"en": "agree", "fr": "accepter", "pl": "zgódź się"}[language] in said
    if language != "en":
        assert not re.search(r"\b(agree|object)\b", said)


@pytest.mark.parametrize("path", [GAME.folder / "words" / f"{one}.ftl" for one in languages()])
def test_every_answer_has_words(path: Path) -> None:
    answers = {verb.name for question in COURSE.questions.values() for verb in question.verbs}
    assert catalogue_at(path).variants("answer", "verb") == answers


@pytest.mark.parametrize(
    ("tokens", "move", "said", "unsaid"),
    [
        ([], "explore #1@1,1 {3}", "turn", "passage"),
        (["passage"], "explore #1@1,1 {3}", "lay a secret passage", "no secret"),
        ([], "explore #1@0,-1 {0}", "turn", "passage"),
        (["passage"], "explore #1@0,-1 {0}", "no secret passage can lie here", "lay a"),
    ],
)
def test_a_secret_passage_is_advised_to_those_who_have_one(
    tokens: list[str], move: str, said: str, unsaid: str
) -> None:
    s = scene("M1", hands={BLUE: "#1 #9"}, tokens={BLUE: tokens})
    refusal = s.game.check(BLUE, s.move(BLUE, move))
    assert refusal is not None
    text = plain(teller_of("en", BLUE).refusal(refusal)).splitlines()[0]
    assert said in text.lower()
    assert unsaid not in text
    assert text.endswith(".")
