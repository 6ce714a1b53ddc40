/* board_print.c - a board as text, in each form the classic programs use.
   SPDX-License-Identifier: MIT  */
#include "lib/board_print.h"

#include "lib/require.h"

static void
require_both(const struct board *b, const FILE *out, const char *call)
{
    REQUIRE(b != NULL, "%s: the board is NULL", call);
    REQUIRE(out != NULL, "%s: the file to write on is NULL", call);
}

/* Write one line a row, QUEEN or EMPTY for each square.  */
static void
print_squares(const struct board *b, FILE *out, const char *queen,
              const char *empty)
{
    int n = board_size(b);

    for (int row = 0; row < n; row++)
        for (int col = 0; col < n; col++) {
            fputs(board_queen(b, row) == col ? queen : empty, out);
            fputc(col < n - 1 ? ' ' : '\n', out);
        }
}

void
board_print_picture(const struct board *b, FILE *out)
{
    require_both(b, out, "board_print_picture");
    print_squares(b, out, "Q", ".");
}

void
board_print_glyphs(const struct board *b, FILE *out)
{
    require_both(b, out, "board_print_glyphs");
    print_squares(b, out, "\xe2\x99\x9b", "."); /* U+265B, a black queen */
}

void
board_print_matrix(const struct board *b, FILE *out)
{
    require_both(b, out, "board_print_matrix");
    print_squares(b, out, "1", "0");
}

void
board_print_turned(const struct board *b, FILE *out)
{
    int n;

    require_both(b, out, "board_print_turned");
    n = board_size(b);
    for (int col = 0; col < n; col++)
        for (int row = 0; row < n; row++) {
            fputc(board_queen(b, row) == col ? '1' : '0', out);
            fputc(row < n - 1 ? ' ' : '\n', out);
        }
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
