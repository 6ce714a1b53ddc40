# The judge's side, the host's side, and how results are read.
noinst_LIBRARIES += tests/harness/libjudge.a

tests_harness_libjudge_a_SOURCES = \
  tests/harness/advice.c tests/harness/advice.h \
  tests/harness/board_guide.c tests/harness/board_guide.h \
  tests/harness/board_guide_moves.c \
  tests/harness/call.c tests/harness/call.h \
  tests/harness/canary.c tests/harness/canary.h \
  tests/harness/compiler_says.c tests/harness/compiler_says.h \
  tests/harness/complaint.c tests/harness/complaint.h \
  tests/harness/deadline.c tests/harness/deadline.h \
  tests/harness/patience.c tests/harness/patience.h \
  tests/harness/ending.c tests/harness/ending.h \
  tests/harness/grade.c tests/harness/grade.h \
  tests/harness/hosting.c tests/harness/hosting.h \
  tests/harness/judge.c \
  tests/harness/judge_options.c tests/harness/judge_options.h \
  tests/harness/letters.c tests/harness/letters.h \
  tests/harness/limits.c tests/harness/limits.h \
  tests/harness/maze_guide.c tests/harness/maze_guide.h \
  tests/harness/memory_fault.c tests/harness/memory_fault.h \
  tests/harness/oracle.c tests/harness/oracle.h \
  tests/harness/oracle_search.c \
  tests/harness/points.c tests/harness/points.h \
  tests/harness/processor.c tests/harness/processor.h \
  tests/harness/prose.c tests/harness/prose.h \
  tests/harness/report.c tests/harness/report.h \
  tests/harness/report_line.c tests/harness/report_line.h \
  tests/harness/result.c tests/harness/result.h \
  tests/harness/square_tests.c tests/harness/square_tests.h \
  tests/harness/strays.c tests/harness/strays.h \
  tests/harness/where.c tests/harness/where.h \
  tests/harness/wire.c tests/harness/wire.h \
  tests/harness/worker.c tests/harness/worker.h
tests_harness_libjudge_a_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS) $(SECCOMP_CFLAGS)

judge_ldadd = tests/harness/libjudge.a lib/libboard.la $(CHECK_LIBS) \
  $(SECCOMP_LIBS)

# The host, and once more for the memory pass.  Each lab adds its dispatch.
noinst_PROGRAMS += tests/harness/host tests/harness/labreport
host_sources = \
  tests/harness/crash.c tests/harness/crash.h \
  tests/harness/host.c tests/harness/host_labs.c tests/harness/host_labs.h \
  tests/harness/host_offers.c \
  tests/harness/limits.c tests/harness/limits.h \
  tests/harness/oracle.c tests/harness/oracle.h \
  tests/harness/output.c tests/harness/output.h \
  tests/harness/printing.c tests/harness/printing.h \
  tests/harness/serve.c tests/harness/serve.h \
  tests/harness/serve_things.c tests/harness/serve_things.h \
  tests/harness/square_tests.c tests/harness/square_tests.h \
  tests/harness/strays.c tests/harness/strays.h \
  tests/harness/wire.c tests/harness/wire.h \
  $(dispatches)
tests_harness_host_SOURCES = $(host_sources)
tests_harness_host_CFLAGS = $(AM_CFLAGS) $(SECCOMP_CFLAGS)
tests_harness_host_LDADD = lib/libboard.la $(SECCOMP_LIBS)
tests_harness_host_LDFLAGS = -static $(host_export)
tests_harness_host_DEPENDENCIES = lib/libboard.la tests/harness/host.syms

if HOST_DYNAMIC_LIST
host_export = -Wl,--dynamic-list=$(srcdir)/tests/harness/host.syms
else
host_export = -export-dynamic
endif

if MEMORY_PASS
noinst_PROGRAMS += tests/harness/host-memory
memory_host = tests/harness/host-memory$(EXEEXT)
endif
tests_harness_host_memory_SOURCES = $(host_sources)
tests_harness_host_memory_CFLAGS = $(AM_CFLAGS) $(SECCOMP_CFLAGS) $(asan)
tests_harness_host_memory_LDADD = lib/libboard.la $(SECCOMP_LIBS)
tests_harness_host_memory_LDFLAGS = -static $(host_export) $(asan)
asan = -fsanitize=address -fno-omit-frame-pointer

tests_harness_labreport_SOURCES = tests/harness/labreport.c
tests_harness_labreport_LDADD = tests/harness/libjudge.a

noinst_DATA = tests/harness/canary.so
tests/harness/canary.so: tests/harness/canary_plugin.c tests/harness/mkplugin
	$(AM_V_CC)sh tests/harness/mkplugin stdlib.h \
	  $(srcdir)/tests/harness/canary_plugin.c $@
CLEANFILES += tests/harness/canary.so

EXTRA_DIST += tests/harness/host.syms tests/harness/canary_plugin.c

# What "make check" in labs/ needs.
harness: tests/harness/host$(EXEEXT) tests/harness/labreport$(EXEEXT) \
  tests/harness/canary.so $(judges) $(memory_host)
.PHONY: harness
