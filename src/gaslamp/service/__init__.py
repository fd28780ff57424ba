"""Tables that never lose a move: seats, clocks, fairness, and a store that comes first.

Every change of a table is an event of its story. An event is checked, written to disk, and only
then acknowledged and shown. A table is its story folded up, so a server that dies loses nothing.
"""
