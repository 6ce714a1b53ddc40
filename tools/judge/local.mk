# The judge's side, the host's side, and how results are read.
noinst_LIBRARIES += tools/judge/libjudge.a

# What every side of the socket shares.
wire_sources = \
  tools/judge/wire/live_move.h \
  tools/judge/wire/limits.c tools/judge/wire/limits.h \
  tools/judge/wire/filter.h \
  tools/judge/wire/landlock.c tools/judge/wire/landlock.h \
  tools/judge/wire/wire.c tools/judge/wire/wire.h

# The system call filters, made by libseccomp once for all who set them.
if SECCOMP
wire_made = tools/judge/wire/filter_table.c
noinst_PROGRAMS += tools/judge/wire/mkfilter
tools_judge_wire_mkfilter_SOURCES = tools/judge/wire/mkfilter.c
tools_judge_wire_mkfilter_CFLAGS = $(AM_CFLAGS) $(SECCOMP_CFLAGS)
tools_judge_wire_mkfilter_LDADD = $(SECCOMP_LIBS)
$(wire_made): tools/judge/wire/mkfilter$(EXEEXT)
	$(AM_V_GEN)tools/judge/wire/mkfilter >$@-new && mv $@-new $@
CLEANFILES += $(wire_made)
endif

tools_judge_libjudge_a_SOURCES = $(wire_sources) \
  tools/judge/wire/live_move.c \
  tools/judge/suite/worker.c tools/judge/suite/worker.h \
  tools/judge/suite/news.c tools/judge/suite/news.h \
  tools/judge/suite/hosting.c tools/judge/suite/hosting.h \
  tools/judge/suite/deadline.c tools/judge/suite/deadline.h \
  tools/judge/suite/ahead.c tools/judge/suite/ahead.h \
  tools/judge/suite/call.c tools/judge/suite/call.h \
  tools/judge/suite/replay.c tools/judge/suite/replay.h \
  tools/judge/suite/call_things.c tools/judge/suite/call_things.h \
  tools/judge/suite/grade.c tools/judge/suite/grade.h \
  tools/judge/suite/complaint.c tools/judge/suite/complaint.h \
  tools/judge/suite/ending.c tools/judge/suite/ending.h \
  tools/judge/suite/memory_fault.c \
  tools/judge/suite/memory_pass.c tools/judge/suite/memory_pass.h \
  tools/judge/suite/memory_talk.c \
  tools/judge/suite/where.c tools/judge/suite/where.h \
  tools/judge/report/figure.c tools/judge/report/figure.h \
  tools/judge/report/result.c tools/judge/report/result.h \
  tools/judge/report/result_file.c \
  tools/judge/report/compiler_says.c tools/judge/report/compiler_says.h \
  tools/judge/report/wrap.c tools/judge/report/wrap.h \
  tools/judge/report/report_cause.c \
  tools/judge/report/report.c tools/judge/report/report.h \
  tools/judge/report/report_total.c \
  tools/judge/report/live_record.c tools/judge/report/live_record.h \
  tools/judge/report/search_moves.c tools/judge/report/search_moves.h \
  tools/judge/report/search_picture.c tools/judge/report/search_picture.h \
  tools/judge/report/report_hints.c \
  tools/judge/right/board_guide.c tools/judge/right/board_guide.h \
  tools/judge/suite/follow.c tools/judge/suite/follow.h \
  tools/judge/right/live_guide.c tools/judge/right/live_guide.h \
  tools/judge/right/maze_guide.c tools/judge/right/maze_guide.h \
  tools/judge/right/lower_bounds.c tools/judge/right/lower_bounds.h \
  tools/judge/right/oracle.c tools/judge/right/oracle.h \
  tools/judge/right/solutions.c tools/judge/right/solutions.h \
  tools/judge/right/square_tests.c tools/judge/right/square_tests.h \
  tools/judge/judge.c \
  tools/judge/judge_options.c tools/judge/judge_options.h \
  tools/judge/kit.c tools/judge/kit.h $(wall_sources)
nodist_tools_judge_libjudge_a_SOURCES = $(wire_made)
kit_places = -DKIT_SOURCE='"$(abs_top_srcdir)"' \
  -DKIT_BUILD='"$(abs_top_builddir)"' -DKIT_INSTALLED='"$(pkglibexecdir)"'
