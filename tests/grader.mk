# The tests of labgrade: they need the solutions and the grader.
grader_tests = tests/grader/test_batch.sh tests/grader/test_bundle.sh \
  tests/grader/test_grade.sh \
  tests/grader/test_hostile.sh tests/grader/test_layouts.sh \
  tests/grader/test_memory.sh tests/grader/test_walls.sh tests/grader/test_words.sh
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
  tests/grader/hostile/forge_prints_page.c \
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
  tests/grader/hostile/sabotage_descriptors.c \
  tests/grader/hostile/sabotage_disk.c \
  tests/grader/hostile/sabotage_exec.c \
  tests/grader/hostile/sabotage_fork_bomb.c \
  tests/grader/hostile/sabotage_ignores_signals.c \
  tests/grader/hostile/sabotage_inodes.c \
  tests/grader/hostile/sabotage_int80.c \
  tests/grader/hostile/sabotage_io_uring.c \
  tests/grader/hostile/sabotage_kill_all.c \
  tests/grader/hostile/sabotage_kill_group.c \
  tests/grader/hostile/sabotage_kill_judge.c \
  tests/grader/hostile/sabotage_kills_itself.c \
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
  tests/grader/hostile/spy_has_include.c \
  tests/grader/hostile/spy_incbin.c \
  tests/grader/hostile/spy_include.c \
  tests/grader/hostile/spy_include_passwd.c \
  tests/grader/hostile/spy_network.c \
  tests/grader/hostile/spy_openat2.c \
  tests/grader/hostile/spy_others.c \
  tests/grader/hostile/spy_proc.c \
  tests/grader/hostile/spy_proc_include.c \
  tests/grader/hostile/spy_solutions.c \
  tests/grader/hostile/spy_unix_socket.c
if SOLUTIONS
if LABGRADE
if !SANITIZERS
# A host with sanitizers must let its children start processes: no wall.
kit_tests += $(grader_tests)
endif
endif
EXTRA_DIST += $(grader_tests) $(hostile_sources) tests/grader/grader.sh \
  tests/grader/odd_files.sh tests/grader/bench.sh tests/grader/overload.sh \
  tests/grader/plain_grade.c
endif

# The hostile submissions once more, behind each kind of wall and with the
# memory pass: minutes, not seconds.
check-hostile: all
	for options in '--confine bubblewrap' '--confine landlock'; do \
	  HOSTILE_OPTIONS="$$options" top_srcdir='$(top_srcdir)' \
	    top_builddir='$(top_builddir)' \
	    $(SHELL) $(srcdir)/tests/grader/test_hostile.sh || exit; \
	done

# Twenty kills of a batch of a hundred.
check-kills: all
	CLASS=100 KILLS=20 top_srcdir='$(top_srcdir)' \
	  top_builddir='$(top_builddir)' \
	  $(SHELL) $(srcdir)/tests/grader/test_batch.sh

# Two hundred right answers on a machine with four times too much to do.
check-overload: all
	top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)' \
	  $(SHELL) $(srcdir)/tests/grader/overload.sh

# The bundles, with the kit in them built.
check-bundles: all
	BUILD=yes top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)' \
	  $(SHELL) $(srcdir)/tests/grader/test_bundle.sh

# Gradings a minute, against a plain loop.
bench-grader: all
	cc='$(CC)' check_cflags='$(CHECK_CFLAGS)' check_libs='$(CHECK_LIBS)' \
	  seccomp_libs='$(SECCOMP_LIBS)' top_srcdir='$(top_srcdir)' \
	  top_builddir='$(top_builddir)' STUDENTS='$(STUDENTS)' \
	  $(SHELL) $(srcdir)/tests/grader/bench.sh
STUDENTS = 200
.PHONY: bench-grader check-bundles check-hostile check-kills check-overload
