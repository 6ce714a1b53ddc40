/* leaks.c - memory that a child of the memory pass has lost.
   SPDX-License-Identifier: MIT  */
#define _GNU_SOURCE /* dl_iterate_phdr */
#include "tools/judge/host/leaks.h"

/* The host for the memory pass, or any host in a kit built with sanitizers.  */
#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if defined HOST_LOOKS_AT_MEMORY || defined __SANITIZE_ADDRESS__ ||            \
    __has_feature(address_sanitizer)
#include <sanitizer/lsan_interface.h>

const bool leaks_is_sanitized = true;

#if defined(__linux__) && !defined(__clang__)
#include <link.h>
#include <sanitizer/common_interface_defs.h>
#include <string.h>

/* The sanitizer looks for pointers in all variables, its own five megabytes,
   too, which are empty: that takes longer than all the rest of a child.  So let
   it look in none, but in those that it is told.  (With clang its variables lie
   among the host's.)  */
const char *__lsan_default_options(void);

const char *
__lsan_default_options(void)
{
    return "use_globals=0";
}

static int
add_variables(struct dl_phdr_info *of, size_t size, void *ignored)
{
    if (strstr(of->dlpi_name, "/libasan.") != NULL)
        return 0;
    for (int i = 0; i < of->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &of->dlpi_phdr[i];

        if (p->p_type == PT_LOAD && p->p_flags & PF_W)
            __lsan_register_root_region((void *)(of->dlpi_addr + p->p_vaddr),
                                        p->p_memsz);
    }
    return 0;
}

/* The clone that looks may not read /proc/self/maps, so that is read before. */
static void
tell_variables(void)
{
    __sanitizer_sandbox_arguments nothing = { 0 };

    dl_iterate_phdr(add_variables, NULL);
    __sanitizer_sandbox_on_notify(&nothing);
}
#else
static void
tell_variables(void)
{
}
#endif

void
leaks_look(void)
{
    tell_variables();
    __lsan_do_leak_check();
}
#else
const bool leaks_is_sanitized = false;

void
leaks_look(void)
{
}
#endif
