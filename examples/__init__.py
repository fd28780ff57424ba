"""Complete examples of study: `make examples` runs them."""
