/* board_parse.c - a board from text.
   SPDX-License-Identifier: MIT  */
#include "lib/board_parse.h"

#include <string.h>

#include "lib/cursor.h"
#include "lib/require.h"

/* Return an empty board, or NULL with *ERROR set.  */
static struct board *
new_board(int n, struct text_error *error)
{
    struct board *b = board_new(n);

    if (b == NULL)
        *error = (struct text_error){ 0, 0, "out of memory" };
    return b;
}

/* Read the line of up to LIMIT squares at AT, with its queen's column, or -1,
   in *QUEEN.  Return how many squares there were, or -1 with *ERROR set.  */
static int
read_squares(struct cursor *at, int limit, int *queen, struct text_error *error)
{
    int count = 0;

    *queen = -1;
    for (cursor_skip_blanks(at); !cursor_is_line_end(at);
         cursor_skip_blanks(at)) {
        char square = cursor_char(at);

        if (strchr("Q1.0", square) == NULL)
            return cursor_unexpected(at, error, "Q, 1, . or 0");
        if (count == limit)
            return cursor_fail(at, error, "more than %d squares in a row",
                               limit);
        if (square == 'Q' || square == '1') {
            if (*queen != -1)
                return cursor_fail(at, error, "a second queen in a row");
            *queen = count;
        }
        count++;
        cursor_step(at);
    }
    return count;
}

/* Read the rows of B after the first.  Return 0, or -1 with *ERROR set.  */
static int
read_other_rows(struct cursor *at, struct board *b, struct text_error *error)
{
    int n = board_size(b);
    int queen;

    for (int row = 1; row < n; row++) {
        int count;

        if (cursor_is_done(at))
            return cursor_fail(at, error, "the text ends after %d of %d rows",
                               row, n);
        cursor_step(at);
        count = read_squares(at, n, &queen, error);
        if (count == -1)
            return -1;
        if (count < n)
            return cursor_fail(at, error, "the row ends after %d of %d squares",
                               count, n);
        if (queen != -1)
            board_place(b, row, queen);
    }
    if (cursor_is_done(at))
        return 0;
    cursor_step(at);
    return cursor_fail(at, error, "more than %d rows", n);
}

/* The first row tells the size of the rest.  */
struct board *
board_parse_picture(const char *text, struct text_error *error)
{
    struct cursor at;
    struct board *b;
    int n, queen;

    REQUIRE(text != NULL, "board_parse_picture: the text is NULL");
    REQUIRE(error != NULL, "board_parse_picture: the error is NULL");
    at = cursor_start(text);
    n = read_squares(&at, BOARD_MAX_SIZE, &queen, error);
    if (n == 0)
        cursor_unexpected(&at, error, "Q, 1, . or 0");
    if (n <= 0)
        return NULL;
    b = new_board(n, error);
    if (b == NULL)
        return NULL;
    if (queen != -1)
        board_place(b, 0, queen);
    if (read_other_rows(&at, b, error) == 0)
        return b;
    board_free(b);
    return NULL;
}

/* Read up to BOARD_MAX_SIZE numbers, and remember where each of them was.
   Return how many there were, or -1 with *ERROR set.  */
static int
read_numbers(struct cursor *at, int *number, struct cursor *where,
             struct text_error *error)
{
    int count = 0;

    for (cursor_skip_blanks(at); !cursor_is_line_end(at);
         cursor_skip_blanks(at)) {
        if (count == BOARD_MAX_SIZE)
            return cursor_fail(at, error, "more than %d numbers",
                               BOARD_MAX_SIZE);
        where[count] = *at;
        number[count] = cursor_number(at, BOARD_MAX_SIZE, error);
        if (number[count++] == -1)
            return -1;
    }
    if (cursor_is_done(at))
        return count;
    cursor_step(at);
    return cursor_fail(at, error, "more than one line of numbers");
}

struct board *
board_parse_array(const char *text, struct text_error *error)
{
    int number[BOARD_MAX_SIZE];
    struct cursor at, where[BOARD_MAX_SIZE];
    struct board *b;
    int n;

    REQUIRE(text != NULL, "board_parse_array: the text is NULL");
    REQUIRE(error != NULL, "board_parse_array: the error is NULL");
    at = cursor_start(text);
    n = read_numbers(&at, number, where, error);
    if (n == 0)
        cursor_unexpected(&at, error, "a number");
    for (int row = 0; row < n; row++)
        if (number[row] > n) {
            cursor_fail(&where[row], error, "column %d on a board of %d",
                        number[row], n);
            return NULL;
        }
    b = n <= 0 ? NULL : new_board(n, error);
    for (int row = 0; b != NULL && row < n; row++)
        if (number[row] > 0)
            board_place(b, row, number[row] - 1);
    return b;
}
