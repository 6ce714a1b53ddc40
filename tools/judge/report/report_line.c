/* report_line.c - the lines that reports are made of.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/report_line.h"

#include <string.h>

static const char *const colours[] = { "", "\33[32m", "\33[31m", "\33[2m",
                                       "\33[1m" };

void
report_paint(const struct report_style *s, enum report_colour c, FILE *out)
{
    if (s->has_colour)
        fputs(c == REPORT_PLAIN ? "\33[0m" : colours[c], out);
}

void
report_line(const char *left, int earned, int points,
            const struct report_style *s, FILE *out)
{
    char score[32];
    int gap, length = snprintf(score, sizeof score, "%d / %d", earned, points);

    gap = s->width - (int)strlen(left) - length;
    fprintf(out, "%s%*s%s\n", left, gap > 1 ? gap : 2, "", score);
}

struct wrap
report_prose(const struct report_style *s, int indent, FILE *out)
{
    return (struct wrap){ indent, s->width, s->is_utf8, out };
}
