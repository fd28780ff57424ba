"""Mr. Jack: eight characters in gaslit Whitechapel, one of them Jack; eight turns to find him."""
