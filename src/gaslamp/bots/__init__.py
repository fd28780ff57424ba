"""Players that are not people: they get sights and give actions, and never see a state."""
