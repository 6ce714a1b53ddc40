# The step-through page, tried in a browser.
kit_programs += tests/page/pages
tests_page_pages_LDADD = $(marks_test_ldadd)
long_tests += tests/page/page.sh
EXTRA_DIST += tests/page/page.sh tests/page/browser.js tests/page/reader.js \
  tests/page/test_page.js tests/page/try_access.js tests/page/try_predict.js
