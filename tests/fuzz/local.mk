# Made-up texts for the parsers: tried again by make check, found by make fuzz.
kit_programs += tests/fuzz/replay
tests_fuzz_replay_SOURCES = tests/fuzz/fuzz_parse.c tests/fuzz/replay.c
tests_fuzz_replay_LDADD = lib/libboard.a
kit_tests += tests/fuzz/replay_corpus.sh
EXTRA_DIST += tests/fuzz/replay_corpus.sh tests/fuzz/corpus

# For maintainers: needs clang, and keeps what it finds in tests/fuzz/found/
# of the build tree.  To merge it into the corpus: make fuzz-merge.
FUZZ_CC = clang
FUZZ_SECONDS = 60
FUZZ_FLAGS = -g -O1 -fsanitize=fuzzer,address,undefined \
  -fno-sanitize-recover=all

tests/fuzz/fuzzer: $(srcdir)/tests/fuzz/fuzz_parse.c lib/libboard.a
	@$(FUZZ_CC) --version >/dev/null 2>&1 || { echo >&2 \
	  "make fuzz needs clang with libFuzzer: install it or set FUZZ_CC"; \
	  exit 1; }
	$(AM_V_CCLD)$(FUZZ_CC) $(AM_CPPFLAGS) $(CPPFLAGS) $(AM_CFLAGS) \
	  $(FUZZ_FLAGS) -o $@ $(srcdir)/tests/fuzz/fuzz_parse.c \
	  `find $(srcdir)/lib -name "*.c"`

fuzz: tests/fuzz/fuzzer
	$(MKDIR_P) tests/fuzz/found
	tests/fuzz/fuzzer -max_total_time=$(FUZZ_SECONDS) -max_len=8192 \
	  -artifact_prefix=tests/fuzz/ -print_final_stats=1 \
	  tests/fuzz/found $(srcdir)/tests/fuzz/corpus

fuzz-merge: tests/fuzz/fuzzer
	tests/fuzz/fuzzer -merge=1 $(srcdir)/tests/fuzz/corpus tests/fuzz/found

.PHONY: fuzz fuzz-merge
CLEANFILES += tests/fuzz/fuzzer tests/fuzz/found/*
