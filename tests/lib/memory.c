/* memory.c - let memory run out in a test.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* AddressSanitizer ends the program where memory ends.  gcc and clang tell
   about it in different ways.  */
#if defined(__SANITIZE_ADDRESS__)
#define HAS_OWN_ALLOCATOR true
#elif defined(__has_feature)
#define HAS_OWN_ALLOCATOR __has_feature(address_sanitizer)
#else
#define HAS_OWN_ALLOCATOR false
#endif

enum { LARGEST = 1 << 20, SMALL = 4096, STEP = 16 };

/* A block of memory taken.  */
struct block {
    struct block *next;
};

static struct block *taken;
static struct rlimit before;

static void
take_all_of(size_t size)
{
    struct block *b;

    while ((b = malloc(size)) != NULL) {
        b->next = taken;
        taken = b;
    }
}

void
memory_forbid(void)
{
    struct rlimit none;

    getrlimit(RLIMIT_AS, &before);
    none = before;
    none.rlim_cur = 1;
    setrlimit(RLIMIT_AS, &none);
}

/* Large blocks go first, then every small size: allocators keep lists of
   freed blocks by size.  */
void
memory_take(void)
{
    memory_forbid();
    for (size_t size = LARGEST; size > SMALL; size /= 2)
        take_all_of(size);
    for (size_t size = SMALL; size >= STEP; size -= STEP)
        take_all_of(size);
}

void
memory_give_back(void)
{
    int saved = errno;

    setrlimit(RLIMIT_AS, &before);
    while (taken != NULL) {
        struct block *b = taken;

        taken = b->next;
        free(b);
    }
    errno = saved;
}

/* Tell whether forbidding more memory helps, in a process of its own.  */
static bool
is_obeyed(void)
{
    int status = 1;
    pid_t child = fork();

    if (child == 0) {
        void *volatile p;

        memory_forbid();
        p = malloc((size_t)LARGEST * 64);
        _exit(p == NULL ? 0 : 1);
    }
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

bool
memory_can_run_out(void)
{
    return !HAS_OWN_ALLOCATOR && is_obeyed();
}
