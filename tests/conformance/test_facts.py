"""Facts: a state can be restored from what was told of it by names, and plays on the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastaba.kernel.contract import EVERYBODY, Option, UnreadableFacts
from tests.conformance.games import SUBJECTS
from tests.conformance.playing import Case, cases, final_state, play_on, spread
from tests.conformance.subject import Dice, Subject
from tests.conformance.test_states import play_side_by_side

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.game.name)


def stored(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts as they come back from a store."""
    found: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(facts))
    return found


@every_case
def test_a_restored_state_plays_on_like_the_original(case: Case) -> None:
    game = case.subject.game
    for number, (state, seat, _move, _events) in enumerate(spread(case)):
        restored = game.restore(stored(state.facts()), case.options)
        assert restored.digest() == state.digest()
        assert restored.dump() == state.dump()
        assert restored.facts() == state.facts()
        assert restored.moves(seat) == state.moves(seat)
        assert restored.view(seat) == state.view(seat)
        if number % 5 == 0:
            play_side_by_side(case.subject, restored, state.clone(), Dice(number))


EVERY_MODULE: Mapping[str, Option] = {"curses": True, "treasures": True}
POINTS = 25
"""So many in a row are looked at, wherever in the game they begin."""


@every_game
@settings(max_examples=15)
@given(data=st.data())
def test_every_point_of_a_game_can_be_restored(subject: Subject, data: Any) -> None:
    game = subject.game
    seats = data.draw(st.sampled_from(game.seats), "seats")
    case = Case(subject, seats, data.draw(st.integers(0, 1 << 32), "game"), house=True)
    with_all = {name: value for name, value in EVERY_MODULE.items() if name in game.choices}
    options = {**case.options, **(with_all if data.draw(st.booleans(), "with all") else {})}
    state = game.begin(seats, case.seed, options)
    first = data.draw(st.integers(0, 120), "first point")
    for position in islice(play_on(subject, state, case.dice()), first, first + POINTS):
        restored = game.restore(stored(position.state.facts()), options)
        assert restored.digest() == position.state.digest()


@every_case
def test_the_end_of_a_game_can_be_restored(case: Case) -> None:
    last = final_state(case)
    restored = case.subject.game.restore(stored(last.facts()), case.options)
    assert restored.digest() == last.digest()
    assert restored.outcome() == last.outcome()


@every_case
def test_facts_are_the_same_in_every_plain_form(case: Case) -> None:
    for state, *_ in spread(case)[::6]:
        facts = state.facts()
        assert stored(facts) == facts
        assert msgspec.json.decode(msgspec.json.encode(facts)) == facts


def begun(subject: Subject) -> dict[str, Any]:
    facts: dict[str, Any] = subject.game.begin(2, 5, {}).facts()
    return facts


@every_game
def test_missing_and_unknown_facts_are_named(subject: Subject) -> None:
    facts = begun(subject)
    for name in facts:
        fewer = {key: value for key, value in facts.items() if key != name}
        with pytest.raises(UnreadableFacts, match=rf"\b{name}\b"):
            subject.game.restore(fewer, {})
    with pytest.raises(UnreadableFacts, match=r"\bweather\b"):
        subject.game.restore({**facts, "weather": "fine"}, {})


@every_game
def test_a_fact_of_the_wrong_kind_is_an_error(subject: Subject) -> None:
    facts = begun(subject)
    for name in facts:
        with pytest.raises(UnreadableFacts):
            subject.game.restore({**facts, name: "no such thing"}, {})


# --- names instead of numbers ---

