"""Faults in commitments, sealed choices, the record, and their verification."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

CONTRIBUTING = "tests/service/test_contributions.py"
OPERATOR = "tests/cli/test_operator.py"
RECIPE = "tests/service/test_recipe.py"
SEALED_CHOICES = "tests/web/test_sealed_choices.py"
TABLE_DETAILS = "tests/service/test_table_details.py"
VERIFY = "tests/cli/test_verify.py"
WEB_CONTRIBUTING = "tests/web/test_contributing.py"

FAULTS: tuple[Fault, ...] = (
    Fault(
        "service/table_driver.py",
        "fairness",
        "a bot is handed the seed",
        "random_key=bots_key(state.created.seed, seat),",
        "random_key=state.created.seed,",
        tests=(f"{CONTRIBUTING}::test_a_bot_never_gets_the_seed",),
    ),
    Fault(
        "service/contributions.py",
        "fairness",
        "a number is committed to when others are revealed",
        "if state.started or given.closed:",
        "if state.started:",
        tests=(
            f"{TABLE_DETAILS}::test_nobody_commits_to_a_number_once_the_commitments_are_closed",
        ),
    ),
    Fault(
        "service/contributions.py",
        "fairness",
        "another number is revealed than was committed to",
        "if digest_of(state.id, seat, command.number) != given.digests[seat]:",
        "if not given.digests[seat]:",
        tests=(CONTRIBUTING,),
    ),
    Fault(
        "service/contributions.py",
        "fairness",
        "a number is revealed while others commit",
        ("    if not given.closed:\n        raise"),
        ("    if state.paused:\n        raise"),
        tests=(CONTRIBUTING,),
    ),
    Fault(
        "service/contributions.py",
        "fairness",
        "a commitment is replaced by a second",
        "if given.digests[seat]:",
        "if given.numbers[seat]:",
        tests=(CONTRIBUTING,),
    ),
    Fault(
        "service/fairness.py",
        "fairness",
        "the players' numbers are not mixed in",
        "self.mixed = f\"{table} {' '.join(contributions)}\"",
        "self.mixed = table",
        tests=(RECIPE,),
    ),
    Fault(
        "service/fairness.py",
        "fairness",
        "a sealed choice has no salt",
        'f"gaslamp choice {salt} {place} {action}"',
        'f"gaslamp choice {place} {action}"',
        tests=(
            RECIPE,
            f"{SEALED_CHOICES}::test_the_same_choice_at_two_tables_has_two_seals",
        ),
    ),
    Fault(
        "service/fairness.py",
        "fairness",
        "the links of the record hang together no more",
        'f"gaslamp record {self.links[-1]} {sealed}"',
        'f"gaslamp record {self.links[0]} {sealed}"',
        tests=(RECIPE,),
    ),
    Fault(
        "service/fairness.py",
        "fairness",
        "the record does not begin with what was agreed",
        'f"gaslamp record {start} {game.name} {version} {options}"',
        'f"gaslamp record {start} {game.name} {version}"',
        tests=(RECIPE,),
    ),
    Fault(
        "service/fairness.py",
        "fairness",
        "the start does not hold the server's commitment",
        'f"gaslamp start {table} {committed} {given}"',
        'f"gaslamp start {table} {given}"',
        tests=(RECIPE,),
    ),
    Fault(
        "service/table_state.py",
        "fairness",
        "draws follow from the server's seed alone",
        "return tuple(self.contributions.numbers)",
        'return ("",) * len(self.seat_holders)',
        tests=(
            f"{CONTRIBUTING}::test_everything_is_on_disk_and_is_read_again",
            f"{CONTRIBUTING}::test_a_table_waits_for_the_numbers_of_those_who_contribute",
        ),
    ),
    Fault(
        "service/new_tables.py",
        "fairness",
        "a rematch waits for no numbers",
        'contributes=before in old.contributions.expected or old.nonces[before] != "",',
        "contributes=False,",
        tests=(f"{CONTRIBUTING}::test_a_rematch_waits_for_numbers_too",),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "hidden moves that were altered are accepted",
        "if record.up_to(journal.actions, len(journal.actions)) != proof.record:",
        "if not record.up_to(journal.actions, len(journal.actions)):",
        tests=(OPERATOR,),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "a file that was cut off is accepted",
        'if (proof.ended == RULES) != (journal.state.seat == OVER) or proof.ended in ("", "-"):',
        'if proof.ended in ("", "-"):',
        caught_by="tests/cli/test_operator.py::test_a_file_that_is_cut_off",
        tests=(OPERATOR,),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "a number that was never revealed is accepted",
        "if digest and not number:",
        "if digest and number is None:",
        tests=(OPERATOR,),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "a number that was not committed to is accepted",
        "if number and digest_of(proof.table, seat, number) != digest:",
        "if number and not digest:",
        tests=(OPERATOR,),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "what a player noted is not looked for",
        "if fingerprint not in _fingerprints(journal, found):",
        "if not fingerprint:",
        tests=(OPERATOR,),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "a player's own number is not looked for",
        "if number not in proof.contributions:",
        "if not number:",
        tests=(OPERATOR,),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "any seed is accepted",
        "if commitment(proof.table, proof.seed, proof.recipe) != proof.commitment:",
        "if not commitment(proof.table, proof.seed, proof.recipe):",
        tests=(
            OPERATOR,
            VERIFY,
        ),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "any draw is accepted",
        "legal[stream(len(legal))] != event",
        "legal[stream(len(legal))] not in legal",
        tests=(
            OPERATOR,
            VERIFY,
        ),
    ),
    Fault(
        "web/public_info.py",
        "fairness",
        "numbers are shown before they are all there",
        "contributions=state.mixed if state.started else (),",
        "contributions=state.mixed,",
        tests=(WEB_CONTRIBUTING,),
    ),
    Fault(
        "web/public_info.py",
        "fairness",
        "half-made hidden choices are sealed",
        "settled = state.journal.actions[: len(state.journal.actions) - state.journal.pending]",
        "settled = state.journal.actions",
        tests=(f"{SEALED_CHOICES}::test_a_half_made_hidden_choice_is_not_sealed_until_it_stands",),
    ),
    Fault(
        "service/table_state.py",
        "fairness",
        "the record names the rules of today",
        "self.agreed = created.agreed or agreed_rules(self.options, created.version)",
        "self.agreed = agreed_rules(self.options, self.game.version)",
        tests=(
            f"{OPERATOR}::test_a_game_that_goes_on_under_newer_rules_keeps_the_record_it_began_with",
        ),
    ),
    Fault(
        "service/stored_formats.py",
        "fairness",
        "the record of a table of before names what an upgrade added",
        "if name not in added}",
        "if name}",
        tests=(
            f"{OPERATOR}::test_a_game_that_goes_on_under_newer_rules_keeps_the_record_it_began_with",
        ),
    ),
    Fault(
        "service/verification.py",
        "fairness",
        "a file may say that other options were agreed on",
        "if rules_agreed(journal.game, proof.agreed) == journal.options:",
        "if rules_agreed(journal.game, proof.agreed):",
        tests=(f"{OPERATOR}::test_options_that_are_changed_after_the_start",),
    ),
)
