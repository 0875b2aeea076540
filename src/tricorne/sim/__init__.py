"""Many games at once: batches of simulations and of conformance checks."""
