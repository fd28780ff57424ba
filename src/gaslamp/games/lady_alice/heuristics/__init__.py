"""What a good player of Lady Alice looks at."""
