/* points.c - points that a course gives otherwise than the suite says.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/points.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

/* Tell whether criterion ID is one of R's lab: they share what comes before
   the dot.  */
static bool
is_of_lab(const struct result *r, const char *id)
{
    size_t length = strcspn(id, ".");

    return r->criteria > 0 && id[length] == '.' &&
           strncmp(r->criterion[0].id, id, length + 1) == 0;
}

static bool
give(struct result *r, const char *id, int points)
{
    for (int i = 0; i < r->criteria; i++)
        if (strcmp(r->criterion[i].id, id) == 0) {
            r->criterion[i].points = points;
            return true;
        }
    return !is_of_lab(r, id);
}

int
points_apply(const char *path, struct result *r)
{
    FILE *in = fopen(path, "r");
    char line[512], id[128], more;
    int number = 0, points, result = 0;

    if (in == NULL) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        return -1;
    }
    while (result == 0 && fgets(line, sizeof line, in) != NULL) {
        number++;
        if (sscanf(line, " points %127[^ \t=] = %d %c", id, &points, &more) ==
                2 &&
            points >= 0 && points <= 1000) {
            if (!give(r, id, points)) {
                fprintf(stderr, "%s:%d: there is no criterion %s\n", path,
                        number, id);
                result = -1;
            }
        } else if (sscanf(line, " points %127[^ \t=]", id) == 1) {
            fprintf(stderr, "%s:%d: say points %s = a number in 0 .. 1000\n",
                    path, number, id);
            result = -1;
        }
    }
    fclose(in);
    return result;
}
