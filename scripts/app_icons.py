"""Draw the installed app's icons from web/public/icon.svg, with the browser that the tests use.

The drawing fills the square and keeps to its middle, so that any mask of a phone fits it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

SIZES: Final = (192, 512)
PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"


def main(browser: str = "chromium") -> None:
    drawing = (PUBLIC / "icon.svg").as_uri()
    for size in SIZES:
        with tempfile.TemporaryDirectory() as profile:
            subprocess.run(
                [
                    browser,
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--hide-scrollbars",
                    f"--user-data-dir={profile}",
                    f"--window-size={size},{size}",
                    f"--screenshot={PUBLIC / f'icon-{size}.png'}",
                    drawing,
                ],
                check=True,
                capture_output=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
