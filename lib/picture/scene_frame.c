/* scene_frame.c - what stands round the tree in a picture.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/scene_parts.h"

#include <stdlib.h>
#include <string.h>

#include "lib/maze.h"
#include "lib/text/text_width.h"
#include "lib/tree/tree.h"

/* All in tenths of a pixel.  */
enum {
    BORDER = 240,
    MIN_TEXT = 8000,  /* lines are not broken before this width */
    ROW_NAMES = 600,  /* x1 .. xn, left of the tree */
    LEVEL_LINE = 180, /* a level lower than this has no room for its counts */
    SIGN = 460,       /* of the legend, with the gap to its words */
    ENTRY_GAP = 200,
    ENTRY_LINE = 500
};

static int
larger(int a, int b)
{
    return a > b ? a : b;
}

/* Add TEXT to the lines of S, broken where it must.  */
static int
add_lines(struct scene *s, const char *text, int size, bool bold, int room)
{
    while (*text != '\0' && s->line_count < SCENE_LINES) {
        struct scene_line *l = &s->lines[s->line_count];
        char *rest = strndup(text, strcspn(text, "\n"));
        int fit;

        if (rest == NULL)
            return -1;
        fit = text_width_fit(rest, size, bold, room);
        rest[fit] = '\0';
        *l = (struct scene_line){ .text = rest, .size = size, .bold = bold };
        s->line_count++;
        text += fit;
        text += strspn(text, " ");
        text += *text == '\n';
    }
    return 0;
}

static int
add_head(struct scene *s, int room)
{
    struct caption made, summary;
    const char *title = caption_title(&s->view, s->options, &made);
    int y = BORDER;

    caption_summary(&s->view, s->style, &summary);
    if (s->options->no_lines)
        summary.count = 0;
    else if (scene_is_merged(s))
        caption_add(
            &summary,
            "Cells narrower than half a pixel are merged with their "
            "neighbours: answers "
            "cover what leads to them, and bound kills cover dead nodes.");
    else if (s->maze_cell > 0)
        caption_add(&summary, s->maze_font > 0
                                  ? "Cells are numbered in the order in which "
                                    "the rat first came there."
                                  : "Point at a cell: it tells when the rat "
                                    "first came there.");
    if (add_lines(s, title, SCENE_TITLE, true, room) != 0)
        return -1;
    for (int i = 0; i < summary.count; i++)
        if (add_lines(s, summary.line[i], SCENE_TEXT, false, room) != 0)
            return -1;
    if (s->options->remark != NULL && !s->options->no_lines &&
        add_lines(s, s->options->remark, SCENE_TEXT, true, room) != 0)
        return -1;
    for (int i = 0; i < s->line_count; i++) {
        y += s->lines[i].size * 10;
        s->lines[i].base = y;
        y += s->lines[i].size * 4;
    }
    s->tree_top = y + BORDER;
    return 0;
}

/* Return how much room the counts of the levels need, 0 if they have none.  */
static int
profile_width(const struct scene *s)
{
    struct tree_level *profile;
    int most = 0;

    if (s->options->no_profile || s->tree_height / s->view.levels < LEVEL_LINE)
        return 0;
    profile = tree_profile(s->tree);
    if (profile == NULL)
        return -1;
    for (int i = 0; i < s->view.levels; i++) {
        struct caption w;

        caption_level(s->tree, i, &profile[i], &w);
        most = larger(most, text_width(w.line[0], SCENE_CAPTION, false));
    }
    free(profile);
    return most + BORDER;
}

static void
add_entry(struct scene *s, int kind, const char *words)
{
    s->legend[s->legend_count++] =
        (struct scene_entry){ .kind = kind, .words = words };
}

/* Tell whether some node of T was killed for REASON.  */
static bool
has_reason(const struct tree *t, enum tree_reason reason)
{
    int i = 0;

    while (i < tree_size(t) && tree_node(t, i)->reason != reason)
        i++;
    return i < tree_size(t);
}

/* Return what the legend says of KIND.  */
static const char *
entry_words(const struct scene *s, enum style_kind kind)
{
    bool is_maze = tree_kind(s->tree) == TREE_MAZE;
    bool is_list = tree_kind(s->tree) == TREE_LIST;

    if (kind == STYLE_BOUNDED && has_reason(s->tree, TREE_FULL_ROW))
        return "B: placed, then killed by look-ahead";
    if (kind == STYLE_OPEN && s->view.steps > 0)
        return "unfinished";
    if (kind == STYLE_OPEN && is_list)
        return "live: in the list at the end";
    if (kind == STYLE_PLAIN && is_list)
        return "E-node: being expanded";
    if (kind == STYLE_BOUNDED && is_list)
        return "B: killed by its bound";
    if (kind == STYLE_KILLED && !is_maze &&
        (!is_list || has_reason(s->tree, TREE_ATTACKED)) &&
        (tree_fact(s->tree, 0) != NULL || tree_counts(s->tree).tested > 0))
        return "B: an earlier queen attacks it";
    return is_maze ? style_of(kind)->maze_words : style_of(kind)->words;
}

