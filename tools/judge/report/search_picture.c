/* search_picture.c - the search that failed, drawn from its own moves.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/search_picture.h"

#include <stdlib.h>
#include <string.h>

#include "lib/board.h"
#include "lib/maze_text.h"
#include "lib/picture/page/player.h"
#include "lib/picture/svg/svg.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"
#include "tools/base/must.h"

enum { MOVES_MAX = 10000 };

/* A call, as replay.h tells it.  */
struct search {
    int rows, cols;
    struct maze *maze; /* NULL: a board */
    struct trace *trace;
    struct event last;
    bool is_over; /* it returned */
};

/* Read the rows of a maze in *WORDS, and go on behind them.  */
static void
read_maze(struct search *s, const char **words)
{
    size_t length = strcspn(*words, " ");
    char *rows = must_format("%.*s\n", (int)length, *words);
    struct text_error error;

    for (char *c = rows; *c != '\0'; c++)
        if (*c == '/')
            *c = '\n';
    s->maze = maze_text_parse(rows, &error);
    free(rows);
    *words += length;
}

/* Return what a move that SIGN stands for is, EVENT_FOUND: none.  */
static enum event_kind
kind_of(const struct search *s, char sign)
{
    bool is_maze = s->maze != NULL;

    if (sign == '=' || sign == '+')
        return is_maze ? EVENT_ENTER : EVENT_PLACE;
    if (sign == '-')
        return is_maze ? EVENT_LEAVE : EVENT_REMOVE;
    return sign == 'x' && !is_maze ? EVENT_REFUSED : EVENT_FOUND;
}

/* Add the move WORD to S.  Return whether it is one.  */
static bool
read_move(struct search *s, const char *word)
{
    struct event e = { kind_of(s, *word), -1, -1 };

    if (*word == '.' || s->is_over)
        return s->is_over = *word == '.';
    if (e.kind == EVENT_FOUND ? *word != '!'
                              : sscanf(word + 1, "%d,%d", &e.row, &e.col) != 2)
        return false;
    if (e.row < -1 || e.row >= s->rows || e.col < -1 || e.col >= s->cols)
        return false;
    trace_add(s->trace, &e);
    s->last = e;
    return true;
}

/* Read WORDS, which are moves, into S, which is empty.  Return whether they
   make sense.  */
static bool
read_moves(struct search *s, const char *words)
{
    int at = 0;

    s->trace = must(trace_new(MOVES_MAX));
    if (sscanf(words, "%dx%d %n", &s->rows, &s->cols, &at) != 2 || at == 0)
        return false;
    words += at;
    if (strchr("#.SG*", *words) != NULL) {
        read_maze(s, &words);
        if (s->maze == NULL || maze_rows(s->maze) != s->rows ||
            maze_cols(s->maze) != s->cols)
            return false;
    } else if (s->rows != s->cols || s->rows > BOARD_MAX_SIZE) {
        return false;
    }
    for (words += strspn(words, " "); *words != '\0';
         words += strspn(words, " ")) {
        if (!read_move(s, words))
            return false;
        words += strcspn(words, " ");
    }
    return true;
}

static void
search_end(struct search *s)
{
    trace_free(s->trace);
    maze_free(s->maze);
}

bool
search_picture_has(const struct result_criterion *c)
{
    struct search s = { 0 };
    bool has = read_moves(&s, c->moves);

    search_end(&s);
    return has;
}

/* Take out of T what its maker concludes from the usual rules: the call may
   have had others.  Walls are walls in each.  */
static void
keep_moves_only(struct tree *t)
{
    int kept = TREE_LEFT;

    if (tree_kind(t) == TREE_MAZE)
        kept |= TREE_ILLEGAL | TREE_FALSE;
    for (int i = tree_size(t) - 1; i > 0; i--) {
        struct tree_node *v = &t->nodes[i];
        bool is_wall = v->reason == TREE_WALL || v->reason == TREE_SEEN;

        v->flags &= kept | (is_wall ? TREE_INFERRED : 0);
        if (v->state == TREE_KILLED && v->flags & TREE_LEFT) {
            v->state = TREE_DEAD;
            v->reason = TREE_NO_REASON;
        } else if (v->state == TREE_KILLED && !is_wall) {
            tree_build_drop(t, i);
        }
    }
    t->nodes[0].flags &= kept;
    if (tree_build_finish(t) != 0)
        must_fail();
}

/* Mark the node at which the move E was made.  */
static void
mark(struct tree *t, const struct event *e)
{
    int i = tree_size(t) - 1;

    for (; i > 0; i--) {
        const struct tree_node *v = tree_node(t, i);

        if (e->kind == EVENT_FOUND ? v->state == TREE_ANSWER
                                   : v->row == e->row && v->col == e->col &&
                                         v->state != TREE_KILLED)
            break;
    }
    tree_set_mark(t, i, TREE_CHANGED);
}

/* Return the tree of S, which led to the verdict on C.  */
static struct tree *
make_tree(const struct search *s, const struct result_criterion *c)
{
    struct tree_search how = { .n = s->rows,
                               .kind = TREE_PLACED,
                               .ended = s->is_over };
    struct tree *t =
        must(s->maze != NULL ? tree_from_maze(s->trace, s->maze, &how)
                             : tree_from_queens(s->trace, &how));

    keep_moves_only(t);
    if (!s->is_over && c->verdict == VERDICT_FAILED)
        mark(t, &s->last);
    return t;
}

/* Return how the tree T of S is drawn: if it is large, the way to the marked
   node alone.  */
static struct draw_options
options_of(const struct search *s, const struct tree *t)
{
    int marked = tree_counts(t).departs;

    return (struct draw_options){
        .remark = marked > 0
                      ? "The test ended at the framed node.  Rows and columns "
                        "count from 1, in code from 0."
                      : "Rows and columns count from 1, in code from 0.",
        .maze = s->maze,
        .trace = s->trace,
        .departures = tree_size(t) > DRAW_MAX_BOARDS ? marked : 0,
    };
}

/* Draw the moves of C by WRITE.  Return 0, or -1.  */
static int
draw(const struct result *r, const struct result_criterion *c, FILE *out,
     int (*write)(const struct tree *t, const struct draw_options *o,
                  FILE *out))
{
    struct search s = { 0 };
    char *title = must_format("Lab %s, %s: the moves of your code", r->number,
                              result_name(c));
    int status = -1;

    if (read_moves(&s, c->moves)) {
        struct tree *t = make_tree(&s, c);
        struct draw_options o = options_of(&s, t);

        o.title = title;
        status = write(t, &o, out);
        tree_free(t);
    }
    search_end(&s);
    free(title);
    return status;
}

int
search_picture_write_svg(const struct result *r,
                         const struct result_criterion *c, FILE *out)
{
    return draw(r, c, out, svg_write);
}

int
search_picture_write_page(const struct result *r,
                          const struct result_criterion *c, FILE *out)
{
    return draw(r, c, out, player_write);
}
