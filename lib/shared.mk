# The shared library: it exports what its installed headers declare.
lib_LTLIBRARIES = lib/libboard.la
lib_libboard_la_SOURCES = $(lib_libboard_a_SOURCES)
nodist_lib_libboard_la_SOURCES = $(player_assets)
lib_libboard_la_CFLAGS = $(AM_CFLAGS)
lib_libboard_la_LDFLAGS = -no-undefined -version-info 0:0:0 \
  -export-symbols lib/libboard.sym
lib_libboard_la_DEPENDENCIES = lib/libboard.sym
$(page)/libboard_la-player.lo: $(player_assets)

lib/libboard.sym: $(libboard_headers) lib/declared.awk
	$(AM_V_GEN)cd $(srcdir) && cat $(libboard_headers) | \
	  LC_ALL=C $(AWK) -f lib/declared.awk | sort >$(abs_builddir)/$@
pkgconfigdir = $(libdir)/pkgconfig
pkgconfig_DATA = lib/libboard.pc
EXTRA_DIST += lib/declared.awk
CLEANFILES += lib/libboard.sym

# Programs need no libtool: they link libboard.a.
LINK = $(CCLD) $(AM_CFLAGS) $(CFLAGS) $(AM_LDFLAGS) $(LDFLAGS) -o $@
