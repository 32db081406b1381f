"""People who play The Cursed Tomb on a page, and games that are known beforehand."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Locator, Page

from mastaba.bots import bot_named, decide
from mastaba.games import game_named
from mastaba.kernel.chance import scramble
from mastaba.referee.frames import FULL, NONE, Pose, Vector, unpack
from tests.e2e.lobby import card_of
from tests.e2e.player import BLINK, GLANCE, Player

GAME = game_named("cursed-tomb")
MOST_MOVES = 900
MOST_SEEDS = 200
CHANCES = "By chances you are shown: for screen readers and very weak devices"
"""How the lobby calls the abstract trap."""


STONES = [
    name
    for colour in GAME.components().stones  # type: ignore[attr-defined]
    for name in colour.stones
]
VERDICTS = {"stone-pulled", "rockfall", "timed-out", "pull-voided"}

# The view on the bowl as bowl/scene.ts has it at first.
FAR = 425.0
TILT = 0.86
MIDDLE = 36.0
ABOVE = 26.0
HALF_VIEW = math.radians(19)


def on_screen(at: Vector, width: float, height: float) -> tuple[float, float]:
    """Where a point of the world is in a picture of that size, in pixels."""
    far = FAR * max(1.0, 0.8 * height / width)
    eye = (0.0, -math.cos(TILT) * far, MIDDLE + math.sin(TILT) * far)
    ahead = (0.0, -eye[1], MIDDLE + ABOVE - eye[2])
    length = math.hypot(*ahead)
    _, y, z = (part / length for part in ahead)
    to = [there - here for there, here in zip(at, eye, strict=True)]
    depth = to[1] * y + to[2] * z
    up = to[2] * y - to[1] * z
    scale = height / 2 / (depth * math.tan(HALF_VIEW))
    return width / 2 + to[0] * scale, height / 2 - up * scale


class TombDeed(NamedTuple):
    """A move of a story, as text."""

    seat: int
    question: str
    move: str

    @property
    def verb(self) -> str:
        return self.move.split(" ")[0]


class TombStory(NamedTuple):
    """A whole game with the abstract trap, as bots play it from a seed."""

    seats: int
    seed: int
    deeds: list[TombDeed]
    freed: bool

    def before(self, verb: str) -> list[TombDeed]:
        """What happens before such a move is made for the first time."""
        first = next(place for place, deed in enumerate(self.deeds) if deed.verb == verb)
        return self.deeds[:first]


def play_out(seats: int, seed: int) -> TombStory:
    state = GAME.begin(seats, seed, GAME.options({"trap": "abstract"}))
    bot = bot_named("strong", GAME.name)
    deeds: list[TombDeed] = []
    luck = seed
    while state.outcome() is None and len(deeds) < MOST_MOVES:
        decision = state.waiting()[0]
        luck = scramble(luck)
        move = decide(bot, state, decision.seat, luck)
        deeds.append(TombDeed(decision.seat, decision.question, GAME.text(move)))
        state.apply(decision.seat, move)
    outcome = state.outcome()
    return TombStory(seats, seed, deeds, outcome is not None and outcome.cause == "freed")


@cache
def find_tomb_story(seats: int, wanted: Callable[[TombStory], bool], first: int = 1) -> TombStory:
    """The first story that is as wanted; so a change of the rules only changes the seed.

    Whoever knows a short one tells its seed as the first to try.
    """
    for seed in (first, *range(1, MOST_SEEDS)):
        story = play_out(seats, seed)
        if wanted(story):
            return story
    raise AssertionError("no story is as wanted: ask for less")


class TombPlayer(Player):
    """Plays with the buttons of the hand; stones are picked first where that is needed.

    Follows the trap as the page does: where everything lies, and what is said of it.
    """

    def __init__(self, page: Page, thumb: bool = False) -> None:
        super().__init__(page, thumb)
        self.poses: dict[int, Pose] = {}
        self.pose_frames = 0
        self.gripped = NONE
        self.news: dict[str, Any] = {}
        self.lies: list[dict[str, Any]] = []
        self.events: list[str] = []
        self._mouse = (0.0, 0.0)
        self._fingers: CDPSession | None = None

    def _hear(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            seen = unpack(frame)
            self.poses = {**({} if seen.flags & FULL else self.poses), **seen.bodies}
            self.gripped = seen.gripped
            self.pose_frames += 1
            return
        message: dict[str, Any] = json.loads(frame)
        match message["type"]:
            case "pull":
                self.news = message
            case "pull-lies":
                self.lies = message["stones"]
            case "update":
                self.events += [event["event"] for event in message.get("events", [])]
        super()._hear(frame)

    # --- the trap ---

    def wait_until_armed(self) -> None:
        """The trap stands, and this page may pull; where there is a clock it may run already."""
        ready = ("armed", "running")
        self.until(lambda: self.news.get("state") in ready and bool(self.lies), "a pull")
        self.page.locator("[data-pane=bowl] canvas").wait_for()

    def wait_for_verdict(self) -> None:
        """The pull has ended, by whatever verdict, and the rules have heard of it."""
        self.until(lambda: any(event in self.events for event in VERDICTS), "the end of the pull")

    def point_of(self, stone: str) -> tuple[float, float]:
        """Where the page draws a stone, as long as nobody has turned the view."""
        box = self.page.locator("[data-pane=bowl] canvas").bounding_box()
        assert box is not None
        self.until(lambda: STONES.index(stone) in self.poses, "a frame with that stone")
        x, y = on_screen(self.poses[STONES.index(stone)].at, box["width"], box["height"])
        return box["x"] + x, box["y"] + y

    def turn_tile(self) -> None:
        """Explore with the next tile, and wait for the trap."""
        self.wait_until_asked()
        self.lies, self.events = [], []
        self.press(self.answer("turn"))
        self.wait_until_armed()

    def drag(self, across: float, up: float, steps: int, pause: int = BLINK) -> None:
        """Move the pressed mouse or finger, evenly."""
        x, y = self._mouse
        for step in range(1, steps + 1):
            place = (x + across * step / steps, y - up * step / steps)
            if self.thumb:
                self._touch("touchMove", place)
            else:
                self.page.mouse.move(*place)
            self.page.wait_for_timeout(pause)
        self._mouse = x + across, y - up

    def press_at(self, point: tuple[float, float]) -> None:
        self._mouse = point
        if self.thumb:
            self._touch("touchStart", point)
        else:
            self.page.mouse.move(*point)
            self.page.mouse.down()

    def let_go(self) -> None:
        if self.thumb:
            self._touch("touchEnd")
        else:
            self.page.mouse.up()

    def _touch(self, type: str, *places: tuple[float, float]) -> None:
        if self._fingers is None:
            self._fingers = self.page.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y} for x, y in places]
        self._fingers.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})

    def play_tomb(self, deeds: Iterable[TombDeed]) -> None:
        for deed in deeds:
            self.make_tomb(deed)

    def make_tomb(self, deed: TombDeed) -> None:
        """Make a move, and wait until the server has taken it."""
        self.wait_until_asked()
        before = len(self.accepted)
        button = self.answer(deed.move)
        if deed.verb in ("pull", "rummage"):
            stone = deed.move.split(" ")[1 if deed.verb == "pull" else 3]
            self.press(self.hand.locator(f'label:has(input[value="{stone}"])'))
        self.press(button)
        caution = self.hand.locator("button.do.dangerous")
        looks = count(1)

        def taken() -> bool:
            if len(self.accepted) > before:
                return True
            if next(looks) % GLANCE == 0 and caution.is_visible():
                self.press(caution)
            return False

        self.until(taken, f"{deed.move!r} to be accepted")

    def answer(self, move: str) -> Locator:
        """The button that makes the move."""
        return self.hand.locator(f'[data-move="{move}"]')


def open_tomb_table(
    page: Page, names: tuple[str, ...] = ("Ann", "Bob"), *, abstract: bool = True
) -> None:
    """People open a table of The Cursed Tomb, up to its lobby; those who are named share it."""
    card_of(page, "The Cursed Tomb").get_by_role("link", name="Open a table").click()
    page.get_by_text(str(len(names) or 2), exact=True).click()
    if names:
        page.get_by_text("On this one device").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    if abstract:
        page.get_by_text(CHANCES).click()
