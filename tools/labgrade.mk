# labgrade grades a class.  The student release lacks this file.  In the order
# of the data: what was handed in, what is known about it, how it is graded, what
# comes of it, in whose form.
labgrade_sources = \
  tools/labgrade/main.c tools/labgrade/grade_command.c \
  tools/labgrade/grade_command.h tools/labgrade/labgrade_commands.h \
  tools/labgrade/intake/grade_options.c \
  tools/labgrade/intake/grade_options.h tools/labgrade/session.c \
  tools/labgrade/session.h tools/labgrade/bundle.c tools/labgrade/layers.c \
  tools/labgrade/report_command.c tools/labgrade/report_command.h \
  tools/labgrade/run_command.c tools/labgrade/similar_command.c \
  tools/labgrade/intake/intake.c tools/labgrade/intake/handin_name.c \
  tools/labgrade/intake/handin_name.h tools/labgrade/intake/archive.c \
  tools/labgrade/intake/archive.h tools/labgrade/intake/roll.c \
  tools/labgrade/intake/roll.h tools/labgrade/intake/text_index.c \
  tools/labgrade/intake/text_index.h tools/labgrade/intake/roster.c \
  tools/labgrade/intake/roster.h tools/labgrade/intake/collect.c \
  tools/labgrade/intake/collect.h tools/labgrade/intake/repository.c \
  tools/labgrade/intake/repository.h tools/labgrade/intake/answer.c \
  tools/labgrade/intake/answer.h tools/labgrade/intake/sha256.c \
  tools/labgrade/intake/sha256.h \
  tools/labgrade/record/adjustment.c tools/labgrade/record/adjustment.h \
  tools/labgrade/record/class_list.c tools/labgrade/record/class_list.h \
  tools/labgrade/record/reveal.c tools/labgrade/record/reveal.h \
  tools/labgrade/record/late.c \
  tools/labgrade/record/late.h tools/labgrade/record/record.c \
  tools/labgrade/record/record.h tools/labgrade/record/record_json.c \
  tools/labgrade/record/source.c tools/labgrade/record/source.h \
  tools/labgrade/intake/student_text.c tools/labgrade/intake/student_text.h \
  tools/labgrade/run/probe.c tools/labgrade/run/probe.h \
  tools/labgrade/run/class_run.c tools/labgrade/run/class_run.h \
  tools/labgrade/run/attempt.c tools/labgrade/run/attempt.h \
  tools/labgrade/run/fingerprint.c tools/labgrade/run/fingerprint.h \
  tools/labgrade/run/grading.c tools/labgrade/run/grading.h \
  tools/labgrade/run/job.c tools/labgrade/run/job.h \
  tools/labgrade/run/journal.c tools/labgrade/run/journal.h \
  tools/labgrade/run/progress.c tools/labgrade/run/progress.h \
  tools/labgrade/run/regrade.c tools/labgrade/run/regrade.h \
  tools/labgrade/report/grades.c tools/labgrade/report/grades.h \
  tools/labgrade/report/overview.c tools/labgrade/report/overview.h \
  tools/labgrade/report/heat_map.c tools/labgrade/report/concerns.c \
  tools/labgrade/report/clusters.c tools/labgrade/report/twins.c \
  tools/labgrade/report/feedback.c tools/labgrade/report/feedback.h \
  tools/labgrade/report/html.c tools/labgrade/report/html.h \
  tools/labgrade/report/play_page.c tools/labgrade/report/play_page.h \
  tools/labgrade/similar/tokens.c tools/labgrade/similar/tokens.h \
  tools/labgrade/similar/sim.c tools/labgrade/similar/sim.h \
  tools/labgrade/similar/likeness.c tools/labgrade/similar/likeness.h \
  tools/labgrade/similar/groups.c tools/labgrade/similar/groups.h \
  tools/labgrade/similar/similar_page.c \
  tools/labgrade/similar/similar_page.h \
  tools/labgrade/intake/csv.c tools/labgrade/intake/csv.h \
  tools/labgrade/school/school.c tools/labgrade/school/school.h \
  tools/labgrade/school/export.c tools/labgrade/school/export.h \
  tools/labgrade/school/format.c tools/labgrade/school/format.h \
  tools/labgrade/school/figure_svg.c tools/labgrade/school/figure_svg.h \
  tools/labgrade/school/junit.c tools/labgrade/school/junit.h

if LABGRADE
bin_PROGRAMS += labgrade
man_MANS += docs/man/labgrade.1
endif
labgrade_SOURCES = $(labgrade_sources)
labgrade_CPPFLAGS = $(AM_CPPFLAGS) $(kit_places)
labgrade_CFLAGS = $(AM_CFLAGS) $(LABGRADE_CFLAGS)
labgrade_LDADD = $(judge_libraries) lib/libboard.a $(LABGRADE_LIBS) -lm

bundles = tools/labgrade/school
bundle_files = \
  $(bundles)/bundle-all/build.sh $(bundles)/bundle-all/grade.sh \
  $(bundles)/bundle-autolab/autograde-Makefile $(bundles)/bundle-autolab/run.sh \
  $(bundles)/bundle-classroom50/autograder.py \
  $(bundles)/bundle-classroom50/runtime.json \
  $(bundles)/bundle-gradescope/run_autograder \
  $(bundles)/bundle-gradescope/setup.sh \
  $(bundles)/bundle-prairielearn/Dockerfile \
  $(bundles)/bundle-prairielearn/info.json \
  $(bundles)/bundle-prairielearn/question.html \
  $(bundles)/bundle-prairielearn/run.sh \
  $(bundles)/bundle-vpl/queenslab.sh $(bundles)/bundle-vpl/vpl_evaluate.sh \
  $(bundles)/bundle-vpl/vpl_run.sh

if SOLUTIONS
EXTRA_DIST += tools/judge/walls/probe_plugin.c \
  docs/man/labgrade.1 \
  tools/labgrade/school/mkbundle \
  tools/labgrade/demo-class tools/labgrade/install-kit tools/labgrade/labgrade.bash \
  $(bundle_files)
endif

# A class to try the grader on.
demo-class:
	$(SHELL) $(srcdir)/tools/labgrade/demo-class $(srcdir) demo-class \
	  '$(STUDENTS_DEMO)'
STUDENTS_DEMO = 20
.PHONY: demo-class
