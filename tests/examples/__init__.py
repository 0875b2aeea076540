"""The examples beside the package, as somebody else would use them."""
