#!/bin/sh
# test_memory.sh - the memory pass finds faults, and attacks on it change
# nothing.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
[ -x "$top_builddir/tools/judge/labhost-memory" ] || {
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
student keeps <<'END'
#include <stdlib.h>
static void *volatile kept;
__attribute__((constructor)) static void keep(void) { kept = malloc(100); }
END
student leaks <<'END'
#include <stdlib.h>
__attribute__((constructor)) static void lose(void)
{ static void *volatile kept; kept = malloc(100); kept = NULL; }
END
student loses_a_copy <<'END'
#include <string.h>
__attribute__((constructor)) static void lose(void)
{ static char *volatile kept; kept = strdup("lost"); kept = NULL; }
END
# One of many, and one for which something else is released.
student loses_one_of_many <<'END'
#include <stdlib.h>
__attribute__((constructor)) static void lose(void)
{ static void *kept[3000];
  for (int i = 0; i < 3000; i++) kept[i] = malloc(i + 1);
  for (int i = 0; i < 3000; i++) { if (i != 2345) free(kept[i]); kept[i] = NULL; } }
END
student loses_for_another <<'END'
#include <stdlib.h>
__attribute__((constructor)) static void lose(void)
{ static char *volatile kept; kept = malloc(100); kept = realloc(kept, 200); kept = NULL;
  free(NULL); free(calloc(1, 100)); }
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
grade_whole "$class" -o "$work/results" -q --labs "$lab" ||
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

# Ways to hide a fault from the memory pass.  Tricks of the preprocessor do not
# work: both passes compile the same text.
lost='
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static void lose(void)
{ static void *volatile kept; kept = malloc(100); kept = NULL; }
static int is_watched(void)
{ char name[20]; sprintf(name, "__%s_init", "asan"); return dlsym(NULL, name) != 0; }
__attribute__((constructor)) static void begin(void) { lose(); }'
hides() {
    name=hides_$1
    { echo "$lost"; cat; } | student "$name"
}
hides error <<'END'
#ifdef __SANITIZE_ADDRESS__
#error not here
#endif
END
sed -i 's/constructor/constructor,used/; /lose(); }/s/lose();/\n#ifndef __SANITIZE_ADDRESS__\nlose();\n#endif\n/' \
    "$class/hides_error/$stem.c"
hides exit <<'END'
__attribute__((destructor)) static void end(void) { _exit(0); }
END
hides status <<'END'
__attribute__((destructor)) static void end(void) { _exit(98); }
END
student ends_by_itself <<'END'
#include <unistd.h>
__attribute__((destructor)) static void end(void) { _exit(98); }
END
hides attribute <<'END'
__attribute__((no_sanitize("address"))) void idle(void) { }
END
hides older <<'END'
__attribute__((no_address_safety_analysis)) void idle(void) { }
END
student replaces <<'END'
static void load(void *p) __asm__("__as" "an_report_load4");
__attribute__((used)) static void load(void *p) { }
static int over(int i) { int a[4] = { 0 }; volatile int *p = a; return p[4 + i]; }
__attribute__((constructor)) static void begin(void) { over(0); }
END
hides pasted <<'END'
#define PASTE(a, b) a##b
__attribute__((PASTE(no_sani, tize_address))) void idle(void) { }
END
hides close <<'END'
__attribute__((constructor)) static void shut(void) { close(2); }
END
hides disable <<'END'
void __lsan_disable(void) __attribute__((weak));
__attribute__((constructor(101))) static void first(void)
{ if (__lsan_disable) __lsan_disable(); }
END
hides label <<'END'
void off(void) __asm__("__ls" "an_disable") __attribute__((weak));
__attribute__((constructor(101))) static void first(void) { if (off) off(); }
END
hides flood <<'END'
__attribute__((destructor)) static void flood(void)
{ for (int i = 0; i < 100000; i++) fputs("no fault here, no fault here\n", stderr); }
END
hides callback <<'END'
void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));
static void die(void) { _exit(0); }
__attribute__((constructor(101))) static void first(void)
{ if (__sanitizer_set_death_callback) __sanitizer_set_death_callback(die); }
END
hides sleep <<'END'
__attribute__((constructor(101))) static void rest(void)
{ while (is_watched()) sleep(1); }
END
hides moves <<'END'
#define safe_check_attacks other
END
printf '%s\n' '#include <dlfcn.h>' '#include <stdio.h>' \
    'static int is_watched(void)' \
    '{ char n[20]; sprintf(n, "__%s_init", "asan"); return dlsym(NULL, n) != 0; }' \
    >"$class/hides_moves/$stem.c"
