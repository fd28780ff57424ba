"""Where Mister X can be, from what each viewer sees."""
