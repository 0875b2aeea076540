"""The rules in the order of the rulebook: `s3_2_british.py` is section 3.2."""
