"""Tables on a server: seats, clocks, fairness, and a store that is written first.

Every change of a table is an event. An event is checked, written to disk, and only then
acknowledged and shown. A table's state is built from its events, so a crash loses nothing.
"""
