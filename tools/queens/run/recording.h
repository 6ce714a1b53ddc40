/* recording.h - a search, run and written down.
   SPDX-License-Identifier: MIT

       struct recording rec = recording_search(&request, true);
       // rec.trace, rec.note
       recording_end(&rec);

   Whatever the search does, crash, run for ever or be interrupted, what it
   did until then is there.  */
#ifndef TOOLS_QUEENS_RUN_RECORDING_H
#define TOOLS_QUEENS_RUN_RECORDING_H

#include "lib/trace.h"
#include "tools/queens/run/facts.h"
#include "tools/queens/run/request.h"

struct recording {
    struct trace *trace;
    struct facts facts;
    enum runner_fate fate;
    char note[320]; /* why it did not end by itself; "": it did */
};

/* Run the search that R asks for.  If TELLS_TRIES, squares that were tested
   are in the trace, if the method tests by a function.  */
struct recording recording_search(const struct request *r, bool tells_tries);

void recording_end(struct recording *rec);

#endif
