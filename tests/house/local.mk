# The rules of the house: who may include whom, what the library exports, how
# much is tested.
house_tests = tests/house/test_bootstrap.sh tests/house/test_course.sh \
  tests/house/test_examples.sh \
  tests/house/test_handouts.sh tests/house/test_includes.sh \
  tests/house/test_labs_complete.sh tests/house/test_labs_listed.sh \
  tests/house/test_mistakes.sh tests/house/test_exports.sh \
  tests/house/test_rooms.sh tests/house/test_targets.sh \
  tests/house/test_transport.sh
kit_tests += $(house_tests)
EXTRA_DIST += $(house_tests) tests/house/includes.sh \
  tests/house/examples.awk tests/house/examples.txt \
  tests/house/coverage.sh tests/house/new_lab.sh \
  tests/house/installed.sh tests/house/installed.c \
  tests/house/compile_commands.sh

# After make install: programs outside the kit can use the library.
installcheck-local:
	srcdir='$(srcdir)' CC='$(CC)' CFLAGS='$(AM_CFLAGS) $(CFLAGS)' \
	  PKG_CONFIG='$(PKG_CONFIG)' sh $(srcdir)/tests/house/installed.sh \
	  '$(DESTDIR)' '$(libdir)' '$(includedir)' '$(bindir)'

# For maintainers: the lines of lib/ that its own unit tests run.  Those of
# require.c do not show: gcov loses what a program does before it aborts.
COVERAGE_MINIMUM = 95
coverage:
if COVERAGE
	find lib -name "*.gcda" -exec rm -f {} +
	$(MAKE) $(AM_MAKEFLAGS) $(lib_tests)
	$(MAKE) $(AM_MAKEFLAGS) check-TESTS TESTS='$(lib_tests)'
	sh $(srcdir)/tests/house/coverage.sh $(COVERAGE_MINIMUM)
else
	@echo >&2 "make coverage: run configure with --enable-coverage first"
	@exit 1
endif
.PHONY: coverage

# For editors.
compile_commands.json:
	$(SHELL) $(srcdir)/tests/house/compile_commands.sh $(srcdir) . \
	  $(CC) $(AM_CFLAGS) $(CHECK_CFLAGS) >$@.new && mv $@.new $@
.PHONY: compile_commands.json
