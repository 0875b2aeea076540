"""For those who run a server: backups and measurements."""
