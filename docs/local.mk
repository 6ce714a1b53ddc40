# Documents: Markdown here, pages and PDF by make html and make pdf.
EXTRA_DIST += docs/architecture.md docs/rooms.dot \
  docs/student.md docs/figures/rooms.svg docs/pages/links.lua \
  docs/pages/handout docs/pages/handout.awk docs/pages/settings.awk \
  docs/pages/mkpage docs/pages/mkpages docs/pages/mkpdf docs/pages/pages.css

# The figures are committed, so that a reader needs nothing to see them.
figures = docs/figures/maze.svg docs/figures/queens3-all.svg \
  docs/figures/queens5-least-cost.svg docs/figures/queens6-lookahead.svg
if SOLUTIONS
# Students draw the 4-queens trees themselves.
figures += docs/figures/queens4-all.svg docs/figures/queens4-boards.svg \
  docs/figures/queens4-complete.svg docs/figures/queens4-first.svg
endif
EXTRA_DIST += $(figures) docs/figures/mkfigures
figures: all
if SOLUTIONS
	$(SHELL) $(srcdir)/docs/figures/mkfigures solutions/queens $(srcdir) \
	  $(srcdir)/docs/figures
else
	@echo >&2 "make figures needs the solutions: the figures are there already"
endif
.PHONY: figures

mkpages = $(SHELL) $(srcdir)/docs/pages/mkpages

html-local:
	@$(mkpages) html $(srcdir) docs/html
pdf-local:
	@$(mkpages) pdf $(srcdir) docs/html

# Pages ship in the tarball, so that its readers need no pandoc.  And nobody is
# handed a skeleton that earns points.
if SOLUTIONS
dist_gate = check-skeletons
endif
dist_pages = yes
dist-hook: $(dist_gate)
	@if test $(dist_pages) = no; then \
	  :; \
	elif command -v pandoc >/dev/null; then \
	  $(mkpages) html $(srcdir) $(distdir)/docs/html; \
	elif test -d $(srcdir)/docs/html; then \
	  cp -R $(srcdir)/docs/html $(distdir)/docs; \
	else \
	  echo "No pandoc: this tarball has no HTML pages." >&2; \
	fi

# The answer key stays here: anybody may read what is installed.
install-html-local:
	@from=docs/html; test -d $$from || from=$(srcdir)/docs/html; \
	test -d $$from || { from=docs/html; \
	  $(mkpages) html $(srcdir) $$from || exit; }; \
	$(MKDIR_P) "$(DESTDIR)$(htmldir)" && \
	for page in $$from/*.html; do \
	  case $$page in */answers.html) continue ;; esac; \
	  $(INSTALL_DATA) $$page "$(DESTDIR)$(htmldir)" || exit; \
	done

# Not make clean: in a release they are part of the sources.
maintainer-clean-local:
	rm -rf docs/html
