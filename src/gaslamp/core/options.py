"""The options of a game."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import ClassVar, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from gaslamp.core.errors import OptionsError
from gaslamp.core.text import Text, text

OptionValue: TypeAlias = bool | int | str | None
"""What a game's option can be."""


@functools.cache
def fields_of(kind: type[Options]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """List the fields of an options type; cached, because msgspec reads all annotations."""
    return msgspec.structs.fields(kind)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game's options. A game adds its own fields, each with a default.

    They are validated when they are made: invalid options can't exist.
    """

    with_people: ClassVar[Mapping[str, bool | int | str]] = {}
    """Other defaults where more than one person plays."""

    instead: ClassVar[Mapping[str, str]] = {}
    """Options that are switched off by another one, which takes their place."""

    older_rules: ClassVar[frozenset[str]] = frozenset()
    """Options of older rules, for games begun under them; new games do not have them."""

    @classmethod
    def of_before(cls, values: Mapping[str, object]) -> Mapping[str, object]:
        """Translate values that an earlier version of the game wrote; a game may override it."""
        return values

    def __post_init__(self) -> None:
        for field in fields_of(type(self)):
            value = getattr(self, field.name)
            try:
                read: object = msgspec.convert(value, field.type)
            except msgspec.ValidationError:
                raise _bad_value(type(self), field.name, value) from None
            if read is not value and read != value:  # an enum's word is not yet the enum
                raise _bad_value(type(self), field.name, value)
        self.check()

    @classmethod
    def choices_at(cls, seats: int) -> Mapping[str, tuple[bool | int | str, ...]]:
        """List the values that make sense with this many seats, where not all of them do.

        An option without any is not offered there.
        """
        return {}

    def check(self) -> None:
        """Refuse options that contradict each other, by raising `OptionsError`."""


OptionsT = TypeVar("OptionsT", bound=Options)


def options_from(kind: type[OptionsT], values: Mapping[str, object]) -> OptionsT:
    """Build checked options from names and values; text such as "4" or "true" is understood."""
    known = {field.name: field for field in fields_of(kind)}
    converted: dict[str, object] = {}
    for name, value in kind.of_before(values).items():
        if name not in known:
            raise OptionsError(
                text("core-unknown-option", option=name, allowed=", ".join(known) or "-")
            )
        try:
            converted[name] = msgspec.convert(value, known[name].type, strict=False)
        except (msgspec.ValidationError, UnicodeEncodeError):  # half a character can't be written
            raise _bad_value(kind, name, value) from None
    return kind(**converted)


def defaults_with(kind: type[Options], people: int) -> Mapping[str, bool | int | str]:
    """Return the defaults that differ for a number of people."""
    return kind.with_people if people > 1 else {}


def _bad_value(kind: type[Options], name: str, value: object) -> OptionsError:
    allowed = _allowed_by_type(kind)[name]
    shown = str(value).encode(errors="replace").decode()
    return OptionsError(text("core-bad-value", option=name, value=shown, allowed=allowed))


def allowed_values(kind: type[Options]) -> dict[str, Text]:
    """Describe the values that each option of a new game takes."""
    allowed = _allowed_by_type(kind)
    return {name: values for name, values in allowed.items() if name not in kind.older_rules}


def _allowed_by_type(kind: type[Options]) -> dict[str, Text]:
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    return {field.name: _allowed(field.type) for field in described.fields}


def _allowed(kind: inspect.Type) -> Text:
    match kind:
        case inspect.UnionType(types=kinds):
            return _allowed(next(kind for kind in kinds if not isinstance(kind, inspect.NoneType)))
        case inspect.BoolType():
            return text("core-allowed-words", words="true, false")
        case inspect.LiteralType(values=values):
            return text("core-allowed-words", words=", ".join(str(value) for value in values))
        case inspect.EnumType(cls=members):
            return text("core-allowed-words", words=", ".join(str(m.value) for m in members))
        case inspect.IntType(ge=int(least), le=int(most)):
            return text("core-allowed-numbers", least=least, most=most)
        case _:
            return text("core-allowed-anything")


def options_of(options: Options) -> dict[str, str]:
    """Write options as names and texts that `options_from` reads back; unset ones are left out."""
    values: dict[str, object] = msgspec.to_builtins(options)
    return {
        name: _written(value)
        for name, value in values.items()
        if value is not None and (value or name not in options.older_rules)
    }


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
