# queens: built twice, with the student's code and with the solutions.
noinst_LIBRARIES += tools/queens/libqueens.a
noinst_PROGRAMS += labs/queens-program

tools_queens_libqueens_a_SOURCES = \
  tools/queens/answers.c tools/queens/answers.h \
  tools/queens/bound_marks.c tools/queens/bound_marks.h \
  tools/queens/chart.c tools/queens/chart.h \
  tools/queens/child.c tools/queens/child.h \
  tools/queens/codes.c tools/queens/commands.h \
  tools/queens/compare.c \
  tools/queens/contest.c tools/queens/contest.h \
  tools/queens/diff.c \
  tools/queens/expected.c tools/queens/expected.h \
  tools/queens/facts.c tools/queens/facts.h \
  tools/queens/lab_test.c tools/queens/lab_test.h \
  tools/queens/main.c \
  tools/queens/bits.c tools/queens/bits.h \
  tools/queens/waiting.c tools/queens/waiting.h \
  tools/queens/matrix.c tools/queens/matrix.h \
  tools/queens/maze.c \
  tools/queens/method.c tools/queens/method.h \
  tools/queens/missing.c \
  tools/queens/none.c tools/queens/none.h \
  tools/queens/options.c tools/queens/options.h \
  tools/queens/output.c tools/queens/output.h \
  tools/queens/overflow.c tools/queens/overflow.h \
  tools/queens/painter.c tools/queens/painter.h \
  tools/queens/picture.c tools/queens/picture.h \
  tools/queens/play.c \
  tools/queens/read_file.c tools/queens/read_file.h \
  tools/queens/record.c tools/queens/record.h \
  tools/queens/request.c tools/queens/request.h \
  tools/queens/safe_marks.c tools/queens/safe_marks.h \
  tools/queens/say.c tools/queens/say.h \
  tools/queens/search_tree.c tools/queens/search_tree.h \
  tools/queens/solve.c \
  tools/queens/stream.c tools/queens/stream.h \
  tools/queens/terminal.c tools/queens/terminal.h \
  tools/queens/trace.c tools/queens/tree.c tools/queens/whose.h
queens_needs = tools/queens/libqueens.a tests/harness/libjudge.a \
  lib/libboard.la
queens_ldadd = $(queens_needs) -lm

# The labs are no Automake sources: a file that does not compile must not stop
# make, and the student release has no solutions.
lab_objects = labs/01-safe-check/safe_check.o \
  labs/02-backtracking/backtracking.o \
  labs/03-branch-and-bound/branch_bound.o labs/04-rat-in-a-maze/rat_maze.o
labs_queens_program_SOURCES = tools/queens/whose_labs.c
labs_queens_program_LDADD = $(lab_objects) $(queens_ldadd)
labs_queens_program_DEPENDENCIES = $(lab_objects) $(queens_needs)

mklab = $(AM_V_CC)$(SHELL) tools/queens/mklab
mklab_needs = tools/queens/mklab $(libboard_headers)
$(lab_objects): $(mklab_needs)
	$(mklab) $@ -O0
labs/01-safe-check/safe_check.o: labs/01-safe-check/safe_check.c \
  labs/01-safe-check/safe_check.h
labs/02-backtracking/backtracking.o: labs/02-backtracking/backtracking.c \
  labs/02-backtracking/backtracking.h
labs/03-branch-and-bound/branch_bound.o: \
  labs/03-branch-and-bound/branch_bound.c \
  labs/03-branch-and-bound/branch_bound.h
labs/04-rat-in-a-maze/rat_maze.o: labs/04-rat-in-a-maze/rat_maze.c \
  labs/04-rat-in-a-maze/rat_maze.h

queens_pages = docs/man/queens.1 docs/man/queens-codes.1 \
  docs/man/queens-compare.1 docs/man/queens-diff.1 docs/man/queens-maze.1 \
  docs/man/queens-play.1 docs/man/queens-solve.1 docs/man/queens-trace.1 \
  docs/man/queens-tree.1
EXTRA_DIST += $(queens_pages) tools/queens/queens.bash

if SOLUTIONS
man_MANS += $(queens_pages)
install-data-local: install-completion
install-completion:
	$(MKDIR_P) "$(DESTDIR)$(datadir)/bash-completion/completions"
	$(INSTALL_DATA) $(srcdir)/tools/queens/queens.bash \
	  "$(DESTDIR)$(datadir)/bash-completion/completions/queens"
if LABGRADE
	$(INSTALL_DATA) $(srcdir)/tools/labgrade/labgrade.bash \
	  "$(DESTDIR)$(datadir)/bash-completion/completions/labgrade"
endif
uninstall-local:
	rm -f "$(DESTDIR)$(datadir)/bash-completion/completions/queens" \
	  "$(DESTDIR)$(datadir)/bash-completion/completions/labgrade"
	rm -f "$(DESTDIR)$(htmldir)"/*.html
bin_PROGRAMS += solutions/queens
solution_objects = solutions/01-safe-check/safe_check.o \
  solutions/02-backtracking/backtracking.o \
  solutions/03-branch-and-bound/branch_bound.o \
  solutions/04-rat-in-a-maze/rat_maze.o
solutions_queens_SOURCES = tools/queens/whose_solutions.c
solutions_queens_LDADD = $(solution_objects) $(queens_ldadd)
solutions_queens_DEPENDENCIES = $(solution_objects) $(queens_needs)

$(solution_objects): $(mklab_needs)
	$(mklab) $@ -O2
solutions/01-safe-check/safe_check.o: solutions/01-safe-check/safe_check.c
solutions/02-backtracking/backtracking.o: \
  solutions/02-backtracking/backtracking.c
solutions/03-branch-and-bound/branch_bound.o: \
  solutions/03-branch-and-bound/branch_bound.c
solutions/04-rat-in-a-maze/rat_maze.o: solutions/04-rat-in-a-maze/rat_maze.c
endif
.PHONY: install-completion
