"""The kit catches refusals whose reasons are not true."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import gaslamp
from gaslamp.core.claim import Claim, RefusedAction
from gaslamp.core.testing import Effort, Problem, check_game
from gaslamp.core.text import Text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.whitechapel import refusals
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.game_setup import LAST_COLUMN
from gaslamp.games.whitechapel.refusals import Ground
from gaslamp.games.whitechapel.small import SmallWhitechapel
from gaslamp.games.whitechapel.view import WhitechapelView
from tests.core.kit.broken import problem_of
from tests.core.toys import DOORS, LOOK, SLIP, ToyGame, ToyView, words

pytestmark = pytest.mark.engine

FEW = Effort(stretch=30, worlds=2, limit=50, weighed=10, every=2)


def test_a_reason_that_is_not_true_is_caught() -> None:
    def is_so(refused: RefusedAction) -> bool:
        said = str(refused.args["words"])
        if said.startswith("no door "):
            return not 1 <= int(said.removeprefix("no door ")) <= DOORS
        return ToyGame.claims["core-allowed-words"](refused)

    class Careless(ToyGame):
        """Says that there is no such door, of doors that are there."""

        def refusal(self, view: ToyView, action: int) -> Text | None:
            door = action - SLIP
            return words(f"no door {door}") if SLIP < action < LOOK else super().refusal(view, 0)

        claims = {"core-allowed-words": is_so}

    assert problem_of(Careless()) == "reason"


def test_a_reason_that_nobody_can_hold_against_the_truth_is_caught() -> None:
    class Evasive(ToyGame):
        claims: Mapping[str, Claim] = {}

    assert problem_of(Evasive()) == "reason"


class Absent(SmallWhitechapel):
    """Plays on a few streets, and speaks of all of them."""

    def refusal(self, view: WhitechapelView, action: int) -> Text | None:
        return refusals.refusal(Ground(whitechapel(), LAST_COLUMN), view, action)


def test_reasons_of_another_board_are_caught() -> None:
    with pytest.raises(Problem) as caught:
        check_game(Absent(), options=[Absent.options()], games=2, branches=0, effort=FEW)
    assert caught.value.check == "reason"


def reasons_in(source: str) -> set[str]:
    """List the messages that a module says; as patterns, where a part is put in."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    keys = [call.args[0] for call in calls if ast.unparse(call.func) == "say"]
    return {_pattern(part) for key in keys for part in _parts(key)}


def _parts(key: ast.expr) -> list[ast.expr]:
    return [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]


def _pattern(key: ast.expr) -> str:
    return re.sub(r"\{.*?\}", "[a-z]+", str(ast.literal_eval(ast.unparse(key).removeprefix("f"))))


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_a_game_has_a_claim_and_every_claim_a_reason(name: str) -> None:
    """Also those that random play does not come to."""
    source = Path(gaslamp.__file__).parent / "games" / name / "refusals.py"
    said = reasons_in(source.read_text(encoding="utf-8"))
    prefix = name.replace("_", "-") + "-"
    claimed = {key.removeprefix(prefix) for key in find_game(name).claims}
    assert [one for one in said if not any(re.fullmatch(one, key) for key in claimed)] == []
    assert [key for key in claimed if not any(re.fullmatch(one, key) for one in said)] == []
