# Lab 02: its judge, its dispatch in the host, and what it must stand.
judges += tests/02-backtracking/judge
dispatches += tests/02-backtracking/dispatch.c

tests_02_backtracking_judge_SOURCES = tests/02-backtracking/proxies.c \
  tests/02-backtracking/answers.c tests/02-backtracking/answers.h \
  tests/02-backtracking/looks.c tests/02-backtracking/looks.h \
  tests/02-backtracking/search.c tests/02-backtracking/search.h \
  tests/02-backtracking/test_backtracking.c \
  tests/02-backtracking/test_moves.c tests/02-backtracking/test_moves.h
tests_02_backtracking_judge_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_02_backtracking_judge_LDADD = $(judge_ldadd)
tests_02_backtracking_judge_LDFLAGS = -static

trials += solutions/02-backtracking/backtracking.c
