"""Short lists of circles or crossings."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def ascending(places: vec[i64]) -> vec[i64]:
    """Sort a short list."""
    i: i64 = 1
    while i < len(places):
        place = places[i]
        j = i
        while j > 0 and places[j - 1] > place:
            places[j] = places[j - 1]
            j -= 1
        places[j] = place
        i += 1
    return places


def coded(base: i64, places: vec[i64]) -> vec[i64]:
    """Make one action for each place, in ascending order."""
    actions = vec[i64](capacity=8)
    for place in places:
        actions = append(actions, base + place)
    return ascending(actions)


def without(places: vec[i64], gone: i64) -> vec[i64]:
    """Leave one place out."""
    kept = vec[i64](capacity=8)
    for place in places:
        if place != gone:
            kept = append(kept, place)
    return kept
