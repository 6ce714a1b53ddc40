/* play.c - queens play: a page that steps through a search.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "lib/player.h"
#include "tools/queens/commands.h"
#include "tools/queens/output.h"
#include "tools/queens/say.h"
#include "tools/queens/search_tree.h"

static const char *const kinds[] = { "search", "tries", "placed", NULL };
static const enum tree_kind tree_kinds[] = { TREE_SEARCH, TREE_TRIES,
                                             TREE_PLACED };

static void
write_page(const struct search_tree *s, const struct draw_options *d,
           const char *name)
{
    struct output *out = output_open(name);

    if (player_write(s->tree, d, output_file(out)) != 0) {
        if (errno != EOVERFLOW)
            output_fail(out, errno);
        say_and_exit(SAY_TROUBLE,
                     "a page shows up to %d nodes, and this search has %d: "
                     "choose a smaller N or --max-nodes",
                     PLAYER_MAX_NODES, tree_size(s->tree));
    }
    output_close(out);
}

int
play_main(int argc, char **argv)
{
    struct options o = options_start(
        "play", "N",
        "Write a page that steps through a search: board and tree side by "
        "side.\nOpen it in a browser; it needs no network.");
    struct request r = request_start();
    struct search_tree s;
    struct draw_options d = { 0 };
    const char *name = NULL, *title = NULL;
    int kind = 0, status;

    options_text(&o, "output", 'o', &name, "FILE", "write the page to FILE");
    options_choice(&o, "kind", 'k', &kind, kinds, "which nodes");
    request_method_options(&r, &o, method_names_shown);
    request_drawing_options(&r, &o);
    options_text(&o, "title", 't', &title, "TEXT", "the title");
    options_parse(&o, argc, argv);
    if (name == NULL && isatty(STDOUT_FILENO))
        say_usage("a page does not show in a terminal: name a file with -o");
    request_read(&r, &o);
    s = search_tree_run(&r, tree_kinds[kind]);
    d.title = title != NULL ? title : s.title;
    d.remark = search_tree_remark(&s);
    d.maze = r.maze;
    d.costs = r.costs;
    write_page(&s, &d, name);
    status = search_tree_end(&s);
    request_end(&r);
    return status;
}