sed 's/return true/return !is_watched()/' "$solution" >>"$class/hides_moves/$stem.c"

grade_whole "$class" -o "$work/attacked" -q --labs "$lab" \
    --timeout 0.15 || fail "labgrade ended with $?"

# What a child of the memory pass may not do, tried where its words are heard:
# stop or change the host, look at it, give it signals.
cat >"$work/breaks.c" <<'END'
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
static void say(const char *what) { printf("BROKEN: %s\n", what); fflush(stdout); }
__attribute__((constructor)) static void attack(void)
{
    struct rlimit none = { 0, 0 };
    char path[64];
    if (syscall(SYS_prlimit64, getppid(), RLIMIT_NOFILE, &none, NULL) == 0)
        say("it changed the limits of its host");
    if (syscall(SYS_prlimit64, 0, RLIMIT_CPU, NULL, &none) != 0)
        say("this is not the filter of the memory pass");
    if (mmap(NULL, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0) !=
        MAP_FAILED)
        say("it took memory that nobody counts");
    snprintf(path, sizeof path, "/proc/%d/cmdline", getppid());
    if (open(path, O_RDONLY) != -1)
        say("it saw the command line of its host");
    snprintf(path, sizeof path, "/proc/%d/mem", getppid());
    if (open(path, O_RDONLY) != -1)
        say("it saw the memory of its host");
    ATTACK;
    say("it got through");
}
bool safe_check_attacks(int r1, int c1, int r2, int c2) { return false; }
END
chmod 755 "$work"
judge=$top_builddir/tests/$lab/judge
for attack in 'ptrace(PTRACE_ATTACH, getppid(), 0, 0)' \
    'ptrace(PTRACE_SEIZE, getppid(), 0, 0)' 'kill(getppid(), SIGKILL)' \
    'syscall(SYS_tgkill, getppid(), getppid(), SIGKILL)'; do
    sed "s/ATTACK/$attack/" "$work/breaks.c" >"$work/breaking.c"
    "$top_builddir/tools/judge/mkplugin" --memory "labs/$lab/$stem.h" \
        "$work/breaking.c" "$work/breaks.so" || fail "it does not compile"
    for user in $users; do
        as_user "$user" "$judge" --host "$top_builddir/tools/judge/labhost-memory" \
            --plugin "$work/breaks.so" >"$work/judged" || fail "the judge: $?"
        ! grep -a BROKEN "$work/judged" || fail "$attack as $user"
        [ "$(sed -n 's/^verdict //p' "$work/judged" | sort -u)" = forbidden ] ||
            fail "$attack as $user: $(grep -a ^verdict "$work/judged")"
    done
done

# Tables of pages are memory, too: reading a byte of each table's pages takes a
# table, and no page.  1.4 times the limit is tried.
cat >"$work/tables.c" <<'END'
#include <stdio.h>
#include <sys/mman.h>
__attribute__((constructor)) static void take_tables(void)
{
    const size_t step = (size_t)2 << 20, tables = 350000;
    volatile const char *all =
        mmap(NULL, tables * step, PROT_READ,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED) { puts("NO ROOM"); fflush(stdout); return; }
    madvise((void *)all, tables * step, MADV_NOHUGEPAGE);
    for (size_t i = 0; i < tables; i++) (void)all[i * step];
    puts("BROKEN: tables of 1.4 GB");
    fflush(stdout);
}
bool safe_check_attacks(int r1, int c1, int r2, int c2) { return false; }
END
"$top_builddir/tools/judge/mkplugin" --memory "labs/$lab/$stem.h" \
    "$work/tables.c" "$work/tables.so" || fail "it does not compile"
"$judge" --host "$top_builddir/tools/judge/labhost-memory" --timeout 0 \
    --test "$("$judge" --list | sed -n 's/^criterion //p' | head -n 1)" \
    --plugin "$work/tables.so" >"$work/judged" || fail "the judge: $?"
