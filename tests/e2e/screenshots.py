"""Writes the key screens of the client, on a laptop and on a phone: `make screenshots`, or those of
one game alone: `make screenshots ARGS=escape`.

The games are stories that are known beforehand, so the same screens come again after a change.
"""

from __future__ import annotations

import base64
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page, sync_playwright
from rich.console import Console

from mastaba.games.escape import GAME, Escape
from mastaba.games.escape.flight import ESCAPED
from mastaba.referee.frames import NONE
from mastaba.server.config import Settings
from tests.e2e import flights
from tests.e2e.conftest import DESKTOP, PHONE, QUIET, People, browser_program
from tests.e2e.lobby import expect_in_the_game, open_table
from tests.e2e.player import HotSeat, Player
from tests.e2e.story import Deed, Story, find_story
from tests.e2e.tomb import TombPlayer, TombStory, find_tomb_story, open_tomb_table
from tests.server.serving import Running, serving

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP, "color_scheme": "light"},
    "phone": {**PHONE, "color_scheme": "dark"},
}
MOST_BYTES = 80_000
STILL = """
() => Promise.all([
  document.fonts.ready,
  ...document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < 5000)
    .map((one) => one.finished.catch(() => null)),
]).then(() => true)
"""
QUALITIES = (85, 75, 65, 55, 45, 35)


def busy(story: Story) -> bool:
    """A lucky solo game: foes in a large maze, then a room, then a fight, then the exit."""
    hunted = [place for place, deed in enumerate(story.deeds) if place > 20 and is_hunted(deed)]
    follow = {deed.verb for deed in story.deeds[hunted[0] :]} if hunted else set()
    return story.won and story.is_plain and follow >= {"explore", "commit"}


def is_hunted(deed: Deed) -> bool:
    return deed.foes > 0 and deed.question == "action"


def shared(story: Story) -> bool:
    """Two cats who share damage, and later cards."""
    return story.is_plain and {"split", "give"} <= {deed.verb for deed in story.deeds[:60]}


class Album:
    """Puts screens of one device into the folder."""

    def __init__(self, device: str, console: Console) -> None:
        self._device = device
        self._console = console

    def take(self, page: Page, name: str, at_once: bool = False) -> None:
        if not at_once:
            page.wait_for_load_state("networkidle")
            page.evaluate(STILL)
        camera = page.context.new_cdp_session(page)
        shots = (
            camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            for quality in (QUALITIES[2:] if at_once else QUALITIES)
        )
        pictures = (base64.b64decode(shot["data"]) for shot in shots)
        picture = next(one for one in pictures if len(one) < MOST_BYTES)
        path = SCREENS / f"{name}-{self._device}.webp"
        path.write_bytes(picture)
        self._console.print(f"{path.name}: {len(picture) // 1000} kB")


@contextmanager
def foretold(story: Story) -> Iterator[None]:
    with patch.object(secrets, "randbits", lambda _bits: story.seed):
        yield


