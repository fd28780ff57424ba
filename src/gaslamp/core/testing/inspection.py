"""One game under every check, watched by every seat and a spectator."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER
from gaslamp.core.testing import beliefs, choices, fields, rules, story, values, views
from gaslamp.core.testing.boards import check_board
from gaslamp.core.testing.declared import Declared
from gaslamp.core.testing.problem import demand
from gaslamp.core.testing.report import Report, count
from gaslamp.core.testing.setting import Moment, Setting
from gaslamp.core.testing.tries import Tries
from gaslamp.core.testing.unlisted import SetUp
from gaslamp.core.testing.watcher import Watcher

SOME = 3  # one in so many views is searched for names, or drawn


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How hard the kit looks."""

    worlds: int = 8  # that a viewer can't tell apart, compared at each position
    limit: int = 500  # worlds, where the generic belief gives up
    weighed: int = 120  # worlds whose weights are compared at each position
    tries: int = 3  # of each kind, to be refused
    every: int = 6  # positions from one dear check to the next
    stretch: int = 1 << 30  # positions of a random game, after which it is left unfinished
    patience: int = 3  # times that rare positions are looked for until every ending is met


class Run:
    """What all games of a run share: what was agreed, met and judged."""

    def __init__(self, effort: Effort) -> None:
        """Begin with nothing judged."""
        self.effort = effort
        self.report = Report()
        self.remembered = values.Remembered()
        self.declared: dict[Options, Declared] = {}
        self.tries: dict[Options, Tries] = {}

    def prepare(self, setting: Setting, rng: Random) -> None:
        """Check what is the same in every game of these options."""
        if setting.options in self.declared:
            return
        rules.starts_without_secrets(setting)
        check_board(setting)
        views.check_layout(setting.game.observation(setting.options))
        views.check_types(setting.game.view_type)
        views.check_types(setting.game.notebook_type)
        self.report.judge("board", "-")
        self.declared[setting.options] = Declared(setting)
        self.tries[setting.options] = Tries(setting, rng)


