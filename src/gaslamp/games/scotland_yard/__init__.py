"""Scotland Yard: one fugitive, three to five detectives, 199 stations."""
