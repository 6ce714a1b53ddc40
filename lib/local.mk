# libboard: the list of sources is the map of the library, in the order of the
# data: what a student may include, text, trees, pictures.  Programs link it
# statically, so that gdb opens a real executable; in the full tree shared.mk
# makes a shared library for others of the same files.
lib_LIBRARIES = lib/libboard.a

libboard_headers = \
  lib/board.h lib/board_print.h lib/costs.h lib/lab_todo.h lib/live.h \
  lib/live_watch.h lib/maze.h lib/maze_text.h \
  lib/random.h lib/trace.h \
  lib/watcher.h lib/text/text_error.h \
  lib/tree/tree.h lib/tree/tree_make.h \
  lib/tree/tree_node.h \
  lib/picture/draw.h lib/picture/layout.h lib/picture/dot/dot.h \
  lib/picture/page/player.h lib/picture/svg/svg.h

lib_libboard_a_SOURCES = $(libboard_headers) \
  lib/board.c lib/costs.c lib/lab_todo.c \
  lib/heap.c lib/heap.h lib/live.c \
  lib/maze.c lib/maze_make.c lib/maze_moves.c lib/maze_moves.h \
  lib/maze_text.c lib/random.c \
  lib/require.c lib/require.h lib/trace.c \
  lib/text/cursor.c lib/text/cursor.h lib/text/escape.c lib/text/escape.h \
  lib/text/text_width.c lib/text/text_width.h \
  lib/text/utf8.c lib/text/utf8.h \
  lib/tree/attack_map.c lib/tree/attack_map.h \
  lib/tree/tree.c lib/tree/tree_build.c lib/tree/tree_build.h \
  lib/tree/tree_complete.c lib/tree/tree_diff.c lib/tree/tree_live.c \
  lib/tree/tree_maze.c \
  lib/tree/tree_path.c lib/tree/tree_profile.c \
  lib/tree/tree_queens.c \
  lib/picture/view.c lib/picture/view.h lib/picture/layout.c \
  lib/picture/style.c lib/picture/style.h \
  lib/picture/caption.c lib/picture/caption.h lib/picture/caption_node.c \
  lib/picture/caption_tree.c \
  lib/picture/scene.c lib/picture/scene.h lib/picture/scene_edge.c \
  lib/picture/scene_maze.c lib/picture/scene_parts.h \
  lib/picture/scene_frame.c \
  lib/picture/svg/element.c lib/picture/svg/element.h \
  lib/picture/svg/svg.c lib/picture/svg/svg_parts.h \
  lib/picture/svg/svg_position.c lib/picture/svg/svg_board.c lib/picture/svg/svg_dots.c \
  lib/picture/svg/svg_icicle.c lib/picture/svg/svg_maze.c lib/picture/svg/svg_node.c \
  lib/picture/dot/dot.c lib/picture/dot/dot_board.c \
  lib/picture/dot/dot_graph.c lib/picture/dot/dot_graph.h \
  lib/picture/page/player_data.c lib/picture/page/player_data.h \
  lib/picture/page/player.c

libboardincludedir = $(includedir)/queenslab
nobase_libboardinclude_HEADERS = $(libboard_headers)
