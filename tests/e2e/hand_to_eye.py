"""Measures in a real browser how long a hand takes to be seen: `python -m tests.e2e.hand_to_eye`.

A mouse jumps over the table at random moments. Measured is the time from its event to the first
picture in which the hand of the server's frames (not the ghost, which follows at once) has moved.
Software draws here, so the picture is small, and the page is told that an old phone draws it: else
it would rest 30 ms between two pictures (`--software` lets it). Measure on a machine that has
nothing else to do.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, sync_playwright
from rich.console import Console

from mastaba.referee.frames import unpack
from tests.e2e.conftest import QUIET, People, browser_program
from tests.e2e.tomb import TombPlayer
from tests.reliability.servers import ServerProcess
from tests.server.clients import Guest

SMALL: Final[dict[str, Any]] = {
    "viewport": {"width": 900, "height": 620},
    "device_scale_factor": 0.25,
}
OLD_PHONE: Final = """
const real = WebGL2RenderingContext.prototype.getParameter;
WebGL2RenderingContext.prototype.getParameter = function (name) {
  return name === 0x9246 ? 'Adreno (TM) 305' : real.call(this, name);
};
"""
WATCH_LINE: Final = """
window.seen = { jumps: [], pictures: [], sent: [], frames: [] };
window.WebSocket = class extends WebSocket {
  constructor(...to) {
    super(...to);
    this.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string')
        seen.frames.push([performance.now(), Array.from(new Uint8Array(data))]);
    });
  }
  send(data) {
    if (typeof data !== 'string') seen.sent.push(performance.now());
    super.send(data);
  }
};
"""
WATCH: Final = """
() => {
  const bowl = document.querySelector('.bowl');
  bowl.addEventListener('pointermove', (event) => seen.jumps.push(event.timeStamp), true);
  bowl.addEventListener('drawn', ({ detail }) => {
    const picture = { hand: detail.hand, drawn: performance.now(), shown: null };
    seen.pictures.push(picture);
    requestAnimationFrame(() => { picture.shown = performance.now(); });
  });
}
"""
MOVED: Final = 0.3
"""Millimetres from which on a hand has moved."""
REST: Final = (0.55, 0.8)
"""Seconds between two jumps: the hand has come to rest by then."""


class Jump(NamedTuple):
    """Milliseconds from the mouse's event: until the wish was sent, until the page has read the
    first frame that shows it, until the first picture that shows it was drawn, and until the next
    picture was begun, when this one is surely on its way to the screen."""

    sent: float
    read: float
    drawn: float
    shown: float


def jumps_of(seen: dict[str, Any]) -> list[Jump]:
    read = [(at, unpack(bytes(data)).hand) for at, data in seen["frames"]]
    found: list[Jump] = []
    for at, until in zip(seen["jumps"], [*seen["jumps"][1:], math.inf], strict=True):
        before = [one["hand"] for one in seen["pictures"] if one["drawn"] < at]
        after = [one for one in seen["pictures"] if at <= one["drawn"] < until and one["shown"]]
        if not before:
            continue
        sent = [time for time in seen["sent"] if time >= at]
        frames = [time for time, hand in read if time >= at and moved(hand, before[-1])]
        pictures = [one for one in after if moved(one["hand"], before[-1])]
        if sent and frames and pictures:
            drawn, shown = pictures[0]["drawn"], pictures[0]["shown"]
            found.append(Jump(sent[0] - at, frames[0] - at, drawn - at, shown - at))
    return found


def moved(hand: Sequence[float], rest: Sequence[float]) -> bool:
    return math.dist(hand, rest) > MOVED


def jump_about(page: Page, jumps: int) -> dict[str, Any]:
    box = page.locator("[data-pane=bowl] canvas").bounding_box()
    assert box is not None
    places = [(box["x"] + box["width"] * x, box["y"] + box["height"] * 0.8) for x in (0.3, 0.7)]
    page.mouse.move(*places[0])
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    luck = random.Random(1)
    for jump in range(1, jumps + 1):
        page.mouse.move(*places[jump % 2])
        page.wait_for_timeout(1000 * luck.uniform(*REST))
    seen: dict[str, Any] = page.evaluate("window.seen")
    return seen


def measure(server: ServerProcess, jumps: int, phone: bool) -> dict[str, Any]:
    with sync_playwright() as playwright, Guest(server.url, "Ann") as ann:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=list(QUIET))
        table = ann.open(
            game="cursed-tomb",
            seats=2,
            options={"pawns": "dealt", "first": 0},
            hot_seat=["Ann", "Bob"],
            start=True,
        )
        page = People(browser, server.url).come("about:blank", **SMALL)
        page.add_init_script((OLD_PHONE if phone else "") + WATCH_LINE)
        page.context.add_cookies([{"name": "mastaba", "value": ann.cookie, "url": server.url}])
        player = TombPlayer(page)
        page.goto(f"/t/{table['id']}")
        player.turn_tile()
        seen = jump_about(page, jumps)
        browser.close()
    return seen


def report(seen: dict[str, Any]) -> None:
    console = Console()
    jumps = jumps_of(seen)
    drawn = [one["drawn"] for one in seen["pictures"]]
    rate = 1000 * (len(drawn) - 1) / (drawn[-1] - drawn[0])
    console.print(f"{len(jumps)} of {len(seen['jumps'])} jumps, {rate:.0f} pictures a second")
    for name in Jump._fields:
        times = sorted(getattr(jump, name) for jump in jumps)
        last = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.9, 0.99)]
        console.print(
            f"{name}: median {statistics.median(times):.0f} ms, 90 % {last[0]:.0f} ms, "
            f"99 % {last[1]:.0f} ms, slowest {times[-1]:.0f} ms"
        )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jumps", type=int, default=150)
    parser.add_argument("--software", action="store_true", help="let the page know what draws it")
    parser.add_argument("--client", default="", help="another folder of the built client")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        more = {"client": asked.client} if asked.client else {}
        database = f"sqlite:///{folder}/tables.db"
        server = ServerProcess(Path(folder), database=database, pull_lag="60", **more)
        await server.start()
        try:
            seen = await asyncio.to_thread(measure, server, asked.jumps, not asked.software)
        finally:
            server.kill()
    report(seen)


if __name__ == "__main__":
    asyncio.run(main())
