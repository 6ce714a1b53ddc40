/* graphs.c - write many graphs, with all sorts of words in them.
   SPDX-License-Identifier: MIT

   For dot_accepts.sh.  One graph holds words that are easily escaped wrongly;
   the others hold random bytes.  */
#include <stdlib.h>

#include "lib/picture/dot/dot.h"
#include "lib/random.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/walk.h"

enum { GRAPHS = 60, MOST = 60 };

/* Bytes that mean something to someone.  */
static const char special[] = "\\\"\n<>&{}|[];=-'%#$\t N G n l r x0";

static void
random_words(struct random *r, char *text)
{
    int length = random_below(r, MOST - 1);

    for (int i = 0; i < length; i++)
        text[i] = random_below(r, 2) == 0
                      ? special[random_below(r, (int)sizeof special - 1)]
                      : (char)(1 + random_below(r, 255));
    text[length] = '\0';
}

static void
write_graph(int i, struct random *r)
{
    char title[MOST], note[MOST], remark[MOST];
    struct tree *t =
        i % 2 ? walk_tree(4, TREE_SEARCH, 1, false) : tree_complete(3);
    struct draw_options o = { .title = title,
                              .remark = remark,
                              .style = DRAW_BOARDS + i % 5 };

    random_words(r, title);
    random_words(r, note);
    random_words(r, remark);
    for (int node = 0; node < tree_size(t); node += 3) {
        tree_set_note(t, node, note);
        tree_set_mark(t, node, node % (TREE_CHANGED + 1));
    }
    if (dot_write(t, &o, i % 3 ? DOT_PLACED : DOT_GRAPHVIZ, stdout) != 0)
        exit(EXIT_FAILURE);
    tree_free(t);
}

int
main(void)
{
    struct draw_options tricky = { .title = "\\N \"q\" &amp; <b> \\",
                                   .style = DRAW_NUMBERS };
    struct random r = random_start(13);
    struct tree *t = tree_complete(2);

    if (dot_write(t, &tricky, DOT_PLACED, stdout) != 0)
        return EXIT_FAILURE;
    tree_free(t);
    for (int i = 0; i < GRAPHS; i++)
        write_graph(i, &r);
    return EXIT_SUCCESS;
}
