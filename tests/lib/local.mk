# Unit tests of libboard: one Check program a module.
lib_tests = \
  tests/lib/test_board \
  tests/lib/test_board_print \
  tests/lib/test_costs \
  tests/lib/test_cursor \
  tests/lib/test_lab_todo \
  tests/lib/test_live \
  tests/lib/test_maze \
  tests/lib/test_maze_make \
  tests/lib/test_maze_text \
  tests/lib/test_random \
  tests/lib/test_require \
  tests/lib/test_trace \
  tests/lib/test_watcher

kit_programs += $(lib_tests)
kit_tests += $(lib_tests)

# What they share.
check_LIBRARIES = tests/lib/libmain.a
tests_lib_libmain_a_SOURCES = \
  tests/lib/capture.c tests/lib/capture.h \
  tests/lib/child.c tests/lib/child.h \
  tests/lib/golden.c tests/lib/golden.h \
  tests/lib/main.c tests/lib/main.h \
  tests/lib/memory.c tests/lib/memory.h \
  tests/lib/misuse.c tests/lib/misuse.h \
  tests/lib/walk.c tests/lib/walk.h \
  tests/lib/writing.c tests/lib/writing.h
# Of all programs that name no libraries of their own: these tests.
LDADD = tests/lib/libmain.a lib/libboard.a $(CHECK_LIBS)

