"""What each viewer of Letters from Whitechapel can know.

Jack's secrets are his hideout and tonight's path. After each move, all paths that end on the same
circle and have met the same demands are one **row** (a yes demands a visit; a no, a failed arrest,
or that Jack was not stuck, strikes visits out). An answer changes what paths are worth from the
murder on, so the rows are made again, and only those that can still meet every demand in the moves
that are left. A hideout's weights differ from the rows' own only behind the first row where Jack
can have passed it in silence, so that difference alone is followed, and only when weights are asked
for. A night that is over leaves a weight for each hideout. Under a policy each hideout goes through
the night with weights of its own; tokens that lie face down are lots of their own. Beside a policy
that may be doubted there is a belief about a Jack at random.

**What is exact.** Where Jack can be is exact in every game met so far, and never excludes what can
be. The weights are exact as long as no layer of rows has too many ways on to the next (`WIDEST`);
hostile games come to that when Jack has written some fifteen circles before the first question.
Then some demands are **blurred**: a row knows how many of them were met, not which. Blurred rows
are narrow enough, and show which sharp rows have a future at all: often few enough after all. If
not, the blur stays, `is_exact` says no, and the next answer is taken in from the murder on, so that
weights become exact again as soon as they can. The weights of hideouts are exact up to a bound of
their own (`MOST_GONE`, lower beside a policy); beyond it, each passing in silence is reckoned by
itself. Once a night has
ended so, the weights stay inexact until one hideout is left. Drawn worlds are always possible ones.
"""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.games.whitechapel.belief.doubt import DoubtfulBelief
from gaslamp.games.whitechapel.belief.jack import JackBelief
from gaslamp.games.whitechapel.belief.police import PoliceBelief
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.games.whitechapel.table import JACK

__all__ = ["JackBelief", "PoliceBelief", "belief_of"]


def belief_of(
    start: Whitechapel, viewer: i64, policy: Policy | None = None
) -> PoliceBelief | JackBelief:
    """Begin a viewer's belief."""
    if viewer == JACK:
        return JackBelief(start, policy)
    if policy is not None and policy.doubt > 0.0:
        return DoubtfulBelief(start, viewer, policy)
    return PoliceBelief(start, viewer, policy)