def solo(people: People, album: Album, device: dict[str, Any], _server: Running) -> None:
    story = find_story(1, busy)
    deeds = story.deeds
    player = people.play(**device)
    page = player.page
    page.locator("article button.primary").first.wait_for()
    album.take(page, "home")
    with foretold(story):
        player.press(page.get_by_role("button", name="Play solo now").first)
        expect_in_the_game(page)
        player.wait_until_asked()
    album.take(page, "cats")
    player.play(deeds[:4])
    player.wait_until_asked()
    album.take(page, "table-early")

    foes = next(place for place in range(20, len(deeds)) if is_hunted(deeds[place]))
    room = next(place for place in range(foes, len(deeds)) if deeds[place].verb == "explore")
    fight = next(place for place in range(foes, len(deeds)) if deeds[place].verb == "commit")
    done = 4
    for stop, name in sorted([(foes, "foes"), (room, "room"), (fight, "fight")]):
        player.play(deeds[done:stop])
        done = stop
        player.wait_until_asked()
        if name == "foes":
            album.take(page, "table-foes")
        elif name == "room":
            player.explore(deeds[stop])
            player.do.wait_for()
            album.take(page, "room")
        else:
            player.press(player.card(deeds[stop].card))
            album.take(page, "fight")
            player.press(player.card(deeds[stop].card))
        player.page.keyboard.press("Escape")
    show_rules(player)
    album.take(page, "rulebook")
    page.keyboard.press("b")
    player.play(deeds[done:])
    page.get_by_role("dialog").locator("dl").wait_for()
    album.take(page, "ending")
    player.press(page.get_by_role("dialog").get_by_role("link", name="Watch the replay"))
    page.get_by_role("slider").fill(str(len(deeds) * 2 // 3))
    album.take(page, "replay")


def show_rules(player: Player) -> None:
    player.press(player.hand.get_by_role("button", name="Rule ").first)
    player.page.locator("[aria-current=true]").wait_for()


def together_on_one_device(
    people: People, album: Album, device: dict[str, Any], _server: Running
) -> None:
    story = find_story(2, shared)
    player = people.play(**device)
    page = player.page
    open_table(page, 2, "On this one device")
    page.get_by_role("heading", name="Seats").wait_for()
    album.take(page, "lobby")
    with foretold(story):
        player.press(page.get_by_role("button", name="Start the game"))
        page.get_by_role("dialog").wait_for()
    album.take(page, "curtain")
    seats = HotSeat(player, ("Ann", "Bob"))
    done = 0
    for stop, name in sorted(
        [(nth(story.deeds, "split", 1), "damage"), (nth(story.deeds, "give", 1), "pool")]
    ):
        seats.play(story.deeds[done:stop])
        done = stop
        seats.hand_over(story.deeds[stop].seat)
        player.wait_until_asked()
        album.take(page, name)


def tomb(people: People, album: Album, device: dict[str, Any], _server: Running) -> None:
    """The Cursed Tomb with the trap of chances: the board, the heap, a move, the end."""
    story = find_tomb_story(2, ends_well)
    player = tomb_player(people, device)
    page = player.page
    open_tomb_table(page)
    album.take(page, "tomb-lobby")
    with patch.object(secrets, "randbits", lambda _bits: story.seed):
        player.press(page.get_by_role("button", name="Start the game"))
        player.wait_until_asked()
    late = len(story.deeds) * 3 // 5
    stops = [
        (
            next(at for at in range(late, len(story.deeds)) if story.deeds[at].question == asked),
            asked,
        )
        for asked in ("explore", "heap", "move")
    ]
    done = 0
    for stop, asked in sorted(stops):
        player.play_tomb(story.deeds[done:stop])
        done = stop
        player.wait_until_asked()
        album.take(page, f"tomb-{asked}")
    player.play_tomb(story.deeds[done:])
    page.get_by_role("dialog").locator("dl").wait_for()
    album.take(page, "tomb-ending")


def bowl(people: People, album: Album, device: dict[str, Any], _server: Running) -> None:
    """The real trap, before the hand goes in and with a stone in it."""
    player = tomb_player(people, device)
    page = player.page
    open_tomb_table(page, abstract=False)
    player.press(page.get_by_role("button", name="Start the game"))
    for taken in (1, 2):
        player.wait_until_asked()
        player.press(player.hand.locator("[data-move^=pawn]").first)
        player.wait_until_accepted(taken)
    player.turn_tile()
    album.take(page, "bowl")
    if player.thumb:  # which can only be made to tap here, not to stay down
        return
    player.press_at(player.point_of(player.lies[0]["stone"]))
    player.until(lambda: player.gripped != NONE, "a grip")
    player.drag(0, 60, 30)
    album.take(page, "bowl-hand")
    page.mouse.up()


def shows_much(x: Escape) -> bool:
    """Ann can do several things, her room is not the only one that is busy, and all are there."""
    verbs = {GAME.text(move).split()[0] for move in x.moves(0)}
    return (
        len(verbs & {"enter", "discover", "commit", "unlock", "take"}) > 1 and "place" not in verbs
    )


def escape_rooms(people: People, album: Album, device: dict[str, Any], server: Running) -> None:
    """Four people in the temple, dice laid down for gems."""
    flown = flights.fly(4, lambda x: x.t > 150_000 and bool(x.pools) and shows_much(x))
    with flights.people_at(server, flown) as (table, ann):
        page = people.play(f"/t/{table}", cookie=ann.cookie, **device).page
        page.locator("[data-die]").first.wait_for()
        album.take(page, "escape-rooms")


def escape_gong(people: People, album: Album, device: dict[str, Any], server: Running) -> None:
    """The second gong, at the moment it is struck."""
    flown = flights.fly(4, lambda x: x.t > flights.SECOND_GONG - 5000)
    with flights.people_at(server, flown) as (table, ann):
        page = people.play(f"/t/{table}", cookie=ann.cookie, **device).page
        page.locator(".sign.gong").wait_for()
        album.take(page, "escape-gong", at_once=True)


def escape_ending(people: People, album: Album, device: dict[str, Any], server: Running) -> None:
    """The debrief of five who got out."""
    flown = flights.fly(5, lambda x: x.ending == ESCAPED)
    with flights.people_at(server, flown) as (table, ann):
        page = people.play(f"/t/{table}", cookie=ann.cookie, **device).page
        page.locator(".ending tbody tr").first.wait_for()
        album.take(page, "escape-ending")


def tomb_player(people: People, device: dict[str, Any]) -> TombPlayer:
    page = people.come("about:blank", **device)
    player = TombPlayer(page, thumb=device.get("has_touch", False))
    page.goto("/")
    return player


def ends_well(story: TombStory) -> bool:
    return story.freed and 80 < len(story.deeds) < 160


def nth(deeds: list[Deed], verb: str, number: int) -> int:
    """Where the move of that verb stands, counted from 1."""
    return [place for place, deed in enumerate(deeds) if deed.verb == verb][number - 1]


Part = Callable[[People, Album, dict[str, Any], Running], None]
PARTS: dict[str, Sequence[Part]] = {
    "run-run-run": [solo, together_on_one_device],
    "cursed-tomb": [tomb, bowl],
    "escape": [escape_rooms, escape_gong, escape_ending],
}


def main(games: Sequence[str]) -> None:
    """Take the pictures of these games; without a name, of all."""
    console = Console()
    SCREENS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), client=Settings().client) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_program(), args=list(QUIET))
        for name, device in DEVICES.items():
            people = People(browser, server.url)
            for part in chain.from_iterable(PARTS[game] for game in games or PARTS):
                part(people, Album(name, console), device, server)
            people.leave()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
