# Everything that make check runs.
judges =
dispatches =
trials =
trial_headers =

include tests/lib/local.mk
include tests/lib/trees.mk
include tests/fuzz/local.mk
include tests/house/local.mk
include tests/page/local.mk
include tests/tools/local.mk
include tests/01-safe-check/local.mk
include tests/02-backtracking/local.mk
include tests/03-branch-and-bound/local.mk
include tests/04-rat-in-a-maze/local.mk
include tests/harness/local.mk
include tests/judge/local.mk
include tests/trials.mk
include tests/grader.mk

noinst_PROGRAMS += $(judges)
