"""The conformance kit: what every game must do, checked on games of it.

`check_game(game)` plays whole games and looks at every position from every seat. It needs nothing
from a game but the contract, so a new game gets it for free:

    from gaslamp.core.testing import check_game

    def test_my_game_keeps_the_contract():
        check_game(GAME)
"""

from gaslamp.core.testing.inspection import Effort
from gaslamp.core.testing.kit import check_game, check_small
from gaslamp.core.testing.problem import Problem
from gaslamp.core.testing.report import Report, Requirements

__all__ = ["Effort", "Problem", "Report", "Requirements", "check_game", "check_small"]
