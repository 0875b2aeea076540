"""What the bots of Liberty go by."""