/* Add what is to be explained about the maze, of what is USED.  */
static void
add_maze_entries(struct scene *s, const bool used[SCENE_LEGEND])
{
    struct tree_counts c = tree_counts(s->tree);

    if (used[SCENE_WAY])
        add_entry(s, SCENE_WAY,
                  s->view.steps > 0 || c.open > 0 ? "where the rat is"
                  : c.answers > 0                 ? "the way"
                                                  : "reported as a way");
    if (used[SCENE_DEAD_END])
        add_entry(s, SCENE_DEAD_END, "walked, and walked back");
    if (used[SCENE_CUT])
        add_entry(s, SCENE_CUT,
                  "not walked: steps + steps left \xe2\x89\xa5 best");
    if (used[SCENE_ALARM] && s->style == DRAW_NONE)
        add_entry(s, SCENE_ALARM, "something is wrong there");
}

/* Set USED to what there is to explain in the picture of S by now.  */
static void
find_used(const struct scene *s, bool used[SCENE_LEGEND])
{
    int steps = s->view.steps;

    for (int i = 0; i < s->view.size && s->style != DRAW_NONE; i++) {
        if (steps > 0 && s->view.node[i] >= steps)
            continue;
        used[style_kind(&s->view, i)] = true;
        used[SCENE_ALARM] |= style_is_alarming(&s->view, i);
    }
    used[SCENE_HERE] = s->options->steps > 0;
    used[SCENE_ATTACKED] = s->style == DRAW_BOARDS && used[STYLE_KILLED];
    used[SCENE_ATTACKER] = used[SCENE_ATTACKED];
    if (s->maze_cell > 0)
        scene_maze_used(s, used);
}

/* Choose what the legend must explain.  */
static void
choose_entries(struct scene *s)
{
    bool used[SCENE_LEGEND] = { false };

    if (s->options->no_legend)
        return;
    s->view.steps = 0; /* what may come, so that all steps are of one height */
    find_used(s, used);
    s->view.steps = s->options->steps;
    used[STYLE_OPEN] |= s->view.steps > 0;
    for (int k = 0; k < STYLE_COUNT; k++)
        if (used[k])
            add_entry(s, k, entry_words(s, (enum style_kind)k));
    if (used[SCENE_HERE])
        add_entry(s, SCENE_HERE, "this step");
    if (used[SCENE_ALARM] && s->style != DRAW_NONE)
        add_entry(s, SCENE_ALARM,
                  tree_counts(s->tree).tested > 0
                      ? "the test is wrong"
                      : "wrong, or not as expected");
    if (used[SCENE_ATTACKED]) {
        add_entry(s, SCENE_ATTACKED, "the queen that cannot stay");
        add_entry(s, SCENE_ATTACKER, "who attacks her");
    }
    if (s->maze_cell > 0)
        add_maze_entries(s, used);
}

/* Take out of the legend, which has its place, what is not there yet: a step
   tells nothing of those to come.  */
static void
drop_future(struct scene *s)
{
    bool used[SCENE_LEGEND] = { false };
    int count = 0;

    find_used(s, used);
    for (int i = 0; i < s->legend_count; i++)
        if (used[s->legend[i].kind])
            s->legend[count++] = s->legend[i];
    s->legend_count = count;
}

static int
entry_width(const struct scene_entry *e)
{
    return SIGN + text_width(e->words, SCENE_TEXT, false);
}

/* Put entries FIRST .. LAST - 1, WIDTH wide together, in a line at Y.  */
static void
place_row(struct scene *s, int first, int last, int width, int y)
{
    int x = (s->width - width) / 2;

    for (int i = first; i < last; i++) {
        s->legend[i].x = x + 160;
        s->legend[i].y = y;
        x += entry_width(&s->legend[i]) + ENTRY_GAP;
    }
}

/* Put the legend below Y, in as many lines as it needs.  Return where it
   ends.  */
static int
place_legend(struct scene *s, int y)
{
    int first = 0;
    int width = 0;

    for (int i = 0; i < s->legend_count; i++) {
        int more = entry_width(&s->legend[i]);

        if (i > first && width + ENTRY_GAP + more > s->width - 2 * BORDER) {
            place_row(s, first, i, width, y);
            y += ENTRY_LINE;
            first = i;
            width = 0;
        }
        width += (i > first ? ENTRY_GAP : 0) + more;
    }
    place_row(s, first, s->legend_count, width, y);
    return y + ENTRY_LINE / 2;
}

int
scene_frame(struct scene *s)
{
    bool has_room = s->tree_height / s->view.levels >= LEVEL_LINE;
    int maze = scene_maze_width(s);
    int names, profile, body, text, bottom;

    s->has_names =
        tree_board_size(s->tree) > 0 && has_room && !s->options->edges;
    s->has_profile = !s->options->no_profile && has_room;
    names = s->has_names ? ROW_NAMES : 0;
    profile = profile_width(s);
    body = maze + names + s->tree_width + larger(profile, 0);
    text = larger(body, MIN_TEXT);
    if (profile < 0 || add_head(s, text) != 0)
        return -1;
    s->width = text + 2 * BORDER;
    s->maze_left = (s->width - body) / 2;
    s->tree_left = s->maze_left + maze + names;
    s->maze_top = s->tree_top;
    bottom = s->tree_top + s->tree_height;
    if (maze > 0)
        bottom = larger(bottom, s->maze_top +
                                    maze_rows(s->options->maze) * s->maze_cell);
    choose_entries(s);
    if (s->legend_count > 0)
        bottom = place_legend(s, bottom + 2 * BORDER);
    if (s->options->steps > 0)
        drop_future(s);
    s->height = bottom + BORDER;
    return 0;
}
