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

trials += solutions/04-rat-in-a-maze/rat_maze.c
