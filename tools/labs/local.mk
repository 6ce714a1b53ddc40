# What is made of each lab's header, so that nobody writes it by hand: proxies,
# which suites and queens call, and dispatch, the other end of them in the host.
# The lists come from the labs' folders (mkfragment).
noinst_LIBRARIES += tools/labs/libproxies.a
tools_labs_libproxies_a_SOURCES =
nodist_tools_labs_libproxies_a_SOURCES = $(lab_proxies)

transport = tools/labs/transport.awk
mktransport = $(AM_V_GEN)$(MKDIR_P) tools/labs && LC_ALL=C $(AWK) \
  -f $(srcdir)/$(transport)
lab_table = tools/labs/serve_labs_table.c
$(lab_table): Makefile
	$(AM_V_GEN)$(MKDIR_P) tools/labs && { \
	echo '#include "tools/judge/host/serve.h"'; \
	for stem in $(lab_stems); do \
	  echo "extern const struct serve_lab serve_$$stem;"; \
	done; \
	echo 'const struct serve_lab *const serve_labs[] = {'; \
	for stem in $(lab_stems); do echo "    &serve_$$stem,"; done; \
	echo '    NULL,'; echo '};'; } >$@-new && mv $@-new $@
# What the labs offer queens.
searches = tools/labs/searches.awk
tools/labs/searches.c: $(searches) labs/labs.txt $(lab_searches) Makefile
	$(AM_V_GEN)$(MKDIR_P) tools/labs && cd $(srcdir) && LC_ALL=C $(AWK) \
	  -f $(searches) labs/labs.txt $(lab_searches) \
	  >$(abs_top_builddir)/$@-new
	@mv $@-new $@
CLEANFILES += $(lab_proxies) $(lab_dispatches) $(lab_table) \
  tools/labs/searches.c
EXTRA_DIST += $(transport) $(searches) tools/labs/mkfragment

# make new-lab NAME=09-knights
if SOLUTIONS
template = tools/labs/template
EXTRA_DIST += tools/labs/new-lab $(template)/answers.in $(template)/cheat.in \
  $(template)/handout.in $(template)/header.in $(template)/mutant.in \
  $(template)/other.in $(template)/skeleton.in $(template)/solution.in \
  $(template)/suite.in
new-lab:
	@$(SHELL) $(srcdir)/tools/labs/new-lab $(srcdir) '$(NAME)'
# Begin a lab in a copy of the kit, and take it through all programs.
check-new-lab: all
	$(MAKE) $(AM_MAKEFLAGS) distdir dist_pages=no
	$(SHELL) $(srcdir)/tests/house/new_lab.sh $(distdir)
endif
.PHONY: check-new-lab new-lab
