#!/bin/sh
# test_words.sh - manual page, help and completion of labgrade agree.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
page=$top_srcdir/docs/man/labgrade.1

for name in grade run report similar bundle export layers; do
    "$labgrade" "$name" --help >"$work/help" || fail "$name --help: $?"
    grep -q "^usage: labgrade $name" "$work/help" || fail "$name: what help?"
    grep -q "^\.B labgrade $name" "$page" || fail "labgrade.1 has no $name"
done

# Every option of grade and run is described, and nothing else.
for name in grade run; do
    "$labgrade" $name --help
done | sed -n 's/^ .*\(--[a-z-]*\) .*  .*/\1/p' | sort >"$work/options"
sed -n '/^\.SH OPTIONS/,/^\.SH COURSE/s/^\.B[IR]* .*\(\\-\\-[a-z\\-]*\).*/\1/p' \
    "$page" | tr -d '\\' | sort >"$work/described"
[ "$(wc -l <"$work/options")" -ge 18 ] || fail "options are not found"
diff "$work/options" "$work/described" || fail "labgrade.1: other options"
if command -v groff >/dev/null; then
    groff -man -Tascii -ww "$page" 2>&1 >/dev/null | grep . &&
        fail "groff complains of labgrade.1"
fi

# complete_words WORD...: what bash offers for the last word.
complete_words() {
    bash -c '. "$0"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _labgrade "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        echo "${COMPREPLY[*]}"' "$top_srcdir/tools/labgrade/labgrade.bash" \
        "$labgrade" "$@"
}

# offers WANTED WORD...
offers() {
    wanted=$1
    shift
    got=$(complete_words "$@")
    [ "$got" = "$wanted" ] || fail "for $*: $got, not $wanted"
}
command -v bash >/dev/null || exit 0
offers 'grade run report similar bundle export layers --help' ''
offers grade g
offers '--regrade --retry' grade --re
offers --confine layers --conf
offers landlock grade x --confine la
offers 'gradescope vpl autolab prairielearn classroom50' bundle ''
offers --course bundle vpl --co
