# The walls around graded code, and queens --code, which needs them.  The student
# release lacks both; mkfragment includes this where it is.
AM_CPPFLAGS += -DHAVE_WALLS
wall_sources += \
  tools/judge/walls/compile.c tools/judge/walls/compile.h \
  tools/judge/walls/confine.c tools/judge/walls/confine.h \
  tools/judge/walls/orphan_guard.c tools/judge/walls/orphan_guard.h \
  tools/judge/walls/stage.c tools/judge/walls/stage.h
code_sources += tools/queens/run/code.c

# What confines a program where there is no bubblewrap, and limits it where
# there is.
noinst_PROGRAMS += labjail
labjail_SOURCES = tools/judge/walls/jail.c $(wire_sources)
nodist_labjail_SOURCES = $(wire_made)
labjail_LDADD = tools/base/libbase.a
