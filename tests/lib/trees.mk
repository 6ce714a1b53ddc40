# Unit tests of trees and their pictures: one Check program a module.
tree_tests = \
  tests/lib/test_colour \
  tests/lib/test_cover \
  tests/lib/test_dot \
  tests/lib/test_layout \
  tests/lib/test_player \
  tests/lib/test_scene \
  tests/lib/test_svg \
  tests/lib/test_text \
  tests/lib/test_tree \
  tests/lib/test_tree_diff \
  tests/lib/test_tree_ends \
  tests/lib/test_tree_live \
  tests/lib/test_tree_maze \
  tests/lib/test_tree_wrong \
  tests/lib/test_view

lib_tests += $(tree_tests)

tests_lib_test_colour_LDADD = $(LDADD) -lm

# What the pictures looked like when they were looked at.
EXTRA_DIST += \
  tests/lib/golden/boards.dot tests/lib/golden/boards.svg \
  tests/lib/golden/complete.svg tests/lib/golden/departures.svg \
  tests/lib/golden/dots.svg tests/lib/golden/facts.svg \
  tests/lib/golden/first.dot tests/lib/golden/first.svg \
  tests/lib/golden/folded.dot tests/lib/golden/folded.svg \
  tests/lib/golden/graphviz.dot tests/lib/golden/icicle.svg \
  tests/lib/golden/maze.svg tests/lib/golden/position.svg tests/lib/golden/step.svg \
  tests/lib/golden/walk.svg

kit_programs += tests/lib/graphs
kit_tests += tests/lib/dot_accepts.sh
EXTRA_DIST += tests/lib/dot_accepts.sh

# For maintainers: time and memory from trace to picture.
kit_programs += tests/lib/bench_tree
bench-tree: tests/lib/bench_tree$(EXEEXT)
	./tests/lib/bench_tree
.PHONY: bench-tree
