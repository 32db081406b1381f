"""The log: written while a game is played, read with care, replayed bit for bit."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.games import game_named
from mastaba.games.run_run_run import GAME, RunRunRunGame, boxfile
from mastaba.kernel.contract import CLOCK, IllegalMove, UnknownOption
from mastaba.kernel.log import (
    Entry,
    Log,
    LogError,
    Recording,
    append,
    decode,
    line_of,
    opening,
    read,
    replay,
    verified,
    verify,
    write,
)
from mastaba.kernel.log_header import box_of

MOVES = 12


def play_some(recording: Recording, moves: int = MOVES) -> None:
    """The last legal move after which the game goes on, one per second."""
    for number in range(moves):
        seat = recording.state.waiting()[0].seat
        recording.play(seat, last_harmless_move(recording.state, seat), 1000 * number)


def last_harmless_move(state: Any, seat: int) -> int:
    for move in reversed(state.moves(seat)):
        after = state.clone()
        after.play(seat, move)
        if after.outcome() is None:
            return int(move)
    raise AssertionError("every move ends the game")


@pytest.fixture
def recording() -> Recording:
    made = Recording(GAME, 2, 77, {"level": "kitten", "first": 1}, ("Ann", "bot"))
    play_some(made)
    return made


@pytest.fixture
def lines(recording: Recording) -> list[dict[str, Any]]:
    """The log as plain data, to be spoiled and read again."""
    return [msgspec.json.decode(line) for line in as_bytes(recording.log).splitlines()]


def as_bytes(log: Log) -> bytes:
    file = BytesIO()
    write(file, log)
    return file.getvalue()


def joined(lines: list[dict[str, Any]]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def error_of(data: bytes) -> LogError:
    """The error that reading, or else replaying, the data raises."""
    with pytest.raises(LogError) as caught:
        verify(decode(data, game_named), GAME)
    return caught.value


# --- writing and reading ---


def test_what_is_written_is_read(recording: Recording) -> None:
    log = decode(as_bytes(recording.log), game_named)
    assert log == recording.log
    assert log.header.options == GAME.options({"level": "kitten", "first": 1})
    assert log.header.editions == {"base": GAME.edition}
    assert list(log.header.box_parts) == ["base", "kitten"]
    assert log.header.players == ("Ann", "bot")
    assert [entry.seq for entry in log.entries] == list(range(1, MOVES + 1))


def test_each_entry_is_in_the_file_as_soon_as_it_is_played(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with path.open("wb") as file:
        recording = Recording(GAME, 1, 3, file=file)
        assert read(path, game_named).entries == []
        for count in range(1, 4):
            play_some(recording, 1)
            assert read(path, game_named).entries == recording.log.entries
            assert len(recording.log.entries) == count


def test_a_refused_move_is_not_written(recording: Recording) -> None:
    before, digest = as_bytes(recording.log), recording.state.digest()
    nobody = 1 - recording.state.waiting()[0].seat
    with pytest.raises(IllegalMove):
        recording.play(nobody, GAME.parse("pass"), 99_000)
    assert as_bytes(recording.log) == before
    assert recording.state.digest() == digest


def test_time_does_not_run_backwards_while_recording(recording: Recording) -> None:
    seat = recording.state.waiting()[0].seat
    digest = recording.state.digest()
    with pytest.raises(ValueError, match="time runs backwards: 3 ms after 11000 ms"):
        recording.play(seat, recording.state.moves(seat)[0], 3)
    assert recording.state.digest() == digest


def test_ticks_of_the_clock_are_entries(recording: Recording) -> None:
    recording.tick(20_000)
    assert recording.log.entries[-1].seat == CLOCK
    log = decode(as_bytes(recording.log), game_named)
    verify(log, GAME)
    assert log.entries[-1].move == "tick"


def test_a_game_that_cannot_begin_is_not_recorded(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with path.open("wb") as file, pytest.raises(UnknownOption):
        Recording(GAME, 2, 1, {"colour": "red"}, file=file)
    assert path.read_bytes() == b""


# --- replaying ---


def test_replay_gives_the_same_states_and_events(recording: Recording) -> None:
    again = Recording(GAME, 2, 77, {"level": "kitten", "first": 1})
    assert opening(recording.log, GAME)[1] == again.opening
    count = 0
    for entry, state, events in replay(recording.log, GAME):
        assert events == again.play(entry.seat, GAME.parse(entry.move), entry.at)
        assert state.digest() == again.state.digest() == entry.digest
        count += 1
    assert count == MOVES


@pytest.mark.parametrize("to", [0, 1, 5, MOVES])
def test_replay_stops_where_it_is_asked_to(recording: Recording, to: int) -> None:
    assert [entry.seq for entry, _state, _events in replay(recording.log, GAME, to)] == list(
        range(1, to + 1)
    )


def test_a_log_verifies(recording: Recording) -> None:
    verify(recording.log, GAME)
    assert len(list(verified(recording.log, GAME, 4))) == 4


def test_the_first_entry_with_another_digest_is_named(lines: list[dict[str, Any]]) -> None:
    lines[4]["digest"] = lines[8]["digest"] = "0" * 32
    error = error_of(joined(lines))
    assert error.line == 5
    assert error.problem.startswith(f"entry 4 ({lines[4]['move']}) leads to ")
    assert error.problem.endswith(f"but the log has {'0' * 32}")
    list(replay(decode(joined(lines), game_named), GAME))


# --- a last line torn off by a crash ---


def test_everything_before_a_torn_line_replays(recording: Recording) -> None:
    whole = as_bytes(recording.log)
    last = whole.splitlines()[-1]
    for kept in range(1, len(last)):
        log = decode(whole[: len(whole) - len(last) - 1 + kept], game_named)
        assert log.torn == last[:kept].decode()
        assert log.entries == recording.log.entries[:-1]
        verify(log, GAME)


def test_a_last_line_that_only_lacks_its_end_counts(recording: Recording) -> None:
    log = decode(as_bytes(recording.log).removesuffix(b"\n"), game_named)
    assert log == recording.log


def test_a_broken_line_with_an_end_is_no_torn_line(recording: Recording) -> None:
    error = error_of(as_bytes(recording.log)[:-10] + b"\n")
    assert error.line == MOVES + 1
    assert "is not JSON" in error.problem


# --- what can be wrong ---


def spoil(lines: list[dict[str, Any]], number: int, **changes: Any) -> bytes:
    """The log with fields of one line changed; None takes a field out."""
    line = {**lines[number - 1], **changes}
    kept = {name: value for name, value in line.items() if value is not None}
    return joined([*lines[: number - 1], kept, *lines[number:]])


@pytest.mark.parametrize(
    ("number", "changes", "problem"),
    [
        (1, {"format": 3}, "the log has format 3; this version reads formats 1 and 2"),
        (1, {"format": None}, "missing required field `format`"),
        (1, {"seed": None}, "missing required field `seed`"),
        (1, {"colour": 1}, "unknown field `colour`"),
        (1, {"seats": "two"}, "seats: Expected `int`, got `str`"),
        (1, {"game": "chess"}, "there is no game 'chess'; there is: run-run-run"),
        (1, {"editions": None}, "missing required field `editions`"),
        (1, {"options": {"level": "god"}}, "option 'level' cannot be 'god'"),
        (1, {"options": {"mood": True}}, "has no option 'mood'"),
        (
            1,
            {"options": {"level": "kitten", "first": 3}},
            "option 'first' is seat 3, but there are 2 seats",
        ),
        (1, {"seats": 9, "players": None}, "9 seats; Run Run Run! has 1 to 4"),
        (1, {"players": ["Ann"]}, "1 players on 2 seats"),
        (1, {"seed": 2**64}, f"seed {2**64} is not a 64-bit number"),
        (4, {"seq": 5}, "seq is 5, but 3 comes next"),
        (4, {"seq": 2}, "seq is 2, but 3 comes next"),
        (4, {"at": 500}, "time runs backwards: at 500 ms after 1000 ms"),
        (2, {"at": -1}, "time runs backwards: at -1 ms after 0 ms"),
        (4, {"at": "soon"}, "at: Expected `int`, got `str`"),
        (4, {"at": 10**13}, "at 10000000000000 ms: no game lasts longer than 3153600000000 ms"),
        (4, {"move": None}, "missing required field `move`"),
        (4, {"seat": -3}, "seat -3 is neither a seat, the referee nor the clock"),
        (4, {"seat": 7}, "is not legal: RRR-SETUP-20 no-such-seat (seat 7, seats 2)"),
        (4, {"seat": -1}, "is not legal: RRR-SETUP-20 no-such-seat (seat -1, seats 2)"),
        (4, {"seat": -2}, "the clock can only tick"),
        (4, {"move": "dance"}, "entry 3 (dance) is unreadable: 'dance' is no verb"),
        (4, {"move": "explore R99@0,0 r1"}, "it is written like: explore R17@2,-1 r3"),
        (2, {"move": "pass"}, "entry 1 (pass) is not legal: RRR-TURN-06 may-not-pass"),
    ],
    ids=str,
)
def test_the_error_names_the_line_and_the_problem(
    lines: list[dict[str, Any]], number: int, changes: dict[str, Any], problem: str
) -> None:
    error = error_of(spoil(lines, number, **changes))
    assert error.line == number
    assert problem in error.problem
    assert str(error) == f"line {number}: {error.problem}"


@pytest.mark.parametrize(
    ("data", "line", "problem"),
    [
        (b"", 0, "the log is empty"),
        (b"\n", 1, "is not JSON"),
        (b"Once upon a time\n", 1, "is not JSON"),
        (b"[]\n", 1, "Expected `object`, got `array`"),
        (b'{"format":1,"game":"run-', 1, "is not JSON"),
        (b"\xff\xfe\n", 1, "is not JSON"),
    ],
)
def test_what_is_no_log_is_refused(data: bytes, line: int, problem: str) -> None:
    error = error_of(data)
    assert error.line == line
    assert problem in error.problem


def test_a_blank_line_is_an_error(recording: Recording) -> None:
    first, rest = as_bytes(recording.log).split(b"\n", 1)
    error = error_of(first + b"\n\n" + rest)
    assert error.line == 2


def test_a_missing_entry_is_noticed(lines: list[dict[str, Any]]) -> None:
    error = error_of(joined([*lines[:5], *lines[6:]]))
    assert (error.line, error.problem) == (6, "seq is 6, but 5 comes next")


def test_an_entry_after_the_end_is_not_legal() -> None:
    recording = Recording(GAME, 1, 3)
    while recording.state.outcome() is None:
        recording.play(0, recording.state.moves(0)[0])
    last = recording.log.entries[-1]
    recording.log.entries.append(Entry(last.seq + 1, last.at, 0, "pass", last.digest))
    error = error_of(as_bytes(recording.log))
    assert error.line == line_of(last) + 1
    assert "is not legal: RRR-TURN-10 game-over" in error.problem


def test_a_log_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LogError, match=r"nothing\.jsonl cannot be read: No such file"):
        read(tmp_path / "nothing.jsonl", game_named)


# --- the box ---


def test_comments_in_a_box_do_not_matter_but_contents_do(tmp_path: Path) -> None:
    original = boxfile.DEFAULT.read_text(encoding="utf-8")
    path = tmp_path / "box.toml"
    path.write_text(f"# mine\n{original}", encoding="utf-8")
    assert box_of(RunRunRunGame(path)) == box_of(GAME)
    path.write_text(original.replace("Mastaba 1", "Mine"), encoding="utf-8")
    name, digest = box_of(RunRunRunGame(path))
    assert name == "Mine"
    assert digest != box_of(GAME)[1]


def test_a_game_with_an_owners_box_replays_with_that_box_only(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    original = boxfile.DEFAULT.read_text(encoding="utf-8")
    own = original.replace("Mastaba 1", "Mine").replace("start_hand = 5", "start_hand = 4")
    path.write_text(own, encoding="utf-8")
    mine = RunRunRunGame(path)
    recording = Recording(mine, 2, 5)
    play_some(recording)
    data = as_bytes(recording.log)
    verify(decode(data, lambda name: mine), mine)
    problem = "played with box 'Mine', and this is 'Mastaba 1', which differs in: base"
    assert problem in error_of(data).problem


def test_appending_continues_a_log(recording: Recording, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    *earlier, last = recording.log.entries
    path.write_bytes(as_bytes(Log(recording.log.header, earlier)))
    with path.open("ab") as file:
        append(file, last)
    assert read(path, game_named) == recording.log
