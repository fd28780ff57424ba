"""Reviews a finished game in the terminal: each decision, and the turning points."""

from __future__ import annotations

from pathlib import Path

from gaslamp.bots.review import Decision, Evaluated, SideReviewer, side_sights, turning_points
from gaslamp.cli import files, info_commands, screen
from gaslamp.cli.errors import UsageError
from gaslamp.cli.seats import find_seat
from gaslamp.cli.terminal import Terminal
from gaslamp.core.codes import Seat, ViewerId, as_seat, is_seat
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.text import text
from gaslamp.core.translation import translate

CLOSERS = (".", "…", "!", "?", "»", "”")
BROKEN_OFF, GOES_ON = "… …", "…"  # a sentence in parts, where the next one follows at once
HANG = 6  # columns by which the second line of an entry is set in


def review_file(terminal: Terminal, path: Path, seat: str | None, nodes: int) -> None:
    """Judge the decisions of one side, or of all, and print each as soon as it is judged."""
    if nodes < 1:
        raise UsageError(text("cli-bad-nodes", nodes=nodes))
    reviewers = _reviewers(path, seat, nodes)
    info_commands.mention_plain_python(terminal)
    for reviewer in reviewers:
        _print_review(terminal, reviewer)


def _reviewers(path: Path, seat: str | None, nodes: int) -> list[SideReviewer]:
    """Make a reviewer for each side that is asked for; a seat's record has only its own."""
    if files.is_seat_record(path):
        record = files.read_seat_record(path)
        if not is_seat(record.viewer):
            raise UsageError(text("cli-review-spectator"))
        if not record.sights or record.sights[-1][1] != OVER:
            raise UsageError(text("cli-review-running"))
        return [SideReviewer(record.game, record.options, record.viewer, record.sights, nodes)]
    journal = files.read(path)
    if not files.has_ended(journal):
        raise UsageError(text("cli-review-running"))
    game, options = journal.game, journal.options
    public = side_sights(game, options, journal.actions, ViewerId(SPECTATOR))
    return [
        SideReviewer(
            game, options, at, side_sights(game, options, journal.actions, at), nodes, public=public
        )
        for at in _first_seats(game, options, seat)
    ]


def _first_seats(game: Game, options: Options, seat: str | None) -> list[Seat]:
    """List one seat of each side, or of the side of the seat that is named."""
    sides = game.sides(options)
    if seat is not None:
        return [as_seat(sides.index(sides[find_seat(game, options, seat, "")]))]
    return [as_seat(sides.index(side)) for side in sorted(set(sides))]


def _print_review(terminal: Terminal, reviewer: SideReviewer) -> None:
    seats = reviewer.game.seats(reviewer.options)
    names = ", ".join(
        screen.sentence(seats[seat], terminal.language) for seat in sorted(reviewer.seats)
    )
    terminal.sentence(f"── {names} ──", style="bold")
    decisions: list[Decision] = []
    while (decision := reviewer.next()) is not None:
        decisions.append(decision)
        _print_decision(terminal, decision, is_calibrated=reviewer.is_calibrated)
    terminal.say("cli-review-turning", count=len(turning_points(decisions)))
    for decision in turning_points(decisions):
        _print_decision(terminal, decision, is_calibrated=reviewer.is_calibrated)
        _print_others(terminal, decision, is_calibrated=reviewer.is_calibrated)


def ended(sentence: str) -> str:
    """Close a sentence with a full stop, where nothing closes it: a choice is named by a label."""
    return sentence if sentence.endswith(CLOSERS) else f"{sentence}."


def _print_decision(terminal: Terminal, decision: Decision, *, is_calibrated: bool) -> None:
    told = terminal.words(
        "cli-review-decision",
        choice=ended(screen.sentence(decision.played.text, terminal.language)),
        grade=decision.grade,
    )
    if is_calibrated:
        told = terminal.words(
            "cli-review-decision-chance",
            decision=told,
            before=round(100 * decision.best.chance),
            after=round(100 * decision.played.chance),
        )
    better = ""
    if decision.grade != "best":
        better = terminal.words("cli-review-better", choice=_whole_move(terminal, decision.best))
    why = translate(decision.best.why, terminal.language) if decision.best.why else ""
    gave = ""
    if decision.told:
        gave = terminal.words(
            "cli-review-told", before=decision.told.before, after=decision.told.after
        )
    line = " ".join(part for part in (told, better, why, gave) if part)
    terminal.prose([f"{decision.step + 1:>4}  {line}"], HANG)


def _print_others(terminal: Terminal, decision: Decision, *, is_calibrated: bool) -> None:
    """Print what else was looked at, beside the best choice."""
    for one in decision.better:
        if one.action == decision.best.action:
            continue
        told = terminal.words("cli-review-other", choice=_whole_move(terminal, one))
        shown = terminal.words("cli-review-other-chance", chance=round(100 * one.chance))
        chance = shown if is_calibrated else ""
        why = translate(one.why, terminal.language) if one.why else ""
        line = " ".join(part for part in (told, chance, why) if part)
        terminal.prose([f"{'':>4}  {line}"], HANG)


def _whole_move(terminal: Terminal, choice: Evaluated) -> str:
    """Tell a choice and the rest of its move."""
    told = (choice.text, *choice.then)
    said = " ".join(ended(screen.sentence(one, terminal.language)) for one in told)
    return said.replace(BROKEN_OFF, GOES_ON)
