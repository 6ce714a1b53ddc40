# The programs.
include tools/queens/local.mk

# labgrade grades a class.  Its sources are not in the student release, so
# Automake must not look for them there: nodist, and listed for dist only here.
labgrade_sources = \
  tools/labgrade/archive.c tools/labgrade/archive.h \
  tools/labgrade/attempt.c tools/labgrade/attempt.h \
  tools/labgrade/batch.c tools/labgrade/batch.h \
  tools/labgrade/clusters.c \
  tools/labgrade/collect.c tools/labgrade/collect.h \
  tools/labgrade/concerns.c \
  tools/labgrade/confine.c tools/labgrade/confine.h \
  tools/labgrade/course.c tools/labgrade/course.h \
  tools/labgrade/course_use.c \
  tools/labgrade/csv.c tools/labgrade/csv.h \
  tools/labgrade/feedback.c tools/labgrade/feedback.h \
  tools/labgrade/file.c tools/labgrade/file.h \
  tools/labgrade/grade.c tools/labgrade/grade.h \
  tools/labgrade/grades.c tools/labgrade/grades.h \
  tools/labgrade/grading.c tools/labgrade/grading.h \
  tools/labgrade/html.c tools/labgrade/html.h \
  tools/labgrade/intake.c \
  tools/labgrade/journal.c tools/labgrade/journal.h \
  tools/labgrade/junit.c tools/labgrade/junit.h \
  tools/labgrade/kit.c tools/labgrade/kit.h \
  tools/labgrade/layers.c \
  tools/labgrade/late.c tools/labgrade/late.h \
  tools/labgrade/layout.c tools/labgrade/layout.h \
  tools/labgrade/main.c \
  tools/labgrade/must.c tools/labgrade/must.h \
  tools/labgrade/options.c tools/labgrade/options.h \
  tools/labgrade/overview.c tools/labgrade/overview.h \
  tools/labgrade/probe.c tools/labgrade/probe.h \
  tools/labgrade/process.c tools/labgrade/process.h \
  tools/labgrade/progress.c tools/labgrade/progress.h \
  tools/labgrade/record.c tools/labgrade/record.h \
  tools/labgrade/record_json.c \
  tools/labgrade/regrade.c tools/labgrade/regrade.h \
  tools/labgrade/roster.c tools/labgrade/roster.h \
  tools/labgrade/say.c tools/labgrade/say.h \
  tools/labgrade/school.c tools/labgrade/school.h \
  tools/labgrade/session.c tools/labgrade/session.h \
  tools/labgrade/sha256.c tools/labgrade/sha256.h \
  tools/labgrade/stage.c tools/labgrade/stage.h \
  tools/labgrade/submission.c tools/labgrade/submission.h \
  tools/labgrade/utf8.c tools/labgrade/utf8.h \
  tools/labgrade/words.c tools/labgrade/words.h
labjail_sources = tools/labgrade/jail.c \
  tools/labgrade/landlock.c tools/labgrade/landlock.h

if LABGRADE
noinst_PROGRAMS += labgrade labjail
endif
labgrade_SOURCES =
nodist_labgrade_SOURCES = $(labgrade_sources) tests/harness/report.c
labgrade_CPPFLAGS = $(AM_CPPFLAGS) -DKIT_SOURCE='"$(abs_top_srcdir)"' \
  -DKIT_BUILD='"$(abs_top_builddir)"'
labgrade_CFLAGS = $(AM_CFLAGS) $(LABGRADE_CFLAGS)
labgrade_LDADD = tests/harness/libjudge.a $(LABGRADE_LIBS) $(SECCOMP_LIBS)
labjail_SOURCES =
nodist_labjail_SOURCES = $(labjail_sources)

