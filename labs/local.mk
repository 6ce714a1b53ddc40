# The labs: what a student edits.
EXTRA_DIST += labs/Makefile