tools_judge_libjudge_a_CPPFLAGS = $(AM_CPPFLAGS) $(kit_places)
tools_judge_libjudge_a_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

judge_libraries = tools/judge/libjudge.a tools/base/libbase.a
judge_ldadd = tools/labs/libproxies.a $(judge_libraries) lib/libboard.a $(CHECK_LIBS)

# The host, and once more for the memory pass.
noinst_PROGRAMS += tools/judge/labhost tools/judge/labreport \
  tools/judge/labconf
host_sources = $(wire_sources) \
  tools/judge/wire/live_move.c \
  tools/base/clock.c tools/base/clock.h \
  tools/base/orphans.c tools/base/orphans.h \
  tools/judge/host/host.c \
  tools/judge/host/serve.c tools/judge/host/serve.h \
  tools/judge/host/moves.c tools/judge/host/moves.h \
  tools/judge/host/stopwatch.c tools/judge/host/stopwatch.h \
  tools/judge/host/serve_things.c tools/judge/host/serve_things.h \
  tools/judge/host/serve_live.c \
  tools/judge/host/crash.c tools/judge/host/crash.h \
  tools/judge/host/leaks.c tools/judge/host/leaks.h \
  tools/judge/host/output.c tools/judge/host/output.h
host_made_sources = $(wire_made) $(lab_dispatches) $(lab_table)
tools_judge_labhost_SOURCES = $(host_sources)
nodist_tools_judge_labhost_SOURCES = $(host_made_sources)
tools_judge_labhost_LDADD = lib/libboard.a
tools_judge_labhost_LDFLAGS = $(host_export) $(HOST_NOW)
tools_judge_labhost_DEPENDENCIES = lib/libboard.a tools/judge/host/host.syms

if HOST_DYNAMIC_LIST
host_export = -Wl,--dynamic-list=$(srcdir)/tools/judge/host/host.syms
else
host_export = -rdynamic
endif

if MEMORY_PASS
noinst_PROGRAMS += tools/judge/labhost-memory
memory_host = tools/judge/labhost-memory$(EXEEXT)
endif
tools_judge_labhost_memory_SOURCES = $(host_sources)
nodist_tools_judge_labhost_memory_SOURCES = $(host_made_sources)
# Its own code is not looked at, nor slowed down: the plug-in's is.
tools_judge_labhost_memory_CFLAGS = $(AM_CFLAGS) \
  -fno-omit-frame-pointer -DHOST_LOOKS_AT_MEMORY
tools_judge_labhost_memory_LDADD = lib/libboard.a
tools_judge_labhost_memory_LDFLAGS = $(host_export) $(HOST_NOW) -fsanitize=address

tools_judge_labreport_SOURCES = tools/judge/labreport.c
tools_judge_labreport_LDADD = $(judge_libraries) lib/libboard.a

tools_judge_labconf_SOURCES = tools/judge/labconf.c
tools_judge_labconf_LDADD = tools/base/libbase.a
labconf = tools/judge/labconf$(EXEEXT)

noinst_DATA += tools/judge/canary.so
tools/judge/canary.so: tools/judge/canary_plugin.c tools/judge/mkplugin
	$(AM_V_CC)sh tools/judge/mkplugin stdlib.h \
	  $(srcdir)/tools/judge/canary_plugin.c $@
CLEANFILES += tools/judge/canary.so

# What suites hand to a search, for a child that asks for it: no part of the
# host, for to another lab it is the answer.
handed = tools/judge/square_tests.so tools/judge/lower_bounds.so
noinst_DATA += $(handed)
$(handed): tools/judge/%.so: tools/judge/right/%.c tools/judge/right/%.h \
  tools/judge/mkplugin
	$(AM_V_CC)sh tools/judge/mkplugin --fast tools/judge/right/$*.h \
	  $(srcdir)/tools/judge/right/$*.c $@
CLEANFILES += $(handed)

EXTRA_DIST += tools/judge/host/host.syms tools/judge/canary_plugin.c

# What "make check" in labs/ needs.
noinst_PROGRAMS += $(judges)
judges: tools/judge/labhost$(EXEEXT) tools/judge/labreport$(EXEEXT) \
  $(labconf) tools/judge/canary.so tools/judge/labcheck $(handed) \
  $(judges) $(memory_host) labs-given
.PHONY: judges
