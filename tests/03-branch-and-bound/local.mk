# Lab 03: its judge, its dispatch in the host, and what it must stand.
judges += tests/03-branch-and-bound/judge
dispatches += tests/03-branch-and-bound/dispatch.c \
  tests/03-branch-and-bound/lines.c tests/03-branch-and-bound/lines.h

tests_03_branch_and_bound_judge_SOURCES = \
  tests/03-branch-and-bound/answers.c tests/03-branch-and-bound/answers.h \
  tests/03-branch-and-bound/known_lines.c \
  tests/03-branch-and-bound/known_lines.h \
  tests/03-branch-and-bound/lines.c tests/03-branch-and-bound/lines.h \
  tests/03-branch-and-bound/nodes.c tests/03-branch-and-bound/nodes.h \
  tests/03-branch-and-bound/parts.h \
  tests/03-branch-and-bound/proxies.c \
  tests/03-branch-and-bound/puzzle.c tests/03-branch-and-bound/puzzle.h \
  tests/03-branch-and-bound/run.c tests/03-branch-and-bound/run.h \
  tests/03-branch-and-bound/test_branch_bound.c \
  tests/03-branch-and-bound/test_cheapest.c \
  tests/03-branch-and-bound/test_look_ahead.c \
  tests/03-branch-and-bound/test_lookup.c \
  tests/03-branch-and-bound/test_lower.c \
  tests/03-branch-and-bound/test_search.c
tests_03_branch_and_bound_judge_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_03_branch_and_bound_judge_LDADD = $(judge_ldadd)
tests_03_branch_and_bound_judge_LDFLAGS = -static

trials += tests/03-branch-and-bound/cheats/exits.c \
  tests/03-branch-and-bound/cheats/guesses.c \
  tests/03-branch-and-bound/others/assignment_bound.c \
  tests/03-branch-and-bound/others/bound_before_placing.c \
  tests/03-branch-and-bound/others/columns_too.c \
  tests/03-branch-and-bound/others/sharper_bound.c \
  tests/03-branch-and-bound/others/table_of_minimums.c

trials += solutions/03-branch-and-bound/branch_bound.c \
  solutions/03-branch-and-bound/mutants/best_not_restored.sed \
  solutions/03-branch-and-bound/mutants/best_not_updated.sed \
  solutions/03-branch-and-bound/mutants/best_of_the_call_before.sed \
  solutions/03-branch-and-bound/mutants/bound_always_0.sed \
  solutions/03-branch-and-bound/mutants/bound_counts_row_twice.sed \
  solutions/03-branch-and-bound/mutants/bound_too_high.sed \
  solutions/03-branch-and-bound/mutants/bound_without_later_rows.sed \
  solutions/03-branch-and-bound/mutants/codes_exchanged.sed \
  solutions/03-branch-and-bound/mutants/counts_current_row.sed \
  solutions/03-branch-and-bound/mutants/empties_the_board_when_stopped.sed \
  solutions/03-branch-and-bound/mutants/expands_ties.sed \
  solutions/03-branch-and-bound/mutants/forgets_backslash.sed \
  solutions/03-branch-and-bound/mutants/forgets_last_row.sed \
  solutions/03-branch-and-bound/mutants/forgets_to_release.sed \
  solutions/03-branch-and-bound/mutants/goes_on_when_told_to_stop.sed \
  solutions/03-branch-and-bound/mutants/looks_by_a_test_of_its_own.sed \
  solutions/03-branch-and-bound/mutants/looks_one_row_ahead.sed \
  solutions/03-branch-and-bound/mutants/no_solution_forgotten.sed \
  solutions/03-branch-and-bound/mutants/releases_the_answer.sed \
  solutions/03-branch-and-bound/mutants/releases_wrong_line.sed \
  solutions/03-branch-and-bound/mutants/reports_only_the_best.sed \
  solutions/03-branch-and-bound/mutants/seven_hard_coded.sed \
  solutions/03-branch-and-bound/mutants/takes_after_recursing.sed \
  solutions/03-branch-and-bound/mutants/takes_ties_for_better.sed
