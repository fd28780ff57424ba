"""Writes msgspec structs as TypeScript types: what the client gets is what the server encodes.

JSON tells no tuple from a list and has string keys alone, so a type is written as its JSON looks. A
field with a default may be left out by a sender; the server itself writes every field, except those
that are unset and those of structs that omit defaults. A struct that goes both ways is therefore
written twice where that makes a difference: `TableSettings` as the server sends it,
`TableSettingsInput` as it takes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_origin

from msgspec import NODEFAULT, inspect
from msgspec.inspect import Field, StructType, Type

HEADER = "/** Written by `tools/client.py` from the server's structs; changes here are lost. */"
PRIMITIVES = {"string", "number", "boolean", "null", "unknown"}
NULL = "null"


class TypeScript:
    """The types of one file, collected from what the server sends and takes.

    `aliases` are types that get a name of their own, each after those it is made of; `names` are
    other names for structs. Structs in `bases` stand for all that inherit from them, so their tag
    is any string. Types of `wire`, another file, are imported from it.
    """

    def __init__(  # noqa: PLR0913  (all but the first have defaults)
        self,
        sent: Iterable[Any],
        taken: Iterable[Any] = (),
        *,
        aliases: Mapping[str, Any] | None = None,
        names: Mapping[Any, str] | None = None,
        bases: Iterable[Any] = (),
        wire: TypeScript | None = None,
    ) -> None:
        """Collect every struct that is reached."""
        self.names = dict(names or {})
        self.bases = set(bases)
        self.wire = wire
        self.sent = _structs(inspect.multi_type_info(sent))
        self.taken = _structs(inspect.multi_type_info(taken))
        self.imported: set[str] = set()
        self.aliases: dict[frozenset[str], str] = {}
        self.written: dict[str, str] = {}
        for name, kind in (aliases or {}).items():
            members = self._members(inspect.type_info(kind), taken=False)
            self._add(name, f"export type {name} = {' | '.join(members)};")
            if len(members) > 1 or members[0] not in PRIMITIVES:
                self.aliases[frozenset(members)] = name

    def write(self) -> str:
        """Write the file."""
        for struct in self._own(self.sent):
            self._add_interface(struct, taken=False)
        for cls, struct in self.taken.items():
            if cls not in self.sent or self._differs(struct):
                self._add_interface(struct, taken=True)
        imports = f"import type {{ {', '.join(sorted(self.imported))} }} from './wire';"
        parts = [HEADER, *([imports] if self.imported else []), *self.written.values()]
        return "\n\n".join(parts) + "\n"

    def _own(self, structs: Mapping[Any, StructType]) -> Iterator[StructType]:
        others = self.wire.sent if self.wire is not None else {}
        return (struct for cls, struct in structs.items() if cls not in others)

    def _add(self, name: str, written: str) -> None:
        if name in self.written:
            raise TypeError(f"two types are named {name}")
        self.written[name] = written

    def _add_interface(self, struct: StructType, *, taken: bool) -> None:
        name = self._name(struct, taken=taken)
        lines = [*_comment(struct), f"export interface {name} {{"]
        if struct.tag_field is not None:
            tag = "string" if struct.cls in self.bases else json.dumps(struct.tag)
            lines.append(f"  {struct.tag_field}: {tag};")
        lines += [f"  {self._field(struct, field, taken=taken)};" for field in struct.fields]
        self._add(name, "\n".join([*lines, "}"]))

    def _field(self, struct: StructType, field: Field, *, taken: bool) -> str:
        written = self._type(field.type, taken=taken)
        if not _may_lack(struct, field, taken=taken):
            return f"{field.encode_name}: {written}"
        if field.default is None and not taken:  # null is what the server leaves out
            written = written.removesuffix(f" | {NULL}")
        return f"{field.encode_name}?: {written}"

    def _name(self, struct: StructType, *, taken: bool) -> str:
        name = self.names.get(struct.cls, _class_of(struct).__name__)
        goes_both_ways = taken and struct.cls in self.sent and self._differs(struct)
        return f"{name}Input" if goes_both_ways else name

    def _differs(self, struct: StructType) -> bool:
        """Tell whether the server takes less of a struct than it sends, in any of its parts."""
        return any(
            _may_lack(part, field, taken=True) and not _may_lack(part, field, taken=False)
            for part in _structs([struct]).values()
            for field in part.fields
        )

    def _type(self, kind: Type, *, taken: bool) -> str:
        members = self._members(kind, taken=taken)
        known = [member for member in members if member != NULL]
        alias = self._alias_of(frozenset(known))
        if alias is None:
            return " | ".join(members)
        return alias if known == members else f"{alias} | {NULL}"

    def _alias_of(self, members: frozenset[str]) -> str | None:
        if members in self.aliases:
            return self.aliases[members]
        if self.wire is not None and members in self.wire.aliases:
            self.imported.add(self.wire.aliases[members])
            return self.wire.aliases[members]
        return None

    def _members(self, kind: Type, *, taken: bool) -> list[str]:
        """List the types that a union is made of, null at the end; or the one type that it is."""
        match kind:
            case inspect.UnionType(types=kinds):
                found = [member for one in kinds for member in self._members(one, taken=taken)]
                return sorted(dict.fromkeys(found), key=NULL.__eq__)
            case inspect.LiteralType(values=values):
                return [json.dumps(value) for value in values]
            case inspect.EnumType(cls=members):
                return [json.dumps(member.value) for member in members]
            case inspect.Metadata(extra={"name": str(name)}):
                return [name]
            case inspect.Metadata(type=inner):
                return self._members(inner, taken=taken)
            case _:
                return [self._single(kind, taken=taken)]

    def _single(self, kind: Type, *, taken: bool) -> str:  # noqa: PLR0911  (one for each kind)
        match kind:
            case inspect.NoneType():
                return NULL
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.AnyType():
                return "unknown"
            case inspect.TupleType(item_types=kinds):
                return f"[{', '.join(self._type(one, taken=taken) for one in kinds)}]"
            case inspect.CollectionType(item_type=item):
                inner = self._type(item, taken=taken)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return self._record(key, self._type(value, taken=taken))
            case StructType():
                return self._struct(kind, taken=taken)
            case _:
                raise TypeError(f"no TypeScript for {kind}")

    def _record(self, key: Type, value: str) -> str:
        """Write a dict: JSON's keys are strings, and of keys that are listed some may lack."""
        keys = self._type(key, taken=False)
        if keys in PRIMITIVES:
            return f"Record<string, {value}>"
        return f"Partial<Record<{keys}, {value}>>"

    def _struct(self, struct: StructType, *, taken: bool) -> str:
        if self.wire is not None and struct.cls in self.wire.sent:
            name = self.wire._name(struct, taken=taken)
            self.imported.add(name)
            return name
        return self._name(struct, taken=taken)


