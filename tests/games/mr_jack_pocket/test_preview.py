"""What a choice promises is what comes of it."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.choice import Preview
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.mr_jack_pocket.view import MrJackPocketView


def moments(games: int) -> list[MrJackPocket]:
    """Play at random; give the positions in which a token is used on the streets."""
    rng, found = Random(9), []
    for _ in range(games):
        state = GAME.new()
        while state.seat != OVER:
            if state.seat >= 0 and codes.MOVE <= min(state.legal_actions()) < codes.DRAW:
                found.append(state.clone())
            state.apply(state.random_action(rng))
    return found


def promised(view: MrJackPocketView, action: int) -> Preview:
    """Ask for the preview of a move on the streets."""
    preview = GAME.preview(view, action)
    assert preview is not None
    return preview


@pytest.mark.rule("MP-09", "MP-11", "MP-12", "MP-16")
def test_a_preview_says_what_is_seen_after_the_move() -> None:
    tried: set[str] = set()
    for state in moments(3):
        view = GAME.view(state, int(state.seat))
        for action in state.legal_actions():
            if action == codes.JOKER_NONE:
                continue
            after = state.clone()
            after.apply(action)
            then = GAME.view(after, int(state.seat))
            preview = promised(view, action)
            left = [tile for tile in then.tiles if not tile.cleared]
            seen = {tile.suspect for tile in left if tile.seen}
            assert set(preview.seen) == seen
            assert preview.text.args == {"seen": len(seen), "unseen": len(left) - len(seen)}
            tried.add(GAME.verb(view, action))
    assert tried == {"one", "two", "right", "half", "left", "swap"}


def test_a_preview_shows_where_a_detective_or_a_wall_would_be() -> None:
    for state in moments(2):
        view = GAME.view(state, int(state.seat))
        for choice in GAME.choices(state, int(state.seat)):
            after = state.clone()
            after.apply(choice.action)
            then = GAME.view(after, int(state.seat))
            if codes.is_move(choice.action):
                preview = promised(view, choice.action)
                mover = then.detectives[codes.detective_of(choice.action)]
                assert (preview.place, preview.sees) == (mover.space, mover.sees)
            elif codes.is_rotation(choice.action):
                [tile] = [one for one in then.tiles if one.tile == choice.path[0]]
                assert promised(view, choice.action).side == (tile.wall or "")


def test_taking_a_token_or_moving_nobody_has_no_preview() -> None:
    state = next(one for one in moments(4) if codes.JOKER_NONE in one.legal_actions())
    view = GAME.view(state, int(state.seat))
    assert GAME.preview(view, codes.JOKER_NONE) is None
    assert GAME.preview(view, codes.TAKE) is None
