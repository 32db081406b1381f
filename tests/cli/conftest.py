"""In these tests a message that is missing, or lacks a fact, is an error."""

from __future__ import annotations

import pytest

from mastaba.kernel.words import Words


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
