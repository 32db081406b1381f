"""A module of which the page knows nothing is plain, never broken, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from mastaba.games.escape import GAME, game, house, modules
from mastaba.games.escape import moves as m
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.house import House
from mastaba.games.escape.manifests import Manifest
from mastaba.games.escape.moments import Command, Module
from mastaba.games.escape.refusing import BLOCKED, no
from mastaba.games.escape.telling import TELLING
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.kernel.contract import BASE, Refusal
from mastaba.kernel.spelling import Name
from mastaba.kernel.telling import Told
from mastaba.kernel.verbs import Verb, Vocabulary
from tests.e2e.conftest import People
from tests.e2e.planted import open_table
from tests.e2e.test_escape import begin
from tests.server.serving import Running, serving

NUMBER: Final = len(VOCABULARY.verbs)
DEPTHS: Final = ("shallow", "deep", "bottomless")
STARS: Final = tuple(f"star{number}" for number in range(1, 13))
DIG: Final = Verb(NUMBER, "dig", Name("depth", DEPTHS, "deep", m.FIRST_AT, m.NUMBER), rule="TOY-01")
GAZE: Final = Verb(
    NUMBER + 1, "gaze", Name("star", STARS, "star3", m.FIRST_AT, m.NUMBER), rule="TOY-02"
)
BOTTOMLESS: Final = DEPTHS.index("bottomless")


class HoleDug(Told, frozen=True, tag="hole-dug"):
    seat: int
    depth: str


class StarSeen(Told, frozen=True, tag="star-seen"):
    seat: int
    star: str


def _dig(x: Flight, seat: int, move: int) -> None:
    x.tell(HoleDug, "TOY-01", seat, DEPTHS[m.first(move)])


def _hardness(x: Flight, seat: int, move: int) -> Refusal | None:
    if m.first(move) == BOTTOMLESS:
        return no("TOY-03", "rock-is-hard", code=BLOCKED)
    return None


def _gaze(x: Flight, seat: int, move: int) -> None:
    x.tell(StarSeen, "TOY-02", seat, STARS[m.first(move)])


class Digging(Module):
    """Dig anywhere, at any time, or look up at one of many stars."""

    manifest = Manifest("digging", 99, "digging")
    commands = (
        Command(
            DIG, lambda x, seat: [m.command(DIG, depth) for depth in range(3)], _hardness, _dig
        ),
        Command(
            GAZE,
            lambda x, seat: [m.command(GAZE, star) for star in range(len(STARS))],
            lambda x, seat, move: None,
            _gaze,
        ),
    )


def _of_the_box(played: House) -> list[str]:
    return [module.name for module in played.modules if not isinstance(module, Digging)]


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that runs in this process and plays with the module; the page that it hands out was
    built without it."""
    words = Vocabulary([*VOCABULARY.verbs, DIG, GAZE])
    told: dict[type[Told], Any] = TELLING._changed
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAME, "vocabulary", words)
        patch.setattr(game, "VOCABULARY", words)
        patch.setattr(modules, "ALL", (*modules.ALL, Digging))
        patch.setattr(GAME, "_houses", {})
        # It has no part of the box.
        patch.setattr(GAME, "parts", lambda played: [BASE, *_of_the_box(played)])
        patch.setitem(house.CHOICES, "digging", (False, True))
        for kind in (HoleDug, StarSeen):
            patch.setitem(told, kind, [])
        with serving(tmp_path_factory.mktemp("undrawn"), client=client) as running:
            yield running


def plain(page: Page, move: str) -> Any:
    return page.locator(f'.undrawn button[data-move="{move}"]')


@pytest.mark.parametrize(
    ("locale", "dig", "told", "hard"),
    [
        ("en-GB", "“dig”: deep", "Red: “hole dug” (depth deep)", "That is not possible now"),
        ("fr-FR", "« dig » : deep", "Rouge : « hole dug » (depth deep)", "Impossible pour"),
        ("pl-PL", "„dig”: deep", "Czerwony: „hole dug” (depth deep)", "Teraz to niemożliwe"),
    ],
)
def test_verbs_without_a_drawing_are_buttons_with_plain_sentences(
    people: People, locale: str, dig: str, told: str, hard: str
) -> None:
    page = people.come(locale=locale)
    options = {"clock": "practice", "digging": True}
    page.goto(f"/t/{open_table(page, seats=1, start=True, options=options)}")
    begin(page)
    button = plain(page, "dig deep")
    expect(button).to_have_text(dig)
    button.click()
    log = page.get_by_role("log").or_(page.locator(".side"))
    expect(log).to_contain_text(told)
    plain(page, "dig bottomless").click()
    expect(page.get_by_role("alert")).to_contain_text(hard)
    # What the page does know goes on as ever.
    page.keyboard.press("Space")
    expect(page.locator(".die.rolling")).to_have_count(0)


def test_many_moves_without_a_drawing_are_a_list(people: People) -> None:
    page = people.come()
    options = {"clock": "practice", "digging": True}
    page.goto(f"/t/{open_table(page, seats=1, start=True, options=options)}")
    begin(page)
    page.locator(".undrawn select").select_option("gaze star7")
    plain(page, "gaze star7").click()
    log = page.get_by_role("log").or_(page.locator(".side"))
    expect(log).to_contain_text("Red: “star seen” (star star7)")


def test_an_option_that_the_page_knows_nothing_of_can_be_chosen(people: People) -> None:
    page = people.come()
    page.goto(f"/t/{open_table(page, seats=1, options={'clock': 'practice'})}")
    page.get_by_text("More settings").click()
    choice = page.get_by_role("group", name="digging")
    expect(choice).to_be_visible()
    choice.get_by_text("yes").click()
    expect(choice.get_by_role("radio", name="yes")).to_be_checked()
