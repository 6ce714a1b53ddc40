# Tests of the queens program: scripts, what it must print, and students' code
# that it must survive.
tools_tests = tests/tools/test_bad_input.sh tests/tools/test_code.sh \
  tests/tools/test_bench.sh tests/tools/test_compare.sh \
  tests/tools/test_count.sh \
  tests/tools/test_current.sh \
  tests/tools/test_files.sh tests/tools/test_man.sh \
  tests/tools/test_maze.sh tests/tools/test_overhead.sh \
  tests/tools/test_solve.sh tests/tools/test_stream.sh \
  tests/tools/test_students.sh tests/tools/test_terminal.sh \
  tests/tools/test_trace.sh \
  tests/tools/test_tree.sh tests/tools/test_wrong_trees.sh
long_tests += $(tools_tests)
kit_programs += tests/tools/test_marks
kit_tests += tests/tools/test_marks
marks_test_ldadd = tests/lib/libmain.a tools/queens/libqueens.a $(judge_ldadd)
tests_tools_test_marks_LDADD = $(marks_test_ldadd)
EXTRA_DIST += $(tools_tests) tests/tools/student.sh tests/tools/tools.sh \
  tests/tools/plain_board.sed \
  tests/tools/golden/trace4.txt tests/tools/golden/trace4-classic.txt
# They change the solutions, and so tell what stands there.
if SOLUTIONS
EXTRA_DIST += \
  tests/tools/students/broken.c tests/tools/students/crashes.sed \
  tests/tools/students/exits.c tests/tools/students/forgets.sed \
  tests/tools/students/hangs.c tests/tools/students/lies.c \
  tests/tools/students/misled.sed tests/tools/students/namesakes.sed \
  tests/tools/students/recurses.c tests/tools/students/reports_on.c \
  tests/tools/students/returns_false.sed \
  tests/tools/students/runs_on.c \
  tests/tools/students/skeletons.c tests/tools/students/sleeps.c \
  tests/tools/students/too_high.sed \
  tests/tools/students/waits.c \
  tests/tools/students/wrong.sed
endif

# For maintainers: what drawing and watching cost.  A whole run of the program
# is timed from its start to the file; bench-tree times the library alone.
bench: all bench-tree
	$(SHELL) $(srcdir)/tests/tools/bench.sh solutions/queens
	$(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/tools/test_overhead.sh
	cat logs/tests/tools/test_overhead.sh.log
.PHONY: bench
EXTRA_DIST += tests/tools/bench.sh
