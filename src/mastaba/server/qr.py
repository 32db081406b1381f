"""Addresses as codes that a phone can read."""

from __future__ import annotations

import segno


def qr_code(url: str) -> str:
    """An SVG, dark on light whatever the page behind it looks like: phones need that."""
    return segno.make(url, micro=False).svg_inline(scale=4, light="#fff", omitsize=True)
