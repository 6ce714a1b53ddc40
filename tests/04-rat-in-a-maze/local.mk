# Lab 04: its judge, its dispatch in the host, and what it must stand.
judges += tests/04-rat-in-a-maze/judge
dispatches += tests/04-rat-in-a-maze/dispatch.c

tests_04_rat_in_a_maze_judge_SOURCES = tests/04-rat-in-a-maze/proxies.c \
  tests/04-rat-in-a-maze/guide.c tests/04-rat-in-a-maze/guide.h \
  tests/04-rat-in-a-maze/mazes.c tests/04-rat-in-a-maze/mazes.h \
  tests/04-rat-in-a-maze/test_rat_maze.c \
  tests/04-rat-in-a-maze/test_shortest.c \
  tests/04-rat-in-a-maze/test_shortest.h \
  tests/04-rat-in-a-maze/test_steps.c tests/04-rat-in-a-maze/test_steps.h \
  tests/04-rat-in-a-maze/walk.c tests/04-rat-in-a-maze/walk.h \
  tests/04-rat-in-a-maze/wave.c tests/04-rat-in-a-maze/wave.h
tests_04_rat_in_a_maze_judge_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_04_rat_in_a_maze_judge_LDADD = $(judge_ldadd)
tests_04_rat_in_a_maze_judge_LDFLAGS = -static

trials += tests/04-rat-in-a-maze/cheats/does_nothing.c \
  tests/04-rat-in-a-maze/cheats/exits.c \
  tests/04-rat-in-a-maze/others/checks_inside.c \
  tests/04-rat-in-a-maze/others/distances_first.c \
  tests/04-rat-in-a-maze/others/four_ifs.c \
  tests/04-rat-in-a-maze/others/iterative.c

trials += solutions/04-rat-in-a-maze/rat_maze.c \
  solutions/04-rat-in-a-maze/mutants/begins_at_the_start.sed \
  solutions/04-rat-in-a-maze/mutants/best_not_updated.sed \
  solutions/04-rat-in-a-maze/mutants/bound_left_out.sed \
  solutions/04-rat-in-a-maze/mutants/bound_too_high.sed \
  solutions/04-rat-in-a-maze/mutants/copies_the_maze_on_every_cell.sed \
  solutions/04-rat-in-a-maze/mutants/expands_ties.sed \
  solutions/04-rat-in-a-maze/mutants/goes_on_from_the_goal.sed \
  solutions/04-rat-in-a-maze/mutants/goes_on_when_told_to_stop.sed \
  solutions/04-rat-in-a-maze/mutants/marks_not_set.sed \
  solutions/04-rat-in-a-maze/mutants/marks_set_too_late.sed \
  solutions/04-rat-in-a-maze/mutants/no_way_is_zero.sed \
  solutions/04-rat-in-a-maze/mutants/numbers_cells_by_column.sed \
  solutions/04-rat-in-a-maze/mutants/path_without_its_last_cell.sed \
  solutions/04-rat-in-a-maze/mutants/reached_as_mark.sed \
  solutions/04-rat-in-a-maze/mutants/reached_counts_cells.sed \
  solutions/04-rat-in-a-maze/mutants/reached_not_kept.sed \
  solutions/04-rat-in-a-maze/mutants/returns_from_the_goal.sed \
  solutions/04-rat-in-a-maze/mutants/returns_the_first.sed \
  solutions/04-rat-in-a-maze/mutants/stays_in_dead_ends.sed \
  solutions/04-rat-in-a-maze/mutants/stays_on_the_goal.sed \
  solutions/04-rat-in-a-maze/mutants/takes_marks_back.sed \
  solutions/04-rat-in-a-maze/mutants/walks_diagonally.sed \
  solutions/04-rat-in-a-maze/mutants/walks_in_circles.sed \
  solutions/04-rat-in-a-maze/mutants/walks_through_walls.sed \
  solutions/04-rat-in-a-maze/mutants/wraps_round_the_edge.sed \
  solutions/04-rat-in-a-maze/mutants/wrong_order.sed
