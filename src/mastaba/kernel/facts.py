"""Facts: a state told by names, as plain values that any later version can read.

A number that a later layout could give out anew (a step, a question, a place, a component) is told
by its name. Each kind of value has a form, which tells it and reads it back; a game lists its
fields with their forms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from reprlib import Repr
from typing import Any, Final, NoReturn

from mastaba.kernel.contract import UnreadableFacts

Several = type[tuple[Any, ...]] | type[list[Any]]

_shortly = Repr()
_shortly.maxother = _shortly.maxstring = 60


class Form:
    """How one kind of value is told, and read back. `where` names the fact, for errors."""

    def tell(self, value: Any) -> Any:
        raise NotImplementedError

    def read(self, told: Any, where: str) -> Any:
        raise NotImplementedError


def strange(where: str, told: Any, wanted: str) -> NoReturn:
    raise UnreadableFacts(f"{where} is {_shortly.repr(told)}; it must be {wanted}")


class Number(Form):
    """A number that means what it says: a count, a time, a seat."""

    def __init__(self, least: int = -(1 << 63), most: int = (1 << 64) - 1) -> None:
        self._least = least
        self._most = most

    def tell(self, value: Any) -> int:
        return int(value)

    def read(self, told: Any, where: str) -> int:
        if type(told) is not int or not self._least <= told <= self._most:
            strange(where, told, f"a whole number from {self._least} to {self._most}")
        return told


class Truth(Form):
    """True or false; `kind` says as what the state holds it."""

    def __init__(self, kind: type[bool] | type[int] = bool) -> None:
        self._kind = kind

    def tell(self, value: Any) -> bool:
        return bool(value)

    def read(self, told: Any, where: str) -> int:
        if type(told) is not bool:
            strange(where, told, "true or false")
        return self._kind(told)


NUMBER: Final = Number()
COUNT: Final = Number(0, 9_999)
"""How many there are of what rules count one by one: damage may not let them count for ever."""
CHAIR: Final = Number(0, 15)
"""The number of a seat."""
TRUTH: Final = Truth()
FLAG: Final = Truth(int)


class Name(Form):
    """One of several that have names, and numbers inside: their places, unless they say others."""

    def __init__(self, what: str, names: Sequence[str] | Mapping[int, str]) -> None:
        self._what = what
        self._names = dict(names if isinstance(names, Mapping) else enumerate(names))
        self._numbers = {name: number for number, name in self._names.items()}
        if len(self._numbers) != len(self._names):
            raise ValueError(f"two have the same name, which must be {what}: {self._names}")

    def tell(self, value: Any) -> str:
        return self._names[value]

    def read(self, told: Any, where: str) -> int:
        if not isinstance(told, str) or told not in self._numbers:
            strange(where, told, f"{self._what}, such as {next(iter(self._numbers), 'none')}")
        return self._numbers[told]


class Text(Form):
    """A value with a text form of its own; `parse` raises ValueError for what is none."""

    def __init__(self, what: str, write: Callable[[Any], str], parse: Callable[[str], Any]) -> None:
        self._what = what
        self._write = write
        self._parse = parse

    def tell(self, value: Any) -> str:
        return self._write(value)

    def read(self, told: Any, where: str) -> Any:
        try:
            return self._parse(told)
        except (ValueError, TypeError, AttributeError):
            strange(where, told, self._what)


class Maybe(Form):
    """A value, or one that stands for nothing at all."""

    def __init__(self, form: Form, nothing: Any) -> None:
        self._form = form
        self._nothing = nothing

    def tell(self, value: Any) -> Any:
        return None if value == self._nothing else self._form.tell(value)

    def read(self, told: Any, where: str) -> Any:
        return self._nothing if told is None else self._form.read(told, where)


class Many(Form):
    """A tuple, or a list, of values of one form."""

    def __init__(self, form: Form, kind: Several = tuple) -> None:
        self._form = form
        self._kind = kind

    def tell(self, value: Any) -> list[Any]:
        return [self._form.tell(one) for one in value]

    def read(self, told: Any, where: str) -> Any:
        if not isinstance(told, list):
            strange(where, told, "a list")
        return self._kind([self._form.read(one, f"{where}[{at}]") for at, one in enumerate(told)])


class Some(Form):
    """Some of the first numbers, a bit for each, as the list of what they stand for."""

    def __init__(self, form: Form) -> None:
        self._form = form

    def tell(self, value: Any) -> list[Any]:
        return [self._form.tell(bit) for bit in range(value.bit_length()) if value >> bit & 1]

    def read(self, told: Any, where: str) -> int:
        if not isinstance(told, list):
            strange(where, told, "a list")
        bits = {self._form.read(one, f"{where}[{at}]") for at, one in enumerate(told)}
        if len(bits) != len(told) or not bits <= set(range(64)):
            strange(where, told, "a list of different things")
        return sum(1 << bit for bit in bits)


class Fields(Form):
    """A tuple, or a list, whose places have names; each has a form of its own."""

    def __init__(self, forms: Mapping[str, Form], kind: Several = tuple) -> None:
        self._forms = dict(forms)
        self._kind = kind

    def tell(self, value: Any) -> dict[str, Any]:
        each = zip(self._forms.items(), value, strict=True)
        return {name: form.tell(one) for (name, form), one in each}

    def read(self, told: Any, where: str) -> Any:
        if not isinstance(told, dict):
            strange(where, told, f"an object with {', '.join(self._forms)}")
        missing = [name for name in self._forms if name not in told]
        unknown = [str(name) for name in told if name not in self._forms]
        if missing or unknown:
            lacks = f"lacks {', '.join(missing)}" if missing else ""
            knows = f"has what is unknown: {', '.join(unknown)}" if unknown else ""
            raise UnreadableFacts(f"{where} {' and '.join(filter(None, (lacks, knows)))}")
        return self._kind(
            [form.read(told[name], f"{where}.{name}") for name, form in self._forms.items()]
        )


def each(names: Sequence[str], form: Form, kind: Several = list) -> Fields:
    """What there is of each of several, by their numbers; told by their names."""
    return Fields(dict.fromkeys(names, form), kind)


# --- whole states ---


def tell(values: Mapping[str, Any], forms: Mapping[str, Form]) -> dict[str, Any]:
    """The fields of a state by name."""
    return {name: form.tell(values[name]) for name, form in forms.items()}


def read(facts: Mapping[str, Any], forms: Mapping[str, Form]) -> dict[str, Any]:
    """The values of the fields; UnreadableFacts names what is missing, unknown or strange."""
    values = Fields(forms).read(dict(facts), "the game")
    return dict(zip(forms, values, strict=True))
