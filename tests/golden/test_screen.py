"""The moments that the browser client is tested with come from the rules as they are now."""

from __future__ import annotations

from tests.golden import screen


def test_the_moments_are_those_of_the_rules() -> None:
    assert screen.record() == screen.FILE.read_bytes(), "see `make golden`"
