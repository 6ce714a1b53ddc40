# The step-through page, tried in a browser.
kit_programs += tests/page/pages
tests_page_pages_LDADD = $(lib_test_ldadd)
kit_tests += tests/page/page.sh
EXTRA_DIST += tests/page/page.sh tests/page/browser.js tests/page/test_page.js
