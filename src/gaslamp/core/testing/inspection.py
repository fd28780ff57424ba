"""One game under every check, watched by every seat and a spectator."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.random import Random

from gaslamp.core.codes import Action, sight_of
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing import (
    belief_checks,
    choice_checks,
    field_checks,
    journal_checks,
    rule_checks,
    state_checks,
    view_checks,
)
from gaslamp.core.testing.board_checks import check_board
from gaslamp.core.testing.problem import demand
from gaslamp.core.testing.report import Report, count
from gaslamp.core.testing.secret_checks import SecretsTable
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot
from gaslamp.core.testing.undeclared_fields import UndeclaredFields
from gaslamp.core.testing.viewer_checks import ViewerChecker
from gaslamp.core.testing.wrong_actions import WrongActions

SOME = 3  # one view in three is searched for names, or drawn


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How hard the kit looks."""

    worlds: int = 8  # that a viewer can't tell apart, compared at each position
    limit: int = 500  # worlds, where the generic belief gives up
    weighed: int = 120  # worlds whose weights are compared at each position
    tries: int = 3  # of each kind, to be refused
    every: int = 6  # positions from one costly check to the next
    stretch: int = 1 << 30  # positions of a random game, after which it is left unfinished
    patience: int = 3  # times that rare positions are looked for until every ending is met


class KitRun:
    """What all games of a run share: what was agreed, met and judged."""

    def __init__(self, effort: Effort) -> None:
        """Begin with nothing judged."""
        self.effort = effort
        self.report = Report()
        self.known_positions = state_checks.KnownPositions()
        self.declared: dict[Options, SecretsTable] = {}
        self.tries: dict[Options, WrongActions] = {}

    def prepare(self, tested: GameUnderTest, rng: Random) -> None:
        """Check what is the same in every game of these options."""
        if tested.options in self.declared:
            return
        rule_checks.starts_without_secrets(tested)
        check_board(tested)
        view_checks.check_layout(tested.game.observation(tested.options))
        view_checks.check_types(tested.game.view_type)
        view_checks.check_types(tested.game.notebook_type)
        self.report.judge("board", "-")
        self.declared[tested.options] = SecretsTable(tested)
        self.tries[tested.options] = WrongActions(tested, rng)


