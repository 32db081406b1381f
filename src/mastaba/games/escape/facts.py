"""A flight told by names: for snapshots, which later versions read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mastaba.games.escape import clock
from mastaba.games.escape.box import BALLOTS, Box
from mastaba.games.escape.dumping import FIELDS
from mastaba.games.escape.flight import (
    DICE_STREAM,
    EXIT_STREAM,
    NO_ROOM,
    NOBODY,
    NOWHERE,
    ROOM_STREAM,
    STREAMS,
    TRACK_STREAM,
    TRAY_STREAM,
    Due,
    Flight,
)
from mastaba.games.escape.gems import UNUSED
from mastaba.games.escape.house import House
from mastaba.games.escape.moments import Module, Planned
from mastaba.games.escape.naming import (
    BALLOT,
    ENDING,
    NO_SEAT,
    SEAT,
    SQUARE,
    TIME,
    DieForm,
    ItemForm,
    room_form,
)
from mastaba.kernel.facts import (
    COUNT,
    NUMBER,
    Fields,
    Form,
    Many,
    Maybe,
    Name,
    Some,
    each,
    read,
    strange,
    tell,
)

_STREAMS: Final = {"rooms": ROOM_STREAM, "exit": EXIT_STREAM, "track": TRACK_STREAM}
_SEAT_STREAMS: Final = {"dice": DICE_STREAM, "tray": TRAY_STREAM}
_BALLOT: Final = Fields({"since": TIME, "yes": Some(SEAT), "closed": TIME})

PLANNED: Final = {
    **{cue: Planned(name, clock.CUE_ORDERS[cue], NUMBER) for cue, name in enumerate(clock.CUES)},
    clock.SETTLE: Planned("settle", clock.ORDER_SETTLE, SEAT),
    clock.PLACE_ENDS: Planned("place-ends", clock.ORDER_TIMEOUT, SEAT),
    clock.VOTE_ENDS: Planned("vote-ends", clock.ORDER_TIMEOUT, BALLOT),
    clock.AWAY_COUNTS: Planned("away-counts", clock.ORDER_TIMEOUT, SEAT),
}
"""What happens by itself in the base game."""


class DueForm(Form):
    """Something that will happen by itself: when, what, and whom it concerns."""

    def __init__(self, house: House) -> None:
        self._planned = dict(PLANNED)
        for module in house.modules:
            for what, planned in module.planned().items():
                named = planned._replace(name=f"{module.name}.{planned.name}")
                self._planned[what] = named
        self._what = Name("a happening", {what: its.name for what, its in self._planned.items()})

    def tell(self, value: Due) -> dict[str, Any]:
        due, _order, what, whom = value
        planned = self._planned[what]
        return {"due": due, "what": planned.name, "whom": planned.whom.tell(whom)}

    def read(self, told: Any, where: str) -> Due:
        if not isinstance(told, dict) or told.keys() != {"due", "what", "whom"}:
            strange(where, told, "an object with due, what, whom")
        what = self._what.read(told["what"], f"{where}.what")
        planned = self._planned[what]
        due = NUMBER.read(told["due"], f"{where}.due")
        return due, planned.order, what, planned.whom.read(told["whom"], f"{where}.whom")


def forms(box: Box, house: House) -> dict[str, Form]:
    """All that there is to tell; some of it is kept otherwise inside."""
    room = room_form(box)
    places = {its: name for one in house.modules for name, its in one.manifest.places.items()}
    return {
        "seats": COUNT,
        "seed": NUMBER,
        "draws": Fields(
            {**dict.fromkeys(_STREAMS, NUMBER), **dict.fromkeys(_SEAT_STREAMS, Many(NUMBER))}
        ),
        "now": NUMBER,
        "t": NUMBER,
        "track": Name("a soundtrack", box.track_names),
        "agenda": Many(DueForm(house), list),
        "ending": ENDING,
        "paused": TIME,
        "resuming": TIME,
        "temple": Many(Fields({"room": room, "at": SQUARE, "turned": COUNT})),
        "pile": Many(room),
        "gems": Many(Fields({"room": room, "gems": COUNT})),
        "depot": COUNT,
        "spare": COUNT,
        "colours": Many(Name("a colour", box.colours), list),
        "ready": Some(SEAT),
        "eased": Some(SEAT),
        "pawns": Many(Maybe(room, NO_ROOM), list),
        "leads": Many(SEAT, list),
        "out": Some(SEAT),
        "dice": Many(Many(DieForm(places), list), list),
        "powers": Many(COUNT, list),
        "rollable": Many(NUMBER, list),
        "commanded": Many(TIME, list),
        "pools": Many(Fields({"room": room, "aim": COUNT, "items": Many(ItemForm(box))})),
        "held": Many(Maybe(room, NO_ROOM), list),
        "gifted": Some(SEAT),
        "ballots": each(BALLOTS, _BALLOT),
        "aways": Many(TIME, list),
        "adopters": Many(NO_SEAT, list),
        "adopting": Maybe(Fields({"whose": SEAT, "by": SEAT}), NOBODY),
        "talks": NUMBER,
        "roller": SEAT,
        "round": NUMBER,
        "turn": NUMBER,
        "modules": Fields({module.name: _kept(module, box) for module in house.modules}),
        "reveals": NUMBER,
    }


def _kept(module: Module, box: Box) -> Fields:
    """What a module has drawn of chance, and what it keeps on the shelf."""
    shelf = {_key(module, name): form for name, form in module.kept(box).items()}
    return Fields({"draws": each(tuple(module.manifest.streams), NUMBER), **shelf})


def _key(module: Module, name: str) -> str:
    return name.removeprefix(f"{module.name}.")


# --- telling ---


def facts(x: Flight) -> dict[str, Any]:
    its = forms(x.box, x.house)
    values = {name: getattr(x, name) for name in its if hasattr(x, name)}
    laid = [(room, at, x.turned[room]) for at, room in sorted(x.squares.items())]
    adopting = x.adopting if x.adopting == NOBODY else (x.adopting >> 3, x.adopting & 7)
    return tell(
        {
            **values,
            "draws": _draws(x),
            "temple": laid,
            "gems": [(room, gems) for room, gems in enumerate(x.gems) if gems != UNUSED],
            "pools": [(room, *pool) for room, pool in sorted(x.pools.items())],
            "adopting": adopting,
            "round": x.round_,
            "modules": [_module_values(x, module) for module in x.house.modules],
        },
        its,
    )


def _draws(x: Flight) -> list[Any]:
    shared = [x.draws[stream] for stream in _STREAMS.values()]
    return [*shared, *[x.draws[first : first + x.seats] for first in _SEAT_STREAMS.values()]]


def _module_values(x: Flight, module: Module) -> list[Any]:
    shelf = [x.shelf[name] for name in module.kept(x.box)]
    return [[x.draws[stream] for stream in module.manifest.streams.values()], *shelf]


# --- reading ---


def restored(told: Mapping[str, Any], box: Box, house: House) -> list[Any]:
    """The constructor's arguments from what `facts` told."""
    values = read(told, forms(box, house))
    rooms = range(len(box.rooms))
    laid = {room: (at, turned) for room, at, turned in values.pop("temple")}
    gems = dict(values["gems"])
    modules = list(zip(house.modules, values.pop("modules"), strict=True))
    draws = [0] * STREAMS
    for stream, its in zip(
        (*_STREAMS.values(), *_SEAT_STREAMS.values()), values["draws"], strict=True
    ):
        drawn = [its] if isinstance(its, int) else its
        draws[stream : stream + len(drawn)] = drawn
    shelf: dict[str, Any] = {}
    for module, (drawn, *kept) in modules:
        for stream, count in zip(module.manifest.streams.values(), drawn, strict=True):
            draws[stream] = count
        shelf.update(zip(module.kept(box), kept, strict=True))
    adopting = values["adopting"]
    values |= {
        "draws": draws,
        "agenda": sorted(values["agenda"], key=clock.turn_of),
        "squares": {at: room for room, (at, _turned) in laid.items()},
        "where": [laid.get(room, (NOWHERE, 0))[0] for room in rooms],
        "turned": [laid.get(room, (NOWHERE, 0))[1] for room in rooms],
        "gems": [gems.get(room, UNUSED) for room in rooms],
        "pools": {room: (aim, items) for room, aim, items in values["pools"]},
        "adopting": adopting if adopting == NOBODY else adopting[0] << 3 | adopting[1],
        "round_": values.pop("round"),
        "shelf": shelf,
    }
    return [box, house, *[values[name] for name in FIELDS]]