# Its tests need the solutions, and the grader.
grader_tests = tests/grader/test_grade.sh tests/grader/test_hostile.sh
hostile_sources = \
  tests/grader/hostile/bomb_array.c \
  tests/grader/hostile/bomb_dev_zero.c \
  tests/grader/hostile/bomb_errors.c \
  tests/grader/hostile/bomb_incbin_zero.c \
  tests/grader/hostile/bomb_include_itself.c \
  tests/grader/hostile/bomb_macro.c \
  tests/grader/hostile/bomb_rept.c \
  tests/grader/hostile/bomb_stdin.c \
  tests/grader/hostile/forge__exit_constructor.c \
  tests/grader/hostile/forge_closes_all.c \
  tests/grader/hostile/forge_exit_constructor.c \
  tests/grader/hostile/forge_exit_handler.c \
  tests/grader/hostile/forge_exit_in_function.c \
  tests/grader/hostile/forge_floods_socket.c \
  tests/grader/hostile/forge_getenv.c \
  tests/grader/hostile/forge_longjmp.c \
  tests/grader/hostile/forge_overrides_libboard.c \
  tests/grader/hostile/forge_overrides_serve.c \
  tests/grader/hostile/forge_patches_host.c \
  tests/grader/hostile/forge_prints_report.c \
  tests/grader/hostile/forge_reply_record.c \
  tests/grader/hostile/forge_todo.c \
  tests/grader/hostile/link_ifunc.c \
  tests/grader/hostile/link_init_array.c \
  tests/grader/hostile/link_missing_symbol.c \
  tests/grader/hostile/link_variable.c \
  tests/grader/hostile/link_weak_alias.c \
  tests/grader/hostile/sabotage_clone.c \
  tests/grader/hostile/sabotage_clone3.c \
  tests/grader/hostile/sabotage_disk.c \
  tests/grader/hostile/sabotage_exec.c \
  tests/grader/hostile/sabotage_fork_bomb.c \
  tests/grader/hostile/sabotage_ignores_signals.c \
  tests/grader/hostile/sabotage_inodes.c \
  tests/grader/hostile/sabotage_kill_all.c \
  tests/grader/hostile/sabotage_kill_group.c \
  tests/grader/hostile/sabotage_kill_judge.c \
  tests/grader/hostile/sabotage_loading.c \
  tests/grader/hostile/sabotage_memory.c \
  tests/grader/hostile/sabotage_mmap.c \
  tests/grader/hostile/sabotage_output.c \
  tests/grader/hostile/sabotage_ptrace.c \
  tests/grader/hostile/sabotage_rlimits.c \
  tests/grader/hostile/sabotage_session.c \
  tests/grader/hostile/sabotage_sleeps.c \
  tests/grader/hostile/sabotage_stops_itself.c \
  tests/grader/hostile/sabotage_system.c \
  tests/grader/hostile/sabotage_threads.c \
  tests/grader/hostile/sabotage_unloading.c \
  tests/grader/hostile/sabotage_vfork.c \
  tests/grader/hostile/spy_fd_links.c \
  tests/grader/hostile/spy_incbin.c \
  tests/grader/hostile/spy_include.c \
  tests/grader/hostile/spy_include_passwd.c \
  tests/grader/hostile/spy_network.c \
  tests/grader/hostile/spy_others.c \
  tests/grader/hostile/spy_proc.c \
  tests/grader/hostile/spy_proc_include.c \
  tests/grader/hostile/spy_solutions.c \
  tests/grader/hostile/spy_unix_socket.c
if SOLUTIONS
if LABGRADE
kit_tests += $(grader_tests)
endif
EXTRA_DIST += $(labgrade_sources) $(labjail_sources) \
  tools/labgrade/probe_plugin.c \
  $(grader_tests) $(hostile_sources) tests/grader/grader.sh \
  tests/grader/odd_files.sh
endif

# The hostile submissions once more, behind each kind of wall and with the
# memory pass: minutes, not seconds.
check-hostile: all
	for options in '--confine bubblewrap' '--confine landlock'; do \
	  HOSTILE_OPTIONS="$$options" top_srcdir='$(top_srcdir)' \
	    top_builddir='$(top_builddir)' \
	    $(SHELL) $(srcdir)/tests/grader/test_hostile.sh || exit; \
	done
.PHONY: check-hostile
