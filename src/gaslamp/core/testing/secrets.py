"""Checks of what a viewer gets: nothing may depend on what it can't know."""

from __future__ import annotations

import msgspec
from librt.random import Random

from gaslamp.core.belief import Belief, ImpossibleSight, WorldsBelief
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import AnyGame
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, State
from gaslamp.core.testing.copies import check_same_future
from gaslamp.core.testing.problem import demand, fail

TOLERANCE = 1e-9
TRIES = 6  # wrong actions tried on each world, to compare the refusals


class Watcher:
    """Follows one viewer through a game, knowing only its sights, and judges what it gets."""

    def __init__(self, game: AnyGame, options: Options, viewer: int, limit: int) -> None:
        """Begin with the game's own belief and the generic one, while its worlds are few."""
        self.game = game
        self.viewer = viewer
        self.limit = limit
        self.own: Belief = game.belief(options, viewer)
        self.generic: WorldsBelief | None = WorldsBelief(game.start(options), viewer)

    def see(self, sight: int, turn: int) -> None:
        """Take in a sight."""
        try:
            self.own.see(sight, turn)
        except ImpossibleSight as error:
            fail("soundness", f"viewer {self.viewer} can't have seen {sight}: {error}")
        if self.generic is not None:
            self.generic.see(sight, turn)
            if len(self.generic.worlds) > self.limit:
                self.generic = None

    def check_soundness(self, truth: State, seats: int) -> None:
        """The truth is possible; the game's own belief says just what the generic one says."""
        demand(
            self.own.weight(truth) > 0.0, "soundness", f"viewer {self.viewer} excludes the truth"
        )
        if self.generic is None:
            return
        known = self.generic.worlds.get(truth.key())
        if known is None:
            fail("soundness", "the generic belief excludes the truth")
        check_same_future(truth, known.state, seats, "key")
        for world in self.generic.worlds.values():
            weight = self.own.weight(world.state)
            demand(
                abs(weight - world.weight) < TOLERANCE,
                "exactness",
                f"viewer {self.viewer} gives a world {weight}, the generic belief {world.weight}",
            )

    def worlds(self, rng: Random, most: int) -> list[State]:
        """Draw worlds that the viewer can't tell from the truth."""
        sample = self.own.sample(rng)
        drawn = [sample.clone()]
        sample.apply(sample.random_action(rng))  # a belief that shares it is no longer right
        if self.generic is not None:
            key = drawn[0].key()
            demand(key in self.generic.worlds, "exactness", "a world is drawn that is excluded")
            possible = [world.state for world in self.generic.worlds.values()]
            start = rng.randrange(len(possible))
            drawn += (possible[start:] + possible[:start])[:most]
        return drawn

    def check_noninterference(self, truth: State, worlds: list[State], rng: Random) -> None:
        """Every such world gives the viewer the very same bytes."""
        tries = [rng.randrange(self.game.action_space) for _ in range(TRIES)]
        expected = self.face(truth, tries)
        for world in worlds:
            for part, bytes_ in self.face(world, tries).items():
                demand(
                    bytes_ == expected[part],
                    f"secret in {part}",
                    f"viewer {self.viewer} gets {expected[part]!r}, elsewhere {bytes_!r}",
                )

    def face(self, state: State, tries: list[int]) -> dict[str, bytes]:
        """Collect everything that a viewer gets in a position."""
        got: dict[str, object] = {
            "turn": int(state.seat),
            "view": self.game.view(state, self.viewer),
            "choices": self.game.choices(state, self.viewer),
            "undo": state.begins_move(),
        }
        if state.seat == self.viewer:
            legal = set(state.legal_actions())
            got["refusals"] = [
                self.game.refusal(state, action) for action in tries if action not in legal
            ]
        return {part: msgspec.json.encode(value) for part, value in got.items()}

    def check_words(self, truth: State, worlds: list[State], sight: int) -> None:
        """The log says the same of a sight, whatever the truth is."""
        expected = self.game.describe(truth, sight)
        for world in worlds:
            said = self.game.describe(world, sight)
            demand(said == expected, "secret in log", f"{said} where the truth gives {expected}")

    def check_turn(self, worlds: list[State], sight: int, turn: int) -> None:
        """Who is on turn next depends only on what the viewer sees, unless the game ends."""
        for world in worlds:
            for action in world.legal_actions():
                if world.sight(action, self.viewer) != sight:
                    continue
                after = world.clone()
                after.apply(action)
                told = after.seat == turn or OVER in (after.seat, turn)
                demand(told, "secret in turn", f"turn {turn}, but {after.seat} in another world")

    def check_undo(self, worlds: list[State], action: int, after: State) -> None:
        """An action that can be taken back tells its own seat nothing."""
        if after.seat != self.viewer or after.begins_move():
            return
        for world in worlds:
            other = world.clone()
            other.apply(action)
            demand(
                other.seat == after.seat, "undo", "taking back an action would unlearn something"
            )

    def check_excluded(self, worlds: list[State], rng: Random) -> None:
        """What would have looked otherwise is excluded."""
        if self.generic is None:
            return
        for world in worlds:
            after = world.clone()
            after.apply(after.random_action(rng))
            if after.key() not in self.generic.worlds:
                weight = self.own.weight(after)
                demand(weight == 0.0, "exactness", f"{weight} for a world that is excluded")

    def check_notebook(self) -> None:
        """The notebook can be written at any time."""
        try:
            msgspec.json.encode(self.game.notebook(self.own))
        except GaslampError as error:
            demand(False, "notebook", str(error))


def starts_without_secrets(game: AnyGame, options: Options) -> None:
    """The set-up is drawn by chance, so that beliefs can begin before it."""
    start, again = game.start(options), game.start(options)
    demand(start.key() == again.key(), "start", "two tables are set differently")
    demand(start.seat == CHANCE or start.seat >= 0, "start", f"turn {start.seat}")
