# Tests of the judge itself: its parts, and what it must never believe.
judge_tests = \
  tests/judge/test_advice \
  tests/judge/test_board_guide \
  tests/judge/test_compiler_says \
  tests/judge/test_deadline \
  tests/judge/test_ending \
  tests/judge/test_live_guide \
  tests/judge/test_maze_guide \
  tests/judge/test_memory_fault \
  tests/judge/test_oracle \
  tests/judge/test_output \
  tests/judge/test_report \
  tests/judge/test_result \
  tests/judge/test_wire \
  tests/judge/test_wrap
kit_programs += $(judge_tests) tests/judge/fuzz_replies tests/judge/liar
kit_tests += $(judge_tests)

tests_judge_fuzz_replies_LDADD = $(judge_ldadd)
tests_judge_liar_SOURCES = tests/judge/liar.c \
  tools/judge/wire/wire.c tools/judge/wire/wire.h
tests_judge_liar_LDADD = lib/libboard.a

# libmain has to come first: libjudge has a main too.
judge_test_ldadd = tests/lib/libmain.a $(judge_ldadd)
tests_judge_test_advice_LDADD = $(judge_test_ldadd)
tests_judge_test_board_guide_LDADD = $(judge_test_ldadd)
tests_judge_test_compiler_says_LDADD = $(judge_test_ldadd)
tests_judge_test_deadline_LDADD = $(judge_test_ldadd)
tests_judge_test_ending_LDADD = $(judge_test_ldadd)
tests_judge_test_live_guide_LDADD = $(judge_test_ldadd)
tests_judge_test_maze_guide_LDADD = $(judge_test_ldadd)
tests_judge_test_memory_fault_LDADD = $(judge_test_ldadd)
tests_judge_test_oracle_LDADD = $(judge_test_ldadd)
tests_judge_test_output_SOURCES = tests/judge/test_output.c \
  tools/judge/host/output.c tools/judge/host/output.h
tests_judge_test_output_LDADD = $(judge_test_ldadd)
tests_judge_test_report_LDADD = $(judge_test_ldadd)
tests_judge_test_result_LDADD = $(judge_test_ldadd)
tests_judge_test_wire_LDADD = $(judge_test_ldadd)
tests_judge_test_wrap_LDADD = $(judge_test_ldadd)

# Suites that are to be refused.
kit_programs += tests/judge/odd_more tests/judge/odd_fewer
tests_judge_odd_more_SOURCES = tests/judge/odd_suite.c
tests_judge_odd_more_CPPFLAGS = $(AM_CPPFLAGS) -DODD_TESTS=1
tests_judge_odd_more_LDADD = $(judge_ldadd)
tests_judge_odd_fewer_SOURCES = tests/judge/odd_suite.c
tests_judge_odd_fewer_CPPFLAGS = $(AM_CPPFLAGS) -DODD_TESTS=-1
tests_judge_odd_fewer_LDADD = $(judge_ldadd)

judge_scripts = tests/judge/test_companions.sh \
  tests/judge/test_refusals.sh tests/judge/test_verdicts.sh
long_tests += $(judge_scripts) tests/judge/fuzz_replies
trials += tests/judge/test_hints.sh
judge_wrong = \
  tests/judge/wrong/breaks_a_rule.c \
  tests/judge/wrong/divides_by_zero.c \
  tests/judge/wrong/empties_a_file.c \
  tests/judge/wrong/exits.c \
  tests/judge/wrong/frees_twice.c \
  tests/judge/wrong/leaks.c \
  tests/judge/wrong/loops.c \
  tests/judge/wrong/null_pointer.c \
  tests/judge/wrong/never_returned.c \
  tests/judge/wrong/never_set_and_is_wrong.c \
  tests/judge/wrong/never_set_and_loops.c \
  tests/judge/wrong/never_set_bool.c \
  tests/judge/wrong/never_set_and_breaks_a_rule.c \
  tests/judge/wrong/never_set_and_fails_in_both.c \
  tests/judge/wrong/never_set_field.c \
  tests/judge/wrong/never_set_typedef.c \
  tests/judge/wrong/never_set_pointer.c \
  tests/judge/wrong/never_set_result.c \
  tests/judge/wrong/overruns_a_row.c \
  tests/judge/wrong/overruns_and_is_wrong.c \
  tests/judge/wrong/overruns_and_loops.c \
  tests/judge/wrong/overruns_in_a_struct_and_loops.c \
  tests/judge/wrong/overwrites_the_stack.c \
  tests/judge/wrong/pairs.h \
  tests/judge/wrong/prints_and_crashes.c \
  tests/judge/wrong/prints_and_reads_outside.c \
  tests/judge/wrong/reads_outside.c \
  tests/judge/wrong/recurses.c \
  tests/judge/wrong/renamed.c \
  tests/judge/wrong/says_null.c \
  tests/judge/wrong/starts_a_process.c \
  tests/judge/wrong/todo.c \
  tests/judge/wrong/undefined.c
EXTRA_DIST += $(judge_scripts)
# These tell an answer: the student release has none of them.
if SOLUTIONS
EXTRA_DIST += $(judge_wrong)
endif
