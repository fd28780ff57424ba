"""What each trait of a position is worth to Mister X, fitted to games between bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec


def column(rows: list[tuple[float, float, float, float]], number: int) -> vec[float]:
    """Take one column out of a table."""
    return vec[float]([row[number] for row in rows])


# Log odds that he gets away, before his ride and before the chase; then how much he likes it when
# he chooses a ride that another one follows, and one that the chase follows.
FEATURE_WEIGHTS = [
    (2.34, 2.50, 0.97, 0.00),  # any position
    (0.00, -2.76, 0.00, -8.00),  # the risk that a detective enters his station now
    (0.30, 0.48, 0.79, 0.45),  # how wide the detectives must look, as a logarithm
    (-0.47, -0.39, -1.50, -4.73),  # a detective is one ride away
    (-0.23, -0.39, -0.99, 0.01),  # the nearest detective is two rides away
    (-0.33, -0.50, 0.00, -0.17),  # the nearest detective is three rides away
    (-0.31, -0.45, 0.63, -0.39),  # the threat of all detectives where he is
    (0.88, 1.06, 2.34, 2.75),  # exits out of the detectives' reach
    (0.00, 0.02, 1.44, 3.84),  # exits two rides out of their reach
    (-0.20, -0.20, -2.52, -1.04),  # the threat of all detectives where he can be
    (-5.77, -6.30, 0.00, 0.00),  # the rounds left
    (-0.47, -0.50, 0.00, 0.00),  # the same, where they must look widely
    (0.00, 0.00, 0.00, 0.00),  # the same, where they are near
    (1.00, 1.00, 2.00, 0.40),  # black tickets
    (0.30, 0.33, 3.00, 6.00),  # double cards
    (1.23, 1.48, 0.30, 0.00),  # rides until he must show himself
    (-1.18, -1.36, 0.00, -3.51),  # the weight that the detectives give his station
    (0.00, -0.46, 0.00, 0.00),  # detectives who have not moved yet
    (0.00, 0.00, 0.00, 1.00),  # double cards, by the rounds left
    (0.00, 0.00, 0.00, 7.49),  # black tickets, by the rounds left
]
AWAY_RIDE: Final = column(FEATURE_WEIGHTS, 0)
AWAY_CHASE: Final = column(FEATURE_WEIGHTS, 1)
LIKED_RIDE: Final = column(FEATURE_WEIGHTS, 2)
LIKED_CHASE: Final = column(FEATURE_WEIGHTS, 3)

# Places of the traits that are looked up one by one.
FEATURES: Final = 20
RISK: Final = 1
LEFT: Final = 10
BLACKS: Final = 13
CARDS: Final = 14
CARDS_LEFT: Final = 18
BLACKS_LEFT: Final = 19
