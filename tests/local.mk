# Everything that make check runs at the top.  The student release has none of
# it: it lacks this file, and mkfragment includes it where it is.  What takes
# longest, long_tests, begins first.
check_PROGRAMS = $(kit_programs)
TESTS = $(long_tests) $(kit_tests)

include tests/lib/local.mk
include tests/lib/trees.mk
include tests/fuzz/local.mk
include tests/house/local.mk
include tests/page/local.mk
include tests/tools/local.mk
include tests/engines/local.mk
include tests/judge/local.mk
include tests/trials.mk
include tests/grader.mk

# What takes minutes, one after the other, for the machine is theirs.
slow_checks = check-seeds check-hostile check-dawdlers check-kills \
  check-overload check-bundles check-similar check-slurm \
  fuzz bench bench-grader
check-slow: all
	@failed=; for target in $(slow_checks); do \
	  echo "=== make $$target"; \
	  $(MAKE) $(AM_MAKEFLAGS) $$target || failed="$$failed $$target"; \
	done; test -z "$$failed" || { echo "FAILED:$$failed"; exit 1; }
.PHONY: check-slow
