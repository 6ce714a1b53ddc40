#!/bin/sh
# test_rooms.sh - rooms of lib/ and tools/ are small, their files and types have
# names of their own, and no room needs one that needs it.
# SPDX-License-Identifier: MIT
#
# Proves of each rule, in a small tree of its own, that it can find something.
set -u
: "${srcdir:?}"
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
failed=0

# What make made lies beside the sources: only what is distributed counts.
sources() { find lib tools -type f \( -name '*.[ch]' -o -name '*.mk' \
    -o -name '*.in' -o -name '*.awk' -o -name '*.css' -o -name '*.js' \
    -o -name '*.html' \) ! -path '*/.*' ! -name '*_assets.h' \
    ! -path 'tools/labs/*.c'; }

too_full() {
    sources | sed 's,/[^/]*$,,' | sort | uniq -c |
        awk '$1 > 45 { print $2 " has " $1 " files, not 45 at most" }'
}

same_name() {
    sources | grep '\.[ch]$' | sed 's,.*/,,' | grep -vx 'main\.c' | sort |
        uniq -d | sed 's/$/: two files have this name/'
}

# The types that files called $1 define.  Those of a .c file are its own, but no
# other file's header may mean something else by the name.
types() {
    sources | grep "$1" | xargs sed -n \
        's/^\(struct\|enum\|union\) \([a-z_0-9]*\) {$/\1 \2/p' | sort
}
same_type() {
    types '\.h$' >"$work/headers"
    types '\.c$' | sort -u | cat - "$work/headers" | sort | uniq -d >"$work/twice"
    grep -Fx -f "$work/headers" "$work/twice" |
        sed 's/$/: two types have this name/'
}

# A public function is called as its file, or as the noun that a file which is
# a part of it belongs to: serve_board of serve_things.h.  batch_kernel.h is code
# that three files compile, each with static functions.
odd_prefix() {
    sources | grep '\.h$' | grep -v /batch_kernel | while read -r header; do
        stem=$(basename "$header" .h)
        LC_ALL=C awk -f "$declared" "$header" | while read -r name; do
            case ${name}_ in
            *_main_) [ "${stem#*command}" != "$stem" ] && continue ;;
            [A-Z]*) continue ;;
            esac
            case ${name}_ in
            "$stem"_* | "${stem%s}"_* | "${stem%_*}"_* | "${stem%%_*}"_*) ;;
            *) echo "$header: $name does not begin with $stem" ;;
            esac
        done
    done
}

circles() {
    sources | grep '\.[ch]$' | xargs grep -H '^ *# *include "\(lib\|tools\)/' |
        sed 's,/[^/]*:.*include ", ,; s,/[^/]*"$,,' |
        awk '$1 != $2' | sort -u >"$work/edges"
    tsort <"$work/edges" 2>&1 >/dev/null | grep -v 'input contains a loop' |
        sed 's/^tsort: /in a circle of rooms: /'
}

declared=$(cd "$srcdir" && pwd)/lib/declared.awk
cd "$srcdir" || exit 99
for rule in too_full same_name same_type odd_prefix circles; do
    $rule >"$work/found"
    [ ! -s "$work/found" ] || { cat "$work/found"; failed=1; }
done

# A tree that breaks every rule.
mkdir -p "$work/tree/lib/a" "$work/tree/tools/b"
cd "$work/tree" || exit 99
for i in $(seq 46); do : >"lib/a/file$i.c"; done
printf '#include "tools/b/same.h"\nstruct two {\n};\nint other_thing(void);\n' \
    >lib/a/same.h
printf '#include "lib/a/same.h"\nstruct two {\n};\n' >tools/b/same.h
for rule in too_full same_name same_type odd_prefix circles; do
    [ -n "$($rule)" ] || { echo "$rule finds nothing"; failed=1; }
done
exit $failed
