/* crash.c - say where the code under test crashed.
   SPDX-License-Identifier: MIT

   A handler on a stack of its own, so that it works when the ordinary stack
   is used up.  */
#include "config.h"

#include "tools/judge/host/crash.h"

#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>
#ifdef HAVE_EXECINFO_H
#include <execinfo.h>
#endif

#include "tools/judge/host/output.h"
#include "tools/judge/wire/wire.h"

enum { DEPTH = CRASH_DEPTH, STACK = 65536, NEAR_STACK = 65536 };

static int crash_fd;
static int (*crash_number_of)(const char *name);
static void (*crash_first)(int signal);
static struct wire crash_record;
static char crash_stack[STACK];
static uintptr_t crash_stack_top; /* of the ordinary stack, about, */
static uintptr_t crash_stack_end; /* and where it may not come to */

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

    /* A large frame is missed where it begins, far from the pointer.  */
    return (signal == SIGSEGV || signal == SIGBUS) && sp != 0 &&
           ((fault + NEAR_STACK > sp && fault < sp + NEAR_STACK) ||
            (sp < crash_stack_end && fault < crash_stack_top));
}

/* Code addresses in the innermost plug-in.  */
struct frames {
    int plugin; /* -1: none was seen yet */
    int depth;  /* calls that were open, as far as they were counted */
    int most;
    int count;
    int32_t *offset;
};

/* Where a code address lies.  */
struct place {
    uintptr_t address;
    uintptr_t base; /* of its plug-in */
    int plugin;     /* -1: it is in none */
};

enum { PLACES = 256 };

/* Return where ADDRESS lies.  A search comes by the same few addresses again
   and again, and dladdr takes long.  */
static const struct place *
place_of(uintptr_t address)
{
    static struct place known[PLACES];
    struct place *p = &known[address % PLACES];
    Dl_info where;

    if (p->address == address)
        return p;
    *p = (struct place){ .address = address, .plugin = -1 };
    if (dladdr((void *)address, &where) != 0 && where.dli_fname != NULL) {
        p->plugin = crash_number_of(where.dli_fname);
        p->base = (uintptr_t)where.dli_fbase;
    }
    return p;
}

static void
add_frame(struct frames *f, uintptr_t address)
{
    const struct place *p;

    if (address == 0)
        return; /* it is not known */
    p = place_of(address);
    if (f->plugin == -1)
        f->plugin = p->plugin;
    if (p->plugin != -1 && p->plugin == f->plugin && f->count < f->most)
        f->offset[f->count++] = (int32_t)(address - p->base);
}

/* Add the calls that are open to F; not the code at HERE, which is known.  */
static void
add_callers(struct frames *f, uintptr_t here)
{
    static void *callers[DEPTH];
    int depth = 0;

#ifdef HAVE_EXECINFO_H
    depth = backtrace(callers, DEPTH);
#endif
    f->depth = depth;
    /* A return address lies behind the call: step back into it.  */
    for (int i = 0; i < depth && f->count < f->most; i++)
        if ((uintptr_t)callers[i] != here)
            add_frame(f, (uintptr_t)callers[i] - 1);
}

int
crash_open_calls(int32_t *offset, int most)
{
    struct frames f = { .plugin = 0, .most = most, .offset = offset };

    add_callers(&f, 0);
    return f.count;
}

static void
on_crash(int signal_number, siginfo_t *info, void *context)
{
    int32_t offset[CRASH_FRAMES];
    struct frames f = { .plugin = -1, .most = CRASH_FRAMES, .offset = offset };

    if (signal_number ==
        SIGPROF) /* limits_set: less than a second was allowed */
        signal_number = SIGXCPU;
    output_rescue();
    crash_first(signal_number);
    add_frame(&f, interrupted_at(context));
    add_callers(&f, interrupted_at(context));
    wire_start(&crash_record, WIRE_CRASH, 0);
    wire_put_int(&crash_record, f.plugin);
    wire_put_int(&crash_record,
                 is_stack_overflow(signal_number, info, context) ? f.depth : 0);
    for (int i = 0; i < f.count; i++)
        wire_put_int(&crash_record, f.offset[i]);
    wire_send(crash_fd, &crash_record);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

void
crash_prepare(void)
{
#ifdef HAVE_EXECINFO_H
    void *warm[1];

    backtrace(warm, 1); /* loads a library the first time */
#endif
}

void
crash_watch(int fd, int (*number_of)(const char *name),
            void (*first)(int signal))
{
    static const int signals[] = { SIGSEGV, SIGBUS,  SIGFPE, SIGILL,
                                   SIGABRT, SIGXCPU, SIGPROF };
    stack_t stack = { .ss_sp = crash_stack, .ss_size = sizeof crash_stack };
    struct sigaction action;
    struct rlimit most;

    crash_stack_top = (uintptr_t)&action;
    if (getrlimit(RLIMIT_STACK, &most) == 0 && most.rlim_cur < crash_stack_top)
        crash_stack_end = crash_stack_top - most.rlim_cur;
    crash_fd = fd;
    crash_number_of = number_of;
    crash_first = first;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND | SA_NODEFER;
    sigaltstack(&stack, NULL);
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++)
        sigaction(signals[i], &action, NULL);
}
