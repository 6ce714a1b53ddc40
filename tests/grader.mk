# The tests of labgrade: they need the solutions and the grader.
grader_tests = tests/grader/test_adjust.sh tests/grader/test_batch.sh tests/grader/test_bundle.sh \
  tests/grader/test_git.sh tests/grader/test_grade.sh \
  tests/grader/test_hostile.sh tests/grader/test_layouts.sh \
  tests/grader/test_memory.sh tests/grader/test_names.sh \
  tests/grader/test_pictures.sh \
  tests/grader/test_shards.sh tests/grader/test_similar.sh \
  tests/grader/test_trust.sh tests/grader/test_walls.sh \
  tests/grader/test_words.sh
hostile_sources = \
  tests/grader/hostile/bomb_array.c \
  tests/grader/hostile/bomb_dev_zero.c \
  tests/grader/hostile/bomb_errors.c \
  tests/grader/hostile/bomb_incbin_zero.c \
  tests/grader/hostile/bomb_include_itself.c \
  tests/grader/hostile/bomb_macro.c \
  tests/grader/hostile/bomb_own_pipe.c \
  tests/grader/hostile/bomb_rept.c \
  tests/grader/hostile/bomb_stdin.c \
  tests/grader/hostile/forge__exit_constructor.c \
  tests/grader/hostile/forge_calls_symbols.c \
  tests/grader/hostile/forge_closes_all.c \
  tests/grader/hostile/forge_debug_link.c \
  tests/grader/hostile/forge_exit_constructor.c \
  tests/grader/hostile/forge_exit_handler.c \
  tests/grader/hostile/forge_exit_in_function.c \
  tests/grader/hostile/forge_floods_socket.c \
  tests/grader/hostile/forge_getenv.c \
  tests/grader/hostile/forge_line.c \
  tests/grader/hostile/forge_line_crash.c \
  tests/grader/hostile/forge_loads_tests.c \
  tests/grader/hostile/forge_longjmp.c \
  tests/grader/hostile/forge_overrides_libboard.c \
  tests/grader/hostile/forge_overrides_serve.c \
  tests/grader/hostile/forge_passes_descriptors.c \
  tests/grader/hostile/forge_patches_host.c \
  tests/grader/hostile/forge_prints_page.c \
  tests/grader/hostile/forge_prints_report.c \
  tests/grader/hostile/forge_reply_record.c \
  tests/grader/hostile/forge_shared_memory.c \
  tests/grader/hostile/forge_steals_question.c \
  tests/grader/hostile/forge_todo.c \
  tests/grader/hostile/link_ifunc.c \
  tests/grader/hostile/link_init_array.c \
  tests/grader/hostile/link_missing_escape.c \
  tests/grader/hostile/link_missing_symbol.c \
  tests/grader/hostile/link_variable.c \
  tests/grader/hostile/link_weak_alias.c \
  tests/grader/hostile/sabotage_clone.c \
  tests/grader/hostile/sabotage_clone3.c \
  tests/grader/hostile/sabotage_descriptors.c \
  tests/grader/hostile/sabotage_disk.c \
  tests/grader/hostile/sabotage_doors.c \
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
  tests/grader/hostile/sabotage_others_limits.c \
  tests/grader/hostile/sabotage_output.c \
  tests/grader/hostile/sabotage_owner.c \
  tests/grader/hostile/sabotage_ptrace.c \
  tests/grader/hostile/sabotage_rlimits.c \
  tests/grader/hostile/sabotage_session.c \
  tests/grader/hostile/sabotage_signals.c \
  tests/grader/hostile/sabotage_sleeps.c \
  tests/grader/hostile/sabotage_sleeps_loading.c \
  tests/grader/hostile/sabotage_stops_itself.c \
  tests/grader/hostile/sabotage_system.c \
  tests/grader/hostile/sabotage_threads.c \
  tests/grader/hostile/sabotage_unloading.c \
  tests/grader/hostile/sabotage_vfork.c \
  tests/grader/hostile/spy_fd_links.c \
  tests/grader/hostile/spy_has_include.c \
  tests/grader/hostile/spy_incbin.c \
  tests/grader/hostile/spy_incbin_tests.c \
  tests/grader/hostile/spy_include.c \
  tests/grader/hostile/spy_include_passwd.c \
  tests/grader/hostile/spy_network.c \
  tests/grader/hostile/spy_openat2.c \
  tests/grader/hostile/spy_others.c \
  tests/grader/hostile/spy_proc.c \
  tests/grader/hostile/spy_proc_include.c \
  tests/grader/hostile/spy_proc_ways.c \
  tests/grader/hostile/spy_solutions.c \
  tests/grader/hostile/spy_unix_socket.c
