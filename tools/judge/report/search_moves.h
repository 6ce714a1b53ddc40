/* search_moves.h - the moves of a call that failed, read.
   SPDX-License-Identifier: MIT

       struct search_moves s;
       if (search_moves_read(&s, "4x4 =0,1 +1,3"))
           trace_length(s.trace);
       search_moves_end(&s);  */
#ifndef TOOLS_JUDGE_REPORT_SEARCH_MOVES_H
#define TOOLS_JUDGE_REPORT_SEARCH_MOVES_H

#include "lib/trace.h"
#include "tools/judge/report/live_record.h"
#include "tools/judge/wire/live_move.h"

/* A call, as replay.h tells it.  */
struct search_moves {
    int rows, cols;
    struct maze *maze;       /* NULL: a board, or a list, */
    struct live_moves moves; /* whose list is NULL if it is none */
    struct live_record record;
    int given; /* nodes of the list that were there at the call */
    struct trace *trace;
    struct event last;
    bool is_over; /* it returned */
};

/* Read WORDS, which are moves, into S.  Return whether they make sense; S is to
   be ended in any case.  */
bool search_moves_read(struct search_moves *s, const char *words);

/* Release what S holds.  */
void search_moves_end(struct search_moves *s);

#endif
