# odd_files.sh - submissions that are no plain C file, made when needed.
# SPDX-License-Identifier: MIT
#
# Sourced by test_hostile.sh.  Each line of $expected, which this appends to,
# is: name points verdict...

# honest NAME POINTS VERDICTS SCRIPT: the solution, changed by a sed script.
honest() {
    mkdir -p "$class/$1"
    sed "$4" "$solution" >"$class/$1/$stem.c"
    printf '%s %s %s\n' "$1" "$2" "$3" >>"$expected"
}

# odd NAME POINTS VERDICTS: an empty folder, to be filled by what follows.
odd() {
    mkdir -p "$class/$1"
    at=$class/$1
    printf '%s %s %s\n' "$1" "$2" "$3" >>"$expected"
}

make_honest() {
    honest honest_solution 20 passed ''
    honest honest_crlf 20 passed 's/$/\r/'
    honest honest_left_over_main 20 passed '$a int main(void) { return 0; }'
    honest honest_latin1 20 passed '1i // J\xfcrgen schrieb das'
    honest honest_endless_loop 12 'timed-out passed' \
        's/return true/for (;;) continue/'
    honest honest_null 12 'crashed passed' \
        's/return true/return *(volatile int *)0 == 0/'
    honest honest_division 12 'crashed passed' \
        's/return true/{ volatile int zero = 0; return 7 \/ zero; }/'
    honest honest_renamed 17 'not-compiled passed' \
        's/safe_check_pairs/safe_check_couples/'
    honest honest_signature 0 not-compiled 's/int c2)/long c2)/'
    honest honest_does_not_compile 0 not-compiled 's/return/retrun/'
    honest honest_aborts 12 'crashed passed' \
        's/return true/{ extern void abort(void); abort(); }/'
    odd honest_empty 0 rejected
    : >"$at/$stem.c"
    odd honest_bom 20 passed
    { printf '\357\273\277'; cat "$solution"; } >"$at/$stem.c"
    odd honest_not_handed_in 0 rejected
    echo 'see my mail' >"$at/README"
    odd honest_recursion 0 'crashed not-compiled'
    cat >"$at/$stem.c" <<'END'
bool safe_check_attacks(int r1, int c1, int r2, int c2)
{ return safe_check_attacks(r1 + 1, c1, r2, c2) + 1; }
END
}

make_odd_files() {
    odd odd_binary 0 rejected
    head -c 5000 "$labgrade" >"$at/$stem.c"
    odd odd_utf16 0 rejected
    sed 's/./&\x00/g' "$solution" >"$at/$stem.c"
    odd odd_100_megabytes 0 rejected
    truncate -s 100M "$at/$stem.c"
    odd odd_symlink 0 rejected
    ln -s "$solution" "$at/$stem.c"
    odd odd_dangling_link 0 rejected
    ln -s nowhere "$at/$stem.c"
    odd odd_fifo 0 rejected
    mkfifo "$at/$stem.c"
    odd odd_folder_as_file 0 rejected
    mkdir "$at/$stem.c"
    odd odd_many_files 20 passed
    cp "$solution" "$at/$stem.c"
    (cd "$at" && seq 1 3000 | xargs touch)
    odd odd_deep_folders 0 rejected
    deep=$at/$(printf 'd/%.0s' $(seq 1 40))
    mkdir -p "$deep" && cp "$solution" "$deep/$stem.c"
    odd odd_own_makefile 20 passed
    cp "$solution" "$at/$stem.c"
    printf 'all:\n\tkill -9 $$PPID\n' >"$at/Makefile"
    echo '#error not yours' >"$at/$stem.h"
    mkdir -p "$at/lib" && echo '#error not yours' >"$at/lib/board.h"
    odd odd_uploaded_again 20 passed
    cp "$solution" "$at/$stem-1.c"
    odd odd_other_case 20 passed
    cp "$solution" "$at/$(printf '%s' "$stem" | tr a-z A-Z).C"
}

# Names that mean something to a shell, a terminal or a page.
make_odd_names() {
    newline=$(printf 'line\nend')
    for name in 'with blank' '-rf' "quote'\"quote" '$(reboot)' '=1+1' \
        '<script>alert(1)<' "$newline" "$(printf 'bad\377utf8')" \
        "$(printf '\033[31mred')" 'a;b&c|d' '...' '%s%n' \
        "$(printf '\357\274\2351+1')"; do
        mkdir -p "$class/$name"
        cp "$solution" "$class/$name/$stem.c"
    done
}

# Archives as "make handin" and others make them, and some that are traps.
make_archives() {
    box=$work/box
    mkdir -p "$box/labs/$lab" "$box/x" && cp "$solution" "$box/labs/$lab"
    cat >>"$expected" <<'END'
archive_tar 20 passed
archive_tgz 20 passed
archive_nested 20 passed
archive_climbs 0 rejected
archive_absolute 0 rejected
archive_linked 0 rejected
archive_truncated 0 rejected
archive_no_archive 0 rejected
archive_bomb 0 rejected
END
    (
        cd "$box"
        tar -cf "$class/archive_tar.tar" labs
        tar -czf "$class/archive_tgz-$lab.tar.gz" labs
        tar -cf inner.tar labs
        gzip -c inner.tar >inner.tar.gz
        tar -cf "$class/archive_nested.tar" inner.tar.gz
        tar -P -cf "$class/archive_climbs.tar" \
            --transform 's,^labs/.*/,../../../,' "labs/$lab/$stem.c"
        tar -P -cf "$class/archive_absolute.tar" \
            --transform "s,^labs/.*/,$work/planted/," "labs/$lab/$stem.c"
        ln -s /etc/passwd "x/$stem.c"
        tar -cf "$class/archive_linked.tar" x
        head -c 300 inner.tar.gz >"$class/archive_truncated.tar.gz"
        echo 'no archive at all' >"$class/archive_no_archive.zip"
        head -c 80000000 /dev/zero | gzip >zero.gz
        tar -cf "$class/archive_bomb.tar" zero.gz
    )
    rm -rf "$box"
}
