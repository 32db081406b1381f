"""All verbs of Escape: those of its chapters, and those that its modules bring."""

from __future__ import annotations

from typing import Final

from mastaba.games.escape import modules
from mastaba.games.escape.catalogue import COMMANDS
from mastaba.games.escape.lobby import ASIDES
from mastaba.kernel.verbs import Vocabulary

VOCABULARY: Final[Vocabulary] = Vocabulary(
    [
        *[command.verb for command in COMMANDS],
        *ASIDES,
        *[command.verb for module in modules.ALL for command in module.commands],
    ]
)
