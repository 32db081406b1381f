"""The server is updated in mid-game to later rules: players are told, and wait for each other."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mastaba.games import game_named
from mastaba.tables.going_on import GoingOn
from mastaba.tables.side_process import SideProcess
from mastaba.tables.store import Stretch
from mastaba.tables.table import FINISHED
from tests.e2e.conftest import PHONE, People
from tests.e2e.planted import open_table
from tests.e2e.player import Player
from tests.e2e.restarting import Restarting
from tests.e2e.story import Story, find_story
from tests.server.clients import Guest
from tests.server.serving import serving
from tests.tables.chronicle.test_backlog import submit_here
from tests.tables.played import Played, film_of, stored

NEWS: Final = "The server was updated"


@contextmanager
def later_edition(game: str) -> Iterator[None]:
    """As if the rules of a game had changed since, in a way that no words of today tell."""
    with pytest.MonkeyPatch.context() as patch:
        kind = type(game_named(game))
        patch.setattr(kind, "edition", kind.edition + 1)
        yield


@pytest.fixture
def people(browser: Browser, own_server: Restarting) -> Iterator[People]:
    everybody = People(browser, own_server.running.url)
    yield everybody
    everybody.leave()
    assert everybody.mistakes == []


@contextmanager
def updated(server: Restarting, game: str) -> Iterator[None]:
    """The server stops politely, and another one with later rules takes its place."""
    server.stop()
    with later_edition(game):
        server.start()
        try:
            yield
        finally:
            server.stop()
    server.start()


def news(page: Page) -> Locator:
    return page.get_by_role("region", name=NEWS)


def together(people: People) -> tuple[Page, Page]:
    """Ann at a desk and Bob with a phone, in a game of Escape that has begun; the phone last."""
    ann, bob = people.come(), people.come(**PHONE)
    table = open_table(ann, seats=2, options={"track": "1"})
    ann.goto(f"/t/{table}")
    bob.goto(f"/t/{table}")
    bob.get_by_label("Your name at the tables").fill("Bob")
    bob.get_by_role("button", name="Take a seat").tap()
    bob.get_by_role("button", name="I am ready").tap()
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        ready, die = page.locator(".prepare button.primary"), page.locator("[data-die]")
        expect(ready.or_(die).first).to_be_visible()
        page.keyboard.press("Space")
    for page in (ann, bob):
        expect(page.locator("[data-die]").first).to_be_visible()
    return ann, bob


def moves_made(server: Restarting, page: Page) -> int:
    id = page.url.rpartition("/")[2]
    return len(server.running.service.host.lives[id].table.moves)


def test_a_game_in_real_time_stands_until_all_who_are_there_are_back(
    people: People, own_server: Restarting, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However busy the machine is, the pages have time to come back.
    monkeypatch.setattr(GoingOn.__init__, "__defaults__", (600.0,))
    ann, bob = together(people)
    with updated(own_server, "escape"):
        for page in (ann, bob):
            expect(news(page)).to_contain_text("The clock stands")
            expect(news(page)).to_contain_text("Some rules have changed")
            expect(page.locator("[inert] [data-die]").first).to_be_visible()
        expect(news(ann)).to_contain_text("Still missing: Bob")
        expect(news(ann).get_by_role("timer")).to_have_text(
            re.compile(r"^It goes on by itself in [1-6]\d\d s\.$")
        )
        before = moves_made(own_server, ann)
        for key in ("Space", "1", "q"):
            ann.keyboard.press(key)
        ann.get_by_role("main", name="The board").click()
        bob.get_by_role("button", name="I’m back").tap()
        expect(news(bob)).to_contain_text("You are back.")
        expect(news(bob)).to_contain_text("Still missing: Ann")
        expect(news(ann)).not_to_contain_text("Still missing")
        assert moves_made(own_server, ann) == before
        ann.keyboard.press("Enter")
        for page in (ann, bob):
            expect(news(page)).to_be_hidden()
            expect(page.locator("[inert]")).to_have_count(0)
        ann.locator("button.roll").click()
        ann.wait_for_function("document.querySelector('[data-die]') !== null")
        ann.reload()
        expect(ann.locator("[data-die]").first).to_be_visible()
        expect(news(ann)).to_be_hidden()


def plain(story: Story) -> bool:
    return story.is_plain and {deed.verb for deed in story.deeds[1:3]} == {"explore"}


def test_who_waits_for_nobody_is_told_once_on_each_device(
    people: People, own_server: Restarting, foretell: Callable[[Story], None]
) -> None:
    story = find_story(1, plain)
    foretell(story)
    player: Player = people.play()
    page = player.page
    page.get_by_role("button", name="Play solo now").first.click()
    player.play(story.deeds[:2])
    player.wait_until_asked()
    with updated(own_server, "run-run-run"):
        expect(news(page)).to_contain_text("this game goes on by today’s rules")
        expect(page.locator("[inert]")).to_have_count(0)
        player.wait_until_asked()
        player.play(story.deeds[2:3])
        page.reload()
        news(page).get_by_role("button", name="All right").click()
        expect(news(page)).to_be_hidden()
        page.reload()
        player.question.wait_for()
        expect(news(page)).to_be_hidden()


def test_a_page_waits_for_a_server_that_is_not_updated_yet(
    people: People, own_server: Restarting, foretell: Callable[[Story], None]
) -> None:
    foretell(find_story(1, plain))
    player: Player = people.play("about:blank")
    page = player.page
    with updated(own_server, "run-run-run"):
        page.goto("/")
        page.get_by_role("button", name="Play solo now").first.click()
        player.wait_until_asked()
        table = page.url
        # A page that is left in the middle of loading complains.
        page.wait_for_load_state("networkidle")
        page.goto("about:blank")
    page.goto(table)
    expect(page.get_by_text("This server is being updated. Nothing is lost")).to_be_visible()
    with updated(own_server, "run-run-run"):
        player.question.wait_for()


def keep(folder: Path, played: Played, *film: Stretch, useless: bytes = b"") -> None:
    """A database with that table, perhaps with a snapshot of it that is good for nothing."""

    async def write() -> None:
        async with stored(folder, played.log, *film) as store:
            if useless:
                await store.save_snapshot("t1", len(played.log), useless)

    # The driver of the browsers has an event loop in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, write()).result()


@pytest.fixture(scope="module")
def finished() -> Played:
    played = Played("cursed-tomb", 2, {"trap": "abstract", "rounds": 3}).play(2000)
    assert played.table.phase == FINISHED
    return played


def test_a_game_of_other_rules_says_that_it_can_only_be_watched(
    browser: Browser, client: Path, tmp_path: Path, finished: Played
) -> None:
    keep(tmp_path, finished, film_of(finished.table))
    for rules, is_other in (("today’s", False), ("later", True)):
        changed = "cursed-tomb" if is_other else "escape"
        with later_edition(changed), serving(tmp_path, client=client) as running:
            people = People(browser, running.url)
            page = people.come("/t/t1")
            sentence = page.get_by_text("was played by other rules than today’s")
            page.get_by_role("button", name="How it ended").wait_for()
            assert sentence.is_visible() == is_other, rules
            page.goto("/replay/t1")
            page.get_by_role("slider").wait_for()
            assert sentence.is_visible() == is_other, rules
            people.leave()
            assert people.mistakes == []


@pytest.mark.parametrize("is_filmed", [True, False], ids=["with a film", "without one"])
def test_a_game_that_an_update_has_ended_says_so(
    browser: Browser, client: Path, tmp_path: Path, is_filmed: bool
) -> None:
    played = Played("cursed-tomb", 2, {"trap": "abstract"}).play(20)

    film = [film_of(played.table)] if is_filmed else []
    keep(tmp_path, played, *film, useless=b"nothing that can be read")
    with later_edition("cursed-tomb"), serving(tmp_path, client=client) as running:
        people = People(browser, running.url)
        page = people.come("/t/t1")
        expect(page.get_by_text("nobody has won or lost")).to_be_visible()
        watch = page.get_by_role("link", name="Watch the replay")
        expect(watch).to_have_count(int(is_filmed))
        if is_filmed:
            expect(page.get_by_text("you can still watch it")).to_be_visible()
            watch.click()
            expect(page.get_by_role("slider")).to_be_visible()
        people.leave()
        assert people.mistakes == []


def test_a_list_says_for_which_version_a_table_waits(
    browser: Browser, client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as running, Guest(running.url, "Ann") as ann:
        ann.open(seats=1, start=True, public=True)
    with closing(sqlite3.connect(tmp_path / "mastaba.db")) as connection, connection:
        # As a version leaves it that keeps neither.
        connection.execute("DELETE FROM film")
        connection.execute("DELETE FROM snapshot")
    # Other processes would not know of later rules.
    monkeypatch.setattr(SideProcess, "_submit", submit_here)
    with later_edition("run-run-run"), serving(tmp_path, client=client) as running:
        people = People(browser, running.url)
        backlog = running.service.host.backlog
        player: Player = people.play("about:blank")
        page = player.page
        player.until(lambda: bool(backlog.needed_versions), "a look at what waits")
        page.goto("/")
        waits = page.get_by_role("link", name="waits until version 0.2.0 is started once")
        expect(waits).to_be_visible()
        waits.click()
        expect(page.get_by_role("heading")).to_have_text("This table cannot be opened now")
        expect(page.get_by_text("Start version 0.2.0 once on this database")).to_be_visible()
        people.leave()
        assert people.mistakes == []