class Inspection:
    """One game: a journal, a shadow of copies, and a watcher for every viewer."""

    def __init__(
        self, run: KitRun, tested: GameUnderTest, seed: int, policy: Policy | None = None
    ) -> None:
        """Set the table; the others are taken to play by the policy."""
        self.tested = tested
        self.rng = Random(seed)
        run.prepare(tested, self.rng)
        self.effort, self.report, self.known_positions = run.effort, run.report, run.known_positions
        self.secrets_table, self.wrong_actions = (
            run.declared[tested.options],
            run.tries[tested.options],
        )
        self.journal = Journal(tested.game, tested.options)
        self.snapshot = Snapshot(tested, self.journal.state)
        self.set_up = UndeclaredFields(self.journal.state)
        self.copies = state_checks.CopyChain(self.journal.state)
        self.impossible_sights = belief_checks.ImpossibleSights(self.rng, self.wrong_actions)
        self.policy = policy
        self.watchers = [
            ViewerChecker(tested, viewer, self.effort.limit, policy) for viewer in tested.viewers
        ]

    def follow(self, actions: Sequence[int]) -> None:
        """Play actions without looking closely; every viewer sees its side of them."""
        for action in actions:
            snapshot = self.snapshot
            self.copies.play(action)
            self._carry_out(Action(action))
            for checker in self.watchers:
                sight = sight_of(snapshot.state, action, checker.viewer)
                checker.see(sight, int(self.snapshot.state.seat))

    def play(self, most: int, actions: Sequence[int] = ()) -> None:
        """Check position by position: along these actions, then along random ones."""
        self._arrive()
        script = iter(actions)
        for number in range(most):
            if self.snapshot.state.seat == OVER:
                break
            self._look(costly=number % self.effort.every == 0)
            action = next(script, None)
            self._step(Action(self._drawn() if action is None else action))
            within = len(self.journal.actions) <= self.tested.longest
            demand(within, "length", "the game goes on")

    def finish(self) -> None:
        """Check where the game stands now, and all that happened."""
        self._look(costly=True)
        journal_checks.check_journal(self.tested, self.journal, self.rng)
        journal_checks.check_told(self.tested, self.journal)
        self._judge("journal")
        self.set_up.check(self.journal.state)
        if self.snapshot.state.seat == OVER:
            self._check_nothing_follows()
            rule_checks.check_end(self.tested, self.journal.state, len(self.journal.actions))
            count(self.report.endings, self.journal.state.ending())
        self.report.games += 1

    def _arrive(self) -> None:
        """Check first what all other checks rely on: actions, and independent copies."""
        rule_checks.check_actions(self.snapshot)
        if self.snapshot.legal:
            state_checks.check_copies(self.snapshot)
        self._judge("actions")

    def _check_nothing_follows(self) -> None:
        """Check that nothing can be seen after the end."""
        for checker in self.watchers:
            last = self.journal.seen(checker.viewer)[-1]
            self.impossible_sights.check(
                checker, self.impossible_sights.sights(self.snapshot, last.sight, OVER)
            )

    def _drawn(self) -> int:
        return self.snapshot.legal[self.rng.randrange(len(self.snapshot.legal))]

    def _judge(self, property_: str, viewer: int | None = None, *, pairs: int = 0) -> None:
        self.report.judge(property_, self.snapshot.phase, viewer, pairs=pairs)

    def _look(self, *, costly: bool) -> None:
        """Check a position."""
        self.report.positions += 1
        count(self.report.phases, self.snapshot.phase)
        self._look_at_values(costly=costly)
        self._look_at_rules()
        for checker in self.watchers:
            self._look_at_shown(checker, costly=costly)
        choice_checks.check_strangers(self.journal, self.tested)
        if costly:
            tries = self.wrong_actions.wide()
            for reason in choice_checks.reasons_for(self.snapshot, tries):
                count(self.report.reasons, reason)

    def _look_at_rules(self) -> None:
        snapshot = self.snapshot
        if snapshot.legal:
            self.wrong_actions.meet(snapshot.legal)
            rule_checks.check_notation(self.tested.game, set(snapshot.legal))
            rule_checks.check_mistyped(self.tested, self._drawn())
            rule_checks.check_sampled_action(snapshot, self.rng.randrange(1000))
            rule_checks.check_sights(snapshot)
            self.secrets_table.check_sights(snapshot)
            for secret in self.secrets_table.met:
                count(self.report.secrets, secret)
            self.secrets_table.met.clear()
            self._judge("notation")
            self._judge("sights")

    def _look_at_values(self, *, costly: bool) -> None:
        snapshot = self.snapshot
        self.known_positions.check(self.tested.options, snapshot.state, self.tested.seats)
        if not costly:
            return
        field_checks.check_fields(snapshot.state, self.tested.start())
        self._judge("fields")
        state_checks.check_position(snapshot)
        state_checks.check_malformed(snapshot, self.rng)
        self._judge("position")

    def _look_at_shown(self, checker: ViewerChecker, *, costly: bool) -> None:
        snapshot, viewer = self.snapshot, checker.viewer
        view_checks.check_view(snapshot, viewer)
        view_checks.check_expected(snapshot, viewer)
        self._judge("expected", viewer)
        view_checks.check_elements(self.tested, snapshot.view(viewer), f"view of {viewer}")
        ways = [(choice.path, choice.verb) for choice in snapshot.choices(viewer)]
        view_checks.check_elements(self.tested, ways, f"choices of {viewer}")
        self._judge("elements", viewer)
        choice_checks.check_choices(snapshot, viewer)
        self._judge("choices", viewer)
        view_checks.check_notebook(snapshot, viewer, checker.own)
        self._judge("notebook", viewer)
        if viewer != SPECTATOR:
            view_checks.check_measures(snapshot, viewer, checker.own)
            self._judge("measures", viewer)
        if costly:
            view_checks.check_decoding(snapshot, viewer)
            self._judge("decoding", viewer)
            view_checks.check_observation(snapshot, viewer)
            self._judge("observation", viewer)
            if self.rng.randrange(SOME) == 0 or snapshot.state.seat == OVER:
                view_checks.check_drawing(snapshot, viewer, checker.own)

    def _step(self, action: Action) -> None:
        """Play one action; check what it shows to whom."""
        before = self.snapshot
        drawn = {
            checker.viewer: [
                Snapshot(self.tested, world)
                for world in checker.worlds(self.rng, self.effort.worlds)
            ]
            for checker in self.watchers
        }
        for checker in self.watchers:
            pairs = checker.check_noninterference(before, drawn[checker.viewer])
            self._judge("noninterference", checker.viewer, pairs=pairs)
            self._judge("public", checker.viewer, pairs=checker.check_public(before.state))
            self.report.worlds += pairs
        tries = self._try(before, [world for worlds in drawn.values() for world in worlds])
        self.copies.play(action)
        self._carry_out(action)
        self._arrive()
        state_checks.check_same_future(
            self.snapshot.state, self.copies.state, self.tested.seats, "clone"
        )
        self._judge_alternatives(before, action)
        for checker in self.watchers:
            worlds = drawn[checker.viewer]
            sight = sight_of(before.state, action, checker.viewer)
            checker.check_words(before, worlds, sight, self.snapshot, tries)
            self._show(checker, before, action, worlds)

    def _try(self, snapshot: Snapshot, worlds: list[Snapshot]) -> list[int]:
        """Try wrong actions; the seat on turn gets the reason."""
        elsewhere = [action for world in worlds for action in world.legal]
        tries = self.wrong_actions.draw(snapshot, elsewhere, self.effort.tries)
        for reason in choice_checks.check_refusals(self.journal, self.tested, tries):
            count(self.report.reasons, reason)
        self._judge("refusals")
        return tries

    def _carry_out(self, action: Action) -> None:
        journal = self.journal
        if journal.state.seat >= 0:
            journal.play(int(journal.state.seat), action)
        else:
            place = self.snapshot.legal.index(action)
            journal.advance_once(lambda _: place)
        self.snapshot = Snapshot(self.tested, journal.state)

    def _judge_alternatives(self, before: Snapshot, action: int) -> None:
        alike = self.secrets_table.check_alternatives(before, action, self.snapshot, self.rng)
        self._judge("alternatives", pairs=alike)
        told = self.secrets_table.check_told(before, action, self.snapshot, self.rng)
        self._judge("told", pairs=told)

    def _show(
        self, checker: ViewerChecker, before: Snapshot, action: Action, worlds: list[Snapshot]
    ) -> None:
        """Let a viewer see its side of an action, and judge what it can know now."""
        viewer, state = checker.viewer, self.snapshot.state
        sight, turn = sight_of(before.state, action, viewer), int(state.seat)
        told = self.tested.game.describe(before.view(viewer), sight, self.snapshot.view(viewer))
        choice_checks.check_log_line(self.tested, told)
        if viewer == before.state.seat:
            choice_checks.check_label(before, action, told)
            if checker.check_undo(worlds, action, self.snapshot):
                self._judge("undo", viewer, pairs=len(worlds))
        checker.check_turn(worlds, sight, turn)
        answers = self.secrets_table.check_answers(before, action, self.snapshot, viewer, worlds)
        self._judge("answers", viewer, pairs=answers)
        if len(self.journal.actions) % self.effort.every == viewer % self.effort.every:
            belief_checks.check_belief_copy(checker, before.state, sight, turn)
            self._judge("belief copies", viewer)
            self.impossible_sights.check(
                checker, self.impossible_sights.sights(before, sight, turn)
            )
            self._judge("impossible sights", viewer)
        checker.see(sight, turn)
        self._judge_belief(checker, worlds)

    def _judge_belief(self, checker: ViewerChecker, worlds: list[Snapshot]) -> None:
        state, viewer = self.snapshot.state, checker.viewer
        checker.check_soundness(state)
        self._judge("soundness", viewer)
        if checker.check_exactness(self.effort.weighed, self.rng):
            self._judge("exactness" if self.policy is None else "exactness (policy)", viewer)
        checker.check_excluded(worlds, self.rng)
        if belief_checks.check_belief_worlds(checker, state):
            self._judge("belief worlds", viewer)