def _structs(kinds: Iterable[Type]) -> dict[Any, StructType]:
    """Collect the structs that types are made of, by their class."""
    found: dict[Any, StructType] = {}
    waiting = list(kinds)[::-1]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = kind
        waiting += reversed(list(_parts(kind)))
    return found


def _parts(kind: Type) -> Iterator[Type]:
    match kind:
        case StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=kinds):
            yield from kinds
        case inspect.TupleType(item_types=kinds):
            yield from kinds
        case inspect.CollectionType(item_type=item):
            yield item
        case inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case inspect.Metadata(type=inner):
            yield inner
        case _:
            pass


def _class_of(struct: StructType) -> type[Any]:
    """Give the class of a struct, without what a generic one is of."""
    found: type[Any] = get_origin(struct.cls) or struct.cls
    return found


def _may_lack(struct: StructType, field: Field, *, taken: bool) -> bool:
    omits = bool(_class_of(struct).__struct_config__.omit_defaults)
    can_be_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return not field.required and (taken or omits or can_be_unset)


def _comment(struct: StructType) -> list[str]:
    doc = (_class_of(struct).__doc__ or "").rstrip()
    first, *more = doc.splitlines() or [""]
    if not more:
        return [f"/** {first} */"] if first else []
    return ["/**", f" * {first}", *(f" * {line.strip()}".rstrip() for line in more), " */"]
