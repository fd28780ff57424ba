"""Letters from Whitechapel: one murderer, five policemen, 195 circles and 234 crossings."""
