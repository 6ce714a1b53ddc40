#!/bin/sh
# test_labs_listed.sh - the Makefile knows every file of the labs' folders.
# SPDX-License-Identifier: MIT
set -eu
: "${srcdir:?}"
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
sh "$srcdir/tools/labs/mkfragment" "$srcdir" "$work/labs.mk"
diff "$srcdir/build-aux/labs.mk" "$work/labs.mk" || {
    echo "A file was added to a lab, or went: run ./bootstrap."
    exit 1
}
