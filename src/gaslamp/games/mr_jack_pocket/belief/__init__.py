"""Who Jack can be and which cards he can hold, from what each seat sees."""
