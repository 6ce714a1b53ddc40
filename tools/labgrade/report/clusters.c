/* clusters.c - the same failure of several students, told once.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "lib/text/escape.h"
#include "tools/base/must.h"
#include "tools/labgrade/report/html.h"
#include "tools/labgrade/report/overview.h"

enum { SHOWN = 12, NAMES = 8 };

/* One failure of one student.  */
struct failure {
    const struct record *record;
    const struct result_criterion *criterion;
};

struct cluster {
    int first; /* of the sorted failures */
    int count;
};

static int
compare(const struct failure *x, const struct failure *y)
{
    int order = strcmp(x->criterion->id, y->criterion->id);

    if (order == 0)
        order = (int)x->criterion->verdict - (int)y->criterion->verdict;
    return order != 0 ? order
                      : result_compare_messages(x->criterion, y->criterion);
}

static int
by_failure(const void *a, const void *b)
{
    const struct failure *x = a, *y = b;
    int order = compare(x, y);

    return order != 0 ? order : strcmp(x->record->id, y->record->id);
}

static int
by_size(const void *a, const void *b)
{
    const struct cluster *x = a, *y = b;

    return x->count != y->count ? y->count - x->count : x->first - y->first;
}

/* Tell whether V says something about the code.  */
static bool
is_failure(enum verdict v)
{
    return v != VERDICT_PASSED && v != VERDICT_TODO && v != VERDICT_INTERNAL &&
           v != VERDICT_REJECTED && v != VERDICT_NOT_RUN;
}

static int
gather(const struct grades *g, struct failure **list)
{
    int count = 0;

    for (int i = 0; i < g->count; i++)
        for (int j = 0; j < g->record[i]->labs; j++) {
            const struct result *r = g->record[i]->lab[j].result;

            for (int k = 0; k < r->criteria; k++) {
                if (!is_failure(r->criterion[k].verdict))
                    continue;
                *list = must_realloc(*list, (size_t)count + 1, sizeof **list);
                (*list)[count++] =
                    (struct failure){ g->record[i], &r->criterion[k] };
            }
        }
    return count;
}

/* Find runs of the same failure in LIST.  Return how many there are.  */
static int
find_clusters(const struct failure *list, int count, struct cluster *cluster)
{
    int clusters = 0;

    for (int i = 0; i < count; i++)
        if (i > 0 && compare(&list[i], &list[i - 1]) == 0)
            cluster[clusters - 1].count++;
        else
            cluster[clusters++] = (struct cluster){ i, 1 };
    qsort(cluster, (size_t)clusters, sizeof *cluster, by_size);
    return clusters;
}

/* Write the line of MESSAGE that says what was wrong: the first, unless that
   only names the call.  */
static void
write_what(FILE *out, const char *message)
{
    size_t length = strcspn(message, "\n");
    char *line;

    if (length > 0 && strchr(":,", message[length - 1]) != NULL &&
        message[length] != '\0') {
        message += length + 1;
        length = strcspn(message, "\n");
    }
    line = must_format("%.*s", (int)length, message);
    fputs("<span class=\"quiet\">", out);
    escape_xml(line, out);
    fputs("</span>", out);
    free(line);
}

static void
write_cluster(FILE *out, const struct failure *f, int count)
{
    fputs("<details><summary><span><code>", out);
    escape_xml(f->criterion->id, out);
    fprintf(out, "</code> %s</span>",
            result_words(f->criterion->verdict)->name);
    write_what(out, f->criterion->message);
    fprintf(out,
            "<span class=\"n\">%d students</span>"
            "</summary><div class=\"why\">\n",
            count);
    html_message(out, f->criterion);
    fputs("<p class=\"quiet\">", out);
    for (int i = 0; i < count && i < NAMES; i++) {
        fputs(i > 0 ? ", " : "", out);
        escape_xml(f[i].record->name, out);
    }
    fprintf(out, "%s</p></div></details>\n", count > NAMES ? ", ..." : "");
}

void
overview_write_clusters(const struct grades *g, FILE *out)
{
    struct failure *list = NULL;
    int count = gather(g, &list), clusters = 0, shown = 0;
    struct cluster *cluster = must_calloc((size_t)count + 1, sizeof *cluster);

    if (count > 0) {
        qsort(list, (size_t)count, sizeof *list, by_failure);
        clusters = find_clusters(list, count, cluster);
    }
    fputs("<h2>The same failure</h2>\n", out);
    for (int i = 0; i < clusters && shown < SHOWN; i++)
        if (cluster[i].count > 1) {
            write_cluster(out, &list[cluster[i].first], cluster[i].count);
            shown++;
        }
    if (shown == 0)
        fputs("<p class=\"quiet\">No two students failed alike.</p>\n", out);
    free(cluster);
    free(list);
}
