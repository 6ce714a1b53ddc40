# Lab 01: its judge, its dispatch in the host, and what it must stand.
judges += tests/01-safe-check/judge
dispatches += tests/01-safe-check/dispatch.c

tests_01_safe_check_judge_SOURCES = tests/01-safe-check/proxies.c \
  tests/01-safe-check/test_safe_check.c
tests_01_safe_check_judge_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_01_safe_check_judge_LDADD = $(judge_ldadd)
tests_01_safe_check_judge_LDFLAGS = -static

trials += tests/01-safe-check/cheats/exits.c \
  tests/01-safe-check/others/one_loop.c

trials += solutions/01-safe-check/safe_check.c \
  solutions/01-safe-check/mutants/column_forgotten.sed \
  solutions/01-safe-check/mutants/empty_row_counts.sed \
  solutions/01-safe-check/mutants/later_rows.sed \
  solutions/01-safe-check/mutants/one_diagonal.sed \
  solutions/01-safe-check/mutants/one_row_early.sed \
  solutions/01-safe-check/mutants/other_diagonal.sed \
  solutions/01-safe-check/mutants/own_square.sed \
  solutions/01-safe-check/mutants/pairs_twice.sed \
  solutions/01-safe-check/mutants/rounded_slope.sed \
  solutions/01-safe-check/mutants/row_forgotten.sed \
  solutions/01-safe-check/mutants/scan_one_diagonal.sed \
  solutions/01-safe-check/mutants/scan_own_row.sed \
  solutions/01-safe-check/mutants/scan_wraps.sed
