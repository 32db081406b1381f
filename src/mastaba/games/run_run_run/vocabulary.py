"""All verbs of Run Run Run!"""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import moves
from mastaba.kernel.verbs import Vocabulary, declared

VOCABULARY: Final[Vocabulary] = Vocabulary(declared(moves))
