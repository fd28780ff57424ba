"""What players agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from gaslamp.core.errors import OptionsError
from gaslamp.core.text import text


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game's options. A game adds its own fields, each with a default."""

    def check(self) -> None:
        """Refuse options that contradict each other, by raising `OptionsError`."""


OptionsT = TypeVar("OptionsT", bound=Options)


def options_from(kind: type[OptionsT], values: Mapping[str, object]) -> OptionsT:
    """Build checked options from names and values; text such as "4" or "true" is understood."""
    known = [field.name for field in msgspec.structs.fields(kind)]
    for name in values:
        if name not in known:
            raise OptionsError(
                text("core-unknown-option", option=name, allowed=", ".join(known) or "-")
            )
    try:
        options = msgspec.convert(dict(values), kind, strict=False)
    except msgspec.ValidationError as error:
        raise OptionsError(text("core-bad-option", reason=str(error))) from None
    options.check()
    return options


def options_of(options: Options) -> dict[str, str]:
    """Write options as names and texts that `options_from` reads back; unset ones are left out."""
    values = msgspec.structs.asdict(options)
    return {name: _written(value) for name, value in values.items() if value is not None}


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
