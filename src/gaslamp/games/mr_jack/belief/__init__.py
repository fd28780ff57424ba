"""What can be deduced in Mr. Jack: who Jack is, and who holds which alibi card."""
