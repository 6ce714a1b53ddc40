/* twins.c - who handed in the same file.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include <string.h>

#include "tools/labgrade/report/html.h"
#include "tools/labgrade/report/overview.h"

/* Tell whether R and OTHER have the same file for lab number LAB of both, and
   that file is worth something.  */
static bool
is_twin(const struct record *r, const struct record *other, int lab)
{
    return lab < r->labs && lab < other->labs && r->lab[lab].hash[0] != '\0' &&
           result_earned(r->lab[lab].result) > 0 &&
           strcmp(r->lab[lab].hash, other->lab[lab].hash) == 0;
}

/* Tell whether the same students have the file of student number FIRST for the
   labs number X and Y.  */
static bool
is_same_group(const struct grades *g, int first, int x, int y)
{
    for (int i = 0; i < g->count; i++)
        if (is_twin(g->record[i], g->record[first], x) !=
            is_twin(g->record[i], g->record[first], y))
            return false;
    return true;
}

/* Tell whether student number FIRST is the first of several who have one file
   for lab number LAB, and it is the first lab of which that is true.  */
static bool
begins_group(const struct grades *g, int first, int lab)
{
    int others = 0;

    for (int i = 0; i < g->count; i++)
        if (i != first && is_twin(g->record[i], g->record[first], lab)) {
            if (i < first)
                return false;
            others++;
        }
    for (int i = 0; i < lab; i++)
        if (is_same_group(g, first, i, lab))
            return false;
    return others > 0;
}

/* Write all who have the file of student number FIRST for lab number LAB.  */
static void
write_group(FILE *out, const struct grades *g, int first, int lab)
{
    const struct record *r = g->record[first];

    fputs("<tr><td>", out);
    html_link(out, r->id, r->name);
    for (int i = first + 1; i < g->count; i++)
        if (is_twin(g->record[i], r, lab)) {
            fputs(", ", out);
            html_link(out, g->record[i]->id, g->record[i]->name);
        }
    fputs("</td><td class=\"bad\">same file</td><td>", out);
    fputs(r->lab[lab].folder, out);
    for (int i = lab + 1; i < r->labs; i++)
        if (is_same_group(g, first, i, lab))
            fprintf(out, ", %s", r->lab[i].folder);
    fputs(": the same, byte for byte</td></tr>\n", out);
}

int
overview_write_twins(const struct grades *g, FILE *out)
{
    int count = 0;

    for (int i = 0; i < g->count; i++)
        for (int lab = 0; lab < g->record[i]->labs; lab++)
            if (begins_group(g, i, lab)) {
                write_group(out, g, i, lab);
                count++;
            }
    return count;
}
