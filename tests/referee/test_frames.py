"""The layouts on the wire: hand inputs and pose frames."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastaba.referee import HandInput, Pull, UnreadableInput, frames
from mastaba.referee.frames import Pose, Quaternion, UnreadableFrame
from tests.referee.scenes import MODEL, RED, built, run, wish

millimetres = st.floats(-450, 450)
parts = st.floats(-1, 1)


@st.composite
def rotations(draw: st.DrawFn) -> Quaternion:
    x, y, z, w = (draw(parts) for _ in range(4))
    size = math.sqrt(x * x + y * y + z * z + w * w)
    return (x / size, y / size, z / size, w / size) if size > 0.01 else (0.0, 0.0, 0.0, 1.0)


@pytest.mark.rule("TOMB-DT-37")
@given(millimetres, millimetres, millimetres, rotations())
def test_a_pose_comes_back_almost_exactly(x: float, y: float, z: float, turned: Quaternion) -> None:
    data = frames.pack(7, frames.GRIPS, (0, 0, 0), 90.0, 3, 1, 12, 200,
                       {20: frames.pack_pose(Pose((x, y, z), turned))})  # fmt: skip
    frame = frames.unpack(data)
    assert (frame.tick, frame.flags, frame.yaw) == (7, frames.GRIPS, 90.0)
    assert (frame.gripped, frame.colour, frame.clock, frame.strain) == (3, 1, 12, 200)
    assert frame.bodies[20].at == pytest.approx((x, y, z), abs=0.0071)
    same = abs(sum(a * b for a, b in zip(frame.bodies[20].turned, turned, strict=True)))
    assert math.degrees(2 * math.acos(min(1.0, same))) < 0.3


@pytest.mark.rule("TOMB-DT-37")
def test_a_full_frame_has_232_bytes_and_what_rests_is_left_out() -> None:
    pull = Pull(built().trap, RED)
    first = pull.frame()
    assert len(first) == 232
    assert frames.unpack(first).flags & frames.FULL
    run(pull, wish(MODEL.hand.home), 3)
    later = frames.unpack(pull.frame())
    assert later.flags & frames.FROZEN
    assert not later.flags & frames.FULL
    assert not later.bodies
    assert len(pull.frame(full=True)) == 232
    assert (later.colour, later.clock, later.gripped) == (RED, frames.NO_CLOCK, frames.NONE)
    assert later.hand == pytest.approx(MODEL.hand.home, abs=0.1)


@pytest.mark.rule("TOMB-DT-37")
def test_the_clock_is_told_in_tenths() -> None:
    pull = Pull(built().trap, RED, limit=240 * 45)
    assert frames.unpack(pull.frame()).clock == 450
    run(pull, None, 60)
    assert frames.unpack(pull.frame()).clock == 440


def test_bytes_that_are_no_frame_are_refused() -> None:
    good = Pull(built().trap, RED).frame()
    for bad in (b"", good[:-1], b"\x09" + good[1:]):
        with pytest.raises(UnreadableFrame):
            frames.unpack(bad)


@pytest.mark.rule("TOMB-DT-12")
@given(millimetres, millimetres, millimetres, st.floats(-720, 720), st.booleans())
def test_inputs_are_whole_tenths_and_half_degrees(
    x: float, y: float, z: float, yaw: float, grip: bool
) -> None:
    hand = HandInput.of(x, y, z, yaw, grip)
    assert hand.point == pytest.approx((x, y, z), abs=0.0501)
    assert (hand.degrees - yaw + 180) % 360 - 180 == pytest.approx(0, abs=0.2501)
    assert len(hand.pack()) == 10
    assert HandInput.unpack(hand.pack()) == hand


@pytest.mark.parametrize(
    "data", [b"", bytes(10), b"\x01\x02" + bytes(8), b"\x01\x00" + bytes(9), b"\x02" + bytes(9)]
)
def test_bytes_that_are_no_input_are_refused(data: bytes) -> None:
    with pytest.raises(UnreadableInput):
        HandInput.unpack(data)


def test_numbers_that_are_none_are_refused() -> None:
    with pytest.raises(UnreadableInput, match="finite"):
        HandInput.of(math.nan, 0, 0)
    far = HandInput.of(1e9, -1e9, 0)
    assert HandInput.unpack(far.pack()) == far