# (Of all logs: make would begin those that wait for it last.)
$(TEST_LOGS): logs/walls
logs/walls: run-again
	@$(MKDIR_P) logs; ./labgrade layers >$@ 2>&1; echo $$? >>$@
if SOLUTIONS
if LABGRADE
if !SANITIZERS
# A host with sanitizers must let its children start processes: no wall.
long_tests += $(grader_tests)
endif
endif
EXTRA_DIST += $(grader_tests) $(hostile_sources) tests/grader/grader.sh \
  tests/grader/no_compiler.c tests/grader/odd_files.sh tests/grader/zip.pl \
  tests/grader/schema.pl tests/grader/slurm.sh \
  tests/grader/bench.sh tests/grader/dawdlers.sh tests/grader/overload.sh \
  tests/grader/plain_grade.c tests/grader/similar_class.pl \
  tests/grader/similar/01-safe-check.txt \
  tests/grader/similar/02-backtracking.txt \
  tests/grader/similar/04-rat-in-a-maze.txt
endif

# Hostile submissions, attacks on the memory pass, and names, archives and folders
# that are not to be trusted, once more behind each kind of wall, as root and as
# an ordinary user: minutes, not seconds.
check-hostile: all
	for walls in bubblewrap landlock; do \
	  for user in `test \`id -u\` != 0 || echo root` ordinary; do \
	    for name in hostile memory trust; do \
	      echo "$$name, behind $$walls, as $$user:"; \
	      GRADER_WALLS=$$walls GRADER_USER=$$user \
	        top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)' \
	        $(SHELL) $(srcdir)/tests/grader/test_$$name.sh || exit; \
	    done; \
	  done; \
	done

# One in ten dawdles: that must not cost the others their evening.
check-dawdlers: all
	top_srcdir='$(top_srcdir)' top_builddir='$(top_builddir)' \
	  STUDENTS='$(STUDENTS)' $(SHELL) $(srcdir)/tests/grader/dawdlers.sh

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

# Twenty copies among two hundred: how many are found, how many are not copies?
check-similar: all
	STRANGERS=180 COPIES=20 SEED='$(SEED)' top_srcdir='$(top_srcdir)' \
	  top_builddir='$(top_builddir)' \
	  $(SHELL) $(srcdir)/tests/grader/test_similar.sh
SEED = 1

# A class on a real Slurm, two nodes on this machine, and by GNU parallel.
check-slurm: all
	CLASS='$(CLASS)' KILL='$(KILL)' top_srcdir='$(top_srcdir)' \
	  top_builddir='$(top_builddir)' $(SHELL) $(srcdir)/tests/grader/slurm.sh
CLASS = 200
KILL = yes

# Gradings a minute, against a plain loop.
bench-grader: all
	cc='$(CC)' check_cflags='$(CHECK_CFLAGS)' check_libs='$(CHECK_LIBS)' \
	  top_srcdir='$(top_srcdir)' \
	  top_builddir='$(top_builddir)' STUDENTS='$(STUDENTS)' \
	  $(SHELL) $(srcdir)/tests/grader/bench.sh
STUDENTS = 200
.PHONY: bench-grader check-bundles check-dawdlers check-hostile check-kills check-overload \
  check-similar check-slurm
