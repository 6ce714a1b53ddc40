# What the programs share: how they speak, files, processes, clocks.
noinst_LIBRARIES += tools/base/libbase.a
tools_base_libbase_a_SOURCES = \
  tools/base/argv.c tools/base/argv.h tools/base/clock.c tools/base/clock.h \
  tools/base/course.c tools/base/course.h \
  tools/base/exit_status.h tools/base/file.c tools/base/file.h \
  tools/base/lab_list.c tools/base/lab_list.h \
  tools/base/must.c tools/base/must.h \
  tools/base/orphans.c tools/base/orphans.h \
  tools/base/output_file.c tools/base/output_file.h \
  tools/base/process.c tools/base/process.h tools/base/say.c tools/base/say.h \
  tools/base/rounds.c tools/base/rounds.h \
  tools/base/setting.c tools/base/setting.h
EXTRA_DIST += tools/base/exit-status
