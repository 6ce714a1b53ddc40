/* installed.c - an example of a program outside the kit that uses libboard.
   SPDX-License-Identifier: MIT

       cc installed.c $(pkg-config --cflags --libs libboard)  */
#include "lib/board_print.h"

#include <stdlib.h>

int
main(void)
{
    static const int columns[] = { 1, 3, 0, 2 };
    struct board *b = board_new(4);

    if (b == NULL)
        return EXIT_FAILURE;
    for (int row = 0; row < 4; row++)
        board_place(b, row, columns[row]);
    board_print_array(b, stdout);
    board_free(b);
    return EXIT_SUCCESS;
}
