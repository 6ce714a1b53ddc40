/* none.c - what to say when a search found too little.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/none.h"

#include "tools/base/say.h"
#include "tools/judge/right/oracle.h"
#include "tools/queens/run/whose.h"

/* Up to this size, to count the solutions takes no time.  */
enum { COUNTED_TO = 8 };

static int
count_solutions(int n)
{
    int cols[BOARD_MAX_SIZE] = { 0 };
    int count = 0;

    cols[n - 1] = -1;
    while (oracle_next_safe(n, 0, n, cols))
        count++;
    return count;
}

/* On a small board, we know what there is to find.  */
static int
say_counted(int n, long long found)
{
    const char *whose = whose_is_student() ? "your" : "the";
    int count = count_solutions(n);

    if (count == 0)
        say("no solution exists for N = %d", n);
    else if (found >= count)
        say("there are only %d solutions for N = %d", count, n);
    else if (found == 0)
        say("%s search found none, but there %s %d for N = %d", whose,
            count == 1 ? "is" : "are", count, n);
    else
        say("%s search found only %lld, but there are %d for N = %d", whose,
            found, count, n);
    return found < count ? EXIT_CODE : EXIT_NONE;
}

int
none_say(const struct request *r, long long found, long long reported)
{
    if (found == 0 && reported > 0) {
        say("%s search reported %lld solution%s, but returned false: when "
            "board_found says stop, it must return true",
            whose_is_student() ? "your" : "the", reported,
            reported == 1 ? "" : "s");
        return EXIT_CODE;
    }
    if (r->n <= COUNTED_TO)
        return say_counted(r->n, found);
    if (found == 0) {
        say("the search found none; for N > 3 there is one");
        return EXIT_CODE;
    }
    say("the search found only %lld solutions for N = %d", found, r->n);
    return EXIT_NONE;
}
