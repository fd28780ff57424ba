"""What the README shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})  # noqa: S102  (our own page)


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert (README.parent / link).exists(), link
