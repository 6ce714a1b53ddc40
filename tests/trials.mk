# Trials: every solution, mutant, other solution and cheat, judged.
TEST_EXTENSIONS = .sh .sed .c
SED_LOG_COMPILER = $(SHELL) $(top_srcdir)/tests/harness/trial
C_LOG_COMPILER = $(SED_LOG_COMPILER)
SH_LOG_COMPILER = $(SHELL)
AM_TESTS_ENVIRONMENT = top_srcdir='$(top_srcdir)'; export top_srcdir; \
  top_builddir='$(top_builddir)'; export top_builddir; \
  compile='$(CC) $(AM_CFLAGS) $(CFLAGS) $(LDFLAGS)'; export compile; \
  memory_pass='$(ql_asan)'; export memory_pass; \
  CK_DEFAULT_TIMEOUT=60; export CK_DEFAULT_TIMEOUT;

EXTRA_DIST += tests/harness/trial

# Each lab's local.mk adds to the list; the student release has none of them.
if SOLUTIONS
kit_tests += $(trials)
EXTRA_DIST += $(trials) $(trial_headers) solutions/README.md \
  solutions/tells.txt \
  solutions/01-safe-check/README.md solutions/02-backtracking/README.md \
  solutions/02-backtracking/estimate.c \
  solutions/03-branch-and-bound/README.md \
  solutions/04-rat-in-a-maze/README.md
endif

# What students are handed must earn nothing.  Not part of make check: whoever
# works in the full tree is not punished for finishing.
check-skeletons: harness
	@top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)' \
	  $(SHELL) $(srcdir)/tests/harness/skeletons.sh

# Solutions, others and mutants with many seeds, and with four times as many at
# once as there are processors: nobody right loses a point, nobody wrong is
# missed.  Minutes, not seconds; LAB=04 is one lab only.
SEEDS = 50
LAB =
check-seeds: all harness
	@trial_seeds=`seq 1 $(SEEDS)`; export trial_seeds; tests=; \
	for t in $(trials); do \
	  case $$t in \
	  *.sh | */cheats/*) ;; \
	  */$(LAB)*) tests="$$tests $$t" ;; \
	  esac; \
	done; \
	$(MAKE) $(AM_MAKEFLAGS) -j`expr 4 '*' \`getconf _NPROCESSORS_ONLN\`` \
	  check-TESTS TESTS="$$tests"
.PHONY: check-seeds check-skeletons
EXTRA_DIST += tests/harness/skeletons.sh
