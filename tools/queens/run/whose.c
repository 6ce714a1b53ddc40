/* whose.c - whose code this program runs.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/whose.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/base/lab_list.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/kit.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/open_calls.h"

static const char *student; /* where his plug-ins are; NULL: the solutions */

void
whose_set_student(const char *folder)
{
    student = folder;
}

bool
whose_is_student(void)
{
    return student != NULL && code_file() == NULL;
}

static char *
plugin_of(const struct lab *lab, bool is_fast)
{
    if (student != NULL)
        return must_format("%s/%s/.check/%s.%s.so", student, lab->folder,
                           lab->stem, is_fast ? "fast" : "draw");
    return must_format("%s/solutions/%s/%s.so", kit_build(), lab->folder,
                       lab->stem);
}

/* Keep TEXT in *SLOT until the next one comes.  Return it.  */
static const char *
keep(char **slot, char *text)
{
    free(*slot);
    return *slot = text;
}

/* The plug-in of a file that does not compile is empty.  */
static bool
is_there(const char *plugin)
{
    struct stat s;

    if (stat(plugin, &s) == -1)
        say_and_exit(EXIT_TROUBLE, "%s: %s; run make first", plugin,
                     strerror(errno));
    return s.st_size > 0;
}

bool
whose_plugins(const struct runner_order *order, struct worker_setup *setup,
              char *why, size_t size)
{
    static struct lab_list *list;
    static char *host, *path[WORKER_PLUGINS];

    if (code_file() != NULL && strcmp(order->labs[0], code_lab()) == 0) {
        code_set_up(setup);
        if (order->labs[1] == NULL)
            return true;
        snprintf(why, size,
                 "%s: not with --code, for it takes code of two labs",
                 order->function);
        return false;
    }
    if (list == NULL)
        list = lab_list_read(kit_source());
    setup->host =
        keep(&host, must_format("%s/tools/judge/labhost", kit_build()));
    for (int i = 0; order->labs[i] != NULL; i++) {
        const struct lab *lab = must(lab_list_find(list, order->labs[i]));

        setup->plugin[i].lab = order->labs[i];
        setup->plugin[i].path = keep(&path[i], plugin_of(lab, order->is_fast));
        if (is_there(setup->plugin[i].path))
            continue;
        snprintf(why, size,
                 "%s is missing: labs/%s does not compile; \"make check\" "
                 "there tells more",
                 order->function, lab->folder);
        return false;
    }
    return true;
}

void
whose_find_lines(const struct runner_order *order,
                 const struct worker_setup *setup)
{
    struct lab_list *list = lab_list_read(kit_source());
    const struct lab *lab = must(lab_list_find(list, order->labs[0]));
    char *name = must_format("%s.c", lab->stem);
    char *source = code_file() != NULL
                       ? must_copy(code_file())
                       : must_format("%s/%s/%s/%s", kit_source(),
                                     student != NULL ? "labs" : "solutions",
                                     lab->folder, name);

    open_calls_find(&(struct open_calls_place){ .source = source,
                                                .name = name,
                                                .plugin = setup->plugin[0].path,
                                                .wrap = setup->wrap });
    lab_list_free(list);
    free(name); /* the source's name lives on in a page */
}
