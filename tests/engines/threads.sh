#!/bin/sh
# threads.sh - do threads of the engines step on each other?  By TSan.
# SPDX-License-Identifier: MIT
#
# Run at the top of a built tree: compiles the engines and their test once more,
# with ThreadSanitizer.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
engines=$(ls tools/queens/engines/*.c | grep -v rungs)
# shellcheck disable=SC2086,SC2046 # lists
${CC-gcc} -std=gnu11 -O1 -g -fsanitize=thread -I. -o "$work/test" $engines \
    tests/engines/test_engines.c tests/lib/main.c tools/base/must.c \
    tools/base/say.c lib/libboard.a \
    $(pkg-config --cflags --libs check) -lm -lpthread
CK_FORK=no CK_DEFAULT_TIMEOUT=600 "$work/test"
