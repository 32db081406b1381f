"""The colours of cats and foes in the terminal."""

from __future__ import annotations

from typing import Final

CAT_STYLES: Final = {"Mapkin": "blue", "Pilfer": "green", "Scratch": "red", "Ember": "yellow"}
FOE_STYLE: Final = "bold magenta"
