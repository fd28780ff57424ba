"""The rules of Mr. Jack Pocket: the district, and the state."""
