"""What the bots of 1775: Rebellion go by."""
