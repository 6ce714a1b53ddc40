/* late.c - what being late costs.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/record/late.h"

#include "tools/base/must.h"

enum { DAY = 86400 };

void
late_apply(const struct course *c, struct record *r)
{
    for (int i = 0; i < r->labs; i++) {
        struct record_lab *l = &r->lab[i];
        const struct course_entry *due = course_due(c, l->folder);
        double late = due != NULL ? (double)l->time - due->value - c->grace : 0;
        long days = (long)((late + DAY - 1) / DAY); /* begun ones count */

        l->days = l->percent = 0;
        if (l->time == 0 || late <= 0 || l->hash[0] == '\0')
            continue;
        l->is_by_file_date = !r->has_listed_time;
        l->days = (double)days;
        l->percent = (double)days * c->percent;
        if (l->percent > c->cap)
            l->percent = c->cap;
    }
}

char *
late_line(const struct record_lab *lab)
{
    double loss = result_earned(lab->result) * lab->percent / 100;

    if (lab->days <= 0)
        return NULL;
    return must_format("%g day%s late%s: %g %% off, %g point%s", lab->days,
                       lab->days == 1 ? "" : "s",
                       lab->is_by_file_date ? " by the date of the file" : "",
                       lab->percent, loss, loss == 1 ? "" : "s");
}
