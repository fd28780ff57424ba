"""What each viewer of Letters from Whitechapel can know.

Who calls whom; everything below a line is used by what stands above it::

    belief_of                      picks the belief of a viewer
      jack_belief                  Jack's: the patrols' faces, and a spectator's belief about him
      mixture_belief               the police's: a Jack by the policy or a Jack at random
        police_belief              the police's and the spectators': takes in each sight
          knowledge                weights, lists and samples whole worlds
    ----------------------------------------------------------------------------------------
    sheets                         samples, lists and weighs hideout and path together
    policy_queries                 asks a policy for shares, for every possible secret
    exclusion_reasons              remembers for the notebook what excluded a circle
    trail                          the joint distribution of the hideout and tonight's path
    ----------------------------------------------------------------------------------------
    weights/                       how likely each hideout is, with every present row
      hideout_weights                what both kinds share: weights pushed from layer to layer
      silence_weights                all choices equally likely: only Jack's silence tells
      policy_weights                 choices by a policy: weights of its own for each hideout
    ----------------------------------------------------------------------------------------
    paths/                         all paths of tonight, merged into rows
      night                          moves, evidence and layers; rebuilds them after an answer
      move_shares, evidence          what each move can have been; what the answers demand
      layers                         the rows after one move
      circle_edges, row_edges        a step's edges between circles, and between rows
      propagation                    the forward and the backward pass over one step
      future_filter                  drops rows that can't meet the remaining demands
      coarse_demands, coarsening     demands of which only the number met is known
      sampling                       single paths: sampled, listed, found by their circles
    ----------------------------------------------------------------------------------------
    face_down/                     the tokens that lie face down, apart from Jack's path
      tokens                         WomenTokens and PatrolTokens: lay, turn up, learn
      women_marks, patrol_faces      the possible markings and faces, with their weights;
                                     weighted_masks is what they share

**Rows.** Jack's secrets are his hideout and tonight's path. After each move, all paths that end on
the same circle and have met the same demands are one row. A yes demands a visit; a no, a failed
arrest, or that Jack was not stuck, excludes visits. An answer changes the weights of paths from the
murder on, so the rows are made again, and only those that can still meet every demand in the moves
that are left.

**Hideouts.** A hideout's weights differ from the rows' own only after the first row where Jack can
have passed it in silence, so only that difference is propagated, and only when weights are asked
for. A night that is over leaves one weight for each hideout. Under a policy each hideout has its
own weights through the night.

**What is exact.** Where Jack can be is exact in every game met so far, and never excludes what can
be. The weights are exact as long as no layer of rows has too many edges to the next
(`trail.MOST_ROW_EDGES`); hostile games come to that when Jack has written some fifteen circles
before the first question. Then some demands become **coarse**: a row knows how many of them were
met, not which. These rows are few enough, and show which exact rows have a future at all: often few
enough after all. If not, the demands stay coarse, `is_exact` is false, and the next answer is taken
in from the murder on, so that weights become exact again as soon as they can. The weights of
hideouts are exact up to a bound of their own (`silence_weights.MOST_EDGES_USED`, lower beside a
policy); beyond it, each passing in silence is estimated on its own. Once a night has ended so, the
weights stay inexact until one hideout is left. Sampled worlds are always possible ones.
"""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.games.whitechapel.belief.jack_belief import JackBelief
from gaslamp.games.whitechapel.belief.mixture_belief import MixtureBelief
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.game_setup import JACK
from gaslamp.games.whitechapel.rules.state import Whitechapel

__all__ = ["JackBelief", "PoliceBelief", "belief_of"]


def belief_of(
    start: Whitechapel, viewer: i64, policy: Policy | None = None
) -> PoliceBelief | JackBelief:
    """Begin a viewer's belief."""
    if viewer == JACK:
        return JackBelief(start, policy)
    if policy is not None and policy.doubt > 0.0:
        return MixtureBelief(start, viewer, policy)
    return PoliceBelief(start, viewer, policy)
