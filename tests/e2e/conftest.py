"""A real browser and a real server that hands out the built client."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from mastaba.server.config import Settings
from mastaba.tables import scribe
from tests.e2e.player import PATIENCE, Player
from tests.e2e.restarting import Restarting
from tests.e2e.story import Story
from tests.server.serving import Running, serving

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first shows pages just the same without the windows around them, and is faster."""
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
expect.set_options(timeout=PATIENCE * 1000)

DESKTOP = {"width": 1280, "height": 720}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

LONG: Final = (
    "test_six_browsers_play_a_whole_game_in_step",
    "test_every_question_can_be_answered_by_everybody",
    "test_every_verb_can_be_typed[sooner]",
    "test_every_verb_can_be_typed[later]",
    "test_a_stone_is_pulled_out_with_the_mouse",
    "test_a_whole_game_of_chances",
    "test_a_solo_game_to_its_end",
    "test_axe_finds_nothing_serious",
    "test_no_page_knows_the_others_hand",
)
"""Tests that take longest come first, so that all processes end together."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if all(item.path.parent == Path(__file__).parent for item in items):
        items.sort(key=lambda item: LONG.index(item.name) if item.name in LONG else len(LONG))


def browser_program() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client."""
    folder = Settings().client
    assert (folder / "index.html").exists(), "the client is not built: run `make client`"
    return folder


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = browser_program()
    if program is None:
        pytest.skip("needs a browser: install chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    # All browsers have one address, and open more games than a living room.
    limits = {"real_time_tables_per_hour": 10_000, "tables_per_hour": 10_000}
    with serving(tmp_path_factory.mktemp("server"), limits, client=client) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path, client: Path) -> Iterator[Restarting]:
    restarting = Restarting(tmp_path, client)
    yield restarting
    restarting.stop()


class People:
    """Opens a browser of its own for each person; whatever goes wrong on a page is remembered."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []
        self.complaints: list[str] = []
        """What the console and the network complained about, also where it is no mistake."""

    def come(self, path: str = "/", worker: bool = False, **options: Any) -> Page:
        """A page; its service worker would fetch the whole client anew for each person."""
        given = {
            "base_url": self._url,
            "locale": "en-GB",
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
        }
        context = self._browser.new_context(**{**given, **options})
        context.set_default_timeout(PATIENCE * 1000)
        self._contexts.append(context)
        if not worker:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        page = context.new_page()
        self._watch(page)
        page.goto(path)
        return page

    def play(
        self, path: str = "/", kind: type[Player] = Player, cookie: str = "", **options: Any
    ) -> Player:
        """Somebody who is going to play, or who plays already and is known by a cookie."""
        page = self.come("about:blank", **options)
        player = kind(page, thumb=options.get("has_touch", False))
        if cookie:
            page.context.add_cookies([{"name": "mastaba", "value": cookie, "url": self._url}])
        page.goto(path)
        return player

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on(
            "console",
            lambda said: (
                self.complaints.append(f"console: {said.text}")
                if said.type in ("error", "warning")
                else None
            ),
        )
        page.on("requestfailed", lambda lost: self.complaints.append(f"lost: {lost.url}"))
        page.on(
            "response",
            lambda answer: (
                self.complaints.append(f"{answer.status}: {answer.url}")
                if answer.status >= 400
                else None
            ),
        )

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(browser: Browser, server: Running) -> Iterator[People]:
    """Several people, each with a browser; no page may have failed in the end."""
    all_of_them = People(browser, server.url)
    yield all_of_them
    all_of_them.leave()
    assert all_of_them.mistakes == []


@pytest.fixture
def foretell(monkeypatch: pytest.MonkeyPatch) -> Callable[[Story], None]:
    """Makes the games that begin from now on those of a story."""

    def begin_like(story: Story) -> None:
        # The server runs in this process, and all chance of its games comes from here.
        monkeypatch.setattr(scribe, "fresh_seed", lambda: story.seed)

    return begin_like
