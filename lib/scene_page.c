/* scene_page.c - what stands round the tree in a picture.
   SPDX-License-Identifier: MIT  */
#include "lib/scene_page.h"

#include <stdlib.h>
#include <string.h>

#include "lib/maze.h"
#include "lib/text_width.h"
#include "lib/tree_profile.h"

/* All in tenths of a pixel.  */
enum {
    BORDER = 240,
    MIN_TEXT = 8000,  /* lines are not broken before this width */
    ROW_NAMES = 600,  /* x1 .. xn, left of the tree */
    LEVEL_LINE = 180, /* a level lower than this has no room for its counts */
    MAZE_CELL = 360,
    MAZE_SIDE = 3600,
    MAZE_GAP = 600,
    SIGN = 460, /* of the legend, with the gap to its words */
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
    struct words made, summary;
    const char *title = words_title(&s->view, s->options, &made);
    int y = BORDER;

    words_summary(&s->view, s->style, &summary);
    if (add_lines(s, title, SCENE_TITLE, true, room) != 0)
        return -1;
    for (int i = 0; i < summary.count; i++)
        if (add_lines(s, summary.line[i], SCENE_TEXT, false, room) != 0)
            return -1;
    if (s->options->remark != NULL &&
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
        struct words w;

        words_level(s->tree, i, &profile[i], &w);
        most = larger(most, text_width(w.line[0], SCENE_CAPTION, false));
    }
    free(profile);
    return most + BORDER;
}

/* Set the size of the maze.  Return the room it needs.  */
static int
maze_width(struct scene *s)
{
    const struct maze *m = s->options->maze;
    int side;

    if (m == NULL)
        return 0;
    side = larger(maze_rows(m), maze_cols(m));
    s->maze_cell = MAZE_SIDE / side;
    if (s->maze_cell > MAZE_CELL)
        s->maze_cell = MAZE_CELL;
    if (s->maze_cell < 1)
        s->maze_cell = 1;
    return maze_cols(m) * s->maze_cell + MAZE_GAP;
}

static void
add_entry(struct scene *s, int kind, const char *words)
{
    s->legend[s->legend_count++] =
        (struct scene_entry){ .kind = kind, .words = words };
}

/* Return what the legend says of KIND.  */
static const char *
entry_words(const struct scene *s, enum look_kind kind)
{
    bool is_maze = tree_kind(s->tree) == TREE_MAZE;

    for (int i = 0; i < tree_size(s->tree) && kind == LOOK_BOUNDED; i++)
        if (tree_node(s->tree, i)->reason == TREE_FULL_ROW)
            return "B: placed, then killed by look-ahead";
    if (kind == LOOK_KILLED && !is_maze &&
        (tree_fact(s->tree, 0) != NULL || tree_counts(s->tree).tested > 0))
        return "B: an earlier queen attacks it";
    return is_maze ? look(kind)->maze_words : look(kind)->words;
}

/* Choose what the legend must explain.  */
static void
choose_entries(struct scene *s)
{
    bool used[LOOK_COUNT] = { false };
    bool alarm = false;

    if (s->options->no_legend)
        return;
    for (int i = 0; i < s->view.size; i++) {
        used[look_kind(&s->view, i)] = true;
        alarm |= look_is_alarming(&s->view, i);
    }
    for (int k = 0; k < LOOK_COUNT; k++)
        if (used[k])
            add_entry(s, k, entry_words(s, (enum look_kind)k));
    if (alarm)
        add_entry(s, SCENE_ALARM,
                  tree_counts(s->tree).tested > 0
                      ? "the test is wrong"
                      : "wrong, or not as expected");
    if (s->style == DRAW_BOARDS && used[LOOK_KILLED]) {
        add_entry(s, SCENE_ATTACKED, "the queen that cannot stay");
        add_entry(s, SCENE_ATTACKER, "who attacks her");
    }
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
scene_page(struct scene *s)
{
    bool has_room = s->tree_height / s->view.levels >= LEVEL_LINE;
    int maze = maze_width(s);
    int names, profile, body, text, bottom;

    s->has_names = tree_board_size(s->tree) > 0 && has_room;
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
    s->height = bottom + BORDER;
    return 0;
}
