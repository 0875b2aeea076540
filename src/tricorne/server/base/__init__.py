"""What every part of the server uses: settings, errors in words, limits, logs and figures."""
