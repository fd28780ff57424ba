"""What a good player of Mr. Jack looks at."""
