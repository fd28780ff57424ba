"""What a good player of Mr. Jack Pocket looks at."""
