/* kit.c - the labs there are, and the programs that judge them.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/kit.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/process.h"
#include "tools/base/say.h"

enum { HEADER_MAX = 1 << 20 };

/* Ask JUDGE for its criteria.  */
static struct result *
list_criteria(const char *judge)
{
    const char *argv[] = { judge, "--list", NULL };
    struct process_order order = { .argv = argv, .seconds = 20 };
    struct process_end end = process_run(&order);
    struct result *r = NULL;
    FILE *in;

    if (end.is_good) {
        in = must(fmemopen(end.output, end.size + 1, "r"));
        r = result_read(in);
        fclose(in);
    }
    if (r == NULL)
        say_and_exit(EXIT_TROUBLE, "%s --list: no list of criteria came",
                     judge);
    free(end.output);
    return r;
}

const char *const kit_handed[KIT_HANDED] = { "square_tests.so",
                                             "lower_bounds.so" };

/* Find out what L's functions are handed: the types of its header tell.  */
static void
find_handed(const struct kit *k, struct kit_lab *l)
{
    static const char *const type[KIT_HANDED] = { "square_test *",
                                                  "lower_bound *" };
    char *path = must_format("%s/%s", k->source, l->header);
    char *text = file_read(path, HEADER_MAX, NULL);
    int count = 0;

    if (text == NULL)
        say_errno(path);
    for (int i = 0; i < KIT_HANDED; i++)
        if (strstr(text, type[i]) != NULL)
            l->handed[count++] = kit_handed[i];
    free(text);
    free(path);
}

static void
add_lab(struct kit *k, const char *folder, const char *stem)
{
    struct kit_lab *l = &k->lab[k->labs];

    l->folder = must_copy(folder);
    l->stem = must_copy(stem);
    l->header = must_format("labs/%s/%s.h", folder, stem);
    l->judge = must_format("%s/tests/%s/judge", k->build, folder);
    if (access(l->judge, X_OK) == -1)
        say_and_exit(EXIT_TROUBLE, "%s: %s; run make first", l->judge,
                     strerror(errno));
    l->criteria = list_criteria(l->judge);
    find_handed(k, l);
    k->labs++;
}

bool
kit_is_installed(void)
{
    static const char *const programs[] = { KIT_BUILD "/labgrade",
                                            KIT_BUILD "/tools/queens/queens" };
    struct stat self, built;

    if (stat("/proc/self/exe", &self) == -1)
        return access(programs[1], X_OK) == -1;
    for (int i = 0; i < 2; i++)
        if (stat(programs[i], &built) == 0 && self.st_dev == built.st_dev &&
            self.st_ino == built.st_ino)
            return false;
    return true;
}

const char *
kit_source(void)
{
    return kit_is_installed() ? KIT_INSTALLED : KIT_SOURCE;
}

const char *
kit_build(void)
{
    return kit_is_installed() ? KIT_INSTALLED : KIT_BUILD;
}

struct kit *
kit_open(const char *wanted)
{
    struct kit *k = must_calloc(1, sizeof *k);
    struct lab_list *list;
    char *host, *unknown;

    k->source = kit_source();
    k->build = kit_build();
    k->programs = must_format("%s/tools/judge", k->build);
    host = must_format("%s/labhost-memory", k->programs);
    k->has_memory_host = access(host, X_OK) == 0;
    list = lab_list_read(k->source);
    if (wanted != NULL && lab_list_choose(list, wanted, &unknown) == -1)
        say_and_exit(EXIT_USAGE, "there is no lab %s", unknown);
    for (int i = 0; i < list->count; i++)
        if (!list->lab[i].is_out)
            add_lab(k, list->lab[i].folder, list->lab[i].stem);
    lab_list_free(list);
    free(host);
    return k;
}

const char **
kit_criteria(const struct kit *k)
{
    const char **ids = must_calloc(1, sizeof *ids);
    size_t count = 0;

    for (int i = 0; i < k->labs; i++)
        for (int j = 0; j < k->lab[i].criteria->criteria; j++) {
            ids = must_realloc(ids, count + 2, sizeof *ids);
            ids[count++] = k->lab[i].criteria->criterion[j].id;
            ids[count] = NULL;
        }
    return ids;
}

void
kit_free(struct kit *k)
{
    for (int i = 0; i < k->labs; i++) {
        free(k->lab[i].folder);
        free(k->lab[i].stem);
        free(k->lab[i].header);
        free(k->lab[i].judge);
        result_free(k->lab[i].criteria);
    }
    free(k->programs);
    free(k);
}
