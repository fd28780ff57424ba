"""Checks of a game's table of actions: complete, unambiguous, with its elements on the board."""

from __future__ import annotations

import re

from librt.random import Random

from gaslamp.core.action_table import ActionKind, ActionTable
from gaslamp.core.errors import NotationError
from gaslamp.core.game import Game
from gaslamp.core.secret import ANYTHING, Secret
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.random_options import random_options

CHECK = "action table"
BOARDS = 30  # boards of random options that are searched for an element


def check_action_table(game: Game) -> None:
    """Check a game's table without playing; `Problem` names what is wrong with it."""
    _check_codes(game)
    for kind in game.actions.kinds:
        _check_spellings(kind)
    for code in range(game.actions.size):
        _check_reads_back(game.actions, code)
    for secret in game.actions.secrets:
        _check_sights(game.actions, secret)
    if not game.variant_of:  # a small variant has a part of the board and the whole table
        _check_elements(game)


def _check_codes(game: Game) -> None:
    """Check that every code has a row, and no two rows one notation."""
    table, space = game.actions, game.action_space(game.options())
    demand(space == table.size, CHECK, f"{table.size} rows for {space} codes")
    demand(len(table.rows) == space, CHECK, f"{len(table.rows)} rows for {space} codes")
    for code, row in enumerate(table.rows):
        other = table.codes[row.notation]
        demand(other == code, CHECK, f"{code} and {other} are both written “{row.notation}”")


def _check_spellings(kind: ActionKind) -> None:
    """Check that no other spelling of a value is the word for a value."""
    for argument in kind.arguments:
        both = set(argument.spellings) & set(argument.words)
        demand(not both, CHECK, f"{kind.notation}: {both} can be read in two ways")


def _check_reads_back(table: ActionTable, code: int) -> None:
    """Check that a notation is read as its action, in capitals too, and the verb is one word."""
    row = table.rows[code]
    for typed in (row.notation, row.notation.upper()):
        try:
            read = table.parse(typed)
        except NotationError:
            fail(CHECK, f"“{typed}” can't be read")
        demand(read == code, CHECK, f"“{typed}” is read as “{table.notation(read)}”")
    demand(len(row.verb.split()) == 1, CHECK, f"“{row.notation}” has the verb {row.verb!r}")


def _check_sights(table: ActionTable, secret: Secret) -> None:
    """Check that a secret turns each of its actions into an action or sight of the table."""
    pattern = pattern_of(secret.action)
    for row in table.rows:
        match = pattern.fullmatch(row.notation)
        seen = "" if match is None else seen_of(secret, match)
        demand(not seen or seen in table.codes, CHECK, f"{secret.action}: “{seen}” is no action")


def _check_elements(game: Game) -> None:
    """Check that every element of a path is on the board, for some options."""
    missing = {id_: row.notation for row in game.actions.rows for id_ in row.path}
    rng = Random(0)
    options = game.options()
    for _ in range(BOARDS):
        for id_ in game.board(options).ids():
            missing.pop(id_, None)
        if not missing:
            return
        options = random_options(game, rng)
    id_, notation = next(iter(missing.items()))
    fail(CHECK, f"“{notation}” is clicked on {id_}, which is on no board")


def pattern_of(action: str) -> re.Pattern[str]:
    """Make a pattern of the actions that a secret is about; each `*` is a group."""
    return re.compile(r"(\S+)".join(re.escape(part) for part in action.split(ANYTHING)))


def seen_of(secret: Secret, match: re.Match[str]) -> str:
    """Write what is seen of an action that a secret's pattern matched."""
    words = iter(match.groups())
    return " ".join(next(words) if word == ANYTHING else word for word in secret.seen_as.split())
