"""The record of a pull, and that the same pull gives the same bits again."""

from __future__ import annotations

import math
import subprocess
import sys
import threading

import msgspec
import pytest

from mastaba.games.cursed_tomb.box import SCEPTRE
from mastaba.referee import (
    HandInput,
    Pose,
    Pull,
    PullRecord,
    Trap,
    UnreadableRecord,
    audit_record,
    frames,
    on_engine_thread,
)
from mastaba.referee.luck import Luck
from mastaba.referee.record import Track
from mastaba.referee.space import add, scale, up_of
from tests.referee.scenes import BLUE, MODEL, RED, built, changed, hand_at, kinds, run, wish

SCRIPT = """
import sys
from mastaba.referee import build, PullRecord, audit_record
from tests.referee.test_records import stirred
pull = stirred(build(b"a secret of the tests", 1).trap)
print(pull.record().final_digest, pull.trap().digest(), pull.verdict)
record = PullRecord.decode(bytes.fromhex(sys.stdin.read()))
print(audit_record(record))
"""


def stirred(trap: Trap) -> Pull:
    """A hand that stirs the heap about wildly for a while, then goes away until the clock ends."""
    pull = Pull(trap, BLUE, limit=240 * 3, seed=b"seed")
    luck = Luck(b"stir")
    for _ in range(40):
        x, y = luck.in_disc(30)
        run(pull, wish((x, y, 40 + 20 * luck.even()), 180 * luck.even(), luck.even() < 0.5), 3)
    run(pull, wish((0.0, -120.0, 150.0)), 400)
    return pull


@pytest.mark.rule("TOMB-DT-34")
def test_a_record_holds_what_was_done_and_what_came_of_it() -> None:
    pull = stirred(built().trap)
    record = PullRecord.decode(pull.record().encode())
    assert record == pull.record()
    assert record.before_digest == built().trap.digest()
    assert record.seed == b"seed"
    assert pull.verdict is not None
    assert (record.verdict, record.tick) == (pull.verdict.kind, pull.verdict.tick)
    assert record.fallers == pull.verdict.fallers
    shown = list(record.frames())
    assert len(shown) == pull.tick // 4
    assert frames.unpack(shown[0]).flags & frames.FULL
    assert len(record.encode()) < 100_000


@pytest.mark.rule("TOMB-DT-34", "TOMB-DT-04")
def test_gs_42_the_same_inputs_give_the_same_bits_in_this_and_in_another_process() -> None:
    pull = stirred(built().trap)
    assert pull.touched
    again = stirred(Trap.restore(built().trap.snapshot()))
    record = pull.record()
    assert again.record() == record
    assert again.trap() == pull.trap()
    assert audit_record(record) is None
    asked = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=record.encode().hex(),
        capture_output=True,
        text=True,
        check=True,
    )
    told, audited = asked.stdout.splitlines()
    assert told == f"{record.final_digest} {pull.trap().digest()} {pull.verdict}"
    assert audited == "None"


@pytest.mark.rule("TOMB-DT-34", "TOMB-DT-04")
def test_the_same_inputs_give_the_same_bits_on_a_thread_of_the_engine() -> None:
    threads = []

    def stir_there() -> Pull:
        threads.append(threading.get_ident())
        return stirred(built().trap)

    here, there = stirred(built().trap), on_engine_thread(stir_there)
    assert threads != [threading.get_ident()]
    assert there.record() == here.record()
    assert there.trap() == here.trap()


def test_what_goes_wrong_on_a_thread_of_the_engine_is_raised_here() -> None:
    def lose_a_stone() -> None:
        raise LookupError("no such stone")

    with pytest.raises(LookupError, match="no such stone"):
        on_engine_thread(lose_a_stone)


@pytest.mark.rule("TOMB-DT-37")
def test_who_looks_seldom_is_shown_all_that_changed_since() -> None:
    often, seldom = Pull(built().trap, BLUE), Pull(built().trap, BLUE)
    shown: dict[int, Pose] = {}
    for number in range(60):
        for pull in (often, seldom):
            pull.step(wish((20.0 * math.cos(number / 9), 20.0 * math.sin(number / 9), 45.0)))
        shown |= frames.unpack(often.frame()).bodies
        if number % 7 == 6:
            at_once = frames.unpack(seldom.frame()).bodies
            assert {bit: shown[bit] for bit in at_once} == at_once
    assert frames.unpack(often.frame()).bodies == {}
    assert frames.unpack(often.frame(full=True)).bodies == shown
    often.void()
    assert frames.unpack(often.frame()).flags & frames.OPENED


@pytest.mark.rule("TOMB-DT-34")
def test_an_audit_finds_what_was_made_up() -> None:
    record = stirred(built().trap).record()
    forged: dict[str, dict[str, object]] = {
        "track": {"track": record.track[:-14]},
        "trap": {"before": built(2).trap.snapshot()},
        "rapier": {"engine": "rapier3d 0.1"},
        "model": {"model": changed(bowl={"depth": 39.0}).digest()},
        "tick": {"tick": record.tick + 4},
        "final_digest": {"final_digest": "0" * 64},
        "verdict": {"verdict": "pulled"},
    }
    for what, change in forged.items():
        found = audit_record(msgspec.structs.replace(record, **change))
        assert found is not None
        assert what in found


