"""Self-play training of small networks, one for each role; needs PyTorch (`gaslamp[train]`)."""
