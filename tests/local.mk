# Everything that make check runs.
include tests/lib/local.mk
include tests/fuzz/local.mk
