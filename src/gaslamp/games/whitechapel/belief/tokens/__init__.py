"""The tokens that lie face down, and what they can be."""
