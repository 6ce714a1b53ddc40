# Documents: Markdown here, pages and PDF by make html and make pdf.
EXTRA_DIST += docs/student.md
if SOLUTIONS
EXTRA_DIST += docs/architecture.md docs/points.yml docs/rooms.dot \
  docs/mkspeed docs/pages/handout docs/pages/handout.awk \
  docs/pages/links.lua docs/pages/mkpage docs/pages/mkpages \
  docs/pages/mkpdf docs/pages/pages.css
endif

# The figures are committed, so that a reader needs nothing to see them.
EXTRA_DIST += docs/figures
figures: all
if SOLUTIONS
	$(SHELL) $(srcdir)/docs/figures/mkfigures solutions/queens $(srcdir) \
	  $(srcdir)/docs/figures
else
	@echo >&2 "make figures needs the solutions: the figures are there already"
endif

# The figures of docs/speed.md, in one run that takes minutes (Linux).
speed: all
	$(SHELL) $(srcdir)/docs/mkspeed $(srcdir) solutions/queens
.PHONY: figures speed

# The student release has no pages: a course puts them on its site.
if SOLUTIONS
mkpages = $(SHELL) $(srcdir)/docs/pages/mkpages $(labconf)
else
mkpages = echo >&2 "the student release makes no pages"; false
endif

html-local: $(labconf)
	@$(mkpages) html $(srcdir) docs/html
pdf-local: $(labconf)
	@$(mkpages) pdf $(srcdir) docs/html

# Pages ship in the tarball, so that its readers need no pandoc.  And nobody is
# handed a skeleton that earns points.
dist_pages = yes
if SOLUTIONS
dist-hook: check-skeletons $(labconf)
	@if test $(dist_pages) = no; then \
	  :; \
	elif command -v pandoc >/dev/null; then \
	  $(mkpages) html $(srcdir) $(distdir)/docs/html; \
	elif test -d $(srcdir)/docs/html; then \
	  cp -R $(srcdir)/docs/html $(distdir)/docs; \
	else \
	  echo "No pandoc: this tarball has no HTML pages." >&2; \
	fi
endif

# The answer key stays here: anybody may read what is installed.
install-html-local: $(labconf)
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
