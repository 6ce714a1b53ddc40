#!/bin/sh
# test_files.sh - output files are there whole or not at all.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"

# Nothing but the named file is left, with the rights of a new file.
mkdir folder
(umask 027 && "$queens" tree 4 -o folder/tree.svg) || fail "it cannot write"
[ "$(ls -A folder)" = tree.svg ] || fail "left behind: $(ls -A folder)"
[ "$(stat -c %a folder/tree.svg 2>/dev/null || echo 640)" = 640 ] ||
    fail "the rights of a new file are $(stat -c %a folder/tree.svg)"

# An old file keeps its rights, a link stays a link.
chmod 600 folder/tree.svg
ln -s folder/tree.svg link.svg
expect 0 tree 4 --all -o link.svg
[ -L link.svg ] || fail "the link is gone"
grep -q '33 of 65' folder/tree.svg || fail "the link was not followed"
[ "$(stat -c %a folder/tree.svg 2>/dev/null || echo 600)" = 600 ] ||
    fail "an old file's rights changed"

# A full disk, here a limit: the old file is still there, and nothing else.
cp folder/tree.svg old.svg
for arguments in 'tree 8 --all --whole' 'play 8 --all' 'compare 4 5 --rounds 3' \
    'tree 8 --all --whole --format png'; do
    case $arguments in
    *png) command -v dot >/dev/null || continue ;;
    esac
    (
        trap '' XFSZ
        ulimit -f 1
        # shellcheck disable=SC2086 # several arguments
        "$queens" $arguments -o folder/tree.svg >/dev/null 2>err
    )
    [ $? = 75 ] || fail "a full disk: $arguments does not end with 75"
    cmp -s old.svg folder/tree.svg || fail "$arguments spoiled the old file"
    [ "$(ls -A folder)" = tree.svg ] || fail "left behind: $(ls -A folder)"
done

# The same where the limit kills.
(
    ulimit -c 0
    ulimit -f 1
    "$queens" tree 8 --all --whole -o folder/tree.svg >/dev/null 2>&1
) 2>/dev/null
cmp -s old.svg folder/tree.svg || fail "a signal spoiled the old file"
[ "$(ls -A folder)" = tree.svg ] || fail "left behind: $(ls -A folder)"

# Devices and pipes are written at once.
if [ -c /dev/full ]; then
    expect 75 tree 4 -f svg -o /dev/full
    says 'cannot write /dev/full'
    [ -c /dev/full ] || fail "/dev/full was replaced"
fi
"$queens" tree 4 -f svg -o /dev/stdout | grep -q '</svg>' || fail "no pipe"

# Where nothing can be written.
expect 75 tree 4 -o nowhere/tree.svg
says 'cannot write nowhere/tree.svg'
expect 75 tree 4 -f svg -o folder
says 'cannot write folder'
if [ "$(id -u)" != 0 ]; then
    chmod 555 folder
    expect 75 tree 4 -o folder/new.svg
    says 'Permission denied'
    chmod 755 folder
    chmod 444 folder/tree.svg
    expect 75 tree 4 -o folder/tree.svg
    says 'Permission denied'
fi

finish
