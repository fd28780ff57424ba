"""The client's own types of the wire name the same fields as the server's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gaslamp.web.openapi import openapi
from gaslamp.web.route_table import ROUTES

LIB = Path(__file__).parents[2] / "frontend" / "src" / "lib"
WIRE, LEARN = LIB / "wire.ts", LIB / "wire.learn.ts"
OTHER_NAMES = {"ChatLine": "Line", "Clocks": "Shown", "Outcome": "Outcome_str_"}
COMMON_TO_ALL_GAMES = {"View": "View", "Notebook": "Notebook"}


def interfaces() -> dict[str, set[str]]:
    """Read the fields of every interface that the client declares."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in (WIRE, LEARN))
    bodies = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    return {name: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) for name, body in bodies}


def schemas() -> dict[str, Any]:
    found: dict[str, Any] = openapi(ROUTES)["components"]["schemas"]
    return found


@pytest.mark.parametrize("name", sorted(set(interfaces()) - set(COMMON_TO_ALL_GAMES)))
def test_an_interface_has_the_fields_of_its_struct(name: str) -> None:
    struct = schemas()[OTHER_NAMES.get(name, name)]
    assert interfaces()[name] == set(struct["properties"])


@pytest.mark.parametrize("kind", sorted(COMMON_TO_ALL_GAMES))
def test_what_all_games_share_stands_in_each_of_them(kind: str) -> None:
    of_games = [schema for name, schema in schemas().items() if name.endswith(kind)]
    assert of_games
    for schema in of_games:
        assert interfaces()[kind] <= set(schema["properties"])


def test_every_command_can_be_sent() -> None:
    source = WIRE.read_text(encoding="utf-8")
    sent = re.search(r"^export type Command =\n(.*?);$", source, re.MULTILINE | re.DOTALL)
    assert sent is not None
    references = schemas()["Order"]["properties"]["command"]["anyOf"]
    tags = {
        schemas()[reference["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0]
        for reference in references
    }
    assert set(re.findall(r"'([a-z-]+)'", sent[1])) == tags
