#!/bin/sh
# page.sh - does the step-through page work in a browser?
# SPDX-License-Identifier: MIT
#
# Needs Chromium (CHROMIUM names another one) and Node.js; skipped where they
# are missing.
set -eu
chromium=${CHROMIUM-chromium}
for program in "$chromium" node; do
    if ! command -v "$program" >/dev/null 2>&1; then
        echo "no $program here: the page was not tried in a browser"
        exit 77
    fi
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
./tests/page/pages "$work"
HOME=$work node "${srcdir-.}/tests/page/test_page.js" "$chromium" "$work"
