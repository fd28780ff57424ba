"""Mr. Jack Pocket: nine suspects, three detectives, eight turns."""
