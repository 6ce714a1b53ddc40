/* method.c - the searches that this program can run, all but one a lab's.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/method.h"

#include <string.h>

#include "lib/require.h"

#ifdef HAVE_ENGINES
#include "tools/queens/engines/bits.h"

static bool
search_bits(struct board *board, struct maze *maze, struct maze_cell start,
            struct live *list, const struct costs *costs, square_test *test)
{
    return bits_search(board);
}

const struct method method_bits = { .name = "bits",
                                    .title = "bits",
                                    .function = "bits_search",
                                    .is = METHOD_BOARD | METHOD_BITS,
                                    .bound = "",
                                    .search = search_bits };

long long
method_nodes(int n, const int *place)
{
    static const uint64_t most = 500000000; /* some seconds */
    uint64_t nodes = bits_nodes(n, place, most);

    return nodes < most ? (long long)nodes : 0;
}
#else
const struct method method_bits = { .name = NULL };

long long
method_nodes(int n, const int *place)
{
    return 0;
}
#endif

const char *const *
method_names(int kinds)
{
    static const char *names[64];
    int count = 0;

    for (const struct method *m = methods; m->name != NULL; m++)
        if ((m->is & kinds) != 0 && count < 62)
            names[count++] = m->name;
    if (kinds & METHOD_BITS && method_bits.name != NULL)
        names[count++] = method_bits.name;
    names[count] = NULL;
    return names;
}

const struct method *
method_named(const char *name)
{
    const struct method *m = methods;

    while (m->name != NULL && strcmp(m->name, name) != 0)
        m++;
    return m->name != NULL ? m : &method_bits;
}

bool
method_is_of(const struct method *m, const char *lab)
{
    return m->lab != NULL && strcmp(m->lab, lab) == 0;
}

const struct method *
method_that(int is, int is_not, const char *lab)
{
    for (const struct method *m = methods; m->name != NULL; m++)
        if ((m->is & is) == is && (m->is & is_not) == 0 &&
            (lab == NULL || method_is_of(m, lab)))
            return m;
    return NULL;
}

/* Which function it stands for is said by call_name_tests.  */
bool
method_own_test(const struct board *b, int row, int col)
{
    REQUIRE(false, "method_own_test: it is only to be passed on");
    return false;
}

static bool
own_scan(const struct board *b, int row, int col)
{
    return method_own_test(b, row, col);
}

struct runner_order
method_order(const struct method_setup *s)
{
    const struct method *m = s->method;
    struct runner_order order = { .function = m->function, .labs = { m->lab } };

    if (m->is & METHOD_SCAN)
        order.labs[1] = method_scans[0].lab;
    else if (m->is & METHOD_TEST && s->test == method_own_test)
        order.labs[1] = method_tests[0].lab;
    if (order.labs[1] != NULL && method_is_of(m, order.labs[1]))
        order.labs[1] = NULL;
    return order;
}

void
method_search(void *self)
{
    struct method_setup *s = self;
    bool is_scan = (s->method->is & METHOD_SCAN) != 0;
    struct maze_cell start = { 0, 0 };
    const struct call_test tests[] = {
        { method_own_test, method_tests[0].function, false },
        { own_scan, method_scans[0].function, true },
        { NULL, NULL, false }
    };

    call_name_tests(tests);
    if (s->maze != NULL)
        start = maze_start(s->maze);
    s->has_found = s->method->search(s->board, s->maze, start, s->list,
                                     s->costs, is_scan ? own_scan : s->test);
    call_name_tests(NULL);
}
