"""Liberty or Death: The American Insurrection."""
