"""The rules of Letters from Whitechapel: a class for each phase, and the state they act on."""
