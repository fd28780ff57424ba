"""Structs as TypeScript: written as their JSON looks, and for all that the client gets."""

from __future__ import annotations

import enum
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
import pytest
from msgspec import Meta

from gaslamp.core.text import Text
from gaslamp.core.view import AnyView
from gaslamp.games.registry import GAMES, find_game
from gaslamp.web import client_types
from gaslamp.web.typescript import TypeScript

EndingT = TypeVar("EndingT", bound=str)


class Taxi(msgspec.Struct, tag="taxi", tag_field="by"):
    """A ride by taxi."""

    station: int


class Bus(msgspec.Struct, tag="bus", tag_field="by"):
    """A ride by bus."""


class Colour(enum.Enum):
    """An enumeration."""

    RED = "red"
    BLUE = "blue"


class Everything(msgspec.Struct):
    """A field of each kind.

    It has a second paragraph.
    """

    flag: bool
    count: int
    share: float
    number: int | float
    name: Annotated[str, Meta(max_length=4)]
    perhaps: str | None
    first: int | None
    side: Literal["north", "south"] | None
    colour: Colour
    ride: Taxi | Bus
    rides: tuple[Taxi | Bus, ...]
    names: list[str]
    pair: tuple[int, str]
    pairs: tuple[tuple[int, str], ...]
    by_name: dict[str, float]
    by_number: dict[int, tuple[str, ...]]
    by_side: dict[Literal["north", "south"], int]
    words: Text
    what: Any
    view: AnyView | None
    wired: int = msgspec.field(name="on_the_wire")


class Settings(msgspec.Struct):
    """Something with a default."""

    pace: int = 700


class Table(msgspec.Struct):
    """Something that holds something with a default."""

    settings: Settings


class Marked(msgspec.Struct, omit_defaults=True):
    """Something whose defaults are left out."""

    id: str
    place: tuple[int, int] | None = None
    traits: tuple[str, ...] = ()


class Base(msgspec.Struct, tag_field="game"):
    """What others are made from."""


class Ended(msgspec.Struct, Generic[EndingT]):
    """A generic struct."""

    ending: EndingT


def interface(written: str, name: str) -> list[str]:
    """Find the fields of an interface."""
    _, _, body = written.partition(f"export interface {name} {{\n")
    assert body, f"{name} is not in {written}"
    return [line.strip() for line in body.partition("}\n")[0].splitlines()]


def test_every_kind_of_field_is_written_as_its_json_looks() -> None:
    assert interface(TypeScript([Everything]).write(), "Everything") == [
        "flag: boolean;",
        "count: number;",
        "share: number;",
        "number: number;",
        "name: string;",
        "perhaps: string | null;",
        "first: number | null;",
        'side: "north" | "south" | null;',
        'colour: "red" | "blue";',
        "ride: Taxi | Bus;",
        "rides: (Taxi | Bus)[];",
        "names: string[];",
        "pair: [number, string];",
        "pairs: [number, string][];",
        "by_name: Record<string, number>;",
        "by_number: Record<string, string[]>;",
        'by_side: Partial<Record<"north" | "south", number>>;',
        "words: Text;",
        "what: unknown;",
        "view: View | null;",
        "on_the_wire: number;",
    ]


def test_members_of_a_union_carry_their_tags() -> None:
    written = TypeScript([Everything]).write()
    assert interface(written, "Taxi") == ['by: "taxi";', "station: number;"]
    assert interface(written, "Bus") == ['by: "bus";']


def test_a_message_may_hold_messages() -> None:
    assert interface(TypeScript([Text]).write(), "Text") == [
        "key: string;",
        "args?: Record<string, string | number | Text>;",
    ]


def test_docstrings_become_comments() -> None:
    written = TypeScript([Everything]).write()
    assert "/** A ride by taxi. */\nexport interface Taxi" in written
    assert "/**\n * A field of each kind.\n *\n * It has a second paragraph.\n */\n" in written


def test_what_is_sent_has_every_field_but_omitted_defaults() -> None:
    written = TypeScript([Table, Marked]).write()
    assert interface(written, "Settings") == ["pace: number;"]
    marked = ["id: string;", "place?: [number, number];", "traits?: string[];"]
    assert interface(written, "Marked") == marked


