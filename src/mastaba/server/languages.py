"""Which language somebody reads, and the server's own words in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mastaba.kernel.words import ENGLISH, LANGUAGES, Words


@cache
def server_words(language: str) -> Words:
    return Words(language, Path(__file__).parent / "words")


def language_of(accepted: str | None) -> str:
    """The language that an Accept-Language header asks for first, among those we speak."""
    wanted: list[tuple[float, str]] = []
    for part in (accepted or "")[:200].split(","):
        tag, _, quality = part.strip().partition(";")
        language = tag.partition("-")[0].lower()
        weight = _weight(quality)
        if language in LANGUAGES and weight > 0:
            wanted.append((weight, language))
    # Of equals the first counts.
    return max(wanted, key=lambda one: one[0], default=(1.0, ENGLISH))[1]


def _weight(quality: str) -> float:
    name, _, value = quality.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