@pytest.mark.rule("TOMB-DT-34")
def test_a_track_knows_what_the_server_did_too() -> None:
    pull = Pull(built().trap, RED)
    run(pull, wish((0.0, -100.0, 120.0)), 10)
    pull.lose_hand()
    run(pull, None, 30)
    pull.find_hand()
    run(pull, wish((0.0, -90.0, 110.0)), 10)
    pull.lose_hand()
    run(pull, None, 400)
    record = pull.record()
    assert record.verdict == "late"
    assert audit_record(record) is None
    kinds = [what for _, what in Track(record.track).entries() if isinstance(what, int)]
    assert kinds == [Track.LOST, Track.FOUND, Track.LOST]
    voided = Pull(built().trap, RED)
    run(voided, wish((0.0, -100.0, 120.0)), 10)
    voided.void()
    assert audit_record(voided.record()) is None


@pytest.mark.rule("TOMB-DT-34", "TOMB-DT-17")
def test_a_hand_that_wants_the_sceptre_all_the_time_passes_its_audit() -> None:
    """The server lifts it off, and the same wish brings it back: each time it must be noted."""
    foot, turned = built().trap.pose(SCEPTRE)
    head = add(foot, scale(up_of(turned), MODEL.sceptre.length - MODEL.sceptre.head_radius))
    model = hand_at((head[0], head[1], head[2] - 42))
    pull = Pull(built().trap, RED, limit=240 * 4, model=model)
    told = run(pull, wish((head[0], head[1], head[2] - 46)), 400)
    assert kinds(told).count("not-the-sceptre") >= 2
    record = pull.record()
    assert audit_record(record, model) is None
    noted = [what for _, what in Track(record.track).entries()]
    assert 1 < len(noted) < 20
    assert len(set(noted)) == 1


@pytest.mark.rule("TOMB-DT-34", "TOMB-DT-31")
def test_what_a_lost_hand_wants_is_not_noted_and_it_goes_on_once_found() -> None:
    pull = Pull(built().trap, RED, limit=240 * 3)
    away, over = wish((0.0, -100.0, 120.0)), wish((0.0, 0.0, 60.0))
    run(pull, away, 20)
    pull.lose_hand()
    run(pull, over, 30)
    assert pull.sight().hand[1] < -90
    pull.find_hand()
    run(pull, over, 200)
    assert pull.touched
    record = pull.record()
    assert audit_record(record) is None
    assert list(Track(record.track).entries())[:4] == [
        (0, away),
        (80, Track.LOST),
        (200, Track.FOUND),
        (200, over),
    ]


@pytest.mark.rule("TOMB-DT-34")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_an_honest_hand_does_its_record_passes(seed: int) -> None:
    """Wishes held and said again, silence, lost connections, and hands on the sceptre."""
    luck = Luck(b"honest", seed)
    foot = built().trap.pose(SCEPTRE).at
    pull = Pull(built().trap, RED, limit=240 * 9)
    lost = False
    while not pull.finished:
        x, y = luck.in_disc(40)
        grabs = luck.even() < 0.5
        at = (foot[0], foot[1], 60 + 90 * luck.even()) if grabs else (x, y, 30 + 40 * luck.even())
        said = wish(at, 180 * luck.even(), luck.even() < 0.4)
        for _ in range(1 + luck.below(60)):
            pull.step(None if luck.even() < 0.3 else said)
            if luck.even() < 0.03:
                lost = not lost
                if lost:
                    pull.lose_hand()
                else:
                    pull.find_hand()
    assert audit_record(pull.record()) is None


def test_wishes_are_stored_when_they_change() -> None:
    pull, hand = Pull(built().trap, RED, limit=60), HandInput.of(1, -120, 120)
    run(pull, hand, 10)
    run(pull, None, 1)
    run(pull, HandInput.of(1, -120, 121), 10)
    noted = Track(pull.record().track).entries()
    assert list(noted) == [(0, hand), (44, HandInput.of(1, -120, 121))]


def test_bytes_that_are_no_record_are_refused() -> None:
    with pytest.raises(UnreadableRecord):
        PullRecord.decode(b"no record")
    with pytest.raises(UnreadableRecord):
        list(Track(b"odd").entries())
    with pytest.raises(ValueError, match="verdict"):
        Pull(built().trap, RED).record()


def test_a_restart_goes_on_from_the_trap_before_the_pull() -> None:
    """TOMB-DT-35: after a crash the snapshot taken at the start gives the same pull again."""
    before = built().trap.snapshot()
    first = stirred(Trap.restore(before))
    assert first.trap().snapshot() != before
    second = stirred(Trap.restore(before))
    assert second.record().final_digest == first.record().final_digest
    assert MODEL.digest() == second.record().model
