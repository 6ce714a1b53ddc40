/* board.c - an N x N chessboard with at most one queen in each row.
   SPDX-License-Identifier: MIT  */
#include "lib/board.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/board_print.h"
#include "lib/require.h"

struct board {
    int n;
    int count;                         /* queens on the board */
    struct watcher watcher;            /* watcher.see is NULL: nobody watches */
    bool tells_refusals;               /* to the watcher */
    signed char queen[BOARD_MAX_SIZE]; /* column, or -1: no queen */
};

static void
require_row(const struct board *b, int row, const char *call)
{
    REQUIRE(b != NULL, "%s: the board is NULL", call);
    REQUIRE(row >= 0 && row < b->n, "%s: row %d is not in 0 .. %d", call, row,
            b->n - 1);
}

static void
require_square(const struct board *b, int row, int col, const char *call)
{
    require_row(b, row, call);
    REQUIRE(col >= 0 && col < b->n, "%s: column %d is not in 0 .. %d", call,
            col, b->n - 1);
}

struct board *
board_new(int n)
{
    struct board *b;

    if (n < 1 || n > BOARD_MAX_SIZE) {
        errno = EINVAL;
        return NULL;
    }
    b = malloc(sizeof *b);
    if (b == NULL)
        return NULL;
    b->n = n;
    b->count = 0;
    b->watcher = (struct watcher){ NULL, NULL };
    b->tells_refusals = false;
    memset(b->queen, -1, sizeof b->queen);
    return b;
}

struct board *
board_copy(const struct board *b)
{
    struct board *copy;

    REQUIRE(b != NULL, "board_copy: the board is NULL");
    copy = board_new(b->n);
    if (copy == NULL)
        return NULL;
    copy->count = b->count;
    memcpy(copy->queen, b->queen, sizeof b->queen);
    return copy;
}

void
board_free(struct board *b)
{
    free(b);
}

int
board_size(const struct board *b)
{
    REQUIRE(b != NULL, "board_size: the board is NULL");
    return b->n;
}

int
board_queen(const struct board *b, int row)
{
    require_row(b, row, "board_queen");
    return b->queen[row];
}

const signed char *
board_columns(const struct board *b)
{
    REQUIRE(b != NULL, "board_columns: the board is NULL");
    return b->queen;
}

int
board_count(const struct board *b)
{
    REQUIRE(b != NULL, "board_count: the board is NULL");
    return b->count;
}

bool
board_is_equal(const struct board *a, const struct board *b)
{
    REQUIRE(a != NULL, "board_is_equal: the first board is NULL");
    REQUIRE(b != NULL, "board_is_equal: the second board is NULL");
    return a->n == b->n && memcmp(a->queen, b->queen, sizeof a->queen) == 0;
}

/* Tell the watcher of B, if there is one, and return its answer.  */
static bool
tell(struct board *b, enum event_kind kind, int row, int col)
{
    struct event e = { kind, row, col };

    return b->watcher.see(b->watcher.self, &e);
}

/* Tell the watcher of a move and return 0.  Kept apart from its callers, so
   that a board without a watcher does not pay for the event.  */
#if defined(__GNUC__)
__attribute__((noinline))
#endif
static int
tell_move(struct board *b, enum event_kind kind, int row, int col)
{
    tell(b, kind, row, col);
    return 0;
}

static int
refuse(struct board *b, int row, int col)
{
    if (b->watcher.see != NULL && b->tells_refusals)
        tell(b, EVENT_REFUSED, row, col);
    return -1;
}

int
board_place(struct board *b, int row, int col)
{
    require_square(b, row, col, "board_place");
    if (b->queen[row] != -1)
        return refuse(b, row, col);
    b->queen[row] = (signed char)col;
    b->count++;
    if (b->watcher.see != NULL)
        return tell_move(b, EVENT_PLACE, row, col);
    return 0;
}

int
board_remove(struct board *b, int row)
{
    int col;

    require_row(b, row, "board_remove");
    col = b->queen[row];
    if (col == -1)
        return -1;
    b->queen[row] = -1;
    b->count--;
    if (b->watcher.see != NULL)
        return tell_move(b, EVENT_REMOVE, row, col);
    return 0;
}

bool
board_found(struct board *b)
{
    REQUIRE(b != NULL, "board_found: the board is NULL");
    if (b->watcher.see == NULL)
        return true;
    return tell(b, EVENT_FOUND, -1, -1);
}

void
board_tried(struct board *b, int row, int col)
{
    require_square(b, row, col, "board_tried");
    if (b->watcher.see != NULL)
        tell(b, EVENT_TRY, row, col);
}

void
board_watch(struct board *b, const struct watcher *w)
{
    REQUIRE(b != NULL, "board_watch: the board is NULL");
    b->watcher = w != NULL ? *w : (struct watcher){ NULL, NULL };
}

void
board_watch_refusals(struct board *b)
{
    REQUIRE(b != NULL, "board_watch_refusals: the board is NULL");
    b->tells_refusals = true;
}

static void
require_both(const struct board *b, const FILE *out, const char *call)
{
    REQUIRE(b != NULL, "%s: the board is NULL", call);
    REQUIRE(out != NULL, "%s: the file to write on is NULL", call);
}

/* Write one line a row, a column if IS_TURNED, QUEEN or EMPTY for each square.
   CALL wants it.  */
static void
print_squares(const struct board *b, FILE *out, const char *queen,
              const char *empty, bool is_turned, const char *call)
{
    require_both(b, out, call);
    for (int line = 0; line < b->n; line++)
        for (int i = 0; i < b->n; i++) {
            int row = is_turned ? i : line, col = is_turned ? line : i;

            fputs(b->queen[row] == col ? queen : empty, out);
            fputc(i < b->n - 1 ? ' ' : '\n', out);
        }
}

void
board_print_picture(const struct board *b, FILE *out)
{
    print_squares(b, out, "Q", ".", false, "board_print_picture");
}

void
board_print_glyphs(const struct board *b, FILE *out)
{
    /* U+265B, a black queen */
    print_squares(b, out, "\xe2\x99\x9b", ".", false, "board_print_glyphs");
}

void
board_print_matrix(const struct board *b, FILE *out)
{
    print_squares(b, out, "1", "0", false, "board_print_matrix");
}

void
board_print_turned(const struct board *b, FILE *out)
{
    print_squares(b, out, "1", "0", true, "board_print_turned");
}

void
board_print_array(const struct board *b, FILE *out)
{
    int n;

    require_both(b, out, "board_print_array");
    n = board_size(b);
    for (int row = 0; row < n; row++)
        fprintf(out, "%d%c", board_queen(b, row) + 1, row < n - 1 ? ' ' : '\n');
}

void
board_print_pairs(const struct board *b, FILE *out)
{
    require_both(b, out, "board_print_pairs");
    for (int row = 0; row < board_size(b); row++)
        if (board_queen(b, row) != -1)
            fprintf(out, "%d-%d ", row, board_queen(b, row));
    fputs(".\n", out);
}
