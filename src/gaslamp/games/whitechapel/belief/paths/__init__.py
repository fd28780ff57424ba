"""All paths that Jack can have taken tonight, as layers of rows."""
