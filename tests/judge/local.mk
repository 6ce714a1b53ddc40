# Tests of the judge itself: its parts, and what it must never believe.
kit_programs += tests/judge/fuzz_replies tests/judge/liar
kit_tests += tests/judge/fuzz_replies

tests_judge_fuzz_replies_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_judge_fuzz_replies_LDADD = $(judge_ldadd)
tests_judge_liar_SOURCES = tests/judge/liar.c \
  tests/harness/wire.c tests/harness/wire.h
tests_judge_liar_LDADD = lib/libboard.la
