"""PettingZoo's environments of all games: `env("scotland_yard", detectives=4)`.

An agent is a seat. It observes what its seat sees, and a mask of what it may do; chance and the
referee are played inside. When the game ends, each winner's reward is 1 and the others' is -1.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from librt.random import Random
from numpy.typing import NDArray
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]

from gaslamp.core.codes import all_seats, as_seat
from gaslamp.core.options import options_from
from gaslamp.core.state import SPECTATOR
from gaslamp.envs.board_svg import board_svg
from gaslamp.envs.episode import LEAST, MOST, Episode
from gaslamp.games.registry import open_game

RENDER_MODES = ("human", "ansi", "svg")
SEEDS = 2**31

Observed: TypeAlias = dict[str, NDArray[Any]]


def env(name: str, **settings: Any) -> AECEnv[str, Observed, int]:  # noqa: ANN401  (a game's own)
    """Make an environment as PettingZoo's own are: an illegal action loses, and ends the game."""
    made = raw_env(name, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(name: str, **settings: Any) -> AECEnv[str, Observed, int]:  # noqa: ANN401
    """Make an environment without PettingZoo's wrappers: an illegal action is an error."""
    return GameEnv(name, **settings)


class GameEnv(AECEnv[str, Observed, int], EzPickle):  # type: ignore[misc]  # PettingZoo is untyped
    """One of the games, seat by seat."""

    def __init__(
        self,
        name: str,
        *,
        render_mode: str | None = None,
        viewer: int = SPECTATOR,
        max_cycles: int | None = None,
        belief: bool = False,
        **options: Any,  # noqa: ANN401  (each game names its own)
    ) -> None:
        """Agree on the options of a game.

        What `viewer` sees is rendered: a seat, or a spectator. After `max_cycles` actions a game
        is truncated. With `belief`, observations say what follows from everything seen before.
        """
        EzPickle.__init__(
            self,
            name,
            render_mode=render_mode,
            viewer=viewer,
            max_cycles=max_cycles,
            belief=belief,
            **options,
        )
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        self.game = open_game(name)
        self.options = options_from(self.game.options, options)
        self.render_mode = render_mode
        self.viewer = viewer
        self.max_cycles = max_cycles
        self.with_belief = belief
        self.metadata = {
            "name": f"gaslamp_{self.game.name}_v{self.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        seats = len(self.game.seats(self.options))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        observed: dict[str, spaces.Space[Any]] = {agent: self._observed() for agent in self.agents}
        self.observation_spaces = observed
        codes = self.game.action_space(self.options)
        chosen: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(codes) for agent in self.agents
        }
        self.action_spaces = chosen
        length = self.game.observation(self.options).length
        self.state_space = spaces.Box(LEAST, MOST, (seats, length), np.float32)
        self.rng = Random()

    def _observed(self) -> spaces.Dict:
        length = self.game.observation(self.options).length
        codes = self.game.action_space(self.options)
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(LEAST, MOST, (length,), np.float32),
            "action_mask": spaces.Box(0, 1, (codes,), np.int8),
        }
        if self.with_belief:
            features = self.game.belief_layout(self.options).length
            parts["belief"] = spaces.Box(0.0, 1.0, (features,), np.float32)
        return spaces.Dict(parts)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's actions: the game's codes."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed draws the same chance."""
        if seed is not None:
            self.rng = Random(seed % SEEDS)
        self.episode = Episode(self.game, self.options, self.rng, beliefs=self.with_belief)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._on_turn()

    def _on_turn(self) -> str:
        seat = self.episode.state.seat
        return self.possible_agents[max(seat, 0)]

    def step(self, action: int | None) -> None:
        """Carry out an agent's action, and everything until the next decision of a seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast("Any", action))  # None is what it demands
            return
        if action is None or action not in self.episode.state.legal_actions():
            raise ValueError(f"{agent} may not choose {action}")
        self.episode.play(int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._settle()
        self._accumulate_rewards()
        self.agent_selection = self._on_turn()
        if self.render_mode == "human":
            self.render()

    def _settle(self) -> None:
        """Give the rewards, and note the end."""
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        if self.episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = self.episode.state.scores()
            self.infos = {
                agent: {"score": score} for agent, score in zip(self.agents, scores, strict=True)
            }
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observed:
        """Give what an agent's seat sees, and the mask of what it may do."""
        seat = as_seat(self.possible_agents.index(agent))
        observed: Observed = {
            "observation": self.episode.observation(seat),
            "action_mask": self.episode.mask(seat),
        }
        if self.with_belief:
            observed["belief"] = self.episode.belief(seat)
        return observed

    def state(self) -> NDArray[np.float32]:
        """Return all seats' observations, for centralised training."""
        seats = all_seats(len(self.possible_agents))
        return np.stack([self.episode.observation(seat) for seat in seats])

    def render(self) -> str | None:
        """Draw what the viewer sees: as text, or the board with what its view points at lit."""
        view = self.game.view(self.episode.state, self.viewer)
        if self.render_mode == "svg":
            return board_svg(self.game.board(self.options), view)
        drawn = self.game.render(view)
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to free."""
