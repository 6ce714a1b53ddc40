/* crash.c - say where the code under test crashed.
   SPDX-License-Identifier: MIT

   A handler on a stack of its own, so that it works when the ordinary stack
   is used up.  */
#include "tests/harness/crash.h"

#include "config.h"

#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>
#ifdef HAVE_EXECINFO_H
#include <execinfo.h>
#endif

#include "tests/harness/printing.h"
#include "tests/harness/wire.h"

enum { DEPTH = 32, STACK = 65536, NEAR_STACK = 65536 };

static int crash_fd;
static const char *crash_plugin;
static void (*crash_first)(void);
static struct wire crash_record;
static char crash_stack[STACK];

/* Return the address of the instruction that C interrupted, or 0.  */
static uintptr_t
interrupted_at(const ucontext_t *c)
{
#if defined(__linux__) && defined(__x86_64__)
    return (uintptr_t)c->uc_mcontext.gregs[REG_RIP];
#elif defined(__linux__) && defined(__aarch64__)
    return (uintptr_t)c->uc_mcontext.pc;
#else
    return 0;
#endif
}

/* Return the stack pointer that C interrupted, or 0.  */
static uintptr_t
stack_pointer(const ucontext_t *c)
{
#if defined(__linux__) && defined(__x86_64__)
    return (uintptr_t)c->uc_mcontext.gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
    return (uintptr_t)c->uc_mcontext.sp;
#else
    return 0;
#endif
}

static bool
is_stack_overflow(int signal, const siginfo_t *info, const ucontext_t *c)
{
    uintptr_t fault = (uintptr_t)info->si_addr, sp = stack_pointer(c);

    return (signal == SIGSEGV || signal == SIGBUS) && sp != 0 &&
           fault + NEAR_STACK > sp && fault < sp + NEAR_STACK;
}

/* Append to the record where ADDRESS lies in the plug-in, if it does.  Return
   1 if so.  */
static int
put_frame(uintptr_t address)
{
    Dl_info where;

    if (dladdr((void *)address, &where) == 0 || where.dli_fname == NULL ||
        strcmp(where.dli_fname, crash_plugin) != 0)
        return 0;
    wire_put_int(&crash_record,
                 (int32_t)(address - (uintptr_t)where.dli_fbase));
    return 1;
}

static void
put_frames(const ucontext_t *c)
{
    void *callers[DEPTH];
    int frames = put_frame(interrupted_at(c)), depth = 0;

#ifdef HAVE_EXECINFO_H
    depth = backtrace(callers, DEPTH);
#endif
    /* A return address lies behind the call: step back into it.  */
    for (int i = 0; i < depth && frames < CRASH_FRAMES; i++)
        if ((uintptr_t)callers[i] != interrupted_at(c))
            frames += put_frame((uintptr_t)callers[i] - 1);
}

static void
on_crash(int signal_number, siginfo_t *info, void *context)
{
    printing_rescue();
    if (signal_number != SIGXCPU) /* that may come at any time */
        crash_first();
    wire_start(&crash_record, WIRE_CRASH, 0);
    wire_put_int(&crash_record, signal_number);
    wire_put_int(&crash_record,
                 is_stack_overflow(signal_number, info, context));
    put_frames(context);
    wire_send(crash_fd, &crash_record);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

void
crash_watch(int fd, const char *plugin, void (*first)(void))
{
    static const int signals[] = { SIGSEGV, SIGBUS,  SIGFPE,
                                   SIGILL,  SIGABRT, SIGXCPU };
    stack_t stack = { .ss_sp = crash_stack, .ss_size = sizeof crash_stack };
    struct sigaction action;

    crash_fd = fd;
    crash_plugin = plugin;
    crash_first = first;
#ifdef HAVE_EXECINFO_H
    void *warm[1];

    backtrace(warm, 1); /* loads what it needs now, not in the handler */
#endif
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND | SA_NODEFER;
    sigaltstack(&stack, NULL);
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++)
        sigaction(signals[i], &action, NULL);
}
