# Tests of the judge itself: its parts, and what it must never believe.
judge_tests = \
  tests/judge/test_compiler_says \
  tests/judge/test_ending \
  tests/judge/test_letters \
  tests/judge/test_memory_fault \
  tests/judge/test_oracle \
  tests/judge/test_output \
  tests/judge/test_report \
  tests/judge/test_result \
  tests/judge/test_wire
kit_programs += $(judge_tests) tests/judge/fuzz_replies tests/judge/liar
kit_tests += $(judge_tests) tests/judge/fuzz_replies

tests_judge_fuzz_replies_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_judge_fuzz_replies_LDADD = $(judge_ldadd)
tests_judge_liar_SOURCES = tests/judge/liar.c \
  tests/harness/wire.c tests/harness/wire.h
tests_judge_liar_LDADD = lib/libboard.la

# libmain has to come first: libjudge has a main too.
judge_test_ldadd = tests/lib/libmain.a $(judge_ldadd)
tests_judge_test_compiler_says_LDADD = $(judge_test_ldadd)
tests_judge_test_ending_LDADD = $(judge_test_ldadd)
tests_judge_test_letters_LDADD = $(judge_test_ldadd)
tests_judge_test_memory_fault_LDADD = $(judge_test_ldadd)
tests_judge_test_oracle_LDADD = $(judge_test_ldadd)
tests_judge_test_output_SOURCES = tests/judge/test_output.c \
  tests/harness/output.c tests/harness/output.h
tests_judge_test_output_LDADD = $(judge_test_ldadd)
tests_judge_test_report_LDADD = $(judge_test_ldadd)
tests_judge_test_result_LDADD = $(judge_test_ldadd)
tests_judge_test_wire_LDADD = $(judge_test_ldadd)
