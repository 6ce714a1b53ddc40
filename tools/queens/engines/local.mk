# Engines: one idea a file (engine.h lists them), and the commands that need
# them.  The student release lacks this folder; mkfragment includes it where it
# is.
AM_CPPFLAGS += -DHAVE_ENGINES
queens_engines += \
  tools/queens/engines/batch.c tools/queens/engines/batch.h \
  tools/queens/engines/batch_kernel.h tools/queens/engines/batch_narrow.c \
  tools/queens/engines/batch_plain.c tools/queens/engines/batch_table.c \
  tools/queens/engines/batch_table.h tools/queens/engines/batch_wide.c \
  tools/queens/engines/bits.c tools/queens/engines/bits.h \
  tools/queens/engines/border.c tools/queens/engines/border.h \
  tools/queens/engines/grid_breadth.c tools/queens/engines/cheapest.c \
  tools/queens/engines/cheapest.h tools/queens/engines/closed.c \
  tools/queens/engines/closed.h tools/queens/engines/grid_depth.c \
  tools/queens/engines/engine.c tools/queens/engines/engine.h \
  tools/queens/engines/first.c tools/queens/engines/first.h \
  tools/queens/engines/grid.c tools/queens/engines/grid.h \
  tools/queens/engines/mirror.c tools/queens/engines/mirror.h \
  tools/queens/engines/parts.h tools/queens/engines/prices.c \
  tools/queens/engines/prices.h tools/queens/engines/symmetric.c \
  tools/queens/engines/symmetric.h tools/queens/engines/threads.c \
  tools/queens/engines/classic.c tools/queens/engines/classic.h \
  tools/queens/engines/rungs.c tools/queens/engines/rungs.h \
  tools/queens/bench.c tools/queens/bench_counts.c \
  tools/queens/bench_counts.h tools/queens/bench_peer.c \
  tools/queens/bench_peer.h tools/queens/bench_ratios.c \
  tools/queens/bench_ratios.h tools/queens/bench_report.c \
  tools/queens/bench_report.h tools/queens/count.c \
  tools/queens/count.h tools/queens/quick.c \
  tools/queens/waiting.c tools/queens/waiting.h
# Other solvers, for queens bench.
EXTRA_DIST += tools/queens/engines/peers
