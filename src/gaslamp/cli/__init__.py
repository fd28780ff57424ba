"""The command line: games in a terminal, from typed notation."""
