#!/bin/sh
# test_transport.sh - what transport.awk carries, and what it refuses.
# SPDX-License-Identifier: MIT
#
# That the labs' own functions are carried rightly, their suites show.
set -u
: "${srcdir:?}"
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
failed=0
fail() { echo "$*"; failed=1; }
mkdir -p "$work/labs/07-odd"
header=$work/labs/07-odd/odd.h

# make SIDE PROTOTYPE: what is made of a header with it.
make() {
    printf '/* odd.h */\n#include "lib/board.h"\n%s;\n' "$2" >"$header"
    LC_ALL=C awk -v side="$1" -f "$srcdir/tools/labs/transport.awk" "$header" \
        >"$work/made" 2>"$work/said"
}

# refused PROTOTYPE WORDS
refused() {
    ! make proxies "$1" || fail "not refused: $1"
    grep -q "$header: transport.awk cannot carry: .*$2" "$work/said" ||
        fail "$1: $(cat "$work/said")"
}

# carried PROTOTYPE LINE-OF-PROXY LINE-OF-DISPATCH
carried() {
    make proxies "$1" || fail "$1: $(cat "$work/said")"
    grep -Fq -e "$2" "$work/made" || fail "$1: no $2 in $(cat "$work/made")"
    make dispatch "$1" || fail "$1: $(cat "$work/said")"
    grep -Fq -e "$3" "$work/made" || fail "$1: no $3 in $(cat "$work/made")"
}

carried 'int odd_one(void)' 'odd_one(void)' '((int (*)(void))f_)();'
carried 'void odd_one(bool is_odd)' 'wire_put_int(w_, is_odd);' \
    'bool is_odd = wire_get_bool(w_);'
carried 'int odd_sum(int n, int *a /* [2 * (n + 1)] */)' \
    'wire_get_ints(w_, a, 2 * (n + 1));' 'int a_size = 2 * (n + 1);'
carried 'struct odd { int n; bool is[4 + 1]; }; int odd_n(const struct odd *o)' \
    'put_odd(w_, o);' 'wire_get_bools(w_, it_->is, 4 + 1);'
carried 'struct odd; enum { A = 1, B }; int
odd_two(int a,   /* not [a length] */
        int b)' 'wire_put_int(w_, b);' '((int (*)(int, int))f_)(a, b);'

refused 'double odd_root(int n)' 'double odd_root'
refused 'int odd_root(double x)' 'double x of odd_root'
refused 'int odd_sum(const int *a)' 'which needs its'
refused 'int odd_sum(struct unknown *u)' 'struct unknown'
refused 'struct odd { char *name; }; int odd_n(struct odd *o)' 'the field'
refused 'int odd_two(struct board *a, struct board *b)' 'only one'
exit $failed
