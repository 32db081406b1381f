"""How the table stands: which foes press, what a card or a torch is worth now."""

from __future__ import annotations

from mastaba.bots.run_run_run import odds
from mastaba.bots.run_run_run import weights as w
from mastaba.games.run_run_run import box as b
from mastaba.games.run_run_run.expedition import NOWHERE, Expedition
from mastaba.games.run_run_run.fight import silenced
from mastaba.games.run_run_run.moving import ALLOWANCE
from mastaba.games.run_run_run.mummies import power
from mastaba.kernel.hexgrid import ORIGIN


class Outlook:
    """One look at the table before a decision."""

    def __init__(self, x: Expedition, seat: int) -> None:
        self.x = x
        self.seat = seat
        self.finale = x.boss_is_out()
        self.dice = power(x)
        self.faces = sum(x.box.mummy_die)
        self._worth: dict[int, float] | None = None

    # --- foes ---

    @property
    def worth(self) -> dict[int, float]:
        """What it would be worth if a foe fell, by foe."""
        if self._worth is None:
            self._worth = self._judge_foes()
        return self._worth

    def _judge_foes(self) -> dict[int, float]:
        """Most pressing first: each foe must fall after those before it, and still in time."""
        x = self.x
        worth: dict[int, float] = {}
        turn, done = 0, 0.0
        for foe in sorted(x.foes, key=self.turns_left):
            cell = x.foe_cells[foe]
            if cell == NOWHERE:
                worth[foe] = w.FOE
                continue
            need = x.foe_hearts[foe] - done
            ways = ways_from(x, cell)
            while need > 0 and turn < w.HORIZON:
                need -= self._strike((x.active + turn) % x.seats, ways)
                turn += 1
            done = -need
            swift, damage = x.box.foe_swift[foe], x.box.foe_strength[foe]
            worth[foe] = (
                w.FOE
                + w.LOSS * self.arrival(foe, turn + w.SLACK_TURNS)
                + w.FOE_DIE * x.box.foe_dice[foe]
                + w.RESCUE * self.team_blows(cell, swift, damage)
            )
            if swift:
                worth[foe] += w.FOE_SWIFT
            if self.finale:
                worth[foe] += w.FINALE_FOE
        return worth

    def pressing(self) -> dict[int, int]:
        """Ways to every room from the foe that presses most; nothing while none does."""
        x = self.x
        if not x.foes:
            return {}
        foe = max(x.foes, key=lambda foe: self.worth[foe])
        if self.worth[foe] <= w.PRESSING or x.foe_cells[foe] == NOWHERE:
            return {}
        return ways_from(x, x.foe_cells[foe])

    def _strike(self, seat: int, ways: dict[int, int]) -> float:
        """Damage the seat's cat may do on its turn, if it gets there at all."""
        x = self.x
        cards = len(x.hands[seat]) - 1
        way = ways[x.cats[seat]]
        if way > ALLOWANCE and not x.tokens[seat]:
            cards -= 1
            if way > ALLOWANCE + w.USUAL_EXITS:
                return 0.0
        return min(max(cards, 0) * w.DAMAGE_PER_CARD, w.DAMAGE_PER_FIGHT)

    def steps_left(self, foe: int) -> int:
        """Rooms between the foe and the Vault."""
        cell = self.x.foe_cells[foe]
        return self.x.maze.steps[cell] if cell != NOWHERE else w.FAR_ENOUGH

    def turns_left(self, foe: int) -> float:
        """Turns until the foe is in the Vault, as a rule."""
        pace = self.pace() + self.x.box.foe_swift[foe]
        return self.steps_left(foe) / max(pace, w.SLOWEST)

    def pace(self) -> float:
        """Symbols in a Mummies' step, as a rule."""
        return self.dice * self.faces / odds.FACES

    def arrival(self, foe: int, turns: int) -> float:
        """The chance that the foe is in the Vault within so many turns."""
        swift = self.x.box.foe_swift[foe]
        return odds.arrives(self.steps_left(foe), turns, self.dice, self.faces, swift)

    def quiet(self) -> float:
        """The chance that a Mummies' step shows no symbol at all."""
        return odds.exactly(self.dice, 0, self.faces)

    # --- what things are worth ---

    def hand(self, cards: int) -> float:
        """A hand of so many cards."""
        last = len(w.HAND) - 1
        if cards <= last:
            return w.HAND[cards]
        return w.HAND[last] + w.CARD * (cards - last)

    def torch(self, left: int) -> float:
        """A torch on top of `left` others; in the finale torches buy regroup cards only."""
        return w.TORCH[min(left, len(w.TORCH) - 1)]

    def darkness(self) -> float:
        """What an unlit room costs: a heart, or a step of every foe."""
        x = self.x
        if not self.finale and x.mummy_pile:
            return w.HEART * (1 + (x.hearts_on_pile == b.CARD_HEARTS - 1))
        cost = 0.0
        for foe in x.foes:
            closer = self.steps_left(foe) - 1
            turns = w.SLACK_TURNS + 1
            after = odds.arrives(closer, turns, self.dice, self.faces, x.box.foe_swift[foe])
            cost += w.LOSS * (after - self.arrival(foe, turns)) + w.FOE_STEP
            if closer <= 0:
                cost += w.CERTAIN_LOSS
        return cost

    def damage_faces(self, seat: int) -> int:
        """Faces of the combat die that hurt a foe when this cat rolls."""
        x = self.x
        faces = x.box.combat_die.count(b.HIT)
        if x.kinds[seat] == b.SCRATCH and not silenced(x):
            faces += x.box.combat_die.count(b.ABILITY)
        return faces

    def side_gain(self, seat: int) -> float:
        """What a combat die brings beside damage: cards, and the cat's ability."""
        x = self.x
        card = w.FOUND_CARD if x.pile_size() else 0.0
        gain = x.box.combat_die.count(b.HEX) * card
        if not silenced(x):
            ability = (card, w.TOKEN * 0.8 if x.token_pile else 0.0, 0.0, self.torch(x.stock))
            gain += x.box.combat_die.count(b.ABILITY) * ability[x.kinds[seat]]
        return gain / odds.FACES

    # --- standing somewhere until the next turn ---

    def turns_until(self, seat: int) -> int:
        """Mummies' steps before that seat acts again."""
        x = self.x
        return (seat - x.active) % x.seats or x.seats

    def peril(self, cell: int, cards: int, turns: int, others: int = 0) -> float:
        """What standing there costs until the cat acts again, with so many cards in hand.

        `others`: cards that cats beside it can spare.
        """
        x = self.x
        if cell == ORIGIN:
            return 0.0
        cost = 0.0
        for foe in x.foes:
            at = x.foe_cells[foe]
            if at != NOWHERE:
                swift, damage = x.box.foe_swift[foe], x.box.foe_strength[foe]
                cost += self.blows(at, swift, damage, cell, cards, turns, others)
        return cost

    def blows(
        self, at: int, swift: bool, damage: int, cell: int, cards: int, turns: int, others: int = 0
    ) -> float:
        """What a foe like that, standing at `at`, would cost a cat on `cell`."""
        steps = self.x.maze.steps
        price = w.LOST_CARD if cards > w.FEW_CARDS else 2 * w.LOST_CARD
        lasts = (cards + others - 1) // damage
        if at == cell:
            if swift:
                return 0.0
            quiet = self.quiet()
            turns = min(turns, w.STAYS)
            attacks = sum([quiet**count for count in range(1, turns + 1)])
            deadly = quiet ** (lasts + 1) if lasts < turns else 0.0
            return attacks * damage * price + w.LOSS * deadly
        ahead = steps[at] - steps.get(cell, 99)
        if ahead <= 0:
            return 0.0
        passing = self._passes(at, cell, ahead)
        if not passing:
            return 0.0
        chance = passing * odds.arrives(ahead, turns, self.dice, self.faces, swift)
        return chance * (damage * price if lasts else w.LOSS)

    def _passes(self, start: int, cell: int, ahead: int) -> float:
        """How likely a foe on its shortest way comes through: we can often lead it around."""
        maze = self.x.maze
        ring = {start}
        for _ in range(ahead):
            following: set[int] = set()
            for room in ring:
                following.update(maze.closer(room))
            ring = following
        if cell not in ring:
            return 0.0
        return 1.0 if len(ring) == 1 else w.LED_PAST

    def team_blows(self, at: int, swift: bool, damage: int) -> float:
        """What a foe like that would cost all cats together before they act again."""
        x = self.x
        return sum(
            [
                self.blows(
                    at, swift, damage, x.cats[seat], len(x.hands[seat]), self.turns_until(seat)
                )
                for seat in range(x.seats)
                if x.cats[seat] != ORIGIN
            ]
        )


def ways_from(x: Expedition, start: int) -> dict[int, int]:
    """Links from there to every room."""
    ways = {start: 0}
    ring = [start]
    while ring:
        following: list[int] = []
        for cell in ring:
            for beside in x.maze.links(cell):
                if beside not in ways:
                    ways[beside] = ways[cell] + 1
                    following.append(beside)
        ring = following
    return ways
