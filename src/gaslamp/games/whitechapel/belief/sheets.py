"""Jack's secret sheet, sampled, listed or weighed: his hideout and tonight's circles."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import zero_weights
from gaslamp.games.whitechapel.belief.paths.layers import Layer, ones
from gaslamp.games.whitechapel.belief.paths.sampling import (
    Path,
    PathLister,
    PathSampler,
    circles_of,
    ends_of,
    path_along,
    sample_by_weight,
)
from gaslamp.games.whitechapel.belief.trail import Trail
from gaslamp.games.whitechapel.belief.weights.policy_weights import PolicyWeights
from gaslamp.games.whitechapel.belief.weights.silence_weights import HALF

LISTED_BY_POLICY: Final = 10_000  # paths: a policy may exclude most of them


class Sheet:
    """What Jack writes in secret: his hideout, and tonight's circles as far as he has come."""

    def __init__(self, hideout: i64, circles: vec[i64]) -> None:
        """Hold them."""
        self.hideout = hideout
        self.circles = circles


def weight_of(trail: Trail, sheet: Sheet) -> float:
    """Give the probability of a sheet."""
    place = trail.places[sheet.hideout] - 1
    if place < 0:
        return 0.0
    if not trail.is_out:
        return trail.prior[place] if len(sheet.circles) == 0 else 0.0
    path = path_along(trail.night, sheet.circles)
    if path is None:
        return 0.0
    trail.circle_weights()
    return _weight(trail, place, path) / trail.total_weight


def _weight(trail: Trail, place: i64, path: Path) -> float:
    """Multiply up what a path is worth with a hideout."""
    night = trail.night
    policy_weights = _policy_weights_of(trail)
    weight = trail.prior[place] * _begin(trail, place, path.start)
    ends = ends_of(night, path)
    move: i64 = 0
    while move < night.moves():
        step = night.steps[move]
        shares = step.shares if policy_weights is None else step.by_hideout[place]
        weight *= shares[path.moves[move]]
        move += 1
        if night.silent[move] != 0 and ends[move] == trail.hideouts[place]:
            weight *= HALF if policy_weights is None else policy_weights.silence_shares[move][place]
    if len(trail.home_shares) == 0:
        return weight
    return weight * trail.home_shares[place] if ends[move] == trail.hideouts[place] else 0.0


def _policy_weights_of(trail: Trail) -> PolicyWeights | None:
    row_weights = trail.row_weights
    return row_weights if isinstance(row_weights, PolicyWeights) else None


def _begin(trail: Trail, place: i64, start: i64) -> float:
    policy_weights = _policy_weights_of(trail)
    if policy_weights is None or len(policy_weights.first_murder_shares) == 0:
        return 1.0 / float(len(trail.night.murders))
    return policy_weights.first_murder_shares[place][start]


def sample_sheet(trail: Trail, rng: Random) -> Sheet:
    """Sample a hideout and a path by weight."""
    if not trail.is_out:
        return Sheet(trail.hideouts[sample_by_weight(trail.prior, rng)], vec[i64]())
    if trail.by_policy:
        return _sample_by_policy(trail, rng)
    return _sample_by_silence(trail, rng)


def _sample_by_silence(trail: Trail, rng: Random) -> Sheet:
    """Sample a path as if nobody asked Jack anything; keep it as likely as he then kept silent."""
    night = trail.night
    backs = (
        night.backward_weights()
        if len(trail.home_shares) == 0
        else night.backward_weights_from(_at_home(trail))
    )
    shares = [step.shares for step in night.steps]
    while True:
        path = PathSampler(night, backs, shares, rng).sample(night.layers[0].weights)
        hideouts = _hideouts_of(trail, path)
        added = 0.0
        for weight in hideouts:
            added += weight
        if rng.random() < added:
            return Sheet(trail.hideouts[sample_by_weight(hideouts, rng)], circles_of(night, path))


def _at_home(trail: Trail) -> vec[float]:
    """Let each present row count as much as a hideout there."""
    circles = trail.night.now().circles()
    weights = zero_weights(len(circles))
    r: i64 = 0
    while r < len(circles):
        place = trail.places[circles[r]] - 1
        weights[r] = trail.prior[place] if place >= 0 else 0.0
        r += 1
    return weights


def _hideouts_of(trail: Trail, path: Path) -> vec[float]:
    """Weigh each hideout with a path: by silence, or he is home there."""
    night = trail.night
    ends = ends_of(night, path)
    weights = trail.prior[:]
    if len(trail.home_shares) > 0:
        weights = zero_weights(len(trail.prior))
        weights[trail.places[ends[night.moves()]] - 1] = 1.0
    move: i64 = 1
    while move <= night.moves():
        place = trail.places[ends[move]] - 1
        if night.silent[move] != 0 and place >= 0:
            weights[place] *= HALF
        move += 1
    return weights


def _sample_by_policy(trail: Trail, rng: Random) -> Sheet:
    """Sample the hideout first, then a path as Jack goes from there."""
    night = trail.night
    place = sample_by_weight(trail.hideout_weights(), rng)
    shares = [step.by_hideout[place] for step in night.steps]
    policy_weights = _policy_weights_of(trail)
    assert policy_weights is not None  # of a policy
    backs = trail.backward_weights.get(place)
    if backs is None:
        backs = _backward_by_policy(trail, policy_weights, place)
        trail.backward_weights[place] = backs
    path = PathSampler(night, backs, shares, rng).sample(policy_weights.begin(night, place))
    return Sheet(trail.hideouts[place], circles_of(night, path))


def _backward_by_policy(
    trail: Trail, policy_weights: PolicyWeights, place: i64
) -> list[vec[float]]:
    """Give what comes later of each row, for one hideout."""
    night = trail.night
    row_edges = night.lay_out_row_edges()
    later = ones(len(night.now().met))
    if len(trail.home_shares) > 0:
        later = _only_on(night.now(), trail.hideouts[place])
    backs = [later]
    move = night.moves() - 1
    while move >= 0:
        if night.silent[move + 1] != 0:
            later = policy_weights.weigh_silence(night, move + 1, place, later)
            backs[len(backs) - 1] = later
        later = row_edges[move].pull(later, policy_weights.shares(night, move, place))
        backs.append(later)
        move -= 1
    backs.reverse()
    return backs


def _only_on(layer: Layer, circle: i64) -> vec[float]:
    """Give ones to the rows of a circle, zeros to the others."""
    weights = zero_weights(len(layer.met))
    r = layer.first[circle]
    while r < layer.first[circle + 1]:
        weights[r] = 1.0
        r += 1
    return weights


def list_sheets(trail: Trail, most: i64) -> list[Sheet] | None:
    """List the possible sheets; none when they are more than `most`, or not known one by one."""
    sheets: list[Sheet] = []
    if not trail.is_out:
        sheets = [Sheet(hideout, vec[i64]()) for hideout in trail.hideouts]
        return sheets if len(sheets) <= most else None
    if not trail.night.is_exact():
        return None
    listed = max(most, LISTED_BY_POLICY) if trail.by_policy else most
    paths = PathLister(trail.night, trail.possible(), listed).list()
    if paths is None:
        return None
    for path in paths:
        circles = circles_of(trail.night, path)
        place: i64 = 0
        while place < len(trail.hideouts):
            if _weight(trail, place, path) > 0.0:
                sheets.append(Sheet(trail.hideouts[place], circles))
            place += 1
        if len(sheets) > most:
            return None
    return sheets
