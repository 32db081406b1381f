"""All verbs of The Cursed Tomb, which its chapters declare."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb.chapters import CHAPTERS
from mastaba.kernel.verbs import Vocabulary, declared

VOCABULARY: Final[Vocabulary] = Vocabulary(declared(*CHAPTERS))
