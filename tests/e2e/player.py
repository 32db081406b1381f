"""Somebody who plays on a page: with its cards, its board and its buttons, as people do."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from tests.e2e.story import GAME, WORDS, Deed, together

PATIENCE = 120.0
BLINK = 15
"""Milliseconds between two looks at what the page has heard."""
GLANCE = 8
"""Each so many blinks one looks at the page itself, which is dear."""

ROOMS = {room.name: room for room in GAME.components().rooms}  # type: ignore[attr-defined]

ON_BOARD = {"wake", "route", "step"}

ASK_ME_ALWAYS = """
if (self.origin !== 'null') {
  const kept = JSON.parse(localStorage.getItem('mastaba-settings') ?? '{}');
  localStorage.setItem('mastaba-settings', JSON.stringify({ asking: 'always', ...kept }));
}
"""
"""What somebody has chosen in the settings; a choice that was kept since then stays."""


class Player:
    """Plays on a page, and keeps every frame that the page got through its sockets."""

    def __init__(self, page: Page, thumb: bool = False) -> None:
        self.page = page
        self.thumb = thumb
        self.frames: list[str] = []
        self.accepted: list[int] = []
        self.seq = -1
        self.asked_at = -1
        # Stories name every move, also those that the page would make for its player.
        page.add_init_script(ASK_ME_ALWAYS)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "welcome" | "update":
                self.seq = message["seq"]
            case "moves":
                self.asked_at = message["seq"]
            case "accepted":
                self.accepted.append(message["seq"])

    def until(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for something that no locator can see."""
        deadline = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < deadline, f"waited too long for {what}"
            self.page.wait_for_timeout(BLINK)

    def press(self, control: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.thumb:
            control.tap()
        else:
            control.click()

    # --- what is on the page ---

    @property
    def hand(self) -> Locator:
        return self.page.locator("section.hand section.hand")

    @property
    def question(self) -> Locator:
        return self.hand.locator(".question")

    @property
    def do(self) -> Locator:
        """The button that makes the move that is laid out."""
        return self.hand.locator("button.do")

    @property
    def hand_cards(self) -> Locator:
        return self.page.locator(".cards button")

    def card(self, name: str) -> Locator:
        return self.hand.locator(f'button[aria-label^="{name} "]')

    def spot(self, key: str) -> Locator:
        return self.page.locator(f'[data-spot="{key}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.hand.get_by_role("button", name=name, exact=isinstance(name, str))

    # --- playing ---

    def play(self, deeds: Iterable[Deed]) -> None:
        """Make these moves, each with its own controls."""
        for portion in together(deeds):
            self.make(portion)

    def make(self, deeds: list[Deed]) -> None:
        """Make moves that belong together, and wait until the server has taken them."""
        self.wait_until_asked()
        before = len(self.accepted)
        self.lay_out(deeds)
        caution = self.hand.locator("button.do.dangerous")
        warned = False
        looks = count(1)

        def taken() -> bool:
            nonlocal warned
            if len(self.accepted) >= before + len(deeds):
                return True
            # Once only: the button stays for a moment when it has been pressed, and then goes.
            if not warned and next(looks) % GLANCE == 0 and caution.is_visible():
                warned = True
                self.press(caution)
            return False

        self.until(taken, f"{[deed.move for deed in deeds]} to be accepted")

    def wait_until_asked(self) -> None:
        self.until(lambda: self.seq >= 0 and self.asked_at == self.seq, "a question")
        # What happened before is shown first.
        self.question.wait_for()

    def wait_until_accepted(self, count: int) -> None:
        """Wait until so many moves of this page have been accepted."""
        self.until(lambda: len(self.accepted) >= count, f"move {count} to be accepted")

    def catch_up(self, seq: int) -> None:
        self.until(lambda: self.seq >= seq, f"entry {seq}")

    def lay_out(self, deeds: list[Deed]) -> None:
        """Use the controls of these moves up to the button that makes them."""
        deed = deeds[0]
        words = deed.move.split(" ")
        verb = words[0]
        if verb == "cat":
            self.press(self.button(re.compile(rf"\b{words[1]}\b")))
        elif verb == "explore":
            self.explore(deed)
            self.press(self.do)
        elif verb == "fight":
            self.press(self.spot(words[1]))
            self.press(self.do)
        elif verb in ("commit", "roll"):
            for one in deeds[:-1]:
                self.press(self.card(one.card))
            self.press(self.button(re.compile(r"^Roll")))
        elif verb == "stride":
            self.press(self.card(deed.card))
            self.press(self.do)
        elif verb in ("use", "order", "pass"):
            self.press(self.button(deed.words))
            self.press(self.do)
        elif verb == "regroup":
            self.press(self.button(re.compile("^Cooperate")))
            self.press(self.do)
        elif verb in ("teleport", "lay"):
            self.use_on_board(verb, words)
            self.press(self.do)
        elif verb in ON_BOARD:
            self.press(self.spot(words[1]))
            self.press(self.do)
        elif verb == "open":
            self.press(self.spot(f"open {words[1]}"))
            self.press(self.do)
        elif verb == "triangle":
            self.press(self.spot(f"triangle {words[1]}/{words[2]}"))
            self.press(self.do)
        elif verb == "offer":
            for card in words[1:]:
                self.press(self.card(card))
            self.press(self.hand.locator("[data-enter]"))
        elif verb == "give":
            self.share(deeds)
        elif verb == "split":
            self.split(deed.words)
        elif verb == "trade":
            self.press(self.button(WORDS.say("token", token=words[1])))
            self.press(self.button(deed.words))
        else:
            self.press(self.button(re.compile(rf"^{re.escape(deed.words)}")))

    def explore(self, deed: Deed) -> None:
        """Lay a room out: the card, the hex, and how it lies."""
        self.press(self.card(deed.card))
        self.press(self.spot(deed.place))
        exits = ROOMS[deed.card].exits
        looks = list(dict.fromkeys(turned(exits, by) for by in range(6)))
        if len(looks) > 1:
            self.press(self.button(f"Turn {looks.index(turned(exits, deed.turns)) + 1}"))
        if deed.passages:
            sides = [WORDS.say("side", side=side) for side in deed.passages]
            through = self.button(", ".join(sides))
            # Where the room fits in no other way, there is nothing to choose.
            if through.is_visible():
                self.press(through)

    def use_on_board(self, verb: str, words: list[str]) -> None:
        if verb == "lay":
            self.press(self.button("Open"))
            self.press(self.spot(f"lay {words[1]}"))
        else:
            teleport = re.compile(rf"^Give up the .*{words[1]}.* to teleport")
            self.press(self.button(teleport))
            self.press(self.spot(words[2]))

    def share(self, deeds: list[Deed]) -> None:
        """Lay out who gets which card of the pool."""
        for deed in deeds:
            card, taker = deed.move.split(" ")[1], deed.words.rpartition(" ")[2]
            pool = self.hand.get_by_role("group", name=f"Who gets {card}?")
            self.press(pool.get_by_role("button", name=taker, exact=True))
        self.press(self.hand.locator("[data-enter]"))

    def split(self, words: str) -> None:
        """Share damage; the words name the cats: "Mapkin 2, Ember 1"."""
        wanted = {cat: int(share) for cat, share in re.findall(r"(\w+) (\d+)", words)}
        for change in ("less", "more"):
            for cat in self.hand.locator(".split fieldset").all():
                name = cat.get_attribute("aria-label") or ""
                now = int(cat.locator("output").inner_text())
                away = wanted.get(name, 0) - now
                for _ in range(-away if change == "less" else away):
                    self.press(self.button(f"{name}: one damage {change}"))
        self.press(self.hand.locator("[data-enter]"))


class HotSeat:
    """Several people who pass one device around."""

    def __init__(self, player: Player, names: tuple[str, ...]) -> None:
        self.player = player
        self._names = names
        self._looking: int | None = None

    def hand_over(self, seat: int) -> None:
        """The next one lifts the curtain, if somebody else has looked before."""
        if seat == self._looking:
            return
        name = self._names[seat]
        self.player.press(self.player.page.get_by_role("button", name=f"I am {name}: show my hand"))
        self.player.hand_cards.first.wait_for()
        self._looking = seat

    def play(self, deeds: Iterable[Deed]) -> None:
        for portion in together(deeds):
            self.hand_over(portion[0].seat)
            self.player.make(portion)


def turned(exits: int, by: int) -> int:
    """A mask of exits after so many turns to the right."""
    return ((exits << by) | (exits >> (6 - by))) & 0b111111
