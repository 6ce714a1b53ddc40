# Everything that make check runs.
include tests/lib/local.mk
include tests/fuzz/local.mk
include tests/house/local.mk
include tests/harness/local.mk
include tests/trials.mk
