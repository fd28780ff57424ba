"""Players that are programs: they get sights and return actions, and never see a state."""
