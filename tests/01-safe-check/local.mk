# Lab 01: its judge, its dispatch in the host, and what it must stand.
judges += tests/01-safe-check/judge
dispatches += tests/01-safe-check/dispatch.c

tests_01_safe_check_judge_SOURCES = tests/01-safe-check/proxies.c \
  tests/01-safe-check/parts.h tests/01-safe-check/test_boards.c \
  tests/01-safe-check/test_safe_check.c tests/01-safe-check/test_scan.c
tests_01_safe_check_judge_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_01_safe_check_judge_LDADD = $(judge_ldadd)
tests_01_safe_check_judge_LDFLAGS = -static

trials += tests/01-safe-check/cheats/closes_files.c \
  tests/01-safe-check/cheats/dawdles.c \
  tests/01-safe-check/cheats/environment.c \
  tests/01-safe-check/cheats/exits.c \
  tests/01-safe-check/cheats/exits_at_once.c \
  tests/01-safe-check/cheats/exits_when_loaded.c \
  tests/01-safe-check/cheats/exits_when_unloaded.c \
  tests/01-safe-check/cheats/floods_records.c \
  tests/01-safe-check/cheats/forges_early.c \
  tests/01-safe-check/cheats/forges_end.c \
  tests/01-safe-check/cheats/forges_replies.c \
  tests/01-safe-check/cheats/forges_report.c \
  tests/01-safe-check/cheats/forges_with_ticket.c \
  tests/01-safe-check/cheats/forks.c \
  tests/01-safe-check/cheats/ignores_limits.c \
  tests/01-safe-check/cheats/jumps.c \
  tests/01-safe-check/cheats/kills_group.c \
  tests/01-safe-check/cheats/kills_parent.c \
  tests/01-safe-check/cheats/leaves_daemons.c \
  tests/01-safe-check/cheats/looks_for_help.c \
  tests/01-safe-check/cheats/loops.c \
  tests/01-safe-check/cheats/own_libc.c \
  tests/01-safe-check/cheats/own_library.c \
  tests/01-safe-check/cheats/patches_host.c \
  tests/01-safe-check/cheats/prints_for_ever.c \
  tests/01-safe-check/cheats/recurses.c \
  tests/01-safe-check/cheats/returns_twice.c \
  tests/01-safe-check/cheats/says_neither.c \
  tests/01-safe-check/cheats/says_no.c \
  tests/01-safe-check/cheats/says_yes.c \
  tests/01-safe-check/cheats/sends_files.c \
  tests/01-safe-check/cheats/sends_nothing.c \
  tests/01-safe-check/cheats/sleeps.c \
  tests/01-safe-check/cheats/speaks_after_death.c \
  tests/01-safe-check/cheats/starts_programs.c \
  tests/01-safe-check/cheats/stops_itself.c \
  tests/01-safe-check/cheats/stops_parent.c \
  tests/01-safe-check/cheats/takes_memory.c \
  tests/01-safe-check/cheats/threads.c \
  tests/01-safe-check/cheats/wipes_memory.c

trials += tests/01-safe-check/others/copies.c \
  tests/01-safe-check/others/left_overs.c \
  tests/01-safe-check/others/libc_names.c \
  tests/01-safe-check/others/one_loop.c \
  tests/01-safe-check/others/prints_much.c

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
  solutions/01-safe-check/mutants/scan_above_board.sed \
  solutions/01-safe-check/mutants/scan_one_diagonal.sed \
  solutions/01-safe-check/mutants/scan_own_row.sed \
  solutions/01-safe-check/mutants/scan_right_edge.sed \
  solutions/01-safe-check/mutants/scan_wraps.sed \
  solutions/01-safe-check/mutants/static_counter.sed

trial_headers += tests/01-safe-check/cheats/forge.h \
  tests/01-safe-check/cheats/four.h
