"""What is kept: the tables of the database, its form through time, and how it is read and written."""
