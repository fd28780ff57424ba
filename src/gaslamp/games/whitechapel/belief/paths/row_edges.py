"""The edges from row to row, laid out once, so that many weights can be pushed along them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.circle_edges import CircleEdges
from gaslamp.games.whitechapel.belief.paths.layers import Layer, ScratchTable


class RowEdges:
    """From each row of a layer, the rows of the next that it leads to, and by which circle edges.

    A row edge has the place of its circle edge's share in the list that `shares` gives: the number
    of the edge's move where each edge has one move, else its number among the edges that are used.
    """

    def __init__(
        self, layer: Layer, edges: CircleEdges, after: Layer, scratch: ScratchTable
    ) -> None:
        """Take two layers and the circle edges between them; `lay_out` finds the row edges."""
        self.layer = layer
        self.edges = edges
        self.after = after
        self.scratch = scratch
        self.past = vec[i64]()  # by row: where its edges end; the next row's begin
        self.to = vec[i32]()
        self.place = vec[i32]()  # of its circle edge's share
        self.is_single = edges.is_single
        self.used: i64 = 0  # circle edges
        self.places = zeros(len(edges.start))  # 1 + the place of each circle edge that is used
        self.moves = vec[i64]()  # along edges that are used, where some have several
        self.move_places = vec[i64]()
        self.zeros = vec[float]()

    def lay_out(self, counts: vec[i64]) -> None:
        """Follow every circle edge from every row; `counts` are the edges of each, where known."""
        self.past = counts[:]
        if len(counts) == 0:
            self.past = zeros(len(self.layer.met))
            self._follow(writing=False)
        self._make_room()
        self._follow(writing=True)
        if not self.is_single:
            self._list_moves()

    def _follow(self, *, writing: bool) -> None:
        """Count the edges of each row, or write them down once there is room for them."""
        edges, after, scratch = self.edges, self.after, self.scratch
        end: i64 = 1
        while end <= CIRCLES:
            if after.has(end) and edges.first[end] < edges.past[end]:
                scratch.lay_rows(after, end)
                a = edges.first[end]
                while a < edges.past[end]:
                    place = edges.move[a] if self.is_single else self.used
                    if self._along(a, place, writing=writing) and writing:
                        self.places[a] = place + 1
                        self.used += 1
                    a += 1
                scratch.clear_rows(after, end)
            end += 1

    def _along(self, a: i64, place: i64, *, writing: bool) -> bool:
        """Follow a circle edge from each row of its circle; tell whether it leads anywhere."""
        layer, edges, rows, after = self.layer, self.edges, self.scratch.rows, self.after.coarse
        mets, coarse, pasts, tos, places = layer.met, layer.coarse, self.past, self.to, self.place
        gain, again = coarse.exact(edges.gain[a]), coarse.exact(edges.again[a])
        alone, more = coarse.exact(edges.alone[a]), coarse.more(edges.gain[a] | edges.again[a])
        is_coarser = after.demands != coarse.demands
        found = False
        r = layer.first[edges.start[a]]
        past = layer.first[edges.start[a] + 1]
        while r < past:
            met = mets[r]
            if met & alone == 0:
                met |= gain | (met & again) << 1
                if more != 0:
                    met = coarse.counted(met, more)
                if is_coarser:
                    met = after.counted(met, 0)
                to = rows[met] - 1
                if to >= 0:
                    edge = pasts[r]
                    if writing:
                        tos[edge] = i32(to)
                        places[edge] = i32(place)
                    pasts[r] = edge + 1
                    found = True
            r += 1
        return found

    def _list_moves(self) -> None:
        """List the step's moves along the circle edges that are used."""
        edges = self.edges
        self.zeros = zero_weights(self.used)
        i: i64 = 0
        while i < len(edges.of_move):
            a = edges.of_move[i]
            if a >= 0 and self.places[a] > 0:
                self.moves = append(self.moves, i)
                self.move_places = append(self.move_places, self.places[a] - 1)
            i += 1

    def shares(self, by_move: vec[float]) -> vec[float]:
        """Give the share of each circle edge that is used, from those of the step's moves."""
        if self.is_single:
            return by_move
        sums = self.zeros[:]
        moves, places = self.moves, self.move_places
        i: i64 = 0
        while i < len(moves):
            sums[places[i]] += by_move[moves[i]]
            i += 1
        return sums

    def _make_room(self) -> None:
        """Let each row's edges begin after those of the rows before."""
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
        self.place = self.to[:]

    def go_on(self, weights: vec[float], shares: vec[float], zeros: vec[float]) -> vec[float]:
        """Send a weight of each row on to the next layer, which begins with zeros."""
        sent = zeros[:]
        to, place, pasts = self.to, self.place, self.past
        i: i64 = 0
        r: i64 = 0
        while r < len(weights):
            weight = weights[r]
            past = pasts[r]
            while i < past:
                sent[i64(to[i])] += weight * shares[i64(place[i])]
                i += 1
            r += 1
        return sent

    def pull(self, later: vec[float], shares: vec[float]) -> vec[float]:
        """Give each row what its edges lead to, each by its share of what comes later."""
        back = vec[float](capacity=len(self.past))
        i: i64 = 0
        r: i64 = 0
        while r < len(self.past):
            added = 0.0
            while i < self.past[r]:
                added += later[i64(self.to[i])] * shares[i64(self.place[i])]
                i += 1
            back = append(back, added)
            r += 1
        return back
