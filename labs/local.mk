# The labs: what a student edits.
EXTRA_DIST += labs/Makefile labs/lab.mk labs/release.mk labs/labs.txt \
  $(lab_files)

# What students are given is kept, for make reset: as it is when it is built
# first.
all-local: labs-given
labs-given:
	@for file in $(lab_given) $(libboard_headers); do \
	  case $$file in lib/*/*) continue ;; esac; \
	  folder=$${file%/*}; to=labs/.given/$${folder##*/}; \
	  test -f $$to/$${file##*/} || \
	    { mkdir -p $$to && cp -p $(srcdir)/$$file $$to; } || exit; \
	done
.PHONY: labs-given
lab_given = $(filter labs/%.c labs/%.h labs/%.txt,$(lab_files))

# What labcheck and queens leave behind.
clean-local:
	rm -rf labs/*/.check logs
	rm -f labs/*/*.o solutions/*/*.o
	rm -f labs/verdict.mk labs/debug.gdb labs/*/tree*.svg
# In a build folder the labs' Makefiles are links that configure made.
distclean-local:
	rm -rf labs/.given
	test -f labs/labs.txt || rm -f labs/*/Makefile
