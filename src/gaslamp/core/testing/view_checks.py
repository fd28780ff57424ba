"""Checks of what a viewer gets to see: views, notebooks, elements, drawings, observations."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import cast, get_origin

import msgspec
from librt.vecs import vec
from msgspec import inspect

from gaslamp.core.belief import Belief
from gaslamp.core.bits import LAST
from gaslamp.core.observation import Layout
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES
from gaslamp.core.turn_names import turn_name, viewer_name
from gaslamp.core.view import Notebook, Outcome, View

BEYOND = 7.5  # written behind an observation, which must stay unchanged


def check_view(snapshot: Snapshot, viewer: int) -> None:
    """Check that a view has the viewer, the turn, the outcome and what is expected."""
    view, state, game = snapshot.view(viewer), snapshot.state, snapshot.tested.game
    demand(type(view) is game.view_type, "view", f"a {type(view).__name__}")
    demand(view.viewer == viewer_name(viewer), "view", f"{viewer} gets the view of {view.viewer}")
    demand(view.turn == turn_name(state.seat), "view", f"turn {view.turn}, not {state.seat}")
    demand(view.version == game.version, "view", f"version {view.version}")
    _check_outcome(snapshot, view)
    phases = snapshot.tested.phases
    demand(not phases or snapshot.phase in phases, "view", f"{snapshot.phase} is none of {phases}")


def _check_outcome(snapshot: Snapshot, view: View) -> None:
    state = snapshot.state
    if state.seat != OVER:
        demand(view.outcome is None, "view", "an outcome before the end")
        return
    expected = Outcome(tuple(state.winners()), state.ending(), tuple(state.scores()))
    demand(view.outcome == expected, "view", f"outcome {view.outcome}, not {expected}")


def check_expected(snapshot: Snapshot, viewer: int) -> None:
    """Check that every view has words for what is asked, or how the game ended."""
    view, tested = snapshot.view(viewer), snapshot.tested
    said = tested.words.of(view.expected, "expected")
    if snapshot.state.seat == OVER:
        demand(view.expected == tested.game.ended(view), "expected", "not how it ended")
    elif snapshot.state.seat == viewer:
        others = tested.words.of(snapshot.view(SPECTATOR).expected, "expected")
        demand(said != others, "expected", f"the seat on turn is told what all are told: {said}")


def check_types(kind: type[msgspec.Struct]) -> None:
    """Check that views and notebooks are immutable."""
    for part in _parts(inspect.type_info(kind), set()):
        demand(part.__struct_config__.frozen, "decoding", f"{part.__name__} can be changed")


def _parts(kind: inspect.Type, known: set[type]) -> Iterator[type[msgspec.Struct]]:
    """Find the structs that a type is made of, each once."""
    match kind:
        case inspect.StructType(cls=found, fields=fields) if found not in known:
            known.add(found)
            yield get_origin(found) or found
            for field in fields:
                yield from _parts(field.type, known)
        case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
            for inner in kinds:
                yield from _parts(inner, known)
        case inspect.VarTupleType(item_type=inner) | inspect.ListType(item_type=inner):
            yield from _parts(inner, known)
        case inspect.DictType(value_type=inner):
            yield from _parts(inner, known)
        case _:
            pass


def check_decoding(snapshot: Snapshot, viewer: int) -> None:
    """Check that a view that is sent can be read back, and nothing else is read."""
    sent = msgspec.json.encode(snapshot.view(viewer))
    _check_read(snapshot.tested.views, sent, snapshot.view(viewer), "view")


def check_notebook(snapshot: Snapshot, viewer: int, belief: Belief) -> None:
    """Check that a notebook can be made at any time, reads back, and names only elements."""
    tested = snapshot.tested
    notebook = tested.game.notebook(belief)
    demand(type(notebook) is tested.game.notebook_type, "notebook", type(notebook).__name__)
    demand(notebook.exact == belief.is_exact(), "notebook", f"exact: {notebook.exact}")
    sent = msgspec.json.encode(notebook)
    _check_read(tested.notebooks, sent, notebook, "notebook")
    check_elements(tested, notebook, f"notebook of {viewer}")


def check_measures(snapshot: Snapshot, viewer: int, belief: Belief) -> None:
    """Check that what is counted for a seat has words, and that ways lead over the board."""
    tested, view = snapshot.tested, snapshot.view(viewer)
    game, notebook = tested.game, tested.game.notebook(belief)
    for one in game.measures(view, view, notebook):
        sound = 0 <= one.count < math.inf and (one.of == 0 or one.count <= one.of)
        demand(sound, "measures", f"{one.word}: {one.count} of {one.of}")
        tested.words.exist(game.message(f"measure-{one.word}"), "measures")
    ways = [game.way(view, choice.action) for choice in snapshot.choices(viewer)]
    named = {*game.known_of(viewer, notebook), *(place for way in ways for place in way)}
    demand(named <= tested.ids, "measures", f"the board has no {sorted(named - tested.ids)}")


def _check_read(
    decoder: msgspec.json.Decoder[View] | msgspec.json.Decoder[Notebook],
    sent: bytes,
    meant: View | Notebook,
    check: str,
) -> None:
    try:
        read = decoder.decode(sent)
    except msgspec.ValidationError as error:
        fail("decoding", f"a {check} can't be read back: {error}")
    demand(read == meant and msgspec.json.encode(read) == sent, "decoding", f"another {check}")
    for wrong in (sent[:-1] + b',"unheard_of":1}', sent.replace(b'"game":"', b'"game":"x', 1)):
        try:
            decoder.decode(wrong)
        except msgspec.ValidationError:
            continue
        fail("decoding", f"a {check} is read with {wrong[:40]!r}…{wrong[-40:]!r}")


def check_elements(tested: GameUnderTest, shown: object, where: str) -> None:
    """Check that things on the board are named by their ids only."""
    for found in strings(shown):
        kind, dash, _ = found.partition("-")
        if dash and kind in tested.kinds:
            demand(found in tested.ids, "elements", f"{where}: the board has no {found}")
        else:
            demand(found not in tested.names, "elements", f"{where}: “{found}” without its kind")


def strings(value: object) -> Iterator[str]:
    """Walk through all texts of a struct that are not words for people."""
    match value:
        case str():
            yield value
        case Text():
            return
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from strings(getattr(value, name))
        case dict():
            for key, inner in cast("dict[object, object]", value).items():
                yield from strings(key)
                yield from strings(inner)
        case list() | tuple() | set() | frozenset():
            for inner in cast("Collection[object]", value):
                yield from strings(inner)
        case _:
            pass


def check_drawing(snapshot: Snapshot, viewer: int, belief: Belief) -> None:
    """Check that a view can be drawn in every language, with the notebook and without."""
    game, view = snapshot.tested.game, snapshot.view(viewer)
    notebook = game.notebook(belief)
    for language in LANGUAGES:
        for notes in (None, notebook):
            demand(bool(game.render(view, notes, language)), "drawing", f"nothing for {viewer}")


def check_layout(layout: Layout) -> None:
    """Check that the parts of an observation are contiguous, with names and meanings."""
    start = 0
    for part in layout.parts:
        demand(part.start == start and part.length > 0, "observation", f"{part.name} at {start}")
        demand(bool(part.name and part.about), "observation", f"what is {part}?")
        start += part.length
    names = {part.name for part in layout.parts}
    demand(len(names) == len(layout.parts), "observation", "a name is there twice")


def check_observation(snapshot: Snapshot, viewer: int) -> None:
    """Check that every number of the layout is written, and nothing behind it."""
    length = snapshot.tested.observed
    written = [_observed(snapshot, viewer, before) for before in (0.0, math.nan)]
    for numbers in written:
        beyond = numbers[length] in (0.0, BEYOND)
        demand(beyond, "observation", "something is written behind the layout")
        finite = all(map(math.isfinite, numbers))
        demand(finite, "observation", f"viewer {viewer} is not given numbers only")
    demand(written[0] == written[1], "observation", f"viewer {viewer} is given two observations")
    writer = ObservationWriter()
    snapshot.state.write_observation(viewer, writer)
    places = [int(place) for place in list(writer.places)[: writer.count]]
    for start, members in zip(writer.set_starts, writer.sets, strict=True):
        places += [start + place for place in range(LAST + 1) if members >> place & 1]
    demand(len(set(places)) == len(places), "observation", "a place is written twice")


def _observed(snapshot: Snapshot, viewer: int, before: float) -> list[float]:
    out = vec[float]([before] * snapshot.tested.observed + [BEYOND])
    snapshot.state.observe(viewer, out)
    return list(out)
