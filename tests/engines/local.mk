# Tests of the engines: known answers, and each against the others.
engine_tests = tests/engines/test_engines tests/engines/test_searches
kit_programs += $(engine_tests)
kit_tests += $(engine_tests)
engine_ldadd = tests/lib/libmain.a tools/queens/libqueens.a \
  $(judge_libraries) lib/libboard.a $(CHECK_LIBS) -lm -lpthread
tests_engines_test_engines_LDADD = $(engine_ldadd)
tests_engines_test_searches_LDADD = $(engine_ldadd)
# For CI: what takes valgrind, or a build of its own.
EXTRA_DIST += tests/engines/instructions.sh tests/engines/threads.sh
