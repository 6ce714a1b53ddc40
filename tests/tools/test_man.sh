#!/bin/sh
# test_man.sh - manual pages and completion know the options there are.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
man=$srcdir/docs/man

for name in solve compare trace codes maze tree play diff count bench; do
    page=$man/queens-$name.1
    expect 0 $name --help
    grep -o -- '^  [ -].*' out | grep -oE -- '^ +(-[a-z], )?--[a-z-]+' |
        tr -d ' ' | sort >options
    sed -n '/^\.SH OPTIONS/,/^\.SH EXIT/s/^\.BR \(\\-.*\)/\1/p' "$page" |
        sed 's/ " \[*\\fI.*//; s/ ", " /,/; s/\\//g' | sort >described
    [ -s options ] || fail "$name has no options"
    diff options described || fail "$page is not about the options of $name"
    grep -q "queens.-$name (1)" "$man/queens.1" ||
        fail "queens.1 does not name queens-$name"
    if command -v groff >/dev/null; then
        groff -man -Tascii -ww "$page" 2>&1 >/dev/null | grep . &&
            fail "groff complains of $page"
    fi
done

# complete WORD...: what bash offers for the last word.
complete_words() {
    bash -c '. "$0"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _queens "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        echo "${COMPREPLY[*]}"' "$srcdir/tools/queens/queens.bash" "$queens" "$@"
}
if command -v bash >/dev/null; then
    [ "$(complete_words t)" = 'trace tree' ] || fail "commands: $(complete_words t)"
    [ "$(complete_words tree --kin)" = --kind ] || fail "no option is completed"
    [ "$(complete_words tree --kind '')" = 'complete search tries placed' ] ||
        fail "choices: $(complete_words tree --kind '')"
    [ "$(complete_words solve -w look)" = 'lookup lookahead' ] ||
        fail "choices: $(complete_words solve -w look)"
fi

finish
