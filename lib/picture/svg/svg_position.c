/* svg_position.c - one board as an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/svg/svg.h"

#include "lib/picture/svg/element.h"
#include "lib/picture/svg/svg_parts.h"
#include "lib/text/escape.h"
#include "lib/text/text_width.h"

/* All in tenths of a pixel.  */
enum {
    BORDER = 240,
    LABELS = 260, /* the numbers of rows and columns */
    HEAD = 360,
    LINE = 240,
    SIDE = 4800, /* about that of the board */
    LEAST_CELL = 200,
    MOST_CELL = 600
};

struct position {
    const struct svg_position *p;
    struct attack_map *map;
    struct svg_grid grid;
    int n, queens, pairs;
    int width, height;
    struct caption words; /* title, and what is true of it */
};

static void
say_words(struct position *s)
{
    struct caption *w = &s->words;

    if (s->p->title != NULL)
        caption_add(w, "%s", s->p->title);
    else
        caption_add(w, "%d queen%s on a board of size %d", s->queens,
                    s->queens == 1 ? "" : "s", s->n);
    if (s->pairs == 0)
        caption_add(w, s->queens == s->n
                           ? "A solution: no queen attacks another."
                           : "No queen attacks another.");
    else
        caption_add(w,
                    s->pairs == 1 ? "%d pair of queens attacks each other."
                                  : "%d pairs of queens attack each other.",
                    s->pairs);
    if (s->p->codes != NULL)
        caption_add(w, "On a square: its %s code, which counts from 0.",
                    s->p->code_name);
    if (s->p->attacks)
        caption_add(w,
                    "On a square: the row of the first queen that attacks it.");
}

/* Put the queens of S on its map, and count them.  */
static void
look(struct position *s)
{
    const struct board *b = s->p->board;

    for (int row = 0; row < s->n; row++)
        if (board_queen(b, row) >= 0) {
            uint64_t by = attack_map_at(s->map, row, board_queen(b, row));

            for (; by != 0; by &= by - 1)
                s->pairs++; /* with those above her */
            attack_map_place(s->map, row, board_queen(b, row));
            s->queens++;
        }
}

static void
measure(struct position *s)
{
    int cell = SIDE / s->n, lines = s->p->no_lines ? 1 : s->words.count;
    int board, text = 0;

    if (cell < LEAST_CELL)
        cell = LEAST_CELL;
    if (cell > MOST_CELL)
        cell = MOST_CELL;
    board = s->n * cell + LABELS;
    for (int i = 0; i < lines; i++) {
        int size = i == 0 ? SCENE_TITLE : SCENE_TEXT;
        int width = text_width(s->words.line[i], size, i == 0);

        text = text > width ? text : width;
    }
    s->width = (board > text ? board : text) + 2 * BORDER;
    s->grid.cell = cell;
    s->grid.left = (s->width - board) / 2 + LABELS;
    s->grid.top = BORDER + HEAD + (lines - 1) * LINE + LABELS;
    s->height = s->grid.top + s->n * cell + BORDER;
}

static void
write_words(const struct position *s)
{
    struct element_font font = { SCENE_TITLE, COLOUR_INK, "middle",
                                 " font-weight=\"bold\"" };
    int lines = s->p->no_lines ? 1 : s->words.count;

    for (int i = 0; i < lines; i++) {
        element_text(s->width / 2, BORDER + 180 + i * LINE, s->words.line[i],
                     &font, s->grid.out);
        font =
            (struct element_font){ SCENE_TEXT, COLOUR_SUBTITLE, "middle", "" };
    }
}

/* Write NUMBER on a square, ASIDE to the top left from its middle; -1 is the
   one before the first.  */
static void
number(const struct position *s, int row, int col, int number, int aside,
       const char *colour)
{
    struct element_font font = { s->grid.cell / 25, colour, "middle", "" };
    struct caption w = { .count = 0 };
    int half = s->grid.cell / 2;
    int x = s->grid.left + col * s->grid.cell + half - aside;
    int y = s->grid.top + row * s->grid.cell + half - aside;

    if (font.size > SCENE_TEXT)
        font.size = SCENE_TEXT;
    if (row < 0)
        y = s->grid.top - LABELS / 2;
    if (col < 0)
        x = s->grid.left - LABELS / 2;
    caption_add(&w, "%d", number);
    element_text(x, y + font.size * 7 / 2, w.line[0], &font, s->grid.out);
}

static void
square(const struct position *s, int row, int col)
{
    uint64_t by = attack_map_at(s->map, row, col);
    bool has_queen = board_queen(s->p->board, row) == col;
    bool is_solution = s->pairs == 0 && s->queens == s->n;
    bool is_filled = has_queen && (by != 0 || is_solution);

    if (is_filled)
        svg_board_square(&s->grid, row, col,
                         by != 0 ? COLOUR_ATTACK : COLOUR_GOAL);
    if (has_queen)
        svg_board_put(&s->grid, row, col,
                      is_filled ? COLOUR_PAPER : COLOUR_INK);
    if (s->p->codes != NULL)
        number(s, row, col, s->p->codes[row * s->n + col], s->grid.cell / 3,
               !is_filled ? COLOUR_BRANCH
               : by != 0  ? COLOUR_INK
                          : COLOUR_PAPER);
    else if (s->p->attacks && by != 0 && !has_queen)
        number(s, row, col, attack_map_first(by) + 1, 0, COLOUR_DEAD_INK);
}

static void
write_board(const struct position *s)
{
    struct element_style border = { NULL, COLOUR_WALL, NULL, 16 };
    int half = s->n * s->grid.cell / 2;

    svg_board_queen(s->grid.out);
    svg_board_chequers(&s->grid, s->n);
    for (int i = 0; i < s->n; i++) {
        number(s, -1, i, i + 1, 0, COLOUR_QUIET);
        number(s, i, -1, i + 1, 0, COLOUR_QUIET);
    }
    for (int i = 0; i < s->n * s->n; i++)
        square(s, i / s->n, i % s->n);
    element_box(s->grid.left + half, s->grid.top + half, half, half, 0, &border,
                s->grid.out);
}

int
svg_position_write(const void *p, FILE *out)
{
    const struct svg_position *position = p;
    struct position s = { .p = position,
                          .n = board_size(position->board),
                          .grid.out = out };

    s.map = attack_map_new(s.n);
    if (s.map == NULL)
        return -1;
    look(&s);
    say_words(&s);
    measure(&s);
    svg_begin(s.width, s.height, out);
    escape_xml(s.words.line[0], out);
    fputs("</title>\n<desc>", out);
    for (int row = 0; row < s.n; row++)
        if (board_queen(position->board, row) >= 0)
            fprintf(out, "Row %d: column %d. ", row + 1,
                    board_queen(position->board, row) + 1);
    escape_xml(s.words.line[1], out);
    svg_paper(out);
    write_words(&s);
    write_board(&s);
    fputs("</svg>\n", out);
    attack_map_free(s.map);
    return fflush(out) != 0 || ferror(out) ? -1 : 0;
}
