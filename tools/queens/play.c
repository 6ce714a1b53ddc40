/* play.c - queens play: a page that steps through a search.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "lib/picture/page/player.h"
#include "tools/base/output_file.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/marks/expected.h"
#include "tools/queens/marks/live_tree.h"
#include "tools/queens/marks/marks.h"
#include "tools/queens/marks/search_tree.h"
#include "tools/queens/run/open_calls.h"

static const char *const kinds[] = { "search", "tries", "placed", NULL };
static const enum tree_kind tree_kinds[] = { TREE_SEARCH, TREE_TRIES,
                                             TREE_PLACED };
enum { NO_KIND = -1 };

struct page {
    struct request request;
    struct draw_options draw;
    const char *name;
    int kind;
    bool safe;
};

static void
write_page(const struct page *p, const struct tree *t)
{
    struct output_file *out = output_file_open(p->name);

    if (player_write(t, &p->draw, output_file(out)) != 0) {
        if (errno != EOVERFLOW)
            output_file_fail(out, errno);
        say_and_exit(EXIT_TROUBLE,
                     "a page shows up to %d nodes, and this search has %d: "
                     "choose a smaller N or --max-nodes",
                     PLAYER_MAX_NODES, tree_size(t));
    }
    output_file_close(out);
}

static int
play_search(struct page *p)
{
    enum tree_kind kind = tree_kinds[p->kind == NO_KIND ? 0 : p->kind];
    struct search_tree s;

    p->request.wants_calls = true;
    s = search_tree_run(&p->request, kind);
    if (p->draw.title == NULL)
        p->draw.title = s.title;
    p->draw.remark = search_tree_remark(&s);
    p->draw.trace = s.record.trace;
    p->draw.code = open_calls_code();
    write_page(p, s.tree);
    return search_tree_end(&s);
}

static int
play_live(struct page *p)
{
    struct live_tree t;

    p->request.wants_calls = true;
    t = live_tree_run(&p->request);
    if (p->draw.title == NULL)
        p->draw.title = t.title;
    p->draw.remark = t.remark;
    p->draw.list = t.list;
    p->draw.event = t.record.event;
    p->draw.events = t.record.events;
    p->draw.code = open_calls_code();
    write_page(p, t.tree);
    return live_tree_end(&t);
}

/* Show the tree that a right search walks, marked by what lab 01 says.  */
static int
play_safe(struct page *p)
{
    enum tree_kind kind = p->kind == NO_KIND ? TREE_TRIES : tree_kinds[p->kind];
    struct tree *t = expected_tree(&p->request, kind, NULL);
    struct marks_told m = marks_safe(t);

    if (p->draw.title == NULL)
        p->draw.title = m.title;
    p->draw.remark = m.remark[0] != '\0' ? m.remark : NULL;
    write_page(p, t);
    tree_free(t);
    return m.status;
}

static void
parse(struct page *p, struct options *o, int argc, char **argv)
{
    options_text(o, "output", 'o', &p->name, "FILE", "write the page to FILE");
    options_choice(o, "kind", 'k', &p->kind, kinds, "which nodes");
    request_method_options(&p->request, o, METHOD_BOARD | METHOD_MAZE);
    request_live_option(&p->request, o);
    request_drawing_options(&p->request, o);
    options_flag(o, "safe", 0, &p->safe,
                 "mark each node by what lab 01's test says of it");
    options_text(o, "title", 't', &p->draw.title, "TEXT", "the title");
    options_parse(o, argc, argv);
    if (p->request.live >= 0 && p->kind != NO_KIND)
        say_usage("--live shows what was generated: leave out --kind");
    if (p->safe && (p->request.live >= 0 || p->request.maze_name != NULL ||
                    p->request.cost_text != NULL))
        say_usage("--safe is about lab 01: leave out --maze, --cost and "
                  "--live");
    if (p->safe && !p->request.first && p->request.nth == 0)
        p->request.all = true; /* the more squares the better */
    if (p->name == NULL && isatty(STDOUT_FILENO))
        say_usage("a page does not show in a terminal: name a file with -o");
    request_read(&p->request, o);
    p->draw.maze = p->request.maze;
    p->draw.costs = p->request.costs;
}

int
play_main(int argc, char **argv)
{
    struct options o = options_start(
        "play", "N",
        "Write a page that steps through a search: board and tree side by "
        "side.\nOpen it in a browser; it needs no network.");
    struct page p = { .request = request_start(), .kind = NO_KIND };
    int status;

    parse(&p, &o, argc, argv);
    status = p.safe                ? play_safe(&p)
             : p.request.live >= 0 ? play_live(&p)
                                   : play_search(&p);
    request_end(&p.request);
    return status;
}
