# The labs: what a student edits.
EXTRA_DIST += labs/Makefile labs/lab.mk labs/release.mk labs/labs.txt \
  labs/01-safe-check/Makefile labs/01-safe-check/safe_check.c \
  labs/01-safe-check/safe_check.h \
  labs/01-safe-check/README.md
EXTRA_DIST += labs/02-backtracking/Makefile \
  labs/02-backtracking/backtracking.c labs/02-backtracking/backtracking.h \
  labs/02-backtracking/README.md
EXTRA_DIST += labs/03-branch-and-bound/Makefile \
  labs/03-branch-and-bound/branch_bound.c \
  labs/03-branch-and-bound/branch_bound.h \
  labs/03-branch-and-bound/README.md labs/03-branch-and-bound/costs.txt
EXTRA_DIST += labs/04-rat-in-a-maze/Makefile \
  labs/04-rat-in-a-maze/rat_maze.c labs/04-rat-in-a-maze/rat_maze.h \
  labs/04-rat-in-a-maze/README.md
# What "make tree" there searches.
EXTRA_DIST += labs/04-rat-in-a-maze/maze.txt

# What labcheck and queens leave behind.
clean-local:
	rm -rf labs/*/.check
	rm -f labs/*/*.o solutions/*/*.o
	rm -f labs/verdict.mk labs/debug.gdb labs/*/tree*.svg
