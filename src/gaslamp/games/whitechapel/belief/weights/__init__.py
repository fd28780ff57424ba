"""How likely each hideout is, with every row of the present layer."""
