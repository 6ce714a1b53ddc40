/* overflow.c - tell a stack that is used up from other bad memory.
   SPDX-License-Identifier: MIT

   What lies between where the stack began and where it must end is given to
   the process as it goes there.  So a fault in there, or a little beyond, is
   the stack's.  */
#include "tools/queens/overflow.h"

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>

enum { BEYOND = 1 << 20, ROOM = 1 << 16 };

static char handler_stack[ROOM]; /* the other one is full */
static uintptr_t begin, size;
static bool *is_stack_full;

static void
see_fault(int number, siginfo_t *info, void *context)
{
    uintptr_t at = (uintptr_t)info->si_addr;

    *is_stack_full = at < begin && begin - at < size;
    signal(number, SIG_DFL);
    raise(number);
}

static void
watch(int number)
{
    struct sigaction action, old;

    sigaction(number, NULL, &old);
    if (old.sa_handler != SIG_DFL)
        return;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = see_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    sigaction(number, &action, NULL);
}

void
overflow_watch(bool *is_full)
{
    stack_t stack = { .ss_sp = handler_stack, .ss_size = sizeof handler_stack };
    struct rlimit limit;

    if (getrlimit(RLIMIT_STACK, &limit) != 0 ||
        limit.rlim_cur == RLIM_INFINITY || sigaltstack(&stack, NULL) != 0)
        return;
    is_stack_full = is_full;
    begin = (uintptr_t)&stack;
    size = (uintptr_t)limit.rlim_cur + BEYOND;
    watch(SIGSEGV);
    watch(SIGBUS);
}
