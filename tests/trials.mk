# Trials: every solution, mutant, other solution and cheat, judged.
TEST_EXTENSIONS = .sh .sed .c
AM_TESTS_ENVIRONMENT = srcdir='$(srcdir)'; export srcdir; \
  top_srcdir='$(top_srcdir)'; export top_srcdir; \
  top_builddir='$(top_builddir)'; export top_builddir; \
  compile='$(CC) $(AM_CFLAGS) $(CFLAGS) $(LDFLAGS)'; export compile; \
  memory_pass='$(ql_asan)'; export memory_pass; \
  walls_tried=logs/walls; export walls_tried; \
  CK_DEFAULT_TIMEOUT=60; export CK_DEFAULT_TIMEOUT;

# Their logs lie in one folder, logs/: so this rule stands where Automake has
# its own, which put a log beside each test.
TEST_LOGS = $(TESTS:%=logs/%.log)
TEST_SUITE_LOG = logs/test-suite.log
check_DATA = logs
logs:
	@$(MKDIR_P) $@
logs/%.log: run-again
	@$(MKDIR_P) $(@D); $(am__tty_colors); \
	$(AM_TESTS_ENVIRONMENT) $(TESTS_ENVIRONMENT) \
	case '$*' in \
	*.sh) set -- $(SHELL) '$(srcdir)/$*' ;; \
	*.c | *.sed) set -- $(SHELL) '$(srcdir)/tests/trial' '$(srcdir)/$*' ;; \
	*) set -- './$*' ;; \
	esac; \
	$(SHELL) $(srcdir)/build-aux/test-driver --test-name '$*' \
	  --log-file '$@' --trs-file '$(@:.log=.trs)' \
	  --color-tests $${am__color_tests:-no} --enable-hard-errors yes \
	  --expect-failure no -- "$$@"
run-again:
.PHONY: run-again

EXTRA_DIST += tests/trial

# Each lab adds to the list; the student release has none of them.
if SOLUTIONS
kit_tests += $(trials)
EXTRA_DIST += $(trials) $(trial_files) solutions/README.md solutions/tells.txt
endif

# What students are handed must earn nothing.  Not part of make check: whoever
# works in the full tree is not punished for finishing.
check-skeletons: judges
	@top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)' \
	  $(SHELL) $(srcdir)/tests/house/skeletons.sh

# Solutions, others and mutants with many seeds, and with four times as many at
# once as there are processors: nobody right loses a point, nobody wrong is
# missed.  Minutes, not seconds; LAB=04 is one lab only.
SEEDS = 50
LAB =
check-seeds: all judges
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
EXTRA_DIST += tests/house/skeletons.sh
