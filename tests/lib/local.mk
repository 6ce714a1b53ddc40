# Unit tests of libboard: one Check program a module.
lib_tests = tests/lib/test_board

check_PROGRAMS += $(lib_tests)
TESTS += $(lib_tests)

lib_test_ldadd = tests/lib/libmain.a lib/libboard.la $(CHECK_LIBS)
noinst_LIBRARIES += tests/lib/libmain.a
tests_lib_libmain_a_SOURCES = tests/lib/main.c tests/lib/main.h
tests_lib_libmain_a_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_lib_test_board_SOURCES = tests/lib/test_board.c
tests_lib_test_board_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_lib_test_board_LDADD = $(lib_test_ldadd)
tests_lib_test_board_LDFLAGS = -static
