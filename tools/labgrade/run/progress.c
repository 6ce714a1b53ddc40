/* progress.c - how far a class has come.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/run/progress.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tools/base/clock.h"
#include "tools/labgrade/record/record.h"
#include "tools/labgrade/run/attempt.h"

struct progress
progress_start(int total, bool is_quiet)
{
    return (struct progress){ 0, total, clock_now(), is_quiet,
                              isatty(STDERR_FILENO) != 0 };
}

void
progress_tick(const struct progress *p)
{
    double passed = clock_now() - p->start;
    double rate = passed > 0 ? p->done / passed : 0;
    double left = rate > 0 ? (p->total - p->done) / rate : 0;

    if (p->is_quiet || !p->is_terminal)
        return;
    fprintf(stderr, "\r %d of %d  %.0f a minute  ", p->done, p->total,
            rate * 60);
    if (p->done > 0)
        fprintf(stderr, "%d:%02d left   ", (int)left / 60, (int)left % 60);
}

void
progress_step(struct progress *p, const char *folder,
              const struct submission *s, bool is_kept)
{
    char *path = attempt_path(folder, s->id);
    struct record *r;

    p->done++;
    progress_tick(p);
    if (!p->is_quiet && !p->is_terminal) {
        r = record_read(path);
        fprintf(stderr, "[%d/%d] %s", p->done, p->total, s->name);
        if (r != NULL)
            fprintf(stderr, "  %g / %d%s", record_final(r), record_points(r),
                    record_is_complete(r) ? "" : "  INTERNAL TROUBLE");
        fprintf(stderr, "%s\n", is_kept ? "  (kept)" : "");
        record_free(r);
    }
    free(path);
}

void
progress_finish(const struct progress *p)
{
    if (!p->is_quiet && p->is_terminal && p->total > 0)
        fputc('\n', stderr);
}
