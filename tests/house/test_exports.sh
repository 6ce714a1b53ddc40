#!/bin/sh
# test_exports.sh - the shared library exports what its headers declare, and
# the host holds no solutions.
# SPDX-License-Identifier: MIT
#
# No more and no less: what is not declared in an installed header is nobody's
# business, and what is declared must be there.
set -u
library=lib/.libs/libboard.so
test -f $library || { echo "no shared library was built"; exit 77; }
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
failed=0
LC_ALL=C
export LC_ALL

# The headers that make installs: the list is in lib/local.mk.
headers=$(sed -n '/^libboard_headers/,/[^\\]$/p' "$srcdir/lib/local.mk" |
    tr ' ' '\n' | sed -n 's|^lib/.*\.h$|'"$srcdir"'/&|p')
test -n "$headers" || { echo "no headers in lib/local.mk"; exit 99; }

cat $headers | awk -f "$srcdir/lib/declared.awk" |
    sort > "$scratch/declared"
${NM-nm} -D --defined-only $library | awk '{ print $NF }' |
    sed 's/@.*//' | sort > "$scratch/exported"
test -s "$scratch/exported" || { echo "no symbols in $library"; exit 99; }

# compare DECLARED EXPORTED: are both lists the same?
compare() {
    comm -23 "$1" "$2" | sed 's/$/ is declared but not exported/'
    comm -13 "$1" "$2" | sed 's/$/ is exported but not declared/'
    cmp -s "$1" "$2"
}

compare "$scratch/declared" "$scratch/exported" || failed=1
echo "$(wc -l < "$scratch/exported") functions"

# The host, which code under test can look into, knows no solutions.
${NM-nm} tools/judge/labhost > "$scratch/host" || exit 99
grep -q ' serve_find$' "$scratch/host" || { echo "no symbols"; exit 99; }
if grep ' \(board_guide\|maze_guide\|solutions\|oracle\)_' "$scratch/host"; then
    echo "these are in the host"
    failed=1
fi

# A function too many on either side must be found.
{ cat "$scratch/declared"; echo zzz_planted; } > "$scratch/more"
if compare "$scratch/more" "$scratch/declared" > "$scratch/out" ||
    ! grep -q "zzz_planted is declared but" "$scratch/out"; then
    echo "not found: a function that is only declared"
    failed=1
fi
if compare "$scratch/declared" "$scratch/more" > "$scratch/out" ||
    ! grep -q "zzz_planted is exported but" "$scratch/out"; then
    echo "not found: a function that is only exported"
    failed=1
fi

# So must every kind of declaration that the headers use.
cat > "$scratch/planted.h" <<'END'
#define MACRO(x) other(x)
/* not_this(int); */
struct s { int field; };
typedef bool type(int x);
int one_a(void);
struct s *two_b(int x,
                void (*f)(int));
_Noreturn void three_c(const char *s);
__attribute__((format(printf, 1, 2), cold))
int
four_d(const char *format, ...);
END
awk -f "$srcdir/lib/declared.awk" "$scratch/planted.h" |
    tr '\n' ' ' > "$scratch/names"
test "$(cat "$scratch/names")" = "one_a two_b three_c four_d " ||
    { echo "found in the planted header: $(cat "$scratch/names")"; failed=1; }
exit $failed
