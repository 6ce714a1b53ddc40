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
#include <sanitizer/asan_interface.h>
#include <sanitizer/lsan_interface.h>

const bool leaks_is_sanitized = true;

#if defined(__linux__)
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <sys/auxv.h>

/* What the child has taken and not released.  To look for leaks takes longer
   than many a test, and where all was released there is none.  Blocks stand
   here by the complement of their address, which is no pointer to them.  */
static struct {
    uintptr_t block[1024];
    int count;
    bool is_full; /* there were more */
} kept;

/* From allocator_interface.h, which gcc does not install.  */
int __sanitizer_install_malloc_and_free_hooks(
    void (*on_malloc)(const volatile void *block, size_t size),
    void (*on_free)(const volatile void *block));

static void
note_malloc(const volatile void *block, size_t size)
{
    if (kept.count == sizeof kept.block / sizeof kept.block[0])
        kept.is_full = true;
    else
        kept.block[kept.count++] = ~(uintptr_t)block;
}

static void
note_free(const volatile void *block)
{
    for (int i = kept.count; i-- > 0;)
        if (kept.block[i] == ~(uintptr_t)block) {
            kept.block[i] = kept.block[--kept.count];
            return;
        }
}

void
leaks_watch(void)
{
    __sanitizer_install_malloc_and_free_hooks(note_malloc, note_free);
}

/* Tell whether BLOCK is the dynamic linker's, which loses nothing: the leak
   check takes its word, too.  */
static bool
is_linkers(void *block)
{
    const char *linker = (const char *)getauxval(AT_BASE);
    const ElfW(Ehdr) *head = (const void *)linker;
    void *stack[2] = { NULL, NULL }; /* malloc, and who called it */
    size_t from;
    int thread;

    __asan_get_alloc_stack(block, stack, 2, &thread);
    from = (size_t)stack[1] - (size_t)linker;
    for (int i = 0; linker != NULL && i < head->e_phnum; i++) {
        const ElfW(Phdr) *p = (const void *)(linker + head->e_phoff +
                                             (size_t)i * head->e_phentsize);

        if (p->p_type == PT_LOAD && from >= p->p_vaddr &&
            from < p->p_vaddr + p->p_memsz)
            return true;
    }
    return false;
}

static bool
has_kept_some(void)
{
    for (int i = 0; i < kept.count; i++)
        if (!is_linkers((void *)~kept.block[i]))
            return true;
    return kept.is_full;
}
#else
void
leaks_watch(void)
{
}

static bool
has_kept_some(void)
{
    return true;
}
#endif

#if defined(__linux__) && !defined(__clang__)
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
    if (!has_kept_some())
        return;
    tell_variables();
    __lsan_do_leak_check();
}
#else
const bool leaks_is_sanitized = false;

void
leaks_watch(void)
{
}

void
leaks_look(void)
{
}
#endif
