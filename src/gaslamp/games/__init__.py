"""The games, a folder each, and the registry that lists them."""
