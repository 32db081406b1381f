"""Logs of other formats, editions and boxes; films in logs; and what no log may do to a reader."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastaba.games import game_named
from mastaba.games.cursed_tomb import CursedTombGame
from mastaba.games.escape import GAME as ESCAPE
from mastaba.games.escape.modules.curses.rules import Curses
from mastaba.games.run_run_run import GAME, RunRunRunGame, boxfile
from mastaba.kernel.contract import CLOCK, REFEREE, Option
from mastaba.kernel.log import (
    LONGEST_GAME,
    MOST_AT_ONCE,
    Entry,
    Log,
    LogError,
    OtherEdition,
    Recording,
    decode,
    ticks_up_to,
    verify,
    write,
)
from mastaba.kernel.log_header import Carried, FirstHeader, box_of, first_edition
from tests.catalogues import every_box_part

RECORDED = Path(__file__).parents[1] / "recorded"
HOUSE = (RECORDED / "random-four-seats-house.jsonl").read_bytes()
"""Of the first format."""


class LaterGame(RunRunRunGame):
    """The game after its rules have changed twice, and with another default."""

    edition = 3
    retired: Mapping[str, Mapping[int, str]] = {"base": {1: "0.1.0", 2: "0.10.0"}}

    def options(self, given: Mapping[str, Option]) -> dict[str, Option]:
        return super().options({"level": "pharaoh", **given})


LATER = LaterGame()


class FirstGame(RunRunRunGame):
    """The game as if its rules had never changed."""

    edition = 1
    retired: Mapping[str, Mapping[int, str]] = {}


FIRST = FirstGame()


def first_game(_name: str) -> FirstGame:
    return FIRST


def as_bytes(log: Log) -> bytes:
    file = BytesIO()
    write(file, log)
    return file.getvalue()


def recorded(game: Any = GAME, moves: int = 5, **options: Option) -> Recording:
    made = Recording(game, 2, 77, options, ("Ann", "bot"))
    for _ in range(moves):
        seat = made.state.waiting_seats()[0]
        made.play(seat, made.state.moves(seat)[-1])
    return made


def with_header(data: bytes, **changes: Any) -> bytes:
    first, rest = data.split(b"\n", 1)
    header = {**msgspec.json.decode(first), **changes}
    return msgspec.json.encode(header) + b"\n" + rest


def refused(data: bytes, game: Any = GAME) -> LogError:
    with pytest.raises(LogError) as caught:
        decode(data, lambda name: game)
    return caught.value


# --- the first format ---


def test_a_log_of_the_first_format_is_of_the_first_editions() -> None:
    log = decode(HOUSE, first_game)
    assert log.header.editions == {"base": 1}
    assert log.header.box_parts == GAME.box_parts({"level": "kitten"})
    asked = {"level": "kitten", "tokenWindows": "actionStep"}
    assert log.header.options == GAME.options({**GAME.unnamed, **asked})


def test_a_log_of_the_first_format_is_verified() -> None:
    log = recorded(FIRST, 5, **GAME.unnamed).log
    first = FirstHeader(1, FIRST.name, "1", *box_of(FIRST), 2, 77, {}, ("Ann", "bot"))
    data = as_bytes(Log(log.header, log.entries, first_header=first))
    read = decode(data, first_game)
    verify(read, FIRST)
    assert read.first_header == first


def test_its_defaults_are_those_of_its_time() -> None:
    with pytest.raises(OtherEdition) as caught:
        decode(with_header(HOUSE, options={}), lambda name: LATER)
    assert caught.value.log.header.options["level"] == "cat"


@pytest.mark.parametrize("name", ["run-run-run", "cursed-tomb", "escape"])
def test_todays_box_is_that_of_the_first_edition(name: str) -> None:
    """Until a box is tuned; then its edition is raised, and this stays what it was."""
    game = game_named(name)
    first = first_edition(game)
    if game.edition == 1:
        assert box_of(game)[0] == first.box
        assert every_box_part(name).items() <= first.box_parts.items()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"rules": "0"}, "rules version '0' was never played; it can only be '1'"),
        ({"box": "Old", "box_digest": "ab"}, "played with box 'Old', and this is 'Mastaba 1'"),
        ({"options": {"mood": 1}}, "has no option 'mood'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"editions": {}}, "unknown field `editions`"),
    ],
)
def test_what_is_wrong_with_a_header_of_the_first_format_is_said(
    changes: dict[str, Any], problem: str
) -> None:
    def resolve(name: str) -> Any:
        return FIRST if name == FIRST.name else game_named(name)

    with pytest.raises(LogError) as caught:
        decode(with_header(HOUSE, **changes), resolve)
    assert caught.value.line == 1
    assert problem in caught.value.problem


def test_a_log_of_the_first_format_with_an_owners_box_needs_that_box(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    own = boxfile.DEFAULT.read_text(encoding="utf-8").replace("start_hand = 5", "start_hand = 4")
    path.write_text(own, encoding="utf-8")
    mine = FirstGame(path)
    log = recorded(mine, 5, **GAME.unnamed).log
    first = FirstHeader(1, mine.name, "1", *box_of(mine), 2, 77, {}, ("Ann", "bot"))
    data = as_bytes(Log(log.header, log.entries, first_header=first))
    verify(decode(data, lambda name: mine), mine)
    assert "which differs in: base" in refused(data, FIRST).problem


# --- other editions ---


def test_a_log_of_an_older_edition_names_the_version_that_verifies_it() -> None:
    data = as_bytes(recorded(FIRST).log)
    error = refused(data, LATER)
    assert isinstance(error, OtherEdition)
    assert error.version == "0.1.0"
    assert str(error) == (
        "line 1: played by edition 1 of base, and this version plays edition 3 of base; "
        "Mastaba 0.1.0 can verify it"
    )
    assert error.log == decode(data, first_game)


def test_a_log_of_a_newer_edition_needs_a_newer_version() -> None:
    error = refused(with_header(as_bytes(recorded().log), editions={"base": 4}), LATER)
    assert isinstance(error, OtherEdition)
    assert error.version == ""
    assert error.problem.endswith("; a newer version of Mastaba can verify it")


def test_of_several_parts_the_oldest_version_that_is_needed_is_named() -> None:
    class TwoParts(LaterGame):
        retired: Mapping[str, Mapping[int, str]] = {"base": {2: "0.10.0"}, "cards": {1: "0.9.2"}}

        def editions(self, options: Mapping[str, Option]) -> dict[str, int]:
            return {"base": 3, "cards": 2}

    error = refused(
        with_header(as_bytes(recorded().log), editions={"base": 2, "cards": 1}), TwoParts()
    )
    assert isinstance(error, OtherEdition)
    assert error.version == "0.9.2"


def test_options_that_only_other_rules_have_do_not_hide_that_the_rules_are_others() -> None:
    data = as_bytes(recorded().log)
    error = refused(with_header(data, editions={"base": 4}, options={"weather": "storm"}))
    assert isinstance(error, OtherEdition)
    illusions = {"base": GAME.edition, "illusions": 1}
    error = refused(with_header(data, editions=illusions, options={"illusions": True}))
    assert isinstance(error, OtherEdition)
    assert "this version plays none of these" in error.problem


def test_a_module_that_is_not_in_play_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, cursed = recorded(ESCAPE).log, recorded(ESCAPE, curses=True).log
    today = Curses.edition
    monkeypatch.setattr(Curses, "edition", today + 1)
    verify(decode(as_bytes(plain), game_named), ESCAPE)
    error = refused(as_bytes(cursed), ESCAPE)
    of_both = f"edition {today} of curses, and this version plays edition {today + 1} of curses"
    assert of_both in error.problem


def test_no_replay_asks_by_which_physics_the_pulls_were_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = CursedTombGame()
    log = recorded(game, pawns="dealt", moves=1).log
    assert log.header.editions == {"base": 1, "physics": 1}
    monkeypatch.setattr(CursedTombGame, "physics", 2)
    verify(decode(as_bytes(log), lambda name: game), game)


def test_a_game_that_was_carried_over_is_verified_by_no_version() -> None:
    log = recorded().log
    carried = (Carried(2, {"base": 1}, {}),)
    header = msgspec.structs.replace(log.header, carried=carried)
    error = refused(as_bytes(Log(header, log.entries)))
    assert isinstance(error, OtherEdition)
    assert error.problem.startswith("the rules changed in the middle of the game")
    assert error.log.header.carried == carried


def test_what_cannot_be_read_is_said_before_whose_rules_it_is() -> None:
    log = recorded().log
    log.entries[2] = msgspec.structs.replace(log.entries[2], seq=9)
    error = refused(as_bytes(log), LATER)
    assert not isinstance(error, OtherEdition)
    assert error.line == 4


# --- films ---


def test_a_log_may_bring_its_film() -> None:
    log = recorded().log
    log.film = [b"\x00\xff", b"the end"]
    data = as_bytes(log)
    assert decode(data, game_named) == log
    assert data.splitlines()[-1] == b'{"film":"dGhlIGVuZA=="}'


def test_the_film_stands_at_the_end() -> None:
    log = recorded().log
    log.film = [b"film"]
    entry = msgspec.json.encode(log.entries[-1])
    error = refused(as_bytes(log) + entry + b"\n")
    assert (error.line, error.problem) == (
        8,
        "is an entry after the film; the film stands at the end",
    )


def test_a_film_that_is_torn_off_is_no_film() -> None:
    log = recorded().log
    log.film = [b"first stretch", b"second stretch"]
    found = decode(as_bytes(log)[:-6], game_named)
    assert found.film == log.film[:1]
    assert found.entries == log.entries
    assert found.torn.startswith('{"film":')


def test_a_film_that_is_none_is_an_error() -> None:
    error = refused(as_bytes(recorded().log) + b'{"film":"#"}\n')
    assert (error.line, error.problem) == (7, "film: Invalid base64 encoded string")


# --- time ---


ENDLESS: dict[str, Option] = {"rounds": None, "decisionClock": 30, "trap": "abstract"}
DAY = 24 * 60 * 60 * 1000


def endless(at: int, first_format: bool) -> bytes:
    """A small file: a game without an end of rounds, in which nobody plays until then."""
    tomb = game_named("cursed-tomb")
    log = Recording(tomb, 2, 1, ENDLESS).log
    first = FirstHeader(1, tomb.name, "1", *box_of(tomb), 2, 1, ENDLESS)
    entries = [Entry(1, at, CLOCK, "tick", "0" * 32)]
    return as_bytes(Log(log.header, entries, first_header=first if first_format else None))


@pytest.mark.parametrize("first_format", [True, False])
def test_time_without_end_is_refused_before_it_is_played(first_format: bool) -> None:
    data = endless(10**13, first_format)
    assert "no game lasts longer than" in refused(data, game_named("cursed-tomb")).problem


@pytest.mark.parametrize("first_format", [True, False])
def test_as_much_time_as_a_game_may_last_does_not_take_long(first_format: bool) -> None:
    tomb = game_named("cursed-tomb")
    log = decode(endless(LONGEST_GAME, first_format), game_named)
    with pytest.raises(LogError, match=r"lets more time run out|leads to"):
        verify(log, tomb)


def test_a_tick_of_the_first_format_let_all_time_pass_at_once() -> None:
    """As a server did that had been away for a day."""
    tomb = game_named("cursed-tomb")
    state = tomb.begin(2, 1, ENDLESS)
    ticks = sum(1 for _events in ticks_up_to(state, DAY))
    assert 2 < ticks < MOST_AT_ONCE
    log = decode(endless(DAY, first_format=True), game_named)
    log.entries[0] = msgspec.structs.replace(log.entries[0], digest=state.digest())
    verify(log, tomb)
    log.first_header = None
    with pytest.raises(LogError, match="leads to"):
        verify(log, tomb)


# --- anything at all ---


def error_of(data: bytes) -> LogError | None:
    """What is wrong with a log, read and played."""
    try:
        verify(decode(data, game_named), game_named("cursed-tomb"))
    except LogError as error:
        return error
    return None


TOMB_LOG = (RECORDED / "random-tomb-three-seats.jsonl").read_bytes()
LINES = TOMB_LOG.split(b"\n")[:12]
FIELDS = sorted({key for line in LINES for key in msgspec.json.decode(line)})

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 1 << 65),
    st.text(max_size=9),
    st.sampled_from(["tick", "turn", "begin", "pull red1 bold", "fell sceptre", "cursed-tomb"]),
    st.dictionaries(st.text(max_size=4), st.integers() | st.text(max_size=3), max_size=2),
)


@given(
    at=st.integers(0, len(LINES) - 1),
    field=st.sampled_from(FIELDS) | st.text(max_size=5),
    value=values,
    seat=st.sampled_from([CLOCK, REFEREE, 0, 1, 2, 99]),
)
def test_whatever_stands_in_a_log_it_is_read_or_the_line_is_named(
    at: int, field: str, value: Any, seat: int
) -> None:
    lines = [msgspec.json.decode(line) for line in LINES]
    lines[at][field] = value
    if at and field == "move":
        lines[at]["seat"] = seat
    data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    error = error_of(data)
    assert error is None or 1 <= error.line <= len(LINES)


@given(cut=st.integers(0, len(TOMB_LOG)), byte=st.integers(0, 255))
def test_a_log_with_a_wrong_byte_is_read_or_refused(cut: int, byte: int) -> None:
    data = TOMB_LOG[:cut] + bytes([byte]) + TOMB_LOG[cut + 1 :]
    error = error_of(data)
    assert error is None or error.problem
