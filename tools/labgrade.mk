# labgrade grades a class.  Its sources are not in the student release, so
# Automake must not look for them there: nodist, and listed for dist only here.
labgrade_sources = \
  tools/labgrade/answer.c tools/labgrade/answer.h \
  tools/labgrade/archive.c tools/labgrade/archive.h \
  tools/labgrade/attempt.c tools/labgrade/attempt.h \
  tools/labgrade/batch.c tools/labgrade/batch.h \
  tools/labgrade/bundle.c \
  tools/labgrade/clusters.c \
  tools/labgrade/collect.c tools/labgrade/collect.h \
  tools/labgrade/concerns.c \
  tools/labgrade/confine.c tools/labgrade/confine.h \
  tools/labgrade/course.c tools/labgrade/course.h \
  tools/labgrade/course_use.c \
  tools/labgrade/csv.c tools/labgrade/csv.h \
  tools/labgrade/export.c tools/labgrade/export.h \
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
  tools/labgrade/undertaker.c tools/labgrade/undertaker.h \
  tools/labgrade/utf8.c tools/labgrade/utf8.h \
  tools/labgrade/words.c tools/labgrade/words.h
labjail_sources = tools/labgrade/jail.c \
  tools/labgrade/landlock.c tools/labgrade/landlock.h

if LABGRADE
bin_PROGRAMS += labgrade
noinst_PROGRAMS += labjail
man_MANS += docs/man/labgrade.1

# What it grades with is installed at the same places as in the trees.
install-exec-local:
	$(SHELL) $(srcdir)/tools/labgrade/install-kit $(srcdir) . \
	  "$(DESTDIR)$(pkglibexecdir)"
endif
labgrade_SOURCES =
nodist_labgrade_SOURCES = $(labgrade_sources)
labgrade_CPPFLAGS = $(AM_CPPFLAGS) -DKIT_SOURCE='"$(abs_top_srcdir)"' \
  -DKIT_BUILD='"$(abs_top_builddir)"' \
  -DKIT_INSTALLED='"$(pkglibexecdir)"'
labgrade_CFLAGS = $(AM_CFLAGS) $(LABGRADE_CFLAGS)
labgrade_LDADD = tests/harness/libjudge.a $(LABGRADE_LIBS) $(SECCOMP_LIBS)
labjail_SOURCES =
nodist_labjail_SOURCES = $(labjail_sources)

if SOLUTIONS
EXTRA_DIST += $(labgrade_sources) $(labjail_sources) \
  docs/man/labgrade.1 tools/labgrade/probe_plugin.c tools/labgrade/mkbundle \
  tools/labgrade/install-kit tools/labgrade/labgrade.bash \
  tools/labgrade/bundle-gradescope/run_autograder \
  tools/labgrade/bundle-gradescope/setup.sh \
  tools/labgrade/bundle-vpl/queenslab.sh \
  tools/labgrade/bundle-vpl/vpl_evaluate.sh \
  tools/labgrade/bundle-vpl/vpl_run.sh
endif
