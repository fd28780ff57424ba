"""Faults of clocks, offers and absent players."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

ABSENCE = "tests/service/test_absence.py"
CLOCK = "tests/service/test_clock.py"
LIVE = "tests/service/test_live_table.py"
NEIGHBOURS = "tests/service/test_peer_processes.py"
PRESENCE = "tests/web/test_presence.py"
TABLE_DETAILS = "tests/service/test_table_details.py"
TIMEKEEPING = "tests/service/test_service_time.py"

FAULTS: tuple[Fault, ...] = (
    Fault(
        "service/clock.py",
        "clocks",
        "the clock stays with a seat until a move is complete",
        "if seat == self.running and not new_move:",
        "if seat == self.running or not new_move:",
        tests=(f"{CLOCK}::test_what_a_seat_is_charged_is_the_time_it_was_on_turn",),
    ),
    Fault(
        "service/clock.py",
        "clocks",
        "a pause brings the increment",
        "passes=seat not in (before, None)",
        "passes=seat != before",
        tests=(
            f"{LIVE}::test_clocks_count_whole_moves_and_stand_still_in_a_pause",
            f"{CLOCK}::test_what_a_seat_is_charged_is_the_time_it_was_on_turn",
        ),
    ),
    Fault(
        "service/clock.py",
        "clocks",
        "a pause winds up the time for a move",
        "case MoveClock(seconds=seconds) if new_move or passes:",
        "case MoveClock(seconds=seconds):",
        caught_by="tests/service/test_clock.py::test_a_pause_gives_no_time_for_the_move",
        tests=(f"{CLOCK}::test_a_pause_gives_no_time_for_the_move",),
    ),
    Fault(
        "service/clock.py",
        "clocks",
        "the clock on turn is shown standing still",
        "left[self.running] -= at - self.since",
        "left[self.running] -= 0",
        tests=(f"{TABLE_DETAILS}::test_the_clock_that_runs_is_shown_running",),
    ),
    Fault(
        "service/table_state.py",
        "clocks",
        "clocks run in a pause",
        "running = None if self.paused else self.on_turn",
        "running = self.on_turn",
        tests=(f"{CLOCK}::test_what_a_seat_is_charged_is_the_time_it_was_on_turn",),
    ),
    Fault(
        "service/table_state.py",
        "clocks",
        "time stored out of order runs backwards",
        "self.at = max(self.at, at)",
        "self.at = at",
        tests=(f"{CLOCK}::test_time_that_was_stored_out_of_order_never_runs_backwards",),
    ),
    Fault(
        "service/table_state.py",
        "clocks",
        "what is forced after a move is counted in it",
        (
            "        if not self.journal.pending:  # what is forced next may begin another move\n"
            "            self.moves += 1\n"
            "        for viewer, entries in self._run_on().items():\n"
            "            news[viewer] += entries\n"
        ),
        (
            "        for viewer, entries in self._run_on().items():\n"
            "            news[viewer] += entries\n"
            "        if not self.journal.pending:\n"
            "            self.moves += 1\n"
        ),
        tests=(
            f"{CLOCK}::test_a_card_that_is_taken_by_itself_passes_the_clock_on",
            f"{CLOCK}::test_a_card_that_is_taken_by_itself_ends_what_was_offered",
            f"{CLOCK}::test_a_time_for_each_move_begins_when_a_move_begins",
        ),
    ),
    Fault(
        "service/due_events.py",
        "clocks",
        "a flag falls before its time",
        "if state.on_turn != seat or falls is None or falls > now:",
        "if state.on_turn != seat or falls is None:",
        tests=(f"{CLOCK}::test_a_flag_falls_when_the_time_is_up_and_not_before",),
    ),
    Fault(
        "service/due_events.py",
        "clocks",
        "among several sides a flag ends the game",
        ("    if len(set(state.sides)) == 2:\n        return events.Flagged(seat)\n"),
        ("    if state.sides:\n        return events.Flagged(seat)\n"),
        tests=(
            f"{ABSENCE}::test_among_more_than_two_sides_a_seat_whose_time_is_up_gets_the_stand_in",
        ),
    ),
    Fault(
        "service/service_time.py",
        "clocks",
        "time goes on without a mark",
        "return min(self._start + passed, self._limit)",
        "return self._start + passed",
        tests=(TIMEKEEPING,),
    ),
    Fault(
        "service/service_time.py",
        "clocks",
        "a stop costs all the time that it lasts",
        "min(max(gap, 0), ALLOWANCE)",
        "max(gap, 0)",
        tests=(TIMEKEEPING,),
    ),
    Fault(
        "service/service_time.py",
        "clocks",
        "a machine's clock that was put back puts time back",
        "min(max(gap, 0), ALLOWANCE)",
        "min(gap, ALLOWANCE)",
        tests=(f"{TIMEKEEPING}::test_a_machine_s_clock_that_was_put_back_puts_nothing_back",),
    ),
    Fault(
        "service/service_time.py",
        "clocks",
        "the service's time follows the machine's clock",
        "monotonic: Callable[[], float] = time.monotonic",
        "monotonic: Callable[[], float] = time.time",
        tests=(f"{TIMEKEEPING}::test_the_service_s_time_is_counted_by_the_monotonic_clock",),
    ),
    Fault(
        "service/live_table.py",
        "clocks",
        "a table's time may be before its last event",
        "return max(self.now(), self.state.at)",
        "return self.now()",
        tests=(
            f"{TABLE_DETAILS}::test_nothing_is_written_before_the_last_event_though_the_clock_is_put_back",
        ),
    ),
    Fault(
        "service/table_state.py",
        "offers",
        "offers outlive a move",
        ("        if self.moves > moves:\n            end_offers(self)\n"),
        ("        if self.moves < moves:\n            end_offers(self)\n"),
        tests=(f"{ABSENCE}::test_a_pause_that_is_declined_or_overtaken_by_a_move_does_not_come",),
    ),
    Fault(
        "service/offers.py",
        "offers",
        "the offer of one is a draw",
        "if state.people() <= state.offered:",
        "if state.offered:",
        tests=(f"{LIVE}::test_a_draw_needs_everybody",),
    ),
    Fault(
        "service/offers.py",
        "offers",
        "two agree to a pause for all",
        "if state.people() <= set(state.pausing):",
        "if len(state.pausing) > 1:",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/table_state.py",
        "offers",
        "offers outlive the player who was asked",
        ('        if holder.kind == "human":\n            end_offers(self)\n'),
        ('        if holder.kind == "open":\n            end_offers(self)\n'),
        tests=(
            f"{TABLE_DETAILS}::test_what_was_offered_ends_when_the_player_who_was_asked_is_replaced",
        ),
    ),
    Fault(
        "service/offers.py",
        "offers",
        "a draw that was declined stands",
        ("    if isinstance(event, events.DrawDeclined):\n        state.offered.clear()\n"),
        ("    if isinstance(event, events.DrawDeclined):\n        state.pausing.clear()\n"),
        tests=(f"{TABLE_DETAILS}::test_a_draw_that_is_declined_is_no_longer_offered",),
    ),
    Fault(
        "service/offer_commands.py",
        "offers",
        "the seat that offers a draw accepts it",
        "if not state.offered - {seat}:",
        "if not state.offered:",
        tests=(f"{TABLE_DETAILS}::test_a_draw_that_is_declined_is_no_longer_offered",),
    ),
    Fault(
        "service/offer_commands.py",
        "offers",
        "the seat that asks for a pause accepts it",
        "if not state.pausing or seat in state.pausing:",
        "if not state.pausing:",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/offer_commands.py",
        "offers",
        "anybody pauses alone",
        "alone = state.people() == {seat}",
        "alone = seat in state.people()",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "offers",
        "moves are made in a pause",
        (
            "    if state.paused:\n"
            '        raise NotNow(text("service-paused"))\n'
            "    if isinstance(command, Undo):\n"
        ),
        (
            "    if state.paused and isinstance(command, Undo):\n"
            '        raise NotNow(text("service-paused"))\n'
            "    if isinstance(command, Undo):\n"
        ),
        tests=(f"{TABLE_DETAILS}::test_nothing_is_played_or_taken_back_in_a_pause",),
    ),
    Fault(
        "service/commands.py",
        "offers",
        "moves are taken back in a pause",
        (
            "    if state.paused:\n"
            '        raise NotNow(text("service-paused"))\n'
            "    if isinstance(command, Undo):\n"
        ),
        (
            "    if state.paused and not isinstance(command, Undo):\n"
            '        raise NotNow(text("service-paused"))\n'
            "    if isinstance(command, Undo):\n"
        ),
        tests=(f"{TABLE_DETAILS}::test_nothing_is_played_or_taken_back_in_a_pause",),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "a seat is handed over without being asked twice",
        "if not command.confirmed:",
        "if command.confirmed is None:",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "a player who is present is replaced",
        ("    if gone is None:\n        return grace\n"),
        ("    if gone is None:\n        return 0\n"),
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "absence counts from before the game waited",
        "max(gone, state.clocks.since) + grace - now.now",
        "gone + grace - now.now",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "a player is replaced for whom nobody waits",
        "if state.on_turn != other:",
        "if state.on_turn is None:",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "with clocks an opponent hands the seat over at any time",
        "return state.clocks.running == seat and falls is not None and falls <= now",
        "return state.clocks.running == seat and falls is not None",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "the grace of the table is ignored",
        "grace = state.plan.settings.stand_in_after * MINUTE",
        "grace = MINUTE",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "who was replaced moves beside the bot",
        ("            _check_not_replaced(state, seat)\n"),
        "",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "a seat is taken back in the move for which its time ran out",
        "if time_is_up(state, seat, now.now):",
        "if state.paused:",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "the game goes on against a player who is away",
        "if now.gone_since(other) is not None and _grace_left(state, other, now):",
        "if now.gone_since(other) == 0 and _grace_left(state, other, now):",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/commands.py",
        "absence",
        "the stand-in is not the one that was agreed",
        'return events.Replaced(other, state.plan.settings.stand_in, "abandoned")',
        'return events.Replaced(other, "random", "abandoned")',
        tests=(ABSENCE,),
    ),
    Fault(
        "service/table_state.py",
        "absence",
        "who was replaced can't come back",
        'stands_in = why in ("abandoned", "agreed") or holder.stands_in',
        "stands_in = holder.stands_in",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/presence.py",
        "absence",
        "a request counts for no moment longer",
        "self.last[seat] = self.requests[seat] = self.now()",
        "self.last[seat] = self.now()",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/presence.py",
        "absence",
        "a request counts for ever",
        " for seat, at in self.requests.items() if at > since}",
        " for seat, at in self.requests.items() if at or since}",
        tests=(ABSENCE,),
    ),
    Fault(
        "service/presence.py",
        "absence",
        "the word of another process holds for ever",
        "for seats, at in self.elsewhere.values() if at >= since]",
        "for seats, at in self.elsewhere.values() if at or since]",
        tests=(f"{NEIGHBOURS}::test_a_word_on_windows_elsewhere_does_not_hold_for_ever",),
    ),
    Fault(
        "web/request_guard.py",
        "absence",
        "a request is no sign of presence",
        ("            table.note_request(viewer)\n"),
        ("            table.presence.here()\n"),
        tests=(PRESENCE,),
    ),
)
