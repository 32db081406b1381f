"""The words of the browser client: complete in every language, and none that nobody says."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from mastaba.bots import bot_names
from mastaba.kernel.rulebook import Rulebook
from mastaba.kernel.words import LANGUAGES, Words
from mastaba.tables.offered import OFFERED, offered_game
from tests.catalogues import FOLDERS, GAME, Catalogue, catalogue_at

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
AREAS = sorted(folder for folder in (SOURCE / "words").iterdir() if folder.is_dir())

# A message ID in quotes, and one that is put together: `panel-${one}`.
LITERAL = re.compile(r"""['"]([a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)['"]""")
SAID = re.compile(r"""\bsay\(\s*['"]([^'"]+)['"]""")
TEMPLATE = re.compile(r"`([a-z][A-Za-z0-9-]*-\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def sources() -> str:
    """The client's code, without its tests: a test alone gives no message a reader."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    )


def catalogue(area: Path, language: str) -> Catalogue:
    return catalogue_at(area / f"{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_every_language_says_the_same_messages(area: Path, language: str) -> None:
    english, other = catalogue(area, "en"), catalogue(area, language)
    assert other.junk == []
    assert sorted(other.ids) == sorted(english.ids)
    assert len(set(other.ids)) == len(other.ids)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_translations_name_no_fact_that_english_does_not_know(area: Path, language: str) -> None:
    english, other = catalogue(area, "en"), catalogue(area, language)
    strange = {}
    for name in set(english.ids) & set(other.ids):
        # `{ foe }` stands for a message that selects on $foe, so a translation may do so itself.
        known = english.variables(name) | english.made_of(name)
        if other.variables(name) - known:
            strange[name] = other.variables(name) - known
    assert strange == {}


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_every_message_is_said_somewhere(area: Path) -> None:
    code = sources()
    literals = set(LITERAL.findall(code))
    patterns = [
        re.compile(".+".join(map(re.escape, HOLE.split(template))))
        for template in set(TEMPLATE.findall(code))
    ]
    unsaid = [
        name
        for name in catalogue(area, "en").ids
        if name not in literals and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert unsaid == []


def test_everything_said_has_a_message() -> None:
    folders = [*AREAS, *FOLDERS]
    known = {name for folder in folders for name in catalogue_at(folder / "en.ftl").ids}
    assert sorted(set(SAID.findall(sources())) - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    bots = {bot for game in OFFERED for bot in bot_names(game)}
    named = catalogue(SOURCE / "words" / "app", language).variants("bot-name", "bot")
    assert named == bots | {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_every_game_has_the_title_of_its_rulebook(game: str, language: str) -> None:
    title = Words(language, SOURCE / "words" / "app").say(f"game-{game}-title")
    offered = offered_game(game)
    assert title in Rulebook.load(offered.folder, language).title
    if language == "en":
        assert title == offered.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_curtain_is_promised_where_none_falls(language: str) -> None:
    screens = (SOURCE / "games").glob("*/screen.ts")
    open_games = {path.parent.name for path in screens if "open: true," in path.read_text("utf-8")}
    assert open_games
    special = catalogue(SOURCE / "words" / "app", language).variants("new-way-hot-why", "game")
    assert open_games <= special


@pytest.mark.parametrize(
    ("colour", "count", "said"),
    [("blue", 1, "1 bleue"), ("blue", 4, "4 bleues"), ("purple", 2, "2 violettes")],
)
def test_french_stones_agree_with_their_number(colour: str, count: int, said: str) -> None:
    words = Words("fr", offered_game("cursed-tomb").folder / "words")
    assert words.say("stones-of-colour", colour=colour, count=count) == said
    near = words.say("panel-stone", lies="open", stone="pierre bleue 1", hour=1, covers="")
    assert near.endswith(" à 1 h")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_and_lobby_name_a_house_option_alike(language: str) -> None:
    book = tomllib.loads((GAME / "rulebook" / f"{language}.toml").read_text(encoding="utf-8"))
    words = Words(language, SOURCE / "words" / "run-run-run")
    lobby = {name: words.say(f"house-{name}").removesuffix(".") for name in book["options"]}
    assert len(lobby) > 20
    assert book["options"] == lobby
