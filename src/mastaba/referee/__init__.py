"""The referee: rigid-body physics that judges a pull of The Cursed Tomb.

Lengths are millimetres, angles degrees, times ticks of 1/240 s; x goes right, y away, z up, from
the point of the board below the bowl's middle. Stones are the box's numbers 0 to 19; the sceptre is
`box.SCEPTRE` (63) among things, and bit 20 in frames.

A trap
    `Trap` is a value: how the stones of the bowl and the sceptre lie. Nothing in it moves.

    - `build(secret, number) -> Build`: pour, plant, audit; the same for the same secret and number
      (TOMB-DT-06 to 10). `Build.trap`, `Build.seed` (may be published at once), `Build.frames` (the
      animation, 30 frames a second as in `frames.py`).
    - `Trap.snapshot() -> bytes`, `Trap.restore(bytes)`: under 1.2 kB, for the log and the store
      (TOMB-DT-35). `Trap.digest()`: a hash of it.
    - `Trap.bowl -> tuple[int, ...]`: the stones in it. `Trap.pose(thing) -> Pose`.
    - `settle(trap) -> Settled`: between turns physics goes on until all is at rest (TOMB-DT-26):
      `Settled.trap`, `Settled.fallen` (things that fell by themselves), `Settled.frames`.
    - `replant(trap, things, seed) -> Build`: puts them back (TOMB-DT-26).
    - `stays(trap) -> Trap | None`: one that rests by another edition of the physics, at rest by
      this one, if it stays as it is; `repour(stones, seed) -> Build`: what is left poured anew.

A pull
    `Pull(trap, colour, limit=None)`: one hand in one bowl. `limit` is the clock in ticks, None for
    no clock (TOMB-DT-28); the server adds reserve and factor before.

    - `step(hand: HandInput | None) -> tuple[PullEvent, ...]`: one frame of 1/60 s; None keeps the
      last wish. Call it 60 times a second from the moment the clock starts.
    - `frame(full=False) -> bytes`: what changed since the last `frame()` (`frames.py`); `full` for
      somebody who has just come.
    - `verdict: Verdict | None`; `Verdict.report(box)` is the referee's move for the rules, for
      example `pulled red2`. After a rockfall physics goes on for the eyes: stop when `finished`.
    - `touched: bool`: report `touch` to the rules when it becomes true.
    - `lose_hand()`, `find_hand()`: the player's connection (TOMB-DT-31). `void()`: TOMB-DT-33.
    - `sight() -> Sight`: poses as everybody sees them, for bots, the commanded hand, the display.
    - `trap() -> Trap`: the trap after it; `record() -> PullRecord`.

A record
    `PullRecord` (TOMB-DT-34): `encode() -> bytes`, `PullRecord.decode(bytes)`,
    `frames() -> Iterator[bytes]` to watch it again on any machine,
    `audit_record(record) -> str | None`: simulates it again and says what differs.

How a stone lies
    `lie(sight, stone) -> Lie`, `lies(sight) -> tuple[Lie, ...]` for the demanded colour, most open
    first (`Sight.of(trap, colour)` before the pull, `Pull.sight()` during it): openness 0 to 1,
    class `open`, `half` or `deep`, firmness 0 (free) to 1 (held fast), covers, clock, place, gap to
    the sceptre. `ways_out(sight, stone)`. A few milliseconds for a colour.

Hands that are no fingers
    `CommandedHand(luck)` (TOMB-DT-48): `command(text, sight)` takes `choose red2`, `push blue3 4`,
    `way 2`, `pace gentle`, `pull`, `let-go`; `next(sight, events) -> HandInput` each frame.
    `list_stones(sight)`, `list_ways(sight, stone)` (TOMB-DT-47) and `Announcer(sight)` with
    `next(sight, events, verdict)` (TOMB-DT-49) give `Announcement`s: message keys with facts.
    Bots' hands are in `mastaba.bots.cursed_tomb.hands`: `hand_for(level, luck)` has the same
    `next`.

Speed
    `on_engine_thread(work)` does work where the engine need not hand its steps to another thread.
    What comes of it is the same everywhere, bit for bit.

`shapes()` gives the sizes of bowl, stones, sceptre and fingers for whoever draws them.
"""

from mastaba.referee.announcing import Announcement, Announcer, list_stones, list_ways
from mastaba.referee.auditing import again, audit_record
from mastaba.referee.building import (
    Build,
    CannotBuild,
    Settled,
    build,
    build_from,
    replant,
    repour,
    settle,
    stays,
)
from mastaba.referee.commanded import BadCommand, CommandedHand
from mastaba.referee.engine_thread import on_engine_thread
from mastaba.referee.frames import Frame, Pose
from mastaba.referee.hand_input import HandInput, UnreadableInput
from mastaba.referee.luck import Luck, build_seed
from mastaba.referee.lying import Lie, Way, lie, lies, ways_out
from mastaba.referee.model import Model, ModelError, engine
from mastaba.referee.pull import Pull
from mastaba.referee.record import PullRecord, UnreadableRecord
from mastaba.referee.scene import shapes
from mastaba.referee.sight import Sight
from mastaba.referee.trap import Trap, UnreadableTrap
from mastaba.referee.verdict import PullEvent, Verdict

__all__ = [
    "Announcement",
    "Announcer",
    "BadCommand",
    "Build",
    "CannotBuild",
    "CommandedHand",
    "Frame",
    "HandInput",
    "Lie",
    "Luck",
    "Model",
    "ModelError",
    "Pose",
    "Pull",
    "PullEvent",
    "PullRecord",
    "Settled",
    "Sight",
    "Trap",
    "UnreadableInput",
    "UnreadableRecord",
    "UnreadableTrap",
    "Verdict",
    "Way",
    "again",
    "audit_record",
    "build",
    "build_from",
    "build_seed",
    "engine",
    "lie",
    "lies",
    "list_stones",
    "list_ways",
    "on_engine_thread",
    "replant",
    "repour",
    "settle",
    "shapes",
    "stays",
    "ways_out",
]
