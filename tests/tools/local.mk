# Tests of the queens program: scripts, what it must print, and students' code
# that it must survive.
tools_tests = tests/tools/test_bad_input.sh tests/tools/test_compare.sh \
  tests/tools/test_files.sh tests/tools/test_maze.sh \
  tests/tools/test_solve.sh tests/tools/test_stream.sh \
  tests/tools/test_students.sh tests/tools/test_trace.sh \
  tests/tools/test_tree.sh
kit_tests += $(tools_tests)
EXTRA_DIST += $(tools_tests) tests/tools/tools.sh \
  tests/tools/golden/trace4.txt tests/tools/golden/trace4-classic.txt \
  tests/tools/students/broken.c tests/tools/students/crashes.sed \
  tests/tools/students/exits.c tests/tools/students/forgets.sed \
  tests/tools/students/hangs.c tests/tools/students/namesakes.sed \
  tests/tools/students/reports_on.c tests/tools/students/runs_on.c \
  tests/tools/students/skeletons.c tests/tools/students/wrong.sed
