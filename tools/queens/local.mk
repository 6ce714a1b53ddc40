# queens: one program; labs/queens and solutions/queens say whose plug-ins it
# runs.
noinst_LIBRARIES += tools/queens/libqueens.a

tools_queens_libqueens_a_SOURCES = \
  tools/queens/run/answers.c tools/queens/run/answers.h \
  tools/queens/marks/marks.h tools/queens/marks/marks_board.c \
  tools/queens/marks/marks_bound.c \
  tools/queens/run/contest_chart.c \
  tools/queens/board_command.c \
  tools/queens/run/code.h $(code_sources) \
  tools/queens/commands.h \
  tools/queens/compare.c \
  tools/queens/run/contest.c tools/queens/run/contest.h \
  tools/queens/diff.c \
  tools/queens/run/dives.c tools/queens/run/dives.h \
  tools/queens/run/estimate.c tools/queens/run/estimate.h \
  tools/queens/marks/expected.c tools/queens/marks/expected.h \
  tools/queens/run/lab_test.c tools/queens/run/lab_test.h \
  tools/queens/marks/marks_live.c \
  tools/queens/marks/live_tree.c tools/queens/marks/live_tree.h \
  tools/queens/maze_command.c \
  tools/queens/run/method.c tools/queens/run/method.h \
  tools/queens/run/open_calls.c tools/queens/run/open_calls.h \
  tools/queens/io/options.c tools/queens/io/options.h \
  tools/queens/io/painter.c tools/queens/io/painter.h \
  tools/queens/io/picture.c tools/queens/io/picture.h \
  tools/queens/play.c \
  tools/queens/io/read_file.c tools/queens/io/read_file.h \
  tools/queens/run/recording.c tools/queens/run/recording.h \
  tools/queens/marks/marks_maze.c \
  tools/queens/run/request.c tools/queens/run/request.h \
  tools/queens/run/runner.c tools/queens/run/runner.h \
  tools/queens/marks/marks_safe.c \
  tools/queens/marks/search_tree.c tools/queens/marks/search_tree.h \
  tools/queens/quick.h tools/queens/solve.c \
  tools/queens/io/terminal.c tools/queens/io/terminal.h \
  tools/queens/trace_command.c tools/queens/tree_command.c \
  tools/queens/run/whose.c tools/queens/run/whose.h $(queens_engines)
nodist_tools_queens_libqueens_a_SOURCES = tools/labs/searches.c

if SOLUTIONS
bin_PROGRAMS += tools/queens/queens
else
noinst_PROGRAMS += tools/queens/queens
endif
tools_queens_queens_SOURCES = tools/queens/main.c
tools_queens_queens_LDADD = tools/queens/libqueens.a tools/labs/libproxies.a \
  $(judge_libraries) lib/libboard.a -lm \
  -lpthread

# Plug-ins of the labs, plain to draw and optimized to compare.  A file that
# does not compile must not stop make: its plug-in is empty, and queens says
# so.
draw_plugin = $(AM_V_CC)$(MKDIR_P) $(@D) && { \
  $(SHELL) tools/judge/mkplugin $(lab_header) $< $@ || { : >$@; \
  echo "$<: does not compile; queens goes without it" >&2; }; }
fast_plugin = $(AM_V_CC)$(MKDIR_P) $(@D) && { \
  $(SHELL) tools/judge/mkplugin --fast $(lab_header) $< $@ 2>/dev/null || \
  : >$@; }
plugin_needs = $(libboard_headers) tools/judge/mkplugin
labs/plugins: tools/queens/queens$(EXEEXT) tools/judge/labhost$(EXEEXT) \
  $(handed) $(lab_plugins)
.PHONY: labs/plugins

queens_pages = docs/man/queens.1 docs/man/queens-bench.1 docs/man/queens-board.1 \
  docs/man/queens-codes.1 \
  docs/man/queens-compare.1 docs/man/queens-count.1 docs/man/queens-diff.1 docs/man/queens-maze.1 \
  docs/man/queens-play.1 docs/man/queens-solve.1 docs/man/queens-trace.1 \
  docs/man/queens-tree.1

if SOLUTIONS
EXTRA_DIST += $(queens_pages) tools/queens/queens.bash
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
# What it runs, and what runs that.
noinst_DATA += $(solution_plugins)
CLEANFILES += $(solution_plugins)
solution_plugin = $(AM_V_CC)$(MKDIR_P) $(@D) && \
  $(SHELL) tools/judge/mkplugin --fast $(lab_header) $< $@
install-exec-local:
	$(SHELL) $(srcdir)/tools/labgrade/install-kit $(srcdir) . \
	  "$(DESTDIR)$(pkglibexecdir)"
endif
.PHONY: install-completion