class Inspection:
    """One game: a journal, a shadow of copies, and a watcher for every viewer."""

    def __init__(self, run: Run, setting: Setting, seed: int, policy: Policy | None = None) -> None:
        """Set the table; the others are taken to play by the policy."""
        self.setting = setting
        self.rng = Random(seed)
        run.prepare(setting, self.rng)
        self.effort, self.report, self.remembered = run.effort, run.report, run.remembered
        self.declared, self.tries = run.declared[setting.options], run.tries[setting.options]
        self.journal = Journal(setting.game, setting.options)
        self.moment = Moment(setting, self.journal.state)
        self.set_up = SetUp(self.journal.state)
        self.shadow = values.Shadow(self.journal.state)
        self.nonsense = beliefs.Nonsense(self.rng, self.tries)
        self.policy = policy
        self.watchers = [
            Watcher(setting, viewer, self.effort.limit, policy) for viewer in setting.viewers
        ]

    def follow(self, actions: Sequence[int]) -> None:
        """Play actions without looking closely; every viewer sees its side of them."""
        for action in actions:
            moment = self.moment
            self.shadow.play(action)
            self._carry_out(action)
            for watcher in self.watchers:
                sight = int(moment.state.sight(action, watcher.viewer))
                watcher.see(sight, int(self.moment.state.seat))

    def play(self, most: int, actions: Sequence[int] = ()) -> None:
        """Check position by position: along these actions, then along random ones."""
        self._arrive()
        script = iter(actions)
        for number in range(most):
            if self.moment.state.seat == OVER:
                break
            self._look(dear=number % self.effort.every == 0)
            action = next(script, None)
            self._step(self._drawn() if action is None else action)
            within = len(self.journal.actions) <= self.setting.longest
            demand(within, "length", "the game goes on")

    def finish(self) -> None:
        """Check where the game stands now, and its whole story."""
        self._look(dear=True)
        story.check_story(self.setting, self.journal, self.rng)
        story.check_told(self.setting, self.journal)
        self._judge("journal")
        self.set_up.check(self.journal.state)
        if self.moment.state.seat == OVER:
            self._check_nothing_follows()
            rules.check_end(self.setting, self.journal.state, len(self.journal.actions))
            count(self.report.endings, self.journal.state.ending())
        self.report.games += 1

    def _arrive(self) -> None:
        """Check first what all other checks rely on: actions, and copies that live apart."""
        rules.check_actions(self.moment)
        if self.moment.legal:
            values.check_copies(self.moment)
        self._judge("actions")

    def _check_nothing_follows(self) -> None:
        """Nothing can be seen after the end."""
        for watcher in self.watchers:
            last = self.journal.seen(watcher.viewer)[-1]
            self.nonsense.check(watcher, self.nonsense.sights(self.moment, last.sight, OVER))

    def _drawn(self) -> int:
        return self.moment.legal[self.rng.randrange(len(self.moment.legal))]

    def _judge(self, property_: str, viewer: int | None = None, *, pairs: int = 0) -> None:
        self.report.judge(property_, self.moment.phase, viewer, pairs=pairs)

    def _look(self, *, dear: bool) -> None:
        """Check a position as it stands."""
        self.report.positions += 1
        count(self.report.phases, self.moment.phase)
        self._look_at_values(dear=dear)
        self._look_at_rules()
        for watcher in self.watchers:
            self._look_at_shown(watcher, dear=dear)
        choices.check_strangers(self.journal, self.setting)
        if dear:
            tries = self.tries.wide()
            for reason in choices.reasons_for(self.moment, tries):
                count(self.report.reasons, reason)

    def _look_at_rules(self) -> None:
        moment = self.moment
        if moment.legal:
            self.tries.meet(moment.legal)
            rules.check_notation(self.setting.game, set(moment.legal))
            rules.check_mistyped(self.setting, self._drawn())
            rules.check_draws(moment, self.rng.randrange(1000))
            rules.check_sights(moment)
            self.declared.check_sights(moment)
            for secret in self.declared.met:
                count(self.report.secrets, secret)
            self.declared.met.clear()
            self._judge("notation")
            self._judge("sights")

    def _look_at_values(self, *, dear: bool) -> None:
        moment = self.moment
        self.remembered.check(self.setting.options, moment.state, self.setting.seats)
        if not dear:
            return
        fields.check_fields(moment.state, self.setting.start())
        self._judge("fields")
        values.check_position(moment)
        values.check_malformed(moment, self.rng)
        self._judge("position")

    def _look_at_shown(self, watcher: Watcher, *, dear: bool) -> None:
        moment, viewer = self.moment, watcher.viewer
        views.check_view(moment, viewer)
        views.check_expected(moment, viewer)
        self._judge("expected", viewer)
        views.check_elements(self.setting, moment.view(viewer), f"view of {viewer}")
        ways = [(choice.path, choice.verb) for choice in moment.choices(viewer)]
        views.check_elements(self.setting, ways, f"choices of {viewer}")
        self._judge("elements", viewer)
        choices.check_choices(moment, viewer)
        self._judge("choices", viewer)
        views.check_notebook(moment, viewer, watcher.own)
        self._judge("notebook", viewer)
        if dear:
            views.check_decoding(moment, viewer)
            self._judge("decoding", viewer)
            views.check_observation(moment, viewer)
            self._judge("observation", viewer)
            if self.rng.randrange(SOME) == 0 or moment.state.seat == OVER:
                views.check_drawing(moment, viewer, watcher.own)

    def _step(self, action: int) -> None:
        """Play one action; check what it shows to whom."""
        before = self.moment
        drawn = {
            watcher.viewer: [
                Moment(self.setting, world)
                for world in watcher.worlds(self.rng, self.effort.worlds)
            ]
            for watcher in self.watchers
        }
        for watcher in self.watchers:
            pairs = watcher.check_noninterference(before, drawn[watcher.viewer])
            self._judge("noninterference", watcher.viewer, pairs=pairs)
            self._judge("public", watcher.viewer, pairs=watcher.check_public(before.state))
            self.report.worlds += pairs
        tries = self._try(before, [world for worlds in drawn.values() for world in worlds])
        self.shadow.play(action)
        self._carry_out(action)
        self._arrive()
        values.check_same_future(self.moment.state, self.shadow.state, self.setting.seats, "clone")
        self._judge_alternatives(before, action)
        for watcher in self.watchers:
            worlds = drawn[watcher.viewer]
            sight = int(before.state.sight(action, watcher.viewer))
            watcher.check_words(before, worlds, sight, self.moment, tries)
            self._show(watcher, before, action, worlds)

    def _try(self, moment: Moment, worlds: list[Moment]) -> list[int]:
        """Try what is wrong; the seat on turn is told why."""
        elsewhere = [action for world in worlds for action in world.legal]
        tries = self.tries.draw(moment, elsewhere, self.effort.tries)
        for reason in choices.check_refusals(self.journal, self.setting, tries):
            count(self.report.reasons, reason)
        self._judge("refusals")
        return tries

    def _carry_out(self, action: int) -> None:
        journal = self.journal
        if journal.state.seat >= 0:
            journal.play(int(journal.state.seat), action)
        else:
            place = self.moment.legal.index(action)
            journal.draw_once(lambda _: place)
        self.moment = Moment(self.setting, journal.state)

    def _judge_alternatives(self, before: Moment, action: int) -> None:
        alike = self.declared.check_alternatives(before, action, self.moment, self.rng)
        self._judge("alternatives", pairs=alike)
        told = self.declared.check_told(before, action, self.moment, self.rng)
        self._judge("told", pairs=told)

    def _show(self, watcher: Watcher, before: Moment, action: int, worlds: list[Moment]) -> None:
        """Let a viewer see its side of an action, and judge what it can know now."""
        viewer, state = watcher.viewer, self.moment.state
        sight, turn = int(before.state.sight(action, viewer)), int(state.seat)
        told = self.setting.game.describe(before.view(viewer), sight, self.moment.view(viewer))
        choices.check_log_line(self.setting, told)
        if viewer == before.state.seat:
            choices.check_label(before, action, told)
            if watcher.check_undo(worlds, action, self.moment):
                self._judge("undo", viewer, pairs=len(worlds))
        watcher.check_turn(worlds, sight, turn)
        answers = self.declared.check_answers(before, action, self.moment, viewer, worlds)
        self._judge("answers", viewer, pairs=answers)
        if len(self.journal.actions) % self.effort.every == viewer % self.effort.every:
            beliefs.check_belief_copy(watcher, before.state, sight, turn)
            self._judge("belief copies", viewer)
            self.nonsense.check(watcher, self.nonsense.sights(before, sight, turn))
            self._judge("impossible sights", viewer)
        watcher.see(sight, turn)
        self._judge_belief(watcher, worlds)

    def _judge_belief(self, watcher: Watcher, worlds: list[Moment]) -> None:
        state, viewer = self.moment.state, watcher.viewer
        watcher.check_soundness(state)
        self._judge("soundness", viewer)
        if watcher.check_exactness(self.effort.weighed, self.rng):
            self._judge("exactness" if self.policy is None else "exactness (policy)", viewer)
        watcher.check_excluded(worlds, self.rng)
        if beliefs.check_belief_worlds(watcher, state):
            self._judge("belief worlds", viewer)
