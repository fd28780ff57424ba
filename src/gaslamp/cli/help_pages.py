"""Help pages in the reader's language, laid out by cyclopts."""

from __future__ import annotations

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions, RenderableType
from rich.markup import escape
from rich.text import Text as RichText

from gaslamp.cli.language import FLAG
from gaslamp.cli.terminal import INSEPARABLE, Terminal
from gaslamp.core.translation import LANGUAGES

JOINED = "\ue000"  # stands for a space that is not to break: Rich breaks at no-break spaces too


class TranslatedHelp:
    """Shows panels whose descriptions are message keys."""

    def __init__(self, terminal: Terminal) -> None:
        """Use the terminal's language."""
        self.words = terminal.words
        self.layout = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Show one panel, with the option that every command has."""
        entries = [self._in_words(entry) for entry in panel.entries]
        if panel.title == self.words("cli-page-options"):
            entries.append(self._language_entry())
        with console.capture() as laid_out:
            self.layout(console, options, panel.copy(entries=entries))
        console.out(laid_out.get().replace(JOINED, " "), end="", highlight=False)

    def _in_words(self, entry: HelpEntry) -> HelpEntry:
        names = tuple(name.replace("[KEYWORD]", "OPTION") for name in entry.positive_names)
        description = entry.description
        if isinstance(description, InlineText):
            key = str(description.primary_renderable)
            words = self.words(key) if key.startswith("cli-") else key
            description = RichText(INSEPARABLE.sub(JOINED, words))
        return entry.copy(positive_names=names, description=description, required=False)

    def _language_entry(self) -> HelpEntry:
        return HelpEntry(
            positive_names=(f"{FLAG} {'|'.join(LANGUAGES)}",),
            description=RichText(self.words("cli-param-lang")),
        )

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Show how the command is written."""
        console.print(RichText(self.words("cli-page-usage", usage=str(usage)), style="bold"))

    def render_description(
        self, console: Console, options: ConsoleOptions, description: RenderableType
    ) -> None:
        """Show what the command does."""
        console.print(description)


def examples(terminal: Terminal, command: str) -> str:
    """Lay out a page's examples: what is typed in colour, what it does as a comment."""
    lines = [f"[bold]{escape(terminal.words('cli-page-examples'))}[/bold]"]
    for line in terminal.words(f"cli-examples-{command}").splitlines():
        typed, mark, comment = line.partition("#")
        lines.append(f"  [cyan]{escape(typed)}[/cyan][dim]{escape(mark + comment)}[/dim]")
    return "\n".join(lines)
