/* late.c - when somebody handed in, and what being late costs.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/record/late.h"

#include "tools/base/must.h"

enum { DAY = 86400 };

/* Say in H, of S, when it was handed in.  */
static void
weigh(const struct submission *s, struct handed *h, bool is_one_of_several)
{
    bool is_packed = s->time != 0 && h->packed != 0;
    time_t all = s->time, own = h->committed;

    if (own == 0 && (s->has_good_dates || is_packed))
        own = h->date;
    if (all == 0 && h->committed == 0 && s->has_good_dates)
        all = h->packed;
    h->time = all;
    if (all == 0 || (is_one_of_several && own != 0 && own < all))
        h->time = own;
    h->is_by_file_date =
        h->time != 0 && h->time != s->time && h->committed == 0;
}

void
late_weigh(const struct submission *s, struct handed *handed, int labs)
{
    int count = 0;

    for (int i = 0; i < labs; i++)
        count += handed[i].rank != ANSWER_NONE;
    for (int i = 0; i < labs; i++)
        if (handed[i].rank != ANSWER_NONE)
            weigh(s, &handed[i], count > 1);
}

/* Return by how many days LAB was late if it was handed in at TIME.  */
static long
days_late(const struct course *c, const struct record_lab *lab, time_t time)
{
    const struct course_entry *due = course_due(c, lab->folder);
    double late = due != NULL ? (double)time - due->value - c->grace : 0;

    if (time == 0 || late <= 0 || lab->hash[0] == '\0')
        return 0;
    return (long)((late + DAY - 1) / DAY); /* begun ones count */
}

void
late_apply(const struct course *c, struct record *r)
{
    for (int i = 0; i < r->labs; i++) {
        struct record_lab *l = &r->lab[i];

        l->days = (double)days_late(c, l, l->time);
        l->percent = l->days * c->percent;
        if (l->percent > c->cap)
            l->percent = c->cap;
    }
}

bool
late_is_in_doubt(const struct course *c, const struct record *r,
                 const struct record_lab *lab)
{
    return lab->days == 0 && days_late(c, lab, r->time) > 0;
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
