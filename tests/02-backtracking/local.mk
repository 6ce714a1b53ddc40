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

trials += tests/02-backtracking/cheats/does_nothing.c \
  tests/02-backtracking/cheats/exits.c \
  tests/02-backtracking/cheats/unwatched.c \
  tests/02-backtracking/others/candidates.c \
  tests/02-backtracking/others/iterative.c \
  tests/02-backtracking/others/last_row.c \
  tests/02-backtracking/others/late_undo.c \
  tests/02-backtracking/others/no_loop.c \
  tests/02-backtracking/test_departure.sh \
  tests/02-backtracking/test_estimate.sh

trials += solutions/02-backtracking/backtracking.c \
  solutions/02-backtracking/mutants/begins_in_row_0.sed \
  solutions/02-backtracking/mutants/counts_row_up.sed \
  solutions/02-backtracking/mutants/does_not_pass_it_on.sed \
  solutions/02-backtracking/mutants/forgets_to_undo.sed \
  solutions/02-backtracking/mutants/from_right_to_left.sed \
  solutions/02-backtracking/mutants/goes_on_when_told_to_stop.sed \
  solutions/02-backtracking/mutants/ignores_the_test.sed \
  solutions/02-backtracking/mutants/knows_only_eight_queens.sed \
  solutions/02-backtracking/mutants/places_before_testing.sed \
  solutions/02-backtracking/mutants/reports_too_early.sed \
  solutions/02-backtracking/mutants/skips_the_first_column.sed \
  solutions/02-backtracking/mutants/skips_the_last_column.sed \
  solutions/02-backtracking/mutants/starts_where_the_last_ended.sed \
  solutions/02-backtracking/mutants/stops_at_the_first.sed \
  solutions/02-backtracking/mutants/tests_twice.sed \
  solutions/02-backtracking/mutants/undoes_a_row_too_late.sed \
  solutions/02-backtracking/mutants/undoes_after_the_loop.sed \
  solutions/02-backtracking/mutants/undoes_the_solution.sed \
  solutions/02-backtracking/mutants/uses_a_test_of_its_own.sed
