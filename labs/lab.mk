# lab.mk - what "make" can do for a student, in labs/ and in a lab's folder;
# in the student release also at the top.
# SPDX-License-Identifier: MIT
top := $(dir $(lastword $(MAKEFILE_LIST)))..
labcheck = $(top)/tools/judge/labcheck
export TEST SEED ID TIMEOUT N V FILE OPEN

ifeq ($(wildcard $(top)/Makefile),)
$(error The kit is not built yet: run ./bootstrap at its top first)
endif
built := $(shell sed -n 's/^abs_top_builddir = //p' $(top)/Makefile)
ifneq ($(if $(built),$(shell test '$(built)' -ef $(top) || echo moved)),)
$(error The kit was moved or copied: it was built in $(built). \
Run ./bootstrap at its top once more)
endif

help:
	@$(top)/tools/judge/labcheck help

# GNU make ends a failed recipe with a complaint of its own, which would stand
# below the score.  So the check runs while make reads verdict.mk, which is
# made anew each time and says what the exit status is to be: "-q" makes make
# end with status 1 and no word.
ifneq ($(filter check,$(MAKECMDGOALS)),)
verdict := $(top)/labs/verdict.mk
ifndef MAKE_RESTARTS
$(verdict): FORCE
	@if MAKE='$(MAKE)' $(labcheck) check $(LABS); then : >$@; \
	 else echo 'MAKEFLAGS += -q' >$@; fi
FORCE:
endif
include $(verdict)
endif
check:
	@:

hint debug handin tree play:
	@MAKE='$(MAKE)' $(labcheck) $@ $(LABS)

reset:
	@$(labcheck) reset $(LABS)

watch:
	@$(labcheck) watch $(LABS)

.PHONY: help check hint debug handin reset watch tree play FORCE