NUMBERS: Mapping[str, Mapping[str, str]] = {
    "run-run-run": {
        "seat": "active partners[] pending[] agenda[].seat agenda[].giver agenda[].taker "
        "agenda[].attacked[] agenda[].done[] agenda[].again[] agenda[].refused[] marks[].seat",
        "how many": "seats drawn draws.* hearts_on_pile foe_hearts.* stock bank regroup_tiles turn "
        "links_made doubles reveals agenda[].number agenda[].symbols agenda[].shares[] "
        "agenda[].place agenda[].links agenda[].dice agenda[].damage agenda[].times "
        "agenda[].torches agenda[].distance agenda[].objections",
        "seed": "seed",
    },
    "cursed-tomb": {
        "seat": "first active pending[] votes[] stuck[] winner",
        "how many": "seats draws.* turned bays_turned scarabs[] supply builds turn lap voids "
        "patience pulls time_outs[] reveals",
        "hour on a clock face": "hours.*",
        "time": "reserve[] since",
        "seed": "seed",
    },
    "escape": {
        "seat": "ready[] eased[] out[] leads[] gifted[] ballots.*.yes[] adopters[] adopting.whose "
        "adopting.by roller modules.curses.hands[] modules.curses.choosing[] "
        "modules.curses.swaps[].owner modules.curses.swaps[].partner",
        "how many": "seats draws.* draws.dice[] draws.tray[] temple[].turned gems[].gems depot "
        "spare powers[] pools[].aim talks round turn reveals modules.*.draws.* "
        "modules.treasures.resolved[]",
        "time": "now t agenda[].due paused resuming rollable[] commanded[] ballots.*.since "
        "ballots.*.closed aways[]",
        "seat, strokes, seconds or countdown": "agenda[].whom",
        "seed": "seed",
    },
}
"""Where the facts of a game hold bare numbers, by what these are. Nothing else may be one: what
a later layout could number anew (steps, questions, components, happenings) has a name."""


def bare_numbers(facts: Any, path: str = "") -> set[str]:
    """The paths at which there are numbers."""
    if isinstance(facts, dict):
        inner = [bare_numbers(one, f"{path}.{key}" if path else key) for key, one in facts.items()]
        return set().union(*inner)
    if isinstance(facts, list):
        return set().union(*[bare_numbers(one, f"{path}[]") for one in facts])
    return {path} if type(facts) is int else set()


def is_declared(game: str, path: str) -> bool:
    declared = " ".join(NUMBERS[game].values()).split()
    return any(
        re.fullmatch(re.escape(one).replace(r"\*", r"[^.\[]+"), path) is not None
        for one in declared
    )


@every_case
def test_whatever_could_be_numbered_anew_is_told_by_its_name(case: Case) -> None:
    for state, *_ in spread(case):
        undeclared = {
            path
            for path in bare_numbers(state.facts())
            if not is_declared(case.subject.game.name, path)
        }
        assert undeclared == set()


@every_game
def test_a_name_that_there_is_not_is_an_error(subject: Subject) -> None:
    facts = begun(subject)
    for ending in ("stalemate", 0, None):
        with pytest.raises(
            UnreadableFacts, match=r"the game\.ending is .*; it must be an ending, such as "
        ):
            subject.game.restore({**facts, "ending": ending}, {})


# --- facts that make no sense ---


def places(facts: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in the facts at which something stands: what holds it, and where in there."""
    inside = facts.items() if isinstance(facts, dict) else enumerate(facts)
    for key, one in list(inside):
        yield facts, key
        if isinstance(one, (dict, list)):
            yield from places(one)


numbers = st.integers(-(1 << 63), (1 << 64) - 1) | st.integers(-2, 20)

plain = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@every_game
@given(data=st.data())
def test_whatever_is_changed_facts_are_read_or_refused(subject: Subject, data: Any) -> None:
    """And never anything else: a damaged snapshot must not take a server down. What is read can be
    looked at, and makes a game that can be told again."""
    case = data.draw(st.sampled_from([one for one in cases(2) if one.subject is subject]))
    state = data.draw(st.sampled_from(spread(case))).state
    facts = stored(state.facts())
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(list(places(facts))))
        other, there = data.draw(st.sampled_from(list(places(facts))))
        # A copy: what holds itself would have no end.
        holder[key] = data.draw(plain | st.just(deepcopy(other[there])))
    with suppress(UnreadableFacts):
        restored = subject.game.restore(facts, case.options)
        assert restored.facts().keys() == facts.keys()
        assert subject.game.restore(restored.facts(), case.options).digest() == restored.digest()
        restored.view(EVERYBODY)
