#!/bin/sh
# test_memory.sh - the memory pass finds faults, and attacks on it change
# nothing.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
[ -x "$top_builddir/tests/harness/host-memory" ] || {
    echo "SKIPPED: this compiler has no AddressSanitizer"
    exit 77
}
solution=$top_srcdir/solutions/$lab/$stem.c
class=$work/class

# student NAME: the solution, with standard input behind it.
student() {
    mkdir -p "$class/$1"
    { cat "$solution"; cat; } >"$class/$1/$stem.c"
}

student clean </dev/null
student leaks <<'END'
#include <stdlib.h>
__attribute__((constructor)) static void lose(void)
{ static void *volatile kept; kept = malloc(100); kept = NULL; }
END
student overflows <<'END'
#include <stdlib.h>
__attribute__((constructor)) static void write_beyond(void)
{ volatile char *p = malloc(8); p[8] = 1; free((void *)p); }
END
student uses_after_free <<'END'
#include <stdlib.h>
__attribute__((constructor)) static void use(void)
{ volatile char *p = malloc(8); free((void *)p); p[0]++; }
END
"$labgrade" grade -c none "$class" -o "$work/results" -q --labs "$lab" ||
    fail "labgrade ended with $?"

# What follows knows that it is in the memory pass.  Short deadlines will do.
class=$work/attacks
student forks <<'END'
#ifdef __SANITIZE_ADDRESS__
#include <unistd.h>
__attribute__((constructor)) static void bomb(void)
{ for (;;) fork(); }
#endif
END
# The one way of cloning that the leak check needs: 32 and no more.
student clones <<'END'
#ifdef __SANITIZE_ADDRESS__
#include <sys/syscall.h>
#include <unistd.h>
static char stacks[4096][4096];
__attribute__((constructor)) static void bomb(void)
{ for (int i = 0;; i = (i + 1) % 4096)
      if (syscall(SYS_clone, 0x800700, stacks[i] + 4000, 0, 0, 0) == 0)
          for (;;) continue; }
#endif
END
student floods <<'END'
#ifdef __SANITIZE_ADDRESS__
#include <stdlib.h>
#include <string.h>
__attribute__((constructor)) static void flood(void)
{ for (;;) memset(malloc(1 << 24), 1, 1 << 24); }
#endif
END

"$labgrade" grade -c none "$class" -o "$work/attacked" -q --labs "$lab" \
    --timeout 0.1 || fail "labgrade ended with $?"

# has NAME VERDICT: is every verdict of NAME this one?
has() {
    [ "$(sed -n 's/ *"verdict": "\(.*\)",/\1/p' "$work/results/$1.json" |
        sort -u)" = "$2" ] || {
        grep '"verdict"' "$work/results/$1.json"
        fail "$1 is not $2"
    }
}
has clean passed
has leaks memory-fault
has overflows memory-fault
has uses_after_free memory-fault
for name in forks clones floods; do
    [ -n "$(cell "$work/attacked" $name total)" ] || fail "$name has no mark"
done
no_survivor
