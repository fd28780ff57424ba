"""Every figure the project gives about itself comes from here."""
