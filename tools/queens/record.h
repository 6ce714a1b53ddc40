/* record.h - a search, run in a child and written down.
   SPDX-License-Identifier: MIT

       struct record rec = record_search(&request, true);
       ... rec.trace, rec.note ...
       record_end(&rec);

   Whatever the search does, crash, run for ever or be interrupted, what it
   did until then is there.  */
#ifndef TOOLS_QUEENS_RECORD_H
#define TOOLS_QUEENS_RECORD_H

#include "lib/trace.h"
#include "lib/tree_make.h"
#include "tools/queens/child.h"
#include "tools/queens/facts.h"
#include "tools/queens/request.h"

struct record {
    struct trace *trace;
    struct facts facts;
    enum child_fate fate;
    char note[240]; /* why it did not end by itself; "": it did */
};

/* Run the search that R asks for.  If TELLS_TRIES, squares that were tested
   are in the trace, if the method tests by a function.  */
struct record record_search(const struct request *r, bool tells_tries);

/* Return the tree of REC, the record of R's search.  */
struct tree *record_tree(const struct record *rec, const struct request *r,
                         enum tree_kind kind);

void record_end(struct record *rec);

#endif
