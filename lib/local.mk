# libboard: the list of sources is the map of the library.
lib_LTLIBRARIES = lib/libboard.la

libboard_headers = \
  lib/board.h lib/board_parse.h lib/board_print.h lib/costs.h lib/dot.h \
  lib/draw.h lib/lab_todo.h lib/layout.h lib/maze.h lib/maze_make.h \
  lib/maze_text.h lib/player.h lib/random.h lib/svg.h lib/text_error.h \
  lib/trace.h lib/tree.h lib/tree_diff.h lib/tree_make.h lib/tree_node.h \
  lib/tree_profile.h lib/watcher.h

lib_libboard_la_SOURCES = $(libboard_headers) \
  lib/board.c \
  lib/board_parse.c \
  lib/board_print.c \
  lib/build.c lib/build.h \
  lib/costs.c \
  lib/cover.c lib/cover.h \
  lib/cursor.c lib/cursor.h \
  lib/dot.c \
  lib/escape.c lib/escape.h \
  lib/graph.c lib/graph.h lib/graph_board.c \
  lib/ink.c lib/ink.h \
  lib/lab_todo.c \
  lib/layout.c \
  lib/look.c lib/look.h \
  lib/maze.c \
  lib/maze_make.c \
  lib/maze_text.c \
  lib/parts.h lib/parts_board.c lib/parts_dots.c lib/parts_maze.c \
  lib/parts_node.c \
  lib/path.c lib/path.h \
  lib/random.c \
  lib/require.c lib/require.h \
  lib/scene.c lib/scene.h \
  lib/scene_edge.c \
  lib/scene_page.c lib/scene_page.h \
  lib/svg.c \
  lib/text_width.c lib/text_width.h \
  lib/trace.c \
  lib/tree.c \
  lib/tree_complete.c \
  lib/tree_diff.c \
  lib/tree_maze.c \
  lib/tree_profile.c \
  lib/tree_queens.c \
  lib/utf8.c lib/utf8.h \
  lib/view.c lib/view.h \
  lib/words.c lib/words.h lib/words_tree.c
lib_libboard_la_LDFLAGS = -no-undefined -version-info 0:0:0 \
  -export-symbols-regex '^(board|costs|lab|layout|maze|player|random|svg|dot|trace|tree)_'

libboardincludedir = $(includedir)/queenslab/lib
libboardinclude_HEADERS = $(libboard_headers)
pkgconfigdir = $(libdir)/pkgconfig
pkgconfig_DATA = lib/libboard.pc
