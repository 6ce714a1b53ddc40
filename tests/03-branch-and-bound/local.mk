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
  tests/03-branch-and-bound/test_branch_bound.c \
  tests/03-branch-and-bound/test_cheapest.c \
  tests/03-branch-and-bound/test_look_ahead.c \
  tests/03-branch-and-bound/test_lookup.c \
  tests/03-branch-and-bound/test_lower.c \
  tests/03-branch-and-bound/test_search.c
tests_03_branch_and_bound_judge_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_03_branch_and_bound_judge_LDADD = $(judge_ldadd)
tests_03_branch_and_bound_judge_LDFLAGS = -static

trials += solutions/03-branch-and-bound/branch_bound.c
