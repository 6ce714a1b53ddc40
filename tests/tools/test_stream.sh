#!/bin/sh
# test_stream.sh - solutions come one by one, and a closed pipe ends them.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"

# These have more solutions than anybody can wait for: if the first three come
# out and the search then ends, they came out while it was searching.
for words in '25 --all --with lookup' '32 --all'; do
    (
        # shellcheck disable=SC2086
        "$queens" solve $words -q 2>err
        echo $? >status
    ) | head -n 3 >out
    [ "$(wc -l <out)" -eq 3 ] || fail "$words: there are no three lines"
    [ "$(cat status)" = 141 ] || fail "$words: no SIGPIPE: $(cat status)"
    [ ! -s err ] || fail "$words: it complained: $(cat err)"
    # No search outlives the program.
    sleep 0.2
    if command -v pgrep >/dev/null && pgrep -f "solve $words -q"; then
        fail "a search is still running"
    fi
done

# A full disk is no closed pipe.
if [ -c /dev/full ]; then
    "$queens" solve 6 -q >/dev/full 2>err
    [ $? = 75 ] || fail "a full disk: status $?, not 75"
    grep -q 'cannot write standard output: No space' err ||
        fail "it did not say that the disk is full"
    "$queens" tree 4 >/dev/full 2>err
    [ $? = 75 ] || fail "a full disk: status $?, not 75"
fi

finish
