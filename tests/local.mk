# Everything that make check runs.
include tests/lib/local.mk
