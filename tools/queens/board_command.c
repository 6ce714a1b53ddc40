/* board_command.c - queens board: one board as a picture.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>

#include "lib/board_print.h"
#include "lib/picture/svg/svg.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/queens/codes.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/picture.h"

static const char *const codes[] = { "slash", "backslash", NULL };
enum { NO_CODES = -1 };

/* Return the board with the queens that O names.  */
static struct board *
read_board(const struct options *o)
{
    struct board *b;

    options_expect_rest(o, 1, BOARD_MAX_SIZE);
    b = must(board_new(o->rest_count));
    for (int row = 0; row < o->rest_count; row++) {
        int col =
            (int)options_read_number("COLUMN", o->rest[row], 0, o->rest_count);

        if (col > 0)
            board_place(b, row, col - 1);
    }
    return b;
}

int
board_main(int argc, char **argv)
{
    struct options o = options_start(
        "board", "COLUMN...",
        "Draw one board, given by the column of the queen in each row, from "
        "1;\n"
        "0: none.  There are as many rows as columns.  Without -o, print it.");
    struct picture p = { .is_svg = true };
    struct svg_position position = { 0 };
    struct board *b;
    int which = NO_CODES, *written = NULL;

    options_flag(&o, "attacks", 'a', &position.attacks,
                 "write on squares which queen attacks them");
    options_choice(&o, "codes", 'c', &which, codes,
                   "write lab 03's codes on the squares");
    picture_plain_options(&p, &o);
    options_parse(&o, argc, argv);
    picture_check(&p);
    if (position.attacks && which != NO_CODES)
        say_usage("--attacks and --codes exclude one another");
    b = read_board(&o);
    if (which != NO_CODES &&
        (written = codes_of(board_size(b), &method_codes[which])) == NULL)
        return EXIT_CODE;
    position.board = b;
    position.codes = written;
    position.title = p.title;
    position.no_lines = p.plain;
    if (p.name == NULL)
        board_print_picture(b, stdout);
    else
        picture_write_svg(&p, svg_position_write, &position);
    free(written);
    board_free(b);
    return EXIT_OK;
}
