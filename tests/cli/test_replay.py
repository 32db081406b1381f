"""`mastaba replay`: recorded games are told, checked and, if they are broken, explained."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from mastaba.cli import app
from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.kernel.log import Recording

OFFERED = "offer R"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of two in which they regroup and offer each other cards, then go on for a while."""
    path = tmp_path / "game.jsonl"
    with path.open("wb") as log:
        recording = Recording(GAME, 2, 11, {"level": "kitten", "first": 0}, ("Ann", "[Bo]"), log)
        state: RunRunRun = recording.state
        recording.play(0, GAME.parse("regroup"), 0)
        recording.play(1, GAME.parse("join"), 100)
        for seat in (0, 1):
            recording.play(seat, state.moves(seat)[1], 200)
        while state.waiting()[0].question != "action":
            seat = state.waiting_seats()[0]
            recording.play(seat, state.moves(seat)[0], 300)
    return path


def replay(file: Path, *arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, ["replay", str(file), *arguments])


def error_of(file: Path, *arguments: str) -> str:
    """The one line that says what is wrong."""
    result = replay(file, *arguments)
    assert result.exit_code == 2
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert len(result.stderr.splitlines()) == 1, result.stderr
    return result.stderr.strip()


def entries(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()[1:]


def test_the_whole_game_is_told(file: Path) -> None:
    result = replay(file)
    assert result.exit_code == 0, result.output
    assert "2 seats, seed 11, box Mastaba 1, level kitten, first 0" in result.output
    assert "1 Ann (seat 0): regroup" in result.output
    assert "2 [Bo] (seat 1): join" in result.output
    assert "RRR-COOP-01" in result.output
    assert f"Stopped after entry {len(entries(file))} of {len(entries(file))}" in result.output


def test_it_stops_where_it_is_asked_to(file: Path) -> None:
    output = replay(file, "--to", "1").output
    assert "1 Ann (seat 0): regroup" in output
    assert "join" not in output
    assert "Stopped after entry 1 of" in output


def test_without_a_seat_all_cards_are_open(file: Path) -> None:
    assert replay(file).output.count(OFFERED) == 2


def test_a_log_of_other_rules_says_who_can_verify_it_and_where_it_can_be_watched(
    file: Path,
) -> None:
    header, *entries = file.read_text(encoding="utf-8").splitlines()
    theirs = msgspec.json.decode(header)
    theirs["editions"] = {"base": 1000}
    lines = [msgspec.json.encode(theirs).decode(), *entries]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    told = error_of(file)
    assert "played by edition 1000 of base" in told
    assert "a newer version of Mastaba can verify it" in told
    assert "film" not in told
    lines.append('{"film":"AAAA"}')
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert error_of(file).startswith(told)
    assert "take it in on a server's page (Watch a replay, From a file)" in error_of(file)


def test_a_seat_is_not_told_what_another_has_offered(file: Path) -> None:
    # The second offer reveals both.
    offer = next(msgspec.json.decode(line) for line in entries(file) if OFFERED in line)
    card, until = offer["move"].split()[1], str(offer["seq"])
    assert card in replay(file, "--seat", "0", "--to", until).output
    assert card not in replay(file, "--seat", "1", "--to", until).output


def test_a_good_log_is_verified(file: Path) -> None:
    result = replay(file, "--verify")
    assert result.exit_code == 0
    assert f"Verified: {len(entries(file))} entries" in result.output


def test_a_spoiled_digest_is_noticed_only_when_verifying(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    digest = msgspec.json.decode(entries(file)[2])["digest"]
    file.write_text(text.replace(digest, "f" * 32), encoding="utf-8")
    assert replay(file).exit_code == 0
    problem = error_of(file, "--verify")
    assert problem.startswith("game.jsonl: line 4: entry 3 (offer R")
    assert problem.endswith("f" * 32)


def test_json_lines_for_programs(file: Path) -> None:
    lines: list[dict[str, Any]] = [
        msgspec.json.decode(line) for line in replay(file, "--json", "--verify").stdout.splitlines()
    ]
    assert lines[0]["header"]["seed"] == 11
    assert lines[0]["events"][0]["event"] == "game-began"
    assert [line["entry"] for line in lines[1:-1]] == [
        msgspec.json.decode(line) for line in entries(file)
    ]
    assert lines[1]["events"][0] == {
        "event": "regroup-began", "rule": "RRR-COOP-01", "seat": 0, "left": 2,
    }  # fmt: skip
    assert lines[-1] == {
        "outcome": None, "replayed": len(entries(file)), "verified": True, "torn": False,
    }  # fmt: skip


def test_json_lines_keep_the_secrets_of_other_seats(file: Path) -> None:
    first = msgspec.json.decode(replay(file, "--json", "--seat", "1").stdout.splitlines()[0])
    drawn = {event["seat"]: event for event in first["events"] if event["event"] == "cards-drawn"}
    assert drawn[0]["cards"] == []
    assert drawn[0]["count"] == len(drawn[1]["cards"]) == 5


def test_a_torn_line_is_reported_and_the_rest_is_told(file: Path) -> None:
    whole = len(entries(file))
    file.write_bytes(file.read_bytes()[:-20])
    result = replay(file, "--verify")
    assert result.exit_code == 0
    assert f"Verified: {whole - 1} entries" in result.stdout
    assert f"game.jsonl: line {whole + 1} is torn off and was left out" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--to", "99"], "--to 99: the log has"),
        (["--seat", "2"], "--seat 2: the seats are 0 to 1"),
        (["--seat", "-1"], "--seat -1: the seats are 0 to 1"),
        (["--lang", "xx"], "--lang xx: the languages are en, fr, pl"),
    ],
)
def test_a_wrong_request_is_explained(file: Path, arguments: list[str], problem: str) -> None:
    assert problem in error_of(file, *arguments)


def test_a_broken_log_is_explained(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("regroup", "regrow"), encoding="utf-8")
    problem = error_of(file)
    assert problem.startswith(
        "game.jsonl: line 2: entry 1 (regrow) is unreadable: 'regrow' is no verb"
    )


def test_an_illegal_move_names_its_rule(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("regroup", "pass"), encoding="utf-8")
    assert "line 2: entry 1 (pass) is not legal: RRR-TURN-06 may-not-pass" in error_of(file)


def test_what_is_no_log_is_explained(tmp_path: Path) -> None:
    poem = tmp_path / "poem.txt"
    poem.write_text("Two cats went down into the dark\n", encoding="utf-8")
    assert error_of(poem).startswith("poem.txt: line 1: is not JSON")
    assert "cannot be read: No such file" in error_of(tmp_path / "nothing.jsonl")
    assert "cannot be read: Is a directory" in error_of(tmp_path)