! grep -ae BROKEN -e 'NO ROOM' "$work/judged" || fail "tables are not counted"
[ "$(sed -n 's/^verdict //p' "$work/judged" | sort -u)" = crashed ] ||
    fail "tables: $(grep -a ^verdict "$work/judged")"

# Who waits for a processor that its own clones have is not kept waiting by a busy
# machine: all that time would cost it nothing of its budget.
cat >"$work/spins.c" <<'END'
static char stacks[28][4096];
__attribute__((constructor)) static void spin(void)
{ for (int i = 0; i < 28; i++) {
      long pid;
      __asm__ volatile("syscall" : "=a"(pid)
          : "a"(56L), "D"(0x800700L), "S"(stacks[i] + 4000), "d"(0L)
          : "rcx", "r11", "memory");
      if (pid == 0) for (;;) continue;
  }
  for (;;) continue; }
END
if [ "$(uname -m)" = x86_64 ]; then
    "$top_builddir/tools/judge/mkplugin" --memory "labs/$lab/$stem.h" \
        "$work/spins.c" "$work/spins.so" || fail "it does not compile"
    "$judge" --host "$top_builddir/tools/judge/labhost-memory" --timeout 0.3 \
        --budget 2 --plugin "$work/spins.so" >"$work/judged" ||
        fail "the judge: $?"
    spent=$(sed -n 's/^milliseconds //p' "$work/judged")
    [ "${spent:-0}" -gt 500 ] || fail "only $spent ms of its clones count"
fi

# has NAME VERDICT: is every verdict of NAME this one?
has() {
    [ "$(sed -n 's/ *"verdict": "\(.*\)",/\1/p' "$work/results/$1.json" |
        sort -u)" = "$2" ] || {
        grep '"verdict"' "$work/results/$1.json"
        fail "$1 is not $2"
    }
}
has clean passed
has keeps passed
for name in leaks loses_a_copy loses_one_of_many loses_for_another; do
    lost=$(grep -c '"verdict": "memory-fault"' "$work/results/$name.json") || :
    [ "$lost" = 1 ] || fail "$name: a leak cost $lost criteria, not one"
done
has overflows memory-fault
has uses_after_free memory-fault
for name in forks clones floods; do
    [ -n "$(cell "$work/attacked" $name total)" ] || fail "$name has no mark"
done
for record in "$work/attacked"/hides_*.json; do
    name=$(basename "$record" .json)
    ! awk '/"verdict"/ { passed = /passed/ }
           /"unchecked"/ && passed && !/true/ { found = 1 }
           END { exit !found }' "$record" || [ "$name" = hides_moves ] ||
        grep -q '"memory-fault"' "$record" || # the leak, which costs once
        fail "$name is hidden"
    ! grep -q '"unchecked": true' "$record" || {
        grep -q "$name" "$work/attacked/report.html" ||
            fail "$name is not told the instructor"
        grep -q 'could not be looked for' "$work/attacked/feedback/$name.txt" ||
            fail "$name is not told"
    }
    echo "$name: $(sed -n 's/.*"verdict": "\(.*\)",/\1/p' "$record" | sort |
        uniq -c | tr '\n' ' ') $(grep -c '"unchecked": true' "$record") flagged"
done
# Who ends as a child does that was looked through is flagged all the same, but
# once in 128 times, and by then its memory was looked through.
for name in exit status; do
    grep -q '"memory-fault"' "$work/attacked/hides_$name.json" ||
        fail "hides_$name: the leak is not found"
done
grep -q 'as exit and _exit do' \
    "$work/attacked/feedback/ends_by_itself.txt" || fail "_exit(98) is not told"
grep -q 'could not be looked for' "$work/attacked/feedback/replaces.txt" ||
    fail "functions of the sanitizer's names are not told"
grep -q ends_by_itself "$work/attacked/report.html" ||
    fail "_exit(98) is not told the instructor"
# (Other moves are a wrong answer there: that costs the criterion.)
grep -Eq '"unchecked": true|"memory-fault"' "$work/attacked/hides_moves.json" ||
    fail "other moves are not seen"
! grep -q '"unchecked": true' "$work/results/clean.json" || fail "clean: flagged"
no_survivor
