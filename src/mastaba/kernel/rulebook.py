"""The rulebook of a game: title, chapters and rules by ID, one TOML file for each language.

A rule names a house option by its `key`; where `[options]` gives its title, readers get that. Parts
of a game tell theirs in folders of their own, and say after which chapter they are read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Self

import msgspec

from mastaba.kernel.parts import folders_of

_QUOTES: Final = {"en": ("“", "”"), "fr": ("«\u00a0", "\u00a0»"), "pl": ("„", "”")}


class RulebookError(ValueError):
    """A rulebook that cannot be used, or a look-up that found nothing; says what there is."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a part of a game adds to its rulebook."""

    after: str
    chapters: dict[str, str]
    rules: dict[str, str]
    options: dict[str, str] = {}


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game in one language, in the order in which they are to be read."""

    language: str
    title: str
    chapters: dict[str, str]
    rules: dict[str, str]

    @classmethod
    def load(cls, folder: Path, language: str) -> Self:
        """The rulebook of the game whose data lies in `folder`."""
        path = _shelf(folder) / f"{language}.toml"
        known = languages(folder)
        if language not in known:
            raise RulebookError(
                f"there is no rulebook in {language!r}; there is one in: {', '.join(known)}"
            )
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            titles = msgspec.convert(data.pop("options", {}), dict[str, str])
            book = msgspec.convert(data, cls)
            # The last one first, as each goes right behind the same chapter.
            for part in reversed(_parts(folder)):
                path = part / f"{language}.toml"
                more = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Part)
                titles |= more.options
                book = book._with(more)
            book = book._with_titles(titles)
        except FileNotFoundError as error:
            part_name = path.parent.parent.name
            raise RulebookError(f"the rulebook of {part_name} has no {path.name}") from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
            raise RulebookError(f"rulebook {path.name} cannot be read: {error}") from error
        book._check(f"{language}.toml")
        return book

    def _with(self, part: _Part) -> Self:
        """With what a part adds: its chapters and rules follow one of ours."""
        chapters = list(self.chapters)
        if part.after not in chapters:
            raise RulebookError(f"there is no chapter {part.after!r} after which a part is read")
        at = chapters.index(part.after) + 1
        before = set(chapters[:at])
        return msgspec.structs.replace(
            self,
            chapters=_inserted(self.chapters, part.chapters, lambda chapter: chapter in before),
            rules=_inserted(self.rules, part.rules, lambda rule: chapter_of(rule) in before),
        )

    def _with_titles(self, titles: dict[str, str]) -> Self:
        """Name house options as readers know them: `key` becomes the option's title in quotes."""
        opening, closing = _QUOTES.get(self.language, _QUOTES["en"])

        def quoted(found: re.Match[str]) -> str:
            title = titles.get(found[1])
            return found[0] if title is None else f"{opening}{title}{closing}"

        rules = {rule: re.sub("`([^`]+)`", quoted, text) for rule, text in self.rules.items()}
        return msgspec.structs.replace(self, rules=rules)

    def _check(self, name: str) -> None:
        if f"{self.language}.toml" != name:
            raise RulebookError(f"rulebook {name} says that its language is {self.language!r}")
        for rule in self.rules:
            if chapter_of(rule) not in self.chapters:
                raise RulebookError(f"rulebook {name}: {rule} belongs to no chapter")
        told = {chapter_of(rule) for rule in self.rules}
        for chapter in self.chapters:
            if chapter not in told:
                raise RulebookError(f"rulebook {name}: chapter {chapter} has no rules")

    def chapter(self, name: str) -> dict[str, str]:
        """The rules of one chapter, by ID."""
        return {rule: text for rule, text in self.rules.items() if chapter_of(rule) == name}

    def look_up(self, wanted: str) -> dict[str, str]:
        """One rule, or all of a chapter: `RRR-EXPLORE-04`, `explore-04`, `RRR-EXPLORE`, `explore`.

        Otherwise RulebookError names what comes near.
        """
        key = wanted.strip().upper()
        for rule, text in self.rules.items():
            if key in (rule, _without_game(rule)):
                return {rule: text}
        for chapter in self.chapters:
            rules = self.chapter(chapter)
            if key == chapter or key in {rule.rpartition("-")[0] for rule in rules}:
                return rules
        raise RulebookError(self._nothing_found(wanted, key))

    def _nothing_found(self, wanted: str, key: str) -> str:
        short = {_without_game(rule): rule for rule in self.rules}
        near = get_close_matches(key, [*self.rules, *short, *self.chapters], n=5)
        if near:
            named = list(dict.fromkeys(short.get(match, match) for match in near))
            return f"there is no rule or chapter {wanted!r}; near it: {', '.join(named)}"
        return (
            f"there is no rule or chapter {wanted!r}; the chapters are: {', '.join(self.chapters)}"
        )


def _inserted(
    ours: Mapping[str, str], theirs: Mapping[str, str], comes_first: Callable[[str], bool]
) -> dict[str, str]:
    """Ours and theirs, which stand behind all of ours that come first."""
    twice = sorted(set(ours) & set(theirs))
    if twice:
        raise RulebookError(f"the rulebook has twice: {', '.join(twice)}")
    first = {key: text for key, text in ours.items() if comes_first(key)}
    return {**first, **theirs, **{key: text for key, text in ours.items() if key not in first}}


def _parts(folder: Path) -> list[Path]:
    """Where the parts of a game tell their rules, in the order in which they are read."""
    return [_shelf(part) for part in folders_of(folder)[1:] if _shelf(part).is_dir()]


def _shelf(folder: Path) -> Path:
    return folder / "rulebook"


def languages(folder: Path) -> list[str]:
    """The languages in which a game tells its rules."""
    return sorted(path.stem for path in _shelf(folder).glob("*.toml"))


def chapter_of(rule: str) -> str:
    """`RRR-EXPLORE-04` stands in chapter `EXPLORE`."""
    return "-".join(rule.split("-")[1:-1])


def _without_game(rule: str) -> str:
    """`EXPLORE-04`, for readers who know which game they play."""
    return rule.partition("-")[2]


def load_all(folder: Path) -> dict[str, Rulebook]:
    """The rulebook in every language; RulebookError if they do not tell the same rules."""
    books = {language: Rulebook.load(folder, language) for language in languages(folder)}
    if not books:
        raise RulebookError(f"there is no rulebook in {folder.name}")
    first, *others = books.values()
    for book in others:
        _compare(first.language, first.rules, book.language, book.rules, "rules")
        _compare(first.language, first.chapters, book.language, book.chapters, "chapters")
    return books


def _compare(
    one: str, mine: Mapping[str, str], other: str, theirs: Mapping[str, str], what: str
) -> None:
    for lacking, missing in ((other, _only_in(mine, theirs)), (one, _only_in(theirs, mine))):
        if missing:
            raise RulebookError(f"the rulebook in {lacking!r} lacks {what}: {', '.join(missing)}")


def _only_in(these: Iterable[str], those: Mapping[str, str]) -> list[str]:
    return [key for key in these if key not in those]
