/* small.c - trace and count the searches for 4 queens of the handout of lab 05.
   SPDX-License-Identifier: MIT

   usage: small <costs.txt

   Prints what the handout says of them, a sentence or a row of its table a
   line.  Linked with the model answers of labs 01 and 05.  */
#include "labs/05-live-nodes/live_nodes.h"

#include <stdio.h>
#include <stdlib.h>

#include "lib/live_watch.h"
#include "lib/text/text_error.h"

enum { ORDERS = LIVE_LEAST + 1, ROOM = 1000 };

static const char *const names[ORDERS] = { "FIFO", "LIFO", "least" };

enum what {
    GENERATED,
    TAKEN,
    EXPANDED,
    AT_ONCE,
    LATER,
    MOST,
    MOST_BETWEEN, /* expansions */
    AT_END,
    WHATS
};

/* A search that is told as it goes on, and what is counted.  */
struct search {
    struct live *list;
    FILE *story;
    char *text, *answers;
    FILE *costs; /* of the answers */
    size_t length, width;
    int last;        /* the node taken last */
    bool is_in_turn; /* nodes were taken in the order of their numbers */
    int count[WHATS];
};

square_test safe_check_is_safe;

/* Write NODE of L as number:columns.  */
static void
name(FILE *out, const struct live *l, int node)
{
    struct live_node v = live_node(l, node);

    fprintf(out, "%d%s", node, node == LIVE_ROOT ? "" : ":");
    for (int depth = 1; depth <= v.depth; depth++) {
        int i = node;

        while (live_node(l, i).depth > depth)
            i = live_node(l, i).parent;
        fprintf(out, "%d", live_node(l, i).col);
    }
}

static void
tell_taken(struct search *s, int node)
{
    s->count[TAKEN]++;
    if (node == LIVE_ROOT) {
        fprintf(s->story, "0");
        return;
    }
    s->is_in_turn &= node > s->last;
    s->last = node;
    fprintf(s->story, ", ");
    name(s->story, s->list, node);
    if (live_order(s->list) == LIVE_LEAST)
        fprintf(s->story, " (%d)", live_node(s->list, node).bound);
}

static void
see(void *self, const struct live *l, const struct live_event *e)
{
    struct search *s = self;
    struct live_node v = live_node(l, e->node);

    if (s->count[MOST] < live_count(l))
        s->count[MOST] = live_count(l);
    if (e->state == LIVE_TAKEN && s->count[MOST_BETWEEN] <= live_count(l))
        s->count[MOST_BETWEEN] = live_count(l) + 1;
    if (e->state == LIVE_TAKEN)
        tell_taken(s, e->node);
    if (e->state == LIVE_KILLED)
        s->count[v.turn == 0 ? AT_ONCE : LATER]++;
    if (e->state == LIVE_KILLED && v.turn != 0)
        fprintf(s->story, " is killed (%d)", v.bound);
    if (e->state == LIVE_ANSWER) {
        fprintf(s->story, " -> answer %d", v.bound);
        fprintf(s->costs, "%s%d", s->width == 0 ? "" : ", ", v.bound);
        fflush(s->costs);
    }
}

/* Tell which nodes of S are live at the end.  */
static void
tell_live(struct search *s)
{
    for (int i = 0; i < live_generated(s->list); i++) {
        struct live_node v = live_node(s->list, i);

        s->count[EXPANDED] += v.state == LIVE_TAKEN;
        if (v.state != LIVE_IN_LIST)
            continue;
        fprintf(s->story, "%sand ", s->count[AT_END]++ == 0 ? ", " : " ");
        name(s->story, s->list, i);
        fprintf(s->story, " (%d)", v.bound);
    }
    if (s->count[AT_END] > 0)
        fprintf(s->story, " are live: none can win");
}

static void
run(struct search *s, enum live_order order, const struct costs *c,
    lower_bound *bound)
{
    struct live_watcher w = { see, s };

    *s =
        (struct search){ .list = live_new(4, order, ROOM), .is_in_turn = true };
    s->story = open_memstream(&s->text, &s->length);
    s->costs = open_memstream(&s->answers, &s->width);
    live_watch(s->list, &w);
    live_nodes_search(s->list, c, safe_check_is_safe, bound);
    tell_live(s);
    s->count[GENERATED] = live_generated(s->list);
    fclose(s->story);
    fclose(s->costs);
}

static void
clear(struct search *s)
{
    live_free(s->list);
    free(s->text);
    free(s->answers);
}

static void
print_row(const char *title, const struct search *s, enum what what)
{
    printf("| %s |", title);
    for (int i = 0; i < ORDERS; i++)
        printf(" %d |", s[i].count[what]);
    printf("\n");
}

/* Print the traces and the table of the searches by the costs C.  */
static void
print_with_costs(const struct costs *c)
{
    struct search s[ORDERS];

    for (int i = 0; i < ORDERS; i++)
        run(&s[i], (enum live_order)i, c, live_nodes_lower);
    for (int i = 0; i < ORDERS; i++)
        printf("%s %s\n", names[i],
               i == LIVE_FIFO && s[i].is_in_turn
                   ? "takes them in the order of their numbers"
                   : s[i].text);
    print_row("nodes generated", s, GENERATED);
    print_row("taken", s, TAKEN);
    print_row("expanded", s, EXPANDED);
    print_row("killed when generated", s, AT_ONCE);
    print_row("killed when taken", s, LATER);
    printf("| answers, one better than the other | %s | %s | %s |\n",
           s[LIVE_FIFO].answers, s[LIVE_LIFO].answers, s[LIVE_LEAST].answers);
    print_row("most nodes in the list", s, MOST);
    print_row("the same, when the E-node has all its children", s,
              MOST_BETWEEN);
    print_row("live at the end", s, AT_END);
    for (int i = 0; i < ORDERS; i++)
        clear(&s[i]);
}

static int
none(const struct board *b, const struct costs *c, int row, square_test *test)
{
    return 0;
}

static void
print_without_costs(void)
{
    struct costs *c = costs_new(4);
    struct search s[ORDERS];

    for (int i = 0; i < ORDERS; i++)
        run(&s[i], (enum live_order)i, c, none);
    if (s[LIVE_FIFO].is_in_turn && s[LIVE_LEAST].is_in_turn &&
        s[LIVE_FIFO].count[GENERATED] == s[LIVE_LEAST].count[GENERATED])
        printf("Then least cost takes the oldest, as FIFO does:\n");
    printf("%d nodes, %d of them expanded, %d killed; when the answer is found "
           "%d nodes are live.\n",
           s[LIVE_FIFO].count[GENERATED], s[LIVE_FIFO].count[EXPANDED],
           s[LIVE_FIFO].count[AT_ONCE], s[LIVE_FIFO].count[AT_END]);
    printf("LIFO has its answer after %d nodes.\n",
           s[LIVE_LIFO].count[GENERATED]);
    for (int i = 0; i < ORDERS; i++)
        clear(&s[i]);
    costs_free(c);
}

int
main(void)
{
    char text[1000];
    struct text_error error;
    struct costs *c;

    text[fread(text, 1, sizeof text - 1, stdin)] = '\0';
    c = costs_parse(text, &error);
    if (c == NULL || costs_size(c) != 4)
        return EXIT_FAILURE;
    print_with_costs(c);
    print_without_costs();
    costs_free(c);
    return 0;
}
