/* memory_fault.c - what AddressSanitizer says, in plain words.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/memory_pass.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "tools/judge/report/result.h"

static const char leak[] =
    "It loses memory: something was allocated and never released.\n";

/* A word of the report and what it means.  */
static const struct {
    const char *word;
    const char *meaning;
} meanings[] = {
    { "heap-buffer-overflow", "It reads or writes outside an array.\n" },
    { "stack-buffer-overflow", "It reads or writes outside a local array.\n" },
    { "dynamic-stack-buffer-overflow",
      "It reads or writes outside a local array.\n" },
    { "global-buffer-overflow", "It reads or writes outside an array.\n" },
    { "heap-use-after-free", "It uses memory that was released before.\n" },
    { "attempting double-free", "It releases the same memory twice.\n" },
    { "attempting free on address",
      "It releases memory that did not come from malloc.\n" },
    { "stack-use-after-scope",
      "It uses a local variable that is gone already.\n" },
    { "stack-overflow",
      "The stack is used up: does the recursion ever end?\n" },
    { "detected memory leaks", leak },
    { "leaked in", leak }, /* the last line, if the first was too long ago */
};

static const char report_mark[] = "Sanitizer: ";

bool
memory_fault_in(const char *output, int status)
{
    return WIFEXITED(status) && WEXITSTATUS(status) == MEMORY_FAULT_STATUS &&
           strstr(output, report_mark) != NULL;
}

bool
memory_fault_is_leak(const char *message)
{
    return strcmp(message, leak) == 0;
}

static const char *
meaning_of(const char *report)
{
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++)
        if (strstr(report, meanings[i].word) != NULL)
            return meanings[i].meaning;
    return "It uses memory wrongly.\n";
}

/* Tell whether the file called NAME, behind its path in REPORT, is the kit's
   own: it lies in lib/ or tools/.  */
static bool
is_ours(const char *report, const char *name)
{
    const char *from = name;

    while (from > report && strchr(" \t\n", from[-1]) == NULL)
        from--;
    for (const char *at = from; at < name; at++)
        if ((at == from || at[-1] == '/') &&
            (strncmp(at, "tools/judge/", 12) == 0 ||
             strncmp(at, "tools/labs/", 11) == 0 ||
             (strncmp(at, "lib/", 4) == 0 && at + 4 == name)))
            return true;
    return false;
}

/* Put the first "name.c:12" in REPORT that is not ours into WHERE.  */
static void
find_line(const char *report, char *where, size_t size)
{
    const char *at = report;

    where[0] = '\0';
    while ((at = strstr(at, ".c:")) != NULL) {
        const char *name = at;

        while (name > report &&
               (isalnum((unsigned char)name[-1]) || name[-1] == '_'))
            name--;
        if (isdigit((unsigned char)at[3]) && !is_ours(report, name)) {
            size_t digits = strspn(at + 3, "0123456789");

            snprintf(where, size, "%.*s", (int)(at + 3 + digits - name), name);
            return;
        }
        at += 3;
    }
}

void
memory_fault_explain(const char *output, char **message, char *where,
                     size_t size)
{
    const char *report = strstr(output, report_mark);

    result_set(message, meaning_of(report));
    find_line(report, where, size);
}
