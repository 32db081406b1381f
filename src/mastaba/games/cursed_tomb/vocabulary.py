"""All verbs of The Cursed Tomb, which its chapters declare."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb import (
    explore,
    heap,
    moving,
    setup,
    table_talk,
    turn,
    verdicts,
)
from mastaba.kernel.verbs import Vocabulary, declared

VOCABULARY: Final[Vocabulary] = Vocabulary(
    declared(setup, explore, moving, turn, heap, verdicts, table_talk)
)
