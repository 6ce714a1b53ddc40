#!/bin/sh
# test_targets.sh - every make target is told of and run by somebody.
# SPDX-License-Identifier: MIT
#
# The table in docs/contributing.md has a row for each target that a .PHONY line
# names: what is in it, and who runs it.
set -u
: "${srcdir:?}"
cd "$srcdir" || exit 99
[ -f .ci/run ] || { echo "SKIPPED: this is no clone"; exit 77; }
table=docs/contributing.md
failed=0
fail() { echo "$*"; failed=1; }

# The targets of the Makefile.  labs/lab.mk is the students'; "make help" tells
# of its targets.
targets() {
    cat Makefile.am $(find lib labs tools docs tests -name '*.mk' \
        ! -path labs/lab.mk) |
        awk '/^\.PHONY:/ { inside = 1; sub(/^\.PHONY:/, "") }
             inside { n = split($0, word)
                      for (i = 1; i <= n; i++)
                          if (word[i] != "\\") print word[i]
                      inside = $0 ~ /\\$/ }' | sort -u
}

# Those that only other targets use.
is_inner() {
    case $1 in
    install-completion | judges | labs-given | labs/plugins | run-again) return 0 ;;
    esac
    return 1
}

# What "make check-slow" runs, and what runs because of that.
slow=" check-slow bench-tree $(sed -n '/^slow_checks/,/[^\\]$/p' tests/local.mk |
    sed 's/^slow_checks = //' | tr '\\\n' '  ') "

# check_row TARGET BY: is TARGET run by BY?
check_row() {
    case $2 in
    ci)
        grep -q "make.* $1\b" .ci/run ||
            { [ "$1" = dist-student ] && grep -q distcheck-student .ci/run; } ||
            fail "$1: not in .ci/run"
        ;;
    slow)
        case $slow in
        *" $1 "*) ;;
        *) fail "$1: not in slow_checks of tests/local.mk" ;;
        esac
        ;;
    hand) ;;
    *) fail "$1: run by nobody" ;;
    esac
}

for target in $(targets); do
    ! is_inner "$target" || continue
    by=$(sed -n "s/^| \`$target\` | .* | \([a-z]*\) |\$/\1/p" $table)
    check_row "$target" "$by"
done
for row in $(sed -n 's/^| `\([a-z_.-]*\)` | .* | [a-z]* |$/\1/p' $table); do
    targets | grep -qx -e "$row" || fail "$table: there is no target $row"
done
[ "$(targets | wc -l)" -gt 15 ] || fail "the targets were not found"
grep -q 'make check-slow' .github/workflows/slow.yml ||
    fail "nobody runs check-slow"
exit $failed
