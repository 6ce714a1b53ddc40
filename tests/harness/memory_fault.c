/* memory_fault.c - what AddressSanitizer says, in plain words.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/memory_fault.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "tests/harness/result.h"

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
    { "detected memory leaks",
      "It loses memory: something was allocated and never released.\n" },
    { "leaked in", /* the last line, if the first was too long ago */
      "It loses memory: something was allocated and never released.\n" },
};

static const char report_mark[] = "Sanitizer: ";

bool
memory_fault_in(const char *output, int status)
{
    return WIFEXITED(status) && WEXITSTATUS(status) == MEMORY_FAULT_STATUS &&
           strstr(output, report_mark) != NULL;
}

static const char *
meaning_of(const char *report)
{
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++)
        if (strstr(report, meanings[i].word) != NULL)
            return meanings[i].meaning;
    return "It uses memory wrongly.\n";
}

/* Tell whether the LENGTH bytes at NAME are a file of the harness itself.  */
static bool
is_ours(const char *name, size_t length)
{
    return (length >= 10 && strncmp(name, "dispatch.c", 10) == 0) ||
           (length >= 7 && strncmp(name, "serve.c", 7) == 0);
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
        if (isdigit((unsigned char)at[3]) &&
            !is_ours(name, (size_t)(at - name) + 2)) {
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
