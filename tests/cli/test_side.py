"""One seat's side of a saved game: taken out, and told again from nothing else."""

from __future__ import annotations

from pathlib import Path

from tests.cli.desk import DEALT, gaslamp, recorded, saved


def test_a_side_holds_what_its_seat_saw_and_is_told_in_words() -> None:
    path = saved(recorded(*DEALT))
    written = gaslamp("side", path, "--seat", "2")
    assert written.code == 0
    assert written.out.startswith("gaslamp-side 1\n")
    own = gaslamp("side", path, "--seat", "1")
    assert own.out != written.out
    Path("friday.side").write_text(written.out, encoding="utf-8")
    told = gaslamp("side", "friday.side")
    assert told.code == 0
    assert told.out.lstrip().startswith("1")


def test_a_spectator_has_a_side_too() -> None:
    written = gaslamp("side", saved(recorded(*DEALT)), "--seat", "spectator")
    assert "seen by spectator" in written.out


def test_a_side_of_nobody_and_a_spoilt_side_are_refused_in_a_line() -> None:
    path = saved(recorded(*DEALT))
    for asked in (("side", path), ("side", path, "--seat", "9"), ("side", "nothing.gaslamp")):
        printed = gaslamp(*asked)
        assert (printed.code, printed.out) == (2, "")
        assert printed.err.count("\n") == 1
    Path("bad.side").write_bytes(b"gaslamp-side 1\n\xff")
    assert gaslamp("side", "bad.side").code == 2
    Path("cut.side").write_text("gaslamp-side 1\ngame", encoding="utf-8")
    assert gaslamp("side", "cut.side").code == 2