class Told(msgspec.Struct):
    """Says more to some than to others."""

    left: dict[str, int] | msgspec.UnsetType = msgspec.UNSET


def test_a_field_that_may_be_unset_may_lack() -> None:
    assert interface(TypeScript([Told]).write(), "Told") == ["left?: Record<string, number>;"]


def test_what_is_taken_may_lack_its_defaults() -> None:
    written = TypeScript([], [Table, Marked]).write()
    assert interface(written, "Settings") == ["pace?: number;"]
    assert "place?: [number, number] | null;" in interface(written, "Marked")


def test_what_goes_both_ways_is_written_twice_only_where_it_differs() -> None:
    written = TypeScript([Table, Taxi], [Table, Taxi]).write()
    assert interface(written, "Table") == ["settings: Settings;"]
    assert interface(written, "TableInput") == ["settings: SettingsInput;"]
    assert interface(written, "SettingsInput") == ["pace?: number;"]
    assert "TaxiInput" not in written


def test_a_type_with_a_name_is_written_by_its_name() -> None:
    aliases = {
        "Id": str,
        "Side": Literal["north", "south"],
        "Ride": Taxi | Bus,
        "Pair": tuple[int, str],
    }
    written = TypeScript([Everything], aliases=aliases, names={Taxi: "Cab"}).write()
    assert "export type Id = string;" in written
    assert 'export type Side = "north" | "south";' in written
    assert "export type Ride = Cab | Bus;" in written
    fields = interface(written, "Everything")
    assert {"side: Side | null;", "ride: Ride;", "rides: Ride[];", "pair: Pair;"} <= set(fields)
    assert {"pairs: Pair[];", "name: string;"} <= set(fields)
    assert "by_side: Partial<Record<Side, number>>;" in fields


def test_a_base_stands_for_any_tag() -> None:
    assert interface(TypeScript([Base], bases=[Base]).write(), "Base") == ["game: string;"]


def test_a_generic_struct_has_the_type_it_is_of() -> None:
    written = TypeScript([Ended[Literal["home", "late"]]]).write()
    assert interface(written, "Ended") == ['ending: "home" | "late";']


def test_what_another_file_has_is_imported_from_it() -> None:
    wire = TypeScript([Taxi], aliases={"Side": Literal["north", "south"]})
    written = TypeScript([Everything], wire=wire).write()
    assert "import type { Side, Taxi } from './wire';" in written
    assert "export interface Taxi" not in written


def test_two_types_with_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two types are named Text"):
        TypeScript([Text, Taxi], names={Taxi: "Text"}).write()


def test_what_has_no_type_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        TypeScript([Table], aliases={"Bytes": bytes})


@pytest.mark.parametrize("name", GAMES)
def test_each_game_s_view_has_what_all_views_have(name: str) -> None:
    files = client_types.client_types()
    game = find_game(name)
    for kind, base in ((game.view_type, "View"), (game.notebook_type, "Notebook")):
        fields = interface(files[f"{name}.ts"], kind.__name__)
        assert fields[0] == f'game: "{name}";'
        shared = {line.partition(":")[0] for line in interface(files["wire.ts"], base)}
        assert shared < {line.partition(":")[0] for line in fields}


def test_the_wire_s_types_say_which_views_and_notebooks_are_meant() -> None:
    written = client_types.client_types()["wire.ts"]
    assert "unknown" not in written
    assert {"view: View;", "clocks: Clocks | null;", "turn: Turn;"} <= set(
        interface(written, "Frame")
    )
    assert "settings?: TableSettingsInput;" in interface(written, "TablePlan")


def test_files_that_are_the_same_are_not_written_again(tmp_path: Path) -> None:
    old = tmp_path / "chess.ts"
    old.write_text("")
    client_types.main(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"wire.ts", *(f"{g}.ts" for g in GAMES)}
    written = tmp_path / "wire.ts"
    before = written.stat().st_mtime_ns
    (tmp_path / "mr_jack.ts").write_text("something else")
    client_types.main(tmp_path)
    assert written.stat().st_mtime_ns == before
    assert "MrJackView" in (tmp_path / "mr_jack.ts").read_text(encoding="utf-8")
