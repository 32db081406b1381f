"""What the house says to people: Fluent message catalogues, one file per language and folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from mastaba.kernel.parts import folders_of

if TYPE_CHECKING:
    from fluent.syntax import ast

LANGUAGES: Final = ("en", "fr", "pl")
ENGLISH: Final = "en"

LONGEST_NUMBER: Final = 10**28
"""Longer ones cannot be put into the form of a language; nobody would read them."""

Fact = str | int
"""What a message may name: a raw name or a number, never a piece of a sentence."""


@cache
def _catalogue(path: Path) -> ast.Resource:
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


def word_folders(folder: Path) -> list[Path]:
    """Where a game's messages lie: its own, and those of its parts."""
    return [part / "words" for part in folders_of(folder)]


class UnknownLanguage(ValueError):
    """A language that the house does not speak; the message says which ones it does."""


class WordsError(LookupError):
    """In strict mode: a message that is missing, broken, or lacks a fact it names."""


class Words:
    """The messages of one language, with English for those that are not translated yet."""

    strict: ClassVar[bool] = False
    """Raise instead of showing the message's ID; for tests."""

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"there are no words in {language!r}; there are: {', '.join(LANGUAGES)}"
            )
        # Loaded with the first words: a server that starts has none to say yet.
        from fluent.runtime import FluentBundle

        self.language = language
        # Isolation marks are for mixed writing directions; in a terminal they show as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for known in dict.fromkeys((language, ENGLISH)):
            for folder in folders:
                self._add(folder / f"{known}.ftl")

    def _add(self, path: Path) -> None:
        """What is there already stays: English only fills the gaps."""
        if not path.exists():
            return
        resource = _catalogue(path)
        if self.strict:
            from fluent.syntax import ast

            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise WordsError(f"{path.name} cannot be read at: {entry.content!r}")
        self._bundle.add_resource(resource)

    def knows(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, **facts: Fact) -> str:
        """The message with the facts it names."""
        pattern = self._bundle.get_message(message_id).value if self.knows(message_id) else None
        if pattern is None:
            if self.strict:
                raise WordsError(f"there is no message {message_id!r}")
            return message_id
        known = {name: _sayable(fact) for name, fact in facts.items()}
        text, problems = self._bundle.format_pattern(pattern, known)
        if problems and self.strict:
            raise WordsError(f"message {message_id!r} with {facts}: {problems}")
        return str(text)


def _sayable(fact: Fact) -> Fact:
    is_long = isinstance(fact, int) and not -LONGEST_NUMBER < fact < LONGEST_NUMBER
    return str(fact) if is_long else fact
