# Documents: Markdown here, pages and PDF by make html and make pdf.
EXTRA_DIST += docs/architecture.md docs/contributing.md docs/rooms.dot \
  docs/student.md docs/figures/rooms.svg docs/pages/links.lua \
  docs/pages/mkpage docs/pages/mkpages docs/pages/mkpdf docs/pages/pages.css

mkpages = $(SHELL) $(srcdir)/docs/pages/mkpages

html-local:
	@$(mkpages) html $(srcdir) docs/html
pdf-local:
	@$(mkpages) pdf $(srcdir) docs/html

# Pages ship in the tarball, so that its readers need no pandoc.
dist-hook:
	@if command -v pandoc >/dev/null; then \
	  $(mkpages) html $(srcdir) $(distdir)/docs/html; \
	elif test -d $(srcdir)/docs/html; then \
	  cp -R $(srcdir)/docs/html $(distdir)/docs; \
	else \
	  echo "No pandoc: this tarball has no HTML pages." >&2; \
	fi

install-html-local:
	@from=docs/html; test -d $$from || from=$(srcdir)/docs/html; \
	test -d $$from || { $(mkpages) html $(srcdir) docs/html; }; \
	$(MKDIR_P) "$(DESTDIR)$(htmldir)" && \
	$(INSTALL_DATA) $$from/*.html "$(DESTDIR)$(htmldir)"

# Not make clean: in a release they are part of the sources.
maintainer-clean-local:
	rm -rf docs/html
