"""Ways from row to row, laid out once, so that many weights can go along them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from gaslamp.core.weights import no_numbers
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.arcs import Arcs
from gaslamp.games.whitechapel.belief.blur import Blur
from gaslamp.games.whitechapel.belief.layers import Layer, Shelf


class Ways:
    """From each row of a layer, the rows of the next that it leads to, and by which arcs."""

    def __init__(self, layer: Layer, arcs: Arcs, after: Layer, shelf: Shelf) -> None:
        """Follow every arc from every row; what leads nowhere is left out."""
        self.past = no_numbers(len(layer.met))  # by row: where its ways end; the next row's begin
        self.to = vec[i32]()
        self.arc = vec[i32]()
        self._follow(layer, arcs, after, shelf)
        self._make_room()
        self._follow(layer, arcs, after, shelf)

    def _follow(self, layer: Layer, arcs: Arcs, after: Layer, shelf: Shelf) -> None:
        """Count the ways of each row, or write them down once there is room for them."""
        end: i64 = 1
        while end <= CIRCLES:
            if after.has(end) and arcs.first[end] < arcs.past[end]:
                shelf.lay_rows(after, end)
                a = arcs.first[end]
                while a < arcs.past[end]:
                    self._along(layer, arcs, a, after.blur, shelf.rows)
                    a += 1
                shelf.clear_rows(after, end)
            end += 1

    def _along(self, layer: Layer, arcs: Arcs, a: i64, after: Blur, rows: vec[i64]) -> None:
        mets, blur, pasts = layer.met, layer.blur, self.past
        gain, again = blur.sharp(arcs.gain[a]), blur.sharp(arcs.again[a])
        alone, more = blur.sharp(arcs.alone[a]), blur.more(arcs.gain[a] | arcs.again[a])
        blurs_more = after.demands != blur.demands
        writing = len(self.to) > 0
        r = layer.first[arcs.start[a]]
        past = layer.first[arcs.start[a] + 1]
        while r < past:
            met = mets[r]
            if met & alone == 0:
                met |= gain | (met & again) << 1
                if more != 0:
                    met = blur.counted(met, more)
                if blurs_more:
                    met = after.counted(met, 0)
                to = rows[met] - 1
                if to >= 0:
                    if writing:
                        self.to[pasts[r]] = i32(to)
                        self.arc[pasts[r]] = i32(a)
                    pasts[r] += 1
            r += 1

    def _make_room(self) -> None:
        """Let each row's ways begin behind those of the rows before."""
        begin: i64 = 0
        r: i64 = 0
        while r < len(self.past):
            number = self.past[r]
            self.past[r] = begin
            begin += number
            r += 1
        self.to = vec[i32](capacity=begin)
        while len(self.to) < begin:
            self.to = append(self.to, i32(0))
        self.arc = self.to[:]

    def go_back(self, later: vec[float], shares: vec[float]) -> vec[float]:
        """Give each row what its ways lead to, each by its share of what comes later."""
        back = vec[float](capacity=len(self.past))
        i: i64 = 0
        r: i64 = 0
        while r < len(self.past):
            added = 0.0
            while i < self.past[r]:
                added += later[i64(self.to[i])] * shares[i64(self.arc[i])]
                i += 1
            back = append(back, added)
            r += 1
        return back
