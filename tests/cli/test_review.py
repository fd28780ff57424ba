"""`gaslamp review`: each decision of a finished game, with its grade and what was better."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gaslamp.bots import review, shown_chances
from gaslamp.bots.shown_chances import CORRECTIONS, Correction
from gaslamp.cli.review_command import ended
from gaslamp.core import seat_record
from gaslamp.core.journal_file import dumps
from gaslamp.core.state import SPECTATOR
from tests.bots.test_review import played
from tests.cli.desk import DEALT, gaslamp, recorded, saved


def finished() -> str:
    Path("friday.gaslamp").write_text(dumps(played("mr_jack_pocket")), encoding="utf-8")
    return "friday.gaslamp"


def test_every_side_is_reviewed_and_its_turning_points_come_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shown_chances, "CORRECTIONS", {})
    printed = gaslamp("review", finished(), "--nodes", "4")
    assert printed.code == 0
    assert "── Mr. Jack ──" in printed.out
    assert "── The Investigator ──" in printed.out
    assert " Best." in printed.out
    assert "%" not in printed.out  # no numbers that were not measured


def test_every_sentence_is_closed_and_none_is_broken_twice() -> None:
    Path("friday.gaslamp").write_text(dumps(played("lady_alice")), encoding="utf-8")
    printed = " ".join(gaslamp("review", "friday.gaslamp", "--nodes", "4").out.split())
    assert "You accuse" in printed
    assert "… …" not in printed
    assert re.search(r"[^.…!?»”] (Best|Good|Inaccuracy|Mistake|Blunder)\.", printed) is None
    assert ended("Kill: circle 3") == "Kill: circle 3."
    assert ended("You pass.") == "You pass."


def test_calibrated_chances_are_shown_as_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CORRECTIONS, ("mr_jack_pocket", 1), Correction(1.0, 0.0))
    few = gaslamp("review", finished(), "--seat", "2", "--nodes", "4")
    assert "%" not in few.out  # chances were measured with more simulations
    monkeypatch.setattr(review, "MEASURED_WITH", 4)
    printed = gaslamp("review", finished(), "--seat", "2", "--nodes", "4")
    assert "%." in printed.out


def test_one_seat_and_one_side_file_give_the_same_review() -> None:
    path = finished()
    by_seat = gaslamp("review", path, "--seat", "2", "--nodes", "4")
    assert "── Mr. Jack ──" not in by_seat.out
    side = seat_record.dumps(seat_record.seat_record_of(played("mr_jack_pocket"), 1))
    Path("friday.side").write_text(side, encoding="utf-8")
    assert gaslamp("review", "friday.side", "--nodes", "4").out == by_seat.out


def test_what_can_not_be_reviewed_is_refused_in_a_line() -> None:
    path = saved(recorded(*DEALT))
    spectator = seat_record.dumps(seat_record.seat_record_of(played("mr_jack_pocket"), SPECTATOR))
    Path("watched.side").write_text(spectator, encoding="utf-8")
    running = seat_record.dumps(seat_record.seat_record_of(recorded(*DEALT), 1))
    Path("running.side").write_text(running, encoding="utf-8")
    for asked in (
        (path,),
        ("watched.side",),
        ("running.side",),
        ("nothing.gaslamp",),
        (finished(), "--nodes", "0"),
        (finished(), "--seat", "9"),
    ):
        printed = gaslamp("review", *asked)
        assert (printed.code, printed.out) == (2, "")
        assert printed.err.count("\n") == 1


def test_the_review_speaks_french() -> None:
    printed = gaslamp("review", finished(), "--seat", "2", "--nodes", "4", "--lang", "fr")
    assert "Meilleur choix." in printed.out
    assert "Better" not in printed.out
