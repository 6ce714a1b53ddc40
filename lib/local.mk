# libboard: the list of sources is the map of the library.
lib_LTLIBRARIES = lib/libboard.la

libboard_headers = \
  lib/board.h lib/board_parse.h lib/board_print.h lib/costs.h lib/dot.h \
  lib/draw.h lib/lab_todo.h lib/layout.h lib/maze.h lib/maze_make.h \
  lib/maze_text.h lib/player.h lib/random.h lib/svg.h lib/text_error.h \
  lib/trace.h lib/tree.h lib/tree_diff.h lib/tree_make.h lib/tree_node.h \
  lib/tree_profile.h lib/watcher.h

lib_libboard_la_SOURCES = $(libboard_headers) \
  lib/board.c lib/board_parse.c lib/board_print.c \
  lib/build.c lib/build.h \
  lib/costs.c \
  lib/cover.c lib/cover.h \
  lib/cursor.c lib/cursor.h \
  lib/dot.c lib/graph.c lib/graph.h lib/graph_board.c \
  lib/escape.c lib/escape.h lib/utf8.c lib/utf8.h \
  lib/ink.c lib/ink.h lib/text_width.c lib/text_width.h \
  lib/lab_todo.c \
  lib/layout.c \
  lib/look.c lib/look.h \
  lib/maze.c lib/maze_make.c lib/maze_text.c \
  lib/path.c lib/path.h \
  lib/player.c \
  lib/random.c \
  lib/rat.c lib/rat.h \
  lib/require.c lib/require.h \
  lib/scene.c lib/scene.h lib/scene_edge.c lib/scene_page.c lib/scene_page.h \
  lib/svg.c lib/parts.h lib/parts_board.c lib/parts_dots.c \
  lib/parts_maze.c lib/parts_node.c \
  lib/trace.c \
  lib/tree.c lib/tree_complete.c lib/tree_diff.c lib/tree_maze.c \
  lib/tree_profile.c lib/tree_queens.c \
  lib/view.c lib/view.h \
  lib/words.c lib/words.h lib/words_node.c lib/words_tree.c
lib_libboard_la_LDFLAGS = -no-undefined -version-info 0:0:0 \
  -export-symbols-regex '^(board|costs|lab|layout|maze|player|random|svg|dot|trace|tree)_'

libboardincludedir = $(includedir)/queenslab/lib
libboardinclude_HEADERS = $(libboard_headers)
pkgconfigdir = $(libdir)/pkgconfig
pkgconfig_DATA = lib/libboard.pc

# The page's own files, as arrays of lines.
player_files = lib/player.css lib/player.html lib/player_steps.js \
  lib/player_draw.js lib/player.js
EXTRA_DIST += $(player_files) lib/embed.sed
nodist_lib_libboard_la_SOURCES = lib/player_assets.h
BUILT_SOURCES += lib/player_assets.h
CLEANFILES += lib/player_assets.h
lib/player_assets.h: $(player_files) lib/embed.sed lib/$(am__dirstamp)
	$(AM_V_GEN)for file in $(player_files); do \
	  echo "static const char *const `echo $$file | \
	    sed 's,.*/,,; s,[.],_,'`[] = {"; \
	  sed -f $(srcdir)/lib/embed.sed $(srcdir)/$$file; echo 'NULL };'; \
	done > $@-new && mv $@-new $@
lib/player.lo: lib/player_assets.h
