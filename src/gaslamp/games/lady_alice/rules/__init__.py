"""The rules of Lady Alice: the state, and the desk, the deal, the combinations and the points."""
