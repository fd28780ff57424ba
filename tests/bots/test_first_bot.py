"""The bot of docs/first_bot.md does what the page says: it beats `novice`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import gaslamp
from gaslamp.bots.bot_spec import parse_bot_spec
from gaslamp.bots.levels import NOVICE, LevelBot
from gaslamp.core.codes import as_seat
from gaslamp.core.random_source import as_random
from gaslamp.play import Table

PAGE = Path(__file__).parents[2] / "docs" / "first_bot.md"
GAMES = 6  # from each side
FEW = {"tries": 4, "ahead": 10}  # less than the page's own, so that the test is quick


def page_code() -> str:
    """Give the bot as the page shows it."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert isinstance(code, str)
    return code


def winners(thinker: Any, seat: int, seed: int) -> list[int]:  # noqa: ANN401  (of the page)
    """Play a game of Mr. Jack Pocket with the page's bot in one seat."""
    game = gaslamp.game("mr_jack_pocket")
    options = game.options()
    novice = LevelBot(game, options, as_seat(1 - seat), seed, NOVICE, timed=False)
    own = thinker(game, options, seat, as_random(seed), **FEW)
    deal = gaslamp.seeded(seed)
    table = Table(gaslamp.Journal(game, options), {seat: own, 1 - seat: novice}, deal)
    table.advance()
    assert table.is_over
    return [int(one) for one in table.journal.state.winners()]


def test_the_first_bot_of_forty_lines_beats_novice() -> None:
    names: dict[str, Any] = {}
    code = page_code()
    exec(compile(code, str(PAGE), "exec"), names)  # noqa: S102  (our own page)
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
    won = [
        seat in winners(names["Thinker"], seat, seed) for seat in (0, 1) for seed in range(GAMES)
    ]
    assert sum(won) > GAMES, won


def test_its_settings_can_be_given_on_the_command_line() -> None:
    parse_bot_spec("thinker:Thinker:tries=30")
