# Unit tests of trees and their pictures: one Check program a module.
tree_tests = \
  tests/lib/test_cover \
  tests/lib/test_layout \
  tests/lib/test_tree \
  tests/lib/test_tree_diff \
  tests/lib/test_tree_maze \
  tests/lib/test_tree_wrong

lib_tests += $(tree_tests)
kit_programs += $(tree_tests)
kit_tests += $(tree_tests)

tests_lib_test_cover_LDADD = $(lib_test_ldadd)
tests_lib_test_layout_LDADD = $(lib_test_ldadd)
tests_lib_test_tree_LDADD = $(lib_test_ldadd)
tests_lib_test_tree_diff_LDADD = $(lib_test_ldadd)
tests_lib_test_tree_maze_LDADD = $(lib_test_ldadd)
tests_lib_test_tree_wrong_LDADD = $(lib_test_ldadd)
