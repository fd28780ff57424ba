"""The seal of the draws in two browsers: numbers are added by both, and checked at the end."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server


def fairness(server: Server, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(server.ask(f"api/tables/{table}/fairness"))
    return found


def test_both_pages_add_a_number_check_the_seal_and_do_so_again_in_a_rematch(
    browser: Browser, browser_context_args: dict[str, Any], server: Server, tmp_path: Path
) -> None:
    table = server.make("mr_jack_pocket", "human", "open", contributes=True)
    first = browser.new_context(**browser_context_args).new_page()
    second = browser.new_context(**browser_context_args).new_page()
    first.goto(table.page(0))
    first.get_by_text("One seat is free.").wait_for()
    second.goto(f"{server.address}#/join/{table.id}/{table.invitation}")
    second.get_by_role("button", name="Sit here").click()
    for page in (first, second):
        page.wait_for_selector(".turn")
    assert len([number for number in fairness(server, table.id)["contributions"] if number]) == 2

    resign = {"name": "enough", "command": {"type": "resign"}}
    server.ask(f"api/tables/{table.id}/orders", resign, table.tokens["0"])
    for page in (first, second):
        expect(page.get_by_text("The draws were fair.")).to_be_visible()
    file = tmp_path / "game.gaslamp"
    file.write_bytes(server.ask(f"api/tables/{table.id}/journal"))
    assert "Fair: " in verified(second, file)

    second.set_viewport_size({"width": 390, "height": 844})
    first.get_by_role("button", name=re.compile("Change sides")).click()
    expect(first.get_by_text("You offered a rematch.")).to_be_visible()
    assert json.loads(server.ask(f"api/tables/{table.id}"))["rematch"] == ""
    expect(second.get_by_role("button", name="Agree")).to_be_in_viewport()
    second.get_by_role("button", name="Agree").click()
    second.wait_for_selector(".turn")
    again = json.loads(server.ask(f"api/tables/{table.id}"))["rematch"]
    given = fairness(server, again)["contributions"]
    assert len([number for number in given if number]) == 2  # the first still looks back
    first.context.close()
    second.context.close()


def verified(page: Page, file: Path) -> str:
    """Run the command that a page shows at the end."""
    page.get_by_text("The numbers").click()
    shown = page.locator("code").inner_text().replace("FILE", str(file)).split()
    assert shown[:2] == ["gaslamp", "verify"]
    assert shown.count("--commitment") == 3
    ran = subprocess.run(  # noqa: S603  (our own program)
        [sys.executable, "-m", "gaslamp", *shown[1:]], capture_output=True, text=True, check=True
    )
    return ran.stdout
