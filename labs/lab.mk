# lab.mk - what "make" can do for a student, in labs/ and in a lab's folder;
# in the student release also at the top.
# SPDX-License-Identifier: MIT
top := $(dir $(lastword $(MAKEFILE_LIST)))..
labcheck = $(top)/tests/harness/labcheck
export TEST SEED ID TIMEOUT N

ifeq ($(wildcard $(top)/Makefile),)
$(error The kit is not built yet: run ./bootstrap at its top first)
endif

help:
	@$(top)/tests/harness/labcheck help

# GNU make ends a failed recipe with a complaint of its own, which would stand
# below the score.  So the check runs while make reads verdict.mk, which is
# made anew each time and says what the exit status is to be: "-q" makes make
# end with status 1 and no word.
ifneq ($(filter check,$(MAKECMDGOALS)),)
verdict := $(top)/labs/verdict.mk
ifndef MAKE_RESTARTS
$(verdict): FORCE
	@$(MAKE) -s --no-print-directory -C $(top) harness
	@if $(labcheck) check $(LABS); then : >$@; \
	 else echo 'MAKEFLAGS += -q' >$@; fi
FORCE:
endif
include $(verdict)
endif
check:
	@:

hint debug handin:
	@$(MAKE) -s --no-print-directory -C $(top) harness
	@$(labcheck) $@ $(LABS)

watch:
	@$(labcheck) watch $(LABS)

tree:
	@$(labcheck) tree $(LABS)

.PHONY: help check hint debug handin watch tree FORCE
